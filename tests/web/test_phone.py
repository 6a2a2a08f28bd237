"""A phone held upright: everything fits the width, and no tap must be precise."""

import random

from playwright.sync_api import Page

from tests.web.conftest import NewPerson
from tests.web.driver import Server, at_round, bot, me, new_game, offers, play_on

# Legal things that a tap 19 px off their middle would miss, which makes them smaller than 40 px.
TOO_SMALL = """() => [...document.querySelectorAll('[data-word], [data-gap]:not([aria-pressed=true])')].filter(each => {
  each.scrollIntoView({block: 'center'});
  const box = each.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  const hit = (dx, dy) => each.contains(document.elementFromPoint(x + dx, y + dy));
  return each.offsetParent && !(hit(-19, 0) && hit(19, 0) && hit(0, -19) && hit(0, 19));
}).map(each => each.dataset.word ?? each.dataset.gap)"""


def fits(page: Page) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


def test_some_turns_are_played_by_tapping(person: NewPerson, server: Server) -> None:
    page, chance = person(360, 740, touch=True), random.Random(9)
    new_game(page, server, seats=[me(), bot(), bot(), bot(), bot()], position=at_round(5, players=5))
    for _ in range(8):
        offers(page)
        assert page.evaluate(TOO_SMALL) == []
        assert fits(page)
        play_on(page, chance, clicks=1)


def test_the_tools_of_the_table_are_in_its_menu(person: NewPerson, server: Server) -> None:
    page = person(360, 740, touch=True)
    new_game(page, server, seats=[me(), bot()])
    for name in ("All choices", "Board as text", "What can still come"):
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("button", name=name).tap()
        page.get_by_role("heading", name=name).wait_for()
        assert fits(page)
        page.get_by_role("button", name="Close this window").tap()
