"""The live connection."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.server.process import ServerProcess, Table, get, listen


@pytest.fixture
def table(server: ServerProcess) -> Table:
    return Table(server)


def test_every_entry_from_a_number_on_then_the_view(table: Table) -> None:
    for _ in range(4):
        table.step()

    with table.server.live(table.id, since=2) as live:
        hello, *entries, view = [live.receive() for _ in range(4)]

    assert (hello["type"], hello["seq"]) == ("hello", 4)
    assert [entry["seq"] for entry in entries] == [3, 4]
    assert (view["type"], view["view"]["seq"]) == ("view", 4)


def test_a_decision_is_announced_to_everybody_and_accepted(table: Table) -> None:
    seat = table.view()["current"]
    with table.server.live(table.id) as spectator, table.server.live(table.id, table.secrets[seat]) as player:
        player.until("view")
        player.send(type="decision", seq=0, word="place:a1b1", ref="mine")
        accepted = player.until("accepted")
        entry = spectator.until("entry")

    assert accepted == {"type": "accepted", "ref": "mine", "seq": 1, "events": entry["events"]}
    assert entry["entry"] == {"kind": "decision", "seat": seat, "word": "place:a1b1", "by": "person"}
    assert entry["view"]["legal"] == []


def test_a_secret_can_be_shown_after_connecting(table: Table) -> None:
    seat = table.view()["current"]
    with table.server.live(table.id) as live:
        live.until("view")
        live.send(type="auth", secret="not a secret of this game")
        refused = live.until("error")
        live.send(type="auth", secret=table.secrets[seat])
        view = live.until("view")["view"]

    assert refused["error"]["code"] == "forbidden"
    assert view["you"]["seats"] == [seat]
    assert view["legal"]


def test_presence_tells_who_is_there(table: Table) -> None:
    with table.server.live(table.id, table.secrets[1]) as player:
        with table.server.live(table.id):
            crowded = player.until("presence")
            while crowded["spectators"] != 1:
                crowded = player.until("presence")
        alone = player.until("presence")

    assert (crowded["connected"], crowded["spectators"]) == ([False, True], 1)
    assert (alone["connected"], alone["spectators"]) == ([False, True], 0)


def test_without_views_only_entries_come(table: Table) -> None:
    with table.server.live(table.id, since=0, views=0) as live:
        live.until("hello")
        table.step()
        assert live.until("entry")["view"] is None


def test_an_unknown_game_closes_the_connection_with_its_own_code(server: ServerProcess) -> None:
    with server.live("nosuchgame") as live, pytest.raises(ConnectionClosed) as closed:
        live.receive()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_page_of_another_site_cannot_connect(table: Table) -> None:
    address = f"{table.server.url.replace('http', 'ws')}{table.path}/live"

    with pytest.raises(InvalidStatus) as refused:
        listen(address, {}, origin=Origin("https://elsewhere.example"))

    assert refused.value.response.status_code == 403


COMMANDS = ["decision", "undo", "undo-ask", "undo-answer", "chat", "leave", "replace", "return", "auth", "ready"]
garbage = st.one_of(
    st.text(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=12,
    ),
    st.fixed_dictionaries(
        {"type": st.sampled_from(COMMANDS)},
        optional={
            "seq": st.integers() | st.text(max_size=5),
            "word": st.text(max_size=60) | st.none(),
            "to": st.integers(),
            "yes": st.booleans() | st.integers(),
            "text": st.text(max_size=600),
            "secret": st.text(max_size=200),
            "ready": st.booleans(),
            "seat": st.integers(),
            "level": st.text(max_size=20) | st.none(),
            "ref": st.integers() | st.lists(st.integers()),
            "more": st.none(),
        },
    ),
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(garbage, min_size=1, max_size=10))
def test_each_wrong_message_gets_one_clear_error_and_the_connection_goes_on(
    messages: list[object], server: ServerProcess, watched: str
) -> None:
    with server.live(watched, views=0) as live:
        live.until("hello")
        for message in messages:
            if isinstance(message, str):
                live.socket.send(message)
            else:
                live.send_anything(message)
            error = live.until("error")
            assert error["error"]["message"]
        live.send(type="ping", ref=7)
        assert live.until("pong")["ref"] == 7


@pytest.fixture(scope="module")
def watched(server: ServerProcess) -> str:
    return Table(server).id


def test_frames_of_bytes_and_of_enormous_length_do_no_harm(table: Table) -> None:
    with table.server.live(table.id, views=0) as live:
        live.until("hello")
        live.socket.send(random.Random(1).randbytes(500))
        assert live.until("error")["error"]["code"] == "bad_request"
        live.socket.send("x" * 40_000)
        assert live.until("error")["error"]["code"] == "too_large"
        live.send(type="ping")
        live.until("pong")
    assert get(f"{table.server.url}/health").status_code == 200
