"""What self-play says about an edition: who takes which card at what price, and how it ends.

A card counts as taken in a round if at least one worker activated it: built, bought, or called.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from spyrium.arena.balance.quick_games import QuickGames
from spyrium.arena.contest import derived_seed, warm_up
from spyrium.bots import load
from spyrium.editions import Edition
from spyrium.game import SCORE_PARTS, Game
from spyrium.notation.position import shares_of
from spyrium.notation.words import CARD_NUMBER
from spyrium.prices import target_of
from spyrium.rules import decisions as d
from spyrium.rules.cards import CARDS, FIRST_TECHNIQUE
from spyrium.rules.engine import Records, score_parts
from spyrium.rules.play import BONUS_MONEY
from spyrium.rules.state import BONUS_CASH, ROUNDS

Counts = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
SOURCES = 3  # of points: play, buildings, techniques
RESIDENCES = (CARD_NUMBER["residence-1"], CARD_NUMBER["residence-2"])


class Trajectory(NamedTuple):
    """A finished game: the states before and after each decision."""

    edition: Edition
    states: Records
    decisions: list[int]

    @staticmethod
    def of(game: Game) -> "Trajectory":
        return Trajectory(game.edition, game.states[: game.ply + 1], game.decisions)

    def score_parts(self) -> Counts:
        """The final scores (R11.3) by source: a row a seat, with VP from play, from buildings, from techniques."""
        parts = np.zeros(SCORE_PARTS, np.int64)
        last, players = len(self.states) - 1, int(self.states[-1]["players"])
        rows = np.zeros((players, SOURCES), np.int64)
        for seat in range(players):
            score_parts(self.states, last, self.edition.tables, seat, parts)
            rows[seat] = parts[0], parts[1], parts[2:].sum()
        return rows


def _card_counts() -> Counts:
    return np.zeros(CARDS, np.int64)


def _card_sums() -> Floats:
    return np.zeros(CARDS)


@dataclass
class Survey:
    """Sums over games of one number of players; arrays by card number unless they say otherwise."""

    players: int
    games: int = 0
    offered: Counts = field(default_factory=_card_counts)  # a copy lay in the market of a round
    taken: Counts = field(default_factory=_card_counts)  # …and was activated in it
    activations: Counts = field(default_factory=_card_counts)
    paid: Counts = field(default_factory=_card_counts)  # £ in all: price, surcharge, space, fee
    takers: Counts = field(default_factory=_card_counts)  # seats that took the card at least once in a game
    taker_wins: Floats = field(default_factory=_card_sums)
    taker_score: Counts = field(default_factory=_card_counts)
    seat_wins: Floats = field(init=False)  # by seat, counted from the first player of round 1
    money: Floats = field(default_factory=lambda: np.zeros((ROUNDS, 2)))  # £ of a seat at the round's start and end
    sources: Floats = field(default_factory=lambda: np.zeros((2, SOURCES)))  # points of all seats; of the winners
    residence_wins: float = 0.0  # victories of seats that took a Residence
    technique_wins: float = 0.0  # victories of seats that own a technique
    scores: list[int] = field(default_factory=list)
    winning_scores: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seat_wins = np.zeros(self.players)

    def add(self, game: Trajectory) -> None:
        """Take in a finished game."""
        sources = game.score_parts()
        scores: list[int] = sources.sum(axis=1).tolist()
        parts = shares_of(scores)
        self.sources[0] += sources.sum(axis=0)
        self.sources[1] += np.array(parts) @ sources
        self.games += 1
        self.scores.extend(scores)
        self.winning_scores.append(max(scores))
        first = int(game.states[0].first)
        for seat, part in enumerate(parts):
            self.seat_wins[(seat - first) % self.players] += part
        self._add_rounds(game)
        who = self._add_activations(game)
        self.residence_wins += _wins_of_takers(who, RESIDENCES, parts)
        self.technique_wins += _wins_of_takers(who, range(FIRST_TECHNIQUE, CARDS), parts)
        for card, seats in who.items():
            self.takers[card] += len(seats)
            self.taker_wins[card] += sum(parts[seat] for seat in seats)
            self.taker_score[card] += sum(scores[seat] for seat in seats)

    def _add_rounds(self, game: Trajectory) -> None:
        starts = game.states[np.searchsorted(game.states["turn_round"], np.arange(1, ROUNDS + 1))]
        np.add.at(self.offered, starts["card"].astype(np.int64).ravel(), 1)
        money = starts["money"][:, : self.players]
        income = np.array(game.edition.track)[starts["residence"][:, : self.players]]
        self.money[:, 0] += money.mean(axis=1)
        self.money[:-1, 1] += (money - income)[1:].mean(axis=1)  # what was left before the income (R3.1)
        self.money[-1, 1] += game.states[-1]["money"][: self.players].mean()

    def _add_activations(self, game: Trajectory) -> dict[int, set[int]]:
        """Count what was activated; returns who took each card."""
        who: dict[int, set[int]] = {}
        seen: set[tuple[int, int]] = set()
        made = np.array(game.decisions)
        for ply in np.flatnonzero((made >= d.ACTIVATE) & (made < d.SPACE)).tolist():
            before = game.states[ply]
            _, position = target_of(game.decisions[ply])
            card = int(before["card"][position])
            place = (int(before["turn_round"]), position)
            self.taken[card] += place not in seen
            seen.add(place)
            self.activations[card] += 1
            self.paid[card] += paid_in_turn(game, ply)
            who.setdefault(card, set()).add(int(before["current"]))
        return who

    def merge(self, other: "Survey") -> None:
        """Add the games of another survey of as many players."""
        for name, value in vars(other).items():
            if name != "players":
                setattr(self, name, getattr(self, name) + value)


def _wins_of_takers(who: Mapping[int, set[int]], cards: Iterable[int], parts: Sequence[float]) -> float:
    """The share of the victory that went to those who took one of the cards."""
    takers = set[int]().union(*(who.get(card, ()) for card in cards))
    return sum(parts[seat] for seat in takers)


def paid_in_turn(game: Trajectory, ply: int) -> int:
    """What a turn that activates a card at `ply` costs in £, without a bonus that it may earn."""
    before = game.states[ply]
    seat = before["current"]
    last = ply + 1
    while game.states[last]["made"] > 0:
        last += 1
    after = game.states[last]
    earned = BONUS_MONEY * int((after["bonuses"][seat] & ~before["bonuses"][seat] & BONUS_CASH) > 0)
    return int(before["money"][seat] - after["money"][seat]) + earned


@dataclass(frozen=True)
class Study:
    """Games of a bot against itself; the same study brings the same games."""

    edition: Edition
    bot: str
    players: tuple[int, ...]
    games: int  # for each number of players
    seed: int

    def orders(self, chunk: int = 10) -> Iterator[tuple[int, range]]:
        """Parcels of games: the number of players, and which games."""
        for players in self.players:
            for first in range(0, self.games, chunk):
                yield players, range(first, min(first + chunk, self.games))


def survey_games(study: Study, order: tuple[int, range]) -> Survey:
    """Play a parcel of games of a study."""
    players, numbers = order
    survey = Survey(players)
    quick = QuickGames(study.edition) if study.bot == "greedy" else None
    for number in numbers:
        seed = derived_seed(study.seed, players, number)
        if quick is not None:
            survey.add(Trajectory(study.edition, *quick.play(players, seed)))
        else:
            survey.add(Trajectory.of(self_play(study.edition, study.bot, players, seed)))
    return survey


def self_play(edition: Edition, bot: str, players: int, seed: int) -> Game:
    """A finished game of a bot against itself."""
    warm_up(bot)
    game = Game(players, seed, edition)
    seated = [load(bot, seed=derived_seed(seed, seat)) for seat in range(players)]
    while not game.over:
        legal = game.legal
        game.play(legal[0] if len(legal) == 1 else seated[game.current].choose(game))
    return game


def merged(surveys: Sequence[Survey]) -> dict[int, Survey]:
    """One survey for each number of players."""
    totals: dict[int, Survey] = {}
    for survey in surveys:
        totals.setdefault(survey.players, Survey(survey.players)).merge(survey)
    return totals
