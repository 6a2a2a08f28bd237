"""Imports point one way: no module imports, even in a roundabout way, one that imports it."""

import ast
from functools import cache
from pathlib import Path

import pytest

import spyrium

PACKAGE = Path(spyrium.__file__).parent

# From the ground up: a room may import rooms of its own floor's list position or lower ones.
FLOORS = (
    ("errors", "runners"),
    ("jit.shipped",),
    ("jit.cache",),
    ("jit.callees",),
    ("jit.compiled",),
    ("rules",),
    ("notation.words",),
    ("editions",),
    ("notation",),
    ("jit.first_use", "prices"),
    ("events", "refusals", "observation", "text.catalogue", "text.board", "text.refusals", "text.numbers", "svg"),
    ("chance",),
    ("game",),
    ("replay", "text", "chance.verification"),
    ("bots",),
    ("jit",),
    ("arena", "envs", "bench", "analysis"),
    ("server",),
    ("cli",),
)


def module_of(path: Path) -> str:
    parts = ("spyrium", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in sorted(PACKAGE.rglob("*.py")) if "migrations" not in path.parts}


@cache
def imports(module: str) -> set[str]:
    """The modules of the package that a module imports when it is loaded or called; for types alone does not count."""
    found: set[str] = set()
    pending: list[ast.AST] = [ast.parse(MODULES[module].read_text(encoding="utf-8"))]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if name in MODULES else node.module for name in names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        pending += ast.iter_child_nodes(node)
    return {name for name in found if name in MODULES and name != module}


def floor_of(module: str) -> int:
    name = module.removeprefix("spyrium").removeprefix(".")
    rooms = [
        (len(room), floor) for floor, row in enumerate(FLOORS) for room in row if f"{name}.".startswith(f"{room}.")
    ]
    return max(rooms)[1] if rooms else len(FLOORS)  # the package itself and `python -m spyrium` stand on top


def test_every_room_has_a_floor() -> None:
    homeless = {module for module in MODULES if floor_of(module) == len(FLOORS)}
    assert homeless == {"spyrium", "spyrium.__main__"}


@pytest.mark.parametrize("module", [module for module in MODULES if module != "spyrium"])
def test_no_room_knows_a_higher_one(module: str) -> None:
    known = imports(module) - {"spyrium"}  # the package's front door is for those who build on all of it
    higher = {other for other in known if floor_of(other) > floor_of(module)}
    assert higher == set()


def test_the_front_door_is_for_the_upper_floors() -> None:
    """Only a record, which a game writes, asks there how it is played again."""
    lower = {module for module in MODULES if floor_of(module) < floor_of("spyrium.bots")}
    assert {module for module in lower if "spyrium" in imports(module)} == {"spyrium.notation.record"}


def test_there_is_no_cycle() -> None:
    finished: set[str] = set()
    path: list[str] = []

    def visit(module: str) -> None:
        assert module not in path, " → ".join([*path[path.index(module) :], module])
        if module not in finished:
            path.append(module)
            for other in sorted(imports(module) - {"spyrium"}):
                visit(other)
            finished.add(path.pop())

    for module in MODULES:
        visit(module)


LIBRARY = [path for name, path in MODULES.items() if not name.startswith(("spyrium.server", "spyrium.cli"))]


@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_library_raises_errors_of_one_family(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name):
            assert node.exc.func.id != "ValueError", f"line {node.lineno}: raise a SpyriumError"
