"""What people see of a game, as JSON. The public part is made once per change and shared by everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from spyrium import Edition, Game, Position
from spyrium.notation.position import Seat as SeatPosition
from spyrium.notation.words import GAPS, POSITIONS
from spyrium.rules.state import MAX_WORKERS
from spyrium.server.people.identity import Caller
from spyrium.server.protocol.log_messages import LogEntry
from spyrium.server.protocol.messages import BankClock
from spyrium.server.protocol.view_messages import (
    ClockView,
    EditionName,
    GameSummary,
    LegalDecision,
    Now,
    Outcome,
    Personal,
    Projection,
    ReplayView,
    SeatState,
    SeatView,
    TechniqueScore,
    Timeline,
    TimelineStep,
    UndoPending,
    You,
)
from spyrium.server.ratings.terms import unrated
from spyrium.server.seats.authority import is_alone
from spyrium.server.storage.games import GameRow
from spyrium.server.tables.gamelog import GameLog
from spyrium.server.tables.room import Room

GAPS_AROUND = {place: [gap for gap in GAPS if place in (gap[:2], gap[2:])] for place in POSITIONS}
encode = msgspec.json.Encoder().encode


def entry_head(stored: LogEntry) -> bytes:
    """An entry message up to its view, which differs from listener to listener."""
    return b'{"type":"entry",' + encode(stored)[1:-1] + b',"view":'


def for_caller(room: Room, caller: Caller) -> bytes:
    """The whole view for one caller: the public part with the personal one added."""
    return public(room)[:-1] + b"," + encode(personal(room, caller))[1:]


def public(room: Room) -> bytes:
    if room.public_json is None:
        room.public_json = encode(public_view(room))
    return room.public_json


def public_view(room: Room) -> dict[str, Any]:
    """The fields of `PublicView`."""
    row, log = room.row, room.log
    connected, spectators = room.connected()
    view: dict[str, Any] = {
        "id": row.id,
        "seq": room.seq,
        "title": row.title,
        "status": row.status,
        "edition": edition_name(room.edition),
        "options": row.options,
        "rated": room.rated,
        "unrated": unrated(row),
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "host": row.host,
        "seats": seat_views(row, room, connected),
        "spectators": spectators,
        "thinking": room.thinking,
        "next": row.next,
        "result": row.result,
        "commitment": room.commitment,
        **chance_told(row, log),
    }
    return view | (game_fields(log) if log else NOT_STARTED)


def chance_told(row: GameRow, log: GameLog | None) -> dict[str, Any]:
    """What the deals were drawn from, once the game is over."""
    told: dict[str, Any] = {"seed": None, "secret": None}
    if log is not None and row.status == "finished":
        draws = log.game.draws
        told["seed"] = log.game.seed
        told["secret"] = draws.secret.hex() if draws is not None and draws.secret is not None else None
    return told


NOT_STARTED: dict[str, Any] = {
    "round": None,
    "position": None,
    "now": None,
    "current": None,
    "prompt": None,
    "decisions": 0,
    "projected": None,
    "clock": None,
    "undo": None,
}


def game_fields(log: GameLog) -> dict[str, Any]:
    game, position = log.game, log.game.position()
    return {
        "round": game.round,
        "position": position,
        "now": now_view(game.now() if game.turn else position),
        "current": log.asked,
        "prompt": game.prompt,
        "decisions": len(log.in_force),
        "projected": projections(game),
        "clock": clock_view(log),
        "undo": UndoPending(log.wish.seat, log.wish.to, sorted(log.wish.waiting_for)) if log.wish else None,
    }


def edition_name(edition: Edition) -> EditionName:
    return EditionName(edition.name, edition.hash, edition.title)


def seat_views(row: GameRow, room: Room | None = None, connected: Sequence[bool] = ()) -> list[SeatView]:
    """The seats of a game; in a list of games, from its row alone."""
    log = room.log if room else None
    return [
        SeatView(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            level=seat.level,
            player=seat.player,
            ready=seat.ready,
            connected=connected[seat.seat] if connected else False,
            stand_in=log.stand_ins.get(seat.seat) if log else None,
            replaceable=room.replaceable(seat.seat) if room else None,
        )
        for seat in row.seats
    ]


def clock_view(log: GameLog) -> ClockView | None:
    deadline, seat = log.deadline(), log.asked
    if deadline is None or seat is None:
        return None
    return ClockView(seat, deadline, list(log.bank) if isinstance(log.clock, BankClock) else None)


def now_view(at: Position) -> Now:
    """The table at this very moment (`Now`), from the same writer as a position."""
    gaps = at["workers"]
    return Now(
        round=at["round"],
        first=at["first"],
        event=at["event"],
        future=at["future"],
        events_left=at["events_left"],
        market=at["market"],
        workers=gaps,
        tokens=at["tokens"],
        decks=at["decks"],
        seats=[
            seat_state(seat, sum(in_gap.count(k) for in_gap in gaps.values())) for k, seat in enumerate(at["seats"])
        ],
        around={place: sum(len(gaps.get(gap, ())) for gap in GAPS_AROUND[place]) for place in POSITIONS},
    )


def seat_state(seat: SeatPosition, in_market: int) -> SeatState:
    at_work = seat["workers"] - seat["active"] - in_market
    return SeatState(**seat, in_market=in_market, at_work=at_work, reserve=MAX_WORKERS - seat["workers"])


def projections(game: Game) -> list[Projection]:
    """What each seat would score if the game ended now."""
    found = []
    for seat in range(game.players):
        sheet = game.score_sheet(seat)
        vp, buildings = sheet.pop("vp"), sheet.pop("buildings")
        techniques = [TechniqueScore(card, worth) for card, worth in sheet.items()]
        found.append(Projection(vp, buildings, techniques, vp + buildings + sum(sheet.values())))
    return found


def personal(room: Room, caller: Caller) -> Personal:
    mine, log = room.seats_of(caller), room.log
    you = You(
        player=caller.player_id,
        seats=mine,
        host=room.is_host(caller),
        can_undo=log is not None and log.can_undo(mine),
        can_ask_undo=log is not None and not room.rated and log.can_ask_undo(mine),
    )
    if log is None or log.asked not in mine or log.asked in log.stand_ins:
        return Personal(you, [])
    return Personal(you, legal_decisions(log.game))


def legal_decisions(game: Game) -> list[LegalDecision]:
    return [LegalDecision(quote.word, quote) for quote in game.quotes()]


def replay_view(room: Room, game: Game, at: int) -> ReplayView:
    assert room.log is not None
    decisions = room.log.in_force
    return ReplayView(
        id=room.id,
        at=at,
        decisions=len(decisions),
        words=[decision.word for decision in decisions],
        position=game.position(),
        now=now_view(game.now()),
        current=None if game.over else game.current,
        prompt=game.prompt,
        projected=projections(game),
        events=room.log.events(decisions[at - 1].seq) if at else [],
        round=game.round,
        result=room.row.result if game.over else None,
    )


def timeline(log: GameLog) -> Timeline:
    """Every decision in force with everybody's projected total after it."""
    game, steps = log.game.copy(), []
    for decision in reversed(log.in_force):
        steps.append(TimelineStep(decision.seat, decision.word, decision.round, list(game.projected_scores)))
        game.undo()
    return Timeline(steps[::-1])


def outcome(game: Game) -> Outcome:
    """The result of a finished game, ratings still to come."""
    assert game.scores is not None
    assert game.winners is not None
    return Outcome(list(game.scores), list(game.winners), projections(game), [])


def summary(row: GameRow, player: str | None) -> GameSummary:
    """A game in a list, from its row alone."""
    mine = [seat.seat for seat in row.seats if player is not None and player in seat.holders]
    turn = row.status == "playing" and row.current in mine
    return GameSummary(
        id=row.id,
        title=row.title,
        status=row.status,
        seats=seat_views(row),
        edition=row.setup.edition,
        options=row.options,
        rated=unrated(row) is None,
        unrated=unrated(row),
        round=row.round,
        current=row.current if row.status == "playing" else None,
        your_seats=mine,
        your_turn=turn,
        deadline=row.wake_at if turn else None,
        updated=row.updated,
        result=row.result,
        deletable=player == row.host and (row.status == "waiting" or (row.terms != "rated" and is_alone(row))),
    )
