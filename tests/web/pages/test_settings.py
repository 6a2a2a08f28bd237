"""What a person can set: confirmations, sound, motion, theme, size of the text."""

from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from tests.effort import seldom
from tests.web.conftest import NewPerson
from tests.web.driver import Server, bot, decide, me, new_game, offers

# Notes every sound that is started, and whether it was made on the spot.
LISTEN = """
  window.sounds = [];
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { sounds.push(this.constructor.name); return start.apply(this, when); };
  }
"""
# Counts everything that is set in motion.
WATCH = """() => {
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { flights += 1; return animate.apply(this, how); };
}"""
HOT_SEAT = [me("Ada"), me("Brunel")]


def sounds(page: Page) -> list[str]:
    heard: list[str] = page.evaluate("sounds")
    return heard


@pytest.fixture
def page(fresh_page: Page) -> Page:
    return fresh_page


@pytest.fixture
def listener(page: Page, server: Server) -> Page:
    """A game in a browser whose sounds are noted, with the files it loads."""
    page.add_init_script(LISTEN)
    new_game(page, server, seats=HOT_SEAT)
    return page


def place(page: Page, gap: str, nth: int) -> None:
    decide(page, f"place:{gap}")
    page.locator(".log .line").nth(nth).wait_for()


@pytest.mark.proof
def test_the_table_is_silent_at_first(listener: Page) -> None:
    place(listener, "a1b1", 0)

    assert sounds(listener) == []


def test_switched_on_every_decision_sounds(listener: Page) -> None:
    listener.get_by_role("button", name="Sound: Off").click()
    place(listener, "a1b1", 0)
    listener.wait_for_function("() => sounds.length > 0")

    listener.get_by_role("button", name="Sound: On").click()
    before = sounds(listener)
    place(listener, "b1c1", 1)
    assert sounds(listener) == before


@pytest.mark.proof
def test_sounds_are_made_on_the_spot_and_not_loaded(page: Page, server: Server) -> None:
    page.add_init_script(LISTEN)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.resource_type))
    page.goto(server.url + "/settings")
    page.get_by_role("switch", name="Sound").check()

    page.wait_for_function("() => sounds.length > 0")
    assert "media" not in loaded


def test_with_confirmation_a_turn_can_be_thought_over(person: NewPerson, server: Server) -> None:
    page = person(confirmTurn=True)
    game = new_game(page, server, seats=HOT_SEAT)
    decide(page, "place:a1b1")
    assert offers(page) == ["confirm"]
    assert server.words(game) == []

    decide(page, "undo")
    decide(page, "place:b2c2")
    decide(page, "confirm")

    page.locator(".log .line").wait_for()
    assert server.words(game) == ["place:b2c2"]


@pytest.mark.proof
def test_the_keyboard_confirms_a_turn(person: NewPerson, server: Server) -> None:
    page = person(confirmTurn=True)
    game = new_game(page, server, seats=HOT_SEAT)
    offers(page)
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-word="confirm"]')
    page.keyboard.press("Enter")

    page.locator(".log .line").wait_for()
    assert len(server.words(game)) == 1


def test_from_the_settings_a_link_leads_back_to_the_game(page: Page, server: Server) -> None:
    game = new_game(page, server, seats=[me("Ada"), bot()])
    offers(page)
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("link", name="Back to the game").click()

    page.wait_for_url(f"**/game/{game}")


def test_how_one_last_played_at_once_is_offered_again(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_label("Players").select_option("4")
    page.get_by_label("Bot strength").select_option("engineer")
    page.reload()

    expect(page.get_by_label("Players").locator("option:checked")).to_have_text("4")
    expect(page.get_by_label("Bot strength")).to_have_value("engineer")


def test_settings_are_kept(page: Page, server: Server) -> None:
    page.goto(server.url + "/settings")
    page.get_by_label("Theme").select_option("contrast")
    page.get_by_label("Text size").select_option("1.4")
    page.get_by_role("switch", name="Confirm each turn").check()
    page.goto(server.url)
    page.wait_for_selector(".go")

    root = page.locator("html")
    assert root.get_attribute("data-theme") == "contrast"
    assert root.evaluate("root => root.style.getPropertyValue('--text-scale')") == "1.4"
    page.goto(server.url + "/settings")
    assert page.get_by_role("switch", name="Confirm each turn").is_checked()


@pytest.mark.parametrize(
    ("asked", "value", "wish", "setting"),
    [
        ("reduced_motion", "reduce", "data-motion", "none"),
        *seldom(
            pytest.param("color_scheme", "light", "data-theme", "light"),
            pytest.param("contrast", "more", "data-theme", "contrast"),
        ),
    ],
)
def test_what_the_system_prefers_holds_at_first(
    page: Page, server: Server, asked: str, value: str, wish: str, setting: str
) -> None:
    page.emulate_media(**cast(Any, {asked: value}))
    page.add_init_script("localStorage.clear()")
    page.goto(server.url)

    expect(page.locator("html")).to_have_attribute(wish, setting)


def test_pieces_move_unless_motion_is_off(person: NewPerson, server: Server) -> None:
    flown = {}
    for motion in ("full", "none"):
        page = person(motion=motion)
        new_game(page, server, seats=HOT_SEAT)
        page.evaluate(WATCH)
        place(page, "a1b1", 0)
        flown[motion] = page.evaluate("flights")

    assert flown["full"] > 0
    assert flown["none"] == 0
