"""What Python calls: the rules on arrays of games. `states[i]` is the game, `tables[0]` the edition."""

import numpy as np
import numpy.typing as npt

from spyrium.jit.compiled import compiled, entry, shared, wrapping
from spyrium.rules.cards import TECHNIQUES
from spyrium.rules.counts import Counts
from spyrium.rules.deal import deal_drawn, deal_given, new_game, reveal_first_event, set_up
from spyrium.rules.legal import list_legal
from spyrium.rules.play import apply_decision
from spyrium.rules.scoring import building_score, final_score, technique_score
from spyrium.rules.state import AWAIT_DEAL, OVER, Deal, EditionTables, State

Records = npt.NDArray[np.record]
Numbers = npt.NDArray[np.int64]

# The golden ratio's odd constant steps a Weyl sequence through all 64-bit numbers.
_STEP, _MIX = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD6E8FEB86659FD93)
_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)


@entry
def start(states: Records, i: int, tables: Records, players: int, deal: Records) -> None:
    """§2 and the first deal, drawn from the generator that `states[i].rng` holds; the deal is left in `deal[0]`."""
    new_game(states[i], tables[0], players, deal[0])


@entry
def start_given(
    states: Records, i: int, tables: Records, players: int, first: int, event: int, token: int, deal: Records
) -> None:
    """§2 and the first deal, both as given."""
    set_up(states[i], tables[0], players)
    states[i].first = first
    reveal_first_event(states[i], event, token)
    deal_given(states[i], tables[0], deal[0])


@entry
def legal(states: Records, i: int, tables: Records, out: Numbers) -> int:
    """Write the legal decisions into `out`, ascending; return how many there are."""
    return list_legal(states[i], tables[0], out)


@entry
def apply(states: Records, i: int, tables: Records, decision: int) -> None:
    """Carry out a legal decision. At a round's end the state waits for a deal."""
    apply_decision(states[i], tables[0], decision)


@compiled
def advance(s: State, e: EditionTables, decision: int, deal: Deal) -> bool:
    """Carry out a legal decision, and deal if that ends a round; returns whether it did."""
    apply_decision(s, e, decision)
    if s.step != AWAIT_DEAL:
        return False
    deal_drawn(s, e, deal)
    return True


@entry
def step(states: Records, i: int, tables: Records, decision: int, deal: Records, out: Numbers) -> int:
    """Carry out a legal decision, deal if that ends a round, and list the next legal decisions."""
    s = states[i]
    advance(s, tables[0], decision, deal[0])
    return list_legal(s, tables[0], out)


@entry
def extend(states: Records, i: int, tables: Records, decision: int, out: Numbers) -> int:
    """Copy game `i` to `i + 1`, carry out a legal decision there, and list the next legal ones."""
    states[i + 1] = states[i]
    apply_decision(states[i + 1], tables[0], decision)
    return list_legal(states[i + 1], tables[0], out)


@entry
def deal_round(states: Records, i: int, tables: Records, deal: Records) -> None:
    """Begin the next round with a deal from the state's generator, which is left in `deal[0]`."""
    deal_drawn(states[i], tables[0], deal[0])


@entry
def deal_round_given(states: Records, i: int, tables: Records, deal: Records) -> None:
    """Begin the next round with the deal given."""
    deal_given(states[i], tables[0], deal[0])


@entry
def score_parts(states: Records, i: int, tables: Records, seat: int, out: Numbers) -> int:
    """R11.3 itemised: VP so far, buildings, then the seven techniques; returns the sum."""
    s = states[i]
    out[0] = s.vp[seat]
    out[1] = building_score(s, tables[0], seat)
    for technique in range(TECHNIQUES):
        out[2 + technique] = technique_score(s, tables[0], seat, technique)
    return final_score(s, tables[0], seat)


@wrapping
def pick_below(weyl: np.uint64, n: int) -> int:
    """A quick number from 0 to n - 1 out of one step of a Weyl sequence, for playouts."""
    z = (weyl ^ (weyl >> _HALF)) * _MIX
    z = z ^ (z >> _HALF)
    return int(((z & _LOW) * np.uint64(n)) >> _HALF)


@wrapping
def next_weyl(weyl: np.uint64) -> np.uint64:
    return weyl + _STEP


@shared
def play_out(s: State, e: EditionTables, deal: Deal, out: Counts, weyl: np.uint64) -> int:
    """Random legal decisions to the end of the game; returns how many were made."""
    made = 0
    while s.step != OVER:
        if s.step == AWAIT_DEAL:
            deal_drawn(s, e, deal)
        n = list_legal(s, e, out)
        weyl = next_weyl(weyl)
        apply_decision(s, e, out[pick_below(weyl, n)])
        made += 1
    return made


@entry
def play_random_games(states: Records, tables: Records, players: int, seed: int, deal: Records, out: Numbers) -> int:
    """Fill the array with finished games of random decisions; returns the number of decisions made."""
    made = 0
    for i in range(len(states)):
        states[i].rng = np.uint64(seed + i)
        new_game(states[i], tables[0], players, deal[0])
        made += play_out(states[i], tables[0], deal[0], out, np.uint64(seed + i))
    return made


@entry
def perft(states: Records, i: int, tables: Records, depth: int, outs: npt.NDArray[np.int64]) -> int:
    """Count the sequences of `depth` decisions from `states[i]`; a round's end closes a sequence early.

    `states[i + 1:]` and `outs[i:]` (one row a level) serve as working space.
    """
    if depth == 0 or states[i].step == AWAIT_DEAL or states[i].step == OVER:
        return 1
    n = list_legal(states[i], tables[0], outs[i])
    if depth == 1:
        return n
    count = 0
    for k in range(n):
        states[i + 1] = states[i]
        apply_decision(states[i + 1], tables[0], outs[i, k])
        count += perft(states, i + 1, tables, depth - 1, outs)
    return count
