"""Nobody here gives up early: a client of the tests waits for minutes, so that a busy machine fails nothing."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PATIENT = TESTS / "server" / "process.py"  # where the patient clients are
IMPATIENT = {"httpx": {"get", "post", "put", "delete", "request", "stream", "Client", "AsyncClient"}, "": {"connect"}}
A_MINUTE = 60
PAUSES = {"wait_for_timeout"}  # nothing is given up after it


def called(node: ast.Call) -> tuple[str, str]:
    """The name of what is called, and of what it belongs to."""
    if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
        return node.func.value.id, node.func.attr
    return "", node.func.id if isinstance(node.func, ast.Name) else ""


def limits(node: ast.Call) -> list[ast.expr]:
    """All that this call gets as a limit of time."""
    given = [keyword.value for keyword in node.keywords if keyword.arg and "timeout" in keyword.arg]
    return given + (node.args if "timeout" in called(node)[1] else [])


@pytest.mark.parametrize("path", sorted(set(TESTS.rglob("*.py")) - {PATIENT}), ids=lambda path: path.stem)
def test_no_client_waits_as_little_as_its_library_would(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            owner, name = called(node)
            given = limits(node)
            assert given or name not in IMPATIENT.get(owner, ()), f"line {node.lineno}: see {PATIENT.name}"
            written = [each.value for each in given if isinstance(each, ast.Constant)]
            hasty = [each for each in written if isinstance(each, int | float) and each < A_MINUTE]
            assert name in PAUSES or not hasty, f"line {node.lineno}: gives up within a minute"
