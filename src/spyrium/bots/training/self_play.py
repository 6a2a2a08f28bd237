"""Games of the bots against themselves, played whole in compiled code, with what a network learns from them."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from spyrium.bots.greedy import LONGEST_TURN, weigh_turn_inside
from spyrium.bots.search.guided import MASTER, Desk, Taste, search_guided
from spyrium.bots.search.network import Network
from spyrium.bots.search.tree import LONGEST_PATH, NODE, clear_node, score_outcome
from spyrium.bots.training.targets import Floats, disturb_root, keep_priors, pruned_visits, uniform
from spyrium.game import MOST_CHOICES
from spyrium.jit.compiled import compiled, entry
from spyrium.rules.deal import new_game
from spyrium.rules.decisions import DECISIONS
from spyrium.rules.engine import Numbers, Records, advance, next_weyl, pick_below
from spyrium.rules.legal import list_legal
from spyrium.rules.state import MAX_PLAYERS, OVER, STATE, State

LONGEST_GAME = 8 * LONGEST_PATH
POLICY_UNITS = 254  # shares of visits are kept in bytes: 0 illegal, 1 + share otherwise
GREEDY_SHARPNESS = 1.0  # points of standing that make a decision e times as likely in greedy's shares


class Plan(NamedTuple):
    """How decisions are made in a game of guided search."""

    simulations: int
    quick: int  # simulations of a decision that serves the value alone
    full_share: float  # how many decisions get the full number
    noise: float  # share of chance in the root's priors of a full decision
    wander: float  # how often a decision is drawn by its visits instead of taking the most visited


class Samples(NamedTuple):
    """Positions with what was found and what came of them; seats as they sit at the table."""

    states: Records
    box: npt.NDArray[np.uint16]  # whose numbers they were played with
    policy: npt.NDArray[np.uint8]
    root: npt.NDArray[np.float32]  # chances to win that the search saw, or what they are to be learnt as
    wins: npt.NDArray[np.float32]
    scores: npt.NDArray[np.float32]

    @staticmethod
    def room(n: int) -> "Samples":
        return Samples(
            np.zeros(n, STATE),
            np.zeros(n, np.uint16),
            np.zeros((n, DECISIONS), np.uint8),
            np.zeros((n, MAX_PLAYERS), np.float32),
            np.zeros((n, MAX_PLAYERS), np.float32),
            np.zeros((n, MAX_PLAYERS), np.float32),
        )

    def part(self, rows: "slice | npt.NDArray[np.int64]") -> "Samples":
        return Samples(
            self.states[rows], self.box[rows], self.policy[rows], self.root[rows], self.wins[rows], self.scores[rows]
        )

    def traced(self, trace: float) -> "Samples":
        """One game's rows with what a value is to learn in `root`: the outcome, mixed on the way back
        with what the searches saw (TD(λ); a trace of 1 is the outcome alone).
        """
        target = self.wins[-1]
        returns = np.empty_like(self.root)
        for row in range(len(self.root) - 1, -1, -1):
            target = trace * target + (1 - trace) * self.root[row]
            returns[row] = target
        return self._replace(root=returns)

    def of_seat(self, seat: int) -> "Samples":
        """The rows in which a seat decides."""
        return self.part(np.flatnonzero(self.states["current"] == seat))

    @staticmethod
    def join(parts: "list[Samples]") -> "Samples":
        return Samples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


@compiled
def begin(s: State, tables: Records, deal: Records, players: int, seed: int) -> None:
    s.rng = np.uint64(seed)
    new_game(s, tables[0], players, deal[0])


@compiled
def settle(s: State, tables: Records, samples: Samples, rows: int, floats: Floats) -> None:
    """Write the game's outcome to all of its rows."""
    score_outcome(s, tables[0], floats[1], floats[2])
    for row in range(rows):
        for p in range(s.players):
            samples.scores[row, p] = floats[1][p]
            samples.wins[row, p] = floats[2][p]


@compiled
def pick_child(nodes: Records, wander: float, weyl: np.uint64) -> int:
    """The most visited child, or now and then one drawn by visits."""
    root = nodes[0]
    best = int(root.first)
    for child in range(root.first, root.first + root.children):
        if nodes[child].visits > nodes[best].visits:
            best = child
    if uniform(weyl) >= wander:
        return best
    rest = pick_below(next_weyl(weyl), max(1, root.visits - 1))
    for child in range(root.first, root.first + root.children):
        rest -= nodes[child].visits
        if rest < 0:
            return child
    return best


@compiled
def note_search(s: State, nodes: Records, samples: Samples, row: int) -> None:
    """A row without a policy yet."""
    root = nodes[0]
    samples.states[row] = s
    for p in range(s.players):
        samples.root[row, p] = root.wins[p] / root.visits
    for k in range(DECISIONS):
        samples.policy[row, k] = 0


@compiled
def note_policy(nodes: Records, samples: Samples, row: int, priors: Floats, exploration: float, visits: Floats) -> None:
    """The shares of visits that the policy learns."""
    total = pruned_visits(nodes, priors, exploration, visits)
    for k in range(nodes[0].children):
        share = visits[k] / max(1.0, total)
        samples.policy[row, nodes[nodes[0].first + k].decision] = 1 + int(POLICY_UNITS * share)


@entry
def play_guided_game(
    desk: Desk,
    game: Records,
    tables: Records,
    net: Network,
    rival: Network,
    rival_taste: Taste,
    is_rival: Numbers,
    nodes: Records,
    plan: Plan,
    players: int,
    seed: int,
    samples: Samples,
) -> int:
    """A game of guided search, seats with `is_rival` by the rival's; returns the number of rows written.

    The final state is left in `game[0]`.
    """
    s = game[0]
    begin(s, tables, desk.deal, players, seed)
    weyl = np.uint64(seed)
    priors, visits = np.zeros(MOST_CHOICES), np.zeros(MOST_CHOICES)
    rows = 0
    while s.step != OVER:
        n = list_legal(s, tables[0], desk.decisions)
        if n == 1:
            advance(s, tables[0], desk.decisions[0], desk.deal[0])
            continue
        weyl = next_weyl(weyl)
        is_full = uniform(weyl) < plan.full_share
        simulations = plan.simulations if is_full else plan.quick
        searcher = rival if is_rival[s.current] else net
        taste = rival_taste if is_rival[s.current] else MASTER
        desk.states[0] = s
        clear_node(nodes[0], -1, 1.0)
        used = search_guided(desk, tables, searcher, taste, nodes, 1, 1, int(weyl))
        keep_priors(nodes, priors)
        if is_full and plan.noise > 0:
            weyl = disturb_root(nodes, plan.noise, weyl)
        search_guided(desk, tables, searcher, taste, nodes, used, simulations, int(weyl))
        note_search(s, nodes, samples, rows)
        if is_full:
            note_policy(nodes, samples, rows, priors, taste.exploration, visits)
        rows += 1
        weyl = next_weyl(weyl)
        child = pick_child(nodes, plan.wander, weyl)
        weyl = next_weyl(weyl)
        advance(s, tables[0], nodes[child].decision, desk.deal[0])
    settle(s, tables, samples, rows, desk.floats)
    return rows


@entry
def play_greedy_game(
    desk: Desk,
    game: Records,
    tables: Records,
    turn: Records,
    outs: Numbers,
    untried: Numbers,
    temperature: float,
    players: int,
    seed: int,
    samples: Samples,
) -> int:
    """A game of greedy that strays by `temperature` points; returns the number of rows written."""
    s = game[0]
    begin(s, tables, desk.deal, players, seed)
    weyl = np.uint64(seed)
    standings = desk.floats[0]
    rows = 0
    while s.step != OVER:
        turn[0] = s
        n = weigh_turn_inside(turn, tables, outs, untried, standings)
        if n == 1:
            advance(s, tables[0], outs[0, 0], desk.deal[0])
            continue
        samples.states[rows] = s
        highest = -1e9
        for k in range(n):
            highest = max(highest, standings[k])
        total, best, best_draw = 0.0, 0, -1e9
        for k in range(n):
            total += np.exp((standings[k] - highest) / GREEDY_SHARPNESS)
            weyl = next_weyl(weyl)
            draw = standings[k] - temperature * np.log(-np.log(uniform(weyl)))
            if draw > best_draw:
                best, best_draw = k, draw
        for k in range(DECISIONS):
            samples.policy[rows, k] = 0
        for k in range(n):
            share = np.exp((standings[k] - highest) / GREEDY_SHARPNESS) / total
            samples.policy[rows, outs[0, k]] = 1 + int(POLICY_UNITS * share)
        rows += 1
        advance(s, tables[0], outs[0, best], desk.deal[0])
    settle(s, tables, samples, rows, desk.floats)
    for row in range(rows):
        for p in range(players):
            samples.root[row, p] = samples.wins[row, p]
    return rows


class SelfPlayTable:
    """Room for games, one after the other."""

    def __init__(self, simulations: int = 1) -> None:
        self.simulations = simulations
        self._desk = Desk.new()
        self._game: Records = np.zeros(1, STATE)
        self._nodes: Records = np.zeros((simulations + 4) * MOST_CHOICES // 2 + 4 * MOST_CHOICES, NODE)
        self._turn: Records = np.zeros(LONGEST_TURN + 2, STATE)
        self._outs = np.zeros((LONGEST_TURN + 2, MOST_CHOICES), np.int64)
        self._untried = np.zeros(LONGEST_TURN + 2, np.int64)
        self._samples = Samples.room(LONGEST_GAME)

    def guided(self, tables: Records, net: Network, plan: Plan, players: int, seed: int) -> Samples:
        """A game of a network against itself."""
        return self.match(tables, net, net, [False] * players, plan, seed)

    def match(
        self,
        tables: Records,
        net: Network,
        rival: Network,
        is_rival: list[bool],
        plan: Plan,
        seed: int,
        rival_taste: Taste = MASTER,
    ) -> Samples:
        """A game between two networks, or two tastes."""
        players = len(is_rival)
        rows = play_guided_game(
            self._desk, self._game, tables, net, rival, rival_taste, np.array(is_rival, np.int64), self._nodes,
            plan, players, seed, self._samples,
        )  # fmt: skip
        return self._kept(rows)

    def greedy(self, tables: Records, temperature: float, players: int, seed: int) -> Samples:
        """A game of greedy against itself."""
        rows = play_greedy_game(
            self._desk, self._game, tables, self._turn, self._outs, self._untried, temperature, players, seed,
            self._samples,
        )  # fmt: skip
        return self._kept(rows)

    def _kept(self, rows: int) -> Samples:
        return Samples.join([self._samples.part(slice(rows))])
