"""A pen that writes SVG: shapes, fitted text, and each picture once however often it is shown."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

SERIF: Final = "'Playfair Display Variable','Playfair Display',Georgia,'Times New Roman',serif"
SANS: Final = "'Alegreya Sans','Segoe UI',system-ui,sans-serif"
_VARIABLE: Final = re.compile(r"var\((--[\w-]+),(#\w+)\)")
_NARROW, _BROAD = frozenset("fijltrI.,:;'!|·()[] 1"), frozenset("mwMWЖШЩЮжшщюмФф—@£")


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> "Box":
        """The same with more room on every side; less where `by` is negative."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


@cache
def picture(name: str) -> str:
    """One of the drawings of `art/`, such as "cards/mine-1"."""
    return (files("spyrium.svg") / "art" / f"{name}.svg").read_text(encoding="utf-8")


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a text is, roughly, and rather too wide than too narrow: the reader's fonts are not known."""
    units = sum(
        0.4 if each in _NARROW else 0.96 if each in _BROAD else 0.76 if each.isupper() else 0.62 for each in text
    )
    return units * size * (1.1 if bold else 1)


def wrap(text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """The text in lines that fit the width; a word that is longer stands alone."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, bold=bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


class Pen:
    """Collects the elements of a drawing."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._symbols: dict[str, str] = {}

    def document(self, width: float, height: float, *, shown: int, title: str) -> str:
        """Everything drawn, as a document of its own that is shown `shown` pixels wide."""
        tall = round(shown * height / width)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}" width="{shown}" '
            f'height="{tall}" role="img"><title>{escape(title)}</title>'
            f"<defs>{''.join(self._symbols.values())}</defs>{''.join(self._parts)}</svg>"
        )

    def add(self, element: str) -> None:
        self._parts.append(element)

    def rect(
        self, box: Box, fill: str, *, radius: float = 0, stroke: str = "none", line: float = 1, dashes: str = ""
    ) -> None:
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.add(
            f'<rect x="{_n(box.x)}" y="{_n(box.y)}" width="{_n(box.width)}" height="{_n(box.height)}" '
            f'rx="{_n(radius)}" fill="{fill}" stroke="{stroke}" stroke-width="{_n(line)}"{dashed}/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, *, stroke: str = "none", line: float = 1) -> None:
        self.add(
            f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}" '
            f'stroke="{stroke}" stroke-width="{_n(line)}"/>'
        )

    def path(self, d: str, *, fill: str = "none", stroke: str = "none", line: float = 1) -> None:
        self.add(
            f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{_n(line)}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        fill: str,
        *,
        bold: bool = False,
        serif: bool = False,
        anchor: str = "start",
        room: float | None = None,
    ) -> None:
        """A line of text on its base line, made smaller, and then shortened, to keep to its room."""
        if room is not None:
            text, size = _fit(text, size, room, bold=bold)
        weight = ' font-weight="700"' if bold else ""
        self.add(
            f'<text x="{_n(x)}" y="{_n(y)}" font-family="{SERIF if serif else SANS}" font-size="{_n(size)}" '
            f'fill="{fill}" text-anchor="{anchor}"{weight}>{escape(text)}</text>'
        )

    def show(
        self, name: str, box: Box, *, colour: str = "", tones: Mapping[str, str] | None = None, cropped: bool = False
    ) -> None:
        """A drawing of `art/`: icons in a colour, cards in their family's tones; cropped to the box, or whole in it."""
        symbol = f"spyrium-{name.replace('/', '-')}{'-cropped' if cropped else ''}"
        if symbol not in self._symbols:
            self._symbols[symbol] = _symbol(symbol, picture(name), tones or {}, cropped=cropped)
        dressed = f' color="{colour}"' if colour else ""
        self.add(
            f'<use href="#{symbol}" x="{_n(box.x)}" y="{_n(box.y)}" '
            f'width="{_n(box.width)}" height="{_n(box.height)}"{dressed}/>'
        )

    def group(self, attributes: str) -> "_Group":
        """What is drawn inside `with` stands in a group with these attributes."""
        return _Group(self, attributes)


class _Group:
    def __init__(self, pen: Pen, attributes: str) -> None:
        self.pen, self.attributes = pen, attributes

    def __enter__(self) -> None:
        self.pen.add(f"<g {self.attributes}>")

    def __exit__(self, *_: object) -> None:
        self.pen.add("</g>")


def _symbol(name: str, svg: str, tones: Mapping[str, str], *, cropped: bool) -> str:
    """A drawing to refer to, with its colours written out: not every reader of SVG knows variables."""
    coloured = _VARIABLE.sub(lambda found: tones.get(found[1], found[2]), svg)
    head, _, rest = coloured.partition(">")
    attributes = head.removeprefix("<svg").replace(' xmlns="http://www.w3.org/2000/svg"', "")
    kept = ' preserveAspectRatio="xMidYMid slice"' if cropped else ""
    body = rest.strip().removesuffix("</svg>").replace("\n", "")
    view = re.search(r' viewBox="[^"]*"', attributes)
    shape = view[0] if view else ""
    return f'<symbol id="{name}"{shape}{kept}><g{attributes.replace(shape, "")}>{body}</g></symbol>'


def _fit(text: str, size: float, room: float, *, bold: bool) -> tuple[str, float]:
    least = 0.7 * size
    wanted = text_width(text, size, bold=bold)
    if wanted <= room:
        return text, size
    smaller = max(least, size * room / wanted)
    while len(text) > 1 and text_width(text, smaller, bold=bold) > room + 1e-6:  # made to fit, it may round to more
        text = text.rstrip("…")[:-1] + "…"
    return text, smaller


def _n(number: float) -> str:
    """A number without needless digits."""
    return f"{number:.2f}".rstrip("0").rstrip(".")
