"""E-mail goes only to those who confirmed their address, and not too often."""

from __future__ import annotations

from tests.server.people.receivers import Mailbox, confirm_address
from tests.server.process import ServerProcess
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


def test_a_player_gets_so_many_e_mails_an_hour(notifying: ServerProcess, mailbox: Mailbox) -> None:
    with visitor(notifying, "Ada") as ada:
        confirm_address(ada, mailbox, "busy@example.org")
        for _ in range(40):
            make(ada, MINE, MINE, pace="days", title="\r\nBcc: all@example.org")
        assert ada.get("/api/me").status_code == 200
    letters = [mailbox.letter() for _ in range(20)]

    assert {letter["subject"] for letter in letters} == {"Spyrium: it is your turn"}
    assert {letter["bcc"] for letter in letters} == {None}
