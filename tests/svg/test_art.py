"""The pictures of page, notebook and documents: complete, small, safe to inline, and what the drawing code draws."""

import subprocess
import sys
from pathlib import Path

import pytest

from spyrium.notation.words import CARDS, EVENTS

ROOT = Path(__file__).parents[2]
ART = ROOT / "src" / "spyrium" / "svg" / "art"
PICTURES = [*(f"cards/{card}.svg" for card in CARDS), *(f"events/{event}.svg" for event in EVENTS)]


@pytest.mark.parametrize("name", PICTURES)
def test_a_card_or_event_has_a_small_picture_that_can_be_inlined_many_times(name: str) -> None:
    text = (ART / name).read_text(encoding="utf-8")
    assert len(text) <= 6 * 1024
    assert 'viewBox="0 0 160 120"' in text
    assert " id=" not in text
    assert "<style" not in text


def test_the_drawing_code_draws_the_files_that_are_there(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "tools.draw", tmp_path], cwd=ROOT, check=True)
    drawn = {path.relative_to(tmp_path): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.*")}
    assert set(map(Path, PICTURES)) <= set(drawn)
    assert {name: (ART / name).read_text(encoding="utf-8") for name in drawn} == drawn
