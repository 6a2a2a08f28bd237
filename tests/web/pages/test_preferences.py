"""Keys, theme, chat, notices and bot tokens as a person wants them."""

import secrets

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.driver import Server, me, new_game


def test_a_key_is_changed_and_works(page: Page, server: Server) -> None:
    page.goto(server.url + "/settings")
    page.get_by_role("button", name="What may still come up: d").click()
    page.keyboard.press("x")
    page.get_by_role("button", name="What may still come up: x").wait_for()
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    page.keyboard.press("x")

    page.get_by_role("heading", name="What may still come up").wait_for()


def test_a_key_that_is_taken_is_refused_with_its_reason(page: Page, server: Server) -> None:
    page.goto(server.url + "/settings")
    page.get_by_role("button", name="What may still come up: d").click()
    page.keyboard.press("b")
    page.get_by_text("“b” is taken: Read the board as text.").wait_for()
    page.keyboard.press("Enter")
    page.get_by_text("“Enter” is taken: it has a fixed meaning.").wait_for()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="What may still come up: d").wait_for()


@pytest.mark.proof
def test_the_theme_follows_the_device(page: Page, server: Server) -> None:
    page.goto(server.url + "/settings")
    page.get_by_label("Theme").select_option("system")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)


@pytest.mark.proof
def test_the_chat_can_be_hidden(person: NewPerson, server: Server) -> None:
    page = person(chat=False)
    new_game(page, server, seats=[me("Ada"), me("Brunel")])

    page.get_by_role("tab", name="Log").wait_for()
    assert page.get_by_role("tab", name="Chat").count() == 0


def test_notices_are_set_and_tried(page: Page, server: Server) -> None:
    page.goto(server.url + "/settings")
    page.get_by_label("Webhook").fill("http://127.0.0.1:9/nobody")
    page.get_by_label("Tell me when it is my turn").select_option("all")
    page.get_by_text("Saved").wait_for()
    page.get_by_role("button", name="Send a test").click()
    page.get_by_text("webhook:").wait_for()

    kept = page.request.get(server.url + "/api/me/settings").json()
    assert (kept["webhook"], kept["notify"]) == ("http://127.0.0.1:9/nobody", "all")


def test_a_bot_token_is_made_shown_once_and_revoked(page: Page, server: Server) -> None:
    name = f"Ada {secrets.token_hex(4)}"
    page.request.post(server.url + "/api/account/register", data={"name": name, "password": "correct horse"})
    page.goto(server.url + "/profile")
    page.get_by_label("What it is for").fill("my engine")
    page.get_by_role("button", name="Create a token").click()
    token = page.locator(".new code").inner_text()
    account = page.request.get(server.url + "/api/me", headers={"Authorization": f"Bearer {token}"}).json()
    assert account["player"]["name"] == name

    page.get_by_role("button", name="Revoke: my engine").click()
    page.get_by_role("button", name="Revoke").wait_for(state="detached")
    assert page.locator(".new code").count() == 0


@pytest.mark.proof
def test_a_window_opened_right_after_another_was_closed_stays(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    page.wait_for_selector("[data-gap]")
    for first, second in (("b", "d"), ("d", "o")):
        page.keyboard.press(first)
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.keyboard.press(second)
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


def test_the_pages_of_a_phone_are_in_a_menu(person: NewPerson, server: Server) -> None:
    page = person(360, 740, touch=True)
    page.goto(server.url + "/lobby")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("link", name="Settings").tap()
    page.get_by_role("heading", name="Settings").wait_for()

    assert page.evaluate("document.querySelector('header').scrollWidth <= innerWidth")
