"""The board as a small image, for videos of learners at play."""

from collections.abc import Sequence
from importlib.resources import files

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from spyrium.game import Game
from spyrium.notation.position import MarketCard, Position
from spyrium.notation.words import GAPS, POSITIONS, kind_of
from spyrium.rules.state import ROUNDS
from spyrium.svg.table import seat_colours

WIDTH, HEIGHT = 640, 640
CARD_WIDTH, CARD_HEIGHT, SPACE = 168, 112, 34
LEFT, TOP = (WIDTH - 3 * CARD_WIDTH - 2 * SPACE) // 2, 44
BACKGROUND, INK, PAPER = "#26303a", "#1b1b1b", "#f3ead8"
KIND_COLOUR = {"building": "#c9a36a", "character": "#8fb0c4", "technique": "#a7b98a"}
_RADIUS = 8
# Pillow's own font has no £.
_FONT = ImageFont.truetype(str(files("spyrium.svg") / "fonts" / "alegreya-sans-400.ttf"), 15)
_PHASE = {1: "placing", 2: "activating", 3: "passed"}


def draw(game: Game) -> npt.NDArray[np.uint8]:
    """The table as an array of HEIGHT × WIDTH × 3 bytes."""
    image = Image.new("RGB", (WIDTH, HEIGHT), BACKGROUND)
    pen = ImageDraw.Draw(image)
    position = game.now()
    event, future = position["event"]["name"], position["future"]["name"]
    pen.text((LEFT, 14), f"round {position['round']} of {ROUNDS}    event: {event}    next: {future}", PAPER, _FONT)
    for name in POSITIONS:
        _draw_card(pen, name, position["market"][name])
    for gap, seats in position["workers"].items():
        _draw_workers(pen, gap, seats)
    _draw_seats(pen, game, position)
    return np.asarray(image)


def _corner(name: str) -> tuple[int, int]:
    column, row = "abc".index(name[0]), int(name[1]) - 1
    return LEFT + column * (CARD_WIDTH + SPACE), TOP + row * (CARD_HEIGHT + SPACE)


def _draw_card(pen: ImageDraw.ImageDraw, name: str, card: MarketCard | None) -> None:
    x, y = _corner(name)
    box = (x, y, x + CARD_WIDTH, y + CARD_HEIGHT)
    if card is None:
        pen.rounded_rectangle(box, 10, outline="#46525e")
        return
    pen.rounded_rectangle(box, 10, fill=KIND_COLOUR[kind_of(card["card"])])
    pen.text((x + 10, y + 8), card["card"], INK, _FONT)
    for k, token in enumerate(card["tokens"]):
        left = x + 10 + 28 * k
        pen.ellipse((left, y + 76, left + 24, y + 100), fill=PAPER)
        pen.text((left + 8, y + 80), str(token), INK, _FONT)


def _draw_workers(pen: ImageDraw.ImageDraw, gap: str, seats: Sequence[int]) -> None:
    """Dots in the gap, in a column between cards side by side, in a row between cards above each other."""
    (x1, y1), (x2, y2) = _corner(gap[:2]), _corner(gap[2:])
    across = GAPS.index(gap) < 6
    x = (x1 + x2 + CARD_WIDTH) // 2
    y = (y1 + y2 + CARD_HEIGHT) // 2
    for k, seat in enumerate(seats):
        offset = (2 * k - len(seats) + 1) * (_RADIUS + 1)
        cx, cy = (x, y + offset) if across else (x + offset, y)
        pen.ellipse(
            (cx - _RADIUS, cy - _RADIUS, cx + _RADIUS, cy + _RADIUS), fill=seat_colours()[seat]["piece"], outline=PAPER
        )


def _draw_seats(pen: ImageDraw.ImageDraw, game: Game, position: Position) -> None:
    top = TOP + 3 * CARD_HEIGHT + 2 * SPACE + 18
    for number, seat in enumerate(position["seats"]):
        y = top + 30 * number
        pen.ellipse((LEFT, y, LEFT + 18, y + 18), fill=seat_colours()[number]["piece"])
        acts = "› " if number == position["current"] and not game.over else ""
        facts = (
            f"{acts}{game.names[number]}: £{seat['money']}, {seat['spyrium']} spyrium, {seat['vp']} VP, "
            f"{seat['active']} of {seat['workers']} workers, {_PHASE[seat['phase']]}, "
            f"{len(seat['buildings'])} buildings, {len(seat['techniques'])} techniques"
        )
        pen.text((LEFT + 28, y + 1), facts, PAPER, _FONT)
