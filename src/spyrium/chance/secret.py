"""Deals that were fixed beforehand: each is drawn from a 256-bit secret and the number of the draw.

The commitment, a hash of the secret, is told before the game, the secret after it: then everybody can draw again.
Draw 0 is the start, draw 1 the first deal. A draw that was taken back keeps its number, so that nobody sees a deal
that is still to come.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Protocol

import numpy as np

from spyrium.chance.pieces import DealDraw, SetupDraw, Weights
from spyrium.errors import InvalidArgument
from spyrium.notation.deals import Deal, RevealedEvent

SECRET_BYTES = 32
START = 0  # the number of the draw that decides the first player and the first event
_BYTE = 256


def new_deal_secret() -> bytes:
    """From the system's secure source."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    """What can be told of a secret beforehand: it gives nothing away, and no other secret has it."""
    return f"sha256:{hashlib.sha256(secret).hexdigest()}"


def stream(secret: bytes, draw: int) -> Iterator[int]:
    """The bytes of a draw, as many as it takes."""
    for block in count():
        yield from hmac.digest(secret, f"spyrium draw {draw} block {block}".encode(), "sha256")


def below(n: int, numbers: Iterator[int]) -> int:
    """A fair number from 0 to n - 1: bytes that would favour the small ones are passed over."""
    return next(byte for byte in numbers if byte < _BYTE - _BYTE % n) % n


def pick(weights: Weights, numbers: Iterator[int]) -> int:
    """One of the outcomes, each as often as its weight says."""
    rest = below(sum(weight for _, weight in weights), numbers)
    for outcome, weight in weights:
        if rest < weight:
            return outcome
        rest -= weight
    raise InvalidArgument("there is nothing to draw from")


class Draw(Protocol):
    """Something that chance decides piece by piece; no weights are left once it is decided."""

    def weights(self) -> Weights: ...

    def draw(self, outcome: int) -> None: ...


def decide(draw: Draw, numbers: Iterator[int]) -> None:
    """Draw all pieces."""
    while weights := draw.weights():
        draw.draw(pick(weights, numbers))


def draw_start(secret: bytes, players: int) -> tuple[int, RevealedEvent]:
    """R2.2, R2.3: the first player and the first event."""
    setup = SetupDraw(players)
    decide(setup, stream(secret, START))
    return setup.first, setup.event


def draw_first_deal(secret: bytes, players: int, event: RevealedEvent, deck: list[int]) -> Deal:
    """The deal of round 1, from the deck as counts by card."""
    pieces = DealDraw.first_of(players, event, deck)
    decide(pieces, stream(secret, START + 1))
    return pieces.deal()


def draw_deal(secret: bytes, draw: int, state: np.record) -> Deal:
    """The deal that a game in this state waits for."""
    pieces = DealDraw.next_of(state)
    decide(pieces, stream(secret, draw))
    return pieces.deal()


@dataclass
class SecretDraws:
    """Which deals of a game came from which draw of a secret; the secret itself is not there until it is told."""

    commitment: str
    secret: bytes | None = None
    by_ply: dict[int, int] = field(default_factory=dict)  # as Game counts deals: by the decisions made before
    following: int = START + 1  # the number of the next draw

    @staticmethod
    def of(secret: bytes) -> "SecretDraws":
        """Nothing has been dealt yet."""
        return SecretDraws(commitment_to(secret), secret)

    @staticmethod
    def after_first_deal(secret: bytes) -> "SecretDraws":
        """A game that began with draws of this secret."""
        return SecretDraws(commitment_to(secret), secret, {0: START + 1}, START + 2)

    def deal(self, state: np.record, ply: int) -> Deal | None:
        """The next deal, if the secret is known."""
        if self.secret is None:
            return None
        number, self.following = self.following, self.following + 1
        self.by_ply[ply] = number
        return draw_deal(self.secret, number, state)

    def take_back(self, ply: int) -> None:
        """Its number is not given again."""
        self.by_ply.pop(ply, None)

    def copy(self) -> "SecretDraws":
        return replace(self, by_ply=dict(self.by_ply))
