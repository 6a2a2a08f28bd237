"""Writes web/src/cards/standard.json: the standard edition as the server tells it, for games without one.

python -m tools.standard_edition
"""

from pathlib import Path

import msgspec

from spyrium import Edition
from spyrium.server.http.routes.catalogue import edition_view

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "cards" / "standard.json"


def described() -> bytes:
    """The text of the file."""
    return msgspec.json.format(msgspec.json.encode(edition_view(Edition.load("standard"))), indent=2) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(described())
