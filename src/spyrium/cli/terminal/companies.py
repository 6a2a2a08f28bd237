"""The companies on the screen, a line each: short enough for 80 columns in every language."""

from rich.text import Text

from spyrium.cli.screen import SEAT_STYLES
from spyrium.game import Game
from spyrium.notation.position import Position, Seat
from spyrium.text.board import PHASE_SIGNS
from spyrium.text.catalogue import Catalogue


def company_lines(game: Game, words: Catalogue, *, cards: bool) -> Text:
    """Every seat: money, spyrium, points (and what they would end with), workers, residence, phase; then its cards."""
    now = game.now()
    lines: list[Text] = []
    for number, seat in enumerate(now["seats"]):
        lines.append(_line(game, now, number, seat))
        if cards and (names := owned_cards(seat, words)):
            lines.append(Text(f"    {names}", style="dim"))
    return Text("\n").join(lines)


def owned_cards(seat: Seat, words: Catalogue) -> str:
    """The names of a company's buildings and techniques; a star marks those that have been used."""
    owned = [*seat["buildings"], *seat["techniques"]]
    return ", ".join(words.text(f"card-{card['card']}") + ("*" if card["inclined"] else "") for card in owned)


def legend(words: Catalogue) -> str:
    """What the signs in a company's line stand for, and the digits between the cards."""
    signs = {
        "◆": "resource-spyrium",
        "★": "resource-points",
        "→": "table-projected",
        "♟": "resource-workers",
        "⌂": "resource-residence",
    }
    told = " · ".join(f"{sign} {words.text(message)}" for sign, message in signs.items())
    return f"{told}\n{words.text('terminal-legend')}"


def _line(game: Game, now: Position, number: int, seat: Seat) -> Text:
    acts = number == now["current"] and not game.over
    marker = "▶" if acts else "1" if number == now["first"] else " "
    standing = sum(seats.count(number) for seats in now["workers"].values())
    name = f"{marker} {number} {game.names[number][:16]:<17}"
    line = Text().append(name, style=f"bold {SEAT_STYLES[number]}")
    for facts, style in (
        (f"£ {seat['money']:<4}", "bold white"),
        (f"◆ {seat['spyrium']:<4}", "bold green"),
        (f"★ {seat['vp']:<3}", "bold yellow"),
        (f"→ {game.projected_scores[number]:<4}", "dim"),
        (f"♟ {seat['active']}+{standing}/{seat['workers']}  ", "white"),
        (f"⌂ {seat['residence']}  ", "white"),
        (PHASE_SIGNS[seat["phase"]], "dim"),
    ):
        line.append(facts, style=style)
    return line
