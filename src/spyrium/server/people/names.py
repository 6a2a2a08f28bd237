"""Names: one spelling for each, and none that can be taken for somebody else's account."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from spyrium.server.people.identity import Player
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import LONGEST_NAME
from spyrium.server.storage.tables import names
from spyrium.text.catalogue import LANGUAGES, catalogue

# What `isprintable` lets pass and nobody sees: fillers, joiners, blank Braille and music, variation selectors.
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f"
    "\U00016fe4\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
GUEST = "Guest"  # until somebody says a name
SEAT = re.compile(r"player \d+|bot:.*|erased")  # what the server itself calls seats
DIRECTION = "\u200e"  # stands around right-to-left letters in the data


def clean(name: str) -> str:
    """A name as it can stand in a record: one line, no bars, nothing invisible, and one spelling (NFKC)."""
    shown = INVISIBLE.sub("", unicodedata.normalize("NFKC", name))
    line = " ".join("".join(c if c.isprintable() and c != "|" else " " for c in shown).split())
    return line[:LONGEST_NAME].rstrip() if any(unicodedata.category(c)[0] in "LNPS" for c in line) else ""


@cache
def prototypes() -> dict[str, str]:
    """Each look-alike character with the one that stands for all of its kind (Unicode's confusables, UTS #39)."""
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte, and needed for this alone

    found: dict[str, str] = {}
    for source, others in confusables_data.items():
        alike = {source.strip(DIRECTION), *(other["c"].strip(DIRECTION) for other in others)}
        # the one with the many is the prototype; of a pair, the longer (rn for m), else the lower
        if len(others) > 1 or source == max(alike, key=lambda text: (len(text), [-ord(c) for c in text])):
            found |= {text: source.strip(DIRECTION) for text in alike if len(text) == 1}
    return found | {"1": found.get("l", "l")}


def skeleton(text: str) -> str:
    known = prototypes()
    mapped = "".join(known.get(c, c) for c in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", mapped).replace(" ", "")


def bare(text: str) -> str:
    """Without marks that make no letter with what they stand on: a dot on an i, a Hebrew point on a Latin letter."""
    kept, script = "", ""
    for c in unicodedata.normalize("NFC", text):
        own = unicodedata.name(c, "").partition(" ")[0]  # the names of letters and of their marks begin with the script
        if unicodedata.category(c) not in ("Mn", "Me"):
            kept, script = kept + c, own
        elif own == script:
            kept += c
    return kept


def keys(name: str) -> set[str]:
    """Two names that share one of these cannot be told apart, by their letters or without regard to case or marks."""
    return {skeleton(form) for cased in (name, name.casefold()) for form in (cased, bare(cased))}


@cache
def guest_names() -> frozenset[str]:
    """What visitors without a name are called, in any language."""
    words = {catalogue(language).text("profile-guest") for language in LANGUAGES}
    return frozenset(key for word in {GUEST, *words} for key in keys(word))


def check_free(connection: Connection, wanted: Iterable[str], player: str | None) -> None:
    """Nobody goes by the name of somebody else's account."""
    for name in wanted:
        if skeleton(name.casefold()).startswith(skeleton("bot:")):
            raise Refused("taken", "Names that begin with “bot:” are for bots.")
        if belongs_to_another(connection, name, player):
            raise Refused("taken", f"An account is called {name!r}, or so much alike that people could be mistaken.")


def belongs_to_another(connection: Connection, name: str, player: str | None) -> bool:
    taken = select(names.c.player).where(names.c.key.in_(keys(name)), names.c.player != (player or ""))
    return connection.execute(taken).first() is not None


def as_called(connection: Connection, player: Player) -> Player:
    """A guest whose name has become an account's since, or is a look-alike of one now, goes by none."""
    keeps_it = player.account is not None or player.name == GUEST
    if keeps_it or not belongs_to_another(connection, player.name, player.id):
        return player
    return replace(player, name=GUEST)


def reserve(connection: Connection, player: str, *kept: str) -> None:
    """From now on these names are this account's, and no others; refuses what belongs to another."""
    if any(SEAT.fullmatch(name.casefold()) or keys(name) & guest_names() for name in kept):
        raise Refused("taken", f"{kept[-1]!r} is what the server calls people who have no name: choose another.")
    check_free(connection, kept, player)
    connection.execute(delete(names).where(names.c.player == player))
    rows = [{"key": key, "player": player} for key in sorted({key for name in kept for key in keys(name)})]
    try:
        connection.execute(insert(names), rows)
    except IntegrityError as error:  # another node was first
        raise Refused("taken", f"An account is called {kept[-1]!r} already.") from error
