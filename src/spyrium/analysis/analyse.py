"""A finished game looked at again: what each decision and each deal did to everybody's chance to win."""

from collections.abc import Callable, Iterator

import numpy as np

from spyrium.analysis.calibration import Chances, shipped_calibration
from spyrium.analysis.ledger import accuracy, ledger, mean_loss, turning_points, turns
from spyrium.analysis.reasons import reasons
from spyrium.analysis.report import ONLY_MARGIN, SHOWN, Analysis, Choice, DealStep, DecisionStep, Reason, Step, judge
from spyrium.analysis.valuation import Options, Valuer
from spyrium.bots.search.network import shipped_network
from spyrium.errors import InvalidArgument, SpyriumError
from spyrium.game import MOST_CHOICES, Game, check_seed
from spyrium.notation.position import shares_of
from spyrium.notation.record import Record
from spyrium.rules import engine
from spyrium.rules.engine import Records

DEFAULT_SIMULATIONS = 2_000
MOST_SIMULATIONS = 1_000_000  # a decision; a tree has room for hardly more

Progress = Callable[[int, int], None]


class CannotAnalyse(SpyriumError):
    """A game that there is nothing to say about, and what would be right."""


def analyse(
    game: Record | Game, *, simulations: int = DEFAULT_SIMULATIONS, seed: int = 0, progress: Progress | None = None
) -> Analysis:
    """Judge every decision and every deal of a finished game, each by what could be known.

    The same arguments give the same result. `progress` is told how many decisions are done, and of how many.
    """
    if isinstance(simulations, bool) or not isinstance(simulations, int) or not 1 <= simulations <= MOST_SIMULATIONS:
        raise InvalidArgument(f"simulations should be a whole number from 1 to {MOST_SIMULATIONS}, not {simulations!r}")
    if not isinstance(game, Record | Game):
        raise InvalidArgument(f"a Game or a Record should be given, not a {type(game).__name__}")
    record = game if isinstance(game, Record) else game.record()
    played = record.replay()
    if not played.over or played.scores is None:
        raise CannotAnalyse(f"only a finished game can be analysed; this one is in round {played.round}")
    if played.ply == 0:
        raise CannotAnalyse("the game has no decisions to analyse")
    valuer = Valuer(shipped_network(), shipped_calibration(), simulations, check_seed(seed))
    steps = list(_Review(played, valuer, progress or (lambda done, total: None)).steps())
    result = np.array(shares_of(played.scores))
    return Analysis(
        played.players, list(played.names), simulations, seed, played.edition.label, result.tolist(), played.scores,
        steps, turns(steps), ledger(steps, result), accuracy(steps, played.players), mean_loss(steps, played.players),
        turning_points(steps),
    )  # fmt: skip


class _Review:
    """The steps of a game in their order."""

    def __init__(self, game: Game, valuer: Valuer, progress: Progress) -> None:
        self._game, self._valuer, self._progress = game, valuer, progress
        self._dealt = set(game.deals())
        self._projected = valuer.projected(game.states[1 : game.ply + 1], game.edition.tables, game.players)
        self._projected[-1] = game.scores

    def steps(self) -> Iterator[Step]:
        game, chances = self._game, None
        if 0 in self._dealt:
            first = self._first_deal()
            chances = np.array(first.after)
            yield first
        for ply, cursor in self._positions():
            step = self._decision(ply, cursor, chances)
            chances = np.array(step.after)
            yield step
            if ply + 1 in self._dealt:
                deal = self._deal(ply + 1, cursor)
                chances = np.array(deal.after)
                yield deal
            self._progress(ply + 1, game.ply)

    def _positions(self) -> Iterator[tuple[int, Game]]:
        """The game before each decision."""
        cursors = []
        cursor = self._game.copy()
        while cursor.ply > 0:
            cursor.undo()
            cursors.append(cursor.copy())
        yield from enumerate(reversed(cursors))

    def _first_deal(self) -> DealStep:
        """Before the first deal and the choice of the first player all seats are alike."""
        game = self._game
        even = [1 / game.players] * game.players
        start = game.copy()
        while start.ply > 0:
            start.undo()
        after = self._valuer.value(game.states[:1], start, self._valuer.deal_simulations, 0)
        return DealStep(0, 1, even, after.tolist())

    def _deal(self, ply: int, before: Game) -> DealStep:
        game = self._game
        waiting: Records = np.repeat(game.states[ply - 1 : ply], 2)
        out = np.zeros(MOST_CHOICES, np.int64)
        engine.extend(waiting, 0, game.edition.tables, game.decisions[ply - 1], out)
        expected = self._valuer.expected_deal(waiting[1:], before)
        came = self._valuer.value(game.states[ply : ply + 1], before, self._valuer.deal_simulations, 3_000)
        return DealStep(ply, int(game.states[ply].turn_round), expected.tolist(), came.tolist())

    def _decision(self, ply: int, cursor: Game, known: Chances | None) -> DecisionStep:
        word, seat = self._game.words[ply], cursor.current
        if len(cursor.legal_ids) == 1 and known is not None:
            return self._step(ply, cursor, known, known, [], forced=True)
        weighed = self._valuer.weigh(cursor, word)
        options = _with_best_first(weighed, word, seat)
        best, made = options.options[0], options.of(word)
        rivals = [option for option in options.options if option is not best]
        gaps = [100 * float(best.chances[seat] - option.chances[seat]) for option in rivals]
        shown = [Choice(option.word, option.chances.tolist(), option.line) for option in options.options[:SHOWN]]
        return self._step(
            ply, cursor, best.chances, made.chances, shown,
            forced=not rivals, only=bool(gaps) and min(gaps) >= ONLY_MARGIN, exact=options.exact, line=made.line,
        )  # fmt: skip

    def _step(
        self,
        ply: int,
        cursor: Game,
        before: Chances,
        after: Chances,
        best: list[Choice],
        *,
        forced: bool,
        only: bool = False,
        exact: bool = False,
        line: list[str] | None = None,
    ) -> DecisionStep:
        seat, word = cursor.current, self._game.words[ply]
        loss = max(0.0, 100 * float(before[seat] - after[seat]))
        judgement = judge(loss)
        why = self._why(cursor, best[0], line or [], loss) if judgement else []
        return DecisionStep(
            ply, cursor.round, before.tolist(), after.tolist(), seat, word, loss, judgement, only, exact, forced,
            [round(float(score), 1) for score in self._projected[ply]], best, why,
        )  # fmt: skip

    def _why(self, cursor: Game, best: Choice, line: list[str], loss: float) -> list[Reason]:
        made = self._game.words[cursor.ply :]
        better = self._valuer.foresee(cursor, best.word, best.line)
        return reasons(cursor, better, self._valuer.foresee(cursor, made[0], line), made, loss)


def _with_best_first(weighed: Options, made: str, seat: int) -> Options:
    """The search's choice first, or the decision that was made where that turned out better."""
    best = weighed.options[0]
    chosen = weighed.of(made)
    if chosen.chances[seat] > best.chances[seat]:
        return Options([chosen, *(option for option in weighed.options if option is not chosen)], weighed.exact)
    return weighed
