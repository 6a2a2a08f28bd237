"""Mines, workshops, factories and laboratories."""

from __future__ import annotations

from collections.abc import Callable

from tools.draw.palette import LABORATORY, MINE, WORKS
from tools.draw.pen import LINE, Plate, circle, poly, rect, segment
from tools.draw.press import placed
from tools.draw.things import (
    FLOOR,
    box,
    bricks,
    cast_shadow,
    chimney,
    cluster,
    door,
    flat_roof,
    gable_house,
    gear,
    plot,
    sawtooth,
    shards,
    smoke,
    wheel,
    windows,
)

# --- mines ---------------------------------------------------------------------------------------


def _hill(p: Plate, d: str) -> None:
    p.shape(d, "tone-1")
    p.swell(d, 28, 8, 2.8, within=rect(60, 0, 104, 120))


def _headframe(p: Plate, x: float, y: float, h: float, r: float, wheels: int = 1) -> None:
    """Winding tower with its back stay to the right."""
    top = y - h
    spread = h * 0.2
    p.line(segment(x + 4, top + 4, x + h * 0.62, y), 5)
    p.line(segment(x + 4, top + 4, x + h * 0.62, y), 2, "tone-1")
    legs = segment(x - 4, top, x - spread, y) + segment(x + 4, top, x + spread, y)
    p.line(legs, 5)
    p.line(legs, 2, "tone-1")
    braces = ""
    steps = max(2, round(h / 20))
    for i in range(steps):
        a, b = i / steps, (i + 1) / steps
        wa, wb = 4 + (spread - 4) * a, 4 + (spread - 4) * b
        braces += segment(x - wa, top + h * a, x + wb, top + h * b) + segment(x + wa, top + h * a, x - wb, top + h * b)
        braces += segment(x - wb, top + h * b, x + wb, top + h * b)
    p.line(braces, LINE * 1.3)
    p.shape(rect(x - 8, top - 2, 16, 4), "tone-2")
    if wheels == 2:
        wheel(p, x + r * 0.9, top - r - 1, r, 6)
        wheel(p, x - r * 0.5, top - r - 1, r, 6)
    else:
        wheel(p, x, top - r - 1, r, 6)


def _adit(p: Plate, x: float, y: float, w: float, h: float) -> None:
    """Timbered mouth of a gallery."""
    p.area(poly([(x, y), (x + 2, y - h), (x + w - 2, y - h), (x + w, y)]), "ink")
    p.shape(poly([(x - 3, y), (x, y - h), (x + 3, y - h), (x + 1, y)]), "tone-1", LINE)
    p.shape(poly([(x + w + 3, y), (x + w, y - h), (x + w - 3, y - h), (x + w - 1, y)]), "tone-1", LINE)
    p.shape(rect(x - 4, y - h - 4, w + 8, 5), "tone-1", LINE)


def _cart(p: Plate, x: float, y: float) -> None:
    shards(p, x + 11, y - 13, 15)
    tub = poly([(x, y - 15), (x + 22, y - 15), (x + 18, y - 4), (x + 4, y - 4)])
    p.shape(tub, "brass")
    p.area(poly([(x + 15, y - 15), (x + 22, y - 15), (x + 18, y - 4), (x + 14, y - 4)]), "ink", 0.4)
    for cx in (x + 6.5, x + 15.5):
        p.shape(circle(cx, y - 3, 3.2), "tone-1")


def mine_1() -> Plate:
    p = plot(MINE)
    _hill(p, f"M14 {FLOOR}C30 82 44 72 66 70C92 66 112 78 142 {FLOOR}Z")
    _headframe(p, 86, 84, 42, 10)
    _adit(p, 44, FLOOR, 18, 18)
    p.line(segment(20, FLOOR + 7, 96, FLOOR + 7), 1.4)
    _cart(p, 68, FLOOR + 8)
    return p


def mine_2() -> Plate:
    p = plot(MINE)
    _hill(p, f"M0 {FLOOR}C14 84 26 74 44 70C80 58 120 74 158 {FLOOR}Z")
    smoke(p, 118, 42, 0.8)
    chimney(p, 112, 80, 11, 36)
    gable_house(p, 96, 94, 24, 20, 11, 16)
    windows(p, 101, 78, 2, 1, (4, 8), (9, 0), "crystal", True)
    _headframe(p, 58, 88, 50, 11)
    _adit(p, 20, FLOOR, 18, 16)
    cluster(p, 92, FLOOR + 6, 20, 3)
    _cart(p, 44, FLOOR + 8)
    return p


def mine_3() -> Plate:
    p = plot(MINE, (72, 52, 52))
    _hill(p, f"M-6 {FLOOR}C8 78 26 68 50 66C90 60 130 74 166 {FLOOR}Z")
    smoke(p, 111, 34, 1.0)
    chimney(p, 105, 84, 12, 48)
    chimney(p, 126, 84, 10, 38)
    gable_house(p, 94, 95, 36, 22, 12, 18)
    windows(p, 101, 78, 2, 1, (6, 10), (12, 0), "crystal", True)
    _headframe(p, 48, 92, 62, 12.5, 2)
    cluster(p, 19, FLOOR + 7, 40, 3)
    _cart(p, 66, FLOOR + 9)
    return p


# --- workshops and factories ---------------------------------------------------------------------


def _hall(p: Plate, x: float, w: float, h: float, teeth: int, depth: float, rise: float = 13) -> None:
    """A brick hall under a sawtooth roof."""
    cast_shadow(p, x, FLOOR, w + depth)
    box(p, x, FLOOR, w, h, depth)
    bricks(p, x, FLOOR - h, w, h, teeth, 0.06)
    sawtooth(p, x, FLOOR - h, w, rise, teeth, depth)
    p.line(segment(x, FLOOR - h, x + w, FLOOR - h), 2.4)


def workshop_1() -> Plate:
    p = plot(WORKS)
    cast_shadow(p, 48, FLOOR, 70)
    smoke(p, 96, 24, 0.9)
    chimney(p, 90, 80, 11, 54)
    gable_house(p, 44, FLOOR, 42, 30, 18, 34)
    bricks(p, 44, 72, 42, 26, 3)
    door(p, 55, FLOOR, 20, 26, "ink")
    windows(p, 61.5, 60, 1, 1, (7, 8), fill="crystal", arched=True)
    gear(p, 44, 92, 15, 10)
    return p


def workshop_2() -> Plate:
    p = plot(WORKS)
    cast_shadow(p, 24, FLOOR, 112)
    smoke(p, 117, 28, 0.9)
    chimney(p, 110, 80, 12, 50)
    gable_house(p, 78, FLOOR, 42, 32, 18, 20)
    bricks(p, 78, 70, 42, 28, 5)
    windows(p, 84, 75, 3, 1, (7, 12), (11.5, 0), "crystal", True)
    gable_house(p, 30, FLOOR, 44, 36, 20, 14)
    bricks(p, 30, 66, 44, 30, 4)
    door(p, 41, FLOOR, 22, 28, "ink")
    windows(p, 48.5, 54, 1, 1, (7, 9), fill="crystal", arched=True)
    gear(p, 96, 101, 11, 9)
    gear(p, 30, 93, 17, 11)
    return p


def factory_1() -> Plate:
    p = plot(WORKS)
    for x, h, s in ((102, 70, 0.9), (122, 58, 0.7)):
        smoke(p, x + 6, 92 - h, s)
        chimney(p, x, 94, 12, h)
    _hall(p, 18, 88, 30, 4, 24)
    windows(p, 25, 76, 5, 1, (8, 13), (12.5, 0), "crystal", True)
    door(p, 88, FLOOR, 13, 21, "ink")
    p.line(segment(18, 95, 86, 95), LINE)
    return p


def factory_2() -> Plate:
    p = plot(WORKS, (78, 54, 54))
    for x, h, s in ((90, 78, 0.8), (110, 70, 0.8), (130, 60, 0.7)):
        smoke(p, x + 6, 90 - h, s)
        chimney(p, x, 92, 12, h)
    _hall(p, 10, 104, 44, 5, 24, 12)
    windows(p, 17, 61, 6, 1, (8, 11), (16, 0), "crystal", True)
    p.line(segment(10, 77, 114, 77), 2)
    windows(p, 33, 81, 3, 1, (8, 13), (16, 0), "crystal", True)
    door(p, 82, FLOOR, 24, 20, "ink")
    gear(p, 22, 104, 12, 8)
    return p


# --- laboratories --------------------------------------------------------------------------------


def _sphere(p: Plate, cx: float, cy: float, r: float, neck: float) -> None:
    """A glass carboy of green liquor, neck upward, in a brass ring."""
    p.shape(rect(cx - r * 0.2, cy - r - neck, r * 0.4, neck + r * 0.3), "paper", LINE)
    p.shape(rect(cx - r * 0.34, cy - r - neck - 2, r * 0.68, 3), "brass", LINE)
    ball = circle(cx, cy, r)
    p.shape(ball, "paper")
    liquor = f"M{cx - r:g} {cy:g}A{r:g} {r:g} 0 0 0 {cx + r:g} {cy:g}Z"
    p.area(liquor, "crystal")
    p.swell(ball, 0, 2, 1.3, within=rect(cx + r * 0.25, cy - r, r, 2 * r))
    p.line(ball + segment(cx - r, cy, cx + r, cy))
    p.line(placed("M-.6-.25A.7.7 0 0 1-.2-.62", cx, cy, r), LINE)
    p.shape(
        poly(
            [
                (cx - r * 0.8, cy + r + 5),
                (cx - r * 0.55, cy + r * 0.75),
                (cx + r * 0.55, cy + r * 0.75),
                (cx + r * 0.8, cy + r + 5),
            ]
        ),
        "brass",
    )


def _coil(p: Plate, x0: float, y0: float, x1: float, y1: float) -> None:
    """Pipe over and down from one vessel to the next."""
    d = f"M{x0:g} {y0:g}C{x0:g} {y0 - 14:g} {x1:g} {y0 - 14:g} {x1:g} {y1:g}"
    p.line(d, 4)
    p.line(d, 1.6, "brass")


def laboratory_1() -> Plate:
    p = plot(LABORATORY)
    cast_shadow(p, 42, FLOOR, 74)
    box(p, 42, FLOOR, 56, 30, 22)
    flat_roof(p, 40, 70, 60, 22)
    windows(p, 48, 76, 2, 1, (8, 14), (13, 0), "paper", True)
    door(p, 77, FLOOR, 13, 22)
    _sphere(p, 74, 46, 17, 8)
    return p


def laboratory_2() -> Plate:
    p = plot(LABORATORY)
    cast_shadow(p, 26, FLOOR, 106)
    box(p, 26, FLOOR, 82, 32, 24)
    flat_roof(p, 24, 68, 86, 24)
    windows(p, 32, 75, 4, 1, (8, 14), (13, 0), "paper", True)
    door(p, 87, FLOOR, 14, 22)
    _coil(p, 56, 20, 98, 36)
    _sphere(p, 98, 46, 14, 2)
    _sphere(p, 56, 40, 19, 6)
    return p


def laboratory_3() -> Plate:
    p = plot(LABORATORY, (78, 54, 53))
    cast_shadow(p, 14, FLOOR, 124)
    box(p, 14, FLOOR, 106, 34, 26)
    flat_roof(p, 12, 66, 110, 26)
    windows(p, 20, 72, 3, 1, (8, 16), (12, 0), "paper", True)
    windows(p, 84, 72, 3, 1, (8, 16), (12, 0), "paper", True)
    door(p, 59, FLOOR, 16, 25)
    _coil(p, 74, 12, 114, 34)
    _coil(p, 74, 12, 34, 34)
    _sphere(p, 114, 44, 14, 3)
    _sphere(p, 34, 44, 14, 3)
    _sphere(p, 74, 36, 22, 4)
    return p


INDUSTRY: dict[str, Callable[[], Plate]] = {
    "mine-1": mine_1,
    "mine-2": mine_2,
    "mine-3": mine_3,
    "workshop-1": workshop_1,
    "workshop-2": workshop_2,
    "factory-1": factory_1,
    "factory-2": factory_2,
    "laboratory-1": laboratory_1,
    "laboratory-2": laboratory_2,
    "laboratory-3": laboratory_3,
}
