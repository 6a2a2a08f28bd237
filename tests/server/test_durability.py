"""No acknowledged decision is ever lost, and none is there twice."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .process import Live, ServerProcess, Table
from .test_seats import MINE, PERSON, make, play_out, visitor

GAMES = 4
KILLS = 2
Acknowledged = dict[tuple[str, int], str]


class Crowd:
    """Players who keep deciding on any of the nodes, whatever happens to these, and note what was acknowledged."""

    def __init__(self, nodes: list[ServerProcess]) -> None:
        self.nodes = nodes
        self.tables: list[Table] = []
        self.acknowledged: Acknowledged = {}
        self.over = threading.Event()
        self.threads = [threading.Thread(target=self.play, args=(random.Random(number),)) for number in range(GAMES)]

    def play(self, chance: random.Random) -> None:
        """Game after game; a broken connection is replaced by another."""
        table: Table | None = None
        while not self.over.is_set():
            node = chance.choice(self.nodes)
            try:
                if table is None:
                    table = Table(node)
                    self.tables.append(table)
                with node.live(table.id, views=0) as live:
                    self.play_on(table, live, chance)
                table = None
            except (OSError, ConnectionClosed, EOFError, httpx.TransportError):
                self.over.wait(0.05)

    def play_on(self, table: Table, live: Live, chance: random.Random) -> None:
        """All seats of a table decide until the game is over."""
        for secret in table.secrets:
            live.send(type="auth", secret=secret)
            live.until("done")
        while not self.over.is_set():
            live.send(type="view")
            view = live.until("view")["view"]
            if view["prompt"] == "over":
                return
            word = chance.choice(view["legal"])["word"]
            live.send(type="decision", seq=view["seq"], word=word)
            while (answer := live.receive())["type"] not in ("accepted", "error"):
                pass
            if answer["type"] == "accepted":
                self.acknowledged[table.id, answer["seq"]] = word

    def __enter__(self) -> Crowd:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        for thread in self.threads:
            thread.join()

    def wait_for_more(self) -> None:
        """Until a few more decisions were acknowledged."""
        enough = len(self.acknowledged) + 5 * GAMES
        while len(self.acknowledged) < enough:
            self.over.wait(0.02)


def check_logs(crowd: Crowd, node: ServerProcess) -> None:
    """Everything acknowledged is stored under its number, numbers run without gaps, and the game replays."""
    for table in crowd.tables:
        log = httpx.get(f"{node.url}{table.path}/entries").json()["entries"]
        assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
        for (game, seq), word in crowd.acknowledged.items():
            if game == table.id:
                assert log[seq - 1]["entry"]["word"] == word


def test_kill_9_under_load_loses_nothing(tmp_path: Path) -> None:
    node = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with Crowd([node]) as crowd:
        for _ in range(KILLS):
            crowd.wait_for_more()
            node.kill()
            node.start()
        crowd.wait_for_more()

    check_logs(crowd, node)
    assert len(crowd.acknowledged) > GAMES
    node.stop()


@pytest.fixture(scope="module")
def nodes(postgresql: str) -> Iterator[list[ServerProcess]]:
    running = [ServerProcess(postgresql) for _ in range(2)]
    yield running
    for node in running:
        node.stop()


def test_two_nodes_take_moves_of_the_same_games_while_either_is_killed(nodes: list[ServerProcess]) -> None:
    with Crowd(nodes) as crowd:
        for kill in range(KILLS):
            crowd.wait_for_more()
            nodes[kill % 2].kill()
            crowd.wait_for_more()
            nodes[kill % 2].start()
        crowd.wait_for_more()

    for node in nodes:
        check_logs(crowd, node)


def test_what_is_decided_on_one_node_is_heard_on_the_other(nodes: list[ServerProcess]) -> None:
    table = Table(nodes[0])
    seat = table.view()["current"]
    with nodes[1].live(table.id, since=0) as live:
        live.until("view")
        table.decide(seat, 0, "place:a1b1")
        entry = live.until("entry")

    assert (entry["seq"], entry["entry"]["word"]) == (1, "place:a1b1")
    assert entry["view"]["now"]["workers"] == {"a1b1": [seat]}


def test_a_repeat_on_the_other_node_is_answered_as_the_first_time(nodes: list[ServerProcess]) -> None:
    table = Table(nodes[0])
    seat = table.view()["current"]
    first = table.decide(seat, 0, "place:a1b1")
    with nodes[1].client(table.secrets[seat]) as elsewhere:
        again = elsewhere.post(f"{table.path}/decisions", json={"seq": 0, "word": "place:a1b1"})

    assert (again.status_code, again.json()) == (201, first.json())


def test_people_on_different_nodes_share_chat_presence_and_result(nodes: list[ServerProcess]) -> None:
    here, there = nodes
    with visitor(here, "Ada") as ada, visitor(there, "Charles") as charles:
        game = make(ada, MINE, PERSON)
        path = f"/api/games/{game['id']}"
        claimed = charles.post(f"{path}/claim", json={"secret": game["seats"][1]["secret"]}).json()
        with there.live(game["id"], game["seats"][1]["secret"]) as live:
            with here.live(game["id"], game["seats"][0]["secret"]):
                while live.until("presence")["connected"] != [True, True]:
                    pass
            ada.post(f"{path}/chat", json={"text": "hello over there"})
            heard = live.until("chat")["chat"]
        play_out(here, game)
        profile = charles.get(f"/api/players/{claimed['you']['player']}").json()
        leaders = charles.get("/api/leaderboard?players=2")

    assert (heard["name"], heard["text"]) == ("Ada", "hello over there")
    assert [row["games"] for row in profile["statistics"]] == [1]
    assert [row["games"] for row in profile["ratings"]] == [1]
    assert leaders.status_code == 200


def test_a_live_connection_resumes_across_a_restart_without_gaps_or_repeats(tmp_path: Path) -> None:
    node = ServerProcess(f"sqlite:///{tmp_path / 'games.sqlite'}")
    table = Table(node)
    for _ in range(5):
        table.step()
    with node.live(table.id, since=0, views=0) as live:
        seen = [live.until("entry")["seq"] for _ in range(3)]
    node.kill()
    node.start()
    table.step()
    with node.live(table.id, since=seen[-1], views=0) as live:
        seen += [live.until("entry")["seq"] for _ in range(3)]
    node.stop()

    assert seen == [1, 2, 3, 4, 5, 6]
