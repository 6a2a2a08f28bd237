"""Compiles what a folder of machine code holds, for the processor that NUMBA_CPU_NAME names, without running it.

python -m tools.wheel.compile_again FOLDER
"""

import pickle
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from numba.core.registry import CPUDispatcher


def compile_again(folder: Path) -> None:
    """Every function for the types of arguments that it was compiled for."""
    for index in sorted(folder.rglob("*.nbi")):
        function = indexed_function(index.relative_to(folder))
        for types in argument_types(index):
            function.compile(types)


def indexed_function(index: Path) -> CPUDispatcher:
    """The function of an index: by Numba's name of it, `rules/engine.legal-41.py311.nbi`."""
    module, function = index.name.split("-")[0].split(".")
    return getattr(import_module(".".join(("spyrium", *index.parent.parts, module))), function)


def argument_types(index: Path) -> Iterable[tuple[Any, ...]]:
    """What Numba has written into an index: its version, then when the source was changed, and the signatures."""
    with index.open("rb") as file:
        pickle.load(file)
        _, overloads = pickle.load(file)
    return [types for types, _, _ in overloads]


if __name__ == "__main__":
    compile_again(Path(sys.argv[1]))
