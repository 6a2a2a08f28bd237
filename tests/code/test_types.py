"""Strict types reach the state: a field that is not there is found before anything runs."""

from pathlib import Path

from mypy import api

RIGHT = "from spyrium import Game\nmoney: int = Game(2).state.money[0]\n"


def check(tmp_path: Path, text: str) -> str:
    file = tmp_path / "user.py"
    file.write_text(text)
    said, _, _ = api.run(["--strict", "--follow-imports=silent", "--cache-dir", str(tmp_path / "cache"), str(file)])
    return said


def test_a_field_of_the_state_is_known_and_a_misspelt_one_is_refused(tmp_path: Path) -> None:
    assert "Success" in check(tmp_path, RIGHT)
    assert 'has no attribute "monye"' in check(tmp_path, RIGHT.replace("money[", "monye["))
