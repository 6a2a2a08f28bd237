"""Sums over the steps of a game: who lost what, where, and to whom."""

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from spyrium.analysis.report import Account, DealStep, DecisionStep, Step, Turn, TurningPoint

TURNING_POINTS = 3
ACCURACY_FALLS = 2.5  # of a decision's accuracy, for the whole chance given away


def ledger(steps: Iterable[Step], result: npt.NDArray[np.float64]) -> list[Account]:
    """For every seat: deals + own + others + unforeseen = result - 1/n."""
    players = len(result)
    deals, own, others = np.zeros(players), np.zeros(players), np.zeros(players)
    for step in steps:
        change = np.array(step.after) - np.array(step.before)
        if isinstance(step, DealStep):
            deals += change
        else:
            mine = np.arange(players) == step.seat
            own += np.where(mine, change, 0.0)
            others += np.where(mine, 0.0, change)
    unforeseen = result - 1 / players - deals - own - others
    return [Account(float(deals[p]), float(own[p]), float(others[p]), float(unforeseen[p])) for p in range(players)]


def turns(steps: Iterable[Step]) -> list[Turn]:
    """The decisions of each turn summed up: a turn ends where the next player decides or a round begins."""
    found: list[Turn] = []
    fresh = True
    for step in steps:
        if isinstance(step, DealStep):
            fresh = True
            continue
        if found and not fresh and found[-1].seat == step.seat:
            last = found[-1]
            found[-1] = Turn(last.ply, last.seat, last.decisions + 1, last.loss + step.loss)
        else:
            found.append(Turn(step.ply, step.seat, 1, step.loss))
        fresh = False
    return found


def _chosen(steps: Sequence[Step], seat: int) -> list[DecisionStep]:
    """The decisions where there was something to choose."""
    return [step for step in steps if isinstance(step, DecisionStep) and step.seat == seat and not step.forced]


def accuracy(steps: Sequence[Step], players: int) -> list[float]:
    """The mean of 100·exp(-2.5·share of its chance given away) over a seat's decisions; 100 where it had no choice.

    A decision weighs chance·(1 - chance): whoever has as good as lost, or won, can hardly go wrong.
    """
    return [_accuracy(_chosen(steps, seat)) for seat in range(players)]


def _accuracy(decisions: Sequence[DecisionStep]) -> float:
    chances = np.array([step.before[step.seat] for step in decisions])
    weights = chances * (1 - chances)
    if not weights.any():
        return 100.0
    open_still = weights > 0
    given_away = np.array([step.loss for step in decisions])[open_still] / 100 / chances[open_still]
    return float(np.average(100 * np.exp(-ACCURACY_FALLS * given_away), weights=weights[open_still]))


def mean_loss(steps: Sequence[Step], players: int) -> list[float]:
    """Win points lost per decision."""
    losses = [[step.loss for step in _chosen(steps, seat)] for seat in range(players)]
    return [float(np.mean(lost)) if lost else 0.0 for lost in losses]


def turning_points(steps: Iterable[Step]) -> list[TurningPoint]:
    """The largest swings, the largest first; the first deal, which seats the first player, is not one."""
    swings = []
    for step in steps:
        change = 100 * (np.array(step.after) - np.array(step.before))
        if step.ply == 0 and isinstance(step, DealStep):
            continue
        seat = step.seat if isinstance(step, DecisionStep) else int(np.argmax(np.abs(change)))
        swings.append(
            TurningPoint("deal" if isinstance(step, DealStep) else "decision", step.ply, seat, float(change[seat]))
        )
    largest = sorted(swings, key=lambda point: -abs(point.swing))[:TURNING_POINTS]
    return [point for point in largest if point.swing != 0]
