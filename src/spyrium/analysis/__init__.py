"""What happened in a game, what was luck, and what would have been better.

analysis = spyrium.analysis.analyse(record)
analysis.ledger[0]  # Account(deals=0.01, own=-0.12, others=0.2, unforeseen=0.08)
"""

from spyrium.analysis.analyse import CannotAnalyse, analyse
from spyrium.analysis.report import Analysis, Choice, DealStep, DecisionStep, Reason, Turn, TurningPoint

__all__ = [
    "Analysis",
    "CannotAnalyse",
    "Choice",
    "DealStep",
    "DecisionStep",
    "Reason",
    "Turn",
    "TurningPoint",
    "analyse",
]
