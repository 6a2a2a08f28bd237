"""Names, accounts, tokens, settings, profiles and the leaderboard."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta, Struct

from spyrium.server.people import accounts
from spyrium.server.people.calling import forget, remember, visitor
from spyrium.server.people.identity import TOKEN_MARK, Caller, Player, new_secret
from spyrium.server.people.playersettings import PlayerSettings
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.messages import GameSummary, Name, NameRequest, Nothing
from spyrium.server.protocol.messages import Request as Body
from spyrium.server.storage import games, players
from spyrium.server.tables import ratings, views
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.seating import clean, named
from spyrium.text.catalogue import preferred

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


class MyGames(Struct, frozen=True):
    games: list[GameSummary]


class TokenView(Struct, frozen=True):
    id: str
    name: str
    created: int
    last_used: int | None


class TokenList(Struct, frozen=True):
    tokens: list[TokenView]


class NewToken(Struct, frozen=True):
    id: str
    name: str
    token: str


LONGEST_CLIENT_SETTINGS = 8192


def me(hall: Hall, player: Player | None) -> Me:
    settings = hall.settings
    view = PlayerView(player.id, player.name, player.account) if player else None
    return Me(view, Features(settings.leaderboard, settings.smtp_url is not None, True))


@get("/me", summary="Who am I?")
async def show_me(hall: Hall, caller: Caller) -> Me:
    return me(hall, caller.player)


@post("/me", status_code=200, summary="Pick or change the name")
async def set_name(request: Request[Any, Any, State], hall: Hall, caller: Caller, data: NameRequest) -> Me:
    name = clean(data.name)
    if not name:
        raise Refused("bad_request", "A name needs at least one visible character.")
    player = await visitor(request, hall, caller, name)
    if player.name != name:
        await hall.database.write(lambda c: players.change(c, player.id, name=name))
        player = Player(player.id, name, player.account, player.epoch)
    return me(hall, player)


@post("/account/register", status_code=200, summary="Make an account of this visitor")
async def register(request: Request[Any, Any, State], hall: Hall, caller: Caller, data: Credentials) -> Me:
    name = clean(data.name)
    if not name:
        raise Refused("bad_request", "A name needs at least one visible character.")
    await accounts.check_free(hall, name)
    player = await visitor(request, hall, caller, name)
    return me(hall, await accounts.register(hall, player, name, data.password))


@post("/account/login", status_code=200, summary="Log in; this visitor's seats move to the account")
async def login(request: Request[Any, Any, State], hall: Hall, caller: Caller, data: Credentials) -> Me:
    player = await accounts.login(hall, caller, data.name, data.password)
    remember(request, hall, player)
    return me(hall, player)


@post("/account/logout", status_code=204, summary="Forget the cookie")
async def logout(request: Request[Any, Any, State], data: Nothing) -> None:
    forget(request)


@get("/me/games", summary="My games, those waiting for me first")
async def my_games(hall: Hall, caller: Caller) -> MyGames:
    player = named(caller)
    rows = await hall.database.read(lambda c: games.held_by(c, player.id))
    found = [views.summary(row, player.id) for row in rows]
    return MyGames(sorted(found, key=lambda game: (not game.your_turn, game.status == "finished", -game.updated)))


@get("/me/settings", summary="My settings")
async def show_settings(hall: Hall, caller: Caller) -> PlayerSettings:
    player = named(caller)
    return await hall.database.read(lambda c: accounts.settings_of(c, player.id, PlayerSettings))


@put("/me/settings", summary="Change my settings")
async def change_settings(
    request: Request[Any, Any, State], hall: Hall, caller: Caller, data: PlayerSettings
) -> PlayerSettings:
    player = named(caller)
    if data.language is None:
        data = msgspec.structs.replace(data, language=preferred(request.headers.get("accept-language", "")))
    if len(msgspec.json.encode(data.client)) > LONGEST_CLIENT_SETTINGS:
        raise Refused("too_large", "The client's settings can have 8 KB at most.")
    encoded = msgspec.json.encode(data).decode()
    await hall.database.write(lambda c: players.change(c, player.id, settings=encoded))
    return data


@get("/me/tokens", summary="My bots' tokens")
async def show_tokens(hall: Hall, caller: Caller) -> TokenList:
    player = with_account(caller)
    rows = await hall.database.read(lambda c: players.token_list(c, player.id))
    return TokenList([TokenView(row.id, row.name, row.created, row.last_used) for row in rows])


@post("/me/tokens", summary="A token for a bot, shown once")
async def make_token(hall: Hall, caller: Caller, data: NameRequest) -> NewToken:
    player, token = with_account(caller), TOKEN_MARK + new_secret()
    token_id = await hall.database.write(lambda c: players.add_token(c, player.id, data.name, token))
    return NewToken(token_id, data.name, token)


@delete("/me/tokens/{token_id:str}", summary="Make a token void")
async def drop_token(hall: Hall, caller: Caller, token_id: str) -> None:
    player = with_account(caller)
    if not await hall.database.write(lambda c: players.drop_token(c, player.id, token_id)):
        raise Refused("not_found", "You have no such token.")


def with_account(caller: Caller) -> Player:
    player = named(caller)
    if player.account is None:
        raise Refused("forbidden", "Bot tokens belong to an account: register first.")
    return player


@get("/players/{player_id:str}", summary="A player's ratings, statistics and games")
async def profile(hall: Hall, caller: Caller, player_id: str) -> ratings.Profile:
    def query(connection: Any) -> ratings.Profile:
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
            history=ratings.history(connection, player_id),
            statistics=ratings.statistics(connection, player_id),
            games=[views.summary(row, player_id) for row in rows],
        )

    return await hall.database.read(query)


@get("/leaderboard", summary="The best, by number of players")
async def leaderboard(
    hall: Hall, players_: Annotated[int, Parameter(query="players", ge=2, le=5)] = 2
) -> ratings.Leaderboard:
    if not hall.settings.leaderboard:
        raise Refused("not_found", "The host has switched the leaderboard off.")
    return await hall.database.read(lambda c: ratings.leaderboard(c, players_))


router = Router(
    path="/api",
    route_handlers=[
        show_me,
        set_name,
        register,
        login,
        logout,
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
