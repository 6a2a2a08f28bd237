"""The notebooks of examples/ run from the first cell to the last."""

import shutil
from pathlib import Path
from typing import cast

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat import NotebookNode

EXAMPLES = Path(__file__).parents[2] / "examples"
PATIENCE = 600  # seconds for a cell, on a slow machine


def executed(name: str, folder: Path, **changes: str) -> NotebookNode:
    """The notebook with its outputs, run in a folder of its own; `changes` give other values to its constants."""
    for script in EXAMPLES.glob("*.py"):
        shutil.copy(script, folder)
    notebook = cast(NotebookNode, nbformat.read(EXAMPLES / f"{name}.ipynb", as_version=4))
    for constant, value in changes.items():
        [cell] = [cell for cell in notebook.cells if f"{constant} = " in cell.source]
        cell.source = "\n".join(
            f"{constant} = {value}" if line.startswith(f"{constant} = ") else line for line in cell.source.splitlines()
        )
    NotebookClient(notebook, timeout=PATIENCE, resources={"metadata": {"path": str(folder)}}).execute()
    return notebook


def pictures(notebook: NotebookNode) -> int:
    """How many boards the notebook shows."""
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    return sum("image/svg+xml" in output.get("data", {}) for output in outputs)


def test_a_game_is_played_and_analysed(tmp_path: Path) -> None:
    assert pictures(executed("play_and_analyse", tmp_path)) == 3


@pytest.mark.proof
def test_a_bot_is_written_and_rated(tmp_path: Path) -> None:
    assert pictures(executed("write_a_bot", tmp_path, DEALS="2")) == 1


@pytest.mark.proof
def test_an_edition_of_ones_own_is_reported_on(tmp_path: Path) -> None:
    assert pictures(executed("an_edition_of_ones_own", tmp_path, GAMES="4")) == 1


@pytest.mark.proof
@pytest.mark.parametrize("minutes", ["0.01", "2"])
def test_a_learner_is_trained_and_watched(tmp_path: Path, minutes: str) -> None:
    assert pictures(executed("train_and_watch", tmp_path, MINUTES=minutes, GAMES="4")) >= 1


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_is_kept_without_what_a_run_leaves_in_it(file: Path) -> None:
    notebook = nbformat.read(file, as_version=4)
    for cell in notebook.cells:
        assert cell.cell_type == "markdown" or (cell.outputs == [] and cell.execution_count is None)
