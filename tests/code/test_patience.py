"""Nobody here gives up early: a client of the tests waits for minutes, so that a busy machine fails nothing."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PATIENT = TESTS / "server" / "process.py"  # where the patient clients are
IMPATIENT = {"httpx": {"get", "post", "put", "delete", "request", "stream", "Client", "AsyncClient"}, "": {"connect"}}


def called(node: ast.Call) -> tuple[str, str]:
    """The name of what is called, and of what it belongs to."""
    if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name):
        return node.func.value.id, node.func.attr
    return "", node.func.id if isinstance(node.func, ast.Name) else ""


@pytest.mark.parametrize("path", sorted(set(TESTS.rglob("*.py")) - {PATIENT}), ids=lambda path: path.stem)
def test_no_client_waits_as_little_as_its_library_would(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            owner, name = called(node)
            patient = any(keyword.arg == "timeout" for keyword in node.keywords)
            assert patient or name not in IMPATIENT.get(owner, ()), f"line {node.lineno}: see {PATIENT.name}"
