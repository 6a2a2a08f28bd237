"""Large text: cards stay legible, nothing sticks out of the page, and the prompt leaves the market in sight."""

import pytest

from tests.effort import proven
from tests.web.conftest import NewPerson
from tests.web.driver import Server, at_round, bot, me, new_game
from tests.web.pages.test_languages import CUT

SCREENS = (1280, 800), (1440, 900), (820, 1180), (360, 740)

THREE_FRAMES = "() => (window.framesSeen = ((window.framesSeen ?? 0) + 1) % 3) === 0"

# What is wrong with the market once it has found its size: cards and names too small to read, spots below the prompt.
ILLEGIBLE = """() => {
  document.querySelector('.market').scrollIntoView();
  const boxes = selector => [...document.querySelectorAll(selector)].map(each => each.getBoundingClientRect());
  const prompt = boxes('.prompt')[0];
  const small = boxes('.market .card').filter(box => box.width < 90 || box.height < 90);
  const covered = boxes('.market .slot, .market .spot').filter(box => box.left < prompt.right && box.right > prompt.left
    && box.top < prompt.bottom - 1 && box.bottom > prompt.top + 1);
  const tiny = [...document.querySelectorAll('.market .name, .market .effect')]
    .map(each => parseFloat(getComputedStyle(each).fontSize)).filter(size => size < 11);
  return {small, covered, tiny};
}"""


@pytest.mark.parametrize("size", proven([1, 1.2, 1.4], 1.4))
def test_the_table_can_be_read_at_every_text_size(person: NewPerson, server: Server, size: float) -> None:
    page = person(language="de", textSize=size)
    new_game(page, server, seats=[me(), bot(), bot(), bot(), bot()], position=at_round(5, players=5))
    page.wait_for_selector(".prompt.mine [data-word]")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(THREE_FRAMES)
        assert page.evaluate(ILLEGIBLE) == {"small": [], "covered": [], "tiny": []}, (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        assert page.evaluate(CUT) == [], (width, height)
