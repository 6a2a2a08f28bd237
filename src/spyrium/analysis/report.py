"""What an analysis says: typed, and JSON by msgspec."""

from typing import Literal

import msgspec

Judgement = Literal["inaccuracy", "mistake", "blunder"]
# From how many win points lost on.
JUDGEMENTS: tuple[tuple[float, Judgement], ...] = ((15.0, "blunder"), (10.0, "mistake"), (5.0, "inaccuracy"))
SHOWN = 3  # of the best decisions
ONLY_MARGIN = 10.0  # win points that every other decision loses where there is only one


class Choice(msgspec.Struct, frozen=True):
    """A decision with every seat's chance to win after it, and the line expected to follow."""

    word: str
    chances: list[float]
    line: list[str]


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why the best decision is better, in numbers that the rules hold; a message of the catalogues tells it."""

    code: Literal[
        "price", "kept", "vp", "end", "money", "spyrium", "workers", "income", "plan", "earn", "rival",
        "dearer", "takings", "idle", "event", "round-score", "final-score", "round-workers", "round-income",
        "round-spyrium", "round-money", "denied", "expected", "expected-rival",
    ]  # fmt: skip
    amount: int = 0
    instead: int = 0
    card: str = ""
    seat: int = -1


class DealStep(msgspec.Struct, frozen=True, tag="deal", tag_field="kind"):
    """What chance brought: every seat's chance to win in expectation, and with the deal that came."""

    ply: int
    round: int
    before: list[float]
    after: list[float]


class DecisionStep(msgspec.Struct, frozen=True, tag="decision", tag_field="kind"):
    """A decision against the best one, both judged over the deals that could have come."""

    ply: int
    round: int
    before: list[float]
    after: list[float]
    seat: int
    word: str
    loss: float
    judgement: Judgement | None
    only: bool
    exact: bool
    forced: bool
    projected: list[float]
    best: list[Choice]
    reasons: list[Reason]


Step = DealStep | DecisionStep


class Turn(msgspec.Struct, frozen=True):
    """The decisions of one turn summed up."""

    ply: int
    seat: int
    decisions: int
    loss: float


class Account(msgspec.Struct, frozen=True):
    """Where a seat's result comes from; the four add up to its share of victory less an even share."""

    deals: float
    own: float
    others: float
    unforeseen: float


class TurningPoint(msgspec.Struct, frozen=True):
    """One of the largest swings: the step it happened in, whose chance it moved most, and by how many win points."""

    kind: Literal["deal", "decision"]
    ply: int
    seat: int
    swing: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole game looked at again."""

    players: int
    names: list[str]
    simulations: int
    seed: int
    edition: str
    result: list[float]
    scores: list[int]
    steps: list[Step]
    turns: list[Turn]
    ledger: list[Account]
    accuracy: list[float]
    mean_loss: list[float]
    turning_points: list[TurningPoint]

    @property
    def decisions(self) -> list[DecisionStep]:
        return [step for step in self.steps if isinstance(step, DecisionStep)]

    def json(self) -> bytes:
        """One JSON object; the same arguments of `analyse` give the same bytes."""
        return msgspec.json.encode(self)


def judge(loss: float) -> Judgement | None:
    """The judgement of a decision that lost so many win points."""
    return next((judgement for least, judgement in JUDGEMENTS if loss >= least), None)
