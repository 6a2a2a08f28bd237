"""The value network: compiled code against plain NumPy, and the games it learns from."""

from pathlib import Path

import numpy as np
import pytest

import spyrium
from spyrium.bots.search.network import SCORE_SCALE, Network, Scratch, evaluate_states, shipped_network
from spyrium.bots.training.self_play import Plan, SelfPlayTable
from spyrium.observation import observe
from spyrium.rules.decisions import DECISIONS
from spyrium.rules.state import MAX_PLAYERS

TABLES = spyrium.Edition.load("standard").tables
QUICK = Plan(simulations=8, quick=4, full_share=0.5, noise=0.25, wander=0.25)


def plain_values(net: Network, seen: np.ndarray, players: int) -> tuple[np.ndarray, np.ndarray]:
    """Chances and scores from the mover's seat, by NumPy."""
    wide = np.maximum(seen @ net.first + net.first_bias, 0)
    narrow = np.maximum(wide @ net.second + net.second_bias, 0)
    values = narrow @ net.value + net.value_bias
    powers = np.exp(values[:players])
    return powers / powers.sum(), values[MAX_PLAYERS : MAX_PLAYERS + players] * SCORE_SCALE


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_compiled_values_are_those_of_numpy(players: int) -> None:
    net = shipped_network()
    game = spyrium.Game(players=players, seed=4)
    for _ in range(30):
        game.play(game.legal[0])
    wins, scores = np.zeros((2, game.ply + 1, MAX_PLAYERS))
    evaluate_states(net, game.states[: game.ply + 1], TABLES, Scratch.new(), wins, scores)  # counted from the first
    seats = [(game.current + k) % players for k in range(players)]
    chances, points = plain_values(net, observe(game.states, game.ply, TABLES, game.current), players)
    assert wins[-1, seats] == pytest.approx(chances, abs=1e-4)
    assert scores[-1, seats] == pytest.approx(points, abs=0.05)


def test_weights_of_another_observation_are_refused(tmp_path: Path) -> None:
    arrays = shipped_network()._asdict()
    np.savez(tmp_path / "old.npz", features_version=0, **arrays)
    with pytest.raises(ValueError, match="trained on observation 0"):
        Network.load(tmp_path / "old.npz")


def test_saved_weights_come_back(tmp_path: Path) -> None:
    shipped_network().save(tmp_path / "copy.npz")
    again = Network.load(tmp_path / "copy.npz")
    assert all(np.array_equal(a, b) for a, b in zip(again, shipped_network(), strict=True))


def test_a_game_of_self_play_tells_outcome_and_choices() -> None:
    samples = SelfPlayTable(QUICK.simulations).guided(TABLES, shipped_network(), QUICK, 3, seed=9)
    assert len(samples.states) > 50
    assert samples.wins.sum(1) == pytest.approx(1)
    assert samples.root[:, :3].sum(1) == pytest.approx(1, abs=1e-3)
    assert samples.policy.shape[1] == DECISIONS
    assert (samples.states["step"] < 8).all()


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (SelfPlayTable(8).guided(TABLES, shipped_network(), QUICK, 2, seed=9) for _ in range(2))
    assert one.states.tobytes() == other.states.tobytes()


def test_greedy_teaches_what_it_likes() -> None:
    samples = SelfPlayTable().greedy(TABLES, 1.0, 2, seed=3)
    legal = (samples.policy > 0).sum(1)
    assert (legal > 1).all()
    assert samples.scores[0, :2].max() > 10
