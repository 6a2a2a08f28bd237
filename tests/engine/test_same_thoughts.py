"""Every level decides in the page as it does natively, and a search looks as often at every decision."""

from collections.abc import Iterator
from itertools import islice

import pytest

from spyrium import Game, bots
from spyrium.bots.bot import position_seed
from spyrium.bots.endgame.exact_solution import solved_candidates
from spyrium.bots.search.grow_tree import Budget
from spyrium.bots.search.guided import Guided
from spyrium.bots.search.network import shipped_network
from tests.effort import proven
from tests.engine.comparing import Chance, random_game
from tests.engine.conftest import Page

BOT = 2**63 + 12345
MASTER = Budget(bots.LEVELS["master"].simulations)
POSITIONS = 10  # for each number of players


def moments(players: int, count: int) -> list[Game]:
    """Positions with a choice, spread over whole games."""
    found = []
    chance = Chance(players)
    for seed in range(count):
        words = random_game(players, seed).words
        game = Game(players=players, seed=seed)
        for word in words[: chance.below(len(words) - 1)]:
            game.play(word)
        while len(game.legal) == 1:
            game.play(game.legal[0])
        found.append(game)
    return [game for game in found if not game.over]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_search_looks_as_often_at_every_decision(page: Page, players: int) -> None:
    compared = 0
    for game in moments(players, POSITIONS + 4):
        asked = {"players": players, "seed": game.seed, "words": game.words}
        guided = Guided(MASTER, shipped_network())
        found = guided.weigh(game, position_seed(BOT, game), until_settled=False)
        if game.round == 6 and solved_candidates(game, MASTER.endgame_nodes) is not None:
            continue
        native = [[game.legal[k], int(n)] for k, n in enumerate(found.visits)]
        answer = page.ask("search", **asked, simulations=MASTER.simulations, bot=str(BOT))
        assert [[each["word"], each["visits"]] for each in answer["decisions"]] == native
        assert [each["chance"] for each in answer["decisions"]] == pytest.approx(list(found.win_chances))
        compared += 1
    assert compared >= POSITIONS


@pytest.mark.parametrize("positions", proven([2, 8], 2))
@pytest.mark.parametrize("level", list(bots.LEVELS))
def test_every_level_decides_alike(page: Page, level: str, positions: int) -> None:
    for players in (2, 3, 4, 5):
        for game in moments(players, positions):
            native = bots.load(level, seed=BOT).choose(game)
            asked = {"players": players, "seed": game.seed, "words": game.words}
            assert page.ask("choose", **asked, level=level, bot=str(BOT)) == native


def temptations(level: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Positions in which a level would give something away if gifts were not set aside."""
    bot = bots.load(level, seed=BOT)
    for seed in range(12):
        game = Game(players=2 + seed % 4, seed=seed)
        for word in random_game(game.players, seed).words:
            if "pass" in game.legal and len(game.legal) > 1:
                with monkeypatch.context() as patched:
                    patched.setattr("spyrium.bots.casual.without_gifts", lambda game, found: found)
                    careless = bot.choose(game)
                if careless != bot.choose(game):
                    yield game
            game.play(word)


@pytest.mark.parametrize("level", [name for name in bots.LEVELS if name != "master"])
def test_no_level_gives_away_in_the_page_what_it_keeps_natively(
    page: Page, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    for game in islice(temptations(level, monkeypatch), 3):
        asked = {"players": game.players, "seed": game.seed, "words": game.words}
        assert page.ask("choose", **asked, level=level, bot=str(BOT)) == bots.load(level, seed=BOT).choose(game)
        compared += 1
    assert compared > 0


@pytest.mark.parametrize("players", proven([2, 3, 5], 3))
def test_the_end_is_solved_alike(page: Page, players: int) -> None:
    for seed in range(3):
        words = random_game(players, seed).words
        for left in (2, 6, 12):
            game = Game(players=players, seed=seed)
            for word in words[:-left]:
                game.play(word)
            native = bots.load("financier", seed=BOT).choose(game)
            asked = {"players": players, "seed": seed, "words": game.words}
            assert page.ask("choose", **asked, level="financier", bot=str(BOT)) == native
