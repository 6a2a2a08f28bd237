"""The account in the browser: a new password, and an e-mail address that is confirmed by its code."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.server.people.receivers import CODE, Mailbox, post_office
from tests.web.driver import Server

OLD, NEW = "correct horse", "battery staple"


def test_a_password_is_changed_and_the_person_stays(page: Page, server: Server) -> None:
    name = f"Ada {secrets.token_hex(4)}"
    page.request.post(server.url + "/api/account/register", data={"name": name, "password": OLD})
    page.goto(server.url + "/profile")
    page.get_by_label("Old password").fill(OLD)
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Change", exact=True).click()
    page.get_by_text("Saved").wait_for()

    assert page.request.get(server.url + "/api/me").json()["player"]["name"] == name
    with server.client() as elsewhere:
        answer = elsewhere.post("/api/account/login", json={"name": name, "password": NEW})
    assert answer.status_code == 200


@pytest.fixture
def mailbox() -> Mailbox:
    return Mailbox()


@pytest.fixture
def mailing(tmp_path: Path, mailbox: Mailbox) -> Iterator[Server]:
    """A server that sends e-mail."""
    with post_office(mailbox) as address:
        server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}", smtp_url=address)
        yield server
        server.stop()


def test_an_address_is_confirmed_with_the_code_that_was_sent_there(
    page: Page, mailing: Server, mailbox: Mailbox
) -> None:
    page.goto(mailing.url + "/settings")
    page.get_by_label("E-mail", exact=True).fill("ada@example.org")
    page.get_by_label("E-mail", exact=True).press("Enter")
    page.get_by_text("A code was sent to you.").wait_for()
    found = CODE.search(mailbox.letter().get_content())
    assert found is not None
    page.get_by_label("Code from the e-mail").fill(found[0])
    page.get_by_role("button", name="Confirm").click()
    page.get_by_text("The address is confirmed.").wait_for()

    assert page.get_by_label("Code from the e-mail").count() == 0
    assert page.request.get(mailing.url + "/api/me/email").json()["confirmed"]
