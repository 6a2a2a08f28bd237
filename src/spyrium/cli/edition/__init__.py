"""`spyrium edition`: the card browser and the check of edition files."""

import typer
from rich.table import Table

from spyrium.cli.edition.calibrating import calibrate
from spyrium.cli.edition.reporting import Source, report
from spyrium.cli.edition.shifting import shift
from spyrium.cli.given import Language, words_in
from spyrium.cli.screen import ROLE_STYLES, console, fail
from spyrium.editions import Card, Edition
from spyrium.editions.checks import DECK_SIZES
from spyrium.errors import InvalidEdition
from spyrium.notation.words import PERIODS, kind_of
from spyrium.text.catalogue import Catalogue
from spyrium.text.numbers import effect_text, final_text

app = typer.Typer(
    add_completion=False, help="Look at the cards, and check an edition file of your own.", no_args_is_help=True
)
app.command()(report)
app.command()(calibrate)
app.command()(shift)

_MARKS = {"rulebook": "", "reported": "ʳ", "printed": "ᵖ", "house": "ʰ"}


def load(source: str) -> Edition:
    """The edition, or an error for people."""
    try:
        return Edition.load(source)
    except InvalidEdition as error:
        fail(str(error))


@app.command("list")
def list_editions() -> None:
    """List the editions that come with Spyrium."""
    for name in Edition.names():
        edition = Edition.load(name)
        console.print(f"[bold]{name}[/]  {edition.title}  [dim]{edition.hash}[/]")


@app.command()
def show(source: Source = "standard", language: Language = None) -> None:
    """Browse every card by period: price, VP, copies, effect, and where each number comes from."""
    edition, words = load(source), words_in(language)
    console.print(f"[bold]{edition.title}[/]  [dim]{edition.label}[/]")
    track = " → ".join(f"{space}{_MARKS[space.provenance]}" for space in edition.track)
    console.print(f"{words.text('resource-residence')}: {track}")
    for period in PERIODS:
        console.print(_period_table(edition, period, words))
    console.print("[dim]ʳ reported by players   ᵖ printed on the cards   ʰ house number   (no mark: rulebook)[/]")


def _period_table(edition: Edition, period: str, words: Catalogue) -> Table:
    cards = [card for card in edition.cards.values() if period in card.copies]
    total = sum(edition.decks[period].values())
    table = Table(
        title=f"{words.text(f'period-{period.lower()}')} · {words.text('cards', n=total)}", title_justify="left"
    )
    card, points, effect = (words.text(each) for each in ("terminal-card", "resource-points-short", "terminal-effect"))
    for heading, justify in (("×", "right"), (card, "left"), ("£", "right"), (points, "right"), (effect, "left")):
        table.add_column(heading, justify=justify)  # type: ignore[arg-type]
    for each in cards:
        table.add_row(*_card_row(each, period, words), style=ROLE_STYLES[kind_of(each.slug)])
    return table


def _card_row(card: Card, period: str, words: Catalogue) -> list[str]:
    copies = card.copies[period]
    worth = "" if card.vp is None else f"{card.vp}{_MARKS[card.vp.provenance]}"
    effect = effect_text(card.slug, words)
    if kind_of(card.slug) == "technique":
        effect += f" {words.text('table-effect-final')}: {final_text(card.slug, words)}"
    return [
        f"{copies}{_MARKS[copies.provenance]}",
        words.text(f"card-{card.slug}"),
        f"{card.price}{_MARKS[card.price.provenance]}",
        worth,
        effect,
    ]


@app.command()
def check(source: Source) -> None:
    """Check an edition file; a mistake is named with the card and what is wrong."""
    edition = load(source)
    house = sum(
        number.provenance == "house"
        for card in edition.cards.values()
        for number in (card.price, card.vp, *card.copies.values())
        if number is not None
    )
    cards = sum(DECK_SIZES.values())
    console.print(f"[bold green]✓[/] {edition.name} adds up: {cards} cards, {len(edition.track)} residence spaces.")
    console.print(f"  {edition.hash}")
    console.print(f"  {house} numbers are house numbers; the rest is from rulebooks, players or printed cards.")
