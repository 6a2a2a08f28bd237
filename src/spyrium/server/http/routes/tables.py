"""Around the play: seats, readiness, the rematch, chat, and the lobby."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Struct

from spyrium.server.http.routes.games import LAST_PLACE, GameId, view_answer
from spyrium.server.people.calling import own_origin, visitor
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.messages import (
    ChatLine,
    ChatPage,
    ChatRequest,
    ClaimRequest,
    GameSummary,
    GameView,
    MuteRequest,
    NameRequest,
    NextGame,
    Nothing,
    ReadyRequest,
    SeatLink,
    SeatSpec,
)
from spyrium.server.storage import games
from spyrium.server.storage.tables import games as games_table
from spyrium.server.tables import chat, seating, views
from spyrium.server.tables.hall import Hall

SeatNumber = Annotated[int, Parameter(ge=0, le=4)]


class Lobby(Struct, frozen=True):
    waiting: list[GameSummary]
    playing: list[GameSummary]


@get("/lobby", summary="Listed tables: to join and to watch")
async def lobby(hall: Hall, caller: Caller) -> Lobby:
    listed, status = games_table.c.listed.is_(True), games_table.c.status
    rows = await hall.database.read(lambda c: games.load_many(c, listed, status.in_(["waiting", "playing"])))
    found: tuple[list[GameSummary], list[GameSummary]] = ([], [])
    for row in rows:
        complete = row.status == "playing" and all(seat.kind != "open" for seat in row.seats)
        found[complete].append(views.summary(row, caller.player_id))
    return Lobby(*found)


@post("/games/{game_id:str}/claim", status_code=200, summary="Bind the seat of an invite link to this visitor")
async def claim(
    request: Request[Any, Any, State], hall: Hall, caller: Caller, game_id: GameId, data: ClaimRequest
) -> Response[GameView]:
    room = await hall.room(game_id)
    await visitor(request, hall, caller)
    await seating.claim(hall, room, caller, data.secret)
    return view_answer(room, caller)


@post("/games/{game_id:str}/seats/{seat:int}/take", status_code=200, summary="Sit down on an open seat")
async def take(
    request: Request[Any, Any, State], hall: Hall, caller: Caller, game_id: GameId, seat: SeatNumber, data: Nothing
) -> Response[GameView]:
    room = await hall.room(game_id)
    await visitor(request, hall, caller)
    await seating.take(hall, room, caller, seat)
    return view_answer(room, caller)


@post("/games/{game_id:str}/seats/{seat:int}/free", status_code=200, summary="Stand up at a waiting table")
async def free(hall: Hall, caller: Caller, game_id: GameId, seat: SeatNumber, data: Nothing) -> Response[GameView]:
    room = await hall.room(game_id)
    await seating.free(hall, room, caller, seat)
    return view_answer(room, caller)


@put("/games/{game_id:str}/seats/{seat:int}/name", summary="Change the name of one's seat at a waiting table")
async def rename(
    hall: Hall, caller: Caller, game_id: GameId, seat: SeatNumber, data: NameRequest
) -> Response[GameView]:
    room = await hall.room(game_id)
    await seating.rename(hall, room, caller, seat, data.name)
    return view_answer(room, caller)


@put("/games/{game_id:str}/seats/{seat:int}", summary="The host changes a seat of a waiting table")
async def respecify(
    hall: Hall, caller: Caller, game_id: GameId, seat: SeatNumber, data: SeatSpec
) -> Response[GameView]:
    room = await hall.room(game_id)
    await seating.respecify(hall, room, caller, seat, data)
    return view_answer(room, caller)


@post("/games/{game_id:str}/seats/{seat:int}/link", status_code=200, summary="A fresh invite link")
async def link(
    request: Request[Any, Any, State], hall: Hall, caller: Caller, game_id: GameId, seat: SeatNumber, data: Nothing
) -> SeatLink:
    room = await hall.room(game_id)
    return await seating.fresh_link(hall, room, caller, seat, own_origin(request, hall))


@post("/games/{game_id:str}/ready", status_code=200, summary="Ready to start, or not")
async def ready(hall: Hall, caller: Caller, game_id: GameId, data: ReadyRequest) -> Response[GameView]:
    room = await hall.room(game_id)
    await seating.ready(hall, room, caller, data.ready)
    return view_answer(room, caller)


@post("/games/{game_id:str}/rematch", summary="Another game, seats rotated")
async def rematch(
    request: Request[Any, Any, State], hall: Hall, caller: Caller, game_id: GameId, data: Nothing
) -> NextGame:
    following = await seating.rematch(hall, await hall.room(game_id), caller)
    return NextGame(following, f"{own_origin(request, hall)}/game/{following}")


@get("/games/{game_id:str}/chat", summary="What was said at the table")
async def read_chat(hall: Hall, game_id: GameId, since: Annotated[int, Parameter(ge=0, le=LAST_PLACE)] = 0) -> ChatPage:
    return ChatPage(await chat.lines(hall, await hall.room(game_id), since))


@post("/games/{game_id:str}/chat", summary="Say something")
async def say(hall: Hall, caller: Caller, game_id: GameId, data: ChatRequest) -> ChatLine:
    return await chat.say(hall, await hall.room(game_id), caller, data.text)


@post("/games/{game_id:str}/mute", status_code=204, summary="The host mutes somebody, or lets them speak again")
async def mute(hall: Hall, caller: Caller, game_id: GameId, data: MuteRequest) -> None:
    await chat.mute(hall, await hall.room(game_id), caller, data.player, data.muted)


router = Router(
    path="/api",
    route_handlers=[lobby, claim, take, free, rename, respecify, link, ready, rematch, read_chat, say, mute],
    tags=["tables"],
)
