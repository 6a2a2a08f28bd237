"""Who may act for a seat. Every act is asked for here: in a running game, at a waiting table, in the chat.

A seat is held by players, each by cookie, by account or by a bot's token of the account, and by whoever knows the
secret of a link that has not bound anybody yet. What a token may do at all is its scope: `read` sees, `play` does what
a player does, and only `own` (a cookie, or the secret itself) makes links and decides about holders and tables.
"""

from __future__ import annotations

from spyrium.server.people.identity import Caller, Player, Scope, matches
from spyrium.server.protocol.errors import Refused
from spyrium.server.storage.games import GameRow, SeatRow


def may_act(caller: Caller, seat: SeatRow, act: Scope = "play") -> bool:
    """Whether this caller may act for this seat."""
    if not caller.allows(act):
        return False
    holds = caller.player is not None and caller.player.id in seat.holders
    return holds or any(matches(secret, seat.secret) for secret in caller.secrets)


def seats_of(caller: Caller, seats: list[SeatRow], act: Scope = "play") -> list[int]:
    return [seat.seat for seat in seats if may_act(caller, seat, act)]


def is_owner(caller: Caller, seat: SeatRow) -> bool:
    """Whose seat it is, rather than one of their further devices."""
    return seat.player is not None and seat.player == caller.player_id and caller.allows("own")


def is_host(caller: Caller, row: GameRow, act: Scope = "own") -> bool:
    return caller.player is not None and caller.player.id == row.host and caller.allows(act)


def is_alone(row: GameRow) -> bool:
    """Whether nobody but the host sits here, or ever held a seat."""
    return all(seat.kind != "person" or seat.holders == {row.host} for seat in row.seats)


def host_only(caller: Caller, row: GameRow) -> None:
    if not is_host(caller, row):
        raise Refused("forbidden", "Only the host of the table can do that.")


def require_player(caller: Caller) -> Player:
    if caller.player is None:
        raise Refused("unauthorised", "Pick a name first.")
    return caller.player


def check_scope(caller: Caller, needed: Scope) -> None:
    if not caller.allows(needed):
        raise Refused("forbidden", f"This token may not do that: it has the scope {caller.scope!r}, not {needed!r}.")


def player_of(caller: Caller, act: Scope) -> Player:
    """The calling player, if the token they come with may do this."""
    player = require_player(caller)
    check_scope(caller, act)
    return player
