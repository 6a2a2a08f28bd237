"""The first use of a version compiles the rules; this says so while it happens."""

import sys
from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
import numpy.typing as npt

from spyrium.editions import Edition
from spyrium.jit.cache import CACHE_FOLDER, INTERPRETED, SHIPPED
from spyrium.rules import engine, quotes
from spyrium.rules.state import DEAL, STATE

STEPS = 7


@cache
def ensure_compiled() -> None:
    """Compile what a game needs, with a line on the error stream, unless that has been done before."""
    compile_rules(_say_how_far)


def compile_rules(tell: Callable[[int], None]) -> None:
    """Compile what a game needs, telling the number of every step done, unless that has been done before."""
    mark = CACHE_FOLDER / "rules-compiled" if CACHE_FOLDER is not None else None
    if INTERPRETED or SHIPPED is not None or (mark is not None and mark.exists()):
        return
    for number, _ in enumerate(_compile_each(Edition.load("standard").tables), start=1):
        tell(number)
    if mark is not None:
        mark.touch()


def _compile_each(tables: npt.NDArray[np.record]) -> Iterator[None]:
    """Call every entry that `Game` uses once, on throw-away games."""
    states, deal, out = np.zeros(2, STATE), np.zeros(1, DEAL), np.zeros(128, np.int64)
    yield
    engine.start(states, 0, tables, 2, deal)
    yield
    engine.legal(states, 0, tables, out)
    yield
    engine.extend(states, 0, tables, int(out[0]), out)
    yield
    engine.deal_round(states, 0, tables, deal)
    yield
    engine.deal_round_given(states, 0, tables, deal)
    engine.start_given(states, 0, tables, 2, 0, 1, 0, deal)
    yield
    engine.score_parts(states, 0, tables, 0, out)
    engine.legal(states, 0, tables, out)
    quotes.quote_decision(states, 0, tables, int(out[0]), np.zeros(len(quotes.QUOTED), np.int64))
    quotes.surcharge_at(states, 0, 0, 0)
    quotes.list_ways(states, 0, tables, 0, 0, 0, np.zeros((quotes.MOST_WAYS, len(quotes.WAY)), np.int64))
    yield


def _say_how_far(number: int) -> None:
    _say(f"\rSpyrium compiles its rules, once for this version: {number} of {STEPS} …")
    if number == STEPS:
        _say("\rSpyrium has compiled its rules.                              \n")


def _say(text: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(text)
        sys.stderr.flush()
