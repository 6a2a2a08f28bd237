"""The board as text: for the terminal, screen readers and environments."""

from collections.abc import Callable, Sequence
from functools import cache
from textwrap import wrap
from typing import Protocol

from spyrium.editions import Edition
from spyrium.notation.position import EventView, MarketCard, Position, Seat
from spyrium.notation.words import PERIODS, POSITIONS, kind_of
from spyrium.rules.deal import PERIOD_OF_ROUND
from spyrium.rules.state import ROUNDS
from spyrium.text.catalogue import Catalogue, catalogue

Paint = Callable[[str, str], str]
"""Colours a text by its role (`seat-0`, `building`, `money`, `muted` …); plain text stays as it is."""

CARD_WIDTH = 22
GAP_WIDTH = 7
PHASE_SIGNS = {1: "I", 2: "II", 3: "–"}


class Shown(Protocol):
    """What is to be seen of a game; `Game` itself builds on this module for `str(game)`."""

    edition: Edition
    names: list[str]

    @property
    def over(self) -> bool: ...
    @property
    def projected_scores(self) -> list[int]: ...
    def now(self) -> Position: ...


def plain(text: str, role: str) -> str:
    """Paint nothing."""
    return text


def board(game: Shown, words: Catalogue | None = None, paint: Paint = plain) -> str:
    """The whole table after the decisions of the present turn: round, event, market, players."""
    return _Board(game, words or catalogue("en"), paint).draw()


def heading(game: Shown, words: Catalogue, paint: Paint = plain) -> list[str]:
    """The round, the event and the next one."""
    return _Board(game, words, paint).heading()


class _Board:
    def __init__(self, game: Shown, words: Catalogue, paint: Paint) -> None:
        self.game, self.words, self.paint = game, words, paint
        self.position: Position = game.now()

    def draw(self) -> str:
        lines = [*self.heading(), "", *self.market(), "", *self.seats()]
        return "\n".join(line.rstrip() for line in lines)

    def heading(self) -> list[str]:
        position = self.position
        event = f"{self.words.text('kind-event')}: {self.event(position['event'])}"
        if position["round"] < ROUNDS:  # R11.1: the seventh event is never used
            event += f"   ({self.words.text('table-event-future')}: {self.event(position['future'])})"
        return [self.paint(round_title(self.words, position["round"]), "title"), event]

    def event(self, event: EventView) -> str:
        token = f" [{event['token']}]" if event["token"] else ""
        return self.paint(self.words.text(f"event-{event['name']}") + token, "event")

    def market(self) -> list[str]:
        lines: list[str] = []
        for row in range(3):
            lines += self.market_row(row)
            if row < 2:
                lines.append(self.gaps_below(row))
        return lines

    def market_row(self, row: int) -> list[str]:
        """Three cards side by side, the workers of the gaps between them in the middle line."""
        names = POSITIONS[3 * row : 3 * row + 3]
        cards = [self.card(name, self.position["market"][name]) for name in names]
        between = [self.workers(f"{names[0]}{names[1]}"), self.workers(f"{names[1]}{names[2]}")]
        lines = []
        for k in range(len(cards[0])):
            gaps = between if k == 2 else [" " * GAP_WIDTH] * 2
            lines.append(cards[0][k] + gaps[0] + cards[1][k] + gaps[1] + cards[2][k])
        return lines

    def gaps_below(self, row: int) -> str:
        upper, lower = POSITIONS[3 * row : 3 * row + 3], POSITIONS[3 * row + 3 : 3 * row + 6]
        cells = [self.workers(a + b, CARD_WIDTH) for a, b in zip(upper, lower, strict=True)]
        return (" " * GAP_WIDTH).join(cells)

    def workers(self, gap: str, width: int = GAP_WIDTH) -> str:
        """The seats of the workers in a gap, one figure each."""
        seats = self.position["workers"].get(gap, [])
        text = "".join(map(str, seats)) if seats else "·"
        painted = "".join(self.paint(str(seat), f"seat-{seat}") for seat in seats) or self.paint("·", "muted")
        left = (width - len(text)) // 2
        return " " * left + painted + " " * (width - len(text) - left)

    def card(self, name: str, card: MarketCard | None) -> list[str]:
        """A box of five lines; an empty position is a dotted one."""
        inner = CARD_WIDTH - 2
        if card is None:
            blank = self.paint("┊" + " " * inner + "┊", "muted")
            edge = self.paint("┄" * CARD_WIDTH, "muted")
            label = self.paint("┊" + name.center(inner) + "┊", "muted")
            return [edge, blank, label, blank, edge]
        slug = card["card"]
        role = kind_of(slug)
        title, subtitle = _title(self.words, slug, inner)
        tokens = " ".join(f"[{token}]" for token in card["tokens"])
        price = f"£{self.game.edition.price[slug]}"
        points = self.game.edition.vp.get(slug)
        worth = "" if points is None else f"{points} {self.words.text('resource-points-short')}"
        return [
            self.paint("┌" + f" {name} ".center(inner, "─") + "┐", role),
            self.framed(title.center(inner), role, role),
            self.framed(subtitle.center(inner), role, role),
            self.framed(_spread(price, tokens, worth, inner), "money", role),
            self.paint("└" + "─" * inner + "┘", role),
        ]

    def framed(self, text: str, text_role: str, frame_role: str) -> str:
        return self.paint("│", frame_role) + self.paint(text, text_role) + self.paint("│", frame_role)

    def seats(self) -> list[str]:
        lines: list[str] = []
        finals = self.game.projected_scores
        for number, seat in enumerate(self.position["seats"]):
            lines += self.seat(number, seat, finals[number])
        return lines

    def seat(self, number: int, seat: Seat, final: int) -> list[str]:
        acts = number == self.position["current"] and not self.game.over
        marker = "▶" if acts else "1" if number == self.position["first"] else " "
        name = _shorten(self.game.names[number], 14).ljust(14)
        standing = sum(seats.count(number) for seats in self.position["workers"].values())
        head = self.paint(f"{marker} {number} {name}", f"seat-{number}")
        facts = (
            f" £{seat['money']:<3} {self.words.text('resource-spyrium')} {seat['spyrium']:<2} "
            f"{self.words.text('resource-points-short')} {seat['vp']:<3}(→{final})  "
            f"{self.words.text('resource-workers')} {seat['active']}+{standing}/{seat['workers']}  "
            f"{self.words.text('resource-residence')} {seat['residence']}  {PHASE_SIGNS[seat['phase']]}"
        )
        owned = [*seat["buildings"], *seat["techniques"]]
        cards = ", ".join(self.words.text(f"card-{card['card']}") + ("*" if card["inclined"] else "") for card in owned)
        return [head + facts, *([f"      {self.paint(cards, 'muted')}"] if cards else [])]


@cache
def round_title(words: Catalogue, number: int) -> str:
    """“Round 4 of 6 · Period B”."""
    period = PERIODS[PERIOD_OF_ROUND[number]].lower()
    return f"{words.text('round-of', n=number, total=ROUNDS)} · {words.text(f'period-{period}')}"


@cache
def _title(words: Catalogue, slug: str, width: int) -> tuple[str, str]:
    """The card's name in two lines; the kind stands in the second where the name leaves it free."""
    lines = wrap(words.text(f"card-{slug}"), width)
    kind = f"({words.text(f'kind-{kind_of(slug)}')})"
    return lines[0], lines[1] if len(lines) > 1 else kind


def _shorten(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def _spread(left: str, middle: str, right: str, width: int) -> str:
    """Three short texts across a line: at the left edge, in the middle or further where that is taken, at the right."""
    line = [" "] * width
    centre = max((width - len(middle)) // 2, 1 + len(left) + 1)
    for start, text in ((1, left), (centre, middle), (width - 1 - len(right), right)):
        line[start : start + len(text)] = text
    return "".join(line[:width])


def gap_text(game: Shown, gap: str, words: Catalogue) -> str:
    """Where a gap is, by the cards it lies between: “between Mine I and Miner”."""
    market = game.now()["market"]
    cards: Sequence[str] = [card["card"] for name in (gap[:2], gap[2:]) if (card := market[name]) is not None]
    names = [words.text(f"card-{card}") for card in cards]
    if len(names) == 2:
        return words.text("gap-between", first=names[0], second=names[1])
    return words.text("gap-beside", card=names[0]) if names else words.text("gap-empty")
