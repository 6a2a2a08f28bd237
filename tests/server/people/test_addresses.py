"""E-mail goes only to those who confirmed their address, and not too often."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from spyrium.server.notify import turns
from spyrium.server.notify.channels import Notice
from spyrium.server.notify.outgoing import Undeliverable
from spyrium.server.notify.push import load_key, new_key
from tests.server.people.receivers import Mailbox, confirm_address
from tests.server.process import ServerProcess
from tests.server.storage.test_durability import run, table_for_two
from tests.server.tables.test_seats import MINE, make, visitor


def test_nothing_is_sent_to_an_address_that_nobody_confirmed(notifying: ServerProcess, mailbox: Mailbox) -> None:
    with visitor(notifying, "Eve") as eve:
        eve.put("/api/me/settings", json={"email": "victim@example.org"})
        make(eve, MINE, MINE, pace="days", title="Buy this")
        told = eve.post("/api/me/test-notification", json={}).json()
        state = eve.get("/api/me/email").json()

    assert told == {"sent": [], "failed": []}
    assert state == {"address": "victim@example.org", "confirmed": False}
    assert mailbox.received.empty()


@pytest.mark.parametrize(
    "address", ["root,eve@example.org", "root;eve@example.org", "x<eve@example.org>", "eve@example.org\n"]
)
def test_no_address_stands_for_several(notifying: ServerProcess, address: str) -> None:
    """Else Eve would confirm, with a code from her own mailbox, that of somebody else as well."""
    with visitor(notifying, "Eve") as eve:
        answer = eve.put("/api/me/settings", json={"email": address})

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")


def test_a_guessed_code_confirms_nothing(notifying: ServerProcess) -> None:
    with visitor(notifying, "Eve") as eve:
        eve.put("/api/me/settings", json={"email": "victim@example.org"})
        guesses = [eve.post("/api/me/email/confirm", json={"code": f"AAAAAAA{n}"}).status_code for n in range(2, 8)]
        more = [eve.post("/api/me/email/confirm", json={"code": f"BBBBBBB{n}"}).status_code for n in range(2, 8)]
        confirmed = eve.get("/api/me/email").json()["confirmed"]

    assert set(guesses) == {400}
    assert more[-1] == 429
    assert not confirmed


def test_another_address_is_confirmed_anew(notifying: ServerProcess, mailbox: Mailbox) -> None:
    with visitor(notifying, "Ada") as ada:
        confirm_address(ada, mailbox, "ada@one.example")
        ada.put("/api/me/settings", json={"email": "ada@another.example"})

        assert ada.get("/api/me/email").json() == {"address": "ada@another.example", "confirmed": False}


def test_a_strangers_mailbox_is_not_filled_with_codes(notifying: ServerProcess, mailbox: Mailbox) -> None:
    answers = []
    for number in range(8):
        with visitor(notifying, f"Eve {number}") as eve:
            eve.put("/api/me/settings", json={"email": "Stranger@example.org"})
            answers.append(eve.post("/api/me/email/code", json={}).status_code)
    letters = [mailbox.letter() for _ in range(5)]

    assert answers == [204] * 5 + [429] * 3
    assert mailbox.received.empty()
    assert {letter["subject"] for letter in letters} == {"Spyrium: your code"}


def test_a_tables_title_does_not_get_into_the_head_of_an_e_mail(notifying: ServerProcess, mailbox: Mailbox) -> None:
    with visitor(notifying, "Ada") as ada:
        confirm_address(ada, mailbox, "busy@example.org")
        make(ada, MINE, MINE, pace="days", title="\r\nBcc: all@example.org")
        letter = mailbox.letter()

    assert (letter["subject"], letter["bcc"]) == ("Spyrium: it is your turn", None)


@pytest.mark.proof  # a picture is drawn for each
def test_a_mailbox_is_not_filled_with_turns(notifying: ServerProcess, mailbox: Mailbox) -> None:
    with visitor(notifying, "Ada") as ada:
        confirm_address(ada, mailbox, "often@example.org")
        for _ in range(turns.MAILS_PER_HOUR - 1):  # the code was one
            make(ada, MINE, MINE, pace="days")
            mailbox.letter()
        # Every two minutes that this took allow one more.
        while not (answers := ada.post("/api/me/test-notification", json={}).json()["failed"]):
            mailbox.letter()
        [failed] = answers

    assert (failed["channel"], failed["reason"]) == ("email", "30 e-mails an hour are enough")
    assert mailbox.received.empty()


async def mails_sent(folder: Path, monkeypatch: pytest.MonkeyPatch, who: list[tuple[str, str]]) -> int:
    """How many e-mails go out if they are sent as fast as can be, each by a player to an address."""
    sent = 0

    async def send(*_: object) -> None:
        nonlocal sent
        sent += 1

    monkeypatch.setattr(turns, "send_mail", send)
    async with table_for_two(folder) as (hall, _, _caller):
        hall.settings = msgspec.structs.replace(hall.settings, smtp_url="smtp://127.0.0.1:9")
        notifier = turns.Notifier(hall, load_key(new_key()))
        for player, recipient in who:
            with suppress(Undeliverable):
                await notifier.mail(player, recipient, Notice("", "", "", "", 0, ""))
    return sent


@pytest.mark.parametrize(
    "who",
    [[("eve", f"{n}@example.org") for n in range(150)], [(f"eve {n}", "victim@example.org") for n in range(150)]],
    ids=["by one player", "to one address"],
)
def test_so_many_e_mails_go_out_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, who: list[tuple[str, str]]
) -> None:
    assert run(mails_sent(tmp_path, monkeypatch, who)) == turns.MAILS_PER_HOUR
