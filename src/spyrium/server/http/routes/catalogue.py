"""What there is to play with: editions and their cards, bots."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath
from msgspec import Struct

from spyrium import Edition
from spyrium.notation.words import kind_of
from spyrium.server.people.calling import GivenHall
from spyrium.server.protocol.view_messages import EditionName
from spyrium.server.tables.levels import LEVELS
from spyrium.server.tables.views import edition_name


class Copies(Struct, frozen=True):
    A: int
    B: int
    C: int


class CardView(Struct, frozen=True):
    slug: str
    kind: str
    price: int
    vp: int | None
    copies: Copies
    provenance: dict[str, str]


class EditionView(Struct, frozen=True):
    name: str
    title: str
    hash: str
    track: list[int]
    track_provenance: list[str]
    cards: list[CardView]


class EditionList(Struct, frozen=True):
    editions: list[EditionName]


class BotList(Struct, frozen=True):
    levels: list[str]  # from the weakest to the strongest


@get("/editions", summary="The editions that can be played here")
async def list_editions(hall: GivenHall) -> EditionList:
    return EditionList([edition_name(edition) for edition in hall.shelf.editions.values()])


@get("/editions/{name:str}", summary="An edition's cards, each number with where it comes from")
async def show_edition(hall: GivenHall, name: FromPath[str]) -> EditionView:
    return edition_view(hall.shelf.find_or_refuse(name))


def edition_view(edition: Edition) -> EditionView:
    return EditionView(
        name=edition.name,
        title=edition.title,
        hash=edition.hash,
        track=[int(space) for space in edition.track],
        track_provenance=[space.provenance for space in edition.track],
        cards=[card_view(edition, slug) for slug in edition.cards],
    )


def card_view(edition: Edition, slug: str) -> CardView:
    card = edition.cards[slug]
    provenance = {"price": card.price.provenance, "copies": next(iter(card.copies.values())).provenance}
    if card.vp is not None:
        provenance["vp"] = card.vp.provenance
    return CardView(
        slug=slug,
        kind=kind_of(slug),
        price=int(card.price),
        vp=None if card.vp is None else int(card.vp),
        copies=Copies(*(int(card.copies.get(period, 0)) for period in ("A", "B", "C"))),
        provenance=provenance,
    )


@get("/bots", summary="The bots that can be played against here")
async def list_bots() -> BotList:
    return BotList(list(LEVELS))


router = Router(path="/api", route_handlers=[list_editions, show_edition, list_bots], tags=["catalogue"])
