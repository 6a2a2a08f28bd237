"""A bot is one file; a package brings bots as entry points."""

from pathlib import Path

import pytest

from spyrium import Game, InvalidArgument, bots

HOARDER = """
from spyrium.bots import Budget, Candidates, Policy


class Hoarder:
    def weigh(self, game, seed, until_settled):
        return Candidates.of(game, [quote.money for quote in game.quotes()])


def policy(budget: Budget) -> Policy:
    return Hoarder()
"""


def richest(game: Game) -> int:
    return max(quote.money for quote in game.quotes())


def test_a_python_file_is_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "hoarder.py"
    file.write_text(HOARDER)
    game, bot = Game(2, seed=1), bots.load(str(file), seed=1)
    while not game.over:
        word = bot.choose(game)
        assert game.quote(word).money == richest(game)
        game.play(word)


def test_a_package_brings_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hoarding.py").write_text(HOARDER)
    info = tmp_path / "hoarding-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hoarding\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[spyrium.bots]\nhoarder = hoarding:policy\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert bots.names() == [*bots.NAMES, "hoarder"]
    game = Game(2, seed=1)
    assert game.quote(bots.load("hoarder").choose(game)).money == richest(game)


@pytest.mark.parametrize(
    ("text", "said"), [(None, "cannot be read"), ("policy = 3", r"should define policy\(budget\)")]
)
def test_a_file_that_is_no_bot_says_so(tmp_path: Path, text: str | None, said: str) -> None:
    file = tmp_path / "nobody.py"
    if text is not None:
        file.write_text(text)
    with pytest.raises(InvalidArgument, match=said):
        bots.load(str(file))
