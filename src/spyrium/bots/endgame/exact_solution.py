"""The exact endgame for Python: `solve(game)`."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from spyrium.bots.bot import Candidates
from spyrium.bots.endgame.solver import SHARE_UNIT, WHOLE_SHARE, Board, solve_decisions
from spyrium.errors import InvalidArgument
from spyrium.game import MOST_CHOICES, Game
from spyrium.notation.position import shares_of
from spyrium.notation.words import WORDS
from spyrium.rules.state import MAX_PLAYERS, PLACEMENT, ROUNDS

DEFAULT_NODES = 1_000_000


class Solution(NamedTuple):
    """Perfect play from a position of round 6."""

    line: list[str]  # the words of best play to the end
    scores: list[int]  # what it leads to
    values: dict[str, int]  # what each legal word leads to for its maker: the margin, or with more players the lead
    shares: dict[str, float]  # and its maker's share of victory
    nodes: int


class _Roots(NamedTuple):
    decisions: list[int]
    worths: list[int]
    outcomes: list[list[int]]  # final scores, with two players less the loser's
    visited: list[int]
    shares: list[float]


def _solve_roots(game: Game, board: Board, nodes: int) -> _Roots | None:
    board.states[0] = game.state
    board.states[0].rng = 0
    values, visited = np.zeros(MOST_CHOICES, np.int64), np.zeros(MOST_CHOICES, np.int64)
    outcomes, shares = np.zeros((MOST_CHOICES, MAX_PLAYERS), np.int64), np.zeros(MOST_CHOICES)
    n = solve_decisions(board, game.edition.tables, nodes, values, outcomes, visited, shares)
    if n < 0:
        return None
    return _Roots(
        board.decisions[0, :n].tolist(),
        values[:n].tolist(),
        outcomes[:n, : game.players].tolist(),
        visited[:n].tolist(),
        shares[:n].tolist(),
    )


def _lead(worth: int, share: float, players: int) -> int:
    return worth if players == 2 else worth - SHARE_UNIT * round(share * WHOLE_SHARE)


def solve(game: Game, nodes: int = DEFAULT_NODES) -> Solution | None:
    """Perfect play to the end of a game in round 6; None if more than `nodes` positions would have to be looked at.

    Two players: each strives for the greater margin, and so for victory. More: first for the share of
    victory, then for the lead over the best rival; among equal decisions the first by number is taken.
    """
    if game.over:
        raise InvalidArgument("the game is over: there is nothing to solve")
    if game.round != ROUNDS or game.awaiting_deal:
        where = f"this is round {game.round}"
        raise InvalidArgument(f"only round {ROUNDS} can be solved, where no deal is to come; {where}")
    board = Board.new(nodes)
    roots = _solve_roots(game, board, nodes)
    if roots is None:
        return None
    words = [WORDS[number] for number in roots.decisions]
    rest = game.copy()
    line: list[str] = []
    step: _Roots | None = roots
    while step is not None:
        best = step.decisions[int(np.argmax(step.worths))]
        line.append(WORDS[best])
        rest.play_id(best)
        step = None if rest.over else _solve_roots(rest, board, 2 * nodes)
    scores = rest.scores
    if scores is None:
        return None
    return Solution(
        line,
        scores,
        {
            word: _lead(worth, share, game.players)
            for word, worth, share in zip(words, roots.worths, roots.shares, strict=True)
        },
        dict(zip(words, roots.shares, strict=True)),
        sum(roots.visited),
    )


def exact_outcomes(game: Game, nodes: int) -> dict[str, npt.NDArray[np.float64]] | None:
    """Every seat's share of victory after each legal word, with perfect play; None if `nodes` do not suffice."""
    roots = _solve_roots(game, Board.new(nodes), nodes)
    if roots is None:
        return None
    return {
        WORDS[decision]: np.array(shares_of(scores))
        for decision, scores in zip(roots.decisions, roots.outcomes, strict=True)
    }


def is_endgame(game: Game) -> bool:
    """Whether nobody can place workers any more and no deal is to come."""
    return game.round == ROUNDS and all(game.phase(seat) != PLACEMENT for seat in range(game.players))


def solved_candidates(game: Game, nodes: int) -> Candidates | None:
    """Exact candidates for a search that has come near the end; None if it has not."""
    if not is_endgame(game):
        return None
    roots = _solve_roots(game, Board.new(nodes), nodes)
    if roots is None:
        return None
    worths = np.array(roots.worths, np.float64)
    return Candidates(np.array(roots.decisions), np.array(roots.shares), np.array(roots.visited), worths)
