"""The editions this server can play: the package's, the host's own, and all that stored games were begun with."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from sqlalchemy import Connection, insert, select

from spyrium import Edition
from spyrium.server.protocol.errors import Refused
from spyrium.server.storage.tables import editions


class Shelf:
    """A game keeps the very numbers it began with, also when the edition of that name changes later."""

    def __init__(self, folder: str | None = None) -> None:
        self.sources: dict[str, str] = {}
        packaged = resources.files("spyrium.editions")
        for name in Edition.names():
            self.sources[name] = (packaged / f"{name}.toml").read_text(encoding="utf-8")
        for path in sorted(Path(folder).glob("*.toml")) if folder else []:
            source = path.read_text(encoding="utf-8")
            self.sources[Edition.loads(source, str(path)).name] = source
        self.editions = {name: Edition.loads(source, name) for name, source in self.sources.items()}
        self.by_hash = {edition.hash: edition for edition in self.editions.values()}

    def find_or_refuse(self, name: str) -> Edition:
        """An edition by its name; or by its hash, if it was played since the server started."""
        edition = self.editions.get(name) or self.by_hash.get(name)
        if edition is None:
            raise Refused("not_found", f"There is no edition {name!r}: choose from {', '.join(self.editions)}.")
        return edition

    def labelled(self, label: str) -> Edition | None:
        """The edition that a record or a position names, if it is here; its name may belong to newer numbers by now."""
        name, _, digest = label.partition(" ")
        return self.by_hash.get(digest.strip(), self.editions.get(name))

    def of_record(self, text: str) -> Edition | None:
        """The edition that a record names."""
        header = re.search(r"^edition:\s*(\S.*)$", text, re.MULTILINE)
        return self.labelled(header[1]) if header else None

    def keep(self, connection: Connection, edition: Edition) -> None:
        """Store an edition's text with the first game that uses it."""
        known = select(editions.c.hash).where(editions.c.hash == edition.hash)
        if connection.execute(known).first() is None:
            source = self.sources[edition.name]
            connection.execute(insert(editions).values(hash=edition.hash, name=edition.name, source=source))

    def fetch(self, connection: Connection, edition_hash: str) -> Edition:
        """The edition a stored game was begun with."""
        if edition_hash not in self.by_hash:
            query = select(editions.c.source, editions.c.name).where(editions.c.hash == edition_hash)
            row = connection.execute(query).one()
            self.by_hash[edition_hash] = Edition.loads(row.source, row.name)
        return self.by_hash[edition_hash]
