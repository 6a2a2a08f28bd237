"""The guided first game: played to its end by doing what the coach asks, then on to a real game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.effort import proven
from tests.web.conftest import NewPerson
from tests.web.driver import BETWEEN_LOOKS, LOOKS, Server, choose, decide, me, new_game, offers
from tests.web.pages.test_languages import CUT, untranslated
from tests.web.pages.test_pages import NONE, obstacles

STEPS = 20
STEPS_OF_SECOND = 9
# The number of the step, and what the coach waits for: "next" or a decision; in the end there is the end screen.
ASKED = """() => {
  if (document.querySelector('.table[aria-busy=true]')) return false;
  const number = document.querySelector('.coach .count')?.textContent.split(' ')[0];
  if (document.querySelector('dialog .finale button, .coach footer .brass:not(.next)')) return [number, 'over'];
  if (document.querySelector('.coach .next:enabled')) return [number, 'next'];
  const offered = [...document.querySelectorAll('[data-word], [data-gap]')]
    .filter(each => each.offsetParent && each.dataset.word !== 'undo');
  const last = offered.filter(each => each.dataset.word?.includes('>')).at(-1) ?? offered.at(-1);
  return last && [number, last.dataset.word ?? last.dataset.gap];
}"""


def begin(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator('a[href="/learn"]').click()
    page.wait_for_selector(".coach .words p")


def begin_second(page: Page, server: Server) -> None:
    page.goto(server.url + "/learn/more")
    page.wait_for_selector(".coach .words p")


def follow(page: Page, at_each_step: Callable[[], None] = lambda: None, steps: int | None = None) -> set[str]:
    """Does what the coach asks, for so many steps or until the game is over; returns the numbers of those seen."""
    seen: set[str] = set()
    for _ in range(LOOKS):
        number, asked = page.wait_for_function(ASKED, polling=BETWEEN_LOOKS).json_value()
        if asked == "over" or len(seen) == steps:
            return seen
        if number not in seen:
            seen.add(number)
            at_each_step()
        if asked == "next":
            page.click(".coach .next")
        elif not choose(page, asked):
            page.wait_for_timeout(BETWEEN_LOOKS)
    raise AssertionError(f"the lesson does not go on from step {number}: {asked}")


def test_the_lesson_ends_with_a_victory_and_a_real_game(page: Page, server: Server) -> None:
    begin(page, server)
    seen = follow(page)
    assert seen == {str(number) for number in range(1, STEPS)}  # the last step is told on the end screen
    assert page.inner_text("dialog .headline") == "You win!"

    page.get_by_role("dialog").get_by_role("button", name="Now play").click()
    page.wait_for_url("**/game/*")
    page.wait_for_selector("[data-gap]")

    page.goto(server.url)
    page.get_by_role("link", name="Go on learning").click()
    page.wait_for_url("**/learn/more")


@pytest.mark.proof
def test_the_second_lesson_leaves_choices_and_ends_with_a_new_round(page: Page, server: Server) -> None:
    begin_second(page, server)
    assert follow(page) == {str(number) for number in range(1, STEPS_OF_SECOND)}
    page.get_by_text("Now you know it all").wait_for()

    page.goto(server.url)
    page.get_by_role("link", name="The lessons once more").click()
    page.get_by_role("link", name="Your first game").wait_for()


@pytest.mark.proof
def test_what_the_coach_does_not_ask_for_cannot_go_wrong(page: Page, server: Server) -> None:
    begin(page, server)
    assert page.locator("[data-gap]").count() == 0
    for _ in range(3):
        page.click(".coach .next")

    page.wait_for_selector("[data-gap]")
    assert page.locator("[data-gap]").evaluate_all("gaps => gaps.map(each => each.dataset.gap)") == ["a1b1"]


RINGS_MOVED = "() => document.querySelector('.ring').getAnimations().length > 1"


@pytest.mark.parametrize("motion", ["full", "none"])
def test_whoever_clicks_something_else_is_shown_what_is_wanted(person: NewPerson, server: Server, motion: str) -> None:
    page = person(motion=motion)
    begin(page, server)
    follow(page, steps=3)
    page.locator('[data-gap="a1b1"]').wait_for()
    page.locator('[data-spot="b2c2"]').click()

    not_yet = page.get_by_text("Not yet")
    if motion == "full":
        page.wait_for_function(RINGS_MOVED)
    not_yet.wait_for()
    page.locator('[data-gap="a1b1"]').click()
    not_yet.wait_for(state="detached")


@pytest.mark.proof
def test_the_table_comes_without_a_window_over_it(person: NewPerson, server: Server) -> None:
    page = person(390, 844, touch=True)
    begin(page, server)  # and the pointer rests where a card now lies
    page.wait_for_timeout(500)
    assert page.locator("[role=tooltip]").count() == 0


@pytest.mark.proof
def test_a_lesson_is_none_of_the_persons_games(page: Page, server: Server) -> None:
    begin(page, server)
    page.get_by_role("link", name="Leave the lesson").click()
    page.wait_for_selector(".go")

    page.goto(server.url + "/games")
    page.get_by_text("No games yet").wait_for()


@pytest.mark.parametrize("language", proven(["de", "ru"], "de"))
@pytest.mark.parametrize("steps", proven([5, None], 5))
def test_the_coach_finds_room_on_a_phone_also_for_long_words(
    person: NewPerson, server: Server, language: str, steps: int | None
) -> None:
    page = person(360, 740, touch=True, language=language)
    begin(page, server)

    def check() -> None:
        assert untranslated(page, language) == []
        assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    follow(page, check, steps)


@pytest.mark.proof
@pytest.mark.parametrize("size", [(768, 1024), (1024, 768), (1280, 720)])
def test_the_coach_is_in_sight_on_every_screen(person: NewPerson, server: Server, size: tuple[int, int]) -> None:
    page = person(*size)
    begin(page, server)
    page.wait_for_function("""() => {
      const box = document.querySelector('.coach').getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight;
    }""")


@pytest.mark.parametrize("opened", proven([begin, begin_second], begin_second))
def test_a_lesson_has_no_serious_obstacle(
    page: Page, server: Server, axe: str, opened: Callable[[Page, Server], None]
) -> None:
    opened(page, server)

    assert obstacles(page, axe) == NONE


def test_whoever_plays_without_a_lesson_is_told_how_a_game_begins(person: NewPerson, server: Server) -> None:
    page = person(welcomed=False)
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    asked = page.get_by_label("Your decision")
    expect(asked).to_contain_text("First game? A worker goes into a green gap")
    for _ in range(2):
        decide(page, next(offer for offer in offers(page) if offer.startswith("place:")))

    expect(asked).not_to_contain_text("First game?")
