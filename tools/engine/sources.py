"""A mark of the sources of an engine: the same as long as nothing changes that a compiler sees."""

import ast
import hashlib
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import llvmlite
import numba
from numba.core.registry import CPUDispatcher


def modules_of(compiled: Iterable[CPUDispatcher]) -> list[str]:
    """The modules whose functions are in the engine."""
    return sorted({each.py_func.__module__ for each in compiled if each.overloads})


def mark_of(modules: Iterable[str]) -> str:
    """Of the modules, of the tool that translates them, and of the compiler's version."""
    files = [_file_of(module) for module in modules]
    tool = sorted(Path(__file__).parent.glob("*.py"))
    versions = [numba.__version__, llvmlite.__version__]
    return hashlib.sha256("\n".join([*versions, *map(_meaning, [*files, *tool])]).encode()).hexdigest()[:16]


def _file_of(module: str) -> Path:
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"{module} has left the engine's sources: run `make engine`")
    return Path(spec.origin)


def _meaning(path: Path) -> str:
    """A module without comments, texts that explain it, and the places it imports from."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [each for each in body if not _explains(each)] or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.dump(tree)


def _explains(node: ast.AST) -> bool:
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return is_text or isinstance(node, ast.Import | ast.ImportFrom)
