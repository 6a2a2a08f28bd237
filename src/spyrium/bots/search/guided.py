"""Tree search guided by the value network: it judges the leaves and says where to look first."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from spyrium.bots.bot import Candidates
from spyrium.bots.endgame.exact_solution import solved_candidates
from spyrium.bots.search.grow_tree import Budget
from spyrium.bots.search.network import Network, Scratch, evaluate, set_base, set_priors
from spyrium.bots.search.reuse import Memory
from spyrium.bots.search.tree import (
    LONGEST_PATH,
    add_children,
    back_up,
    mix_utility,
    root_candidates,
    score_outcome,
    select_child,
)
from spyrium.game import MOST_CHOICES, Game
from spyrium.jit.compiled import compiled, entry
from spyrium.rules.deal import deal_drawn
from spyrium.rules.engine import Numbers, Records
from spyrium.rules.legal import list_legal
from spyrium.rules.play import apply_decision
from spyrium.rules.state import AWAIT_DEAL, DEAL, OVER, STATE


class Taste(NamedTuple):
    """What a search weighs against what."""

    exploration: float
    urgency_loss: float  # what a decision never tried is thought worse than the position, with two players
    win_share: float  # of the utility; the rest is the lead


MASTER = Taste(exploration=0.25, urgency_loss=0.1, win_share=0.75)  # chosen by matches (docs/bots.md)
# Times the urgency loss with two to five players, where oneself decides and where rivals do: narrower and deeper.
OWN_TIMES, RIVALS_TIMES = (1.0, 1.8, 1.8, 1.0), (1.0, 1.8, 1.8, 6.0)


class Desk(NamedTuple):
    """Working space of a search."""

    states: Records  # the root, and the state that a simulation plays on
    deal: Records
    decisions: Numbers
    path: Numbers
    floats: npt.NDArray[np.float64]
    scratch: Scratch

    @staticmethod
    def new() -> "Desk":
        return Desk(
            np.zeros(2, STATE),
            np.zeros(1, DEAL),
            np.zeros(MOST_CHOICES, np.int64),
            np.zeros(LONGEST_PATH, np.int64),
            np.zeros((4, MOST_CHOICES)),
            Scratch.new(),
        )


@compiled
def search_guided(
    desk: Desk, tables: Records, net: Network, taste: Taste, nodes: Records, used: int, simulations: int, seed: int
) -> int:
    """Run simulations from `desk.states[0]`; returns the number of nodes used. Stops early when they run out."""
    e = tables[0]
    s = desk.states[1]
    out, path = desk.decisions, desk.path
    priors, scores, wins, utility = desk.floats[0], desk.floats[1], desk.floats[2], desk.floats[3]
    seat, rivals = desk.states[0].current, desk.states[0].players - 1
    own_loss, rivals_loss = taste.urgency_loss * OWN_TIMES[rivals - 1], taste.urgency_loss * RIVALS_TIMES[rivals - 1]
    set_base(net, desk.states[0], e, desk.scratch)
    for _ in range(simulations):
        if used + 2 * len(out) > len(nodes):  # forced decisions and then a choice
            break
        desk.states[1] = desk.states[0]
        node, depth, n = 0, 0, 0
        path[0] = 0
        while True:
            while nodes[node].children > 0:
                loss = own_loss if nodes[node].mover == seat else rivals_loss
                node = select_child(nodes, node, taste.exploration, loss)
                apply_decision(s, e, nodes[node].decision)
                depth += 1
                path[depth] = node
            if s.step == OVER or s.step == AWAIT_DEAL:
                break
            n = list_legal(s, e, out)
            if n > 1 or node == 0:
                break
            priors[0] = 1.0  # forced: nothing to judge yet, what it leads to tells more
            used = add_children(nodes, node, used, s.current, out, priors, n)
        if s.step == OVER:
            score_outcome(s, e, scores, wins)
        else:
            is_leaf = s.step == AWAIT_DEAL
            if is_leaf:
                # The same deals behind every leaf: what differs is what was decided, not its luck.
                s.rng = np.uint64(seed) + np.uint64(nodes[node].visits)
                deal_drawn(s, e, desk.deal[0])
            evaluate(net, s, e, desk.scratch, wins, scores)
            if not is_leaf:
                set_priors(net, desk.scratch, out, n, priors)
                used = add_children(nodes, node, used, s.current, out, priors, n)
        mix_utility(s.players, scores, wins, taste.win_share, utility)
        back_up(nodes, path, depth, s.players, wins, utility)
    return used


@entry
def search_guided_entry(
    desk: Desk, tables: Records, net: Network, nodes: Records, used: int, simulations: int, seed: int
) -> int:
    return search_guided(desk, tables, net, MASTER, nodes, used, simulations, seed)


class Guided:
    """The policy of `master`."""

    def __init__(self, budget: Budget, network: Network) -> None:
        self.budget = budget
        self.network = network
        self.memory = Memory()

    def weigh(self, game: Game, seed: int, until_settled: bool) -> Candidates:
        solved = solved_candidates(game, self.budget.endgame_nodes)
        if solved is not None:
            return solved
        desk = Desk.new()
        desk.states[0] = game.state
        desk.states[0].rng = 0
        tables = game.edition.tables

        def run(nodes: Records, used: int, simulations: int, chunk_seed: int) -> int:
            return search_guided_entry(desk, tables, self.network, nodes, used, simulations, chunk_seed)

        return root_candidates(self.memory.search(game, run, self.budget, seed, until_settled).nodes)
