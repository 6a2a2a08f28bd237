"""Games of the browser itself: played by its own engine, kept in it, and never known to a server."""

import random
from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from spyrium import Edition, Game, Record
from spyrium.server.http.routes.pages import STATIC
from spyrium.text.catalogue import catalogue
from tests.effort import seldom
from tests.web.conftest import NewPerson
from tests.web.driver import (
    OVER,
    Server,
    click_one,
    decide,
    last_round,
    offers,
    open_record,
    play_in_haste,
    play_on,
    soonest,
)

LINES = "document.querySelectorAll('.log .line').length"


LARGEST = {"engine-*.wasm": 35_000, "value-*.npz": 400_000}  # bytes, as they are sent


@pytest.mark.parametrize("name", LARGEST)
def test_the_engine_is_small_as_it_is_sent(server: Server, name: str) -> None:
    (file,) = STATIC.glob(f"assets/{name}")
    with server.client().stream("GET", f"/assets/{file.name}", headers={"accept-encoding": "gzip"}) as answer:
        assert sum(map(len, answer.iter_raw())) <= LARGEST[name]


def play_now(page: Page, server: Server, level: str = "apprentice", players: int = 2) -> str:
    """Starts a game from the home page; returns its address."""
    page.goto(server.url)
    page.get_by_label("Players").select_option(label=str(players))
    page.get_by_label("Bot strength").select_option(level)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".market [data-place]")
    return page.url


def decided(page: Page) -> int:
    """How many decisions the table has told of, once it is the person's turn."""
    offers(page)
    found: int = page.evaluate(LINES)
    return found


def open_device_game(page: Page, server: Server, game: Game) -> str:
    """Goes on with a game of this device; returns its address."""
    page.goto(server.url + "/games")
    open_record(page, game)
    return page.url


def outcome(scores: list[int], seat: int) -> str:
    """How a seat came out, as the list of one's games tells it."""
    place = 1 + sum(score > scores[seat] for score in scores)
    if place == 1:
        return "Won" if scores.count(scores[seat]) == 1 else "Shared victory"
    return f"Place {place} of {len(scores)}"


WHOLE = 15  # decisions in earnest, before the game is hurried to its end


@pytest.mark.parametrize(("players", "in_earnest"), [(2, 0), *seldom(pytest.param(2, WHOLE), pytest.param(3, WHOLE))])
def test_a_game_is_played_to_its_end_its_record_is_one_of_python_and_can_be_sent_to_the_server(
    page: Page, server: Server, tmp_path: Path, players: int, in_earnest: int
) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    if in_earnest:
        address = play_now(page, server, players=players)
    else:
        address = open_device_game(page, server, last_round("Ada", "bot:apprentice"))
    play_in_haste(page, random.Random(1), in_earnest)
    page.wait_for_selector(OVER)
    assert [each for each in requests if "/api/games" in each] == []

    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Save the record").click()
    saved = tmp_path / "game.spy"
    download.value.save_as(saved)
    game = Record.loads(saved.read_text()).replay()
    assert game.over
    shown = [int(text) for text in page.locator("dialog .total").all_inner_texts()]
    assert shown == sorted(game.scores or [], reverse=True)

    page.goto(server.url + "/games")
    expect(page.locator(".outcome")).to_contain_text(outcome(game.scores or [], 0))
    page.goto(address)
    page.get_by_role("button", name="Send to the server").click()
    link = page.get_by_label("Link to the game").input_value()
    assert page.url == address
    sent = server.get(f"/api/games/{link.rpartition('/')[2]}")
    assert sent["result"]["scores"] == game.scores
    page.get_by_role("dialog").get_by_role("link", name="Open", exact=True).click()
    page.wait_for_url(link)
    page.wait_for_selector(OVER)

    page.goto(address)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != address and "/game/here-" in url)
    assert decided(page) < game.ply


def test_nothing_is_lost_by_reloading_and_everything_can_be_taken_back(page: Page, server: Server) -> None:
    play_now(page, server)
    play_on(page, random.Random(2), clicks=6)
    made = decided(page)
    assert made > 6
    page.reload()
    assert decided(page) == made

    for _ in range(3):
        page.get_by_role("button", name="Undo").click()
        page.wait_for_function(f"() => {LINES} < {made}")
        made = decided(page)
    page.reload()
    assert decided(page) == made


@pytest.mark.proof
def test_a_thought_is_broken_off_by_taking_back(page: Page, server: Server) -> None:
    play_now(page, server, "master", players=5)
    before = decided(page)
    decide(page, next(word for word in offers(page) if word.startswith("place:")))
    page.get_by_text("is thinking").wait_for()
    page.get_by_role("button", name="Undo").click()

    page.wait_for_function(f"() => {LINES} <= {before}")
    assert decided(page) <= before


def first_among_bots(players: int) -> Game:
    """A game that Ada begins, with bots that decide soon."""
    names = ("Ada", *["bot:apprentice"] * (players - 1))
    return next(game for seed in range(100) if (game := Game(players, seed, names=names)).current == 0)


TAKE_BACK = f"""() => {{
  window.seen = [{LINES}];
  const watch = new MutationObserver(() => seen.push({LINES}));
  watch.observe(document.querySelector('.log'), {{childList: true, subtree: true}});
  document.querySelector('[data-word=undo]').click();
}}"""


def test_of_what_is_taken_back_nothing_more_is_shown(person: NewPerson, server: Server) -> None:
    page = person(motion="full", pace="slow")
    open_device_game(page, server, first_among_bots(5))
    decide(page, "place:a1b1")
    page.wait_for_function(f"() => {LINES} >= 2")
    page.evaluate(TAKE_BACK)
    page.wait_for_function(f"() => {LINES} === 0")

    seen = page.evaluate("seen")
    assert max(seen) == seen[0]


KEPT = """() => new Promise(done => {
  indexedDB.open('spyrium').onsuccess = ({target: {result}}) => {
    const games = result.transaction('games').objectStore('games');
    games.getAll().onsuccess = ({target: {result: [game]}}) => done(game.entries.length);
  };
})"""


def test_a_game_of_bots_waits_for_whoever_watches_it(person: NewPerson, server: Server) -> None:
    page = person(motion="full", pace="slow")
    open_device_game(page, server, Game(3, seed=1, names=["bot:apprentice"] * 3))
    for shown in range(1, 5):
        page.wait_for_function(f"() => {LINES} >= {shown}")
        kept = page.evaluate(KEPT)

        assert kept <= page.evaluate(LINES) + 1


def test_my_games_lists_the_games_of_this_device_until_they_are_deleted(page: Page, server: Server) -> None:
    play_now(page, server)
    page.goto(server.url + "/games")
    page.get_by_text("On this device").wait_for()
    page.locator(".game").click()
    assert offers(page)

    page.goto(server.url + "/games")
    page.get_by_role("button", name="Delete").click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("Stephenson")
    asked.get_by_role("button", name="Cancel").click()
    expect(page.locator(".game")).to_have_count(1)
    page.get_by_role("button", name="Delete").click()
    asked.get_by_role("button", name="Delete").click()
    page.get_by_text("No games yet").wait_for()


def test_the_strength_of_the_bots_stays_until_another_is_chosen(page: Page, server: Server) -> None:
    level = page.get_by_label("Bot strength")
    open_device_game(page, server, last_round("Ada", "bot:apprentice"))
    page.goto(server.url)
    page.locator(".running").wait_for()
    expect(level).to_have_value("apprentice")

    level.select_option("engineer")
    page.reload()
    expect(level).to_have_value("engineer")


@pytest.mark.proof
def test_two_tabs_show_the_same_game(page: Page, server: Server) -> None:
    play_now(page, server)
    other = page.context.new_page()
    other.goto(page.url)
    made = decided(other)
    assert decided(page) == made
    play_on(page, random.Random(5), clicks=2)

    other.get_by_text("open in another tab").wait_for()
    now = decided(page)
    assert now > made
    other.wait_for_function(f"now => {LINES} === now", arg=now)


@pytest.mark.proof
def test_whether_a_game_is_rated_and_where_it_is_stands_before_it_begins(page: Page, server: Server) -> None:
    page.goto(server.url + "/new?seats=mine")
    page.get_by_text("stays on this device and is not rated").wait_for()
    page.locator("[name=seat-1]").select_option("bot")
    page.get_by_text("on the server and is rated").wait_for()

    page.goto(server.url)
    page.get_by_role("button", name="Rated game").click()
    page.wait_for_selector(".market [data-place]")
    assert server.get(f"/api/games/{page.url.rpartition('/')[2]}")["rated"] is True


CHANGED = """change => new Promise(done => {
  indexedDB.open('spyrium').onsuccess = ({target: {result: database}}) => {
    const transaction = database.transaction('games', 'readwrite'), store = transaction.objectStore('games');
    store.getAll().onsuccess = ({target: {result: [game]}}) => store.put({...game, ...change});
    transaction.oncomplete = done;
  };
})"""


def change_kept(page: Page, server: Server, change: Mapping[str, object]) -> None:
    """Changes the game that this device keeps, from another page: the table itself would still write to it."""
    page.goto(server.url + "/cards")
    page.evaluate(CHANGED, change)


def test_what_cannot_be_read_is_said_so_and_stays(page: Page, server: Server) -> None:
    address = play_now(page, server)
    decision = {"kind": "decision", "seat": 0, "word": "nonsense", "by": "person"}
    for change, said in (
        ({"entries": [{"seq": 1, "at": 0, "entry": decision}]}, "is damaged; nothing was changed"),
        ({"version": 99}, "Another version of Spyrium kept this game"),
    ):
        change_kept(page, server, change)
        page.goto(address)
        page.get_by_text(said).first.wait_for()
        page.goto(server.url + "/games")
        expect(page.locator(".game")).to_have_count(1)


@pytest.mark.proof
def test_a_game_that_was_kept_before_the_second_round_goes_on_with_its_numbers(page: Page, server: Server) -> None:
    address = play_now(page, server)
    change_kept(page, server, {"edition": None, "entries": []})  # games did not name their edition then
    page.goto(address)
    page.wait_for_selector(".market .price")
    older, words = Edition.load("standard-2026-11"), catalogue("en")
    prices = {words.text(f"card-{slug}"): f"£{price}" for slug, price in older.price.items()}
    shown = page.locator(".market .card .name").all_text_contents()
    names = [name.replace("\u00ad", "").replace("\u00a0", " ") for name in shown]
    assert page.locator(".market .price").all_text_contents() == [prices[name] for name in names]


def test_without_webassembly_the_server_plays(fresh_page: Page, server: Server) -> None:
    fresh_page.add_init_script("delete WebAssembly.instantiate; WebAssembly.instantiate = undefined")
    fresh_page.goto(server.url)
    fresh_page.get_by_role("button", name="Play now").click()
    fresh_page.wait_for_selector(".market [data-place]")

    assert "/game/here-" not in fresh_page.url


@pytest.mark.proof
def test_a_browser_that_keeps_nothing_plays_all_the_same_and_says_so(fresh_page: Page, server: Server) -> None:
    fresh_page.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }")
    play_now(fresh_page, server)
    fresh_page.get_by_text("This browser keeps nothing").wait_for()

    play_on(fresh_page, random.Random(6), clicks=4)
    assert decided(fresh_page) > 4


FULL = """() => {
  IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') };
}"""


def test_a_decision_that_cannot_be_kept_is_not_made(page: Page, server: Server) -> None:
    play_now(page, server)
    made = decided(page)
    page.evaluate(FULL)
    click_one(page, lambda offered: soonest(offered, random.Random(7)))
    page.get_by_text("could not keep this decision").wait_for()
    assert page.evaluate(LINES) == made

    page.reload()
    assert decided(page) == made
