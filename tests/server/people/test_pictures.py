"""Notices show the table as a picture, where that can be seen, and go without it where it cannot be drawn."""

from __future__ import annotations

import email
import email.policy
import json
import sys
from dataclasses import replace
from email.message import EmailMessage

import pytest

from spyrium import Game, svg
from spyrium.server.notify import pictures
from spyrium.server.notify.channels import Notice, shows_pictures
from spyrium.server.notify.pictures import Pictures
from tests.asynchronous import run_apart

from ..process import ServerProcess
from ..tables.test_seats import MINE, PERSON, make, visitor
from .receivers import Mailbox, Receiver, confirm_address, words_of

PNG = b"\x89PNG\r\n\x1a\n"
DISCORD = "/api/webhooks/1234567890/a-token_of-theirs"


def form(headers: dict[str, str], body: bytes) -> dict[str, EmailMessage]:
    """The parts of a form that came in, by name, as an independent reader understands them."""
    head = f"Content-Type: {headers['content-type']}\r\n\r\n".encode()
    whole = email.message_from_bytes(head + body, policy=email.policy.HTTP)
    assert isinstance(whole, EmailMessage)
    return {part["content-disposition"].params["name"]: part for part in whole.iter_parts()}  # type: ignore[misc]


def test_discord_is_sent_the_table_with_the_words(notifying: ServerProcess, receiver: Receiver) -> None:
    with visitor(notifying, "Ada") as ada:
        ada.put("/api/me/settings", json={"webhook": f"{receiver.url}{DISCORD}", "language": "de"})
        make(ada, MINE, MINE, pace="days", title="Tea time")
    parts = form(*receiver.received.get())
    told = json.loads(parts["payload_json"].get_content())

    assert told["content"].startswith("Ada, du bist am Zug bei „Tea time“.")
    assert told["attachments"] == [{"id": 0, "filename": "table.png", "description": "So sieht der Tisch gerade aus"}]
    assert parts["files[0]"].get_filename() == "table.png"
    assert parts["files[0]"].get_content().startswith(PNG)


def test_so_is_a_table_s_own_channel(notifying: ServerProcess, receiver: Receiver) -> None:
    with notifying.client() as nobody:
        make(nobody, PERSON, PERSON, webhook=f"{receiver.url}{DISCORD}")

    assert "files[0]" in form(*receiver.received.get())


@pytest.mark.parametrize(
    ("webhook", "shown"),
    [
        ("https://discord.com/api/webhooks/1/token", True),
        ("https://discord.com/api/v10/webhooks/1/token", True),
        ("https://hooks.slack.com/services/T0/B0/x", False),
        ("https://example.org/api/webhooks/all/1", False),
    ],
)
def test_others_are_sent_what_they_are_known_to_take(webhook: str, shown: bool) -> None:
    assert shows_pictures(webhook) == shown


def test_an_e_mail_holds_the_table_and_can_be_read_without_it(notifying: ServerProcess, mailbox: Mailbox) -> None:
    with visitor(notifying, "Ada") as ada:
        confirm_address(ada, mailbox, "ada@pictures.example")
        make(ada, MINE, MINE, pace="days", title="<b>Tea</b>")
        letter = mailbox.letter()
    html, (picture,) = letter.get_body(("html",)), [part for part in letter.walk() if part.get_filename()]

    assert html is not None
    assert "&lt;b&gt;Tea&lt;/b&gt;" in html.get_content()
    assert f'src="cid:{picture["content-id"][1:-1]}" alt="The table as it stands"' in html.get_content()
    assert picture.get_payload(decode=True).startswith(PNG)  # type: ignore[union-attr]
    assert "it is your turn in “<b>Tea</b>”" in words_of(letter)


def test_a_picture_shows_nothing_that_the_public_position_does_not() -> None:
    game = Game.from_secret(b"\7" * 32, 3, "standard", ["Ada", "Brunel", "Cora"])
    seen = Game.from_position(game.position(), names=game.names)

    assert svg.board(game, seat=1) == svg.board(seen, seat=1)


TOLD = Notice("subject", "text", "link", "game", 0, "Ada", draw=lambda: svg.board(Game(players=2, seed=1)))


@pytest.mark.parametrize(
    ("notice", "patience", "command"),
    [
        (TOLD, 20, (sys.executable, "-c", "raise SystemExit('no letters')")),
        (TOLD, 20, ("/nowhere/python",)),
        (TOLD, 0, pictures.COMMAND),
        (replace(TOLD, draw=None), 20, pictures.COMMAND),
    ],
    ids=["the drawing fails", "it cannot be started", "it takes too long", "there is no table"],
)
def test_a_notice_without_a_picture_goes_all_the_same(
    notice: Notice, patience: int, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "PATIENCE", patience)
    monkeypatch.setattr(pictures, "COMMAND", command)

    assert run_apart(Pictures().added_to(notice)) == notice


def test_where_nothing_can_draw_pictures_none_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "find_spec", lambda _: None)

    assert run_apart(Pictures().added_to(TOLD)) == TOLD
