"""The rest of round 6, solved exactly: nothing is hidden there and no deal follows.

Two players: minimax on the margin with alpha-beta; the larger margin is also the larger share of victory.
More players: max-n, where each seat strives first for its share of victory, then for its lead over the best rival,
and takes the first decision by number among those that are equal to it. Both remember positions by the bytes of the
state.
"""

from typing import Annotated, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from spyrium.game import MOST_CHOICES
from spyrium.jit.compiled import compiled, entry, wrapping
from spyrium.rules.counts import Counts
from spyrium.rules.engine import Numbers, Records
from spyrium.rules.legal import list_legal
from spyrium.rules.play import apply_decision
from spyrium.rules.scoring import final_score
from spyrium.rules.state import MAX_PLAYERS, OVER, STATE, EditionTables, State, record_type

Words = npt.NDArray[np.uint32]
LONGEST_ENDGAME = 400  # more decisions than a round can take
WORST, BEST = -30_000, 30_000
OUT_OF_NODES = -1
# Parts of a victory, so that up to five can share it; and what a part is worth in points of lead.
WHOLE_SHARE, SHARE_UNIT = 60, 1_000
_SEED_1, _SEED_2 = np.uint64(0xCBF29CE484222325), np.uint64(0x9E3779B97F4A7C15)
_PRIME_1, _PRIME_2 = np.uint64(0x100000001B3), np.uint64(0xD6E8FEB86659FD93)
_SHIFT = np.uint64(29)


class Entry(Protocol):
    """A position met before: two hashes of its bytes, and what is known of it."""

    key: Annotated[np.uint64, "u8"]
    check: Annotated[np.uint64, "u8"]
    # Two players: the least and the greatest margin of seat 0. More players: the final scores.
    values: Annotated[Counts, "i2", (MAX_PLAYERS,)]


ENTRY = record_type(Entry)


class Board(NamedTuple):
    """Working space of a solver: one row a level of the search."""

    states: Records
    raw: Words  # the same memory as plain numbers
    public: int  # how many of them count: the generator does not
    decisions: Numbers
    keys: npt.NDArray[np.int64]  # by which decisions are ordered
    frames: Numbers  # count, next, best value, alpha, beta, the window's alpha and beta at entry, slot of the memory
    scores: Numbers  # the best scores found on each level, for max-n
    memory: Records
    tally: Numbers  # [0] nodes visited

    @staticmethod
    def new(nodes: int) -> "Board":
        """Room for a search of so many nodes."""
        states: Records = np.zeros(LONGEST_ENDGAME, STATE)
        room = 1 << max(10, (2 * nodes).bit_length())
        return Board(
            states,
            states.view(np.uint32).reshape(LONGEST_ENDGAME, STATE.itemsize // 4),
            (STATE.itemsize - 8) // 4,
            np.zeros((LONGEST_ENDGAME, MOST_CHOICES), np.int64),
            np.zeros((LONGEST_ENDGAME, MOST_CHOICES), np.int64),
            np.zeros((LONGEST_ENDGAME, 8), np.int64),
            np.zeros((LONGEST_ENDGAME, MAX_PLAYERS), np.int64),
            np.zeros(room, ENTRY),
            np.zeros(1, np.int64),
        )


_COUNT, _NEXT, _VALUE, _ALPHA, _BETA, _ALPHA_AT_ENTRY, _BETA_AT_ENTRY, _SLOT = range(8)


@wrapping
def find_slot(board: Board, level: int) -> int:
    """Where the position of a level is remembered, or would be: then `values` still tell nothing."""
    one, two = _SEED_1, _SEED_2
    row = board.raw[level]
    for k in range(board.public):
        one = (one ^ np.uint64(row[k])) * _PRIME_1
        two = (two + np.uint64(row[k]) + (two >> _SHIFT)) * _PRIME_2
    one |= np.uint64(1)  # 0 marks an empty entry
    mask = len(board.memory) - 1
    slot = np.int64((one >> _SHIFT) & np.uint64(mask))  # signed: Numba turns mixed sums into floats
    while board.memory[slot].key != 0:
        if board.memory[slot].key == one and board.memory[slot].check == two:
            return int(slot)
        slot = (slot + 1) & mask
    board.memory[slot].key = one
    board.memory[slot].check = two
    board.memory[slot].values[0] = WORST
    board.memory[slot].values[1] = BEST
    return int(slot)


@compiled
def margin(s: State, e: EditionTables) -> int:
    """By how much seat 0 leads seat 1."""
    return final_score(s, e, 0) - final_score(s, e, 1)


@compiled
def order_decisions(board: Board, e: EditionTables, level: int, n: int) -> None:
    """Those that score at once come first: alpha-beta cuts the more. Insertion sort, stable."""
    states, out, keys = board.states, board.decisions[level], board.keys[level]
    seat = states[level].current
    for k in range(n):
        decision = out[k]
        states[level + 1] = states[level]
        apply_decision(states[level + 1], e, decision)
        gained = final_score(states[level + 1], e, seat)
        at = k
        while at > 0 and keys[at - 1] < gained:
            keys[at] = keys[at - 1]
            out[at] = out[at - 1]
            at -= 1
        keys[at] = gained
        out[at] = decision


@compiled
def enter_duel(board: Board, e: EditionTables, level: int, alpha: int, beta: int) -> bool:
    """Begin a level; True if its value is known at once, in `frames[level, _VALUE]`."""
    s, frame = board.states[level], board.frames[level]
    if s.step == OVER:
        frame[_VALUE] = margin(s, e)
        return True
    board.tally[0] += 1
    slot = find_slot(board, level)
    low, high = int(board.memory[slot].values[0]), int(board.memory[slot].values[1])
    if low == high or low >= beta:
        frame[_VALUE] = low
        return True
    if high <= alpha:
        frame[_VALUE] = high
        return True
    frame[_SLOT] = slot
    frame[_ALPHA] = frame[_ALPHA_AT_ENTRY] = max(alpha, low)
    frame[_BETA] = frame[_BETA_AT_ENTRY] = min(beta, high)
    frame[_VALUE] = WORST if s.current == 0 else BEST
    frame[_NEXT] = 0
    frame[_COUNT] = list_legal(s, e, board.decisions[level])
    order_decisions(board, e, level, frame[_COUNT])
    return False


@compiled
def take_value(board: Board, level: int, value: int) -> None:
    """A decision of this level turned out to be worth `value`."""
    frame = board.frames[level]
    if board.states[level].current == 0:
        frame[_VALUE] = max(frame[_VALUE], value)
        frame[_ALPHA] = max(frame[_ALPHA], value)
    else:
        frame[_VALUE] = min(frame[_VALUE], value)
        frame[_BETA] = min(frame[_BETA], value)


@compiled
def remember_duel(board: Board, level: int) -> None:
    frame = board.frames[level]
    entry_ = board.memory[frame[_SLOT]]
    if frame[_VALUE] > frame[_ALPHA_AT_ENTRY]:
        entry_.values[0] = max(entry_.values[0], frame[_VALUE])
    if frame[_VALUE] < frame[_BETA_AT_ENTRY]:
        entry_.values[1] = min(entry_.values[1], frame[_VALUE])


@compiled
def solve_duel(board: Board, e: EditionTables, top: int, nodes: int) -> bool:
    """Minimax from `states[top]` for two players, the margin in `frames[top, _VALUE]`; False when out of nodes."""
    level = top
    known = enter_duel(board, e, top, WORST, BEST)
    while True:
        frame = board.frames[level]
        if not known and frame[_NEXT] < frame[_COUNT] and frame[_ALPHA] < frame[_BETA]:
            if board.tally[0] > nodes:
                return False
            board.states[level + 1] = board.states[level]
            apply_decision(board.states[level + 1], e, board.decisions[level, frame[_NEXT]])
            frame[_NEXT] += 1
            level += 1
            known = enter_duel(board, e, level, frame[_ALPHA], frame[_BETA])
            continue
        if not known:
            remember_duel(board, level)
        if level == top:
            return True
        level -= 1
        take_value(board, level, board.frames[level + 1, _VALUE])
        known = False


@compiled
def esteem(scores: Counts, players: int, seat: int) -> int:
    """What final scores are worth to a seat in max-n: its share of victory, then its lead."""
    best, rival, winners = WORST, WORST, 0
    for p in range(players):
        if scores[p] > best:
            best, winners = scores[p], 0
        if scores[p] == best:
            winners += 1
        if p != seat:
            rival = max(rival, scores[p])
    share = WHOLE_SHARE // winners if scores[seat] == best else 0
    return share * SHARE_UNIT + scores[seat] - rival


@compiled
def enter_table(board: Board, e: EditionTables, level: int) -> bool:
    """Begin a level of max-n; True if its scores are known at once, in `scores[level]`."""
    s, frame = board.states[level], board.frames[level]
    if s.step == OVER:
        for p in range(s.players):
            board.scores[level, p] = final_score(s, e, p)
        return True
    board.tally[0] += 1
    slot = find_slot(board, level)
    if board.memory[slot].values[0] != WORST:
        for p in range(s.players):
            board.scores[level, p] = board.memory[slot].values[p]
        return True
    frame[_SLOT] = slot
    frame[_VALUE] = WORST * 100
    frame[_NEXT] = 0
    frame[_COUNT] = list_legal(s, e, board.decisions[level])
    return False


@compiled
def take_scores(board: Board, level: int) -> None:
    """Adopt the scores of the decision just tried if its maker likes them better than all before."""
    s, frame = board.states[level], board.frames[level]
    value = esteem(board.scores[level + 1], s.players, s.current)
    if value > frame[_VALUE]:
        frame[_VALUE] = value
        for p in range(s.players):
            board.scores[level, p] = board.scores[level + 1, p]


@compiled
def solve_table(board: Board, e: EditionTables, top: int, nodes: int) -> bool:
    """Max-n from `states[top]`, the final scores in `scores[top]`; False when out of nodes."""
    level = top
    known = enter_table(board, e, top)
    while True:
        frame = board.frames[level]
        if not known and frame[_NEXT] < frame[_COUNT]:
            if board.tally[0] > nodes:
                return False
            board.states[level + 1] = board.states[level]
            apply_decision(board.states[level + 1], e, board.decisions[level, frame[_NEXT]])
            frame[_NEXT] += 1
            level += 1
            known = enter_table(board, e, level)
            continue
        if not known:
            for p in range(board.states[level].players):
                board.memory[frame[_SLOT]].values[p] = board.scores[level, p]
        if level == top:
            return True
        level -= 1
        take_scores(board, level)
        known = False


@compiled
def share_of_victory(worth: int, players: int) -> float:
    """The share of victory in a worth: a margin, or with more players what `esteem` made of it."""
    if players == 2:
        return 1.0 if worth > 0 else 0.5 if worth == 0 else 0.0
    return max(0, (worth + SHARE_UNIT // 2) // SHARE_UNIT) / WHOLE_SHARE


@entry
def solve_decisions(
    board: Board,
    tables: Records,
    nodes: int,
    values: Numbers,
    outcomes: Numbers,
    visited: Numbers,
    shares: npt.NDArray[np.float64],
) -> int:
    """The exact worth of every legal decision of `states[0]` to its maker; returns how many there are.

    Two players: the margin; more: `esteem`. `outcomes` has the final scores, with two players less the loser's.
    OUT_OF_NODES when the nodes do not suffice.
    """
    e = tables[0]
    s = board.states[0]
    n = list_legal(s, e, board.decisions[0])
    for k in range(n):
        before = board.tally[0]
        board.states[1] = s
        apply_decision(board.states[1], e, board.decisions[0, k])
        if s.players == 2:
            if not solve_duel(board, e, 1, nodes):
                return OUT_OF_NODES
            values[k] = board.frames[1, _VALUE] if s.current == 0 else -board.frames[1, _VALUE]
            outcomes[k, 0] = max(0, board.frames[1, _VALUE])
            outcomes[k, 1] = max(0, -board.frames[1, _VALUE])
        else:
            if not solve_table(board, e, 1, nodes):
                return OUT_OF_NODES
            values[k] = esteem(board.scores[1], s.players, s.current)
            for p in range(s.players):
                outcomes[k, p] = board.scores[1, p]
        visited[k] = board.tally[0] - before
        shares[k] = share_of_victory(values[k], s.players)
    return n
