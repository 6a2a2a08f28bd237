"""Decisions that give something away for nothing in return, which no opponent for people should make.

To pass is a gift while a turn is left that makes its seat richer in something and poorer in nothing: a building to use
with idle workers, a windfall. In the last round, where only points count, so is to pass up a turn that scores, and to
move on the residence track instead of scoring it.
"""

import numpy as np
import numpy.typing as npt

from spyrium.bots.bot import Candidates
from spyrium.bots.greedy import TurnRoom, next_completion
from spyrium.game import Game
from spyrium.jit.compiled import compiled, entry
from spyrium.rules.decisions import PASS
from spyrium.rules.engine import Numbers, Records
from spyrium.rules.play import apply_decision
from spyrium.rules.scoring import final_score
from spyrium.rules.state import RESIDENCE, ROUNDS, State

LAST_RESORT = -1e12  # added to the weight of a gift: below any that a policy gives
FREE = 1  # the gain of a turn that costs nothing, before the last round


@compiled
def is_free(before: State, after: State, seat: int) -> bool:
    """Whether the seat has become richer in something and poorer in nothing."""
    money, spyrium = after.money[seat] - before.money[seat], after.spyrium[seat] - before.spyrium[seat]
    vp, staff = after.vp[seat] - before.vp[seat], after.staff[seat] - before.staff[seat]
    residence, kept = after.residence[seat] - before.residence[seat], after.kept[seat] - before.kept[seat]
    poorest = min(money, spyrium, vp, staff, residence, kept)
    return poorest >= 0 and money + spyrium + vp + staff + residence + kept > 0


@compiled
def best_gain(states: Records, tables: Records, outs: Numbers, untried: Numbers) -> int:
    """What completing the turn from `states[1]` brings the mover of `states[0]` at best: points in the last round,
    before it `FREE` if it can be had for nothing.
    """
    seat, is_last = states[0].current, states[0].turn_round == ROUNDS
    score = final_score(states[0], tables[0], seat)
    best = -(1 << 30) if is_last else 0
    untried[1] = -1
    level = next_completion(states, tables, outs, untried, 1)
    while level > 0:
        if is_last:
            best = max(best, final_score(states[level], tables[0], seat) - score)
        elif is_free(states[0], states[level], seat):
            best = FREE
        level = next_completion(states, tables, outs, untried, level)
    return int(best)


@entry
def set_gifts_aside(
    states: Records,
    tables: Records,
    outs: Numbers,
    untried: Numbers,
    decisions: Numbers,
    count: int,
    visits: Numbers,
    weights: npt.NDArray[np.float64],
) -> None:
    """Take the visits and the weight from every gift among the decisions of `states[0]`.

    Where the favourite is one, only the best of what it would give away is left.
    """
    is_last = states[0].turn_round == ROUNDS
    scores_residence = is_last and states[0].step == RESIDENCE
    gains = outs[0]
    favourite, passing, most = 0, -1, -(1 << 30)
    for k in range(count):
        if weights[k] > weights[favourite]:
            favourite = k
        if decisions[k] == PASS:
            passing = k
    if passing < 0 and not scores_residence:
        return
    for k in range(count):
        states[1] = states[0]
        apply_decision(states[1], tables[0], decisions[k])
        gains[k] = best_gain(states, tables, outs, untried)
        most = max(most, gains[k])
    if passing >= 0 and gains[passing] == most:
        return
    favourite_is_gift = gains[favourite] < most if scores_residence else favourite == passing
    for k in range(count):
        if k == passing or (gains[k] < most and (scores_residence or favourite_is_gift)):
            visits[k] = 0
            weights[k] += LAST_RESORT


def without_gifts(game: Game, found: Candidates) -> Candidates:
    """The candidates, weighed so that no gift is chosen."""
    room = TurnRoom.new()
    room.states[0] = game.state
    room.states[0].rng = 0
    decisions, visits, weights = found.decisions.copy(), found.visits.copy(), found.weights.copy()
    set_gifts_aside(
        room.states, game.edition.tables, room.outs, room.untried, decisions, len(decisions), visits, weights
    )
    return found._replace(visits=visits, weights=weights)
