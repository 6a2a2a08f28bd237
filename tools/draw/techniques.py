"""The seven techniques: mechanical emblems, each struck into a brass medallion."""

from __future__ import annotations

from collections.abc import Callable

from tools.draw.palette import TECHNIQUE
from tools.draw.pen import FINE, LINE, Plate, circle, on_circle, poly, rect, segment
from tools.draw.things import PLATE, cluster, coin, coin_stack, gear, wheel


def _medallion() -> Plate:
    p = Plate(TECHNIQUE)
    p.area(PLATE, "tone-2")
    p.rays(80, 60, 50, 104, 72, 0.16, "tone-1")
    p.rays(80, 60, 50, 60, 24, 0.6)
    p.shape(circle(80, 60, 54), "brass")
    p.rays(80, 60, 51, 58.6, 24, 0.42, "brass")
    p.hatch(circle(80, 60, 53), 45, 3, 0.9, within=poly([(140, 0), (140, 120), (20, 120)]), without=circle(80, 60, 46))
    p.shape(circle(80, 60, 46), "paper")
    p.swell(circle(80, 60, 44.4), 0, 3, 1.7, "tone-1", within=poly([(96, 0), (150, 0), (150, 120), (60, 120)]))
    p.rays(80, 60, 48.6, 50.6, 12, 0)
    return p


def automation() -> Plate:
    """A flyball governor."""
    p = _medallion()
    gear(p, 80, 87, 16, 12)
    p.shape(rect(77, 30, 6, 55), "brass")
    p.hatch(rect(80, 30, 3, 55), 0, 2)
    for s in (-1, 1):
        arms = segment(80 + s * 3, 30, 80 + s * 28, 52) + segment(80 + s * 15, 41, 80 + s * 6, 63)
        p.line(arms, 4.6)
        p.line(arms, 1.8, "brass")
    for x in (52, 108):
        ball = circle(x, 53, 10)
        p.shape(ball, "crystal")
        p.area(circle(x - 3, 50, 4), "paper", 0.6)
        p.swell(ball, 0, 2, 1.4, within=rect(x + 1, 40, 20, 30))
    p.shape(rect(72, 61, 16, 7), "tone-1")
    p.shape(rect(73, 24, 14, 7), "tone-1")
    p.shape(circle(80, 22, 4.5), "brass")
    return p


def capitalization() -> Plate:
    p = _medallion()
    coin_stack(p, 56, 94, 11, 3)
    coin_stack(p, 104, 94, 11, 9)
    coin_stack(p, 80, 98, 11, 6)
    coin(p, 62, 46, 17)
    return p


def engineering() -> Plate:
    """A driving wheel with its connecting rod."""
    p = _medallion()
    p.line(circle(86, 58, 27), 8)
    p.line(circle(86, 58, 27), 4.8, "brass")
    rays = "".join(segment(86, 58, *on_circle(86, 58, 24, i * 36)) for i in range(10))
    p.line(rays, 4)
    p.line(rays, 1.4, "tone-1")
    weight = "M64 68A24 24 0 0 0 108 68L96 63A11 11 0 0 1 76 63Z"
    p.shape(weight, "tone-2")
    p.hatch(weight, 45, 2.2)
    p.shape(circle(86, 58, 8), "brass")
    p.line(segment(80, 70, 50, 88), 8.4)
    p.line(segment(80, 70, 50, 88), 5, "tone-1")
    for x, y, r in ((80, 70, 6), (50, 88, 5)):
        p.shape(circle(x, y, r), "brass")
        p.shape(circle(x, y, 1.8), "ink", FINE)
    p.line(segment(52, 98, 108, 98), 2.4)
    p.shape(circle(86, 58, 2.4), "ink", FINE)
    return p


def crane() -> Plate:
    p = _medallion()
    p.shape(poly([(66, 92), (54, 84), (95, 25), (105, 29)]), "brass", 2)
    braces = ""
    for i in range(6):
        a, b = i / 6, (i + 1) / 6
        braces += segment(62 + 42 * a, 92 - 64 * a, 56 + 40 * b, 86 - 60 * b) + segment(
            56 + 40 * a, 86 - 60 * a, 62 + 42 * b, 92 - 64 * b
        )
    p.line(braces, LINE)
    p.line(segment(98, 27, 50, 52) + segment(50, 52, 46, 72), 1.4)
    p.line(segment(50, 52, 52, 72) + segment(50, 52, 62, 72), 3)
    p.shape(poly([(44, 94), (44, 70), (64, 70), (72, 94)]), "brass")
    p.hatch(poly([(44, 94), (44, 70), (64, 70), (72, 94)]), 90, 2.2, within=rect(58, 60, 20, 40))
    wheel(p, 55, 83, 8, 6)
    p.shape(rect(44, 94, 44, 5), "tone-2")
    p.shape(circle(100, 28, 6), "brass")
    p.line(segment(105, 30, 105, 56), 1.4)
    p.shape(rect(101, 50, 8, 8), "brass", LINE)
    p.line("M105 58V62C105 62 111 64 109 69C107 73 101 71 101 68", 2.4)
    crate = rect(92, 75, 26, 18)
    p.line(segment(105, 68, 93, 75) + segment(105, 68, 117, 75), 1.4)
    p.shape(crate, "tone-1")
    p.line("M92 81H118M92 87H118M92 75L118 93", LINE)
    return p


def lobbying() -> Plate:
    """A silk hat over a sealed letter."""
    p = _medallion()
    p.shape(rect(46, 58, 68, 42), "paper")
    p.hatch(rect(46, 58, 68, 42), 45, 2.6, FINE, within=poly([(114, 58), (114, 100), (84, 80)]))
    p.line("M46 100L74 78M114 100L86 78", 1.2)
    p.shape(poly([(46, 58), (114, 58), (80, 86)]), "paper")
    seal = "".join(circle(*on_circle(80, 84, 7.4, i * 45), 3.6) for i in range(8))
    p.shape(seal, "crystal", LINE)
    p.area(circle(80, 84, 9), "crystal")
    p.line(circle(80, 84, 6), LINE)
    p.area(circle(77, 81, 2), "paper", 0.7)
    p.shape("M62 48C64 38 61 28 59 22C70 18 90 18 101 22C99 28 96 38 98 48Z", "ink")
    p.line("M66 42C67 36 66 28 64 24M70 42C71 36 70 28 68.6 23.6", 1, "tone-1")
    p.shape("M62 41C74 44 86 44 98 41L98 49L62 49Z", "brass", LINE)
    p.shape("M44 46C52 49 62 48 80 48C98 48 108 49 116 45C114 56 98 55 80 55C60 55 48 57 44 46Z", "ink")
    return p


def taylorism() -> Plate:
    """A stop watch that never rests."""
    p = _medallion()
    p.shape(rect(76, 18, 8, 12), "brass")
    p.shape(rect(72, 15, 16, 6), "brass")
    p.line(segment(104, 34, 108, 30), 6)
    p.line(segment(104, 34, 108, 30), 3, "brass")
    p.shape(circle(80, 64, 34), "brass")
    p.hatch(circle(80, 64, 34), 45, 2.2, within=poly([(120, 30), (120, 110), (50, 100)]), without=circle(80, 64, 28))
    p.shape(circle(80, 64, 28), "paper")
    p.shape("M80 64L80 38A26 26 0 0 1 102.5 77Z", "crystal", LINE)
    ticks = "".join(
        segment(*on_circle(80, 64, 23 if i % 3 else 20.5, i * 30), *on_circle(80, 64, 26, i * 30)) for i in range(12)
    )
    p.line(ticks, 1.6)
    p.line(segment(80, 64, 80, 43), 2.4)
    p.line(segment(80, 64, 98, 74.4), 2.4)
    gear(p, 80, 64, 8, 8)
    return p


def commerce() -> Plate:
    """Scales: a crystal weighed in coin."""
    p = _medallion()
    p.shape(poly([(66, 98), (72, 90), (88, 90), (94, 98)]), "brass")
    p.shape(poly([(78, 90), (78.5, 32), (81.5, 32), (82, 90)]), "brass")
    beam = "M46 40C58 32 70 36 80 31C90 36 102 30 114 34C102 36 92 41 80 37C70 42 58 37 46 40Z"
    p.line(
        segment(48, 40, 39, 70) + segment(48, 40, 61, 70) + segment(112, 34, 99, 64) + segment(112, 34, 121, 64), LINE
    )
    cluster(p, 50, 69, 23, 3)
    p.shape("M36 69H64C62 80 38 80 36 69Z", "brass")
    p.hatch("M36 69H64C62 80 38 80 36 69Z", 90, 2.2, within=rect(50, 60, 20, 30))
    coin_stack(p, 110, 63, 7.6, 4)
    p.shape("M96 63H124C122 74 98 74 96 63Z", "brass")
    p.hatch("M96 63H124C122 74 98 74 96 63Z", 90, 2.2, within=rect(110, 54, 20, 30))
    p.shape(beam, "brass")
    p.shape(circle(80, 30, 5), "brass")
    p.hatch(poly([(78, 90), (78.5, 32), (81.5, 32), (82, 90)]), 0, 2.2)
    return p


TECHNIQUES: dict[str, Callable[[], Plate]] = {
    "automation": automation,
    "capitalization": capitalization,
    "engineering": engineering,
    "crane": crane,
    "lobbying": lobbying,
    "taylorism": taylorism,
    "commerce": commerce,
}
