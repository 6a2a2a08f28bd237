"""Every page opens, and is accessible in every theme."""

import random

import pytest
from playwright.sync_api import Page

from tests.effort import proven
from tests.table import EDITION, player, position
from tests.web.conftest import Desk, NewPerson
from tests.web.driver import (
    Server,
    at_round,
    bot,
    decide_without_looking,
    make_game,
    me,
    new_game,
    open_table,
    play_on,
)
from tests.web.table.test_hint import play_here, take_hint

PAGES = ["/", "/new", "/lobby", "/games", "/rules", "/cards", "/profile", "/ratings", "/settings", "/nowhere"]
THEMES = ["dark", "light", "contrast"]
OBSTACLES = """async ([within, only]) => (await axe.run(within, {resultTypes: ['violations'], ...only})).violations
  .filter(found => found.impact === 'serious' || found.impact === 'critical')
  .map(found => `${found.id}: ${found.nodes.map(node => node.target.join(' ')).slice(0, 3).join(', ')}`)"""
OF_COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
WEAR = "theme => { document.documentElement.dataset.theme = theme; }"


def visit(page: Page, server: Server, path: str) -> None:
    """Opens a page and waits until it shows all it has."""
    page.goto(server.url + path)
    page.wait_for_selector("main")
    page.wait_for_selector(".skeleton", state="detached")


def obstacles(page: Page, axe: str, within: str = "html") -> dict[str, list[str]]:
    """What axe finds serious in a part of the page as it is, by theme; themes differ in nothing but colours."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = {}
    for theme in THEMES:
        page.evaluate(WEAR, theme)
        found[theme] = page.evaluate(OBSTACLES, [within, {} if theme == THEMES[0] else OF_COLOURS])
    return found


NONE: dict[str, list[str]] = {theme: [] for theme in THEMES}


@pytest.mark.parametrize("path", proven(PAGES, "/", "/new", "/games", "/settings"))
def test_a_page_has_no_serious_obstacle(page: Page, server: Server, axe: str, path: str) -> None:
    visit(page, server, path)

    assert obstacles(page, axe) == NONE


@pytest.mark.parametrize("size", proven([(360, 740), (667, 375), (844, 390)], (667, 375)))
def test_how_to_begin_is_in_sight_on_a_phone(person: NewPerson, server: Server, size: tuple[int, int]) -> None:
    page = person(*size, language="de")
    visit(page, server, "/")

    for name in ("Jetzt spielen", "Neu hier? Lernen"):
        box = page.locator("main").get_by_text(name).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1], name


def test_a_players_page_has_no_serious_obstacle(page: Page, server: Server, axe: str) -> None:
    game = make_game(page, server, seats=[me(), me("Brunel")], position=at_round(6, players=2))
    decide_without_looking(page, server, game)
    player = server.get(f"/api/games/{game}")["seats"][0]["player"]
    visit(page, server, f"/player/{player}")
    page.get_by_text("Average score").wait_for()

    assert obstacles(page, axe) == NONE
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.proof
def test_a_game_of_this_browser_its_hint_and_its_list_have_no_serious_obstacle(
    page: Page, server: Server, axe: str
) -> None:
    play_here(page, server)
    take_hint(page)
    assert obstacles(page, axe) == NONE, "the hint"

    for path in ("/", "/games"):
        visit(page, server, path)
        page.wait_for_selector(".game")
        assert obstacles(page, axe) == NONE, path


@pytest.mark.proof
def test_the_browsers_inspector_has_nothing_to_say(page: Page, server: Server) -> None:
    issues: list[str] = []
    inspector = page.context.new_cdp_session(page)
    inspector.on("Audits.issueAdded", lambda found: issues.append(str(found["issue"])))
    inspector.send("Audits.enable")
    for path in ("/settings", "/profile", "/new"):
        visit(page, server, path)

    assert issues == []


def test_the_table_and_its_windows_have_no_serious_obstacle(page: Page, server: Server, axe: str) -> None:
    new_game(page, server, seats=[me(), bot(), bot()])
    page.wait_for_selector("[data-gap]")
    assert obstacles(page, axe) == NONE
    for key in ("b", "o", "d", "?"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        assert obstacles(page, axe, "dialog") == NONE, f"the window of the key {key}"
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.get_by_role("button", name="Score if it ended now").last.click()
    page.get_by_role("heading", name="Score if it ended now").wait_for()
    assert obstacles(page, axe, "dialog") == NONE, "the projected scores"
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write something").fill("Good luck!")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chat")
    assert obstacles(page, axe) == NONE, "the chat"


@pytest.mark.proof
def test_replay_and_end_have_no_serious_obstacle(page: Page, server: Server, axe: str) -> None:
    game = new_game(page, server, seats=[me(), me("Brunel")], position=at_round(6, players=2))
    play_on(page, random.Random(1))
    page.wait_for_selector("dialog svg polyline")
    assert obstacles(page, axe, "dialog") == NONE, "the end"

    open_table(page, server, game, "?at=3")
    page.wait_for_selector(".look-back")
    assert obstacles(page, axe) == NONE, "the replay"


@pytest.mark.proof
def test_a_table_that_waits_for_people_has_no_serious_obstacle(person: NewPerson, server: Server, axe: str) -> None:
    page = person()
    page.goto(server.url + "/new")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".waiting details").wait_for()

    assert obstacles(page, axe) == NONE


def test_the_board_as_text_says_all_that_is_needed_to_play(page: Page, server: Server) -> None:
    rival = player("lobbying*", vp=9, kept=0)
    market = {"a1": "laboratory-1", "b1": "miner:3"}
    start = position(
        player("mine-1*"),
        rival,
        market=market,
        workers={"a1b1": [0, 1], "a1a2": [1]},
        future="patronage",
        round_number=5,
    )
    new_game(page, server, seats=[me("Ada"), me("Brunel")], edition=EDITION.name, position=start)
    page.keyboard.press("b")
    board = page.get_by_role("dialog")
    lines = (
        "Event of the next round: Patronage. Pay £3 for 3 VP, or £6 for 5 VP.",
        "Symbols: factory, research. 1 worker turns 1 spyrium into 4 VP.",
        "Around it: Ada: 1 worker, Brunel: 2 workers.",
        "Values of its tokens: 3.",
        "For you now: £",
        "3 workers: 2 active, 1 in the market, 0 resting. In reserve: 4.",
        "Mine\u00a0I. Used this round. Symbols: mine.",
        "Bonuses to come: £5 or a worker at 8 points, the other one at 20.",
        "Bonus at 20 points: One worker.",
        "Lobbying. Used this round. Once a round, activate a card without its surcharge.",
        "Score if it ended now: ",
    )
    board.get_by_text(lines[0]).first.wait_for()
    told = board.inner_text()
    assert [line for line in lines if line not in told] == []


def test_an_unknown_address_leads_home(page: Page, server: Server, desk: Desk) -> None:
    page.goto(server.url + "/nowhere")
    page.get_by_role("main").get_by_role("link", name="Home").click()

    page.wait_for_selector(".go")
    assert page.url == server.url + "/"
