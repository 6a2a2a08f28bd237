"""The table as it is drawn in the browser, read back into words: to be laid beside the position that it shows."""

from typing import Any, cast

from spyrium import Game
from spyrium.notation.words import BUILDING_CARDS, CARDS, EVENTS, TECHNIQUE_CARDS
from spyrium.text.board import board
from spyrium.text.catalogue import catalogue

# What is drawn, fact by fact. Numbers are read where they are written, workers and markers by their pieces.
DRAWN = """() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const text = node => (node?.textContent ?? '').replaceAll('\\u00ad', '').trim();
  const tokens = node => all('.token', node).map(each => Number(text(each)));
  const companies = all('[data-company]').sort((a, b) => a.dataset.company - b.dataset.company);
  const colours = companies.map(each => each.querySelector('.piece').style.getPropertyValue('--piece'));
  const titled = title => ({name: text(title.firstChild), token: tokens(title)[0] ?? null});
  const event = node => node && titled(node.querySelector('h2'));
  const spaces = all('.residence li').map(each => ({
    n: Number(text(each.querySelector('.space'))),
    seats: all('.piece', each).map(piece => colours.indexOf(piece.style.getPropertyValue('--piece'))),
  }));
  return {
    round: document.querySelector('.rounds').getAttribute('aria-label'),
    event: event(document.querySelector('[data-event]')),
    future: event(document.querySelector('.event.future')),
    market: Object.fromEntries(all('[data-place]').map(slot => {
      const name = slot.querySelector('.name');
      return [slot.dataset.place, name && {card: text(name), tokens: tokens(slot.querySelector('.card'))}];
    })),
    workers: Object.fromEntries(all('.market .spot').map(spot => [
      spot.dataset.spot, all('.worker [data-piece]', spot).map(each => Number(each.dataset.piece.split('-')[1])),
    ])),
    pictures: all('.market .card, .owned .card').map(card => [
      text(card.querySelector('.name')), card.querySelector('.art').innerHTML.length,
    ]),
    seats: companies.map((company, seat) => {
      const count = good => Number(text(company.querySelector(`[data-counter="${seat}-${good}"] .unseen`)));
      const groups = all('.group small b', company).map(each => Number(text(each)));
      return {
        money: count('money'), spyrium: count('spyrium'), vp: count('vp'), groups,
        projected: Number(text(document.querySelector(`[data-standing="${seat}"] .total .unseen`))),
        acting: company.classList.contains('acting'),
        first: company.querySelector('.first') !== null,
        phase: text(company.querySelector('.who small')).split(' · ')[0],
        residence: spaces.find(each => each.seats.includes(seat))?.n,
        cards: all('[data-owned]', company).map(each => [each.dataset.owned, each.classList.contains('inclined')]),
      };
    }),
  };
}"""

# Goes to each of some moments with the controls of the replay, and tells what is drawn there.
VISITED = """async moments => {
  const range = document.querySelector('.look-back input[type=range]');
  const previous = document.querySelector('.look-back [data-step="-1"]');
  const shown = () => Number(document.querySelector('.look-back .dim').textContent.split('/')[0]);
  const frame = () => new Promise(go => setTimeout(go));
  const drawn = DRAWN;
  const found = [];
  for (const moment of moments) {
    if (shown() - moment === 1) previous.click();
    else {
      range.value = moment;
      range.dispatchEvent(new Event('input', {bubbles: true}));
    }
    for (let looks = 0; shown() !== moment; looks += 1) {
      if (looks > 20000) return [...found, `stuck at ${shown()} on the way to ${moment}`];
      await frame();
    }
    found.push(drawn());
  }
  return found;
}""".replace("DRAWN", DRAWN)

_TEXTS = catalogue("en")
_CARD = {_TEXTS.text(f"card-{slug}"): slug for slug in CARDS}
_EVENT = {_TEXTS.text(f"event-{slug}"): slug for slug in EVENTS}
_PHASE = {_TEXTS.text(f"phase-{n}"): n for n in (1, 2, 3)}


def _slug(name: str) -> str:
    """The card of this name, whose numeral is bound to it on the page."""
    return _CARD[name.replace("\u00a0", " ")]


class Seen:
    """What the board as text asks of a game, answered by what is drawn."""

    over = False

    def __init__(self, drawn: dict[str, Any], game: Game) -> None:
        self.drawn, self.edition, self.names = drawn, game.edition, game.names
        self.projected_scores = [seat["projected"] for seat in drawn["seats"]]

    def now(self) -> dict[str, Any]:
        drawn = self.drawn
        seats = drawn["seats"]
        return {
            "round": next(n for n in range(1, 7) if _TEXTS.text("round-of", n=n, total=6) == drawn["round"]),
            "event": _event(drawn["event"]),
            "future": drawn["future"] and _event(drawn["future"]),
            "market": {place: card and card | {"card": _slug(card["card"])} for place, card in drawn["market"].items()},
            "workers": {gap: sorted(standing) for gap, standing in drawn["workers"].items() if standing},
            "first": [seat["first"] for seat in seats].index(True),
            "current": [seat["acting"] for seat in seats].index(True),
            "seats": [_seat(seat) for seat in seats],
        }


def _event(event: dict[str, Any]) -> dict[str, Any]:
    return event | {"name": _EVENT[event["name"]]}


def _seat(seat: dict[str, Any]) -> dict[str, Any]:
    active, standing, at_work, _ = seat["groups"]
    cards = [{"card": card, "inclined": inclined} for card, inclined in seat["cards"]]
    order = lambda each: (each["card"], each["inclined"])  # noqa: E731
    return seat | {
        "phase": _PHASE[seat["phase"]],
        "active": active,
        "workers": active + standing + at_work,
        "buildings": sorted((each for each in cards if each["card"] in BUILDING_CARDS), key=order),
        "techniques": sorted((each for each in cards if each["card"] in TECHNIQUE_CARDS), key=order),
    }


def seen_board(drawn: dict[str, Any], game: Game) -> str:
    """The board as text, from what is drawn."""
    return board(cast("Game", Seen(drawn, game)))
