"""Wordmark, application icon and the cloth of the table."""

from __future__ import annotations

import math
from itertools import pairwise

from tools.draw.palette import BRAND
from tools.draw.pen import FINE, Plate, Point, circle, flatten, join, poly, rect, segment
from tools.draw.press import compact, placed
from tools.draw.things import cluster, crystal, gear_path

TOP, FOOT = 26.0, 70.0
"""Between these lines stand the capitals."""
HEAD, BASE = TOP, FOOT - 4.5
"""Upper edges of their slab serifs."""


def _ribbon(spine: str, widths: tuple[float, float, float]) -> str:
    """A stroke along a curve, with its width at the start, in the middle and at the end."""
    points = flatten(spine)[0]
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(points):
        t = i / (len(points) - 1)
        (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        length = math.hypot(bx - ax, by - ay)
        ends = widths[0] + (widths[2] - widths[0]) * t
        half = (ends + (widths[1] - (widths[0] + widths[2]) / 2) * math.sin(math.pi * t)) / 2
        nx, ny = (by - ay) / length * half, (ax - bx) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return _smooth(left, "M") + _smooth(right[::-1], "L") + "Z"


def _smooth(points: list[Point], start: str) -> str:
    """A curve that leans on every other point."""
    text = start + join(*points[0])
    inner = points[1:-1:2]
    for (ax, ay), (bx, by) in pairwise(inner):
        text += "Q" + join(ax, ay) + " " + join((ax + bx) / 2, (ay + by) / 2)
    return text + "Q" + join(*inner[-1]) + " " + join(*points[-1])


def _slabs(y: float, *places: tuple[float, float]) -> list[str]:
    return [rect(x, y, w, 4.5) for x, w in places]


def _letters() -> list[tuple[float, list[str]]]:
    """Where each letter stands, and its parts. The I is missing: a crystal takes its place."""
    stem = rect(6, TOP, 11, FOOT - TOP)
    bowl = _ribbon("M14 28.2C46 26 46 54 14 52", (4.4, 14, 4.4))
    spine = _ribbon("M29 38C27 27 5 25 5 37C5 49 30 47 30 59C30 71.5 6 71.5 3 58", (4, 12, 4))
    hook = _ribbon("M11.5 52C11 73 40 73 39.7 52", (11, 9, 5.5))
    return [
        (10, [spine, rect(27, TOP, 4, 13), rect(0.5, 57, 4, 13)]),
        (48, [stem, bowl, *_slabs(HEAD, (0, 16)), *_slabs(BASE, (0, 23))]),
        (
            94,
            [
                poly([(4, 28), (16, 28), (29, 50), (29, 56), (18, 56), (18, 52)]),
                poly([(38, 28), (44, 28), (29, 53), (25, 50)]),
                rect(18, 50, 11, 20),
                *_slabs(HEAD, (0, 21), (33, 16)),
                *_slabs(BASE, (12, 23)),
            ],
        ),
        (
            150,
            [
                stem,
                _ribbon("M14 28.2C42 26 42 51 14 49.4", (4.4, 14, 4.4)),
                poly([(18, 50), (28, 47), (38, 65.5), (44, 65.5), (44, 70), (29, 70)]),
                *_slabs(HEAD, (0, 16)),
                *_slabs(BASE, (0, 22)),
            ],
        ),
        (241, [rect(6, TOP, 11, 28), rect(37, TOP, 5.5, 28), hook, *_slabs(HEAD, (0, 23), (31, 18))]),
        (
            297,
            [
                rect(6, TOP, 5.5, FOOT - TOP),
                rect(37, TOP, 11, FOOT - TOP),
                poly([(6, 26), (19, 26), (28, 50), (37, 26), (43, 26), (28.5, 66), (24, 66)]),
                *_slabs(HEAD, (0, 18), (38, 16)),
                *_slabs(BASE, (0, 17), (31, 23)),
            ],
        ),
    ]


def logo() -> Plate:
    p = Plate(BRAND, (361, 90))
    p.rays(217, 34, 25, 33, 24, 0.16, "brass")
    for x, parts in _letters():
        letter = [placed(part, x) for part in parts]
        p.union("".join(letter), "brass")
        for part in letter:
            p.hatch(part, 0, 3, FINE, within=rect(0, 53, 361, 15))
    crystal(p, 206, 72, 38, 13, -0.12)
    crystal(p, 228, 72, 42, 13, 0.1)
    crystal(p, 217, 73, 66, 20)
    rule = segment(11, 80, 193, 80) + segment(242, 80, 351, 80)
    p.line(rule, 2.6)
    p.line(rule, 1, "brass")
    return p


def app_icon() -> Plate:
    """Full bleed for any mask; all that matters lies in the inner four fifths."""
    p = Plate(BRAND, (160, 160))
    p.area(rect(0, 0, 160, 160), "ink")
    p.rays(80, 80, 52, 124, 60, 0.16, "tone-2")
    p.shape(gear_path(80, 80, 62, 16, 0.14), "brass", 2.4)
    p.hatch(circle(80, 80, 52), 45, 4, 1.2, within=poly([(160, 20), (160, 160), (20, 160)]), without=circle(80, 80, 43))
    p.shape(circle(80, 80, 42), "paper", 2.4)
    p.swell(circle(80, 80, 40), 0, 4, 2, "tone-1", within=poly([(92, 30), (130, 30), (130, 130), (70, 130)]))
    cluster(p, 80, 111, 66, 5)
    return p


def table_texture() -> str:
    """An 80-unit tile of lozenges; translucent black and white, so that it takes the colour of any ground."""
    dark = "M0 40L40 0L80 40L40 80ZM0 0L6 6M80 0L74 6M0 80L6 74M80 80L74 74"
    light = "M0 41.5L40 1.5L80 41.5M40 81.5L80 41.5"
    stone = "M40 33L44 38V43L40 48L36 43V38ZM36 38L39 40L40 33L41.5 40L44 38M39 40V46M41.5 40V46"
    corner = "".join(f"M{x} {y - 4}L{x + 4} {y}L{x} {y + 4}L{x - 4} {y}Z" for x in (0, 80) for y in (0, 80))
    strokes = (("#000", 0.1, dark), ("#fff", 0.07, light), ("#000", 0.16, stone), ("#000", 0.12, corner))
    body = "".join(f'<path stroke="{colour}" stroke-opacity="{veil}" d="{compact(d)}"/>' for colour, veil, d in strokes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80" fill="none">{body}</svg>\n'
    )
