"""What is told of analyses and hints."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spyrium.analysis import Analysis, Reason

AnalysisStage = Literal["none", "waiting", "running", "done", "failed"]


class AnalysisState(Struct, frozen=True):
    """How far the analysis of a game is, and the analysis once it is done."""

    state: AnalysisStage
    progress: float  # from 0 to 1
    analysis: Analysis | None


class Hint(Struct, frozen=True):
    """What master would decide, everybody's chance to win after that, and what speaks for it against `instead`."""

    decision: str
    chances: list[float]
    reasons: list[Reason]
    instead: str | None
