"""The market on the screen: nine cards and twelve gaps, each of which can be clicked."""

import textwrap

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Grid
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from spyrium.cli.screen import SEAT_STYLES
from spyrium.game import Game
from spyrium.notation.words import kind_of
from spyrium.text.catalogue import Catalogue
from spyrium.text.numbers import effect_text

_FRAME = 7  # columns of a title's line that are not its own: corners, the line beside it, spaces


class Place(Static):
    """A card (“a1”) or a gap (“a1b1”)."""

    class Chosen(Message):
        """Somebody clicked on it."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    def __init__(self, place: str) -> None:
        super().__init__(id=place, classes="card" if len(place) == 2 else "gap", markup=False)
        self.place = place
        self._card = ""
        self._facts, self._effect = Text(), ""

    def lay(self, card: str, facts: Text, effect: str) -> None:
        """Name the card that lies there in the frame; inside it goes what there is to know, as far as there is room."""
        self._card, self._facts, self._effect = card, facts, effect
        self.tooltip = f"{card}: {effect}" if effect else None
        self._fit()

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        if len(self.place) == 2:
            room = self.outer_size.width - _FRAME - len(self.place)
            self.border_title = f"{self.place} {shortened(self._card, room) if room > 0 else self._card}".strip()
            effect = fitting(self._effect, self.content_size.width, self.content_size.height - 1)
            self.update(Text("\n").join([self._facts, *(Text(line, style="dim") for line in effect)]))

    def on_click(self, event: Click) -> None:
        event.stop()
        self.post_message(self.Chosen(self.place))


class Market(Grid):
    """Cards and gaps in a square of five by five; the crossings stay empty."""

    def compose(self) -> ComposeResult:
        for row in range(5):
            for column in range(5):
                if row % 2 and column % 2:
                    yield Static(classes="crossing")
                else:
                    yield Place(_place(column, row))

    def show(self, game: Game, words: Catalogue, me: int, about: set[str]) -> None:
        """Draw a position; the places in `about` can be decided on."""
        now = game.now()
        prices = {} if game.over else game.market_prices(me)
        for place in self.query(Place):
            place.set_class(place.place in about, "legal")
            if len(place.place) == 4:
                place.update(_workers(now["workers"].get(place.place, [])))
                continue
            card = now["market"][place.place]
            place.set_classes("card" + (" legal" if place.place in about else ""))
            if card is None:
                place.lay("", Text(), "")
                place.add_class("empty")
                continue
            slug = card["card"]
            place.add_class(kind_of(slug))
            mine = prices[place.place].least if place.place in prices else None
            facts = _facts(game, slug, card["tokens"], mine, now["seats"][me]["money"], words)
            place.lay(words.text(f"card-{slug}"), facts, effect_text(slug, words))


def shortened(card: str, room: int) -> str:
    """A card's name in so many letters; its number stays, which tells it from the one that costs less."""
    if len(card) <= room:
        return card
    name, _, number = card.rpartition(" ")
    if set(number) != {"I"}:
        name, number = card, ""
    return f"{name[: room - 1 - (len(number) + 1 if number else 0)].rstrip()}… {number}".rstrip()


def fitting(text: str, width: int, height: int) -> list[str]:
    """The lines of a text that there is room for; where some are left out, the last one says so."""
    lines = textwrap.wrap(text, max(width, 1))
    if len(lines) > height > 0:
        last = textwrap.shorten(" ".join(lines[height - 1 :]), width, placeholder="…")
        return [*lines[: height - 1], last]
    return lines[: max(height, 0)]


def _place(column: int, row: int) -> str:
    """The name of a square of the grid: cards on even lines, gaps between them."""
    ends = [(column // 2, row // 2), ((column + 1) // 2, (row + 1) // 2)]
    names = [f"{'abc'[x]}{y + 1}" for x, y in ends]
    return names[0] if names[0] == names[1] else "".join(names)


def _workers(seats: list[int]) -> Text:
    if not seats:
        return Text("·", style="dim")
    text = Text()
    for seat in seats:
        text.append(str(seat), style=f"bold reverse {SEAT_STYLES[seat]}")
    return text


def _facts(game: Game, slug: str, tokens: list[int], mine: int | None, money: int, words: Catalogue) -> Text:
    """Price, what it comes to for the player, tokens, points: in 17 columns, those of a card where there are 80."""
    text = Text().append(f"£{game.edition.price[slug]}", style="bold")
    if mine is not None:
        text.append(f" →£{mine}", style="bold green" if mine <= money else "bold red")
    if tokens:
        text.append(f" [{' '.join(map(str, tokens))}]", style="bold yellow")
    if points := game.edition.vp.get(slug):
        text.append(f" {points} {words.text('resource-points-short')}", style="magenta")
    return text
