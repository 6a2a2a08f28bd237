"""The exact endgame against plain brute force."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import spyrium
from spyrium import bots
from spyrium.bots.endgame.exact_solution import solved_candidates
from spyrium.cli.app import app
from spyrium.rules.state import ROUNDS

SMALL = 60  # positions that a solution may look at for brute force to be quick


def last_rounds(players: int, games: int) -> Iterator[spyrium.Game]:
    """Positions of round 6 in which nobody can place any more."""
    for seed in range(games):
        game = spyrium.Game(players=players, seed=seed)
        seats = [bots.load("greedy", seed=1), bots.load("random", seed=seed)]
        while not game.over:
            if game.round == ROUNDS and all(game.phase(seat) > 1 for seat in range(players)):
                yield game
            game.play(seats[game.ply % 2].choose(game))


def nearly_over() -> spyrium.Game:
    """A position that is quickly solved and leaves something to choose."""
    return next(game for game in last_rounds(2, 5) if len(game.legal) > 1 and solved_candidates(game, 5_000))


def liking(scores: list[int], seat: int) -> tuple[float, int]:
    """What a seat strives for: its share of victory, then its lead."""
    best = max(scores)
    share = 1 / scores.count(best) if scores[seat] == best else 0.0
    return share, scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def brute_force(game: spyrium.Game) -> list[int]:
    """The final scores of best play, by trying everything."""
    if game.scores is not None:
        return game.scores
    best: list[int] | None = None
    seat = game.current
    for number in game.legal_ids:
        game.play_id(number)
        scores = brute_force(game)
        game.undo()
        if best is None or liking(scores, seat) > liking(best, seat):
            best = scores
    assert best is not None
    return best


@pytest.mark.parametrize(("players", "games"), [(2, 40), (3, 30), (4, 20)])
def test_the_solver_agrees_with_brute_force(players: int, games: int) -> None:
    compared = 0
    for game in last_rounds(players, games):
        solved = solved_candidates(game, 1_000)
        if solved is None or solved.visits.sum() > SMALL:
            continue
        solution = bots.solve(game, 1_000)
        assert solution is not None
        assert liking(solution.scores, game.current) == liking(brute_force(game), game.current)
        compared += 1
    assert compared >= 100


def test_the_line_leads_to_the_scores() -> None:
    game = nearly_over()
    solution = bots.solve(game)
    assert solution is not None
    rest = game.copy()
    for word in solution.line:
        rest.play(word)
    assert rest.scores == solution.scores
    assert solution.values[solution.line[0]] == max(solution.values.values())


def test_too_few_nodes_give_no_solution() -> None:
    game = spyrium.Game(players=2, seed=3)
    walker = bots.load("random", seed=5)
    while game.round < ROUNDS:
        game.play(walker.choose(game))
    assert bots.solve(game, nodes=50) is None


def test_only_the_last_round_can_be_solved() -> None:
    with pytest.raises(ValueError, match="only round 6 can be solved"):
        bots.solve(spyrium.Game(players=2, seed=3))


def test_a_search_plays_the_solved_endgame_perfectly() -> None:
    game = nearly_over()
    solution = bots.solve(game)
    assert solution is not None
    assert solution.values[bots.load("mcts:2000", seed=1).choose(game)] == max(solution.values.values())


def test_the_command_prints_the_solution(tmp_path: Path) -> None:
    game = nearly_over()
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.position()), encoding="utf-8")
    result = CliRunner().invoke(app, ["solve", str(file), "--json"])
    solution = bots.solve(game)
    assert solution is not None
    assert json.loads(result.stdout)["values"] == solution.values
    shown = CliRunner().invoke(app, ["solve", str(file)])
    assert solution.line[0] in shown.stdout


def test_the_command_explains_a_position_too_early(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(spyrium.Game(players=2, seed=3).position()), encoding="utf-8")
    result = CliRunner().invoke(app, ["solve", str(file)])
    assert result.exit_code == 1
    assert "only round 6 can be solved" in result.stderr


def test_equal_positions_are_found_again_whatever_the_generator_holds() -> None:
    game = nearly_over()
    before = solved_candidates(game, 100_000)
    game.states[game.ply].rng = 99
    after = solved_candidates(game, 100_000)
    assert before is not None
    assert after is not None
    assert np.array_equal(before.weights, after.weights)
