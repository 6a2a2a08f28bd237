"""The seven events: small scenes in a cartouche, wider and freer than the cards."""

from __future__ import annotations

from collections.abc import Callable

from tools.draw.characters import COAT, HAIR, PROFILE
from tools.draw.palette import EVENT
from tools.draw.pen import FINE, LINE, Plate, circle, ellipse, on_circle, poly, rect, segment
from tools.draw.press import placed
from tools.draw.things import (
    PLATE,
    bricks,
    chimney,
    cloud,
    cluster,
    coin,
    crystal,
    door,
    gear,
    sawtooth,
    smoke,
    tree,
    wheel,
    windows,
)

FRAME = "M14 5H146A9 9 0 0 0 155 14V106A9 9 0 0 0 146 115H14A9 9 0 0 0 5 106V14A9 9 0 0 0 14 5Z"
OPENING = "M14 5A9 9 0 0 1 5 14V106A9 9 0 0 1 14 115H146A9 9 0 0 1 155 106V14A9 9 0 0 1 146 5Z"
"""The frame once more, the other way round, so that it is cut out of what surrounds it."""


def _scene(horizon: float = 86) -> Plate:
    p = Plate(EVENT)
    p.area(PLATE, "paper")
    p.area(rect(0, 0, 160, horizon), "tone-1", 0.6)
    p.swell(rect(0, 8, 160, horizon - 8), 0, 4, 1.6, "tone-2", within=poly([(64, 0), (155, 0), (155, 120), (120, 120)]))
    return p


def _framed(p: Plate) -> Plate:
    p.area(rect(-2, -2, 164, 124) + OPENING, "tone-2")
    p.line(FRAME, 3.4)
    p.line(FRAME, 1.4, "brass")
    p.line("M6 6h.1M154 6h.1M6 114h.1M154 114h.1", 4, "brass")
    return p


def windfall() -> Plate:
    """A strongbox that runs over."""
    p = _scene(90)
    p.rays(80, 58, 30, 74, 32, 0.2, "brass")
    p.shape(rect(-2, 92, 164, 30), "tone-1")
    lid = "M34 56C34 30 40 24 52 24H110C122 24 126 30 126 56Z"
    p.shape(lid, "tone-2")
    p.shape("M40 56C40 36 44 31 54 31H106C116 31 120 36 120 56Z", "ink")
    p.hatch("M40 56C40 36 44 31 54 31H106C116 31 120 36 120 56Z", 90, 3, FINE, "tone-2")
    cluster(p, 104, 62, 34, 3)
    for x, y, r in ((50, 54, 10), (84, 52, 9), (66, 46, 11), (72, 58, 9), (56, 60, 8), (92, 60, 8)):
        coin(p, x, y, r, r > 9)
    crystal(p, 43, 62, 26, 10, -0.3)
    chest = rect(34, 62, 92, 38)
    p.shape(chest, "tone-2")
    p.hatch(chest, 0, 3, 0.8)
    p.area(rect(98, 62, 28, 38), "ink", 0.4)
    for x in (40, 76, 112):
        p.shape(rect(x, 60, 8, 41), "brass")
    p.shape(rect(31, 58, 98, 7), "brass")
    p.hatch(rect(84, 58, 44, 7), 45, 2.2)
    p.shape(rect(73, 68, 14, 14), "brass")
    p.area(circle(80, 73, 2.2) + poly([(79, 73), (81, 73), (82, 79), (78, 79)]), "ink")
    p.area(poly([(34, 101), (126, 101), (146, 109), (52, 109)]), "ink", 0.5)
    coin(p, 24, 98, 6, False)
    coin(p, 140, 104, 6, False)
    return _framed(p)


def country_house() -> Plate:
    """Gate, avenue and a house on the rise."""
    p = _scene(74)
    cloud(p, ((34, 26, 6), (42, 22, 8), (52, 26, 7), (60, 28, 4.6)))
    p.shape("M-4 84C24 60 52 56 80 58C110 56 140 62 164 84V124H-4Z", "tone-1")
    p.swell("M84 58C116 58 140 66 160 84V110H84Z", 20, 4, 1.8, "tone-2")
    p.shape(rect(60, 40, 40, 21), "paper", 1.3)
    p.shape(poly([(57, 40), (66, 30), (94, 30), (103, 40)]), "tone-2", 1.3)
    p.hatch(poly([(57, 40), (66, 30), (94, 30), (103, 40)]), 0, 2)
    for x in (66, 90):
        p.shape(rect(x, 23, 5, 8), "tone-2", LINE)
    windows(p, 63, 44, 5, 1, (4, 6), (7.4, 0), "brass")
    door(p, 77, 61, 6, 9)
    p.shape("M76 61C72 76 56 92 38 122H122C104 92 88 76 84 61Z", "paper")
    p.hatch(
        "M76 61C72 76 56 92 38 122H122C104 92 88 76 84 61Z",
        0,
        4,
        FINE,
        within=poly([(80, 60), (90, 60), (126, 124), (96, 124)]),
    )
    for x, y, r in ((62, 70, 5), (98, 70, 5), (48, 82, 8), (112, 82, 8), (28, 100, 13), (132, 100, 13)):
        tree(p, x, y, r)
    for x in (38, 112):
        p.shape(rect(x, 80, 10, 34), "paper")
        p.hatch(rect(x + 5, 80, 5, 34), 0, 4, 0.9)
        p.shape(rect(x - 2, 76, 14, 5), "tone-2")
        p.shape(circle(x + 5, 71, 5), "brass")
    p.line("M48 84C60 100 66 104 78 106M112 84C100 100 94 104 82 106", 2)
    bars = "".join(segment(50 + i * 4, 112, 50 + i * 4, y) for i, y in enumerate((87, 92, 97, 101, 103, 105, 106)))
    bars += "".join(segment(110 - i * 4, 112, 110 - i * 4, y) for i, y in enumerate((87, 92, 97, 101, 103, 105, 106)))
    p.line(bars, 1.2)
    return _framed(p)


def patronage() -> Plate:
    """A framed picture on the easel, and the purse that paid for it."""
    p = _scene(92)
    p.shape("M-4 92H164V124H-4Z", "tone-1")
    p.hatch(rect(0, 94, 160, 22), 0, 3, 0.8, "tone-2")
    p.line(segment(64, 24, 34, 114) + segment(96, 24, 126, 114) + segment(80, 14, 80, 112), 5)
    p.line(segment(64, 24, 34, 114) + segment(96, 24, 126, 114) + segment(80, 14, 80, 112), 2.2, "tone-2")
    p.shape(rect(40, 22, 80, 62), "brass")
    p.hatch(rect(40, 22, 80, 62), 45, 2.2, within=poly([(120, 22), (120, 84), (40, 84)]))
    p.shape(rect(47, 29, 66, 48), "paper")
    p.line(rect(43.5, 25.5, 73, 55), FINE)
    p.hatch(rect(47, 29, 66, 24), 0, 3, FINE, "tone-2")
    p.shape(circle(98, 41, 6.5), "brass", LINE)
    p.shape("M47 77V64C58 56 66 62 74 66C86 54 98 58 113 66V77Z", "tone-2", LINE)
    p.hatch("M74 66C86 54 98 58 113 66V77H74Z", 60, 2.2)
    cluster(p, 70, 76, 30, 3)
    p.shape(rect(36, 84, 88, 5), "tone-2")
    bag = "M128 88C120 92 114 100 116 108C117 113 147 113 148 108C150 100 144 92 136 88Z"
    p.shape(bag, "tone-1")
    p.swell(bag, 0, 2.2, 1.3, within=rect(132, 84, 20, 40))
    p.shape("M127 82C130 84 134 84 137 82L136 88H128Z", "tone-1")
    p.line(segment(127, 88, 137, 88), 2.4, "brass")
    coin(p, 24, 104, 7)
    coin(p, 36, 108, 5, False)
    p.line(ellipse(80, 14, 1, 1), 2)
    return _framed(p)


def export() -> Plate:
    """A steamer outward bound with crystal on deck."""
    p = _scene(96)
    p.shape(circle(34, 36, 15), "brass", LINE)
    p.hatch(circle(34, 36, 15), 0, 3, FINE, "paper")
    smoke(p, 88, 28, 1.1)
    smoke(p, 68, 30, 0.8)
    for x in (30, 122):
        p.line(segment(x + 4, 74, x + 2, 22), 2)
    p.line(
        segment(32, 24, 14, 74) + segment(32, 24, 60, 62) + segment(124, 24, 100, 62) + segment(124, 24, 146, 72), FINE
    )
    for x in (62, 82):
        funnel = poly([(x, 62), (x - 1, 32), (x + 11, 32), (x + 12, 62)])
        p.shape(funnel, "tone-2")
        p.swell(funnel, 0, 2.2, 1.5, within=rect(x + 4, 30, 20, 40))
        p.shape(rect(x - 2, 36, 14, 6), "brass", LINE)
    p.shape(rect(50, 60, 56, 14), "paper")
    windows(p, 54, 64, 6, 1, (5, 5), (8.2, 0), "ink", True)
    cluster(p, 120, 76, 22, 3)
    p.shape(rect(30, 64, 14, 12), "tone-1")
    p.line("M30 64L44 76M44 64L30 76", LINE)
    hull = "M8 72C50 78 110 78 154 68C150 82 142 92 134 100H24C16 92 10 84 8 72Z"
    p.shape(hull, "ink")
    p.swell(hull, 180, 3, 1.4, "tone-1", within=rect(10, 76, 60, 9))
    p.shape("M11 84C50 89 110 89 147 82L134 101H24Z", "tone-2", LINE)
    p.line("M8 72C50 78 110 78 154 68", 2, "brass")
    sea = "M-4 92" + "".join(f"q6 {(-5, 5)[i % 2]} 12 0" for i in range(14)) + "V124H-4Z"
    p.shape(sea, "tone-1")
    waves = "".join(f"M{12 + (i * 37) % 128} {99 + (i % 4) * 4}q5-3 10 0" for i in range(12))
    p.line(waves, 1.2)
    return _framed(p)


def night_shift() -> Plate:
    """The works by moonlight, every window burning."""
    p = _scene(92)
    p.area(PLATE, "ink")
    p.hatch(rect(0, 0, 160, 92), 0, 3.4, 0.8, "tone-2", without=circle(40, 34, 26))
    p.area(circle(40, 34, 17), "paper")
    p.area(circle(47, 29, 15), "ink")
    p.area(
        "".join(
            poly(
                [
                    (x, y - r),
                    (x + r * 0.3, y - r * 0.3),
                    (x + r, y),
                    (x + r * 0.3, y + r * 0.3),
                    (x, y + r),
                    (x - r * 0.3, y + r * 0.3),
                    (x - r, y),
                    (x - r * 0.3, y - r * 0.3),
                ]
            )
            for x, y, r in ((74, 18, 3.4), (20, 62, 2.4), (64, 42, 2.4), (138, 22, 3))
        ),
        "paper",
    )
    for x, h, s in ((92, 56, 0.9), (116, 48, 0.8)):
        smoke(p, x + 6, 74 - h, s, "tone-1")
        chimney(p, x, 78, 12, h)
    sawtooth(p, 20, 64, 96, 13, 4, 22)
    hall = rect(20, 64, 96, 38)
    p.shape(hall, "tone-2")
    p.hatch(hall, 0, 2.6, 0.9)
    wall = poly([(116, 64), (116, 102), (138, 93), (138, 55)])
    p.shape(wall, "ink")
    p.line(poly([(116, 64), (138, 55), (138, 93)], False), 1, "tone-2")
    windows(p, 27, 71, 6, 1, (9, 13), (14.5, 0), "brass", True)
    windows(p, 27, 89, 4, 1, (9, 10), (14.5, 0), "crystal")
    door(p, 88, 102, 20, 16, "brass")
    p.shape(rect(-2, 102, 164, 20), "tone-2")
    p.area(poly([(88, 103), (108, 103), (120, 116), (76, 116)]), "brass", 0.7)
    p.hatch(rect(0, 104, 160, 16), 0, 2.6, 0.9)
    return _framed(p)


CAP = "M63 38C58 30 66 19 82 17C100 14 118 22 117 36C116 42 110 42 104 40C92 36 78 36 63 38Z"
PEAK = "M73 37C66 35 54 38 51 44C58 45 66 43 74 42Z"
BOWLER = (
    "M66 39C64 20 74 11 88 11C103 11 111 22 110 39C116 38 119 37 121 40C118 47 106 44 88 45C70 45 60 47 55 41"
    "C57 37 62 38 66 39Z"
)
COLLAR = "M79 79L107 82L109 92L84 95L80 90Z"
SCARF = (
    "M66 41C64 24 78 14 92 16C110 18 115 34 112 50C111 62 108 72 110 84L84 90C86 84 84 80 76 78"
    "C86 74 89 62 86 50C80 46 72 44 66 41Z"
)


def _recruit(p: Plate, x: float, coat: str, hats: tuple[tuple[str, str], ...], nape: bool = True) -> None:
    """Somebody in the queue, in profile like the characters."""

    def at(d: str) -> str:
        return placed(d, x, 30, 0.72)

    p.shape(at(COAT), coat)
    p.hatch(at(COAT), 60, 4, 1, within=rect(x + 72, 80, 60, 36))
    p.shape(at(PROFILE), "paper")
    if nape:
        p.hatch(at("M83 74C88 70 90 66 91 58L108 58C106 68 105 80 107 92L84 90Z"), 40, 4, 1)
        p.shape(at(HAIR), "ink", LINE)
    p.line(
        at(
            "M91 50C95 48 97.5 51 96.5 55C96 58 94.5 61 92.5 60.5M68 43Q72 40.6 77 43M69 48.6Q72.4 45.6 76 48.6"
            "M64.6 63.9L69 63.4"
        ),
        1.2,
    )
    p.line(at("M71.4 48.4h.1"), 1.8)
    for d, fill in hats:
        p.shape(at(d), fill)


def recruitment() -> Plate:
    """Hands wanted: the queue under the works' sign."""
    p = _scene(30)
    p.shape(rect(0, 30, 160, 94), "tone-1")
    bricks(p, 8, 34, 50, 26, 5, 0.1)
    p.shape("M22 11H138V29C120 25 100 23 80 23C60 23 40 25 22 29Z", "brass")
    gear(p, 80, 21, 12, 8)
    p.line("M32 18H58M102 18H128", 2)
    _recruit(p, 70, "tone-1", ((SCARF, "brass"),), nape=False)
    p.line("M124 52h.1M134 50h.1M143 58h.1M136 62h.1M141 72h.1M136 82h.1", 2.4, "paper")
    p.line("M128 46Q140 56 136 72Q134 84 138 90", LINE)
    _recruit(p, 34, "tone-1", ((BOWLER, "ink"), (COLLAR, "paper")))
    _recruit(p, -4, "tone-2", ((CAP, "tone-2"), (PEAK, "ink")))
    return _framed(p)


def late_arrival() -> Plate:
    """A train at the platform, and the clock that waits for nobody."""
    p = _scene(92)
    p.shape(rect(-2, 92, 164, 30), "tone-1")
    curve = [10.5 + 13.5 * ((x - 80) / 84) ** 2 for x in range(0, 161, 10)]
    p.shape("M-4 24C40 6 120 6 164 24V-4H-4Z", "tone-2")
    p.line(poly([(i * 10, y - (i % 2) * 9) for i, y in enumerate(curve)], closed=False), 1.2)
    p.line("M-4 24C40 6 120 6 164 24", 2.6)
    cloud(p, ((112, 38, 5), (118, 30, 8), (130, 26, 10), (144, 26, 8)))
    p.line("M40 14V26", 2.4)
    p.shape(circle(40, 42, 17), "brass")
    p.shape(circle(40, 42, 13.4), "paper", LINE)
    p.line("".join(segment(*on_circle(40, 42, 10.4, i * 30), *on_circle(40, 42, 12, i * 30)) for i in range(12)), 1.2)
    p.line("M40 42L34.6 36M40 42L40 31.4", 2)
    boiler = rect(60, 60, 62, 24)
    p.shape(poly([(106, 60), (104, 42), (118, 42), (116, 60)]), "ink")
    p.shape(rect(101, 38, 20, 6), "brass")
    p.shape(boiler, "tone-2")
    p.swell(boiler, 90, 3, 1.8)
    p.line(segment(60, 66, 122, 66), 1.6, "tone-1")
    for x in (74, 92, 108):
        p.line(segment(x, 60, x, 84), 2, "brass")
    p.shape(ellipse(122, 72, 5, 12.4), "brass")
    p.shape("M78 60C78 50 90 50 90 60Z", "brass")
    p.shape(rect(24, 62, 38, 28), "tone-2")
    p.shape(rect(20, 58, 46, 6), "ink")
    p.shape(rect(30, 67, 11, 10), "crystal", LINE)
    p.shape(rect(46, 67, 11, 10), "crystal", LINE)
    p.shape(rect(22, 84, 112, 6), "ink")
    p.shape(poly([(124, 88), (136, 88), (144, 104), (128, 104)]), "brass")
    for x, r in ((42, 13), (74, 13), (102, 9), (122, 7)):
        wheel(p, x, 104 - r, r, 8, "tone-1")
    p.line(segment(42, 96, 74, 96), 4)
    p.line(segment(42, 96, 74, 96), 1.6, "brass")
    p.line(segment(4, 106, 156, 106), 2.6)
    p.line("".join(segment(12 + i * 10, 109, 17 + i * 10, 109) for i in range(14)), 2)
    cloud(p, ((136, 98, 4), (144, 96, 6), (150, 100, 5)))
    return _framed(p)


EVENTS: dict[str, Callable[[], Plate]] = {
    "windfall": windfall,
    "country-house": country_house,
    "patronage": patronage,
    "export": export,
    "night-shift": night_shift,
    "recruitment": recruitment,
    "late-arrival": late_arrival,
}
