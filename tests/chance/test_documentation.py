"""The check by hand that docs/server.md shows does what it says."""

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spyrium import Game

DOCUMENT = Path(__file__).parents[2] / "docs/server.md"


def run(folder: Path, record: str) -> subprocess.CompletedProcess[str]:
    (folder / "game.spy").write_text(record, encoding="utf-8")
    [snippet] = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S)
    assert len(snippet.splitlines()) == 10
    return subprocess.run([sys.executable, "-c", snippet], cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("number", range(4))
def test_ten_lines_of_python_check_a_record(tmp_path: Path, number: int) -> None:
    game, chance = Game.from_secret(bytes([number]) * 32, 3), random.Random(number)
    while not game.over:
        game.play(chance.choice(game.legal))
    record = game.record().dumps()
    forged = re.sub("secret: ..", "secret: ff", record)

    assert run(tmp_path, record).returncode == 0
    assert "AssertionError" in run(tmp_path, forged).stderr
