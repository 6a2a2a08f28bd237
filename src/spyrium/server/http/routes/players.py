"""Bots' tokens, settings, profiles and the leaderboard."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct
from sqlalchemy import Connection

from spyrium.rules.state import MAX_PLAYERS
from spyrium.server.http.routes.accounts import visible, with_account
from spyrium.server.notify.outgoing import address_parts
from spyrium.server.people import sessions
from spyrium.server.people.addresses import check_address
from spyrium.server.people.calling import OWNER_ONLY, GivenCaller, GivenHall
from spyrium.server.people.identity import TOKEN_MARK, Scope, new_secret
from spyrium.server.people.playersettings import PlayerSettings, settings_of
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import Name
from spyrium.server.protocol.messages import Request as Body
from spyrium.server.protocol.view_messages import GameSummary
from spyrium.server.ratings import ratings
from spyrium.server.seats.authority import require_player
from spyrium.server.storage import games, players
from spyrium.server.tables import views
from spyrium.text.catalogue import preferred


class MyGames(Struct, frozen=True):
    games: list[GameSummary]


class TokenRequest(Body, frozen=True):
    name: Name
    scope: Literal["read", "play"] = "play"  # read sees, play does what a player does


class TokenView(Struct, frozen=True):
    id: str
    name: str
    scope: Scope
    created: int
    last_used: int | None


class TokenList(Struct, frozen=True):
    tokens: list[TokenView]


class NewToken(Struct, frozen=True):
    id: str
    name: str
    token: str


LONGEST_CLIENT_SETTINGS = 8192


@get("/me/games", summary="My games, those waiting for me first")
async def my_games(hall: GivenHall, caller: GivenCaller) -> MyGames:
    player = require_player(caller)
    rows = await hall.database.read(lambda c: games.held_by(c, player.id))
    found = [views.summary(row, player.id) for row in rows]
    return MyGames(sorted(found, key=lambda game: (not game.your_turn, game.status == "finished", -game.updated)))


@get("/me/settings", summary="My settings", opt=OWNER_ONLY)
async def show_settings(hall: GivenHall, caller: GivenCaller) -> PlayerSettings:
    player = require_player(caller)
    return await hall.database.read(lambda c: settings_of(c, player.id))


@put("/me/settings", summary="Change my settings", opt=OWNER_ONLY)
async def change_settings(
    request: Request[Any, Any, State], hall: GivenHall, caller: GivenCaller, data: JSONBody[PlayerSettings]
) -> PlayerSettings:
    player = require_player(caller)
    if data.language is None:
        data = msgspec.structs.replace(data, language=preferred(request.headers.get("accept-language", "")))
    if len(msgspec.json.encode(data.client)) > LONGEST_CLIENT_SETTINGS:
        raise Refused("too_large", "The client's settings can have 8 KB at most.")
    check_webhook(data.webhook)
    check_address(data.email)
    encoded = msgspec.json.encode(data).decode()
    await hall.database.write(lambda c: players.change(c, player.id, settings=encoded))
    return data


def check_webhook(url: str | None) -> None:
    if url is not None:
        try:
            address_parts(url)
        except ValueError as error:
            raise Refused("bad_request", f"The webhook is not valid: {error}.") from error


@get("/me/tokens", summary="My bots' tokens", opt=OWNER_ONLY)
async def show_tokens(hall: GivenHall, caller: GivenCaller) -> TokenList:
    player = with_account(caller)
    rows = await hall.database.read(lambda c: players.token_list(c, player.id))
    return TokenList([TokenView(row.id, row.name, row.scope, row.created, row.last_used) for row in rows])


@post("/me/tokens", summary="A token for a bot, shown once", opt=OWNER_ONLY)
async def make_token(hall: GivenHall, caller: GivenCaller, data: JSONBody[TokenRequest]) -> NewToken:
    player, token, name = with_account(caller), TOKEN_MARK + new_secret(), visible(data.name)

    def store(connection: Connection) -> str:
        players.require_session(connection, player)  # a new password leaves no token behind
        return players.add_token(connection, player.id, name, token, data.scope)

    return NewToken(await hall.database.write(store), name, token)


@delete("/me/tokens/{token_id:str}", summary="Make a token void", opt=OWNER_ONLY)
async def drop_token(hall: GivenHall, caller: GivenCaller, token_id: FromPath[str]) -> None:
    player = with_account(caller)
    if not await sessions.end(hall, player.id, lambda c: players.drop_token(c, player.id, token_id)):
        raise Refused("not_found", "You have no such token.")


@get("/players/{player_id:str}", summary="A player's ratings, statistics and games")
async def profile(hall: GivenHall, caller: GivenCaller, player_id: FromPath[str]) -> ratings.Profile:
    def query(connection: Connection) -> ratings.Profile:
        player = players.find(connection, player_id)
        if player is None:
            raise Refused("not_found", f"There is no player {player_id}.")
        mine = caller.player_id == player_id
        rows = [row for row in games.held_by(connection, player_id) if row.options.listed or mine]
        return ratings.Profile(
            id=player.id,
            name=player.name,
            account=player.account is not None,
            ratings=ratings.rating_rows(connection, player_id),
            history=ratings.history(connection, player_id, own=mine),
            statistics=ratings.statistics(connection, player_id, own=mine),
            accuracy=ratings.accuracies(connection, player_id, own=mine),
            games=[views.summary(row, player_id) for row in rows],
        )

    return await hall.database.read(query)


@get("/leaderboard", summary="The best, by number of players")
async def leaderboard(
    hall: GivenHall, players_: Annotated[int, QueryParameter(name="players", ge=2, le=MAX_PLAYERS)] = 2
) -> ratings.Leaderboard:
    if not hall.settings.leaderboard:
        raise Refused("not_found", "The host has switched the leaderboard off.")
    return await hall.database.read(lambda c: ratings.leaderboard(c, players_))


router = Router(
    path="/api",
    route_handlers=[
        my_games,
        show_settings,
        change_settings,
        show_tokens,
        make_token,
        drop_token,
        profile,
        leaderboard,
    ],
    tags=["players"],
)
