"""Writes web/src/cards/editions.json: the editions that the page can play, as the server tells them."""

import msgspec

from spyrium import Edition
from spyrium.server.http.routes.catalogue import edition_view
from tools.generate import ROOT

FILE = ROOT / "web" / "src" / "cards" / "editions.json"


def shipped() -> list[Edition]:
    """The standard edition, and what that name stood for before."""
    return [Edition.load(name) for name in Edition.names() if name.startswith("standard")]


def described() -> bytes:
    """The text of the file."""
    return msgspec.json.format(msgspec.json.encode([edition_view(each) for each in shipped()]), indent=2) + b"\n"


def write() -> None:
    FILE.write_bytes(described())
