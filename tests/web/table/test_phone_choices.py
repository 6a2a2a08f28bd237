"""On a phone, what a worker beside two cards can do: both cards, every price and what is lacking, in every language."""

import pytest
from playwright.sync_api import Page, expect

from tests.effort import proven
from tests.table import EDITION, player, position
from tests.web.conftest import NewPerson
from tests.web.driver import Server, make_game, me, new_game, offers, open_table
from tests.web.table.late import SEATS, late_game
from tests.web.table.test_phone import fits, press_long

MARKET = {"a1": "palace", "b1": "financier:1", "a2": "mansion", "b2": "factory-2", "a3": "mansion", "b3": "engineer"}
WORKERS = {"a1b1": [0, 1], "a2a3": [0], "a2b2": [0, 1, 1], "b2b3": [0]}


def sit_down(person: NewPerson, server: Server, language: str = "en") -> Page:
    """At a table where Lobbying offers much, and a mansion lies beside another."""
    page = person(360, 740, touch=True, language=language)
    owner = player("lobbying", "workshop-1", "university-1", money=8, workers=6)
    start = position(owner, workers=WORKERS, market=MARKET)
    new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    offers(page)
    return page


# How far an answer sticks out of what is asked.
STICKING_OUT = """() => {
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  const edge = each => each.getBoundingClientRect().right;
  return [...document.querySelectorAll('.prompt .button')].filter(each => edge(each) > prompt.right - 4).length;
}"""


@pytest.mark.parametrize("language", proven(["ru", "de", "nl", "it", "en"], "ru"))
def test_three_answers_in_a_row_fit_the_width(person: NewPerson, server: Server, language: str) -> None:
    page = sit_down(person, server, language)
    page.locator('[data-gap="a1b1"]').tap()
    page.wait_for_selector('.prompt [data-word^="lobby:"]')

    assert fits(page)
    assert page.evaluate(STICKING_OUT) == 0


def test_what_one_cannot_pay_for_is_told_with_what_is_lacking(person: NewPerson, server: Server) -> None:
    page = sit_down(person, server)
    page.locator('[data-gap="a1b1"]').tap()

    expect(page.locator(".prompt .beside").first).to_contain_text("Activate from £14 · £6 short")


def test_cards_alike_are_told_apart_by_where_they_lie(person: NewPerson, server: Server) -> None:
    page = sit_down(person, server)
    page.locator('[data-gap="a2a3"]').tap()

    expect(page.locator(".prompt .beside b")).to_contain_text(["↑ Mansion", "↓ Mansion"])


def test_a_second_tap_on_a_card_explains_it(person: NewPerson, server: Server) -> None:
    page = sit_down(person, server)
    card = page.locator('[data-place="a3"] .look')
    card.tap()
    page.wait_for_selector('[data-gap="a2a3"][aria-pressed="true"]')
    card.tap()

    expect(page.get_by_role("tooltip")).to_contain_text("Replace any of your buildings: £10 · You are £2 short")


def test_a_long_press_explains_a_card_after_another_was_tapped(person: NewPerson, server: Server) -> None:
    page = sit_down(person, server)
    page.locator('[data-place="b1"] .look').tap()
    press_long(page, '[data-place="a1"] .look')

    page.wait_for_function("() => !document.querySelector('[data-place=b1] .look').matches(':focus')")
    expect(page.get_by_role("tooltip")).to_contain_text("Palace")


# How much of the market's last row is covered by what is asked.
COVERED = """() => {
  const { top } = document.querySelector('.prompt').getBoundingClientRect();
  const last = document.querySelector('[data-place="c3"]').getBoundingClientRect();
  return Math.max(0, Math.round(last.bottom - top));
}"""


@pytest.mark.parametrize("phase", [1, 2], ids=["placement", "activation"])
def test_what_is_asked_covers_nothing_of_the_market(person: NewPerson, server: Server, phase: int) -> None:
    page = person(360, 740, touch=True, language="de")
    open_table(page, server, make_game(page, server, seats=SEATS, record=late_game(phase)))
    page.wait_for_selector(".prompt.mine")
    if phase == 2:
        page.locator(".market [data-gap]").first.tap()
        page.wait_for_selector(".prompt .beside")

    assert page.evaluate(COVERED) == 0


# In the last two the page must not scroll before a tap, as the driver's own taps let it.


def test_the_name_of_the_event_explains_it(person: NewPerson, server: Server) -> None:
    page = person(360, 740, touch=True)
    start = position(player(), market={"a1": "crane"}, workers={"a1b1": [0]}, event="patronage")
    new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    offers(page)
    asked = page.get_by_label("Your decision")
    asked.get_by_role("button", name="Patronage").tap()

    expect(asked).to_contain_text("Pay £3 for 3 VP, or £6 for 5 VP.")


def test_buildings_that_can_be_used_are_counted_and_the_way_leads_back(person: NewPerson, server: Server) -> None:
    page = person(360, 740, touch=True)
    owner = player("workshop-1", "workshop-1", "factory-1", "laboratory-1", "mine-1*", workers=5)
    start = position(owner, market={"a1": "crane"}, workers={"a1b1": [0]})
    new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    offers(page)
    for name in ("Your buildings (4)", "Market"):
        page.locator(".prompt .use").filter(has_text=name).dispatch_event("click")

    page.wait_for_function("scrollY === 0")


def test_looking_back_leaves_the_market_where_it_is(person: NewPerson, server: Server) -> None:
    page = person(390, 844, touch=True)
    open_table(page, server, make_game(page, server, seats=SEATS, record=late_game(1)))
    page.wait_for_selector(".prompt.mine")
    top = page.locator(".market").bounding_box()
    for each in (".latest", ".since > .button"):
        page.locator(each).dispatch_event("click")
    page.wait_for_selector(".look-back")

    assert page.locator(".market").bounding_box() == top
