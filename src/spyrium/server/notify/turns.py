"""Notices for those whose turn it is and who are not at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection, delete, insert, select

from spyrium.server.notify.channels import Notice, send_mail, send_webhook
from spyrium.server.notify.outgoing import Undeliverable
from spyrium.server.notify.push import GONE, Subscription, send_push
from spyrium.server.people.accounts import settings_of
from spyrium.server.people.playersettings import PlayerSettings
from spyrium.server.storage.tables import pushes
from spyrium.server.tables.gamelog import Stored
from spyrium.server.tables.hall import Hall, log
from spyrium.server.tables.room import Room
from spyrium.text.catalogue import FALLBACK, Catalogue, catalogue

RETRIES = (2, 10)  # seconds until a further attempt

Send = Callable[[], None]


class Notifier:
    """Follows all games and tells people that they are waited for."""

    def __init__(self, hall: Hall, push_key: ec.EllipticCurvePrivateKey) -> None:
        self.hall = hall
        self.push_key = push_key
        self._few_at_a_time = asyncio.Semaphore(8)
        hall.after_entry.append(self.after_entry)
        hall.after_start.append(self.tell_whoever_is_asked)

    def after_entry(self, room: Room, _: Stored) -> None:
        if room.log is not None and not room.log.turn_length:
            self.tell_whoever_is_asked(room)

    def tell_whoever_is_asked(self, room: Room) -> None:
        log_ = room.log
        if log_ is None or log_.asked is None or log_.plays_itself(log_.asked):
            return
        reachable = room.seats[log_.asked].player or room.row.setup.webhook
        if reachable and not room.connected()[0][log_.asked]:
            self.hall.spawn(self.tell(room, log_.asked))

    async def tell(self, room: Room, number: int) -> None:
        """By every way the player and the table have chosen."""
        seat, title = room.seats[number], room.row.title
        base = (self.hall.settings.public_url or "").rstrip("/")

        def write(words: Catalogue) -> Notice:
            message = "notice-your-turn-at" if title else "notice-your-turn"
            text = words.text(message, name=seat.name, table=title)
            return Notice(text, f"{base}/game/{room.id}", room.id, number, seat.name)

        ways: dict[str, Send] = {}
        if seat.player is not None:
            ways = await self.ways(seat.player, write, room.row.options.pace)
        if room.row.setup.webhook:
            ways["table"] = self.webhook(room.row.setup.webhook, write(await self.words_of_host(room)))
        await asyncio.gather(*(self.deliver(name, send, RETRIES) for name, send in ways.items()))

    async def words_of_host(self, room: Room) -> Catalogue:
        """A table's own webhook speaks the language of its host."""
        host = room.row.host
        if host is None:
            return catalogue(FALLBACK)
        chosen = await self.hall.database.read(lambda c: settings_of(c, host, PlayerSettings))
        return catalogue(chosen.language or FALLBACK)

    async def ways(self, player: str, write: Callable[[Catalogue], Notice], pace: str) -> dict[str, Send]:
        """How to reach a player, with the notice in their language."""

        def query(connection: Connection) -> tuple[PlayerSettings, list[Subscription]]:
            found = select(pushes).where(pushes.c.player == player)
            subscriptions = [Subscription(row.endpoint, row.p256dh, row.auth) for row in connection.execute(found)]
            return settings_of(connection, player, PlayerSettings), subscriptions

        chosen, subscriptions = await self.hall.database.read(query)
        if chosen.notify == "none" or (chosen.notify == "days" and pace != "days"):
            return {}
        notice = write(catalogue(chosen.language or FALLBACK))
        ways: dict[str, Send] = {}
        settings = self.hall.settings
        if chosen.webhook:
            ways["webhook"] = self.webhook(chosen.webhook, notice)
        if chosen.email and settings.smtp_url:
            ways["email"] = partial(send_mail, settings.smtp_url, settings.mail_from, chosen.email, notice)
        if chosen.push:
            for number, subscription in enumerate(subscriptions):
                ways[f"push {number}"] = self.push(subscription, notice)
        return ways

    def webhook(self, url: str, notice: Notice) -> Send:
        return partial(send_webhook, url, notice, private=self.hall.settings.private_webhooks)

    def push(self, subscription: Subscription, notice: Notice) -> Send:
        settings = self.hall.settings

        def send() -> None:
            try:
                send_push(subscription, notice, self.push_key, settings.push_contact, private=settings.private_webhooks)
            except Undeliverable as problem:
                if problem.status in GONE:
                    asyncio.run_coroutine_threadsafe(self.forget(subscription.endpoint), self.hall.loop).result()
                raise

        return send

    async def deliver(self, name: str, send: Send, retries: tuple[int, ...] = ()) -> str | None:
        """Returns why it failed in the end, or nothing."""
        async with self._few_at_a_time:
            for pause in (*retries, None):
                try:
                    await asyncio.to_thread(send)
                except Undeliverable as problem:
                    reason = str(problem)
                else:
                    self.hall.metrics.notices.labels(name.split(maxsplit=1)[0]).inc()
                    return None
                if pause is not None:
                    await asyncio.sleep(pause)
        log.warning("a notice by %s failed: %s", name, reason)
        return reason

    async def subscribe(self, player: str, subscription: Subscription) -> None:
        def store(connection: Connection) -> None:
            connection.execute(delete(pushes).where(pushes.c.endpoint == subscription.endpoint))
            connection.execute(insert(pushes).values(player=player, **msgspec.structs.asdict(subscription)))

        await self.hall.database.write(store)

    async def forget(self, endpoint: str) -> None:
        await self.hall.database.write(
            lambda c: c.execute(delete(pushes).where(pushes.c.endpoint == endpoint)) and None
        )
