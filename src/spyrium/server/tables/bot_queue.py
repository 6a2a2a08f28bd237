"""Whose bot thinks next: people take turns, however many games each of them has."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Generic, Protocol, TypeVar


class Asking(Protocol):
    """A game in which a bot has to decide."""

    @property
    def person(self) -> str:
        """Whose share of the time is used: an account's, or an address's for all who have none."""

    @property
    def host(self) -> str:
        """Who made the game."""

    @property
    def watched(self) -> bool:
        """Whether somebody is connected to it."""

    @property
    def awaited(self) -> bool:
        """Whether somebody is connected or has a seat, so that somebody may wait for the answer."""


Game = TypeVar("Game", bound=Asking)


class BotQueue(Generic[Game]):
    """Games that nobody waits for come last; of a person's games, those that are watched come first.

    Guests who share an address take turns in what is theirs together.
    """

    def __init__(self) -> None:
        self._people: OrderedDict[str, list[Game]] = OrderedDict()  # the next one to be served stands first
        self._came = asyncio.Event()

    def put(self, game: Game) -> None:
        self._people.setdefault(game.person, []).append(game)
        self._came.set()

    async def take(self) -> Game:
        """The next game, as soon as there is one."""
        while (game := self.pop()) is None:
            self._came.clear()
            await self._came.wait()
        return game

    def pop(self) -> Game | None:
        for wanted in (True, False):
            for person, games in self._people.items():
                candidates = [game for game in games if game.awaited or not wanted]
                if candidates:
                    chosen = next((game for game in candidates if game.watched), candidates[0])
                    self._remove(person, games, chosen)
                    return chosen
        return None

    def _remove(self, person: str, games: list[Game], chosen: Game) -> None:
        """Whoever has been served goes to the end of the line."""
        others = [game for game in games if game.host != chosen.host]
        games[:] = others + [game for game in games if game.host == chosen.host and game is not chosen]
        if games:
            self._people.move_to_end(person)
        else:
            del self._people[person]
