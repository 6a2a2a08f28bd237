"""Finished games keep replaying to the same end, word by word, whatever becomes of the code."""

from pathlib import Path

import pytest

from spyrium import Record, replay
from tests.table import EDITION, FIXTURES

SCORES = {
    "2-players": [28, 23],
    "3-players": [24, 22, 27],
    "4-players": [19, 24, 31, 45],
    "5-players": [24, 24, 33, 23, 32],
}
FILES = sorted((FIXTURES / "games").glob("*.spy"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_finished_game_replays_to_its_scores(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.loads(text, EDITION)
    assert record.dumps() == text
    assert replay(record).scores == SCORES[file.stem]
