"""What several pictures share: sky and ground, walls and roofs, stacks and smoke, wheels, crystals, coins, trees."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tools.draw.pen import FINE, LINE, Plate, Point, circle, ellipse, on_circle, poly, rect, segment
from tools.draw.press import placed

PLATE = rect(0, 0, 160, 120)
FLOOR, HORIZON = 100, 88
"""Where a building's front stands, and where the ground ends behind it."""
SLANT = 0.42
"""Side walls run back to the right and up by this slope."""


def sky(p: Plate, horizon: float, disc: tuple[float, float, float]) -> None:
    """Tinted plate with ruled sky and a pale disc of light behind the subject."""
    p.area(PLATE, "paper")
    p.area(PLATE, "tone-1", 0.5)
    for top, bottom, width in ((2, 30, 1.1), (30, 62, 0.8), (62, horizon, 0.5)):
        p.hatch(rect(0, top, 160, bottom - top), 0, 4, width, "tone-2")
    p.area(circle(*disc), "paper")


def ground(p: Plate, y: float) -> None:
    p.shape(rect(-2, y, 164, 130 - y), "tone-2")
    p.swell(rect(0, y + 2, 160, 118 - y), 0, 4, 2, within=poly([(20, y), (160, y), (160, 120), (70, 120)]))


def plot(tones: tuple[str, str], disc: tuple[float, float, float] = (78, 60, 50)) -> Plate:
    """The plate on which a building stands."""
    p = Plate(tones)
    sky(p, HORIZON, disc)
    ground(p, HORIZON)
    return p


def cast_shadow(p: Plate, x: float, y: float, w: float, depth: float = 9) -> None:
    p.area(poly([(x, y), (x + w, y), (x + w + depth * 1.6, y + depth), (x + depth * 1.6, y + depth)]), "ink", 0.45)


# --- buildings -----------------------------------------------------------------------------------


def back(point: Point, depth: float) -> Point:
    return point[0] + depth, point[1] - depth * SLANT


def side(
    p: Plate, front: Sequence[Point], depth: float, fill: str = "tone-2", gap: float = 3, angle: float = 90
) -> None:
    """The plane that runs back from an edge of a front, in shade."""
    a, b = front
    plane = poly([a, b, back(b, depth), back(a, depth)])
    p.shape(plane, fill)
    p.hatch(plane, angle, gap, 0.9)


def bricks(p: Plate, x: float, y: float, w: float, h: float, seed: int = 1, share: float = 0.3) -> None:
    """A few courses of brick, as an engraver hints at a wall."""
    dice = random.Random(seed)
    marks = ""
    for row in range(int(h // 3)):
        for column in range(int(w // 5)):
            left = x + 1 + column * 5 + (row % 2) * 2.5
            if dice.random() < share and left + 3 < x + w:
                marks += segment(left, y + 2 + row * 3, left + 3, y + 2 + row * 3)
    p.line(marks, FINE)


def box(p: Plate, x: float, y: float, w: float, h: float, depth: float, fill: str = "tone-1") -> None:
    """Front and right side of a building that stands on y."""
    p.shape(rect(x, y - h, w, h), fill)
    p.swell(rect(x, y - h, w, h), 0, 4, 1.4, "tone-2", within=rect(x + w * 0.5, y - h + 1, w, h))
    side(p, ((x + w, y), (x + w, y - h)), depth)


def flat_roof(p: Plate, x: float, y: float, w: float, depth: float, fill: str = "paper") -> None:
    p.shape(poly([(x, y), (x + w, y), back((x + w, y), depth), back((x, y), depth)]), fill)


def gable_house(
    p: Plate, x: float, y: float, w: float, h: float, rise: float, depth: float, fill: str = "tone-1"
) -> None:
    """A house with its gable to the front."""
    eave, apex = (x + w, y - h), (x + w / 2, y - h - rise)
    side(p, ((x + w, y), eave), depth)
    front = poly([(x, y), (x, y - h), apex, eave, (x + w, y)])
    p.shape(front, fill)
    p.swell(front, 0, 5, 1.6, "tone-2", within=rect(x + w * 0.5, y - h - rise, w, h + rise))
    over = (eave[0] + 2.5, eave[1] + 2.5 * rise / (w / 2))
    roof = poly([apex, over, back(over, depth), back(apex, depth)])
    p.shape(roof, "tone-2")
    p.hatch(roof, 67, 3.6, 1)
    p.line(poly([(x - 2.5, y - h + 2.5 * rise / (w / 2)), apex, over], closed=False), 2.6)


def sawtooth(
    p: Plate, x: float, y: float, w: float, rise: float, teeth: int, depth: float, glass: str = "crystal"
) -> None:
    """Shed roof with north lights; the glass looks left, into the light."""
    step = w / teeth
    feet = [x + i * step for i in range(teeth)]
    tips = [(left + step * 0.22, y - rise) for left in feet]
    ends = [(left + step, y) for left in feet]
    slopes = "".join(poly([tip, end, back(end, depth), back(tip, depth)]) for tip, end in zip(tips, ends, strict=True))
    p.shape(slopes, "tone-2")
    for tip, end in zip(tips, ends, strict=True):
        p.hatch(poly([tip, end, back(end, depth), back(tip, depth)]), 60, 5, 1.1)
    p.shape(poly([(x, y), *(point for pair in zip(tips, ends, strict=True) for point in pair)]), "tone-1")
    panes = [
        poly([(left, y), tip, back(tip, depth), back((left, y), depth)]) for left, tip in zip(feet, tips, strict=True)
    ]
    p.shape("".join(panes), glass, LINE)


def windows(
    p: Plate,
    x: float,
    y: float,
    columns: int,
    rows: int,
    size: tuple[float, float] = (4, 6),
    pitch: tuple[float, float] = (7, 10),
    fill: str = "ink",
    arched: bool = False,
) -> None:
    """A grid of windows, (x, y) the upper left corner of the first."""
    w, h = size
    d = ""
    for row in range(rows):
        for column in range(columns):
            left, top = x + column * pitch[0], y + row * pitch[1]
            if arched:
                d += f"M{left:g} {top + h:g}v{-(h - w / 2):g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0v{h - w / 2:g}z"
            else:
                d += rect(left, top, w, h)
            if fill != "ink":
                d += segment(left + w / 2, top, left + w / 2, top + h)
    p.shape(d, fill, LINE)


def door(p: Plate, x: float, y: float, w: float, h: float, fill: str = "ink") -> None:
    p.shape(f"M{x:g} {y:g}v{-(h - w / 2):g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0v{h - w / 2:g}z", fill, LINE)


def chimney(p: Plate, x: float, y: float, w: float, h: float) -> None:
    """A round brick stack, tapering, with a collar."""
    t = w * 0.16
    stack = poly([(x, y), (x + t, y - h), (x + w - t, y - h), (x + w, y)])
    p.shape(stack, "tone-1")
    p.shape(poly([(x + w * 0.6, y), (x + w * 0.6, y - h), (x + w - t, y - h), (x + w, y)]), "tone-2", FINE)
    p.hatch(stack, 90, 3, 1, within=rect(x + w * 0.5, y - h, w, h))
    p.shape(rect(x + t - 1.2, y - h - 1, w - 2 * t + 2.4, 3.4), "tone-2")


def cloud(p: Plate, puffs: Sequence[tuple[float, float, float]], fill: str = "paper") -> None:
    """Puffs that melt into one outline, shaded on the lower right."""
    p.union("".join(circle(x, y, r) for x, y, r in puffs), fill)
    curls = ""
    for x, y, r in puffs:
        ax, ay = on_circle(x, y, r * 0.62, 20)
        bx, by = on_circle(x, y, r * 0.62, 120)
        curls += f"M{ax:.1f} {ay:.1f}A{r * 0.62:.1f} {r * 0.62:.1f} 0 0 1 {bx:.1f} {by:.1f}"
    p.line(curls, LINE)


def smoke(p: Plate, x: float, y: float, scale: float = 1.0, fill: str = "paper") -> None:
    """A plume from a stack's mouth, blown to the right."""
    plume = ((1, -4, 3.4), (6, -9, 5), (14, -13, 6.4), (24, -15, 6.8), (34, -17, 5))
    cloud(p, [(x + dx * scale, y + dy * scale, r * scale) for dx, dy, r in plume], fill)


def column(p: Plate, x: float, y: float, w: float, h: float) -> None:
    """A classical column standing on y."""
    p.shape(rect(x, y - h, w, h), "paper", LINE)
    p.area(rect(x + w * 0.55, y - h, w * 0.45, h), "tone-2")
    p.shape(rect(x - 1, y - h - 2, w + 2, 3) + rect(x - 1, y - 2, w + 2, 3), "paper", LINE)


def dome(p: Plate, cx: float, y: float, r: float, fill: str = "tone-1") -> None:
    """A ribbed dome standing on y."""
    shell = placed("M-1 0C-1-.75-.5-1 0-1C.5-1 1-.75 1 0Z", cx, y, r)
    p.shape(shell, fill)
    p.swell(shell, 0, 3, 2, within=rect(cx - r * 0.1, y - r, 2 * r, r))
    p.line(placed("M-.5 0C-.5-.7-.25-1 0-1M0 0V-1M.5 0C.5-.7.25-1 0-1", cx, y, r), LINE)


def tree(p: Plate, x: float, y: float, r: float) -> None:
    p.shape(rect(x - r * 0.14, y - r * 1.2, r * 0.28, r * 1.2), "ink")
    puffs = ((-0.6, -1.35, 0.62), (0.6, -1.3, 0.62), (0, -2.0, 0.75), (0, -1.3, 0.6))
    cloud(p, [(x + dx * r, y + dy * r, k * r) for dx, dy, k in puffs], "tone-2")


def cypress(p: Plate, x: float, y: float, h: float) -> None:
    leaf = placed("M0-1C.26-.55.2-.04 0-.04C-.2-.04-.26-.55 0-1Z", x, y, h)
    p.line(segment(x, y - 3, x, y), 2)
    p.shape(leaf, "tone-2")
    p.swell(leaf, 0, 2, 1.3, within=rect(x - 1, y - h, h, h))


# --- machines and treasure -----------------------------------------------------------------------


def wheel(p: Plate, cx: float, cy: float, r: float, spokes: int = 6, fill: str = "brass") -> None:
    """A spoked wheel with a rim one sees through."""
    rays = ""
    for i in range(spokes):
        x, y = on_circle(cx, cy, r, 15 + i * 360 / spokes)
        rays += segment(cx, cy, x, y)
    p.line(rays, LINE * 1.4)
    p.line(circle(cx, cy, r), 4.4)
    p.line(circle(cx, cy, r), 1.8, fill)
    p.shape(circle(cx, cy, r * 0.24), fill, LINE)


def gear_path(cx: float, cy: float, r: float, teeth: int, depth: float = 0.2) -> str:
    step = 360 / teeth
    points: list[Point] = []
    for i in range(teeth):
        for turn, reach in ((-0.32, 1 - depth), (-0.2, 1), (0.2, 1), (0.32, 1 - depth)):
            points.append(on_circle(cx, cy, r * reach, (i + turn) * step - 90))
    return poly(points)


def gear(p: Plate, cx: float, cy: float, r: float, teeth: int = 12, fill: str = "brass", hub: str = "paper") -> None:
    d = gear_path(cx, cy, r, teeth)
    p.shape(d, fill)
    p.hatch(
        d,
        45,
        3,
        0.9,
        within=poly([(cx + r, cy - r), (cx + r * 1.1, cy + r * 1.1), (cx - r, cy + r)]),
        without=circle(cx, cy, r * 0.42),
    )
    p.line(circle(cx, cy, r * 0.66), LINE)
    p.shape(circle(cx, cy, r * 0.36), hub)
    p.shape(circle(cx, cy, r * 0.12), "ink", FINE)


def crystal(p: Plate, x: float, y: float, h: float, w: float, lean: float = 0.0) -> None:
    """A six-sided crystal growing from (x, y); the left facet is lit."""
    tx, ty = x + lean * h, y - h
    shoulder = 0.72
    cx = x + lean * h * shoulder
    sy = y - h * shoulder
    left, right = (cx - w / 2, sy), (cx + w / 2, sy + w * 0.1)
    inner_l, inner_r = (cx - w * 0.16, sy + w * 0.22), (cx + w * 0.24, sy + w * 0.24)
    foot_l, foot_r = (x - w * 0.42, y), (x + w * 0.42, y)
    foot_il, foot_ir = (x - w * 0.14, y + w * 0.12), (x + w * 0.2, y + w * 0.12)
    outline = poly([(tx, ty), right, foot_r, foot_ir, foot_il, foot_l, left])
    p.shape(outline, "crystal")
    p.veiled(
        poly([(tx, ty), inner_l, foot_il, foot_l, left]) + poly([left, inner_l, inner_r, right], False), "paper", 0.55
    )
    p.veiled(poly([(tx, ty), right, foot_r, foot_ir, inner_r]), "ink", 0.35)


def shards(p: Plate, x: float, y: float, size: float) -> None:
    """Three small crystals with a dark side each, for where a cluster would be too fine."""
    sketch = ((-0.3, 0.7, 0.3, -0.2), (0.32, 0.75, 0.3, 0.2), (0.0, 1.0, 0.34, 0.0))
    for dx, height, width, lean in sketch:
        foot, half, h = x + dx * size, width * size / 2, height * size
        tip, left, right = (
            (foot + lean * h, y - h),
            (foot + lean * h * 0.7 - half, y - h * 0.7),
            (foot + lean * h * 0.7 + half, y - h * 0.7),
        )
        p.shape(poly([tip, right, (foot + half, y), (foot - half, y), left]), "crystal", 1.2)
        p.area(
            poly([tip, right, (foot + half, y), (foot + half * 0.2, y), (right[0] - half * 0.8, right[1])]), "ink", 0.4
        )


def cluster(p: Plate, x: float, y: float, size: float, count: int = 3) -> None:
    """Crystals from one root, the tallest in the middle."""
    members = (
        (-0.42, 0.62, 0.3, -0.35),
        (0.45, 0.7, 0.3, 0.3),
        (0.0, 1.0, 0.38, 0.02),
        (-0.72, 0.36, 0.24, -0.6),
        (0.75, 0.4, 0.24, 0.55),
    )
    order = {1: (2,), 2: (1, 2), 3: (0, 1, 2), 5: (3, 4, 0, 1, 2)}[count]
    for index in order:
        dx, height, width, lean = members[index]
        crystal(p, x + dx * size * 0.5, y, height * size, width * size, lean)


def coin(p: Plate, cx: float, cy: float, r: float, pound: bool = True) -> None:
    """A coin seen from the front."""
    d = circle(cx, cy, r)
    p.shape(d, "brass")
    p.line(circle(cx, cy, r * 0.74), LINE)
    (ax, ay), (bx, by) = on_circle(cx, cy, r * 0.88, -30), on_circle(cx, cy, r * 0.88, 120)
    p.line(f"M{ax:.1f} {ay:.1f}A{r * 0.88:.1f} {r * 0.88:.1f} 0 0 1 {bx:.1f} {by:.1f}", r * 0.12)
    if pound:
        p.line(pound_sign(cx, cy, r * 0.95), max(1.4, r * 0.16))


def pound_sign(cx: float, cy: float, size: float) -> str:
    """The £ as a single pen line, `size` high."""
    return placed("M.24-.3C.12-.56-.2-.5-.18-.2C-.16.05-.06.2-.28.48H.28M-.28.04H.14", cx, cy, size)


def coin_stack(p: Plate, cx: float, y: float, r: float, count: int) -> None:
    """Coins lying on each other, the lowest on y."""
    thick, flat = r * 0.42, r * 0.36
    low, high = y - flat, y - flat - count * thick
    body = f"M{cx - r:g} {high:g}V{low:g}A{r:g} {flat:g} 0 0 0 {cx + r:g} {low:g}V{high:g}Z"
    p.shape(body, "brass", LINE)
    p.hatch(body, 90, 3, 0.9, within=rect(cx + r * 0.15, high, r, low - high + flat))
    p.line(
        "".join(
            f"M{cx - r:g} {low - i * thick:g}A{r:g} {flat:g} 0 0 0 {cx + r:g} {low - i * thick:g}"
            for i in range(1, count)
        ),
        LINE,
    )
    p.shape(ellipse(cx, high, r, flat), "brass", LINE)
    p.line(ellipse(cx, high, r * 0.66, flat * 0.6), FINE)
