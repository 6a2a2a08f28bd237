"""Housing, universities and luxury."""

from __future__ import annotations

from collections.abc import Callable

from tools.draw.palette import HOUSING, LUXURY, UNIVERSITY
from tools.draw.pen import FINE, LINE, Plate, circle, poly, rect, segment
from tools.draw.press import placed
from tools.draw.things import (
    FLOOR,
    back,
    box,
    bricks,
    cast_shadow,
    column,
    cypress,
    dome,
    door,
    plot,
    side,
    tree,
    windows,
)

# --- housing -------------------------------------------------------------------------------------


def _pots(p: Plate, x: float, y: float) -> None:
    """Chimney breast with two pots, standing on y."""
    p.shape(rect(x + 1, y - 15, 3, 4) + rect(x + 5, y - 15, 3, 4), "brass", LINE)
    p.shape(rect(x, y - 11, 9, 11), "tone-1")
    p.area(rect(x + 5, y - 11, 4, 11), "ink", 0.6)


def _terrace(p: Plate, x: float, y: float, houses: int, w: float, h: float, seed: int) -> None:
    """A row of workers' houses, gables to the street."""
    depth, rise, top = 12, w * 0.42, y - h
    lefts = [x + i * w for i in range(houses)]
    for left in lefts:
        _pots(p, left + w * 0.72, top - 5)
    roofs = [
        poly(
            [
                (left + w / 2, top - rise),
                (left + w, top),
                back((left + w, top), depth),
                back((left + w / 2, top - rise), depth),
            ]
        )
        for left in lefts
    ]
    p.shape("".join(roofs), "tone-2")
    for roof in roofs:
        p.hatch(roof, 67, 2.6, 0.9)
    side(p, ((x + houses * w, y), (x + houses * w, top)), depth)
    gables = [point for left in lefts for point in ((left, top), (left + w / 2, top - rise))]
    p.shape(poly([(x, y), *gables, (x + houses * w, top), (x + houses * w, y)]), "tone-1")
    p.line("".join(segment(left, y, left, top) for left in lefts[1:]), LINE)
    bricks(p, x, top, houses * w, h, seed, 0.14)
    p.line(poly([*gables, (x + houses * w, top)], closed=False), 2.6)
    for left in lefts:
        door(p, left + w * 0.14, y, w * 0.3, h * 0.55)
    windows(p, x + w * 0.5 - 3, top - 3, houses, 1, (6, 8), (w, 0), "brass")
    windows(p, x + w * 0.58, y - h * 0.54, houses, 1, (w * 0.26, h * 0.3), (w, 0), "brass")


def neighbourhood_1() -> Plate:
    p = plot(HOUSING)
    cast_shadow(p, 36, FLOOR, 84)
    _terrace(p, 36, FLOOR, 3, 26, 30, 2)
    return p


def neighbourhood_2() -> Plate:
    p = plot(HOUSING, (78, 54, 53))
    _terrace(p, 40, 72, 4, 24, 26, 7)
    cast_shadow(p, 12, FLOOR + 6, 124)
    _terrace(p, 12, FLOOR + 6, 5, 24, 28, 3)
    return p


def _mansard(p: Plate, x: float, y: float, w: float, rise: float, depth: float) -> None:
    """Steep slated roof with a flat top, y the eaves."""
    plane = poly(
        [(x + w, y), back((x + w, y), depth), (x + w + depth - 5, y - rise - depth * 0.3), (x + w - 5, y - rise)]
    )
    p.shape(plane, "ink")
    front = poly([(x - 2, y), (x + 4, y - rise), (x + w - 4, y - rise), (x + w + 2, y)])
    p.shape(front, "tone-2")
    p.hatch(front, 0, 3, 1)
    p.line(segment(x - 3, y, x + w + 3, y), 2.8)
    p.line(segment(x + 2, y - rise, x + w - 2, y - rise), 2.8)


def _railing(p: Plate, x0: float, x1: float, y: float, h: float = 10) -> None:
    bars, x = "", x0
    while x <= x1:
        bars += segment(x, y, x, y - h)
        x += 4
    p.line(bars, LINE)
    p.line(segment(x0, y - h + 2, x1, y - h + 2), 1.4)


def residence_1() -> Plate:
    p = plot(HOUSING)
    tree(p, 122, FLOOR, 15)
    cast_shadow(p, 52, FLOOR, 62)
    box(p, 52, FLOOR, 42, 44, 14)
    _pots(p, 80, 44)
    _mansard(p, 52, 56, 42, 17, 14)
    windows(p, 59, 61, 3, 1, (7, 11), (10.5, 0), "brass")
    windows(p, 59, 80, 1, 1, (8, 12), fill="brass")
    windows(p, 69, 44, 1, 1, (8, 9), fill="brass", arched=True)
    door(p, 75, FLOOR, 11, 22)
    p.shape(rect(72, 76, 17, 3), "paper", LINE)
    p.shape(rect(72, 98, 17, 4), "paper", LINE)
    _railing(p, 24, 68, FLOOR + 6)
    _railing(p, 94, 138, FLOOR + 6)
    return p


def residence_2() -> Plate:
    p = plot(HOUSING, (80, 56, 52))
    tree(p, 140, FLOOR, 15)
    tree(p, 12, FLOOR, 11)
    cast_shadow(p, 26, FLOOR, 104)
    box(p, 48, FLOOR, 66, 46, 14)
    _pots(p, 98, 42)
    _pots(p, 62, 42)
    _mansard(p, 48, 54, 66, 17, 14)
    windows(p, 62, 59, 4, 1, (7, 11), (12.5, 0), "brass")
    windows(p, 62, 80, 1, 1, (7, 12), fill="brass")
    windows(p, 99.5, 80, 1, 1, (7, 12), fill="brass")
    for x in (68, 88):
        windows(p, x, 42, 1, 1, (7, 9), fill="brass", arched=True)
    door(p, 78, FLOOR, 13, 22)
    p.shape(rect(73, 75, 23, 3), "paper", LINE)
    column(p, 74, FLOOR, 3, 20)
    column(p, 92, FLOOR, 3, 20)
    turret = rect(28, 40, 26, 60)
    p.shape(turret, "tone-1")
    p.swell(turret, 0, 3, 1.6, within=rect(42, 40, 20, 60))
    cone = poly([(25, 40), (41, 10), (57, 40)])
    p.shape(cone, "tone-2")
    p.hatch(cone, 0, 3, 1)
    p.area(poly([(41, 10), (57, 40), (46, 40)]), "ink")
    p.line(segment(41, 10, 41, 3), LINE)
    p.shape(circle(41, 9, 2), "brass", LINE)
    windows(p, 32, 46, 2, 2, (6, 12), (10, 20), "brass", True)
    _railing(p, 10, 70, FLOOR + 7)
    _railing(p, 100, 150, FLOOR + 7)
    return p


# --- universities --------------------------------------------------------------------------------


def _portico(p: Plate, x: float, y: float, w: float, h: float, columns: int, depth: float) -> None:
    """Steps, columns and pediment."""
    for i in range(3):
        p.shape(rect(x - 8 + i * 3, y - 3 - i * 3, w + 16 - i * 6, 3), "paper", LINE)
    base = y - 9
    side(p, ((x + w, base), (x + w, base - h)), depth)
    p.shape(rect(x, base - h, w, h), "ink")
    p.hatch(rect(x, base - h, w, h), 90, 3, FINE, "tone-2")
    pitch = (w - 6) / (columns - 1)
    for i in range(columns):
        column(p, x + i * pitch, base, 6, h)
    top = base - h - 2
    p.shape(rect(x - 4, top - 6, w + 8, 6), "tone-1")
    apex = (x + w / 2, top - 6 - w * 0.24)
    eave = (x + w + 5, top - 6)
    plane = poly([apex, eave, back(eave, depth), back(apex, depth)])
    p.shape(plane, "tone-2")
    p.hatch(plane, 62, 2.2, 0.9)
    p.shape(poly([(x - 5, top - 6), apex, eave]), "paper")
    inner = poly([(x + w * 0.12, top - 8), (apex[0], apex[1] + 5), (x + w * 0.88, top - 8)])
    p.shape(inner, "tone-1", LINE)
    p.hatch(inner, 90, 2.2, within=rect(apex[0], 0, w, 120))
    p.shape(circle(apex[0], top - 6 - w * 0.075, w * 0.055), "brass", LINE)


def university_1() -> Plate:
    p = plot(UNIVERSITY)
    cast_shadow(p, 40, FLOOR + 4, 86)
    _portico(p, 48, FLOOR + 4, 60, 38, 4, 20)
    return p


def university_2() -> Plate:
    p = plot(UNIVERSITY, (78, 54, 53))
    cast_shadow(p, 12, FLOOR + 4, 136)
    for x in (12, 112):
        box(p, x, FLOOR + 4, 32, 40, 8)
        p.shape(rect(x - 2, 61, 36, 4), "paper")
        windows(p, x + 5, 70, 2, 1, (7, 16), (13, 0), "brass", True)
    p.shape(rect(57, 28, 42, 16), "tone-1")
    for i in range(4):
        column(p, 59 + i * 11.3, 43, 4, 13)
    dome(p, 78, 29, 21)
    p.line(segment(78, 9, 78, 1))
    p.shape(circle(78, 6, 2.6), "brass", LINE)
    _portico(p, 44, FLOOR + 4, 68, 36, 6, 6)
    return p


# --- luxury --------------------------------------------------------------------------------------


def _hip_roof(p: Plate, x: float, y: float, w: float, rise: float, inset: float) -> None:
    roof = poly([(x - 3, y), (x + inset, y - rise), (x + w - inset, y - rise), (x + w + 3, y)])
    p.shape(roof, "tone-2")
    p.hatch(roof, 0, 3, 1)
    p.area(poly([(x + w - inset, y - rise), (x + w + 3, y), (x + w - inset * 0.9, y)]), "ink", 0.55)
    p.line(segment(x - 3, y, x + w + 3, y), 2.8)


def _stack(p: Plate, x: float, y: float) -> None:
    p.shape(rect(x, y - 12, 7, 12), "tone-1")
    p.area(rect(x + 4, y - 12, 3, 12), "ink", 0.6)
    p.shape(rect(x - 1.5, y - 14, 10, 3), "paper", LINE)


def luxury_home() -> Plate:
    p = plot(LUXURY)
    cypress(p, 36, FLOOR, 44)
    cypress(p, 124, FLOOR, 44)
    cast_shadow(p, 48, FLOOR, 64)
    _stack(p, 56, 46)
    _stack(p, 97, 46)
    p.shape(rect(48, 54, 64, 46), "paper")
    p.swell(rect(48, 54, 64, 46), 0, 3, 1.6, within=rect(88, 54, 40, 60))
    _hip_roof(p, 48, 54, 64, 15, 12)
    windows(p, 54, 60, 4, 1, (8, 12), (15, 0), "brass")
    windows(p, 54, 80, 1, 1, (8, 14), fill="brass")
    windows(p, 99, 80, 1, 1, (8, 14), fill="brass")
    p.shape(poly([(67, 78), (80, 68), (93, 78)]), "tone-1")
    door(p, 74, FLOOR, 12, 19, "tone-2")
    column(p, 68, FLOOR, 4, 20)
    column(p, 88, FLOOR, 4, 20)
    p.shape(rect(64, 98, 32, 4), "paper", LINE)
    return p


def mansion() -> Plate:
    p = plot(LUXURY, (80, 58, 52))
    cypress(p, 8, FLOOR, 34)
    cypress(p, 152, FLOOR, 34)
    cast_shadow(p, 18, FLOOR, 124)
    for x in (26, 52, 101, 127):
        _stack(p, x, 52)
    p.shape(rect(18, 60, 124, 40), "paper")
    p.swell(rect(18, 60, 124, 40), 0, 3, 1.6, within=rect(104, 54, 40, 60))
    _hip_roof(p, 18, 60, 124, 15, 10)
    windows(p, 24, 66, 3, 2, (7, 11), (11, 17), "brass")
    windows(p, 107, 66, 3, 2, (7, 11), (11, 17), "brass")
    p.shape(rect(58, 50, 44, 50), "paper")
    p.hatch(rect(58, 50, 44, 50), 90, 3, FINE, "tone-2")
    p.shape(poly([(53, 50), (80, 31), (107, 50)]), "paper")
    p.shape(circle(80, 43, 4.6), "brass", LINE)
    windows(p, 65, 56, 3, 1, (8, 13), (11, 0), "brass", True)
    door(p, 73, FLOOR, 14, 22, "tone-2")
    for x in (59, 67, 89, 97):
        column(p, x, FLOOR, 4, 24)
    p.shape(rect(56, 73, 48, 4), "paper", LINE)
    p.shape(rect(54, 99, 52, 5), "paper", LINE)
    return p


def _flag(p: Plate, x: float, y: float, size: float = 1.0) -> None:
    p.line(segment(x, y, x, y - 13 * size), 1.2)
    cloth = placed("M0-13q3-2 6 0q3 2 6 0v6q-3 2-6 0q-3-2-6 0z", x, y, size)
    p.shape(cloth, "crystal", LINE)


def palace() -> Plate:
    p = plot(LUXURY, (80, 52, 54))
    cast_shadow(p, 4, FLOOR, 146)
    p.shape(rect(10, 62, 140, 38), "paper")
    p.swell(rect(10, 62, 140, 38), 0, 3, 1.6, within=rect(112, 54, 40, 60))
    _hip_roof(p, 12, 62, 136, 11, 6)
    windows(p, 29, 67, 3, 2, (6, 10), (10, 16), "brass", True)
    windows(p, 106, 67, 3, 2, (6, 10), (10, 16), "brass", True)
    for x in (4, 134):
        p.shape(rect(x, 50, 22, 50), "paper")
        p.hatch(rect(x, 50, 22, 50), 90, 2, 0.8, within=rect(x + 17, 50, 20, 60))
        windows(p, x + 7, 57, 1, 2, (8, 13), (0, 21), "brass", True)
        dome(p, x + 11, 50, 13, "tone-2")
        _flag(p, x + 11, 37, 0.9)
    p.shape(rect(56, 46, 48, 54), "paper")
    p.hatch(rect(56, 46, 48, 54), 90, 4, FINE, "tone-2")
    p.shape(rect(62, 34, 36, 12), "tone-1")
    windows(p, 65.5, 36.5, 4, 1, (4, 8), (8.3, 0), "ink", True)
    dome(p, 80, 34, 20, "brass")
    _flag(p, 80, 15)
    p.shape(rect(53, 44, 54, 4), "paper")
    windows(p, 63, 53, 3, 1, (8, 13), (13, 0), "brass", True)
    door(p, 72, FLOOR, 16, 23, "tone-2")
    for x in (57, 65, 91, 99):
        column(p, x, FLOOR, 4, 26)
    p.shape(rect(54, 71, 52, 4), "paper", LINE)
    p.shape(rect(50, 98, 60, 3), "paper", LINE)
    p.shape(rect(46, 101, 68, 4), "paper", LINE)
    return p


HOUSES: dict[str, Callable[[], Plate]] = {
    "neighbourhood-1": neighbourhood_1,
    "neighbourhood-2": neighbourhood_2,
    "residence-1": residence_1,
    "residence-2": residence_2,
    "university-1": university_1,
    "university-2": university_2,
    "luxury-home": luxury_home,
    "mansion": mansion,
    "palace": palace,
}
