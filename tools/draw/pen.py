"""The pen: path text, hatching as real strokes, and the plate that collects them into one small SVG."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from tools.draw.press import Item, bounds, commands, compact, layers

Point = tuple[float, float]
Span = tuple[float, float]

OUTLINE, LINE, FINE = 1.6, 1.0, 0.7
EVERYWHERE = "M-400-400H600V600H-400Z"

BASE_COLOURS = {
    "ink": "var(--ink,#1d1a16)",
    "paper": "var(--paper,#efe4c8)",
    "brass": "var(--brass,#b08d45)",
    "crystal": "var(--crystal,#3fbf8f)",
    "none": "none",
}


def number(value: float) -> str:
    """A coordinate with at most one decimal and nothing superfluous."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    text = re.sub(r"^(-?)0\.", r"\1.", text)
    return "0" if text in {"-0", "", "-"} else text


def join(*values: float) -> str:
    """Coordinates in a row; a minus sign separates as well as a space does."""
    text = ""
    for value in values:
        piece = number(value)
        text += piece if not text or piece.startswith("-") else " " + piece
    return text


def poly(points: Iterable[Point], closed: bool = True) -> str:
    first, *rest = points
    return "M" + join(*first) + "".join("L" + join(*point) for point in rest) + ("Z" if closed else "")


def rect(x: float, y: float, w: float, h: float) -> str:
    return f"M{join(x, y)}h{number(w)}v{number(h)}h{number(-w)}z"


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    arc = f"a{join(rx, ry)} 0 1 1 "
    return f"M{join(cx - rx, cy)}{arc}{number(2 * rx)} 0{arc}{number(-2 * rx)} 0z"


def circle(cx: float, cy: float, r: float) -> str:
    return ellipse(cx, cy, r, r)


def segment(x0: float, y0: float, x1: float, y1: float) -> str:
    return f"M{join(x0, y0)}L{join(x1, y1)}"


def on_circle(cx: float, cy: float, r: float, degrees: float) -> Point:
    """Point at an angle, clockwise from three o'clock."""
    turn = math.radians(degrees)
    return cx + r * math.cos(turn), cy + r * math.sin(turn)


# --- flattening, so that any path can be hatched -------------------------------------------------


def _bezier(points: Sequence[Point], steps: int = 10) -> list[Point]:
    def at(t: float) -> Point:
        row = list(points)
        while len(row) > 1:
            row = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(row)]
        return row[0]

    return [at(i / steps) for i in range(1, steps + 1)]


def _arc(start: Point, args: Sequence[float], end: Point) -> list[Point]:
    """Flatten an unrotated elliptical arc."""
    rx, ry, _, large, sweep = args[:5]
    ax, ay, bx, by = start[0] / rx, start[1] / ry, end[0] / rx, end[1] / ry
    half = math.hypot(bx - ax, by - ay) / 2
    lift = math.sqrt(max(0.0, 1 - half * half)) * (-1 if large == sweep else 1)
    ux, uy = (bx - ax) / (2 * half), (by - ay) / (2 * half)
    cx, cy = (ax + bx) / 2 - uy * lift, (ay + by) / 2 + ux * lift
    radius = math.hypot(ax - cx, ay - cy)
    begin, finish = math.atan2(ay - cy, ax - cx), math.atan2(by - cy, bx - cx)
    if sweep and finish <= begin:
        finish += math.tau
    if not sweep and finish >= begin:
        finish -= math.tau
    angles = (begin + (finish - begin) * i / 24 for i in range(1, 25))
    return [((cx + radius * math.cos(a)) * rx, (cy + radius * math.sin(a)) * ry) for a in angles]


def flatten(d: str) -> list[list[Point]]:
    """The closed polygons of a path."""
    polygons: list[list[Point]] = []
    for kind, args in commands(d):
        if kind == "M":
            polygons.append([(args[0], args[1])])
        elif kind == "Z":
            polygons.append(polygons[-1][:1])
        elif kind == "L":
            polygons[-1].append((args[0], args[1]))
        elif kind == "A":
            polygons[-1] += _arc(polygons[-1][-1], args, (args[5], args[6]))
        else:
            controls = list(zip(args[::2], args[1::2], strict=True))
            polygons[-1] += _bezier([polygons[-1][-1], *controls])
    return [polygon for polygon in polygons if len(polygon) > 1]


# --- hatching ------------------------------------------------------------------------------------


def _rotate(point: Point, turn: float) -> Point:
    x, y = point
    return x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)


def _spans(polygons: list[list[Point]], y: float) -> list[Span]:
    crossings = sorted(
        a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
        for polygon in polygons
        for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True)
        if (a[1] <= y) != (b[1] <= y)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=False))


def _both(left: list[Span], right: list[Span]) -> list[Span]:
    pairs = ((max(a[0], b[0]), min(a[1], b[1])) for a in left for b in right)
    return [span for span in pairs if span[1] - span[0] > 0.6]


def _gaps(spans: list[Span]) -> list[Span]:
    edges = [-900.0, *(edge for span in spans for edge in span), 900.0]
    return list(zip(edges[::2], edges[1::2], strict=True))


def strokes(d: str, angle: float, gap: float, within: str = EVERYWHERE, without: str = "", taper: float = 0.0) -> str:
    """Parallel strokes over the area of `d`; with `taper`, wedges that swell to that width at their far end."""
    turn = math.radians(angle)
    areas = [[[_rotate(p, -turn) for p in polygon] for polygon in flatten(path)] for path in (d, within, without)]
    heights = [point[1] for polygon in areas[0] for point in polygon]
    row = math.ceil(min(heights) / gap)
    text = ""
    while row * gap < max(heights):
        y = row * gap + 0.013
        spans = _both(_spans(areas[0], y), _spans(areas[1], y))
        if without:
            spans = _both(spans, _gaps(_spans(areas[2], y)))
        for left, right in spans:
            start, end = _rotate((left, y), turn), _rotate((right, y), turn)
            step = (end[0] - start[0], end[1] - start[1])
            if taper:
                nx, ny = _rotate((0, taper / 2), turn)
                text += f"M{join(*start)}l{join(step[0] + nx, step[1] + ny, -2 * nx, -2 * ny)}z"
            else:
                text += f"M{join(*start)}l{join(*step)}" if row % 2 else f"M{join(*end)}l{join(-step[0], -step[1])}"
        row += 1
    return text


# --- the plate -----------------------------------------------------------------------------------


class Plate:
    """One picture. Shapes are painted in the order in which they are added."""

    def __init__(self, tones: tuple[str, str] = ("#cbb98f", "#7c6a4c"), size: tuple[int, int] = (160, 120)) -> None:
        self.size = size
        self.colours = BASE_COLOURS | {
            "tone-1": f"var(--tone-1,{tones[0]})",
            "tone-2": f"var(--tone-2,{tones[1]})",
        }
        self.items: list[Item] = []

    def _add(self, attributes: str, d: str, width: float = 0.0, merges: bool = False) -> None:
        boxes = [bounds(polygon, width / 2 + 0.05) for polygon in flatten(d)]
        if d:
            self.items.append(Item(attributes, d, boxes, merges))

    def shape(self, d: str, fill: str = "tone-1", width: float = OUTLINE) -> None:
        """A filled shape with an ink outline."""
        weight = "" if width == OUTLINE else f' stroke-width="{number(width)}"'
        self._add(f'fill="{self.colours[fill]}"{weight}', d, width)

    def area(self, d: str, fill: str = "ink", opacity: float = 1.0) -> None:
        """A filled shape without outline."""
        veil = "" if opacity == 1 else f' opacity="{opacity:g}"'
        self._add(f'fill="{self.colours[fill]}" stroke="none"{veil}', d)

    def line(self, d: str, width: float = LINE, colour: str = "ink") -> None:
        tint = "" if colour == "ink" else f' stroke="{self.colours[colour]}"'
        weight = "" if width == OUTLINE else f' stroke-width="{number(width)}"'
        self._add(f'fill="none"{tint}{weight}', d, width, merges=True)

    def union(self, d: str, fill: str) -> None:
        """Overlapping shapes that melt into one outline: the fill covers the inner half of the stroke."""
        self._add(
            f'fill="{self.colours[fill]}" paint-order="stroke" stroke-width="{number(2 * OUTLINE)}"', d, 2 * OUTLINE
        )

    def veiled(self, d: str, fill: str, opacity: float, width: float = FINE) -> None:
        """A facet: a translucent fill inside a full line."""
        self._add(f'fill="{self.colours[fill]}" fill-opacity="{opacity:g}" stroke-width="{number(width)}"', d, width)

    def rays(
        self, cx: float, cy: float, inner: float, outer: float, count: int, share: float = 0.3, colour: str = "ink"
    ) -> None:
        """Radial strokes: one dashed circle. With share 0 they become a ring of dots."""
        r, width = (inner + outer) / 2, outer - inner
        cap = "round" if share == 0 else "butt"
        dash = f'pathLength="{count}" stroke-dasharray="{share:g} {1 - share:g}" stroke-dashoffset="{share / 2:g}"'
        tint = "" if colour == "ink" else f' stroke="{self.colours[colour]}"'
        self._add(
            f'fill="none"{tint} stroke-width="{number(width)}" {dash} stroke-linecap="{cap}"', circle(cx, cy, r), width
        )

    def hatch(
        self,
        d: str,
        angle: float = 45,
        gap: float = 2.4,
        width: float = FINE,
        colour: str = "ink",
        within: str = EVERYWHERE,
        without: str = "",
    ) -> None:
        self.line(strokes(d, angle, gap, within, without), width, colour)

    def swell(
        self,
        d: str,
        angle: float = 0,
        gap: float = 2.4,
        width: float = 1.3,
        colour: str = "ink",
        within: str = EVERYWHERE,
        without: str = "",
    ) -> None:
        """Engraver's hatching: strokes that grow from nothing into the shade."""
        self.area(strokes(d, angle, gap, within, without, taper=width), colour)

    def svg(self) -> str:
        """The finished file."""
        body = ""
        for layer in layers(self.items):
            if len(layer.paths) == 1:
                body += f'<path {layer.attributes} d="{compact(layer.paths[0][0])}"/>\n'
            else:
                paths = "".join(f'<path d="{compact(d)}"/>' for d, _ in layer.paths)
                body += f"<g {layer.attributes}>{paths}</g>\n"
        w, h = self.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" '
            f'stroke="{self.colours["ink"]}" stroke-width="{number(OUTLINE)}" stroke-linejoin="round" '
            f'stroke-linecap="round">\n{body}</svg>\n'
        )
