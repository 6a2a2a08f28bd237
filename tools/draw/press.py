"""The press: makes path text short and puts shapes of equal style together where nothing overlaps."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

Box = tuple[float, float, float, float]

_TOKEN = re.compile(r"[MLHVCQAZmlhvcqaz]|-?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}

Command = tuple[str, list[float]]


def commands(d: str) -> list[Command]:
    """The path as absolute commands."""
    tokens = _TOKEN.findall(d)
    result: list[Command] = []
    x = y = x0 = y0 = 0.0
    letter, i = "M", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            letter, i = tokens[i], i + 1
        kind = letter.upper()
        args = [float(token) for token in tokens[i : i + ARGUMENTS[kind]]]
        i += len(args)
        ox, oy = (x, y) if letter.islower() else (0.0, 0.0)
        if kind == "H":
            kind, args = "L", [args[0] + ox, y]
        elif kind == "V":
            kind, args = "L", [x, args[0] + oy]
        elif kind == "A":
            args = [*args[:5], args[5] + ox, args[6] + oy]
        else:
            args = [value + (oy if k % 2 else ox) for k, value in enumerate(args)]
        if kind == "Z":
            x, y = x0, y0
        else:
            x, y = args[-2:]
        if kind == "M":
            x0, y0 = x, y
            letter = "l" if letter == "m" else "L"
        result.append((kind, args))
    return result


def placed(d: str, dx: float, dy: float = 0.0, scale: float = 1.0) -> str:
    """The path scaled about the origin, then moved; as absolute commands."""
    text = ""
    for kind, args in commands(d):
        arc = [args[0] * scale, args[1] * scale, *args[2:5]] if kind == "A" else []
        points = [value * scale + (dy if k % 2 else dx) for k, value in enumerate(args[len(arc) :])]
        text += kind + " ".join(f"{value:g}" for value in [*arc, *points])
    return text


def _number(value: float, digits: int) -> str:
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    text = re.sub(r"^(-?)0\.", r"\1.", text)
    return "0" if text in {"-0", ""} else text


def _row(values: list[float], digits: int) -> str:
    text = ""
    for value in values:
        piece = _number(value, digits)
        tight = not text or piece[0] == "-" or (piece[0] == "." and "." in re.split(r"[ -]", text)[-1])
        text += piece if tight else " " + piece
    return text


def compact(d: str, digits: int = 1) -> str:
    """The same path in relative commands with short numbers."""
    text, last = "", ""
    x = y = x0 = y0 = 0.0
    for kind, args in commands(d):
        if kind == "Z":
            text, last, x, y = text + "z", "z", x0, y0
            continue
        ex, ey = (round(value, digits) for value in args[-2:])
        if kind == "L" and abs(ey - y) < 1e-6:
            letter, row = "h", _row([ex - x], digits)
        elif kind == "L" and abs(ex - x) < 1e-6:
            letter, row = "v", _row([ey - y], digits)
        elif kind == "A":
            flags = f"{args[3]:.0f}{args[4]:.0f}"
            letter, row = "a", f"{_row(args[:3], digits)} {flags}{_row([ex - x, ey - y], digits)}"
        else:
            steps = [round(value, digits) - (y if k % 2 else x) for k, value in enumerate(args)]
            letter, row = kind.lower(), _row(steps, digits)
        if kind == "M":
            x0, y0 = ex, ey
            letter = "m" if text else "M"
        implied = letter == last != "m" or (letter, last) == ("l", "m")
        if implied:
            text += row if row[0] == "-" else " " + row
        else:
            text += letter + row
        last, x, y = letter, ex, ey
    return text


def bounds(points: list[tuple[float, float]], margin: float) -> Box:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def apart(left: list[Box], right: list[Box]) -> bool:
    return all(a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1] for a in left for b in right)


class Item(NamedTuple):
    """Something painted: style, path, the boxes of its subpaths, and whether overlapping its like does no harm."""

    attributes: str
    d: str
    boxes: list[Box]
    merges: bool


class Layer:
    """Shapes of one style; those that keep apart share a path."""

    def __init__(self, attributes: str) -> None:
        self.attributes = attributes
        self.paths: list[tuple[str, list[Box]]] = []

    def clear_of(self, boxes: list[Box]) -> bool:
        return all(apart(boxes, others) for _, others in self.paths)

    def add(self, item: Item) -> None:
        place = len(self.paths)
        while place > 0 and (item.merges or apart(item.boxes, self.paths[place - 1][1])):
            place -= 1
        if place == len(self.paths):
            self.paths.append((item.d, item.boxes))
        else:
            text, boxes = self.paths[place]
            self.paths[place] = (text + item.d, boxes + item.boxes)


def layers(items: Iterable[Item]) -> list[Layer]:
    """Items in painting order, gathered by style without changing the picture."""
    result: list[Layer] = []
    for item in items:
        home = None
        for layer in reversed(result):
            if layer.attributes == item.attributes:
                home = layer
                break
            if not layer.clear_of(item.boxes):
                break
        if home is None:
            home = Layer(item.attributes)
            result.append(home)
        home.add(item)
    return result
