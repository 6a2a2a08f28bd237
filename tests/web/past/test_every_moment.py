"""Games looked back at, decision by decision and in leaps: at every stop, the table is drawn as it was.

`make proofs` goes back to the first decision of many games; every day some decisions of one are enough.
"""

import random
from collections import defaultdict
from pathlib import Path

import pytest
from playwright.sync_api import Page

from spyrium import Game, Record, replay
from spyrium.bots import load
from spyrium.text.board import board
from tests.effort import proven
from tests.table import EDITION, FIXTURES
from tests.web.conftest import NewPerson
from tests.web.driver import Server, make_game, me, open_table
from tests.web.past.seen import VISITED, seen_board

RECORDS = sorted((FIXTURES / "games").glob("*.spy"))
BOT_GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in range(5)]
FEW, ALL = 8, 1_000
LEAPS = {FEW: 7, ALL: 25}


def bot_game(players: int, seed: int) -> Game:
    """A game among bots that build much, and often the same."""
    bots = [load("greedy" if (seat + seed) % 2 else "random", seed=seed + seat) for seat in range(players)]
    game = Game(players=players, seed=seed, names=[f"Player {n}" for n in range(players)])
    while not game.over:
        game.play(bots[game.current].choose(game))
    return game


def moments(game: Game, back: int, chance: random.Random) -> list[int]:
    """So many decisions back from the end, at most to the first, then some here and there."""
    here_and_there = [chance.randrange(game.ply) for _ in range(LEAPS[back])]
    return [*reversed(range(max(0, game.ply - back), game.ply)), *here_and_there]


def boards(game: Game) -> dict[int, str]:
    """The board as text at every moment of a finished game."""
    at, texts = game.copy(), {}
    while at.ply:
        at.undo()
        texts[at.ply] = board(at)
    return texts


def look_back(page: Page, server: Server, game: Game, back: int = ALL) -> None:
    seats = [me(name) for name in game.names]
    opened = make_game(page, server, seats=seats, record=game.record().dumps())
    open_table(page, server, opened, "?at=0")
    page.wait_for_function("n => document.querySelectorAll('.log .line').length === n", arg=game.ply)
    page.locator(".look-back input[type=range]").fill(str(game.ply))
    stops, expected = moments(game, back, random.Random(game.ply)), boards(game)
    pictures: defaultdict[str, set[int]] = defaultdict(set)
    for moment, drawn in zip(stops, page.evaluate(VISITED, stops), strict=True):
        assert isinstance(drawn, dict), drawn
        assert seen_board(drawn, game) == expected[moment], moment
        for name, picture in drawn["pictures"]:
            pictures[name].add(picture)
    assert {name: found for name, found in pictures.items() if len(found) > 1} == {}


@pytest.mark.parametrize("back", proven([FEW, ALL], FEW))
@pytest.mark.parametrize("file", proven(RECORDS, RECORDS[-1]), ids=lambda file: file.stem)
def test_a_stored_game_is_looked_back_at(page: Page, server: Server, file: Path, back: int) -> None:
    look_back(page, server, replay(Record.loads(file.read_text(), edition=EDITION)), back)


@pytest.mark.proof
@pytest.mark.parametrize("seats_and_seed", BOT_GAMES, ids=str)
def test_a_game_among_bots_is_looked_back_at(page: Page, server: Server, seats_and_seed: tuple[int, int]) -> None:
    look_back(page, server, bot_game(*seats_and_seed))


@pytest.mark.proof
def test_what_moves_disturbs_nothing(person: NewPerson, server: Server) -> None:
    look_back(person(motion="full"), server, bot_game(2, 3))
