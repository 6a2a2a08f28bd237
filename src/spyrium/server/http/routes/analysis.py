"""Analyses of finished games, and hints."""

from __future__ import annotations

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency

from spyrium.server.analysis.analyst import Analyst
from spyrium.server.analysis.hints import Hints
from spyrium.server.http.routes.games import GameId
from spyrium.server.people.calling import GivenCaller, GivenHall
from spyrium.server.protocol.analysis_messages import AnalysisState, Hint


def provide_analyst(state: State) -> Analyst:
    analyst: Analyst = state.analyst
    return analyst


def provide_hints(state: State) -> Hints:
    hints: Hints = state.hints
    return hints


def answer(state: AnalysisState) -> Response[AnalysisState]:
    """With the analysis as it is kept, already encoded."""
    return Response(msgspec.json.encode(state), media_type="application/json")  # type: ignore[arg-type]


@post("/games/{game_id:str}/analysis", summary="Ask for the analysis of a finished game", status_code=200)
async def ask(caller: GivenCaller, analyst: NamedDependency[Analyst], game_id: GameId) -> Response[AnalysisState]:
    return answer(await analyst.ask(game_id, caller.person))


@get("/games/{game_id:str}/analysis", summary="How far the analysis is, and the analysis once it is done")
async def show(analyst: NamedDependency[Analyst], game_id: GameId) -> Response[AnalysisState]:
    return answer(await analyst.state(game_id))


@post(
    "/games/{game_id:str}/hint",
    summary="What master would decide here, in an unrated game of one's own",
    status_code=200,
)
async def hint(hall: GivenHall, caller: GivenCaller, hints: NamedDependency[Hints], game_id: GameId) -> Hint:
    return await hints.give(await hall.room(game_id), caller)


router = Router(path="/api", route_handlers=[ask, show, hint], tags=["analysis"])
