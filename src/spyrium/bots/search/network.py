"""The value network: a small perceptron on the observation of `spyrium.observation`, run by compiled code.

From the mover's seat it says every seat's chance to win, every final score, and how likely each decision is the best.
"""

from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from spyrium.bots.arithmetic import exponential
from spyrium.errors import InvalidArgument
from spyrium.jit.compiled import compiled, entry
from spyrium.observation import SIZE, encode
from spyrium.observation import VERSION as FEATURES_VERSION
from spyrium.rules.counts import Counts
from spyrium.rules.decisions import DECISIONS
from spyrium.rules.engine import Records
from spyrium.rules.state import MAX_PLAYERS, EditionTables, State

Floats = npt.NDArray[np.float32]

WIDE, NARROW = 192, 64  # units of the two hidden layers
SCORE_SCALE = 64.0  # points for one unit of the score outputs


class Network(NamedTuple):
    """The weights; a row a source unit, but `policy` has a row a decision."""

    first: Floats  # SIZE x WIDE
    first_bias: Floats
    second: Floats  # WIDE x NARROW
    second_bias: Floats
    value: Floats  # NARROW x (win logits, scores) of the seats, the mover's first
    value_bias: Floats
    policy: Floats  # DECISIONS x NARROW
    policy_bias: Floats

    @staticmethod
    def shapes() -> "dict[str, tuple[int, ...]]":
        return {
            "first": (SIZE, WIDE),
            "first_bias": (WIDE,),
            "second": (WIDE, NARROW),
            "second_bias": (NARROW,),
            "value": (NARROW, 2 * MAX_PLAYERS),
            "value_bias": (2 * MAX_PLAYERS,),
            "policy": (DECISIONS, NARROW),
            "policy_bias": (DECISIONS,),
        }

    @staticmethod
    def load(path: Path) -> "Network":
        """Weights from a file; InvalidArgument if it was trained on another layout of the observation."""
        with np.load(path) as file:
            version = int(file["features_version"])
            arrays = {name: np.ascontiguousarray(file[name], np.float32) for name in Network._fields}
        if version != FEATURES_VERSION or any(arrays[n].shape != shape for n, shape in Network.shapes().items()):
            raise InvalidArgument(
                f"{path}: trained on observation {version}, this is {FEATURES_VERSION} of {SIZE} numbers: train it anew"
            )
        return Network(**arrays)

    def save(self, path: Path) -> None:
        """Half precision is enough for play and halves the file."""
        halves = {name: array.astype(np.float16) for name, array in self._asdict().items()}
        np.savez_compressed(path, features_version=FEATURES_VERSION, **halves)


@cache
def shipped_network() -> Network:
    """The weights that come with the package."""
    with resources.as_file(resources.files("spyrium.bots") / "weights" / "value.npz") as path:
        return Network.load(path)


class Scratch(NamedTuple):
    """Working space for one evaluation after the other."""

    seen: Floats
    wide: Floats
    narrow: Floats
    outputs: Floats
    base_seen: Floats  # what each seat sees of a position near those to be evaluated
    base_wide: Floats  # and what the first layer makes of it: what follows differs in few numbers

    @staticmethod
    def new() -> "Scratch":
        shapes = ((SIZE,), (WIDE,), (NARROW,), (2 * MAX_PLAYERS,), (MAX_PLAYERS, SIZE), (MAX_PLAYERS, WIDE))
        return Scratch(*(np.zeros(shape, np.float32) for shape in shapes))


@compiled
def add_rows(inputs: Floats, weights: Floats, bias: Floats, out: Floats) -> None:
    """out = bias + inputs · weights, skipping what is zero: most inputs are."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(inputs)):
        factor = inputs[i]
        if factor != 0:
            for j in range(len(out)):
                out[j] += factor * weights[i, j]


@compiled
def set_base(net: Network, s: State, e: EditionTables, scratch: Scratch) -> None:
    """Let evaluations begin at what every seat sees of `s` (an accumulator, as NNUE has it)."""
    for seat in range(s.players):
        encode(s, e, seat, scratch.base_seen[seat])
        add_rows(scratch.base_seen[seat], net.first, net.first_bias, scratch.base_wide[seat])


@compiled
def add_changes(net: Network, scratch: Scratch, seat: int) -> None:
    """The first layer's sums: those of the base and what has changed since."""
    seen, wide, base = scratch.seen, scratch.wide, scratch.base_seen[seat]
    for j in range(len(wide)):
        wide[j] = scratch.base_wide[seat, j]
    for i in range(len(seen)):
        change = seen[i] - base[i]
        if change != 0:
            for j in range(len(wide)):
                wide[j] += change * net.first[i, j]


@compiled
def rectify(units: Floats) -> None:
    for j in range(len(units)):
        units[j] = max(units[j], np.float32(0))


@compiled
def evaluate(
    net: Network,
    s: State,
    e: EditionTables,
    scratch: Scratch,
    wins: npt.NDArray[np.float64],
    scores: npt.NDArray[np.float64],
) -> None:
    """The chance to win and the expected final score of every seat; after `set_base`."""
    mover, players = s.current, s.players
    encode(s, e, mover, scratch.seen)
    add_changes(net, scratch, mover)
    rectify(scratch.wide)
    add_rows(scratch.wide, net.second, net.second_bias, scratch.narrow)
    rectify(scratch.narrow)
    out = scratch.outputs
    add_rows(scratch.narrow, net.value, net.value_bias, out)
    highest = out[0]
    for k in range(1, players):
        highest = max(highest, out[k])
    total = 0.0
    for k in range(players):
        seat = (mover + k) % players
        wins[seat] = exponential(np.float64(out[k] - highest))
        scores[seat] = out[MAX_PLAYERS + k] * SCORE_SCALE
        total += wins[seat]
    for p in range(players):
        wins[p] /= total


@compiled
def set_priors(net: Network, scratch: Scratch, decisions: Counts, n: int, priors: npt.NDArray[np.float64]) -> None:
    """How likely each of the decisions is the best, after `evaluate` of the same state."""
    highest = -1e30
    for k in range(n):
        row = net.policy[decisions[k]]
        logit = net.policy_bias[decisions[k]]
        for j in range(len(row)):
            logit += row[j] * scratch.narrow[j]
        priors[k] = logit
        highest = max(highest, priors[k])
    total = 0.0
    for k in range(n):
        priors[k] = exponential(priors[k] - highest)
        total += priors[k]
    for k in range(n):
        priors[k] /= total


@entry
def evaluate_states(
    net: Network,
    states: Records,
    tables: Records,
    scratch: Scratch,
    wins: npt.NDArray[np.float64],
    scores: npt.NDArray[np.float64],
) -> None:
    """A row of chances and scores for every state, all of one game."""
    set_base(net, states[0], tables[0], scratch)
    for i in range(len(states)):
        evaluate(net, states[i], tables[0], scratch, wins[i], scores[i])
