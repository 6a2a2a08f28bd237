"""The press: makes path text short and puts shapes of equal style together where nothing overlaps."""

from __future__ import annotations

import re

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
        args = [round(value, digits) for value in args]
        ex, ey = args[-2:]
        if kind == "L" and abs(ey - y) < 1e-6:
            letter, row = "h", _row([ex - x], digits)
        elif kind == "L" and abs(ex - x) < 1e-6:
            letter, row = "v", _row([ey - y], digits)
        elif kind == "A":
            letter, row = "a", _row(args[:5], digits) + " " + _row([ex - x, ey - y], digits)
        else:
            letter, row = kind.lower(), _row([value - (y if k % 2 else x) for k, value in enumerate(args)], digits)
        if kind == "M":
            x0, y0 = ex, ey
            letter = letter if text else "M"
        implied = letter == last and letter != "m" or (letter, last) == ("l", "m") or (letter, last) == ("l", "M")
        if implied and letter == "l" and last == "M":
            implied = False
        text += (row if row[0] == "-" else " " + row) if implied else letter + row
        last, x, y = letter, ex, ey
    return text


def bounds(points: list[tuple[float, float]], margin: float) -> Box:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def apart(a: Box, b: Box) -> bool:
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


class Layer:
    """Shapes of one style; those that keep apart share a path."""

    def __init__(self, attributes: str) -> None:
        self.attributes = attributes
        self.paths: list[tuple[str, list[Box]]] = []

    def clear_of(self, box: Box) -> bool:
        return all(apart(box, other) for _, boxes in self.paths for other in boxes)

    def add(self, d: str, box: Box, merges: bool) -> None:
        place = len(self.paths)
        while not merges and place > 0 and all(apart(box, other) for other in self.paths[place - 1][1]):
            place -= 1
        index = max(place if place < len(self.paths) else place - 1, 0)
        free = self.paths and (merges or all(apart(box, other) for other in self.paths[index][1]))
        if free:
            text, boxes = self.paths[index]
            self.paths[index] = (text + d, [*boxes, box])
        else:
            self.paths.append((d, [box]))


def layers(items: list[tuple[str, str, Box, bool]]) -> list[Layer]:
    """Items (attributes, path, box, merges) in painting order, gathered without changing the picture."""
    result: list[Layer] = []
    for attributes, d, box, merges in items:
        home = None
        for layer in reversed(result):
            if layer.attributes == attributes:
                home = layer
                break
            if not layer.clear_of(box):
                break
        if home is None:
            home = Layer(attributes)
            result.append(home)
        home.add(d, box, merges)
    return result
