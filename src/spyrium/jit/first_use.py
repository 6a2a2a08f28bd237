"""The first use of a version compiles the rules; this says so while it happens."""

import sys
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from spyrium.editions import Edition
from spyrium.jit.cache import CACHE_FOLDER, INTERPRETED, SHIPPED
from spyrium.notation.words import MOST_CHOICES
from spyrium.rules import engine, quotes
from spyrium.rules.engine import Numbers, Records
from spyrium.rules.state import DEAL, STATE


class _Room(NamedTuple):
    """Throw-away games: a function is compiled when it is called, whatever the game."""

    states: Records
    tables: Records
    deal: Records
    out: Numbers

    @staticmethod
    def new() -> "_Room":
        states = np.zeros(2, STATE)
        states["players"] = 2
        return _Room(states, Edition.load("standard").tables, np.zeros(1, DEAL), np.zeros(MOST_CHOICES, np.int64))


def compile_dealing() -> None:
    """The start of a game and of a round, drawn and given."""
    states, tables, deal, _ = _Room.new()
    engine.start(states, 0, tables, 2, deal)
    engine.deal_round(states, 0, tables, deal)
    engine.deal_round_given(states, 0, tables, deal)
    engine.start_given(states, 0, tables, 2, 0, 1, 0, deal)


def compile_listing() -> None:
    """Which decisions are legal."""
    states, tables, _, out = _Room.new()
    engine.legal(states, 0, tables, out)


def compile_quoting() -> None:
    """What a decision costs and does."""
    states, tables, _, _ = _Room.new()
    quotes.quote_decision(states, 0, tables, 0, np.zeros(len(quotes.QUOTED), np.int64))
    quotes.surcharge_at(states, 0, 0, 0)
    quotes.fee_at(states, 0, 0, 0)
    quotes.list_ways(states, 0, tables, 0, 0, 0, np.zeros((quotes.MOST_WAYS, len(quotes.WAY)), np.int64))


def compile_scoring() -> None:
    """What a game is worth to a seat."""
    states, tables, _, out = _Room.new()
    engine.score_parts(states, 0, tables, 0, out)


def compile_playing() -> None:
    """A decision and what may follow it: built on what is listed and done above."""
    states, tables, _, out = _Room.new()
    engine.extend(states, 0, tables, 0, out)


STEPS = (compile_dealing, compile_listing, compile_quoting, compile_scoring, compile_playing)


@cache
def ensure_compiled() -> None:
    """Compile what a game needs, with a line on the error stream, unless that has been done before."""
    compile_rules(_say_how_far)


def compile_rules(tell: Callable[[int], None]) -> None:
    """Compile what a game needs, telling how many steps are done, unless all that has been done before."""
    mark = CACHE_FOLDER / "rules-compiled" if CACHE_FOLDER is not None else None
    if INTERPRETED or SHIPPED is not None or (mark is not None and mark.exists()):
        return
    tell(0)
    for done, step in enumerate(STEPS, start=1):
        step()
        tell(done)
    if mark is not None:
        mark.touch()


def _say_how_far(done: int) -> None:
    _say(f"\rSpyrium compiles its rules, once for this version: {done} of {len(STEPS)} …")
    if done == len(STEPS):
        _say("\rSpyrium has compiled its rules.                              \n")


def _say(text: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(text)
        sys.stderr.flush()
