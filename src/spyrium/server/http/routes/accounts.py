"""Names, accounts, passwords and the confirmation of e-mail addresses: what is its owner's business alone."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection

from spyrium.server.http.limits import Limits, address, passwords, registrations
from spyrium.server.notify.channels import Notice
from spyrium.server.notify.outgoing import Undeliverable
from spyrium.server.notify.turns import Notifier
from spyrium.server.people import accounts, addresses, sessions
from spyrium.server.people.calling import OWNER_ONLY, GivenCaller, GivenHall, forget, remember, visiting
from spyrium.server.people.identity import Caller, Player
from spyrium.server.people.names import clean
from spyrium.server.people.playersettings import settings_of
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import Name, NameRequest, Nothing
from spyrium.server.protocol.messages import Request as Body
from spyrium.server.seats.authority import require_player
from spyrium.server.storage import players
from spyrium.server.tables.hall import Hall
from spyrium.text.catalogue import FALLBACK, catalogue

Password = Annotated[str, Meta(min_length=8, max_length=200)]


class PlayerView(Struct, frozen=True):
    id: str
    name: str
    account: str | None


class Features(Struct, frozen=True):
    leaderboard: bool
    email: bool
    push: bool


class Me(Struct, frozen=True):
    player: PlayerView | None
    features: Features


class Credentials(Body, frozen=True):
    name: Name
    password: Password


class PasswordChange(Body, frozen=True):
    old: Password
    new: Password


class EmailState(Struct, frozen=True):
    """The address that notices are wished for at, and whether its code was typed in."""

    address: str | None
    confirmed: bool


class EmailCode(Body, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


def provide_limits(state: State) -> Limits:
    limits: Limits = state.limits
    return limits


def me(hall: Hall, player: Player | None) -> Me:
    settings = hall.settings
    view = PlayerView(player.id, player.name, player.account) if player else None
    return Me(view, Features(settings.leaderboard, settings.smtp_url is not None, True))


def visible(name: str) -> str:
    cleaned = clean(name)
    if not cleaned:
        raise Refused("bad_request", "A name needs at least one visible character.")
    return cleaned


def with_account(caller: Caller) -> Player:
    player = require_player(caller)
    if player.account is None:
        raise Refused("forbidden", "This belongs to an account: register first.")
    return player


@get("/me", summary="Who am I?")
async def show_me(hall: GivenHall, caller: GivenCaller) -> Me:
    return me(hall, caller.player)


@post("/me", status_code=200, summary="Pick or change the name", opt=OWNER_ONLY)
async def set_name(
    request: Request[Any, Any, State], hall: GivenHall, caller: GivenCaller, data: JSONBody[NameRequest]
) -> Me:
    name = visible(data.name)
    with visiting(request, hall, caller) as player:
        same = player.name == name and not caller.newcomer
        return me(hall, player if same else await accounts.rename(hall, caller, name))


@post(
    "/account/register",
    status_code=200,
    summary="Make an account",
    opt=OWNER_ONLY,
    guards=[passwords, registrations],
)
async def register(
    request: Request[Any, Any, State], hall: GivenHall, caller: GivenCaller, data: JSONBody[Credentials]
) -> Me:
    name = visible(data.name)
    with visiting(request, hall, caller):
        return me(hall, await accounts.register(hall, caller, name, data.password))


@post(
    "/account/login",
    status_code=200,
    summary="Log in; this visitor's seats move to the account",
    opt=OWNER_ONLY,
    guards=[passwords],
)
async def login(
    request: Request[Any, Any, State],
    hall: GivenHall,
    limits: NamedDependency[Limits],
    caller: GivenCaller,
    data: JSONBody[Credentials],
) -> Me:
    player = await accounts.login(hall, limits, caller, data.name, data.password)
    remember(request, hall, player)
    return me(hall, player)


@post("/account/logout", status_code=204, summary="End all sessions, on every device", opt=OWNER_ONLY)
async def logout(
    request: Request[Any, Any, State], hall: GivenHall, caller: GivenCaller, data: JSONBody[Nothing]
) -> None:
    if caller.player is not None:
        player = caller.player.id
        await sessions.end(hall, player, lambda c: players.end_sessions(c, player))
    forget(request)


@post(
    "/account/password",
    status_code=200,
    summary="Change the password; other sessions end, bots' tokens are void",
    opt=OWNER_ONLY,
    guards=[passwords],
)
async def change_password(
    request: Request[Any, Any, State],
    hall: GivenHall,
    limits: NamedDependency[Limits],
    caller: GivenCaller,
    data: JSONBody[PasswordChange],
) -> Me:
    player = with_account(caller)
    await accounts.check_password(hall, limits, player.account or "", data.old)
    player = await accounts.change_password(hall, player, data.new)
    remember(request, hall, player)
    return me(hall, player)


async def email_state(hall: Hall, player: Player) -> EmailState:
    def query(connection: Connection) -> EmailState:
        wished = settings_of(connection, player.id).email
        return EmailState(wished, wished is not None and wished == players.confirmed_email(connection, player.id))

    return await hall.database.read(query)


@get("/me/email", summary="The e-mail address for notices, and whether it is confirmed", opt=OWNER_ONLY)
async def show_email(hall: GivenHall, caller: GivenCaller) -> EmailState:
    return await email_state(hall, require_player(caller))


@post("/me/email/code", status_code=204, summary="Send a code to the address, to confirm it", opt=OWNER_ONLY)
async def send_code(
    request: Request[Any, Any, State],
    hall: GivenHall,
    limits: NamedDependency[Limits],
    notifier: NamedDependency[Notifier],
    caller: GivenCaller,
    data: JSONBody[Nothing],
) -> None:
    player = require_player(caller)
    chosen = await hall.database.read(lambda c: settings_of(c, player.id))
    recipient = addresses.require_address(chosen.email)
    asked_from = address(request.scope, hall.settings)
    if not (limits.codes_from.take(asked_from) and limits.codes_to.take(recipient.lower())):
        raise Refused("rate_limited", "Enough e-mails with codes were sent: wait an hour.", wait=3600)
    words = catalogue(chosen.language or FALLBACK)
    code = addresses.present_code(hall.signer, player.id, recipient)
    notice = Notice(words.text("notice-code-subject"), words.text("notice-code", code=code), "", "", 0, "")
    try:
        await notifier.mail(player.id, recipient, notice)
    except Undeliverable as problem:
        raise Refused("conflict", f"The e-mail could not be sent: {problem}.") from problem


@post("/me/email/confirm", status_code=200, summary="Confirm the address with its code", opt=OWNER_ONLY)
async def confirm_email(
    hall: GivenHall, limits: NamedDependency[Limits], caller: GivenCaller, data: JSONBody[EmailCode]
) -> EmailState:
    player = require_player(caller)
    recipient = addresses.require_address((await email_state(hall, player)).address)
    if not limits.codes_tried.take(player.id):
        raise Refused("rate_limited", "Too many codes were tried: wait an hour.", wait=3600)
    if not addresses.is_code(hall.signer, player.id, recipient, data.code):
        raise Refused("bad_request", "This is not the code that was sent to the address.")
    await hall.database.write(lambda c: addresses.confirm(c, player.id, recipient))
    return await email_state(hall, player)


router = Router(
    path="/api",
    route_handlers=[
        show_me,
        set_name,
        register,
        login,
        logout,
        change_password,
        show_email,
        send_code,
        confirm_email,
    ],
    tags=["accounts"],
)
