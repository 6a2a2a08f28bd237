"""The levels below master are weaker by shorter plans, not by gifts."""

from collections.abc import Iterator

import pytest

import spyrium
from spyrium import bots
from spyrium.rules.state import ROUNDS
from tests.effort import proven

BELOW_MASTER = [name for name in bots.LEVELS if name != "master"]


def decisions_of(level: str, games: int) -> Iterator[tuple[spyrium.Game, str]]:
    """Positions in which a level decides in games against itself, each with its word."""
    for seed in range(games):
        game, bot = spyrium.Game(players=2 + seed % 4, seed=seed), bots.load(level, seed=seed)
        while not game.over:
            word = bot.choose(game)
            yield game, word
            game.play(word)


def own_goods(game: spyrium.Game, seat: int) -> list[int]:
    state = game.state
    goods = (state.vp, state.money, state.spyrium, state.staff, state.residence)
    return [int(good[seat]) for good in goods]


def score_after(game: spyrium.Game, word: str) -> int:
    seat, after = game.current, game.copy()
    after.play(word)
    return after.projected_scores[seat]


@pytest.mark.parametrize("games", proven([2, 10], 2))
@pytest.mark.parametrize("level", BELOW_MASTER)
def test_no_level_passes_up_what_costs_nothing_or_points_in_the_last_round(level: str, games: int) -> None:
    passes = 0
    for game, word in decisions_of(level, games):
        if word == "advance" and game.round == ROUNDS and "score" in game.legal:
            assert score_after(game, "advance") >= score_after(game, "score")
        if word != "pass":
            continue
        passes += 1
        before = own_goods(game, game.current)
        for other in set(game.legal) - {"pass"}:
            after = game.copy()
            after.play(other)
            now = own_goods(after, game.current)
            if game.round == ROUNDS:
                assert score_after(game, other) <= game.projected_scores[game.current], f"{other} instead of pass"
            elif after.turn == []:  # nothing is left to be chosen in this turn
                is_free = now != before and all(a >= b for a, b in zip(now, before, strict=True))
                assert not is_free, f"{other} instead of pass"
    assert passes >= 6 * 2 * games
