"""A contest of bots: who sits where, on which deals, and what one game of it brings.

Duplicate play: every seating of the line-ups meets the same deals, so that neither chance nor seat favours a bot.
"""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement, permutations

import msgspec
import numpy as np

from spyrium.analysis.calibration import shipped_calibration
from spyrium.analysis.valuation import Valuer
from spyrium.bots import Bot, load
from spyrium.bots.intentions import intentions
from spyrium.bots.search.network import shipped_network
from spyrium.editions import Edition
from spyrium.errors import InvalidArgument
from spyrium.game import Game, check_players

DIGITS = 4  # of a verdict, in a log


class GameOrder(msgspec.Struct, frozen=True, order=True):
    """One game of a contest: which deal, and which of the contest's seatings."""

    deal: int
    seating: int


class Verdict(msgspec.Struct, frozen=True):
    """One decision of a game put to every bot: what each may be expected to lose with what it chooses."""

    turn: int
    losses: dict[str, float]  # win points


class Played(msgspec.Struct, frozen=True):
    """The outcome of one game; lists by seat. Only decisions with a choice are counted and timed."""

    order: GameOrder
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    verdicts: list[Verdict] | None = None  # if a referee looked on


def line_ups(bots_given: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets at a table: the bots as given, or every way to fill the seats in which each sits at least once."""
    check_players(players)
    if len(bots_given) > players:
        raise InvalidArgument(f"{len(bots_given)} bots do not fit at a table of {players}: name at most {players}")
    if len(set(bots_given)) < 2 and len(bots_given) < players:
        raise InvalidArgument("an arena needs at least two different bots, or one name for every seat")
    if len(bots_given) == players:
        return [tuple(bots_given)]
    if len(set(bots_given)) < len(bots_given):
        raise InvalidArgument(f"a bot may be named twice only if there are as many names as players ({players})")
    fillings = combinations_with_replacement(bots_given, players - len(bots_given))
    return [(*bots_given, *filling) for filling in fillings]


@dataclass(frozen=True)
class Contest:
    """Everything that decides the results: two equal contests bring the same games (with fixed simulations)."""

    bots: tuple[str, ...]
    players: int
    deals: int
    seed: int
    edition: Edition
    simulations: int | None = None
    seconds: float | None = None
    referee: int | None = None  # simulations with which master judges what each bot would decide

    @staticmethod
    def seatings_of(bots_given: Sequence[str], players: int) -> list[tuple[str, ...]]:
        """All distinct seatings of all line-ups."""
        return [
            seating for line_up in line_ups(bots_given, players) for seating in dict.fromkeys(permutations(line_up))
        ]

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        return self.seatings_of(self.bots, self.players)

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    @property
    def names(self) -> list[str]:
        """The different bots, in the order given."""
        return list(dict.fromkeys(self.bots))

    @property
    def description(self) -> dict[str, object]:
        """What a log names, so that a run is resumed only by the same contest."""
        judged = {} if self.referee is None else {"referee": self.referee}
        return {
            "bots": list(self.bots),
            "players": self.players,
            "deals": self.deals,
            "seed": self.seed,
            "edition": self.edition.label,
            "simulations": self.simulations,
            "seconds": self.seconds,
            **judged,
        }

    def load(self, name: str, seed: int) -> Bot:
        """A bot with the contest's budget, unless its name has one of its own (`mcts:5000`)."""
        if ":" in name:
            return load(name, seed=seed)
        return load(name, simulations=self.simulations, seconds=self.seconds, seed=seed)

    def orders(self) -> Iterator[GameOrder]:
        """Every game, deal by deal."""
        for deal in range(self.deals):
            for seating in range(len(self.seatings)):
                yield GameOrder(deal, seating)


def deals_for(games: int, seatings: int) -> int:
    """How many deals make at least that many games, each deal being played in every seating."""
    if games < 1:
        raise InvalidArgument(f"at least one game should be played, not {games}")
    return math.ceil(games / seatings)


def derived_seed(*numbers: int) -> int:
    """A 64-bit seed that depends on all the numbers and on nothing else."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0])


@cache
def warm_up(name: str) -> None:
    """Let a bot decide once in this process, so that compiling and loading are not counted as thinking."""
    load(name.partition(":")[0], simulations=2, seed=0).choose(Game(2, seed=0))


def play(contest: Contest, order: GameOrder) -> Played:
    """Play one game. Bots are made afresh for it, so that its outcome depends on the contest and the order alone."""
    for name in contest.names:
        warm_up(name)
    game = Game(contest.players, derived_seed(contest.seed, order.deal), contest.edition)
    seated = [
        contest.load(name, derived_seed(contest.seed, order.deal, order.seating, seat))
        for seat, name in enumerate(contest.seatings[order.seating])
    ]
    decisions, seconds = [0] * contest.players, [0.0] * contest.players
    jury = None if contest.referee is None else Jury(contest, order)
    while not game.over:
        legal = game.legal
        if len(legal) == 1:
            game.play(legal[0])
            continue
        seat = game.current
        began = time.perf_counter()
        word = seated[seat].choose(game)
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        if jury is not None:
            jury.hear(game)
        game.play(word)
    return Played(order, game.projected_scores, decisions, seconds, None if jury is None else jury.verdicts)


class Jury:
    """A referee who puts every decision of a game to every bot: on the same positions small differences show soon.

    So does what any other decision might have led to, as if there were two games in one.
    """

    def __init__(self, contest: Contest, order: GameOrder) -> None:
        seed = derived_seed(contest.seed, order.deal) >> 1
        self._referee = Valuer(shipped_network(), shipped_calibration(), contest.referee or 0, seed)
        self._asked = {
            name: contest.load(name, derived_seed(contest.seed, order.deal, order.seating, contest.players + number))
            for number, name in enumerate(contest.names)
        }
        self._chance = np.random.default_rng((contest.seed, order.deal, order.seating))
        self.verdicts: list[Verdict] = []
        self._turn, self._mover = 0, (0, 0)

    def hear(self, game: Game) -> None:
        """Judge what each bot would decide, here and where a decision by chance leads."""
        if self._mover != (game.round, game.current):
            self._turn, self._mover = self._turn + 1, (game.round, game.current)
        self._judge(game)
        aside = game.copy()
        aside.play(str(self._chance.choice(aside.legal)))
        if len(aside.legal) > 1:
            self._judge(aside)

    def _judge(self, game: Game) -> None:
        """Of a bot that varies on purpose, all that it might decide."""
        said = {name: intentions(bot, game) for name, bot in self._asked.items()}
        weighed = self._referee.weigh(game, *dict.fromkeys(word for words in said.values() for word in words))

        def expected(words: dict[str, float]) -> float:
            return round(sum(share * weighed.loss(word, game.current) for word, share in words.items()), DIGITS)

        self.verdicts.append(Verdict(self._turn, {name: expected(words) for name, words in said.items()}))
