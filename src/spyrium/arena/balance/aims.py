"""The aims of calibration: how close an edition plays to the game that people describe.

A share counts as missed only as far as it is missed by more than one standard error, lest a search chases noise.
"""

import math
from dataclasses import dataclass

import numpy as np

from spyrium.arena.balance.survey import Survey
from spyrium.notation.words import CARDS, TECHNIQUE_CARDS

PLAYERS = 3  # the reported scores are those of three-player tables
MEAN_SCORE = 66.0
WINNING_SCORES = (81.0, 86.0)
TAKEN = (0.05, 0.95)
MOST_FROM_TECHNIQUE = 1.25
MOST_FROM_SEAT = 1.1
LEAST_WINS_WITH_RESIDENCE = 0.15  # residences are one of the two main strategies
LEAST_WINS_WITH_TECHNIQUE = 0.6  # to win without any is exceptional
LEAST_POINTS_FROM_TECHNIQUES = 6.0  # of a winner
FEWEST_OFFERS = 20  # below this a rate says nothing

SCORE_UNIT, RATE_UNIT, TECHNIQUE_UNIT, SEAT_UNIT = 5.0, 0.05, 0.25, 0.1  # a miss of so much counts as one


@dataclass(frozen=True)
class Aim:
    """One aim, what self-play shows, and by how many units it is missed (0: met)."""

    about: str  # "mean", "winners", "residences", "techniques", a card, or "seat 1"
    name: str
    value: float
    wanted: str
    miss: float
    is_ratio: bool = False  # of wins to an even share


def _beyond(value: float, low: float, high: float, unit: float, error: float = 0.0) -> float:
    """How far a value lies outside a range, its standard error apart; negative below it."""
    return (min(0.0, value + error - low) + max(0.0, value - error - high)) / unit


def _error(share: float, cases: int) -> float:
    """The standard error of a share, that of nought in n cases being about 1 / n."""
    held = min(max(share, 1 / (cases + 2)), 1 - 1 / (cases + 2))
    return math.sqrt(held * (1 - held) / max(1, cases))


def card_numbers(survey: Survey) -> list[int]:
    """The cards that were offered often enough to speak of."""
    return [card for card in range(len(CARDS)) if survey.offered[card] >= FEWEST_OFFERS]


def taken_rate(survey: Survey, card: int) -> float:
    return float(survey.taken[card] / max(1, survey.offered[card]))


def win_ratio(survey: Survey, card: int) -> float:
    """How often those who took a card win, in multiples of an even share; 1 if nobody did."""
    if survey.takers[card] == 0:
        return 1.0
    return float(survey.taker_wins[card] / survey.takers[card]) * survey.players


def seat_ratios(survey: Survey) -> list[float]:
    ratios: list[float] = (survey.seat_wins / survey.games * survey.players).tolist()
    return ratios


def aims(survey: Survey, mean_score: float = MEAN_SCORE) -> list[Aim]:
    """Every aim, met or not. A bot weaker than the players who reported 66 may be asked for another mean."""
    mean, winners = float(np.mean(survey.scores)), float(np.mean(survey.winning_scores))
    low, high = (bound + mean_score - MEAN_SCORE for bound in WINNING_SCORES)
    share = 1 / survey.players
    found = [
        Aim("mean", "mean score", mean, f"{mean_score:.0f}", _beyond(mean, mean_score, mean_score, SCORE_UNIT)),
        Aim(
            "winners",
            "mean score of the winners",
            winners,
            f"{low:.0f}–{high:.0f}",
            _beyond(winners, low, high, SCORE_UNIT),
        ),
    ]
    found += strategy_aims(survey)
    for card in card_numbers(survey):
        rate = taken_rate(survey, card)
        miss = _beyond(rate, *TAKEN, RATE_UNIT, _error(rate, int(survey.offered[card])))
        found.append(Aim(CARDS[card], f"{CARDS[card]} taken", rate, "5–95 %", miss))
        if CARDS[card] in TECHNIQUE_CARDS:
            ratio = win_ratio(survey, card)
            error = _error(ratio * share, int(survey.takers[card])) / share
            miss = _beyond(ratio, 0.0, MOST_FROM_TECHNIQUE, TECHNIQUE_UNIT, error)
            found.append(
                Aim(
                    CARDS[card],
                    f"{CARDS[card]}: owners' wins",
                    ratio,
                    f"≤ {MOST_FROM_TECHNIQUE} ×",
                    miss,
                    is_ratio=True,
                )
            )
    for seat, ratio in enumerate(seat_ratios(survey)):
        miss = _beyond(ratio, 0.0, MOST_FROM_SEAT, SEAT_UNIT, _error(ratio * share, survey.games) / share)
        found.append(Aim(f"seat {seat + 1}", f"seat {seat + 1} wins", ratio, f"≤ {MOST_FROM_SEAT} ×", miss))
    return found


def strategy_aims(survey: Survey) -> list[Aim]:
    """What players say of the ways to win."""
    shares = {
        "residences": ("victories with a Residence", survey.residence_wins, LEAST_WINS_WITH_RESIDENCE),
        "techniques": ("victories with a technique", survey.technique_wins, LEAST_WINS_WITH_TECHNIQUE),
    }
    found = []
    for about, (name, wins, least) in shares.items():
        share = wins / survey.games
        miss = _beyond(share, least, 1.0, RATE_UNIT, _error(share, survey.games))
        found.append(Aim(about, name, share, f"≥ {100 * least:.0f} %", miss))
    points, least_points = float(survey.sources[1][2] / survey.games), LEAST_POINTS_FROM_TECHNIQUES
    miss = _beyond(points, least_points, np.inf, SCORE_UNIT)
    found.append(Aim("techniques", "winners' points from techniques", points, f"≥ {least_points:.0f}", miss))
    return found


def loss(found: list[Aim]) -> float:
    """How far all aims together are missed; 0 is perfect."""
    return sum(aim.miss**2 for aim in found)
