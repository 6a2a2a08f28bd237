"""Around the play: seats, readiness, the rematch, chat, and the lobby."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection

from spyrium.server.http.limits import creations
from spyrium.server.http.routes.games import LAST_PLACE, GameId, check_names, view_answer
from spyrium.server.people.calling import GivenCaller, GivenHall, own_origin, visiting
from spyrium.server.protocol.messages import (
    LAST_SEAT,
    ChatRequest,
    ClaimRequest,
    HolderList,
    MuteRequest,
    NameRequest,
    NextGame,
    Nothing,
    ReadyRequest,
    SeatLink,
    SeatSpec,
)
from spyrium.server.protocol.view_messages import ChatLine, ChatPage, GameSummary, GameView
from spyrium.server.seats import changes
from spyrium.server.storage import games
from spyrium.server.storage.tables import games as games_table
from spyrium.server.tables import chat, views

SeatNumber = Annotated[int, PathParameter(ge=0, le=LAST_SEAT)]
PlayerId = Annotated[str, PathParameter(max_length=16)]


Page = Annotated[int, QueryParameter(ge=0, le=10_000)]
TABLES_A_PAGE = 50


class Lobby(Struct, frozen=True):
    """A page of the tables to join and one of those to watch; whether there are more of each."""

    waiting: list[GameSummary]
    playing: list[GameSummary]
    more_waiting: bool
    more_playing: bool


@get("/lobby", summary="Listed tables: to join and to watch, each in pages, latest first")
async def lobby(hall: GivenHall, caller: GivenCaller, waiting: Page = 0, playing: Page = 0) -> Lobby:
    def query(connection: Connection) -> Lobby:
        to_join, more_to_join = page_of(connection, waiting, games.can_be_joined())
        to_watch, more_to_watch = page_of(connection, playing, games.can_only_be_watched())
        return Lobby(to_join, to_watch, more_to_join, more_to_watch)

    def page_of(connection: Connection, number: int, kind: ColumnElement[bool]) -> tuple[list[GameSummary], bool]:
        listed, first = games_table.c.listed.is_(True), number * TABLES_A_PAGE
        rows = games.load_many(connection, listed, kind, limit=TABLES_A_PAGE + 1, offset=first)
        return [views.summary(row, caller.player_id) for row in rows[:TABLES_A_PAGE]], len(rows) > TABLES_A_PAGE

    return await hall.database.read(query)


@post("/games/{game_id:str}/claim", status_code=200, summary="Bind the seat of an invite link to this visitor")
async def claim(
    request: Request[Any, Any, State],
    hall: GivenHall,
    caller: GivenCaller,
    game_id: GameId,
    data: JSONBody[ClaimRequest],
) -> Response[GameView]:
    room = await hall.room(game_id)
    with visiting(request, hall, caller):
        await changes.claim(hall, room, caller, data.secret)
    return view_answer(room, caller)


@post("/games/{game_id:str}/seats/{seat:int}/take", status_code=200, summary="Sit down on an open seat")
async def take(
    request: Request[Any, Any, State],
    hall: GivenHall,
    caller: GivenCaller,
    game_id: GameId,
    seat: SeatNumber,
    data: JSONBody[Nothing],
) -> Response[GameView]:
    room = await hall.room(game_id)
    with visiting(request, hall, caller):
        await changes.take(hall, room, caller, seat)
    return view_answer(room, caller)


@post("/games/{game_id:str}/seats/{seat:int}/free", status_code=200, summary="Stand up at a waiting table")
async def free(
    hall: GivenHall, caller: GivenCaller, game_id: GameId, seat: SeatNumber, data: JSONBody[Nothing]
) -> Response[GameView]:
    room = await hall.room(game_id)
    await changes.free(hall, room, caller, seat)
    return view_answer(room, caller)


@put("/games/{game_id:str}/seats/{seat:int}/name", summary="Change the name of one's seat at a waiting table")
async def rename(
    hall: GivenHall, caller: GivenCaller, game_id: GameId, seat: SeatNumber, data: JSONBody[NameRequest]
) -> Response[GameView]:
    room = await hall.room(game_id)
    await check_names(hall, caller, [data.name])
    await changes.rename(hall, room, caller, seat, data.name)
    return view_answer(room, caller)


@put("/games/{game_id:str}/seats/{seat:int}", summary="The host changes a seat of a waiting table")
async def respecify(
    hall: GivenHall, caller: GivenCaller, game_id: GameId, seat: SeatNumber, data: JSONBody[SeatSpec]
) -> Response[GameView]:
    room = await hall.room(game_id)
    await check_names(hall, caller, [data.name] if data.name is not None else [])
    await changes.respecify(hall, room, caller, seat, data)
    return view_answer(room, caller)


@post("/games/{game_id:str}/seats/{seat:int}/link", status_code=200, summary="A fresh invite link")
async def link(
    request: Request[Any, Any, State],
    hall: GivenHall,
    caller: GivenCaller,
    game_id: GameId,
    seat: SeatNumber,
    data: JSONBody[Nothing],
) -> SeatLink:
    room = await hall.room(game_id)
    return await changes.fresh_link(hall, room, caller, seat, own_origin(request, hall))


@get("/games/{game_id:str}/seats/{seat:int}/holders", summary="Who can act for my seat")
async def holders(hall: GivenHall, caller: GivenCaller, game_id: GameId, seat: SeatNumber) -> HolderList:
    return await changes.holders(hall, await hall.room(game_id), caller, seat)


@delete("/games/{game_id:str}/seats/{seat:int}/holders/{player:str}", summary="Take my seat away from a further device")
async def drop_holder(
    hall: GivenHall, caller: GivenCaller, game_id: GameId, seat: SeatNumber, player: PlayerId
) -> None:
    await changes.drop_holder(hall, await hall.room(game_id), caller, seat, player)


@post("/games/{game_id:str}/ready", status_code=200, summary="Ready to start, or not")
async def ready(
    hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[ReadyRequest]
) -> Response[GameView]:
    room = await hall.room(game_id)
    await changes.ready(hall, room, caller, data.ready)
    return view_answer(room, caller)


@post("/games/{game_id:str}/rematch", summary="Another game, seats rotated", guards=[creations])
async def rematch(
    request: Request[Any, Any, State], hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[Nothing]
) -> NextGame:
    following = await changes.rematch(hall, await hall.room(game_id), caller)
    return NextGame(following, f"{own_origin(request, hall)}/game/{following}")


@get("/games/{game_id:str}/chat", summary="What was said at the table")
async def read_chat(
    hall: GivenHall, game_id: GameId, since: Annotated[int, QueryParameter(ge=0, le=LAST_PLACE)] = 0
) -> ChatPage:
    return ChatPage(await chat.lines(hall, await hall.room(game_id), since))


@post("/games/{game_id:str}/chat", summary="Say something")
async def say(hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[ChatRequest]) -> ChatLine:
    return await chat.say(hall, await hall.room(game_id), caller, data.text)


@post("/games/{game_id:str}/mute", status_code=204, summary="The host mutes somebody, or lets them speak again")
async def mute(hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[MuteRequest]) -> None:
    await chat.mute(hall, await hall.room(game_id), caller, data.player, data.muted)


router = Router(
    path="/api",
    route_handlers=[
        lobby,
        claim,
        take,
        free,
        rename,
        respecify,
        link,
        holders,
        drop_holder,
        ready,
        rematch,
        read_chat,
        say,
        mute,
    ],
    tags=["tables"],
)
