"""Web push subscriptions, and a test of all ways to be told."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct

from spyrium.server.http.limits import Limits
from spyrium.server.notify import subscriptions
from spyrium.server.notify.channels import Notice
from spyrium.server.notify.outgoing import address_parts
from spyrium.server.notify.push import Subscription, encode, point
from spyrium.server.notify.turns import Notifier
from spyrium.server.people.calling import OWNER_ONLY, GivenCaller, GivenHall
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import Nothing, Request, exactly
from spyrium.server.seats.authority import require_player
from spyrium.text.catalogue import Catalogue

Key = Annotated[str, Meta(min_length=1, max_length=200, pattern=exactly("[A-Za-z0-9_-]+=*"))]
Endpoint = Annotated[str, Meta(max_length=1000, pattern="^https?://")]


class PushKey(Struct, frozen=True):
    key: str


class PushKeys(Request, frozen=True):
    p256dh: Key
    auth: Key


class PushSubscription(Struct, frozen=True):
    """What the browser's `PushSubscription.toJSON()` gives."""

    endpoint: Endpoint
    keys: PushKeys


class PushEnd(Request, frozen=True):
    endpoint: Endpoint


class FailedNotice(Struct, frozen=True):
    channel: str
    reason: str


class TestReport(Struct, frozen=True):
    sent: list[str]
    failed: list[FailedNotice]


def provide_notifier(state: State) -> Notifier:
    notifier: Notifier = state.notifier
    return notifier


@get("/push/key", summary="The key to subscribe with (VAPID)")
async def push_key(notifier: NamedDependency[Notifier]) -> PushKey:
    return PushKey(encode(point(notifier.push_key.public_key())))


@post("/me/push", status_code=204, summary="Be told on this device", opt=OWNER_ONLY)
async def subscribe(hall: GivenHall, caller: GivenCaller, data: JSONBody[PushSubscription]) -> None:
    player = require_player(caller)
    subscription = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    try:
        address_parts(subscription.endpoint)
        subscription.check()
    except ValueError as error:
        raise Refused("bad_request", f"The subscription is not valid: {error}.") from error
    await hall.database.write(lambda c: subscriptions.add(c, player.id, subscription))


@delete("/me/push", summary="Be told on this device no more", opt=OWNER_ONLY)
async def unsubscribe(hall: GivenHall, caller: GivenCaller, data: JSONBody[PushEnd]) -> None:
    player = require_player(caller)
    await hall.database.write(lambda c: subscriptions.end(c, player.id, data.endpoint))


@post("/me/test-notification", status_code=200, summary="Try all ways that are set", opt=OWNER_ONLY)
async def try_all(
    hall: GivenHall,
    caller: GivenCaller,
    notifier: NamedDependency[Notifier],
    limits: NamedDependency[Limits],
    data: JSONBody[Nothing],
) -> TestReport:
    player = require_player(caller)
    if not limits.trials.take(player.id):
        raise Refused("rate_limited", "Six trials a minute are enough.", wait=60)

    def write(words: Catalogue) -> Notice:
        return Notice("Spyrium", words.text("notice-trial"), hall.settings.public_url or "", "", 0, player.name)

    with notifier.under_way(caller.person) as allowed:
        if not allowed:
            raise Refused("rate_limited", "Many notices are under way for your address: wait a moment.", wait=10)
        ways = await notifier.ways(player.id, write, "days")
        outcomes = {name: await notifier.deliver(name, send) for name, send in ways.items()}
    return TestReport(
        sent=[name for name, reason in outcomes.items() if reason is None],
        failed=[FailedNotice(name, reason) for name, reason in outcomes.items() if reason is not None],
    )


router = Router(path="/api", route_handlers=[push_key, subscribe, unsubscribe, try_all], tags=["notices"])
