"""The compiled inside of `VectorSpyrium`: all rows in one call."""

from typing import Annotated, Protocol

import numpy as np
import numpy.typing as npt

from spyrium.bots.greedy import weigh_turn_inside
from spyrium.envs.view import ILLEGAL_REWARD
from spyrium.jit.compiled import compiled, entry, inlined
from spyrium.observation import encode_next, encode_row
from spyrium.rules.counts import Counts
from spyrium.rules.deal import new_game
from spyrium.rules.decisions import ACTIVATE, DECISIONS, VALUE
from spyrium.rules.engine import Numbers, Records, advance, next_weyl, pick_below
from spyrium.rules.legal import list_legal
from spyrium.rules.scoring import final_score
from spyrium.rules.state import OVER, EditionTables, State, record_type

Floats = npt.NDArray[np.float32]
Masks = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]


class Mask(Protocol):
    """The legal actions of one game, as a record for the same reason as `observation.Row`."""

    flags: Annotated[Masks, "i1", (DECISIONS,)]


MASK = record_type(Mask)


@inlined
def _show_legal(s: State, e: EditionTables, choices: Counts, mask: Mask) -> None:
    for action in range(DECISIONS):
        mask.flags[action] = 0
    for k in range(list_legal(s, e, choices)):
        mask.flags[choices[k]] = 1


@compiled
def _reward_win(scores: Numbers, rewards: Floats, i: int, players: int) -> None:
    """One point, shared among the winners."""
    best = scores[i, 0]
    winners = 0
    for p in range(players):
        best = max(best, scores[i, p])
    for p in range(players):
        winners += scores[i, p] == best
    for p in range(players):
        rewards[i, p] = 1 / winners if scores[i, p] == best else 0


@compiled
def _reward_score(scores: Numbers, rewards: Floats, i: int, players: int) -> None:
    """The own score less the mean of the others'."""
    total = 0
    for p in range(players):
        total += scores[i, p]
    for p in range(players):
        rewards[i, p] = scores[i, p] - (total - scores[i, p]) / (players - 1)


@entry
def reset_all(
    states: Records,
    tables: Records,
    players: int,
    deal: Records,
    choices: Numbers,
    rows: Records,
    masks: Records,
    seats: Numbers,
) -> None:
    """New games in all rows, from the generators in the states."""
    for i in range(len(states)):
        new_game(states[i], tables[0], players, deal[0])
        _show_legal(states[i], tables[0], choices, masks[i])
        encode_row(states[i], tables[0], states[i].current, rows[i])
        seats[i] = states[i].current


@entry
def step_all(
    states: Records,
    tables: Records,
    players: int,
    actions: Numbers,
    win_counts: bool,
    deal: Records,
    choices: Numbers,
    rows: Records,
    masks: Records,
    seats: Numbers,
    rewards: Floats,
    terminals: Flags,
    scores: Numbers,
) -> None:
    """One action in every row; a game that ends is followed by a new one at once."""
    for i in range(len(states)):
        s, e = states[i], tables[0]
        if terminals[i]:
            terminals[i] = False
            for p in range(players):
                rewards[i, p] = 0
        action = actions[i]
        legal = 0 <= action < DECISIONS and masks[i].flags[action] == 1
        dealt = False
        if legal:
            dealt = advance(s, e, action, deal[0])
        if not legal or s.step == OVER:
            terminals[i] = True
            for p in range(players):
                scores[i, p] = final_score(s, e, p)
            if not legal:
                rewards[i, s.current] = ILLEGAL_REWARD
            elif win_counts:
                _reward_win(scores, rewards, i, players)
            else:
                _reward_score(scores, rewards, i, players)
            new_game(s, e, players, deal[0])
            dealt = True
        _show_legal(s, e, choices, masks[i])
        if dealt:
            encode_row(s, e, s.current, rows[i])
        else:
            encode_next(s, e, seats[i], ACTIVATE <= action < VALUE, rows[i])
        seats[i] = s.current


@entry
def draw_actions(masks: Masks, seed: int, actions: Numbers) -> None:
    """A legal action at random for every row."""
    weyl = np.uint64(seed)
    for i in range(len(masks)):
        legal = 0
        for action in range(DECISIONS):
            legal += masks[i, action]
        weyl = next_weyl(weyl)
        rest = pick_below(weyl, legal)
        action = 0
        while rest > 0 or masks[i, action] == 0:
            rest -= masks[i, action]
            action += 1
        actions[i] = action


@entry
def choose_greedily(
    states: Records,
    tables: Records,
    wanted: Numbers,
    turns: Records,
    outs: Numbers,
    untried: Numbers,
    standings: npt.NDArray[np.float64],
    actions: Numbers,
) -> None:
    """What `greedy` decides in the rows that are wanted; the arrays between are its working space."""
    for i in wanted:
        turns[0] = states[i]
        best = 0
        for k in range(weigh_turn_inside(turns, tables, outs, untried, standings)):
            if standings[k] > standings[best]:
                best = k
        actions[i] = outs[0, best]
