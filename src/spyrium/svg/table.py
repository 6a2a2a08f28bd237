"""The whole table as a picture."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Protocol

from spyrium.errors import InvalidArgument
from spyrium.notation.position import Position, Seat
from spyrium.notation.words import GAPS, POSITIONS
from spyrium.prices import MarketPrice
from spyrium.rules.state import MAX_WORKERS, ROUNDS
from spyrium.svg.cards import BRASS, draw_card, draw_event, draw_next_event, draw_owned, draw_pointer
from spyrium.svg.layout import BROAD, Layout, layout_for
from spyrium.svg.marks import Highlight, draw_arrow, draw_mark
from spyrium.svg.pen import Box, Pen, text_width
from spyrium.text.board import Shown, round_title
from spyrium.text.catalogue import Catalogue, catalogue

TABLE, PANEL, LINE, TEXT, TEXT_DIM, LIT = "#171310", "#241e19", "#4a3d30", "#efe5d0", "#c0b197", "#f3d58a"
CRYSTAL_LIT, GLOW, DANGER = "#6fe9c2", "#5cf2c1", "#ff8a70"


class Drawn(Shown, Protocol):
    """What is to be seen of a game; `Game` itself builds on this module to be seen in a notebook."""

    @property
    def players(self) -> int: ...
    def market_prices(self, seat: int) -> dict[str, MarketPrice]: ...


def board(
    game: Drawn,
    *,
    seat: int | None = None,
    marks: Sequence[Highlight] = (),
    arrows: Sequence[Highlight] = (),
    width: int = 720,
    language: str = "en",
) -> str:
    """The table as an SVG document, in the page's own art.

    `seat` sees its own prices on the cards and its company first. `marks` and `arrows` are decisions, as words or
    as (word, "best" | "played"): a mark rings what a decision is about, an arrow shows where it leads.
    """
    if seat is not None and seat not in range(game.players):
        raise InvalidArgument(f"a seat should be a number from 0 to {game.players - 1}, not {seat!r}")
    if width < 1:
        raise InvalidArgument(f"the width should be at least 1 pixel, not {width!r}")
    table = _Table(game, catalogue(language), seat, layout_for(width))
    table.draw()
    for highlight in marks:
        draw_mark(table.pen, highlight, table.layout, table.row_of, table.position)
    for highlight in arrows:
        draw_arrow(table.pen, highlight, table.layout, table.row_of, table.position)
    return table.pen.document(table.layout.width, table.height, shown=width, title=table.title)


@cache
def seat_colours() -> list[dict[str, str]]:
    """The colours of the pieces, by seat."""
    text = (files("spyrium.svg") / "art" / "pieces" / "colours.json").read_text(encoding="utf-8")
    return list(json.loads(text))


class _Table:
    def __init__(self, game: Drawn, words: Catalogue, seat: int | None, layout: Layout) -> None:
        self.game, self.words, self.seat, self.layout = game, words, seat, layout
        self.position: Position = game.now()
        self.pen = Pen()
        self.height = layout.height(game.players)
        begin = seat if seat is not None else 0
        self.order = [(begin + k) % game.players for k in range(game.players)]
        self.title = round_title(words, self.position["round"])

    @property
    def row_of(self) -> dict[int, int]:
        """In which row the company of a seat stands."""
        return {seat: row for row, seat in enumerate(self.order)}

    def draw(self) -> None:
        self.pen.rect(Box(0, 0, self.layout.width, self.height), TABLE, radius=10)
        self.draw_header()
        self.draw_market()
        self.draw_events()
        if self.layout is BROAD:
            self.draw_residences()
        for row, seat in enumerate(self.order):
            self.draw_company(self.layout.seat(row), seat, self.position["seats"][seat])

    def draw_events(self) -> None:
        layout, now = self.layout, self.position
        draw_event(self.pen, layout.event, now["event"], self.words, size=layout.size)
        if now["round"] < ROUNDS:  # R11.1: the seventh event is never used
            draw_next_event(self.pen, layout.future, now["future"], self.words, size=layout.size)

    def draw_header(self) -> None:
        layout, size = self.layout, self.layout.size
        high = layout.header
        crystal = Box(layout.margin, high - 0.75 * size, 1.7 * size, 1.7 * size)
        self.pen.show("icons/spyrium", crystal, colour=CRYSTAL_LIT)
        left = layout.margin + 2.1 * size
        self.pen.text(
            self.title, left, high + 0.5 * size, 1.5 * size, LIT, bold=True, serif=True, room=layout.width * 0.46
        )
        seat, text = self.headline()
        room = layout.width * 0.36
        right = layout.width - layout.margin
        self.pen.text(text, right, high + 0.45 * size, 1.15 * size, TEXT, bold=True, anchor="end", room=room)
        piece = 1.9 * size
        start = right - min(room, text_width(text, 1.15 * size, bold=True)) - piece - 2
        self.pen.show(f"pieces/worker-{seat}", Box(start, high - 0.95 * size, piece * 0.8, piece))

    def headline(self) -> tuple[int, str]:
        """Whose move it is, or who has won, with the seat to draw beside it."""
        result, names = self.position["result"], self.game.names
        if result is not None:
            winners = [names[seat] for seat in result["winners"]]
            if len(winners) == 1:
                return result["winners"][0], self.words.text("end-winner", name=winners[0])
            return result["winners"][0], self.words.text("end-shared", names=", ".join(winners))
        seat = self.position["current"]
        return seat, f"{names[seat]} · {self.words.text('phase-' + str(self.position['seats'][seat]['phase']))}"

    def draw_market(self) -> None:
        layout = self.layout
        self.draw_coordinates()
        prices = self.game.market_prices(self.seat) if self.seat is not None and not self.game.over else {}
        for place in POSITIONS:
            card, box = self.position["market"][place], layout.card(place)
            if card is None:
                self.pen.rect(box, "none", radius=6, stroke=LINE, dashes="4 4")
                continue
            art = draw_card(self.pen, box, card, self.game.edition, self.words, size=layout.size)
            if place in prices:
                self.draw_price(art, prices[place])
        for gap in GAPS:
            self.draw_gap(layout.between(gap), self.position["workers"].get(gap, []))

    def draw_coordinates(self) -> None:
        layout = self.layout
        for k in range(3):
            column, row = layout.card(f"{'abc'[k]}1"), layout.card(f"a{k + 1}")
            self.pen.text("abc"[k], column.middle[0], column.y - 4, layout.size * 0.8, TEXT_DIM, anchor="middle")
            x = row.x - layout.size * 0.55
            self.pen.text(
                str(k + 1), x, row.middle[1] + layout.size * 0.3, layout.size * 0.8, TEXT_DIM, anchor="middle"
            )

    def draw_price(self, art: Box, price: MarketPrice) -> None:
        """What the card comes to for the seat, at the foot of its picture; red where it cannot be paid."""
        if self.seat is None:
            return
        total, size = price.least, self.layout.size
        payable = total <= self.position["seats"][self.seat]["money"]
        text = f"£{total}"
        wide = text_width(text, size, bold=True) + 0.5 * size
        pill = Box(art.x + art.width - wide + 0.4 * size, art.y + art.height - 1.5 * size - 2, wide, 1.5 * size)
        self.pen.rect(pill, "#1b1612", radius=pill.height / 2, stroke=GLOW if payable else DANGER)
        x, y = pill.middle
        self.pen.text(text, x, y + 0.36 * size, size, GLOW if payable else DANGER, bold=True, anchor="middle")

    def draw_gap(self, box: Box, seats: Sequence[int]) -> None:
        self.pen.rect(box, "#1d1915", radius=5, stroke=LINE, line=0.8)
        if not seats:
            return
        upright = box.height > box.width
        high = min(self.layout.gap - 7, 27.0)
        wide = high * 0.8
        length, piece = (box.height, high) if upright else (box.width, wide)
        step = min(piece + 1, (length - piece - 4) / max(1, len(seats) - 1))
        x, y = box.middle
        for k, seat in enumerate(seats):
            shift = (k - (len(seats) - 1) / 2) * step
            centre = (x, y + shift) if upright else (x + shift, y)
            self.pen.show(f"pieces/worker-{seat}", Box(centre[0] - wide / 2, centre[1] - high / 2, wide, high))

    def draw_residences(self) -> None:
        """The track below the events, with the seats' markers above its spaces."""
        size, track = self.layout.size, [int(space) for space in self.game.edition.track]
        left, top = self.layout.future.x, self.layout.future.y + self.layout.future.height + 10
        box = Box(left, top, self.layout.future.width, self.layout.market.y + self.layout.market.height - top)
        self.pen.rect(box, PANEL, radius=6, stroke=LINE)
        step, y = box.width / len(track), box.y + box.height - 14
        self.pen.path(f"M{box.x + step / 2:.1f} {y}H{box.x + box.width - step / 2:.1f}", stroke=BRASS, line=1.4)
        for k, space in enumerate(track):
            x = box.x + (k + 0.5) * step
            self.pen.circle(x, y, 9.5, TABLE, stroke=BRASS, line=1.4)
            self.pen.text(str(space), x, y + 0.35 * size, size, LIT, bold=True, anchor="middle")
            here = [number for number, seat in enumerate(self.position["seats"]) if seat["residence"] == space]
            pace = min(10.0, (step - 12) / max(1, len(here) - 1))
            for i, number in enumerate(here):
                shift = (i - (len(here) - 1) / 2) * pace
                self.pen.show(f"pieces/worker-{number}", Box(x + shift - 6.5, box.y + 7, 13, 16))

    def draw_company(self, box: Box, number: int, seat: Seat) -> None:
        size, pen = self.layout.size, self.pen
        colour = seat_colours()[number]["onFelt"]
        acts = number == self.position["current"] and not self.game.over
        pen.rect(box, PANEL, radius=6, stroke=GLOW if acts else LINE, line=1.6 if acts else 0.8)
        pen.rect(Box(box.x, box.y + 3, 4, box.height - 6), colour, radius=2)
        pen.show(f"pieces/worker-{number}", Box(box.x + 9, box.y + 6, size * 2.1, size * 2.6))
        self.draw_name(box, number, seat, colour)
        broad = self.layout is BROAD
        self.draw_goods(box.x + (136 if broad else 108), box.y + size * 1.55, number, seat)
        owned = [*seat["buildings"], *seat["techniques"]]
        if broad:
            room = Box(box.x + 354, box.y + 5, box.width - 360, box.height - 10)
        else:
            room = Box(box.x + 134, box.y + size * 2.6, box.width - 138, box.height - size * 2.6 - 3)
        cells = _cells(room, len(owned))
        for cell, card in zip(cells, owned, strict=True):
            draw_owned(pen, cell, card, self.game.edition)

    def draw_name(self, box: Box, number: int, seat: Seat, colour: str) -> None:
        size = self.layout.size
        left = box.x + 12 + size * 2.1
        room = (136 if self.layout is BROAD else 106) - size * 2.1 - 16
        name = self.game.names[number]
        first = number == self.position["first"]
        self.pen.text(
            name, left, box.y + size * 1.5, size * 1.15, colour, bold=True, room=room - (size if first else 0)
        )
        if first:
            x = left + min(room - size, text_width(name, size * 1.15, bold=True)) + 1
            self.pen.show("icons/first-player", Box(x, box.y + size * 0.5, size * 1.1, size * 1.1), colour=LIT)
        phase = self.words.text(f"phase-{seat['phase']}")
        self.pen.text(phase, left, box.y + size * 2.7, size * 0.85, TEXT_DIM, room=room)
        if self.layout is BROAD:
            return
        self.draw_workers(box.x + 9, box.y + size * 3.4, number, seat, 0.95 * size)

    def draw_goods(self, x: float, middle: float, number: int, seat: Seat) -> None:
        """Money, spyrium, points, and what the game would end with now; on a broad picture the workers below."""
        size = self.layout.size
        step = size * 3.55
        goods = (("money", TEXT, seat["money"]), ("spyrium", CRYSTAL_LIT, seat["spyrium"]), ("vp", LIT, seat["vp"]))
        for k, (icon, colour, n) in enumerate(goods):
            left = x + k * step
            self.pen.show(f"icons/{icon}", Box(left, middle - 0.75 * size, 1.5 * size, 1.5 * size), colour=colour)
            self.pen.text(str(n), left + 1.65 * size, middle + 0.42 * size, 1.25 * size, TEXT, bold=True)
        final = self.game.projected_scores[number]
        draw_pointer(self.pen, x + 3.05 * step + 0.4 * size, middle, 1.2 * size, TEXT_DIM)
        self.pen.text(str(final), x + 3.05 * step + 0.9 * size, middle + 0.38 * size, size, TEXT_DIM, bold=True)
        self.pen.show(
            "icons/residence", Box(x + 4.05 * step, middle - 0.62 * size, 1.25 * size, 1.25 * size), colour=TEXT_DIM
        )
        self.pen.text(
            str(seat["residence"]), x + 4.05 * step + 1.4 * size, middle + 0.38 * size, size, TEXT_DIM, bold=True
        )
        if self.layout is BROAD:
            self.draw_workers(x, middle + size * 1.35, number, seat, 1.15 * size)

    def draw_workers(self, x: float, top: float, number: int, seat: Seat, high: float) -> None:
        """One figure per worker owned, pale where not active, and dots for those in reserve."""
        for k in range(MAX_WORKERS):
            box = Box(x + k * high * 0.95, top, high * 0.8, high)
            if k >= seat["workers"]:
                self.pen.circle(*box.middle, high * 0.12, LINE)
                continue
            with self.pen.group(f'opacity="{1 if k < seat["active"] else 0.35}"'):
                self.pen.show(f"pieces/worker-{number}", box)


def _cells(room: Box, count: int) -> list[Box]:
    """Boxes of 4:3 in rows, as large as they all fit, from the left."""
    if count == 0:
        return []
    sizes = {rows: min(room.height / rows - 3, (room.width / -(-count // rows) - 4) * 0.75) for rows in (1, 2, 3)}
    rows = max(sizes, key=lambda rows: sizes[rows])
    high, per_row = sizes[rows], -(-count // rows)
    wide = high * 4 / 3
    top = room.y + (room.height - rows * (high + 3) + 3) / 2
    return [
        Box(room.x + (k % per_row) * (wide + 4), top + (k // per_row) * (high + 3), wide, high) for k in range(count)
    ]
