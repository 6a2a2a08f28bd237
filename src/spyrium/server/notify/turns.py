"""Notices for those whose turn it is and who are not at the table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection

from spyrium import Game, svg
from spyrium.server.http.limits import Buckets
from spyrium.server.notify import subscriptions
from spyrium.server.notify.channels import Notice, send_mail, send_webhook, shows_pictures
from spyrium.server.notify.outgoing import Undeliverable
from spyrium.server.notify.pictures import Pictures
from spyrium.server.notify.push import GONE, Subscription, send_push
from spyrium.server.people.playersettings import PlayerSettings, settings_of
from spyrium.server.protocol.log_messages import Decision, Undo
from spyrium.server.storage import players
from spyrium.server.storage.games import SeatRow
from spyrium.server.tables.gamelog import Stored
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room
from spyrium.text.catalogue import FALLBACK, Catalogue, catalogue

log = logging.getLogger(__name__)

RETRIES = (2, 10)  # seconds until a further attempt
MOST_AT_ONCE = 200
MOST_UNDER_WAY = 20  # on account of one person (an account, or all guests of an address); further ones are dropped
TOLD_PER_MINUTE = 120  # likewise: no flood for whoever's address is given as one's own
MAILS_PER_HOUR = 30  # to one address, and by one player

Send = Callable[[], Awaitable[None]]
Write = Callable[[Catalogue], Notice]


def table_of(room: Room) -> Game | None:
    """The game as it stands now, with those who sit there now."""
    if room.log is None:
        return None
    game = room.log.game.copy()
    game.names = [seat.name for seat in room.seats]
    return game


class Notifier:
    """Follows all games and tells people that they are waited for."""

    def __init__(self, hall: Hall, push_key: ec.EllipticCurvePrivateKey) -> None:
        self.hall = hall
        self.push_key = push_key
        self.pictures = Pictures()
        self._few_at_a_time = asyncio.Semaphore(MOST_AT_ONCE)
        self._under_way: Counter[str] = Counter()
        self._told = Buckets(TOLD_PER_MINUTE)
        self._mails = Buckets(MAILS_PER_HOUR / 60, burst=MAILS_PER_HOUR)
        hall.after_entry.append(self.after_entry)
        hall.after_start.append(self.tell_whoever_is_asked)

    def after_entry(self, room: Room, stored: Stored) -> None:
        """At the beginning of a turn; whoever comes and goes meanwhile begins none."""
        if room.log is not None and not room.log.turn_length and isinstance(stored.entry, Decision | Undo):
            self.tell_whoever_is_asked(room)

    def tell_whoever_is_asked(self, room: Room) -> None:
        log_ = room.log
        if log_ is None or log_.asked is None or log_.plays_itself(log_.asked):
            return
        reachable = room.seats[log_.asked].player or room.row.setup.webhook
        if reachable and not room.connected()[0][log_.asked]:
            self.hall.spawn(self.tell(room, log_.asked))

    @contextmanager
    def under_way(self, person: str) -> Iterator[bool]:
        """Whether one more notice may go on this person's account: whoever answers slowly holds up a few alone."""
        self._under_way[person] += 1
        try:
            yield self._under_way[person] <= MOST_UNDER_WAY and self._told.take(person)
        finally:
            self._under_way[person] -= 1
            if not self._under_way[person]:
                del self._under_way[person]

    async def tell(self, room: Room, number: int) -> None:
        """The player, and whoever listens to the table; neither waits for the other."""
        write = partial(self.write, room, number, table_of(room) if self.pictures.possible else None)
        await asyncio.gather(self.tell_player(room, room.seats[number], write), self.tell_table(room, write))

    def write(self, room: Room, number: int, shown: Game | None, words: Catalogue) -> Notice:
        seat, title = room.seats[number], room.row.title
        message = "notice-your-turn-at" if title else "notice-your-turn"
        text = words.text(message, name=seat.name, table=title)
        link = f"{(self.hall.settings.public_url or '').rstrip('/')}/game/{room.id}"
        notice = Notice(words.text("notice-subject"), text, link, room.id, number, seat.name)
        if shown is None:
            return notice
        draw = partial(svg.board, shown, seat=number, language=words.language)
        return replace(notice, draw=draw, caption=words.text("notice-picture"))

    async def tell_player(self, room: Room, seat: SeatRow, write: Write) -> None:
        """On their own account, so that nobody keeps them from being told.

        If they have none, on that of the address they came from: guests can be made at will.
        """
        player = seat.player
        if player is None:
            return
        known = await self.hall.database.read(lambda c: players.find(c, player))
        with self.under_way(player if known is not None and known.account else seat.person or room.person) as allowed:
            if allowed:
                ways = await self.ways(player, write, room.row.options.pace)
                await asyncio.gather(*(self.deliver(name, send, RETRIES) for name, send in ways.items()))

    async def tell_table(self, room: Room, write: Write) -> None:
        """By the table's own webhook, on the account of whoever made the game; apart from what is told to themselves.

        They may but have asked for a rematch, of a table to which somebody else gave the webhook.
        """
        webhook = room.row.setup.webhook
        if webhook is None:
            return
        with self.under_way(f"tables of {room.person}") as allowed:
            if allowed:
                notice = write(await self.words_of_host(room))
                if shows_pictures(webhook):
                    notice = await self.pictures.added_to(notice)
                await self.deliver("table", self.webhook(webhook, notice), RETRIES)

    async def words_of_host(self, room: Room) -> Catalogue:
        """A table's own webhook speaks the language of its host."""
        host = room.row.host
        if host is None:
            return catalogue(FALLBACK)
        chosen = await self.hall.database.read(lambda c: settings_of(c, host))
        return catalogue(chosen.language or FALLBACK)

    async def ways(self, player: str, write: Write, pace: str) -> dict[str, Send]:
        """How to reach a player, with the notice in their language."""

        def query(connection: Connection) -> tuple[PlayerSettings, str | None, list[Subscription]]:
            confirmed = players.confirmed_email(connection, player)
            return settings_of(connection, player), confirmed, subscriptions.of(connection, player)

        chosen, confirmed, subscribed = await self.hall.database.read(query)
        if chosen.notify == "none" or (chosen.notify == "days" and pace != "days"):
            return {}
        notice = write(catalogue(chosen.language or FALLBACK))
        by_mail = chosen.email and chosen.email == confirmed and self.hall.settings.smtp_url
        if by_mail or (chosen.webhook and shows_pictures(chosen.webhook)):
            notice = await self.pictures.added_to(notice)
        ways: dict[str, Send] = {}
        if chosen.webhook:
            ways["webhook"] = self.webhook(chosen.webhook, notice)
        if by_mail and chosen.email:
            ways["email"] = partial(self.mail, player, chosen.email, notice)
        if chosen.push:
            for number, subscription in enumerate(subscribed):
                ways[f"push {number}"] = partial(self.push, subscription, notice)
        return ways

    def webhook(self, url: str, notice: Notice) -> Send:
        return partial(send_webhook, url, notice, private=self.hall.settings.private_webhooks)

    async def mail(self, player: str, recipient: str, notice: Notice) -> None:
        settings = self.hall.settings
        if settings.smtp_url is None:
            raise Undeliverable("this server sends no e-mail")
        if not (self._mails.take(player) and self._mails.take(recipient.lower())):
            raise Undeliverable(f"{MAILS_PER_HOUR} e-mails an hour are enough")
        await send_mail(settings.smtp_url, settings.mail_from, recipient, notice)

    async def push(self, subscription: Subscription, notice: Notice) -> None:
        settings = self.hall.settings
        try:
            await send_push(
                subscription, notice, self.push_key, settings.push_contact, private=settings.private_webhooks
            )
        except Undeliverable as problem:
            if problem.status in GONE:
                await self.hall.database.write(lambda c: subscriptions.forget(c, subscription.endpoint))
            raise

    async def deliver(self, name: str, send: Send, retries: tuple[int, ...] = ()) -> str | None:
        """Returns why it failed in the end, or nothing."""
        for pause in (*retries, None):
            try:
                async with self._few_at_a_time:
                    await send()
            except Undeliverable as problem:
                reason = str(problem)
            else:
                self.hall.metrics.notices.labels(name.split(maxsplit=1)[0]).inc()
                return None
            if pause is not None:
                await asyncio.sleep(pause)
        log.warning("a notice by %s failed: %s", name, reason)
        return reason
