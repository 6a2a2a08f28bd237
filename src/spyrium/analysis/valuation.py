"""What positions and decisions are worth to every seat: chances by master's search, exact near the end of the game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from spyrium.analysis.calibration import Calibration, Chances
from spyrium.analysis.report import ONLY_MARGIN, SHOWN
from spyrium.bots.bot import position_seed
from spyrium.bots.endgame.exact_solution import exact_outcomes, is_endgame, solve
from spyrium.bots.search.grow_tree import Budget, Tree, grow_tree
from spyrium.bots.search.guided import Desk, search_guided_entry
from spyrium.bots.search.network import Network, Scratch, evaluate_states
from spyrium.game import Game
from spyrium.notation.position import shares_of
from spyrium.notation.words import WORDS
from spyrium.rules import engine
from spyrium.rules.engine import Records
from spyrium.rules.state import DEAL, MAX_PLAYERS, STATE

DEALS = 32  # sampled for the expectation of a deal
LONGEST_LINE = 12
LEAST_VISITS_OF_A_LINE = 8
FLOOR_SHARE = 0.05  # of the simulations: the least that a decision gets which is weighed
# For one that was made and is not the search's choice: at last as much as all of them together,
CHOSEN_SHARES = (0.25, 1.0)
# unless the first look already shows that it loses about nothing, or more than enough: win points.
CLEAR_BELOW, CLEAR_ABOVE = 2.0, 20.0
# For each decision of the rest of a round, where it is foreseen to tell reasons: a share, and the least.
FORESIGHT_SHARE, LEAST_FORESIGHT = 0.02, 16


class Option(NamedTuple):
    """A legal decision: every seat's chance to win after it, and the line that is expected to follow."""

    word: str
    chances: Chances
    line: list[str]


class Options(NamedTuple):
    """Legal decisions of a position, the best for the mover first."""

    options: list[Option]
    exact: bool

    def of(self, word: str) -> Option:
        return next(option for option in self.options if option.word == word)

    def loss(self, word: str, seat: int) -> float:
        """The win points that a decision costs its mover."""
        return max(0.0, 100 * float(self.options[0].chances[seat] - self.of(word).chances[seat]))


class Foreseen(NamedTuple):
    """A decision with the rest of its round as the search expects it."""

    words: list[str]
    chances: list[float]  # to win once the round is over
    scores: list[float]  # the final ones that the network expects after the decision; none where it ends the round


class Valuer:
    """Values the positions of one game; the same seed and simulations give the same numbers."""

    def __init__(self, network: Network, calibration: Calibration, simulations: int, seed: int) -> None:
        self._network, self._calibration = network, calibration
        self._simulations, self._seed = simulations, seed
        self._desk = Desk.new()

    # Decisions.

    def weigh(self, game: Game, *made: str) -> Options:
        """All legal decisions; or those that were `made`, looked at closely, the best, and what decides about them."""
        return self._solved(game) or self._searched(game, made)

    def _solved(self, game: Game) -> Options | None:
        if not is_endgame(game):
            return None
        nodes = Budget(self._simulations).endgame_nodes
        outcomes = exact_outcomes(game, nodes)
        solution = solve(game, nodes) if outcomes is not None else None
        if outcomes is None or solution is None:
            return None
        best = solution.line[0]
        options = [Option(word, shares, solution.line[1:] if word == best else []) for word, shares in outcomes.items()]
        return Options(sorted(options, key=lambda option: option.word != best), exact=True)

    def _searched(self, game: Game, made: tuple[str, ...]) -> Options:
        tree = self._grow(game.states[game.ply : game.ply + 1], game, self._simulations, 0)
        root = tree.nodes[0]
        children = tree.nodes[root.first : root.first + root.children]
        by_visits = np.argsort(-children["visits"], kind="stable").tolist()
        asked = [k for k in by_visits[1:] if WORDS[int(children["decision"][k])] in made]
        least = len({*asked, *by_visits[:SHOWN]}) if made else len(children)
        found: dict[int, Option] = {}
        for k in dict.fromkeys([by_visits[0], *asked, *by_visits]):
            if len(found) >= least and _has_near_equals(found.values(), int(root.mover)):
                break
            looks = self._looks(game, children[k], k, CHOSEN_SHARES if k in asked else (FLOOR_SHARE,))
            chances = _until_clear(looks, found[by_visits[0]].chances, root.mover) if k in asked else next(looks)
            line = _likely_line(tree.nodes, int(root.first) + k)
            found[k] = Option(WORDS[int(children["decision"][k])], chances, line)
        best_first = sorted(found, key=lambda k: (-children["visits"][k], -found[k].chances[root.mover]))
        return Options([found[k] for k in best_first], exact=False)

    def _looks(self, game: Game, child: np.record, number: int, shares: tuple[float, ...]) -> Iterator[Chances]:
        """What a decision is worth to everybody, more closely each time; anew as far as the search saw too little."""
        after = np.repeat(game.states[game.ply : game.ply + 1], 2)
        engine.extend(after, 0, game.edition.tables, int(child.decision), self._desk.decisions)
        roots = [child]
        tree = None
        for share in shares:
            lacking = max(1, int(share * self._simulations)) - int(child.visits)
            if lacking > 0:
                tree = self._grow(after[1:], game, lacking, number + 1, tree)
                roots = [child, tree.nodes[0]]
            visits = sum(int(root.visits) for root in roots)
            wins = sum(root["wins"].astype(np.float64) for root in roots)
            yield self._honest(wins[: game.players] / visits, game.players, game.round)

    def foresee(self, game: Game, word: str, line: Sequence[str]) -> Foreseen:
        """A decision, the line that is expected to follow, and on from there to the end of the round."""
        rest, words = game.copy(), [word, *line]
        simulations = max(LEAST_FORESIGHT, int(FORESIGHT_SHARE * self._simulations))
        made: list[str] = []
        while not rest.over and not rest.awaiting_deal:
            words = words or self._expected(rest, simulations)
            made.append(words.pop(0))
            rest.play(made[-1])
        ends = len(made) == 1
        after = rest.states[game.ply + 1 : game.ply + 2]
        scores = [] if ends else self.projected(after, game.edition.tables, game.players)[0].tolist()
        return Foreseen(made, self._after_round(rest).tolist(), scores)

    def _expected(self, game: Game, simulations: int) -> list[str]:
        """What comes next: the rest of the game where it can be solved, else one decision."""
        solution = solve(game, Budget(simulations).endgame_nodes) if is_endgame(game) else None
        if solution is not None:
            return solution.line
        nodes = self._grow(game.states[game.ply : game.ply + 1], game, simulations, 4_000).nodes
        first, n = int(nodes[0].first), int(nodes[0].children)
        return [WORDS[int(nodes[first + int(np.argmax(nodes["visits"][first : first + n]))].decision)]]

    def _after_round(self, game: Game) -> Chances:
        if game.scores is not None:
            return np.array(shares_of(game.scores))
        return self.value(game.states[game.ply : game.ply + 1], game, self.deal_simulations, 5_000)

    # Positions.

    def value(self, states: Records, game: Game, simulations: int, salt: int) -> Chances:
        """Every seat's chance to win in a state of the game, mostly one that waits for its deal or was just dealt."""
        root = self._grow(states, game, simulations, salt).nodes[0]
        mean = root.wins[: game.players].astype(np.float64) / root.visits
        return self._honest(mean, game.players, int(states[0].turn_round))

    def expected_deal(self, waiting: Records, game: Game) -> Chances:
        """The mean value over deals that could come."""
        total = np.zeros(game.players)
        dealt, deal = np.zeros(1, STATE), np.zeros(1, DEAL)
        for number in range(DEALS):
            dealt[0] = waiting[0]
            dealt[0].rng = np.uint64(self._seed_of(game, 1_000 + number))
            engine.deal_round(dealt, 0, game.edition.tables, deal)
            total += self.value(dealt, game, self.deal_simulations, 2_000 + number)
        return total / DEALS

    @property
    def deal_simulations(self) -> int:
        """How long each deal is looked at, sampled and dealt alike: else one would be judged more kindly."""
        return max(1, self._simulations // 8)

    def projected(self, states: Records, tables: Records, players: int) -> Chances:
        """The final scores that the network expects, a row a state."""
        wins, scores = np.zeros((len(states), MAX_PLAYERS)), np.zeros((len(states), MAX_PLAYERS))
        evaluate_states(self._network, states, tables, Scratch.new(), wins, scores)
        return scores[:, :players]

    def _grow(self, states: Records, game: Game, simulations: int, salt: int, tree: Tree | None = None) -> Tree:
        desk, tables, network = self._desk, game.edition.tables, self._network
        desk.states[0] = states[0]
        desk.states[0].rng = 0

        def run(nodes: Records, used: int, wanted: int, seed: int) -> int:
            return search_guided_entry(desk, tables, network, nodes, used, wanted, seed)

        return grow_tree(run, Budget(simulations), self._seed_of(game, salt), until_settled=False, tree=tree)

    def _seed_of(self, game: Game, salt: int) -> int:
        return position_seed((self._seed + 0x9E3779B97F4A7C15 * (salt + 1)) & 0x7FFFFFFFFFFFFFFF, game) >> 1

    def _honest(self, chances: Chances, players: int, round_: int) -> Chances:
        return self._calibration.honest(chances, players, round_)


def _until_clear(looks: Iterator[Chances], best: Chances, seat: int) -> Chances:
    """The last look that it takes to see what a decision loses, or that it loses nothing to speak of."""
    for chances in looks:
        if not CLEAR_BELOW <= 100 * float(best[seat] - chances[seat]) <= CLEAR_ABOVE:
            break
    return chances


def _has_near_equals(options: Iterable[Option], seat: int) -> bool:
    """Whether the best of them is not the only decision to make."""
    best, *rest = sorted((100 * float(option.chances[seat]) for option in options), reverse=True)
    return bool(rest) and best - rest[0] < ONLY_MARGIN


def _likely_line(nodes: Records, node: int) -> list[str]:
    """What the search expects after a decision: the most visited decisions, while they were looked at often."""
    line: list[str] = []
    while nodes[node].children > 0 and len(line) < LONGEST_LINE:
        first, n = int(nodes[node].first), int(nodes[node].children)
        node = first + int(np.argmax(nodes["visits"][first : first + n]))
        if nodes[node].visits < LEAST_VISITS_OF_A_LINE:
            break
        line.append(WORDS[int(nodes[node].decision)])
    return line
