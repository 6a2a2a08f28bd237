"""Writes web/src/cards/editions.json: the editions that the page can play, as the server tells them.

python -m tools.shipped_editions
"""

from pathlib import Path

import msgspec

from spyrium import Edition
from spyrium.server.http.routes.catalogue import edition_view

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "cards" / "editions.json"


def shipped() -> list[Edition]:
    """The standard edition, and what that name stood for before."""
    return [Edition.load(name) for name in Edition.names() if name.startswith("standard")]


def described() -> bytes:
    """The text of the file."""
    return msgspec.json.format(msgspec.json.encode([edition_view(each) for each in shipped()]), indent=2) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(described())
