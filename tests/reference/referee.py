"""The referee: what may be decided in a position, and what comes of it.

A position is the JSON object of the notation. Nothing given is changed; every answer is a copy.
"""

from typing import Any

from .cards import Numbers
from .checks import check
from .rounds import LAST_ROUND, all_passed, before_round_one, clear_up, end_turn, start_round
from .turn import Position, copied, decided, replayed

__all__ = ["check", "deal", "legal", "play", "setup"]


def setup(players: int, first: int, event: dict[str, Any], numbers: Numbers, edition: str = "reference") -> Position:
    """The table before the deal of round 1 (R2); `event` is the first future event."""
    return before_round_one(players, first, event, numbers, edition)


def legal(position: Position, numbers: Numbers) -> list[str]:
    """The legal words, sorted; none after the end and while a deal is waited for."""
    return [] if all_passed(position) else replayed(position, numbers).legal()


def play(position: Position, word: str, numbers: Numbers) -> Position:
    """The position after a word. Within a turn only `turn` grows; its last word updates all the rest."""
    if all_passed(position):
        raise ValueError(f"turn: {word} is not legal here; all have passed")
    turn = decided(replayed(position, numbers), word)
    if not turn.over:
        unfinished: Position = copied(position)
        unfinished["turn"].append(word)
        return unfinished
    end_turn(turn.table, numbers)
    return turn.table


def deal(position: Position, cards: list[dict[str, Any]], next_event: dict[str, Any], numbers: Numbers) -> Position:
    """Ends the round that all have passed (R11.1) and starts the next one (R3) with what was dealt.

    `cards` are nine `{"card", "tokens"}` row by row, `next_event` is `{"name", "token"}`.
    """
    if not all_passed(position) or position["round"] == LAST_ROUND:
        raise ValueError("deal: only between two rounds")
    table: Position = copied(position)
    if table["round"] > 0:
        clear_up(table)
    start_round(table, cards, next_event)
    return table
