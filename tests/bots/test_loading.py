"""Bots by name, and what every bot promises."""

from pathlib import Path

import pytest

import spyrium
from spyrium import bots
from spyrium.bots.search.network import shipped_network

QUICK: dict[str, dict[str, int]] = {"random": {}, "greedy": {}} | {
    name: {"simulations": 40} for name in ("mcts", *bots.LEVELS)
}


def middle_of_a_game(players: int = 3, plies: int = 40) -> spyrium.Game:
    game = spyrium.Game(players=players, seed=11)
    walker = bots.load("random", seed=5)
    for _ in range(plies):
        game.play(walker.choose(game))
    return game


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_bot_chooses_a_legal_word(name: str) -> None:
    game = middle_of_a_game()
    assert bots.load(name, seed=1, **QUICK[name]).choose(game) in game.legal


@pytest.mark.parametrize("name", bots.NAMES)
def test_thoughts_cover_the_legal_words_with_chances(name: str) -> None:
    game = middle_of_a_game()
    thoughts = bots.load(name, seed=1, **QUICK[name]).think(game)
    assert sorted(t.word for t in thoughts) == sorted(game.legal)
    assert all(0 <= t.win_chance <= 1 for t in thoughts)


@pytest.mark.parametrize("name", bots.NAMES)
def test_seed_and_simulations_fix_the_answer(name: str) -> None:
    game = middle_of_a_game()
    one, other = (bots.load(name, seed=1, **QUICK[name]) for _ in range(2))
    assert one.think(game) == other.think(game)
    assert one.choose(game) == other.choose(game)


@pytest.mark.parametrize("name", bots.NAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_no_bot_sees_the_hidden_generator(name: str, players: int) -> None:
    game = middle_of_a_game(players)
    bot = bots.load(name, seed=1, **QUICK[name])
    before = bot.think(game)
    game.states[game.ply].rng = 123456789
    assert bot.think(game) == before


def test_choosing_leaves_the_game_as_it_was() -> None:
    game = middle_of_a_game()
    before = game.states[: game.ply + 1].tobytes()
    bots.load("mcts:50", seed=1).choose(game)
    assert game.states[: game.ply + 1].tobytes() == before


def test_the_number_after_the_colon_is_the_budget() -> None:
    thoughts = bots.load("mcts:75", seed=1).think(middle_of_a_game())
    assert sum(t.visits for t in thoughts) == 75


def test_a_budget_in_seconds_is_spent_on_many_simulations() -> None:
    thoughts = bots.load("mcts", seconds=0.05, seed=1).think(middle_of_a_game())
    assert sum(t.visits for t in thoughts) >= 100


@pytest.mark.parametrize(
    ("name", "budget", "message"),
    [
        ("grandmaster", {}, "Known: random, greedy, mcts"),
        ("mcts:many", {}, "a number of simulations should follow the colon"),
        ("mcts:50", {"seconds": 1}, "gives its budget twice"),
        ("mcts", {"simulations": 5, "seconds": 1}, "not both"),
        ("mcts", {"simulations": 0}, "1 or more"),
        ("mcts", {"seconds": 0}, "more than 0"),
    ],
)
def test_a_wrong_name_or_budget_is_explained(name: str, budget: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        bots.load(name, **budget)


def test_nothing_is_chosen_after_the_end() -> None:
    game = spyrium.Game(players=2, seed=1)
    walker = bots.load("random", seed=5)
    while not game.over:
        game.play(walker.choose(game))
    with pytest.raises(ValueError, match="the game is over"):
        walker.choose(game)


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        game = spyrium.Game(players=2, seed=seed)
        seats = [bots.load("greedy", seed=1), bots.load("random", seed=seed)]
        while not game.over:
            game.play(seats[game.current].choose(game))
        wins += game.winners == [0]
    assert wins >= 16


def test_a_file_of_weights_is_a_bot(tmp_path: Path) -> None:
    shipped_network().save(tmp_path / "mine.npz")
    game = middle_of_a_game()
    mine, master = (bots.load(f"{name}:40", seed=1) for name in (str(tmp_path / "mine.npz"), "master"))
    assert mine.think(game) == master.think(game)


def test_a_file_without_weights_is_told(tmp_path: Path) -> None:
    (tmp_path / "empty.npz").write_bytes(b"")
    with pytest.raises(ValueError, match=r"empty\.npz: no weights of a value network"):
        bots.load(str(tmp_path / "empty.npz"))
