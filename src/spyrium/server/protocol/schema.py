"""The types of the protocol, WebSocket messages included, as one OpenAPI document for the browser's type generator.

python -m spyrium.server.protocol.schema > protocol.json && npx openapi-typescript protocol.json -o protocol.ts
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

import spyrium
from spyrium.chance.verification import Verification
from spyrium.server.http.routes.accounts import EmailState, Me
from spyrium.server.http.routes.catalogue import BotList, EditionList, EditionView
from spyrium.server.http.routes.notices import PushKey, PushSubscription, TestReport
from spyrium.server.http.routes.operations import Progress
from spyrium.server.http.routes.players import MyGames, NewToken, TokenList
from spyrium.server.http.routes.tables import Lobby
from spyrium.server.people.playersettings import PlayerSettings
from spyrium.server.protocol import analysis_messages, live_messages, messages
from spyrium.server.protocol.errors import ErrorAnswer
from spyrium.server.ratings.ratings import Leaderboard, Profile

ANSWERS: list[Any] = [
    messages.NewGame,
    messages.GameCreated,
    messages.GameView,
    messages.Accepted,
    messages.LogPage,
    messages.ReplayView,
    messages.MarketPrices,
    messages.Timeline,
    Verification,
    analysis_messages.AnalysisState,
    analysis_messages.Hint,
    messages.ChatPage,
    messages.NextGame,
    messages.SeatLink,
    messages.HolderList,
    Lobby,
    Me,
    EmailState,
    MyGames,
    PlayerSettings,
    TokenList,
    NewToken,
    Profile,
    Leaderboard,
    EditionList,
    EditionView,
    BotList,
    Progress,
    PushKey,
    PushSubscription,
    TestReport,
    ErrorAnswer,
]
UNIONS: dict[str, Any] = {
    "ServerMessage": live_messages.ServerMessage,
    "ClientMessage": live_messages.ClientMessage,
    "Entry": messages.Entry,
    "Event": spyrium.Event,
    "SeatSpec": messages.SeatSpec,
    "Clock": messages.Clock,
}


def document() -> dict[str, Any]:
    """Every type by its name."""
    schemas, components = msgspec.json.schema_components(
        [*UNIONS.values(), *ANSWERS], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(UNIONS, schemas, strict=False))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spyrium", "version": spyrium.__version__},
        "paths": {},
        "components": {"schemas": dict(sorted((components | named).items()))},
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document())).decode() + "\n")
