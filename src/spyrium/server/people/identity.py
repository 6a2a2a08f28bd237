"""Who is calling: a signed cookie, a seat's secret, or a bot's token. Secrets are kept as hashes only."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Literal

COOKIE = "spyrium"
TOKEN_MARK = "spb_"

Scope = Literal["read", "play", "own"]  # each includes those before it
SCOPES: tuple[Scope, ...] = ("read", "play", "own")


def new_id() -> str:
    """A short public name for a game, a player or a token."""
    return base64.b32encode(secrets.token_bytes(8)).decode().rstrip("=").lower()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> bytes:
    """Secrets are long and random, so a plain hash is enough: there is nothing to guess."""
    return hashlib.sha256(secret.encode()).digest()


def matches(secret: str, stored: bytes | None) -> bool:
    return stored is not None and hmac.compare_digest(hashed(secret), stored)


class CookieSigner:
    """Writes and checks the visitor's cookie: player, epoch, signature."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, player: str, epoch: int) -> str:
        return f"{player}.{epoch}.{self._signature(player, epoch)}"

    def read(self, cookie: str) -> tuple[str, int] | None:
        """Player and epoch, or nothing for a cookie that was not written here."""
        player, _, rest = cookie.partition(".")
        epoch, _, signature = rest.partition(".")
        if not epoch.isascii() or not epoch.isdigit() or len(epoch) > 9:
            return None
        expected = self._signature(player, int(epoch))
        if not hmac.compare_digest(signature.encode(), expected.encode()):
            return None
        return player, int(epoch)

    def code(self, what: str) -> str:
        """A short code that only this server can make: eight letters and digits to be typed in."""
        return base64.b32encode(hmac.digest(self._key, f"code {what}".encode(), "sha256")).decode()[:8]

    def _signature(self, player: str, epoch: int) -> str:
        message = f"{player}.{epoch}".encode()
        return base64.urlsafe_b64encode(hmac.digest(self._key, message, "sha256")).decode().rstrip("=")


@dataclass(frozen=True)
class Player:
    id: str
    name: str
    account: str | None
    epoch: int


@dataclass(frozen=True)
class Token:
    id: str
    scope: Scope
    last_used: int


@dataclass
class Caller:
    """Whoever asks: perhaps a player, perhaps the bearer of seats' secrets, perhaps nobody in particular."""

    player: Player | None = None
    secrets: list[str] = field(default_factory=list)
    scope: Scope = "own"  # less for a bot's token
    newcomer: bool = False  # a player who is stored together with the first thing that they do
    address: str = ""  # where they call from
    token: str | None = None  # the id of the token by which the player calls; none for a cookie
    seats: tuple[object, list[int]] = (None, [])  # what a room found last, see Room.seats_of

    def allows(self, act: Scope) -> bool:
        return SCOPES.index(act) <= SCOPES.index(self.scope)

    @property
    def player_id(self) -> str | None:
        return self.player.id if self.player else None

    @property
    def person(self) -> str:
        """Whose share of the server's thought is used: an account's, or an address's, as guests can be made at will."""
        return self.player.id if self.player and self.player.account else f"at {self.address}"
