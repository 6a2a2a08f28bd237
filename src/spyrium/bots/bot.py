"""What every bot can do: choose a word, and say what it thinks of each."""

import secrets
import zlib
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from spyrium.errors import IllegalDecision
from spyrium.game import Game, check_seed
from spyrium.notation.words import WORDS


class Thought(NamedTuple):
    """What a bot thinks of one legal word: its own chance to win after it, and how often it looked there."""

    word: str
    win_chance: float
    visits: int


class Candidates(NamedTuple):
    """Legal decisions with what a search found out about them, index by index."""

    decisions: npt.NDArray[np.int64]
    win_chances: npt.NDArray[np.float64]
    visits: npt.NDArray[np.int64]
    weights: npt.NDArray[np.float64]  # by which the choice is made: the highest is played

    @staticmethod
    def of(game: Game, weights: npt.ArrayLike) -> "Candidates":
        """The legal decisions of a game by weight alone, from a policy that knows no chances to win."""
        decisions = np.array(game.legal_ids, np.int64)
        n = len(decisions)
        return Candidates(decisions, np.full(n, 1 / game.players), np.zeros(n, np.int64), np.asarray(weights, float))


class Policy(Protocol):
    """A way to weigh the legal decisions of a game; `seed` is drawn from the bot's seed and the position.

    With `until_settled` only the choice counts: a search may end once nothing can change it.
    """

    def weigh(self, game: Game, seed: int, until_settled: bool) -> Candidates: ...


class Bot:
    """A player. The same seed and position give the same answer, as long as the budget is a number of simulations."""

    def __init__(self, name: str, policy: Policy, seed: int | None = None) -> None:
        self.name = name
        self.seed = check_seed(seed) if seed is not None else secrets.randbits(64)
        self.policy = policy

    def think(self, game: Game) -> list[Thought]:
        """All legal words, the best first."""
        candidates = self._weigh(game, until_settled=False)
        order = np.argsort(-candidates.weights, kind="stable")
        return [
            Thought(WORDS[int(candidates.decisions[k])], float(candidates.win_chances[k]), int(candidates.visits[k]))
            for k in order
        ]

    def choose(self, game: Game) -> str:
        """The word to play."""
        if len(game.legal_ids) == 1:
            return game.legal[0]
        candidates = self._weigh(game, until_settled=True)
        best = int(np.argmax(candidates.weights))
        return WORDS[int(candidates.decisions[best])]

    def _weigh(self, game: Game, until_settled: bool) -> Candidates:
        if game.over:
            raise IllegalDecision("the game is over: there is nothing to decide", "R11.3")
        if game.awaiting_deal:
            raise IllegalDecision("the round is over: give the next deal first (R11.1)", "R11.1")
        return self.policy.weigh(game, position_seed(self.seed, game), until_settled)

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"


def public_bytes(game: Game, ply: int) -> bytes:
    """What is public of the position after `ply` decisions."""
    return game.key(ply)


def position_seed(seed: int, game: Game) -> int:
    """A seed for one decision, from the bot's seed and what is public of the position."""
    public = public_bytes(game, game.ply)
    low, high = zlib.crc32(public), zlib.crc32(public, seed & 0xFFFFFFFF)
    return (seed ^ (high << 32 | low)) & 0x7FFFFFFFFFFFFFFF
