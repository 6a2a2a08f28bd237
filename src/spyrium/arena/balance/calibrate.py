"""The search for an edition that plays like the game people describe: hill climbing on the house numbers.

Every trial changes a few numbers of the best edition so far, mostly where an aim is missed, lets a bot play itself on
the same deals, and is kept if the loss falls: that of `aims`, and a little for every step away from the start. All
trials are logged; a run goes on where its log ends.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from spyrium.arena.balance.aims import MEAN_SCORE, PLAYERS, Aim, aims, loss
from spyrium.arena.balance.survey import Study, merged, survey_games
from spyrium.arena.contest import derived_seed
from spyrium.editions import Edition
from spyrium.editions.house_numbers import (
    Change,
    Proposal,
    copy_moves,
    drift,
    is_allowed,
    revise,
    rises,
    steps,
    sweeps_of,
)
from spyrium.errors import InvalidArgument
from spyrium.notation.words import TECHNIQUE_CARDS
from spyrium.runners import Runner

DRIFT = 0.02  # what a step away from the first number costs; two steps cost four times that
WANDER = 0.25  # how often a trial ignores the aims
MOST_CHANGES = 3
_TRIES = 200
GROUPS: Mapping[str, Sequence[str]] = {"residences": ("residence-1", "residence-2"), "techniques": TECHNIQUE_CARDS}


class Trial(msgspec.Struct, frozen=True):
    """One line of the log."""

    number: int
    changes: list[str]
    loss: float
    mean_score: float
    winning_score: float
    kept: bool
    text: str  # the edition file, where kept


@dataclass(frozen=True)
class Candidate:
    """An edition with how far it misses the aims."""

    text: str
    found: list[Aim]
    drift: int = 0

    @property
    def loss(self) -> float:
        return loss(self.found) + DRIFT * self.drift

    def value(self, about: str) -> float:
        return next(aim.value for aim in self.found if aim.about == about)


def judge(text: str, study: Study, runner: Runner, mean_score: float = MEAN_SCORE) -> Candidate:
    """Let the bot play the edition; the study's own is where the search started."""
    edition = Edition.loads(text)
    three = replace(study, edition=edition, players=(PLAYERS,))
    surveys = sorted(runner(survey_games, three, three.orders()), key=lambda survey: survey.scores)
    return Candidate(text, aims(merged(surveys)[PLAYERS], mean_score), drift(edition, study.edition))


def remedies(edition: Edition, aim: Aim) -> list[Proposal]:
    """Changes that should help an aim that is missed; a negative miss is too little."""
    if aim.about in ("mean", "winners"):
        more = 1 if aim.miss < 0 else -1
        singles = [*steps(edition, "vp", more), *steps(edition, "price", -more)]
        sweeps = [*sweeps_of(edition, "vp", more), *sweeps_of(edition, "price", -more)]
        return sweeps if abs(aim.miss) > 1 else [(change,) for change in singles]
    wanted = -1 if aim.miss > 0 else 1  # make the cards worse or better
    cards = GROUPS.get(aim.about, [aim.about] if aim.about in edition.cards else [])
    changes = [change for card in cards for change in (Change(card, "price", -wanted), Change(card, "vp", wanted))]
    if aim.is_ratio:  # or so cheap that not only those who lead anyway buy it
        changes += [Change(card, "price", wanted) for card in cards]
    return [(change,) for change in changes if is_allowed(edition, change)]


def propose(best: Candidate, chance: random.Random) -> Proposal:
    """One to three changes of the best edition so far, mostly remedies of what it misses."""
    edition = Edition.loads(best.text)
    missed = [aim for aim in best.found if aim.miss]
    for _ in range(_TRIES):
        changes: list[Change] = []
        for _ in range(chance.randint(1, MOST_CHANGES)):
            options: list[Proposal] = []
            if missed and chance.random() >= WANDER:
                aim = chance.choices(missed, [min(4.0, abs(aim.miss)) for aim in missed])[0]
                options = remedies(edition, aim)
            elif chance.random() < 0.3:
                options = list(copy_moves(edition))
            else:
                options = [
                    (change,) for what in ("price", "vp") for by in (-1, 1) for change in steps(edition, what, by)
                ]
            if options:
                changes += chance.choice(options)
        numbers = {(change.card, change.what, change.period) for change in changes}
        if changes and len(numbers) == len(changes) and rises(Edition.loads(revise(best.text, tuple(changes)))):
            return tuple(changes)
    raise InvalidArgument("no house number of this edition can be changed")


class Search:
    """A run of trials; `best` is the edition to keep."""

    def __init__(
        self, text: str, study: Study, log: Path | None, runner: Runner, mean_score: float = MEAN_SCORE
    ) -> None:
        self._study = study
        self._mean_score = mean_score
        self._runner = runner
        self._log = log
        self.trials = 0
        kept = text
        if log is not None and log.exists():
            for line in log.read_bytes().splitlines():
                trial = msgspec.json.decode(line, type=Trial)
                self.trials = trial.number + 1
                kept = trial.text or kept
        self.best = judge(kept, study, runner, mean_score)
        if self.trials == 0:
            self._note((), self.best, kept=True)

    def run(self, trials: int) -> Iterator[Trial]:
        """Make so many further trials."""
        for _ in range(trials):
            chance = random.Random(derived_seed(self._study.seed, self.trials))
            changes = propose(self.best, chance)
            candidate = judge(revise(self.best.text, changes), self._study, self._runner, self._mean_score)
            kept = candidate.loss < self.best.loss
            if kept:
                self.best = candidate
            yield self._note(changes, candidate, kept)

    def _note(self, changes: Proposal, candidate: Candidate, kept: bool) -> Trial:
        trial = Trial(
            number=self.trials,
            changes=[str(change) for change in changes],
            loss=round(candidate.loss, 4),
            mean_score=round(candidate.value("mean"), 3),
            winning_score=round(candidate.value("winners"), 3),
            kept=kept,
            text=candidate.text if kept else "",
        )
        self.trials += 1
        if self._log is not None:
            with self._log.open("ab") as file:
                file.write(msgspec.json.encode(trial) + b"\n")
        return trial
