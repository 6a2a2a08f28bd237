"""OpenSpiel: its own suites, filtered to this game, and what they do not look at."""

from __future__ import annotations

import unittest
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
from absl import flags

from spyrium import Edition, RevealedEvent
from spyrium.chance.pieces import FIRST_CARD, DealDraw, chances_of
from tests.effort import proven

if TYPE_CHECKING:
    import pyspiel

flags.FLAGS(["x"])


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    """OpenSpiel takes seconds to import: whoever only collects these tests need not wait for it."""
    import spyrium.envs.openspiel  # noqa: F401


def begin(parameters: str = "") -> pyspiel.State:
    import pyspiel

    return pyspiel.load_game(f"python_spyrium{parameters}").new_initial_state()


def run_suite(suite: unittest.TestSuite) -> None:
    """Run a suite of OpenSpiel's, and show what failed."""
    result = unittest.TextTestRunner(verbosity=0).run(suite)
    assert result.testsRun > 0
    assert not [trace for _, trace in result.failures + result.errors]


def play_randomly(state: pyspiel.State, moves: int, seed: int) -> pyspiel.State:
    chooser = np.random.RandomState(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(chooser.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("games", proven([3, 100], 3))
def test_random_sim_test(games: int) -> None:
    import pyspiel

    pyspiel.random_sim_test(pyspiel.load_game("python_spyrium"), num_sims=games, serialize=True, verbose=False)


@pytest.mark.proof
def test_games_sim_test() -> None:
    from open_spiel.python.tests import games_sim_test

    cases = unittest.defaultTestLoader.loadTestsFromTestCase(games_sim_test.GamesSimTest)
    run_suite(unittest.TestSuite(test for test in cases if "spyrium" in test.id()))  # type: ignore[union-attr]


def test_api_test() -> None:
    from open_spiel.integration_tests import api_test

    flags.FLAGS.test_only_games = "python_spyrium"
    loader = unittest.defaultTestLoader
    run_suite(api_test.load_tests(loader, (), None))


@pytest.mark.parametrize("players", proven([2, 3, 4, 5], 3))
def test_returns_are_shares_of_the_victory(players: int) -> None:
    state = play_randomly(begin(f"(players={players})"), 10_000, players)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1)


def test_a_clone_does_not_share_its_future() -> None:
    state = play_randomly(begin(), 60, 1)
    shown = str(state)
    play_randomly(state.clone(), 500, 2)
    assert str(state) == shown


def test_a_half_drawn_deal_is_cloned_as_it_is() -> None:
    state = play_randomly(begin(), 9, 3)
    assert state.is_chance_node()
    assert state.clone().chance_outcomes() == state.chance_outcomes()


@pytest.mark.proof
def test_a_playthrough_replays(tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    lines = generate_playthrough.playthrough("python_spyrium(players=2)", None)
    path = tmp_path / "python_spyrium.txt"
    path.write_text(lines, encoding="utf-8")
    original, replayed = generate_playthrough.replay(str(path))
    assert original == replayed


def test_the_python_mcts_plays_it() -> None:
    from open_spiel.python.algorithms import mcts

    state = begin("(players=3)")
    chooser = np.random.RandomState(4)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 4, mcts.RandomRolloutEvaluator(1, chooser), random_state=chooser)
    play_randomly(state, 40, 4)
    for _ in range(3):
        if state.is_chance_node():
            play_randomly(state, 1, 4)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_chances_of_a_card_are_those_of_the_deck() -> None:
    deck = Edition.load("standard").tables[0].copies[0].tolist()
    draw = DealDraw.first_of(2, RevealedEvent("windfall", 2), deck)
    draw.draw(draw.weights()[0][0])
    cards = dict(chances_of(draw.weights()))
    assert cards == {FIRST_CARD + card: pytest.approx(copies / 30) for card, copies in enumerate(deck) if copies}
