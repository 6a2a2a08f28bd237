"""Wordmark, application icon and the cloth of the table."""

from __future__ import annotations

from pen import LINE, Plate, circle, poly, rect, segment
from press import compact
from things import cluster, crystal, gear_path

BRAND = ("#cdb68a", "#4a4338")


def _slab(x: float, y: float, w: float) -> str:
    return segment(x, y, x + w, y)


def _letter(p: Plate, stems: str, hairlines: str) -> None:
    """Thick strokes and slab serifs in brass with an ink edge."""
    p.line(hairlines, 6.4)
    p.line(stems, 12.4)
    p.line(hairlines, 3.6, "brass")
    p.line(stems, 9.4, "brass")
    p.line(stems, 1, "paper")


def logo() -> Plate:
    p = Plate(BRAND, (300, 88))
    p.colours["paper"] = "var(--paper,#efe4c8)"
    top, foot = 26.0, 70.0
    # S
    _letter(p, "M34 34C30 28 16 27 13 36C11 46 36 46 35 58C34 70 16 70 10 62", "M36 26V38M8 58V70")
    # P
    _letter(p, f"M56 {top}V{foot}M58 {top + 2}C86 24 86 52 58 50", _slab(48, top, 14) + _slab(48, foot, 17))
    # Y
    _letter(p, f"M94 {top}L110 50V{foot}M126 {top}L110 50", _slab(88, top, 13) + _slab(119, top, 13) + _slab(102, foot, 16))
    # R
    _letter(p, f"M146 {top}V{foot}M148 {top + 2}C174 24 174 49 148 48M160 48L170 {foot}", _slab(138, top, 14) + _slab(138, foot, 16) + _slab(166, foot, 12))
    # U
    _letter(p, f"M216 {top}V54C216 76 246 76 246 54V{top}", _slab(208, top, 16) + _slab(239, top, 14))
    # M
    _letter(p, f"M262 {foot}V{top}L277 58L292 {top}V{foot}".replace("292", "290").replace("277", "276"), _slab(256, foot, 12) + _slab(283, foot, 13) + _slab(257, top, 6) + _slab(289, top, 6))
    p.rays(192, 40, 22, 32, 24, 0.14, "brass")
    cluster(p, 192, 72, 62, 3)
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
    strokes = (("#000", 0.1, dark), ("#fff", 0.05, light), ("#000", 0.16, stone), ("#000", 0.12, corner))
    body = "".join(f'<path stroke="{colour}" stroke-opacity="{veil}" d="{compact(d)}"/>' for colour, veil, d in strokes)
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80" fill="none">{body}</svg>\n'
