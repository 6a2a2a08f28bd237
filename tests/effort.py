"""How hard the tests try: `make test` some examples, always the same; `make proofs` all, and new ones every time."""

import os
from collections.abc import Iterable

import pytest
from _pytest.mark.structures import ParameterSet

THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "explore"


def examples(number: int) -> int:
    """So many where there is time, a tenth of them where somebody waits."""
    return number if THOROUGH else max(5, number // 10)


def seeds(number: int) -> list[ParameterSet]:
    """A quarter of them in `make test`; the rest are for `make proofs`."""
    return [pytest.param(seed, marks=[pytest.mark.proof] if 4 * seed >= number else []) for seed in range(number)]


def seldom(*cases: ParameterSet) -> list[ParameterSet]:
    """Cases that add little to others: for `make proofs`."""
    return [pytest.param(*case.values, id=case.id, marks=[*case.marks, pytest.mark.proof]) for case in cases]


def proven(cases: Iterable[object], *everyday: object) -> list[ParameterSet]:
    """All of them in `make proofs`; `make test` tries those of every day."""
    return [pytest.param(case, marks=[] if case in everyday else [pytest.mark.proof]) for case in cases]
