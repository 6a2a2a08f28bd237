"""A card of the market, an event and an owned card, as the page draws them."""

from collections.abc import Mapping, Sequence
from typing import Final

from spyrium.editions import Edition
from spyrium.notation.position import EventView, MarketCard, OwnedCard
from spyrium.svg.faces import (
    ARROW,
    Family,
    Line,
    Sign,
    at_the_end,
    card_lines,
    event_lines,
    family_of,
    signs_of,
    symbols_of,
)
from spyrium.svg.pen import Box, Pen, text_width, wrap
from spyrium.text.catalogue import Catalogue
from spyrium.text.numbers import effect_text

PAPER, PAPER_LINE, INK, INK_DIM = "#f1e6cd", "#b9a47a", "#2a2018", "#5e4f3d"
COIN, WAX, BRASS, CRYSTAL = "#dcb65c", "#8c2318", "#cfa650", "#1f9d78"
HEAD: Final[Mapping[Family, str]] = {
    "mine": "#46555a",
    "factory": "#8a4526",
    "research": "#2f557b",
    "home": "#6a4560",
    "character": "#6e5a22",
    "technique": "#2c5f56",
}
"""The colour behind a card's name, by family."""
TONES: Final[Mapping[str, tuple[str, str]]] = {
    "mine": ("#a9b3b0", "#5f6f72"),
    "factory": ("#d9a27c", "#9a5a37"),
    "research": ("#a5bccf", "#4f7597"),
    "home": ("#cfb2c3", "#8a6480"),
    "character": ("#dcc78f", "#9a8142"),
    "technique": ("#a7cabf", "#4c8074"),
    "event": ("#cdb491", "#82653f"),
}
"""The two tones of the drawings, lit and shaded."""
_ICON_COLOURS: Final = {"spyrium": CRYSTAL, "vp": "#7d5200"}


def tones_of(family: str) -> dict[str, str]:
    lit, shaded = TONES[family]
    return {"--tone-1": lit, "--tone-2": shaded, "--ink": INK, "--paper": PAPER, "--crystal": CRYSTAL}


def draw_card(pen: Pen, box: Box, card: MarketCard, edition: Edition, words: Catalogue, *, size: float) -> Box:
    """A card of the market, with texts of about `size`; returns where its picture lies."""
    slug, family = card["card"], family_of(card["card"])
    pen.rect(Box(box.x + 1, box.y + 2, box.width, box.height), "#000000", radius=6)  # the shadow
    pen.rect(box, PAPER, radius=6)
    head = _head(pen, box, words.text(f"card-{slug}"), HEAD[family], size)
    art = Box(box.x, box.y + head, box.width * 0.46, box.height - head)
    pen.show(f"cards/{slug}", art, tones=tones_of(family), cropped=True)
    pen.rect(box, "none", radius=6, stroke=PAPER_LINE)
    coin = 0.86 * size
    draw_coin(pen, art.x + coin + 2, art.y + coin + 2, coin, f"£{edition.price[slug]}")
    points = edition.vp.get(slug, 0)
    if points:
        draw_seal(pen, art.x + coin + 2, art.y + art.height - coin - 1, 0.8 * size, points)
    for k, symbol in enumerate(symbols_of(slug)):
        side = 1.3 * size
        plate = Box(art.x + art.width - side - 2, art.y + 2 + k * (side + 2), side, side)
        pen.rect(plate, "#fdf7e8", radius=3, stroke=INK_DIM, line=0.8)
        pen.show(f"icons/{symbol}", plate.grown(-0.12 * size), colour=INK)
    lines = card_lines(slug) or ((at_the_end(points),) if points else ())
    side_box = Box(art.x + art.width + 2, art.y, box.width - art.width - 4, art.height)
    draw_lines(pen, side_box, lines, card["tokens"], size)
    return art


def _head(pen: Pen, box: Box, name: str, colour: str, size: float) -> float:
    """The band with the name, in two lines where one is too short; returns its height."""
    room = box.width - 8
    lines = [name] if text_width(name, size * 0.95, bold=True) <= room else wrap(name, size * 0.85, room, bold=True)[:2]
    letters = size if len(lines) == 1 else size * 0.85
    high = size * (1.7 if len(lines) == 1 else 2.3)
    x, y, right = box.x, box.y, box.x + box.width
    pen.path(f"M{x} {y + high}V{y + 6}q0-6 6-6H{right - 6}q6 0 6 6V{y + high}z", fill=colour)
    pen.path(f"M{x} {y + high}H{right}", stroke=BRASS)
    for k, line in enumerate(lines):
        base = y + high / 2 + (k - (len(lines) - 1) / 2) * letters * 1.08 + letters * 0.34
        pen.text(line, x + box.width / 2, base, letters, "#fffaf0", bold=True, serif=True, anchor="middle", room=room)
    return high


def draw_coin(pen: Pen, x: float, y: float, radius: float, text: str) -> None:
    pen.circle(x, y, radius, COIN, stroke="#5d4412")
    letters = radius * (1.08 if len(text) <= 2 else 0.84)
    pen.text(text, x, y + letters * 0.36, letters, "#2a1c05", bold=True, anchor="middle")


def draw_seal(pen: Pen, x: float, y: float, radius: float, points: int) -> None:
    pen.circle(x, y, radius, WAX, stroke="#c76a58")
    pen.text(str(points), x, y + radius * 0.4, radius * 1.15, "#fff2dc", bold=True, anchor="middle")


def draw_token(pen: Pen, x: float, y: float, radius: float, value: int) -> None:
    pen.circle(x, y, radius, "#2b2520", stroke=BRASS, line=1.3)
    pen.text(str(value), x, y + radius * 0.42, radius * 1.2, "#fdf3dc", bold=True, anchor="middle")


def draw_lines(pen: Pen, box: Box, lines: Sequence[Line], tokens: Sequence[int], size: float) -> None:
    """The effects below each other in the middle of the box, the tokens last."""
    rows = [signs_of(line) for line in lines]
    widest = max((_width(row, size) for row in rows), default=0)
    scale = min(1.0 if len(rows) > 1 else 1.15, (box.width - 4) / widest) if widest else 1.0
    letters = size * scale
    per_row = max(1, int((box.width + 2) // (1.65 * size)))
    token_rows = [tokens[k : k + per_row] for k in range(0, len(tokens), per_row)]
    step = min(1.75 * size, box.height / (len(rows) + len(token_rows) or 1))
    middle = box.y + box.height / 2 - (len(rows) + len(token_rows) - 1) / 2 * step
    centre = box.x + box.width / 2
    for k, row in enumerate(rows):
        _draw_row(pen, row, centre - _width(row, letters) / 2, middle + k * step, letters)
    for k, values in enumerate(token_rows, start=len(rows)):
        for i, value in enumerate(values):
            x = centre + (i - (len(values) - 1) / 2) * 1.65 * size
            draw_token(pen, x, middle + k * step, 0.72 * size, value)


def _width(row: Sequence[Sign], size: float) -> float:
    return sum(_sign_width(sign, size) for sign in row)


def _sign_width(sign: Sign, size: float) -> float:
    if isinstance(sign, tuple):
        return 1.2 * size
    return 0.75 * size if sign == ARROW else size if sign == "!" else text_width(sign, size, bold=True) + 0.15 * size


def _draw_row(pen: Pen, row: Sequence[Sign], x: float, middle: float, size: float, ink: str = INK) -> None:
    for sign in row:
        wide = _sign_width(sign, size)
        if isinstance(sign, tuple):
            colour = _ICON_COLOURS.get(sign[0], ink)
            pen.show(f"icons/{sign[0]}", Box(x, middle - 0.6 * size, 1.2 * size, 1.2 * size), colour=colour)
        elif sign == ARROW:
            draw_pointer(pen, x + wide / 2, middle, size, INK_DIM)
        elif sign == "!":
            pen.circle(x + wide / 2, middle, 0.42 * size, ink)
            pen.text("!", x + wide / 2, middle + 0.28 * size, 0.75 * size, PAPER, bold=True, anchor="middle")
        else:
            pen.text(sign, x + wide / 2, middle + 0.35 * size, size, ink, bold=True, anchor="middle")
        x += wide


def draw_pointer(pen: Pen, x: float, y: float, size: float, colour: str) -> None:
    """What leads to what. Drawn, not written: not every font has arrows."""
    half = 0.22 * size
    pen.path(f"M{x - half:.2f} {y - half:.2f}l{2 * half:.2f} {half:.2f}-{2 * half:.2f} {half:.2f}z", fill=colour)


def draw_event(pen: Pen, box: Box, event: EventView, words: Catalogue, *, size: float) -> None:
    """The event of this round: its scene, its name and what it does, as signs where there is no room for the words."""
    _event_paper(pen, box)
    tall = box.height > box.width
    art = _large_scene(box) if tall else _small_scene(box)
    left = box.x + 10 if tall else art.x + art.width + 8
    room = box.x + box.width - 6 - left
    rows = wrap(effect_text(event["name"], words), size * 0.95, room)
    below = size * (2.9 + 1.12 * (len(rows) - 1))  # from the base line of the heading to the foot of the words
    if tall:
        art = Box(art.x, art.y, art.width, min(art.height, box.y + box.height - art.y - size * 1.3 - below))
    base = art.y + art.height + size * 1.3 if tall else box.y + size * 1.35
    pen.show(f"events/{event['name']}", art, tones=tones_of("event"), cropped=True)
    _event_text(pen, left, base, room, event, words, "table-event-current", size)
    if base + below > box.y + box.height:
        _event_signs(pen, left, base + size * 2.6, room, event, size)
        return
    for k, line in enumerate(rows):
        pen.text(line, left, base + size * (2.55 + 1.12 * k), size * 0.95, INK, room=room)


def draw_next_event(pen: Pen, box: Box, event: EventView, words: Catalogue, *, size: float) -> None:
    """The event of the next round: a small scene, its name, its effects as signs."""
    _event_paper(pen, box)
    art = _small_scene(box)
    pen.show(f"events/{event['name']}", art, tones=tones_of("event"), cropped=True)
    left = art.x + art.width + 7
    room = box.x + box.width - 6 - left
    _event_text(pen, left, box.y + size * 1.35, room, event, words, "table-event-future", size)
    _event_signs(pen, left, box.y + size * 3.75, room, event, size * 0.9)


def _event_signs(pen: Pen, x: float, middle: float, room: float, event: EventView, size: float) -> None:
    right = x + room
    for line in event_lines(event["name"]):
        row = signs_of(line)
        if x + _width(row, size) > right:
            break
        _draw_row(pen, row, x, middle, size)
        x += _width(row, size) + size * 0.75


def _event_paper(pen: Pen, box: Box) -> None:
    pen.rect(Box(box.x + 1, box.y + 2, box.width, box.height), "#000000", radius=6)
    pen.rect(box, PAPER, radius=6, stroke=PAPER_LINE)


def _large_scene(box: Box) -> Box:
    return Box(box.x + 6, box.y + 6, box.width - 12, (box.width - 12) * 0.72)


def _small_scene(box: Box) -> Box:
    high = box.height - 12
    return Box(box.x + 6, box.y + 6, min(high * 4 / 3, box.width * 0.36), high)


def _event_text(
    pen: Pen, left: float, base: float, room: float, event: EventView, words: Catalogue, kicker: str, size: float
) -> None:
    token, letters = event["token"], 1.2 if kicker == "table-event-current" else 1.0
    pen.text(words.text(kicker).upper(), left, base, size * 0.72, INK_DIM, bold=True, room=room)
    name = words.text(f"event-{event['name']}")
    pen.text(
        name, left, base + size * 1.25, size * letters, INK, bold=True, serif=True, room=room - (20 if token else 0)
    )
    if token:
        draw_token(pen, left + room - 0.8 * size, base + size * 0.6, 0.75 * size, token)


def draw_owned(pen: Pen, box: Box, card: OwnedCard, edition: Edition) -> None:
    """A small card of a company: its picture and its points; turned and pale where it has been used."""
    slug = card["card"]
    x, y = box.middle
    with pen.group(f'transform="rotate(-14 {x:.1f} {y:.1f})" opacity="0.6"' if card["inclined"] else 'opacity="1"'):
        pen.rect(box.grown(1), HEAD[family_of(slug)], radius=2)
        pen.show(f"cards/{slug}", box, tones=tones_of(family_of(slug)), cropped=True)
        points = edition.vp.get(slug, 0)
        if points:
            radius = box.height * 0.24
            draw_seal(pen, box.x + radius, box.y + radius, radius, points)
