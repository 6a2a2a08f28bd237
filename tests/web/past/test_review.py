"""A finished game looked at again: its analysis by the page's engine, mistakes shown on the table and tried again."""

import re

import pytest
from playwright.sync_api import Page, expect

from spyrium import Game, Record, bots, replay
from tests.web.conftest import NewPerson
from tests.web.driver import Server, at_round, bot, decide, go_to_table, make_game, me, new_game, offers, open_table
from tests.web.pages.test_pages import NONE, obstacles

PLAYERS = {2: ["Ada", "bot:adviser"], 5: ["Ada", *["bot:adviser"] * 4]}


@pytest.fixture
def page(shared_page: Page) -> Page:
    return shared_page


def careless_game(players: int, first_round: int = 1) -> str:
    """The record of a game, from this round on, in which the first seat decides carelessly."""
    game = Game(players=players, seed=9, names=PLAYERS[players])
    if first_round > 1:
        game = Game.from_position(at_round(first_round, players), seed=9, names=PLAYERS[players])
    careless, careful = bots.load("random", seed=3), bots.load("adviser", seed=1)
    while not game.over:
        game.play((careful if game.current else careless).choose(game))
    return game.record().dumps()


@pytest.fixture(scope="module")
def whole_game() -> str:
    return careless_game(2)


@pytest.fixture(scope="module")
def record() -> str:
    """Two rounds, which are analysed sooner."""
    return careless_game(2, first_round=5)


def open_review(page: Page, server: Server, record: str) -> str:
    """Opens a finished game of Ada's at its beginning, and its analysis."""
    seats = [me("Ada"), *(bot("adviser") for _ in range(record.count("bot:adviser")))]
    game = make_game(page, server, record=record, seats=seats)
    go_to_table(page, server, game, "?at=0")
    page.locator(".prompt").get_by_role("button", name="Analysis").click()
    page.wait_for_selector(".chances svg[role=slider]")
    return game


def first_mistake(page: Page) -> None:
    page.locator(".review .sign:not(.turn)").first.click()
    page.wait_for_selector(".moment .judgement")
    page.wait_for_selector(".marks .ring.better")


IN_THE_MIDDLE = """() => {
  const graph = document.querySelector('.chances svg[role=slider]');
  return Math.abs(graph.ariaValueNow / graph.ariaValueMax - 0.5) < 0.1;
}"""


def moment(page: Page) -> int:
    return int(page.locator(".chances svg[role=slider]").get_attribute("aria-valuenow") or -1)


@pytest.mark.proof
def test_a_whole_game_is_analysed_and_stepped_through(page: Page, server: Server, whole_game: str) -> None:
    open_review(page, server, whole_game)
    assert page.locator(".chances polyline").count() == 2
    assert page.locator(".review tbody tr").count() == 2

    first_mistake(page)
    words = page.locator(".moment").inner_text()
    assert "Ada:" in words
    assert "Played:" in words
    assert "Better:" in words
    assert page.locator(".marks .ring.played").count() == 1

    before = moment(page)
    page.get_by_role("button", name="Next mistake").click()
    page.wait_for_function(f"() => document.querySelector('.chances svg[role=slider]').ariaValueNow > {before}")


def workers_after(record: str, decisions: int) -> int:
    """How many workers stand in the market then."""
    return sum(map(len, replay(Record.loads(record), decisions).position()["workers"].values()))


def test_the_graph_goes_to_any_moment_and_the_ledger_adds_up(page: Page, server: Server, record: str) -> None:
    open_review(page, server, record)
    graph = page.locator(".chances svg[role=slider]")
    for step in (1, 2):
        graph.press("ArrowRight")
        expect(graph).to_have_attribute("aria-valuenow", str(step))
    expect(page.locator(".market .worker")).to_have_count(workers_after(record, 2))
    assert re.search(r"Round 5: Ada \d+%, ", graph.get_attribute("aria-valuetext") or "")

    page.keyboard.press("PageDown")
    page.wait_for_selector(".moment .judgement")
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(IN_THE_MIDDLE)

    page.get_by_role("tab", name="Ledger").click()
    numbers = [float(text.replace("−", "-")) for text in page.locator(".ledger .number").all_inner_texts()]
    even, *parts, result = numbers
    assert even + sum(parts) == pytest.approx(result, abs=0.5)
    expect(page.locator(".ledger")).to_contain_text("The deals")


@pytest.mark.proof
def test_the_engine_thinks_about_the_moment_shown(page: Page, server: Server, record: str) -> None:
    open_review(page, server, record)
    page.get_by_role("tab", name="Engine").click()
    page.get_by_label("Show what the engine thinks").check()
    page.wait_for_selector(".engine li button")
    page.wait_for_function("() => parseInt(document.querySelector('.engine p').innerText.replace(/\\D/g, '')) > 500")
    page.locator(".engine li button").first.hover()
    page.wait_for_selector(".marks .ring.pointed")

    page.get_by_label("Show what the engine thinks").uncheck()
    page.wait_for_selector(".engine li", state="detached")


def decision(page: Page, tone: str) -> str:
    """The word that is marked on the table."""
    return page.locator(f".marks .ring.{tone}").get_attribute("data-decision") or ""


def try_the_same(page: Page, record: str) -> None:
    """Tries a mistake again, and decides as before."""
    first_mistake(page)
    played = replay(Record.loads(record)).words[moment(page)]
    page.get_by_role("button", name="Try it").click()
    offers(page)
    assert page.locator(".marks .ring").count() == 0
    decide(page, played)
    expect(page.locator(".moment .bad")).to_contain_text("percentage point")


def test_a_mistake_is_tried_again(page: Page, server: Server, record: str) -> None:
    open_review(page, server, record)
    try_the_same(page, record)
    page.get_by_role("button", name="Show the solution").click()
    page.wait_for_selector(".marks .ring.better")
    page.get_by_role("button", name="Next one").click()
    offers(page)


@pytest.mark.proof
def test_the_better_decision_counts_as_found(page: Page, server: Server, record: str) -> None:
    open_review(page, server, record)
    first_mistake(page)
    better = decision(page, "better")
    page.get_by_role("button", name="Try it").click()
    decide(page, better)
    expect(page.locator(".moment .good")).to_contain_text("Well found!")


@pytest.mark.proof
def test_the_last_mistake_is_told_to_be_the_last(page: Page, server: Server, record: str) -> None:
    open_review(page, server, record)
    page.locator(".review .sign:not(.turn)").last.click()
    page.wait_for_selector(".marks .ring.better")
    better = decision(page, "better")
    page.get_by_role("button", name="Try it").click()
    decide(page, better)
    expect(page.locator(".moment")).to_contain_text("That was the last one.")
    assert page.get_by_role("button", name="Next one").count() == 0


@pytest.mark.proof
def test_play_goes_on_from_before_a_mistake(page: Page, server: Server, record: str) -> None:
    game = open_review(page, server, record)
    first_mistake(page)
    page.locator(".moment").get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/game/" in url and game not in url)
    page.wait_for_selector("[data-gap], [data-word]")


def test_from_the_end_of_a_game_it_opens_at_ones_dearest_mistake(
    person: NewPerson, server: Server, record: str
) -> None:
    page = person(390, 844, touch=True)
    open_table(page, server, make_game(page, server, record=record, seats=[me("Ada"), bot("adviser")]))
    page.locator("dialog .next").get_by_role("button", name="Analysis").tap()

    expect(page.locator(".moment .judgement.blunder")).to_be_in_viewport()
    expect(page.locator(".moment .change")).to_contain_text("Ada: 89% → 71%")


@pytest.mark.proof
@pytest.mark.parametrize("players", PLAYERS)
def test_on_a_phone(person: NewPerson, server: Server, axe: str, players: int) -> None:
    page = person(390, 844, touch=True)
    record = careless_game(players, first_round=5 if players == 2 else 1)
    open_review(page, server, record)
    assert page.locator(".chances polyline").count() == players
    try_the_same(page, record)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert obstacles(page, axe) == NONE


@pytest.mark.proof
def test_no_serious_obstacle(page: Page, server: Server, record: str, axe: str) -> None:
    open_review(page, server, record)
    first_mistake(page)
    assert obstacles(page, axe) == NONE, "the mistakes"
    for tab in ("Ledger", "Engine"):
        page.get_by_role("tab", name=tab).click()
        assert obstacles(page, axe, ".review") == NONE, tab


@pytest.mark.proof
def test_closing_the_analysis_brings_back_the_log(page: Page, server: Server, record: str) -> None:
    open_review(page, server, record)
    page.get_by_role("button", name="Close the analysis").click()
    page.wait_for_selector(".log .line")
    assert page.locator(".chances").count() == 0


def test_a_running_game_offers_no_analysis(page: Page, server: Server) -> None:
    game = new_game(page, server, seats=[me("Ada"), me("Brunel")])
    decide(page, "place:a1b1")
    open_table(page, server, game, "?at=0")
    page.wait_for_selector(".look-back")
    assert page.get_by_role("button", name="Analysis").count() == 0
