"""The nineteen buildings: mines, works, laboratories, housing, universities and luxury."""

from __future__ import annotations

from collections.abc import Callable

from pen import FINE, LINE, OUTLINE, Plate, circle, ellipse, poly, rect, segment
from things import (
    back, box, bricks, cast_shadow, chimney, cluster, column, cypress, dome, door, eaves_house, flat_roof,
    gable_house, gear, ground, sawtooth, shards, side, sky, smoke, tree, wheel, windows,
)

MINE = ("#bcae90", "#776b57")
WORKS = ("#cf9468", "#8b4d35")
LABORATORY = ("#a9bfb6", "#55776f")
HOUSING = ("#e0c793", "#7d5a3a")
UNIVERSITY = ("#b9b9c9", "#64678a")
LUXURY = ("#d9b7ae", "#8c4a58")

FLOOR, HORIZON = 100, 88


def _scene(tones: tuple[str, str], disc: tuple[float, float, float] = (78, 60, 50)) -> Plate:
    p = Plate(tones)
    sky(p, HORIZON, disc)
    ground(p, HORIZON)
    return p


# --- mines ---------------------------------------------------------------------------------------


def _hill(p: Plate, d: str) -> None:
    p.shape(d, "tone-2")
    p.hatch(d, 62, 5, 1, within=rect(88, 0, 72, 120))


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
    p.line(segment(x, top, x, y), FINE)
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
    p.hatch(tub, 90, 2.2, within=rect(x + 12, y - 15, 12, 12))
    for cx in (x + 6.5, x + 15.5):
        p.shape(circle(cx, y - 3, 3.2), "tone-1")


def mine_1() -> Plate:
    p = _scene(MINE)
    _hill(p, f"M14 {FLOOR}C30 82 44 72 66 70C92 66 112 78 142 {FLOOR}Z")
    _headframe(p, 84, 82, 34, 9)
    _adit(p, 44, FLOOR, 18, 18)
    p.line(segment(20, FLOOR + 7, 96, FLOOR + 7), 1.4)
    _cart(p, 68, FLOOR + 8)
    return p


def mine_2() -> Plate:
    p = _scene(MINE)
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
    p = _scene(MINE, (72, 52, 52))
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
    p = _scene(WORKS)
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
    p = _scene(WORKS)
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
    p = _scene(WORKS)
    for x, h, s in ((102, 70, 0.9), (122, 58, 0.7)):
        smoke(p, x + 6, 92 - h, s)
        chimney(p, x, 94, 12, h)
    _hall(p, 18, 88, 30, 4, 24)
    windows(p, 25, 76, 5, 1, (8, 13), (12.5, 0), "crystal", True)
    door(p, 88, FLOOR, 13, 21, "ink")
    p.line(segment(18, 95, 86, 95), LINE)
    return p


def factory_2() -> Plate:
    p = _scene(WORKS, (78, 54, 54))
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
    p.line(f"M{cx - r * 0.6:.1f} {cy - r * 0.25:.1f}A{r * 0.7:.1f} {r * 0.7:.1f} 0 0 1 {cx - r * 0.2:.1f} {cy - r * 0.62:.1f}", LINE)
    p.shape(poly([(cx - r * 0.8, cy + r + 5), (cx - r * 0.55, cy + r * 0.75), (cx + r * 0.55, cy + r * 0.75), (cx + r * 0.8, cy + r + 5)]), "brass")


def _coil(p: Plate, x0: float, y0: float, x1: float, y1: float) -> None:
    """Pipe over and down from one vessel to the next."""
    d = f"M{x0:g} {y0:g}C{x0:g} {y0 - 14:g} {x1:g} {y0 - 14:g} {x1:g} {y1:g}"
    p.line(d, 4)
    p.line(d, 1.6, "brass")


def laboratory_1() -> Plate:
    p = _scene(LABORATORY)
    cast_shadow(p, 42, FLOOR, 74)
    box(p, 42, FLOOR, 56, 30, 22)
    flat_roof(p, 40, 70, 60, 22)
    windows(p, 48, 76, 2, 1, (8, 14), (13, 0), "paper", True)
    door(p, 77, FLOOR, 13, 22)
    _sphere(p, 74, 46, 17, 8)
    return p


def laboratory_2() -> Plate:
    p = _scene(LABORATORY)
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
    p = _scene(LABORATORY, (78, 54, 53))
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
    roofs = [poly([(left + w / 2, top - rise), (left + w, top), back((left + w, top), depth), back((left + w / 2, top - rise), depth)]) for left in lefts]
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
    p = _scene(HOUSING)
    cast_shadow(p, 36, FLOOR, 84)
    _terrace(p, 36, FLOOR, 3, 26, 30, 2)
    return p


def neighbourhood_2() -> Plate:
    p = _scene(HOUSING, (78, 54, 53))
    _terrace(p, 40, 72, 4, 24, 26, 7)
    cast_shadow(p, 12, FLOOR + 6, 124)
    _terrace(p, 12, FLOOR + 6, 5, 24, 28, 3)
    return p


def _mansard(p: Plate, x: float, y: float, w: float, rise: float, depth: float) -> None:
    """Steep slated roof with a flat top, y the eaves."""
    plane = poly([(x + w, y), back((x + w, y), depth), (x + w + depth - 5, y - rise - depth * 0.3), (x + w - 5, y - rise)])
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
    p = _scene(HOUSING)
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
    p = _scene(HOUSING, (80, 56, 52))
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
    p = _scene(UNIVERSITY)
    cast_shadow(p, 40, FLOOR + 4, 86)
    _portico(p, 48, FLOOR + 4, 60, 38, 4, 20)
    return p


def university_2() -> Plate:
    p = _scene(UNIVERSITY, (78, 54, 53))
    cast_shadow(p, 12, FLOOR + 4, 136)
    for x in (12, 112):
        box(p, x, FLOOR + 4, 32, 40, 8)
        p.shape(rect(x - 2, 61, 36, 4), "paper")
        windows(p, x + 5, 70, 2, 1, (7, 16), (13, 0), "brass", True)
    p.shape(rect(57, 28, 42, 16), "tone-1")
    for i in range(4):
        column(p, 59 + i * 11.3, 43, 4, 13)
    dome(p, 78, 28, 23, 20)
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
    p = _scene(LUXURY)
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
    p = _scene(LUXURY, (80, 58, 52))
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
    k = size
    cloth = f"M{x:g} {y - 13 * k:g}q{3 * k:g}-2 {6 * k:g} 0q{3 * k:g} 2 {6 * k:g} 0v{6 * k:g}q{-3 * k:g} 2 {-6 * k:g} 0q{-3 * k:g}-2 {-6 * k:g} 0z"
    p.shape(cloth, "crystal", LINE)


def palace() -> Plate:
    p = _scene(LUXURY, (80, 52, 54))
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
        dome(p, x + 11, 50, 12, 15, "tone-2")
        _flag(p, x + 11, 36, 0.9)
    p.shape(rect(56, 46, 48, 54), "paper")
    p.hatch(rect(56, 46, 48, 54), 90, 4, FINE, "tone-2")
    p.shape(rect(62, 34, 36, 12), "tone-1")
    windows(p, 65.5, 36.5, 4, 1, (4, 8), (8.3, 0), "ink", True)
    dome(p, 80, 34, 20, 20, "brass")
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


BUILDINGS: dict[str, Callable[[], Plate]] = {
    "mine-1": mine_1, "mine-2": mine_2, "mine-3": mine_3,
    "workshop-1": workshop_1, "workshop-2": workshop_2, "factory-1": factory_1, "factory-2": factory_2,
    "laboratory-1": laboratory_1, "laboratory-2": laboratory_2, "laboratory-3": laboratory_3,
    "neighbourhood-1": neighbourhood_1, "neighbourhood-2": neighbourhood_2,
    "residence-1": residence_1, "residence-2": residence_2,
    "university-1": university_1, "university-2": university_2,
    "luxury-home": luxury_home, "mansion": mansion, "palace": palace,
}
