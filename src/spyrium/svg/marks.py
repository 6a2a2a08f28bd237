"""Decisions marked on the table: a ring around what a decision is about, an arrow to where it leads."""

import math
from collections.abc import Mapping
from typing import Final, Literal

from spyrium.errors import InvalidArgument
from spyrium.notation.position import Position
from spyrium.notation.words import Decision, parse
from spyrium.svg.layout import Layout
from spyrium.svg.pen import Box, Pen

Role = Literal["best", "played"]
Highlight = str | tuple[str, Role]
"""A decision's word, alone or with its role; alone it is drawn as the best."""
COLOURS: Final[Mapping[Role, str]] = {"best": "#5cf2c1", "played": "#ff9d5c"}
Point = tuple[float, float]


def draw_mark(pen: Pen, highlight: Highlight, layout: Layout, rows: Mapping[int, int], position: Position) -> None:
    decision, role = _read(highlight)
    inner = 2 if role == "best" else 5  # both can be seen around the same place
    for box in _places(decision, layout, rows, position):
        pen.rect(box.grown(inner), "none", radius=8, stroke=COLOURS[role], line=2.6)


def draw_arrow(pen: Pen, highlight: Highlight, layout: Layout, rows: Mapping[int, int], position: Position) -> None:
    decision, role = _read(highlight)
    start, end = _ends(decision, layout, rows, position)
    _draw_line(pen, start, end, COLOURS[role])


def _read(highlight: Highlight) -> tuple[Decision, Role]:
    if isinstance(highlight, str):
        return parse(highlight), "best"
    word, role = highlight
    if role not in COLOURS:
        raise InvalidArgument(f"a mark should be one of {', '.join(COLOURS)}, not {role!r}")
    return parse(word), role


def _company(layout: Layout, rows: Mapping[int, int], position: Position) -> Box:
    return layout.seat(rows[position["current"]])


def _places(decision: Decision, layout: Layout, rows: Mapping[int, int], position: Position) -> list[Box]:
    """What a decision is about: gap and card, the event, or the company of whoever decides."""
    if decision.gap is not None:
        gap = [layout.between(decision.gap)]
        return gap + ([layout.card(decision.position)] if decision.position is not None else [])
    if decision.kind in ("event", "value"):
        return [layout.event]
    return [_company(layout, rows, position)]


def _ends(decision: Decision, layout: Layout, rows: Mapping[int, int], position: Position) -> tuple[Point, Point]:
    """From the gap to the card; for what the market does not show, from the company to the gap or the event."""
    company = _company(layout, rows, position)
    worker = company.x + 9 + layout.size, company.y + layout.size * 1.6
    if decision.gap is not None:
        gap = layout.between(decision.gap).middle
        if decision.position is not None:
            return gap, layout.card(decision.position).middle
        return (worker, gap) if decision.kind == "place" else (gap, worker)
    if decision.kind in ("event", "value"):
        return worker, layout.event.middle
    return worker, company.middle


def _draw_line(pen: Pen, start: Point, end: Point, colour: str) -> None:
    """A line that bends a little, with a head, on a dark edge that keeps it apart from what lies below."""
    (x, y), (to_x, to_y) = start, end
    bend = 0.12
    over = (x + to_x) / 2 - (to_y - y) * bend, (y + to_y) / 2 + (to_x - x) * bend
    angle = math.atan2(to_y - over[1], to_x - over[0])
    neck = to_x - 9 * math.cos(angle), to_y - 9 * math.sin(angle)
    curve = f"M{x:.1f} {y:.1f}Q{over[0]:.1f} {over[1]:.1f} {neck[0]:.1f} {neck[1]:.1f}"
    sides = [(to_x - 13 * math.cos(angle + turn), to_y - 13 * math.sin(angle + turn)) for turn in (-0.5, 0.5)]
    head = f"M{to_x:.1f} {to_y:.1f}" + "".join(f"L{px:.1f} {py:.1f}" for px, py in sides) + "z"
    for paint, line in (("#171310", 7.0), (colour, 3.6)):
        pen.path(curve, stroke=paint, line=line)
        pen.path(head, fill=paint, stroke=paint, line=line - 2.6)
    pen.circle(x, y, 4, colour, stroke="#171310", line=1.5)
