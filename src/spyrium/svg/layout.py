"""Where everything lies on a drawn table: on a broad picture, and on a narrow one such as a phone's."""

from dataclasses import dataclass

from spyrium.svg.pen import Box


@dataclass(frozen=True, slots=True)
class Layout:
    """Measures of the table in its own units."""

    width: float
    margin: float
    size: float  # of ordinary text
    header: float
    market: Box
    gap: float
    event: Box
    future: Box
    companies: float  # where they begin
    company: float  # how high each is

    def height(self, seats: int) -> float:
        return self.companies + seats * (self.company + 6) - 6 + self.margin

    def card(self, place: str) -> Box:
        """The place of a card, such as "b2"."""
        wide, high = (self.market.width - 2 * self.gap) / 3, (self.market.height - 2 * self.gap) / 3
        column, row = "abc".index(place[0]), int(place[1]) - 1
        return Box(self.market.x + column * (wide + self.gap), self.market.y + row * (high + self.gap), wide, high)

    def between(self, gap: str) -> Box:
        """The room between two cards, such as "a1b1"."""
        one, other = self.card(gap[:2]), self.card(gap[2:])
        if gap[1] == gap[3]:
            return Box(one.x + one.width, one.y, self.gap, one.height).grown(-3)
        return Box(other.x, one.y + one.height, one.width, self.gap).grown(-3)

    def seat(self, row: int) -> Box:
        """The panel of the company in a row."""
        top = self.companies + row * (self.company + 6)
        return Box(self.margin, top, self.width - 2 * self.margin, self.company)


BROAD = Layout(
    width=720,
    margin=14,
    size=12.5,
    header=26,
    market=Box(28, 64, 478, 400),
    gap=34,
    event=Box(522, 64, 184, 244),
    future=Box(522, 318, 184, 72),
    companies=480,
    company=58,
)
NARROW = Layout(
    width=360,
    margin=8,
    size=9.6,
    header=17,
    market=Box(18, 106, 334, 336),
    gap=25,
    event=Box(8, 30, 208, 62),
    future=Box(222, 30, 130, 62),
    companies=452,
    company=52,
)
NARROW_UP_TO = 480
"""Pictures shown at most so wide are drawn narrow."""


def layout_for(width: int) -> Layout:
    return NARROW if width <= NARROW_UP_TO else BROAD
