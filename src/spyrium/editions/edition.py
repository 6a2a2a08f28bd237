"""Loading an edition: a TOML file becomes a checked, hashed, immutable Edition."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from spyrium.editions.checks import check_deck, read_file
from spyrium.errors import InvalidEdition, shown
from spyrium.notation.words import BUILDING_CARDS, CARDS, PERIODS
from spyrium.rules.state import EDITION


class Number(int):
    """A number of the edition that says where it comes from: rulebook, reported, printed or house."""

    provenance: str

    def __new__(cls, value: int, provenance: str) -> "Number":
        number = super().__new__(cls, value)
        number.provenance = provenance
        return number

    def __getnewargs__(self) -> tuple[int, str]:  # type: ignore[override]
        """So that an edition can be sent to other processes."""
        return int(self), self.provenance


class Card(NamedTuple):
    """One design. `vp` is None for characters and techniques; `copies` lists its periods only."""

    slug: str
    price: Number
    vp: Number | None
    copies: Mapping[str, Number]


@dataclass(frozen=True)
class Edition:
    """The numbers of a deck of cards. Compare editions by `hash`."""

    name: str
    title: str
    cards: Mapping[str, Card]
    track: tuple[Number, ...]

    def __repr__(self) -> str:
        return f"<Edition {self.label[: len(self.name) + 16]}…>"

    @staticmethod
    def load(source: "str | Path | Edition") -> "Edition":
        """An edition by its name ("standard") or from a file; InvalidEdition says what is wrong."""
        if isinstance(source, Edition):
            return source
        if isinstance(source, str) and source in Edition.names():
            return _load_shipped(source)
        try:
            path = Path(source)
        except TypeError as error:
            raise InvalidEdition(
                f"an edition is a name, the path of a .toml file or an Edition, not {shown(source)}"
            ) from error
        try:
            if path.suffix != ".toml" and not path.exists():
                known = ", ".join(Edition.names())
                raise InvalidEdition(f"no edition is called “{path}”. Known: {known}; or give the path of a .toml file")
            text = path.read_text(encoding="utf-8-sig")  # editors on Windows put a mark before the text
        except InvalidEdition:
            raise
        except (OSError, ValueError) as error:  # also names that no file can have
            reason = error.strerror if isinstance(error, OSError) else error
            raise InvalidEdition(f"{shown(str(path))}: cannot be read ({reason})") from error
        return Edition.loads(text, str(path))

    @staticmethod
    def loads(text: str, origin: str = "edition") -> "Edition":
        """An edition from the text of a file."""
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # also numbers of thousands of digits
            raise InvalidEdition(f"{origin}: not a TOML file ({error})") from error
        file = read_file(data, origin)
        cards = {
            slug: Card(
                slug,
                Number(row.price, row.provenance["price"]),
                None if row.vp is None else Number(row.vp, row.provenance["vp"]),
                {period: Number(n, row.provenance["copies"]) for period, n in row.copies.items()},
            )
            for slug, row in file.cards.items()
        }
        track = tuple(Number(n, p) for n, p in zip(file.track, file.track_provenance, strict=True))
        edition = Edition(file.name, file.title, cards, track)
        check_deck(edition.decks, origin)
        return edition

    @staticmethod
    def labelled(name: str, digest: str) -> "Edition":
        """The edition that a record or a position names. A name may have passed on to newer numbers since then: as
        long as the older ones come with the package under another name, the hash finds them.
        """
        edition = Edition.load(name)
        if edition.hash == digest:
            return edition
        older = (other for other in map(_load_shipped, Edition.names()) if other.hash == digest)
        return next((replace(other, name=name) for other in older), edition)

    @staticmethod
    def names() -> list[str]:
        """The editions that come with the package."""
        folder = resources.files("spyrium.editions")
        return sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml"))

    @cached_property
    def price(self) -> Mapping[str, Number]:
        """The price of each card in £."""
        return {slug: card.price for slug, card in self.cards.items()}

    @cached_property
    def vp(self) -> Mapping[str, Number]:
        """The printed VP of each building."""
        return {slug: card.vp for slug, card in self.cards.items() if card.vp is not None}

    @cached_property
    def decks(self) -> Mapping[str, Mapping[str, Number]]:
        """The copies of each card in each period's deck."""
        return {
            period: {slug: card.copies[period] for slug, card in self.cards.items() if period in card.copies}
            for period in PERIODS
        }

    @cached_property
    def hash(self) -> str:
        """`sha256:…` of everything that matters to the rules: not the title, not where numbers come from."""
        content = {"price": self.price, "vp": self.vp, "decks": self.decks, "track": self.track}
        canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return "sha256:" + hashlib.sha256(canonical.encode()).hexdigest()

    @property
    def label(self) -> str:
        """Name and hash, as records and positions give them."""
        return f"{self.name} {self.hash}"

    @cached_property
    def tables(self) -> npt.NDArray[np.record]:
        """The numbers as the rules want them."""
        tables = np.zeros(1, EDITION)
        row = tables[0]
        for number, slug in enumerate(CARDS):
            row.price[number] = self.price[slug]
            for period, name in enumerate(PERIODS):
                row.copies[period, number] = self.decks[name].get(slug, 0)
        for number, slug in enumerate(BUILDING_CARDS):
            row.vp[number] = self.vp[slug]
        row.track[: len(self.track)] = self.track
        row.spaces = len(self.track)
        return tables


@cache
def _load_shipped(name: str) -> Edition:
    file = resources.files("spyrium.editions") / f"{name}.toml"
    return Edition.loads(file.read_text(encoding="utf-8"), f"{name}.toml")
