"""The policy `mcts`: tree search with random playouts to the end of the game, each on deals of its own."""

import numpy as np
import numpy.typing as npt

from spyrium.bots.bot import Candidates
from spyrium.bots.endgame.exact_solution import solved_candidates
from spyrium.bots.search.grow_tree import Budget
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
from spyrium.jit.compiled import entry
from spyrium.rules.engine import Numbers, Records, next_weyl, play_out
from spyrium.rules.legal import list_legal
from spyrium.rules.play import apply_decision
from spyrium.rules.state import AWAIT_DEAL, DEAL, OVER, STATE

EXPLORATION = 1.1
URGENCY_LOSS = 0.05
WIN_SHARE = 0.75  # of the utility; the rest is the lead


@entry
def search_playouts(
    states: Records,
    tables: Records,
    nodes: Records,
    used: int,
    simulations: int,
    seed: int,
    deal: Records,
    out: Numbers,
    path: Numbers,
    floats: npt.NDArray[np.float64],
) -> int:
    """Run simulations from `states[0]` (`states[1]` is working space); returns the number of nodes used.

    Stops early when the nodes run out. `nodes[0]` is the root.
    """
    e = tables[0]
    s = states[1]
    uniform, scores, wins, utility = floats[0], floats[1], floats[2], floats[3]
    weyl = np.uint64(seed)
    for _ in range(simulations):
        if used + len(out) > len(nodes):
            break
        weyl = next_weyl(weyl)
        states[1] = states[0]
        s.rng = weyl
        node, depth = 0, 0
        path[0] = 0
        while True:
            if nodes[node].children == 0:
                if s.step == OVER or s.step == AWAIT_DEAL or (nodes[node].visits == 0 and node > 0):
                    break
                n = list_legal(s, e, out)
                uniform[:n] = 1.0 / n
                used = add_children(nodes, node, used, s.current, out, uniform, n)
            node = select_child(nodes, node, EXPLORATION, URGENCY_LOSS)
            apply_decision(s, e, nodes[node].decision)
            depth += 1
            path[depth] = node
        play_out(s, e, deal[0], out, weyl)
        score_outcome(s, e, scores, wins)
        mix_utility(s.players, scores, wins, WIN_SHARE, utility)
        back_up(nodes, path, depth, s.players, wins, utility)
    return used


class Mcts:
    """The policy `mcts`."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.memory = Memory()

    def weigh(self, game: Game, seed: int, until_settled: bool) -> Candidates:
        solved = solved_candidates(game, self.budget.endgame_nodes)
        if solved is not None:
            return solved
        states = np.zeros(2, STATE)
        states[0] = game.state
        states[0].rng = 0
        tables, deal = game.edition.tables, np.zeros(1, DEAL)
        out, path = np.zeros(MOST_CHOICES, np.int64), np.zeros(LONGEST_PATH, np.int64)
        floats = np.zeros((4, MOST_CHOICES))

        def run(nodes: Records, used: int, simulations: int, chunk_seed: int) -> int:
            return search_playouts(states, tables, nodes, used, simulations, chunk_seed, deal, out, path, floats)

        return root_candidates(self.memory.search(game, run, self.budget, seed, until_settled).nodes)
