"""Making games, looking at them, deciding in them."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated, Any

from litestar import Request, Response, Router, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from spyrium.chance.verification import Verification, verify
from spyrium.server.http.limits import Limits, creations
from spyrium.server.http.live import Connection
from spyrium.server.http.routes.players import check_webhook
from spyrium.server.people.calling import GivenCaller, GivenHall, identify, own_origin, visiting
from spyrium.server.people.identity import Caller
from spyrium.server.people.names import check_free, clean
from spyrium.server.protocol.errors import Refused
from spyrium.server.protocol.live_messages import NO_SUCH_CALLER, NO_SUCH_GAME
from spyrium.server.protocol.log_messages import LogPage
from spyrium.server.protocol.messages import (
    LAST_SEAT,
    Accepted,
    DecisionRequest,
    GameCreated,
    NewGame,
    PersonSpec,
    ReplaceRequest,
    SeatRequest,
    UndoAnswer,
    UndoRequest,
)
from spyrium.server.protocol.view_messages import GameView, MarketPrices, ReplayView, Timeline
from spyrium.server.seats import changes
from spyrium.server.tables import play, seating, views
from spyrium.server.tables.hall import Hall
from spyrium.server.tables.room import Room

GameId = Annotated[str, PathParameter(max_length=16)]
LAST_PLACE = 2**31 - 1


def view_answer(room: Room, caller: Caller) -> Response[GameView]:
    """The view as it is kept, already encoded."""
    return Response(views.for_caller(room, caller), media_type="application/json")  # type: ignore[arg-type]


@post("/games", summary="Make a game", guards=[creations])
async def create_game(
    request: Request[Any, Any, State], hall: GivenHall, caller: GivenCaller, data: JSONBody[NewGame]
) -> GameCreated:
    check_webhook(data.webhook)
    await check_names(hall, caller, [seat.name for seat in data.seats if seat.name is not None])
    sits_down = any(isinstance(seat, PersonSpec) and seat.mine for seat in data.seats)
    with visiting(request, hall, caller) if sits_down else nullcontext():
        return await seating.create(hall, caller, data, own_origin(request, hall))


async def check_names(hall: Hall, caller: Caller, wanted: list[str]) -> None:
    """Nobody is seated under the name of somebody else's account."""
    if wanted:
        cleaned = [clean(name) for name in wanted]
        await hall.database.read(lambda c: check_free(c, cleaned, caller.player_id))


@get("/games/{game_id:str}", summary="The game as the caller sees it")
async def show_game(hall: GivenHall, caller: GivenCaller, game_id: GameId) -> Response[GameView]:
    room = await hall.room(game_id)
    async with room.lock:
        if hall.database.is_postgresql:  # whoever decided on another node a moment ago sees that here
            await hall.catch_up(room)
        hall.heard(room, caller)
        return view_answer(room, caller)


@delete("/games/{game_id:str}", summary="The host closes a table that waits, or deletes a game of their own")
async def close_table(hall: GivenHall, caller: GivenCaller, game_id: GameId) -> None:
    await changes.close(hall, await hall.room(game_id), caller)


@post("/games/{game_id:str}/decisions", summary="Decide")
async def decide(hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[DecisionRequest]) -> Accepted:
    room = await hall.room(game_id)
    hall.heard(room, caller)
    return await play.decide(hall, room, caller, data.seq, data.word)


@post("/games/{game_id:str}/undo", summary="Take back decisions of the own present turn")
async def undo(hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[UndoRequest]) -> Accepted:
    return await play.undo(hall, await hall.room(game_id), caller, data.seq, data.to)


@post("/games/{game_id:str}/undo-request", summary="Ask the others to take back more")
async def ask_undo(hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[UndoRequest]) -> Accepted:
    return await play.ask_undo(hall, await hall.room(game_id), caller, data.seq, data.to)


@post("/games/{game_id:str}/undo-answer", summary="Agree to taking back, or refuse")
async def answer_undo(hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[UndoAnswer]) -> Accepted:
    return await play.answer_undo(hall, await hall.room(game_id), caller, data.seq, data.yes)


@post("/games/{game_id:str}/leave", summary="Let a bot play on")
async def leave(hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[SeatRequest]) -> Accepted:
    return await play.leave(hall, await hall.room(game_id), caller, data.seat)


@post("/games/{game_id:str}/resign", summary="Give the game up: a bot plays it out")
async def resign(hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[SeatRequest]) -> Accepted:
    return await play.resign(hall, await hall.room(game_id), caller, data.seat)


@post("/games/{game_id:str}/replace", summary="Let a bot play for somebody who is away")
async def replace(hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[ReplaceRequest]) -> Accepted:
    return await play.replace(hall, await hall.room(game_id), caller, data.seat, data.level)


@post("/games/{game_id:str}/return", summary="Take the seat back from the bot")
async def come_back(hall: GivenHall, caller: GivenCaller, game_id: GameId, data: JSONBody[SeatRequest]) -> Accepted:
    return await play.come_back(hall, await hall.room(game_id), caller, data.seat)


@get("/games/{game_id:str}/record", summary="The game as a .spy file", media_type="text/plain")
async def record(
    hall: GivenHall, game_id: GameId, at: Annotated[int | None, QueryParameter(ge=0, le=LAST_PLACE)] = None
) -> Response[str]:
    room = await hall.room(game_id)
    async with room.lock:
        text = seating.record_at(room, at).dumps()
    headers = {"content-disposition": f'attachment; filename="spyrium-{game_id}.spy"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/games/{game_id:str}/verification", summary="Whether the deals were fixed beforehand")
async def verification(hall: GivenHall, game_id: GameId) -> Verification:
    room = await hall.room(game_id)
    async with room.lock:
        return verify(seating.record_at(room))


@get("/games/{game_id:str}/entries", summary="The log from a number on")
async def entries(
    hall: GivenHall, game_id: GameId, since: Annotated[int, QueryParameter(ge=0, le=LAST_PLACE)] = 0
) -> LogPage:
    room = await hall.room(game_id)
    async with room.lock:
        log = room.log
        entries = [log.written(seq) for seq in range(since + 1, room.seq + 1)] if log else []
        return LogPage(room.seq, room.commitment, entries)


@get("/games/{game_id:str}/at/{number:int}", summary="The game after its first decisions")
async def replay(
    hall: GivenHall, game_id: GameId, number: Annotated[int, PathParameter(ge=0, le=LAST_PLACE)]
) -> ReplayView:
    room = await hall.room(game_id)
    async with room.lock:
        return views.replay_view(room, seating.game_at(room, number), number)


@get("/games/{game_id:str}/prices/{seat:int}", summary="What every card of the market would cost a seat")
async def prices(
    hall: GivenHall,
    game_id: GameId,
    seat: Annotated[int, PathParameter(ge=0, le=LAST_SEAT)],
    at: Annotated[int | None, QueryParameter(ge=0, le=LAST_PLACE)] = None,
) -> MarketPrices:
    room = await hall.room(game_id)
    async with room.lock:
        if room.log is None or seat >= room.log.game.players:
            raise Refused("not_playing", "The game has not started yet, or has no such seat.")
        latest = len(room.log.in_force)
        moment = latest if at is None else min(at, latest)  # what was taken back may still be shown somewhere
        return MarketPrices(moment, seating.game_at(room, moment).market_prices(seat))


@get("/games/{game_id:str}/timeline", summary="Every decision with the scores after it")
async def timeline(hall: GivenHall, game_id: GameId) -> Timeline:
    room = await hall.room(game_id)
    async with room.lock:
        if room.log is None:
            raise Refused("not_playing", "The game has not started yet.")
        return views.timeline(room.log)


@websocket("/games/{game_id:str}/live")
async def live(socket: WebSocket[Any, Any, State], hall: GivenHall, game_id: FromPath[str]) -> None:
    await socket.accept()
    try:
        room = await hall.room(game_id)
        caller = await identify(socket, hall)
    except Refused as refused:
        code = NO_SUCH_GAME if refused.is_gone else NO_SUCH_CALLER
        await socket.close(code, refused.problem.message)
        return
    query = socket.query_params
    since = query.get("since", "")
    start = min(int(since), LAST_PLACE) if since.isascii() and since.isdigit() else None
    limits: Limits = socket.app.state.limits
    connection = Connection(hall, room, socket, caller, limits.messages, wants_views=query.get("views") != "0")
    await connection.run(start)


router = Router(
    path="/api",
    route_handlers=[
        create_game,
        show_game,
        close_table,
        decide,
        undo,
        ask_undo,
        answer_undo,
        leave,
        resign,
        replace,
        come_back,
        record,
        verification,
        entries,
        replay,
        prices,
        timeline,
        live,
    ],
    tags=["games"],
)
