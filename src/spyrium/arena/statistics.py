"""What the games of a contest say, and how surely: shares of victory, duels, ratings, scores, time.

Games on one deal are not independent: the intervals take the deal as unit. A shared victory counts in parts (R11.4).
"""

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from spyrium.arena.contest import Contest, GameOrder, Played
from spyrium.notation.position import shares_of

Floats = npt.NDArray[np.float64]
_Z = 1.959964  # 95 %
_Z_POWER = 0.841621  # 80 %


class Share(msgspec.Struct, frozen=True):
    """A share with its 95 % interval."""

    value: float
    low: float
    high: float


class Edge(msgspec.Struct, frozen=True):
    """How much better one bot decides than another: per decision, none of which counts for much."""

    name: str
    rival: str
    value: float  # the mean cube root of the win points that it loses less
    error: float  # standard error
    decisions_needed: float  # to tell such bots apart
    games_needed: float


class Standing(msgspec.Struct, frozen=True):
    """One bot's results over a contest. `win_share` is per seat it held: 1 / players is an even result."""

    name: str
    win_share: float
    ci: tuple[float, float]
    mean_score: float
    rating: float
    seconds_per_decision: float
    loss: Share | msgspec.UnsetType = msgspec.UNSET  # win points per decision, where a referee looked on


class Result(msgspec.Struct, frozen=True):
    """What `spyrium arena --json` prints."""

    players: int
    games: int
    bots: list[Standing]
    edges: list[Edge] | msgspec.UnsetType = msgspec.UNSET  # of neighbours by loss, where a referee looked on


@dataclass(frozen=True)
class LineUpShare:
    """How often the seats of a bot, taken together, won at tables of one composition."""

    line_up: tuple[str, ...]
    name: str
    seats: int
    share: Share


class _Mean(NamedTuple):
    value: float
    deals: int
    variance: float
    z: float  # by how many standard errors 95 % are within


def _clustered_mean(sums: Floats, weights: Floats) -> _Mean:
    """Σ sums / Σ weights over the deals that were played, and how surely; of one deal nothing is sure."""
    used = weights > 0
    sums, weights = sums[used], weights[used]
    deals, whole = len(sums), float(weights.sum())
    mean = float(sums.sum() / whole)
    if deals < 2:
        return _Mean(mean, deals, math.inf, math.inf)
    variance = float(((sums - mean * weights) ** 2).sum()) * deals / (deals - 1) / whole**2
    return _Mean(mean, deals, variance, _Z + (_Z**3 + _Z) / (4 * (deals - 1)))  # Student's t, nearly


def clustered_share(sums: Floats, weights: Floats) -> Share:
    """The share Σ sums / Σ weights over deals, with a Wilson interval whose sample size is what the deals are worth."""
    share, deals, variance, z = _clustered_mean(sums, weights)
    if deals < 2:
        return Share(share, 0.0, 1.0)
    spread = share * (1 - share)
    size = spread / variance if variance > 1e-12 else float(deals)
    middle = (share + z * z / (2 * size)) / (1 + z * z / size)
    half = z / (1 + z * z / size) * math.sqrt(spread / size + z * z / (4 * size * size))
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def needed(effect: float, variance: float) -> float:
    """How many observations show an effect with 95 % confidence, four times out of five: (1.96 + 0.84)²·σ²/effect²."""
    return (_Z + _Z_POWER) ** 2 * variance / effect**2 if effect else math.inf


class RunningShares:
    """Win shares while the games come in, to be shown."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._wins = dict.fromkeys(contest.names, 0.0)
        self._seats = dict.fromkeys(contest.names, 0)

    def add(self, played: Played) -> None:
        for name, part in zip(self._contest.seatings[played.order.seating], shares_of(played.scores), strict=True):
            self._wins[name] += part
            self._seats[name] += 1

    def __str__(self) -> str:
        return "  ".join(f"{name} {self._wins[name] / max(1, seats):.0%}" for name, seats in self._seats.items())


class Statistics:
    """The results of the games played so far, in an order of their own: by deal and seating."""

    def __init__(self, contest: Contest, played: Sequence[Played]) -> None:
        self.contest = contest
        self.played = sorted(played, key=lambda game: game.order)
        self.parts = [shares_of(game.scores) for game in self.played]

    def _seats(self, game: Played) -> tuple[str, ...]:
        return self.contest.seatings[game.order.seating]

    def mean_loss(self, name: str) -> Share:
        """Win points lost per decision; the interval takes the deal as unit."""
        losses, decisions = np.zeros(self.contest.deals), np.zeros(self.contest.deals)
        for game in self.played:
            for verdict in game.verdicts or ():
                losses[game.order.deal] += verdict.losses[name]
                decisions[game.order.deal] += 1
        mean, _, variance, z = _clustered_mean(losses, decisions)
        half = z * math.sqrt(variance)
        return Share(mean, max(0.0, mean - half), min(100.0, mean + half))

    def edge(self, name: str, rival: str) -> Edge:
        """By how much a bot decides better than another on the same positions; the turn is the unit.

        The cube root keeps a few blunders from drowning all else.
        """
        sums: dict[tuple[GameOrder, int], float] = defaultdict(float)
        decisions: dict[tuple[GameOrder, int], int] = defaultdict(int)
        for game in self.played:
            for verdict in game.verdicts or ():
                sums[game.order, verdict.turn] += float(np.cbrt(verdict.losses[rival] - verdict.losses[name]))
                decisions[game.order, verdict.turn] += 1
        found = _clustered_mean(np.array(list(sums.values())), np.array(list(decisions.values()), float))
        judged = sum(decisions.values())
        wanted = needed(found.value, found.variance * judged)
        return Edge(name, rival, found.value, math.sqrt(found.variance), wanted, wanted * len(self.played) / judged)

    def by_loss(self) -> list[str]:
        """The bots, from the one that loses least per decision."""
        return sorted(self.contest.names, key=lambda name: self.mean_loss(name).value)

    def edges(self) -> list[Edge]:
        """Of each bot over the next by loss."""
        return [self.edge(name, rival) for name, rival in pairwise(self.by_loss())]

    def win_share(self, name: str, line_up: tuple[str, ...] | None = None, *, together: bool = False) -> Share:
        """Per seat, or of all its seats `together`; over all games or those of one composition."""
        sums, weights = np.zeros(self.contest.deals), np.zeros(self.contest.deals)
        for game, parts in zip(self.played, self.parts, strict=True):
            seats = self._seats(game)
            if line_up is not None and tuple(sorted(seats)) != line_up:
                continue
            held = [seat for seat, who in enumerate(seats) if who == name]
            sums[game.order.deal] += sum(parts[seat] for seat in held)
            weights[game.order.deal] += bool(held) if together else len(held)
        return clustered_share(sums, weights)

    def duel(self, name: str, rival: str) -> Share | None:
        """How often a seat of one bot ends ahead of a seat of the other; a tie counts half. None if they never met."""
        sums, weights = np.zeros(self.contest.deals), np.zeros(self.contest.deals)
        for game in self.played:
            seats = self._seats(game)
            for mine, who in enumerate(seats):
                for theirs, other in enumerate(seats):
                    if who == name and other == rival and mine != theirs:
                        ahead = game.scores[mine] - game.scores[theirs]
                        sums[game.order.deal] += 0.5 if ahead == 0 else float(ahead > 0)
                        weights[game.order.deal] += 1
        return clustered_share(sums, weights) if weights.any() else None

    def line_up_shares(self) -> list[LineUpShare]:
        """Who wins at tables of each composition."""
        compositions = dict.fromkeys(tuple(sorted(seating)) for seating in self.contest.seatings)
        met = {tuple(sorted(self._seats(game))) for game in self.played}
        return [
            LineUpShare(table, name, table.count(name), self.win_share(name, table, together=True))
            for table in compositions
            if table in met
            for name in self.contest.names
            if name in table
        ]

    def scores(self, name: str) -> list[int]:
        """All final scores of a bot."""
        return [
            score
            for game in self.played
            for who, score in zip(self._seats(game), game.scores, strict=True)
            if who == name
        ]

    def seconds_per_decision(self, name: str) -> float:
        seconds, decisions = 0.0, 0
        for game in self.played:
            for seat, who in enumerate(self._seats(game)):
                if who == name:
                    seconds += game.seconds[seat]
                    decisions += game.decisions[seat]
        return seconds / decisions if decisions else 0.0

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Each bot's openskill rating (Plackett-Luce): its mean and its uncertainty."""
        from openskill.models import PlackettLuce  # slow to import, needed here alone

        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in self.contest.names}
        for game in self.played:
            seats = self._seats(game)
            teams = [[model.create_rating([ratings[who].mu, ratings[who].sigma])] for who in seats]
            rated = model.rate(teams, scores=[float(score) for score in game.scores])
            for name in set(seats):  # a bot that holds several seats learns from all of them
                held = [team[0] for team, who in zip(rated, seats, strict=True) if who == name]
                ratings[name].mu = sum(seat.mu for seat in held) / len(held)
                ratings[name].sigma = sum(seat.sigma for seat in held) / len(held)
        return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}

    def result(self) -> Result:
        """The table of the contest, the best bot first."""
        ratings = self.ratings()
        standings = []
        for name in self.contest.names:
            share = self.win_share(name)
            standings.append(
                Standing(
                    name=name,
                    win_share=round(share.value, 6),
                    ci=(round(share.low, 6), round(share.high, 6)),
                    mean_score=round(float(np.mean(self.scores(name))), 4),
                    rating=round(ratings[name][0], 4),
                    seconds_per_decision=self.seconds_per_decision(name),
                    loss=msgspec.UNSET if self.contest.referee is None else self.mean_loss(name),
                )
            )
        standings.sort(key=lambda standing: -standing.win_share)
        edges = msgspec.UNSET if self.contest.referee is None else self.edges()
        return Result(self.contest.players, len(self.played), standings, edges)
