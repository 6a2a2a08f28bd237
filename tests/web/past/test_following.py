"""What others do can be followed, and the result looked at again."""

import json
import random

import pytest
from playwright.sync_api import Page, expect

from spyrium import Game
from tests.table import EDITION, player, table
from tests.web.conftest import ROOT, NewPerson
from tests.web.driver import (
    Server,
    at_round,
    bot,
    click,
    decide,
    make_game,
    me,
    new_game,
    offers,
    open_table,
    play_in_haste,
    soonest,
)
from tests.web.table.late import SEATS, late_game

COLOURS = json.loads((ROOT / "src/spyrium/svg/art/pieces/colours.json").read_text())

# Keeps of everything that begins to move when it does so, whether it lies in the market, and where it sets out.
MOVED = """() => {
  const animate = Element.prototype.animate;
  window.moved = [];
  Element.prototype.animate = function (path, timing) {
    const [x, y] = (path[0].transform ?? '').match(/-?[\\d.]+/g)?.map(Number) ?? [];
    const track = document.querySelector('.residence').getBoundingClientRect();
    moved.push({
      delay: timing.delay ?? 0,
      dealt: this.closest('.market') !== null,
      income: this.matches('.poured.money') && x > track.left && x < track.right && y > track.top && y < track.bottom,
    });
    return animate.call(this, path, timing);
  };
}"""


def test_what_others_have_just_done_is_marked(page: Page, server: Server) -> None:
    seed = next(seed for seed in range(100) if Game(players=5, seed=seed).current == 0)
    game = new_game(page, server, seats=[me(), *[bot("greedy")] * 4], seed=seed)
    decide(page, "place:a1b1")
    offers(page)
    _, *others = server.words(game)

    assert page.locator(".workers.fresh").count() == len({word for word in others if word.startswith("place:")})


def test_on_a_phone_the_prompt_tells_what_all_others_have_done(person: NewPerson, server: Server) -> None:
    page = person(360, 740)
    seed = next(seed for seed in range(100) if Game(players=5, seed=seed).current == 0)
    game = new_game(page, server, seats=[me(), *[bot("greedy")] * 4], seed=seed)
    decide(page, "place:a1b1")
    offers(page)
    _, *others = server.words(game)

    log = page.locator(".log .line").all_inner_texts()
    assert page.locator(".latest .told").inner_text() in log[-1]
    assert page.locator(".latest .before .piece").count() == 3
    page.locator(".latest").click()
    assert page.locator(".since .line").all_inner_texts() == log[-len(others) :]
    page.locator(".sections").get_by_role("button", name="Log").click()
    expect(page.locator(".since")).to_be_hidden()


def test_a_new_round_is_announced_with_everybodys_income(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel")], seed=4)
    for word in ("phase2", "pass", "phase2", "pass"):
        decide(page, word)

    assert page.locator(".banner").inner_text().startswith("Round 2 of 6")
    assert page.locator(".banner li").count() == 2
    page.get_by_text("Income: Ada £2, Brunel £2").wait_for()


# When the banner of a new round comes: how many incomes it tells, and which of points and market it lies over.
BANNER = """() => {
  const look = () => {
    scrollTo(0, 0);
    const banner = document.querySelector('.banner').getBoundingClientRect();
    const covered = each => {
      const box = each.getBoundingClientRect();
      return box.left < banner.right && box.right > banner.left && box.top < banner.bottom && box.bottom > banner.top;
    };
    const shown = [...document.querySelectorAll('.standings b, .market .card, .rail .tick')];
    const incomes = document.querySelectorAll('.banner li').length;
    return { incomes, covers: shown.filter(covered).map(each => each.className || each.textContent) };
  };
  window.banner = new Promise(done => new MutationObserver((_, observer) => {
    if (!document.querySelector('.banner')) return;
    observer.disconnect();
    done(look());
  }).observe(document.body, { childList: true, subtree: true }));
}"""


@pytest.mark.parametrize("size", [(360, 740), (667, 375), (820, 1180)], ids=["upright", "sideways", "tablet"])
def test_the_banner_of_a_round_covers_neither_points_nor_market(
    person: NewPerson, server: Server, size: tuple[int, int]
) -> None:
    page = person(*size, language="de")
    seats = [me(name) for name in ("Ada", "Brunel", "Cubitt", "Darby", "Eiffel")]
    new_game(page, server, seats=seats, seed=4)
    page.evaluate(BANNER)
    for _ in seats:
        decide(page, "phase2")
        decide(page, "pass")

    assert page.evaluate("banner") == {"incomes": 5, "covers": []}


@pytest.mark.proof
def test_the_result_can_be_looked_at_again(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel")], position=at_round(6, 2))
    play_in_haste(page, random.Random(1))
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")

    click(page, ".prompt .button.brass")

    page.wait_for_selector("dialog .headline")


# Until the person is asked again: by the number of decisions shown, what the market's cards are said to cost them.
PRICES_SHOWN = """() => new Promise(done => {
  const shown = {};
  const look = () => {
    const labels = [...document.querySelectorAll('.market .slot:has(.asked)')];
    const price = slot => Number(slot.querySelector('.asked b').textContent.slice(1));
    const prices = Object.fromEntries(labels.map(slot => [slot.dataset.place, price(slot)]));
    if (labels.length) shown[document.querySelector('[name=turn]').max] = prices;
    document.querySelector('.prompt.mine') ? done(shown) : requestAnimationFrame(look);
  };
  look();
})"""


def test_prices_are_those_of_the_moment_shown_while_the_game_is_ahead(person: NewPerson, server: Server) -> None:
    page = person(1440, 900, motion="full", pace="slow")
    game = make_game(page, server, seats=SEATS, record=late_game(1))
    open_table(page, server, game)
    decide(page, next(word for word in offers(page) if word.startswith("place:")))
    page.wait_for_selector(".prompt:not(.mine)")
    shown = page.evaluate(PRICES_SHOWN)

    assert len(shown) > 2
    for decisions, prices in shown.items():
        then = Game.from_position(server.get(f"/api/games/{game}/at/{decisions}")["position"])
        assert prices == {place: price.least for place, price in then.market_prices(0).items()}


def test_the_points_are_counted_once_before_the_winner_is_honoured(person: NewPerson, server: Server) -> None:
    page = person(390, 844, motion="full", pace="slow")
    game = Game.from_position(at_round(6, 2), names=["Ada", "Brunel"])
    while not game.over:
        game.play(soonest(game.legal, random.Random(1)))
    table = make_game(page, server, seats=[me("Ada"), me("Brunel")], record=game.record().dumps())
    open_table(page, server, table)
    page.wait_for_selector("dialog .counts")
    assert page.locator(".crest.lit").count() == 0
    expect(page.locator("dialog .details")).to_have_css("opacity", "0")

    page.locator(".tally").click()
    page.wait_for_selector(".crest.lit .winners .piece")
    expect(page.locator("dialog .details")).to_have_css("opacity", "1")
    assert page.locator("dialog .counts").count() == 0
    page.keyboard.press("Escape")
    click(page, ".prompt .button.brass")
    page.wait_for_selector("dialog .headline")
    assert page.locator("dialog .counts").count() == 0


def test_all_who_share_a_victory_are_honoured_in_their_colours(page: Page, server: Server) -> None:
    ended = table(player(vp=9), player(vp=9, phase=3), player(vp=9, phase=3))
    ended.play("pass")
    seats = [me("Ada"), me("Brunel"), me("Cubitt")]
    open_table(page, server, make_game(page, server, seats=seats, record=ended.record().dumps()))
    rays = page.locator(".crest.lit .rays").get_attribute("style") or ""

    assert all(colour["piece"] in rays for colour in COLOURS[:3])


def test_a_new_round_is_dealt_card_by_card_and_income_comes_from_the_residence_track(
    person: NewPerson, server: Server
) -> None:
    page = person(motion="full")
    before = table(player(), player(phase=3), round_number=2)
    new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=before.position())
    page.evaluate(MOVED)
    decide(page, "pass")
    page.wait_for_function("() => moved.some(each => each.income)")
    moved = page.evaluate("moved")

    assert sorted({each["delay"] for each in moved if each["dealt"]}) == [50 * n for n in range(9)]
