"""The checks of an edition file: a mistake is reported with the file, the card and what is wrong."""

import itertools
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NoReturn

from spyrium.errors import InvalidEdition, shown
from spyrium.notation.words import CARDS, PERIODS, kind_of
from spyrium.rules.state import MAX_TRACK

PROVENANCES = ("rulebook", "reported", "printed", "house")
DECK_SIZES = {"A": 30, "B": 20, "C": 9}
KIND_COUNTS = {"building": 35, "character": 17, "technique": 7}
MOST_POUNDS, MOST_VP, MOST_COPIES = 30, 30, 9
FIRST_SPACE = 2


@dataclass(frozen=True)
class CardRow:
    price: int
    vp: int | None
    copies: dict[str, int]
    provenance: dict[str, str]


@dataclass(frozen=True)
class EditionFile:
    """The content of a file, every number in range; whether the deck adds up is `check_deck`'s business."""

    name: str
    title: str
    track: list[int]
    track_provenance: list[str]
    cards: dict[str, CardRow]


class _Reader:
    """Takes fields out of a table, naming the place of every mistake."""

    def __init__(self, table: object, place: str) -> None:
        self.place = place
        if not isinstance(table, dict):
            self.fail("should be a table")
        self.table: dict[str, object] = dict(table)

    def fail(self, message: str) -> NoReturn:
        raise InvalidEdition(f"{self.place}: {message}")

    def take(self, key: str) -> object:
        if key not in self.table:
            self.fail(f"“{key}” is missing")
        return self.table.pop(key)

    def text(self, key: str) -> str:
        value = self.take(key)
        if not isinstance(value, str) or not value.strip():
            self.fail(f"“{key}” should be a text, not {shown(value)}")
        return value

    def number(self, key: str, least: int, most: int) -> int:
        return self.in_range(key, self.take(key), least, most)

    def in_range(self, key: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.fail(f"“{key}” should be a whole number from {least} to {most}, not {shown(value)}")
        return value

    def provenance(self, key: str, value: object) -> str:
        if not isinstance(value, str) or value not in PROVENANCES:
            self.fail(f"“{key}” should be one of {', '.join(PROVENANCES)}, not {shown(value)}")
        return value

    def finish(self) -> None:
        if self.table:
            self.fail(f"unknown entries: {', '.join(sorted(map(str, self.table)))}")


def read_file(data: Mapping[str, object], origin: str) -> EditionFile:
    """Check every field of a parsed file."""
    file = _Reader(data, origin)
    name = file.text("name")
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,39}", name):
        file.fail(f"“name” should be lower-case letters, digits and hyphens, not {shown(name)}")
    title = file.text("title")
    track, track_provenance = _read_track(file.take("track"), f"{origin}, track")
    cards_table = file.take("cards")
    file.finish()
    if not isinstance(cards_table, dict):
        file.fail("“cards” should be a table")
    unknown = [slug for slug in cards_table if slug not in CARDS]
    missing = [slug for slug in CARDS if slug not in cards_table]
    if unknown:
        file.fail(f"unknown card “{unknown[0]}”. The designs are: {', '.join(CARDS)}")
    if missing:
        file.fail(f"the card “{missing[0]}” is missing")
    cards = {slug: _read_card(slug, cards_table[slug], f"{origin}, {slug}") for slug in CARDS}
    return EditionFile(name, title, track, track_provenance, cards)


def _read_track(table: object, place: str) -> tuple[list[int], list[str]]:
    reader = _Reader(table, place)
    spaces, sources = reader.take("spaces"), reader.take("provenance")
    reader.finish()
    if not isinstance(spaces, list) or not 2 <= len(spaces) <= MAX_TRACK:
        reader.fail(f"“spaces” should be a list of 2 to {MAX_TRACK} numbers")
    track = [reader.in_range("spaces", space, 1, MOST_VP) for space in spaces]
    if track[0] != FIRST_SPACE:
        reader.fail(f"the track should start at {FIRST_SPACE} (R1.6), not {track[0]}")
    for before, after in itertools.pairwise(track):
        if after <= before:
            reader.fail(f"the track should rise, but {after} follows {before}")
    if not isinstance(sources, list) or len(sources) != len(track):
        reader.fail(f"“provenance” should be a list of {len(track)}, one for each space")
    return track, [reader.provenance("provenance", source) for source in sources]


def _read_card(slug: str, table: object, place: str) -> CardRow:
    reader = _Reader(table, place)
    price = reader.number("price", 0, MOST_POUNDS)
    is_building = kind_of(slug) == "building"
    vp = reader.number("vp", 0, MOST_VP) if is_building else None
    copies_reader = _Reader(reader.take("copies"), f"{place}, copies")
    copies = {p: copies_reader.number(p, 1, MOST_COPIES) for p in PERIODS if p in copies_reader.table}
    copies_reader.finish()
    if not copies:
        copies_reader.fail("should name at least one period, such as { A = 2 }")
    sources_reader = _Reader(reader.take("provenance"), f"{place}, provenance")
    keys = ["price", "vp", "copies"] if is_building else ["price", "copies"]
    provenance = {key: sources_reader.provenance(key, sources_reader.take(key)) for key in keys}
    sources_reader.finish()
    reader.finish()
    return CardRow(price, vp, copies, provenance)


def check_deck(decks: Mapping[str, Mapping[str, int]], origin: str) -> None:
    """The counts of R1.4, per period, per kind, and one of each technique."""
    for period, size in DECK_SIZES.items():
        count = sum(decks[period].values())
        if count != size:
            raise InvalidEdition(f"{origin}: period {period} has {count} cards; it should have {size} (R1.4)")
    kinds = dict.fromkeys(KIND_COUNTS, 0)
    for deck in decks.values():
        for slug, copies in deck.items():
            kinds[kind_of(slug)] += copies
    for kind, expected in KIND_COUNTS.items():
        if kinds[kind] != expected:
            raise InvalidEdition(f"{origin}: there are {kinds[kind]} {kind}s; there should be {expected} (R1.4)")
    for slug in CARDS:
        copies = sum(deck.get(slug, 0) for deck in decks.values())
        if kind_of(slug) == "technique" and copies != 1:
            raise InvalidEdition(f"{origin}, {slug}: there are {copies} copies; each technique exists once (R1.4)")
