"""E-mail addresses: nothing is sent to one but a code, until whoever reads there has typed the code in."""

from __future__ import annotations

import hmac
import re

from sqlalchemy import Connection

from spyrium.server.clock import DAY, now
from spyrium.server.people.identity import CookieSigner
from spyrium.server.protocol.errors import Refused
from spyrium.server.storage import players

PART = r"[^@\s,;:<>()\[\]\\\"]+"  # what separates or frames addresses in a letter's head is not part of one
ONE_MAILBOX = re.compile(f"{PART}@{PART}")


def code_for(signer: CookieSigner, player: str, address: str, day: int) -> str:
    return signer.code(f"{day} {player} {address}")


def present_code(signer: CookieSigner, player: str, address: str) -> str:
    return code_for(signer, player, address, now() // DAY)


def is_code(signer: CookieSigner, player: str, address: str, given: str) -> bool:
    """Of today or of yesterday."""
    typed = given.strip().upper().encode()
    days = (now() // DAY, now() // DAY - 1)
    return any(hmac.compare_digest(code_for(signer, player, address, day).encode(), typed) for day in days)


def confirm(connection: Connection, player: str, address: str) -> None:
    players.change(connection, player, email=address)


def check_address(address: str | None) -> None:
    """That it is one mailbox: of a list, whoever can read one would confirm all."""
    if address is not None and not ONE_MAILBOX.fullmatch(address):
        raise Refused("bad_request", "Give one e-mail address, such as ada@example.org.")


def require_address(address: str | None) -> str:
    if address is None:
        raise Refused("conflict", "You have given no e-mail address.")
    check_address(address)
    return address
