"""Every decision and every deal of a finished game, judged by what could be known."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spyrium
from spyrium import bots
from spyrium.analysis import Analysis, CannotAnalyse, DealStep, analyse
from spyrium.analysis.report import judge
from tests.table import FIXTURES


def finished(players: int, seed: int, level: str = "random", edition: str = "standard") -> spyrium.Game:
    game, bot = spyrium.Game(players=players, seed=seed, edition=edition), bots.load(level, seed=seed)
    while not game.over:
        game.play(bot.choose(game))
    return game


def fixture(players: int) -> spyrium.Record:
    text = (FIXTURES / "games" / f"{players}-players.spy").read_text(encoding="utf-8")
    return spyrium.Record.loads(text, FIXTURES / "test-deck.toml")


def assert_adds_up(analysis: Analysis) -> None:
    for step in analysis.steps:
        assert math.isclose(sum(step.before), 1, abs_tol=1e-9)
        assert math.isclose(sum(step.after), 1, abs_tol=1e-9)
    for seat, account in enumerate(analysis.ledger):
        total = account.deals + account.own + account.others + account.unforeseen
        assert math.isclose(total, analysis.result[seat] - 1 / analysis.players, abs_tol=1e-9)


@settings(max_examples=8)
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32), level=st.sampled_from(["random", "greedy"]))
def test_chances_sum_to_one_and_the_ledger_adds_up(players: int, seed: int, level: str) -> None:
    assert_adds_up(analyse(finished(players, seed, level), simulations=4))


def test_the_steps_are_the_decisions_and_deals_in_their_order() -> None:
    game = finished(3, 7)
    analysis = analyse(game, simulations=4)
    assert [step.word for step in analysis.decisions] == game.words
    assert [step.ply for step in analysis.decisions] == list(range(game.ply))
    deals = [step for step in analysis.steps if isinstance(step, DealStep)]
    assert {step.ply for step in deals} == set(game.deals())
    assert [step.round for step in deals] == [1, 2, 3, 4, 5, 6]


def test_the_same_arguments_give_the_same_bytes_for_a_game_and_its_record() -> None:
    game = finished(2, 11, "greedy")
    first = analyse(game, simulations=16, seed=3).json()
    assert analyse(game.record(), simulations=16, seed=3).json() == first
    assert analyse(game, simulations=16, seed=4).json() != first


def test_a_loss_is_the_mover_s_chance_after_the_best_decision_less_that_after_the_one_made() -> None:
    for step in analyse(fixture(3), simulations=32).decisions:
        assert step.loss == pytest.approx(100 * (step.before[step.seat] - step.after[step.seat]))
        assert step.loss >= 0
        assert step.judgement == judge(step.loss)


def test_a_decision_without_choice_loses_nothing_and_changes_nothing() -> None:
    forced = [step for step in analyse(fixture(2), simulations=16).decisions if step.forced]
    assert forced
    assert all(step.loss == 0 and step.before == step.after for step in forced)


def test_the_losses_of_a_turn_are_summed() -> None:
    analysis = analyse(fixture(2), simulations=16)
    assert sum(turn.loss for turn in analysis.turns) == pytest.approx(sum(step.loss for step in analysis.decisions))
    assert sum(turn.decisions for turn in analysis.turns) == len(analysis.decisions)


def test_the_end_of_a_game_is_judged_exactly() -> None:
    last = [step for step in analyse(fixture(3), simulations=64).decisions if not step.forced][-1]
    assert last.exact
    assert set(np.round(last.after, 9)) <= {0, 0.333333333, 0.5, 1}


def test_who_plays_at_random_is_the_least_accurate_though_last_with_nothing_left_to_lose() -> None:
    levels = ["engineer", "random", "apprentice"]
    players = [bots.load(level, seed=3) for level in levels]
    game = spyrium.Game(players=3, seed=3)
    while not game.over:
        game.play(players[game.current].choose(game))
    found = analyse(game, simulations=64)

    assert found.scores.index(min(found.scores)) == 1
    assert found.accuracy[1] < 80 < min(found.accuracy[0], found.accuracy[2])


def test_giving_away_a_won_game_is_a_blunder() -> None:
    """The last to act of a greedy game passes instead of doing what wins."""
    found = None
    for seed in range(40):
        game = finished(2, seed, "greedy", "standard-2026-11")  # there is one among its first 40 games
        while game.ply > 0 and found is None:
            game.undo()
            if game.round < 6 or "pass" not in game.legal or len(game.legal) < 2:
                continue
            solution = bots.solve(game, nodes=20_000)
            if solution is not None and max(solution.shares.values()) - solution.shares["pass"] == 1:
                found = game
        if found is not None:
            break
    assert found is not None
    at = found.ply
    found.play("pass")
    while not found.over:
        solution = bots.solve(found)
        assert solution is not None
        found.play(solution.line[0])
    step = analyse(found, simulations=2_000).decisions[at]
    assert (step.word, step.judgement, step.exact, step.loss) == ("pass", "blunder", True, 100.0)


@pytest.mark.parametrize(
    ("loss", "judgement"),
    [(0, None), (4.99, None), (5, "inaccuracy"), (10, "mistake"), (14.9, "mistake"), (15, "blunder"), (100, "blunder")],
)
def test_judgements_begin_at_five_ten_and_fifteen_win_points(loss: float, judgement: str | None) -> None:
    assert judge(loss) == judgement


def test_progress_is_told_for_every_decision() -> None:
    game, told = finished(2, 5), []
    analyse(game, simulations=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, game.ply) for done in range(1, game.ply + 1)]


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(CannotAnalyse, match="only a finished game can be analysed; this one is in round 1"):
        analyse(spyrium.Game(players=2, seed=1))


@pytest.mark.parametrize("simulations", [0, -1, 1_000_001, True, 2.5])
def test_a_budget_that_is_none_is_refused(simulations: object) -> None:
    with pytest.raises(ValueError, match="simulations should be a whole number from 1 to"):
        analyse(finished(2, 5), simulations=simulations)  # type: ignore[arg-type]


@pytest.mark.parametrize("given", ["game.spy", None, {"round": 6}])
def test_what_is_no_game_is_refused(given: object) -> None:
    with pytest.raises(ValueError, match="a Game or a Record should be given"):
        analyse(given)  # type: ignore[arg-type]


def test_a_game_that_begins_at_its_end_is_refused() -> None:
    position = finished(2, 5).position()
    with pytest.raises(CannotAnalyse, match="no decisions to analyse"):
        analyse(spyrium.Game.from_position(position))
