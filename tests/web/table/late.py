"""A table late in a game: five companies with many buildings, a long log, and the first seat to decide."""

from functools import cache

from spyrium import Game, Record
from spyrium.bots import load
from tests.web.driver import bot, me

LINES = 300
SEATS = [me("Ada"), *(bot("greedy") for _ in range(4))]


def _asked(game: Game, phase: int) -> bool:
    asked = game.round >= 5 and game.current == 0 and not game.turn and game.phase(0) == phase
    return asked and (phase == 1 or _rebuilding(game) is not None)


def _rebuilding(game: Game) -> str | None:
    """An activation after which there are several buildings to build in place of."""
    for word in game.legal:
        tried = game.copy()
        tried.play(word)
        if word.startswith("activate:") and sum(each.startswith("replace:") for each in tried.legal) > 1:
            return word
    return None


def rebuilding(record: str) -> str:
    """What the first seat activates in phase II of a late game, to choose where to build."""
    word = _rebuilding(Record.loads(record).replay())
    assert word is not None
    return word


@cache
def late_game(phase: int = 1, seed: int = 5) -> str:
    """The record of a game until the first seat, in this phase of round 5 or 6, has much to choose from."""
    player = load("greedy", seed=seed)
    game = Game(players=5, seed=seed, names=["Ada", *["bot:greedy"] * 4])
    while not (_asked(game, phase) and game.ply >= LINES):
        game.play(player.choose(game))
    return game.record().dumps()
