"""Several people at one table, each in a browser of their own: talk, clocks, stand-ins, taking back."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.driver import Server, bot, choose, decide, make_game, me, new_game, offers, open_table, sit_down

Pair = tuple[Page, Page, str]


@pytest.fixture
def pair(person: NewPerson, server: Server) -> Pair:
    """Ada, who is the host, and Brunel at one table, and their game; Ada begins."""
    ada, brunel = person(), person(name="Brunel")
    seats = [me("Ada"), {"kind": "open"}]
    game = make_game(ada, server, seats=seats, seed=first_seat_begins())
    open_table(ada, server, game)
    sit_down(brunel, server, game)
    return ada, brunel, game


def first_seat_begins() -> int:
    """A seed with which seat 0 of two is drawn as the first player."""
    return 1


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write something").fill(text)
    page.keyboard.press("Enter")


@pytest.mark.proof
def test_what_one_says_the_other_reads(pair: Pair) -> None:
    ada, brunel, _ = pair
    say(ada, "Good luck!")

    brunel.get_by_role("tab", name="Chat 1 new message").click()
    assert brunel.locator(".chat").all_inner_texts() == ["Ada Good luck!"]


@pytest.mark.proof
def test_news_of_the_chat_and_the_turn_are_told_in_the_title(pair: Pair) -> None:
    ada, brunel, _ = pair
    expect(ada).to_have_title("● Your turn · Spyrium")
    expect(brunel).to_have_title("Spyrium")
    say(ada, "Good luck!")

    expect(brunel).to_have_title("(1) Spyrium")
    brunel.reload()
    expect(brunel).to_have_title("(1) Spyrium")
    brunel.get_by_role("tab", name="Chat 1 new message").click()
    expect(brunel).to_have_title("Spyrium")
    brunel.reload()
    brunel.get_by_role("tab", name="Chat", exact=True).wait_for()
    expect(ada).to_have_title("● Your turn · Spyrium")
    decide(ada, "place:a1b1")
    expect(ada).to_have_title("Spyrium")
    expect(brunel).to_have_title("● Your turn · Spyrium")


def test_what_is_said_is_shown_as_text_whatever_it_looks_like(pair: Pair) -> None:
    ada, brunel, _ = pair
    spell = "<img src=x onerror=\"document.title='hexed'\"><b>bold</b> &amp; {$name}"
    say(ada, spell)

    brunel.get_by_role("tab", name="Chat 1 new message").click()
    for page in pair[:2]:
        assert page.locator(".chat").inner_text().startswith(f"Ada {spell}")
        assert page.locator(".chat img, .chat b:has-text('bold')").count() == 0
        assert "hexed" not in page.title()


def test_the_host_mutes_somebody_and_lets_them_speak_again(pair: Pair) -> None:
    ada, brunel, _ = pair
    say(brunel, "Hurry up!")
    ada.get_by_role("tab", name="Chat 1 new message").click()
    ada.get_by_role("button", name="Mute Brunel").click()
    ada.get_by_role("button", name="Unmute Brunel").wait_for()

    say(brunel, "Hurry!")
    brunel.get_by_text("The host has muted you").wait_for()
    assert ada.locator(".chat").count() == 1

    ada.get_by_role("button", name="Unmute Brunel").click()
    ada.get_by_role("button", name="Mute Brunel", exact=True).wait_for()
    say(brunel, "Sorry.")
    ada.get_by_text("Sorry.").wait_for()


@pytest.mark.proof
def test_only_the_host_can_mute(pair: Pair) -> None:
    ada, brunel, _ = pair
    say(ada, "Good luck!")
    brunel.get_by_role("tab", name="Chat 1 new message").click()

    assert brunel.get_by_role("button", name="Mute").count() == 0


def test_who_resigns_is_told_of_to_the_others(pair: Pair) -> None:
    ada, brunel, _ = pair
    decide(ada, "place:a1b1")
    brunel.get_by_role("button", name="Leave the game").click()
    brunel.get_by_role("button", name="Resign …").click()
    brunel.get_by_role("button", name="Resign", exact=True).click()
    told = "Brunel has resigned; a bot plays on."
    notice = ada.get_by_role("status").filter(has_text=told)
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)

    lines = ada.locator(".log .all > :is(.line, .aside)")
    expect(lines.nth(1)).to_have_text(told)
    ada.reload()
    expect(lines.nth(1)).to_have_text(told)


def ask_back(pair: Pair) -> None:
    """Ada has placed a worker, and asks to take that back in Brunel's turn."""
    ada, brunel, _ = pair
    decide(ada, "place:a1b1")
    brunel.wait_for_selector("[data-gap]")
    decide(ada, "undo")
    brunel.get_by_text("Ada asks to take back a decision").first.wait_for()
    expect(brunel.locator(".prompt q")).to_contain_text("Ada places a worker")
    ada.get_by_text("Waiting for the others to agree").wait_for()


def test_a_turn_is_taken_back_when_the_other_agrees(pair: Pair, server: Server) -> None:
    ada, brunel, game = pair
    ask_back(pair)
    brunel.get_by_role("button", name="Yes", exact=True).click()

    assert "place:a1b1" in offers(ada)
    assert server.words(game) == []
    assert brunel.locator(".market .worker").count() == 0


@pytest.mark.proof
def test_a_turn_stays_when_the_other_refuses(pair: Pair, server: Server) -> None:
    ada, brunel, game = pair
    ask_back(pair)
    brunel.get_by_role("button", name="No", exact=True).click()

    ada.get_by_text("Brunel does not agree").first.wait_for()
    assert "place:a1b1" in offers(brunel)
    assert server.words(game) == ["place:a1b1"]


def test_against_bots_a_turn_is_taken_back_at_once(page: Page, server: Server) -> None:
    game = new_game(page, server, seats=[me(), bot()], seed=first_seat_begins())
    decide(page, "place:a1b1")
    offers(page)
    decide(page, "undo")

    page.wait_for_function("() => document.querySelectorAll('.market .worker').length === 0")
    assert server.words(game) == []


@pytest.mark.proof
def test_a_player_out_of_time_is_replaced_and_may_come_back(person: NewPerson, server: Server) -> None:
    ada, brunel = person(), person(name="Brunel")
    seats, clock = [me("Ada"), {"kind": "open"}], {"kind": "turn", "seconds": 8}
    game = make_game(ada, server, seats=seats, clock=clock, stand_in="random", seed=first_seat_begins())
    open_table(ada, server, game)
    ada.get_by_role("button", name="I am back").first.wait_for()
    by_the_bot = ada.locator(".log .line")
    by_the_bot.first.wait_for()

    ada.get_by_role("button", name="I am back").first.click()
    ada.get_by_text("Ada is back").first.wait_for(state="attached")
    sit_down(brunel, server, game)
    choose(brunel, offers(brunel)[0])

    assert offers(ada)
    assert ada.get_by_role("img", name="Clock").count() > 0


def test_the_clock_of_whoever_decides_runs(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel")], clock={"kind": "bank", "seconds": 600})
    page.wait_for_selector(".company.big .clock")
    before = page.locator(".company.big .clock").inner_text()

    page.wait_for_function("before => document.querySelector('.company.big .clock').innerText !== before", arg=before)
