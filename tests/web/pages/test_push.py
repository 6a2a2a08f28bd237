"""Notices on a device: what the settings say when there can be none, and what becomes of a message that arrives."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Desk
from tests.web.driver import BETWEEN_LOOKS, LOOKS, Server, client_is_kept

SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker.getNotifications()).map(({ title, body, data }) => [title, body, data.link]);
}"""


def in_settings(page: Page, server: Server) -> None:
    page.goto(server.url + "/settings")
    page.get_by_role("switch", name="On this device").wait_for()


@pytest.mark.proof
def test_a_browser_that_blocks_notices_is_told_how_to_allow_them(server: Server, desk: Desk) -> None:
    page = desk.person(offline=True)
    page.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'denied'})")
    in_settings(page, server)

    page.get_by_text("The browser blocks notifications from this site").wait_for()
    expect(page.get_by_role("switch", name="On this device")).to_be_disabled()


@pytest.mark.proof
def test_a_browser_without_a_push_service_says_so_and_stays_off(server: Server, desk: Desk) -> None:
    page = desk.person(offline=True)
    page.context.grant_permissions(["notifications"])
    in_settings(page, server)
    page.get_by_text("The browser asks for your permission").wait_for()
    page.get_by_role("switch", name="On this device").click()

    page.get_by_text("could not reach a push service").wait_for()
    expect(page.get_by_role("switch", name="On this device")).not_to_be_checked()
    assert not page.request.get(server.url + "/api/me/settings").json()["push"]
    desk.excuse("does not support the Push API in incognito mode")


def test_a_message_that_arrives_is_shown_and_leads_to_its_table(server: Server, desk: Desk) -> None:
    page = desk.person(offline=True)
    page.context.grant_permissions(["notifications"])
    inspector = page.context.new_cdp_session(page)
    found: list[str] = []
    inspector.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    inspector.send("ServiceWorker.enable")
    page.goto(server.url)
    client_is_kept(page)
    told = {"title": "Your turn", "body": "Brunel has played.", "link": "/game/abc", "game": "abc"}
    message = {"origin": server.url, "registrationId": found[-1], "data": json.dumps(told)}
    for _ in range(LOOKS):  # a browser may lose what arrives in the moment after the worker was installed
        inspector.send("ServiceWorker.deliverPushMessage", message)
        page.wait_for_timeout(BETWEEN_LOOKS)
        if page.evaluate(SHOWN):
            break

    assert page.evaluate(SHOWN) == [["Your turn", "Brunel has played.", "/game/abc"]]
