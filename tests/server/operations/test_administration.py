"""Backups, restoring, deletions, passwords, migrations."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, text
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from spyrium.cli.app import app
from spyrium.server.operations import administration
from spyrium.server.storage.database import opened
from spyrium.server.storage.migrate import migrate, upgrade
from spyrium.server.storage.tables import metadata

from ..people.test_accounts import PASSWORD, fresh_name, register
from ..people.test_sessions import live_with_cookie
from ..process import ServerProcess, Table, get


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["admin", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_a_backup_of_a_running_server_is_a_whole_server_again(server: ServerProcess, tmp_path: Path) -> None:
    table = Table(server)
    for _ in range(3):
        table.step()
    database = f"sqlite:///{tmp_path / 'restored.sqlite'}"

    run("backup", str(tmp_path / "backup.sqlite"), "--database", server.settings["database"])
    run("restore", str(tmp_path / "backup.sqlite"), "--database", database)

    again = ServerProcess(database)
    with again.client() as client:
        view = client.get(table.path).json()
    again.stop()
    assert view["seq"] == 3
    assert view["position"] == table.view()["position"]


def test_from_sqlite_to_postgresql_and_back(server: ServerProcess, postgresql: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    with opened(postgresql) as engine, engine.connect() as connection:
        connection.execution_options(isolation_level="AUTOCOMMIT").execute(text("CREATE DATABASE restored"))
    target = postgresql.replace("/postgres?", "/restored?")

    rows = administration.back_up(server.settings["database"], first)
    administration.put_back(target, first)
    same = administration.back_up(target, second)

    assert rows == same > 0


def test_restoring_over_games_is_refused(server: ServerProcess, tmp_path: Path) -> None:
    Table(server)
    backup = tmp_path / "backup.sqlite"
    administration.back_up(server.settings["database"], backup)

    with pytest.raises(ValueError, match="not empty"):
        administration.put_back(server.settings["database"], backup)


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="nothing to back up"):
        administration.back_up(f"sqlite:///{tmp_path / 'mistyped.sqlite'}", tmp_path / "backup.sqlite")


@pytest.mark.parametrize(("content", "said"), [("{}", "not a database"), ("", "is no backup")])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "backup.sqlite"
    file.write_text(content, encoding="utf-8")

    result = CliRunner().invoke(
        app, ["admin", "restore", str(file), "--database", f"sqlite:///{tmp_path / 'new.sqlite'}"]
    )
    assert result.exit_code == 1
    assert said in result.output


@pytest.mark.parametrize(
    "words", [["delete-game", "g"], ["delete-player", "p"], ["reset-password", "p"], ["backup", "b"]]
)
def test_a_mistyped_database_is_not_made(tmp_path: Path, words: list[str]) -> None:
    result = CliRunner().invoke(app, ["admin", *words, "--database", f"sqlite:///{tmp_path / 'mistyped.sqlite'}"])
    assert result.exit_code == 1
    assert "there is no such file" in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_deleted_game_is_gone_while_the_server_runs(server: ServerProcess) -> None:
    table = Table(server)
    with server.live(table.id, table.secrets[0]) as live:
        live.until("view")
        run("delete-game", table.id, "--database", server.settings["database"])
        with pytest.raises(ConnectionClosed) as closed:
            live.until("the connection is closed")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert get(f"{server.url}{table.path}").status_code == 404


def test_deleting_a_player_leaves_the_games_to_the_others(server: ServerProcess) -> None:
    name = fresh_name()
    with server.client() as client:
        player = register(client, name)
        seats = [{"kind": "person", "mine": True}, {"kind": "person"}]
        game = client.post("/api/games", json={"seats": seats}).json()
        run("delete-player", name, "--database", server.settings["database"])
        nobody = client.get("/api/me").json()["player"]

    assert nobody is None
    assert get(f"{server.url}/api/players/{player['id']}").status_code == 404
    assert get(f"{server.url}/api/games/{game['id']}").status_code == 200


@pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)
def test_somebody_deleted_acts_no_more_and_is_not_named_while_the_server_runs(server: ServerProcess) -> None:
    name = fresh_name()
    with server.client() as client:
        register(client, name)
        game = client.post("/api/games", json={"seats": [{"kind": "person", "mine": True}, {"kind": "person"}]}).json()
        path, cookie = f"/api/games/{game['id']}", client.cookies["spyrium"]
    with live_with_cookie(server, game["id"], cookie) as live, server.live(game["id"]) as onlooker:
        live.until("view")
        run("delete-player", name, "--database", server.settings["database"])
        with suppress(ConnectionClosed):  # the server may have heard of it by now
            live.send(type="leave", seat=0)
        with pytest.raises((ConnectionClosed, AssertionError)):
            live.until("accepted")
        while onlooker.until("view")["view"]["seats"][0]["name"] != "erased":
            pass
    record = get(f"{server.url}{path}/record").text

    assert get(f"{server.url}{path}/entries").json()["entries"] == []
    assert name not in record


@pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)
def test_what_somebody_deleted_has_said_is_under_no_name(server: ServerProcess) -> None:
    """Said by themselves, by another device, or by whoever knows the link."""
    name, names = fresh_name(), []
    with server.client() as desk, server.client() as phone, server.client() as other:
        register(desk, name)
        other.post("/api/me", json={"name": "Charles"})
        game = desk.post("/api/games", json={"seats": [{"kind": "person", "mine": True}, {"kind": "person"}]}).json()
        path = f"/api/games/{game['id']}"
        phone.post(f"{path}/claim", json={"secret": game["seats"][0]["secret"]})
        secret = desk.post(f"{path}/seats/0/link", json={}).json()["secret"]
        with server.client(secret) as bearer:
            for person in (desk, phone, bearer, other):
                person.post(f"{path}/chat", json={"text": "hello"}).raise_for_status()
        for moment in ("before", "after"):
            names.append([line["name"] for line in other.get(f"{path}/chat").json()["lines"]])
            if moment == "before":
                run("delete-player", name, "--database", server.settings["database"])

    assert names == [[name, name, name, "Charles"], ["erased", "erased", "erased", "Charles"]]


@pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)
def test_somebody_deleted_does_not_play_on_by_another_device_or_a_link(server: ServerProcess) -> None:
    name = fresh_name()
    with server.client() as desk, server.client() as phone:
        register(desk, name)
        game = desk.post("/api/games", json={"seats": [{"kind": "person", "mine": True}, {"kind": "person"}]}).json()
        path = f"/api/games/{game['id']}"
        phone.post(f"{path}/claim", json={"secret": game["seats"][0]["secret"]})
        secret = desk.post(f"{path}/seats/0/link", json={}).json()["secret"]
        before = phone.get(path).json()["you"]["seats"]
        run("delete-player", name, "--database", server.settings["database"])
        with server.client(secret) as bearer:
            left = [who.post(f"{path}/leave", json={"seat": 0}).status_code for who in (phone, bearer)]

    assert before == [0]
    assert left == [403, 403]


def test_a_new_password_logs_out_everywhere(server: ServerProcess) -> None:
    name = fresh_name()
    with server.client() as client:
        register(client, name)
        password = run("reset-password", name, "--database", server.settings["database"]).split()[-1]
        logged_out = client.get("/api/me").json()["player"] is None
        old = client.post("/api/account/login", json={"name": name, "password": PASSWORD})
        new = client.post("/api/account/login", json={"name": name, "password": password})

    assert logged_out
    assert (old.status_code, new.status_code) == (401, 200)


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """Of a database that is not there yet."""
    with opened(f"sqlite:///{tmp_path / 'games.sqlite'}") as engine:
        yield engine


def test_migrations_build_exactly_the_tables_the_code_uses(engine: Engine) -> None:
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_an_old_database_is_backed_up_before_it_is_migrated(engine: Engine, tmp_path: Path) -> None:
    upgrade(engine, "0001")

    migrate(engine)

    [backup] = tmp_path.glob("spyrium-before-*.sqlite")
    with opened(f"sqlite:///{backup}") as copy, copy.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "0001"


def test_stored_accounts_keep_their_names_and_their_addresses_unconfirmed(engine: Engine) -> None:
    upgrade(engine, "0001")
    player = (
        "INSERT INTO players (id, name, account, epoch, settings, created) "
        'VALUES (:id, :name, :account, 0, \'{"email": "a@b.example"}\', :created)'
    )
    people = [("first", "Ada", "ada"), ("second", "Аdа", "аdа"), ("guest", "Ada", None)]
    with engine.begin() as connection:
        for created, (number, name, account) in enumerate(people):
            values = {"id": number, "name": name, "account": account, "created": created}
            connection.execute(text(player), values)

    migrate(engine)

    with engine.connect() as connection:
        kept = connection.execute(text("SELECT DISTINCT player FROM names")).scalars().all()
        accounts = connection.execute(text("SELECT account FROM players ORDER BY created")).scalars().all()
        confirmed = connection.execute(text("SELECT email FROM players")).scalars().all()
    assert kept == ["first"]
    assert accounts == ["ada", "аdа", None]
    assert confirmed == [None, None, None]


def test_tables_from_before_have_the_pace_of_their_clock(engine: Engine) -> None:
    """Else a clock of seconds would go on running behind “over days”, at which nobody need be there."""
    upgrade(engine, "0009")
    stored = {
        "seconds": {"pace": "days", "clock": {"kind": "turn", "seconds": 1}},
        "days": {"pace": "live", "clock": {"kind": "days", "days": 3}},
        "none": {"pace": "days", "clock": {"kind": "none"}},
    }
    game = (
        "INSERT INTO games (id, title, status, setup, options, listed, created, version, seq, people, updated) "
        "VALUES (:id, '', 'waiting', '{}', :options, false, 0, 0, 0, 0, 0)"
    )
    with engine.begin() as connection:
        for name, options in stored.items():
            connection.execute(text(game), {"id": name, "options": json.dumps(options)})

    migrate(engine)

    with engine.connect() as connection:
        rows = connection.execute(text("SELECT id, options FROM games"))
        assert {row.id: json.loads(row.options)["pace"] for row in rows} == {
            "seconds": "live",
            "days": "days",
            "none": "days",
        }


def test_games_from_before_keep_their_terms_and_lose_secrets_that_were_given_away(engine: Engine) -> None:
    """A rated game in play, of the first form of the database: the host was told the secret of its open seat."""
    upgrade(engine, "0001")
    options = '{"seed_chosen": false, "forked_from": null, "rated": true}'
    game = "INSERT INTO games (id, title, status, setup, options, listed, created, seq, updated) VALUES "
    seat = "INSERT INTO seats (game, seat, kind, name, level, player, secret, ready) VALUES "
    with engine.begin() as connection:
        for name in ("rated", "open"):
            connection.execute(
                text(f"{game} ('{name}', '', 'playing', '{{}}', :options, 0, 0, 0, 0)"), {"options": options}
            )
        connection.execute(text(f"{seat} ('rated', 0, 'person', 'Ada', NULL, 'ada', x'01', 1)"))
        connection.execute(text(f"{seat} ('rated', 1, 'bot', 'bot', 'greedy', NULL, NULL, 1)"))
        connection.execute(text(f"{seat} ('open', 0, 'person', 'Ada', NULL, 'ada', x'02', 1)"))
        connection.execute(text(f"{seat} ('open', 1, 'open', 'Player 2', NULL, NULL, x'03', 0)"))

    migrate(engine)

    with engine.connect() as connection:
        terms = {row.id: row.terms for row in connection.execute(text("SELECT id, terms FROM games"))}
        subjects = (
            connection.execute(text("SELECT subject FROM seats WHERE game = 'rated' ORDER BY seat")).scalars().all()
        )
        secrets = connection.execute(text("SELECT count(*) FROM seats WHERE secret IS NOT NULL")).scalar()
    assert terms == {"rated": "rated", "open": "seats"}
    assert subjects == ["ada", "bot:greedy"]
    assert secrets == 0
