"""`spyrium play` as a screen, played by Textual's own pilot."""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from spyrium import Game, Record, replay
from spyrium.bots import load
from spyrium.cli.terminal import app as terminal
from spyrium.cli.terminal.app import TableApp
from spyrium.cli.terminal.companies import legend, owned_cards
from spyrium.cli.terminal.market import Market, Place, fitting, shortened
from spyrium.cli.terminal.session import Session
from spyrium.text.catalogue import LANGUAGES, catalogue
from tests.asynchronous import run_apart
from tests.effort import proven

SMALL, LARGE = (80, 24), (130, 42)
Played = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def at_table(
    play: Played, *, size: tuple[int, int] = SMALL, language: str = "en", players: int = 2, first_round: int = 1
) -> TableApp:
    """A table with somebody at it, who does what `play` does, from this round on."""
    game, chance = Game(players, seed=3, names=["Ada", "Brunel", "Cora", "Darby", "Ewart"][:players]), random.Random(3)
    while game.round < first_round:
        game.play(chance.choice(game.legal))
    app = TableApp(Session(game, catalogue(language), load("random", seed=1), "random"))

    async def sit() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            while not (keys := app.query("FooterKey")) or not all(key.region for key in keys):
                await pilot.pause()  # the keys come a moment after the rest
            await play(app, pilot)

    run_apart(sit())
    return app


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    """Until no bot thinks any more; one that hands over to the next is cancelled, and cannot be waited for."""
    await pilot.pause()
    while not all(worker.is_finished for worker in app.workers):
        await pilot.pause(0.01)


async def press(app: TableApp, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


def asked(app: TableApp) -> str:
    return str(app.query_one("#question", Static).render())


@pytest.mark.parametrize("first_round", proven([1, 5], 5))
def test_a_game_is_played_to_its_end_with_one_key_in_80_by_24(first_round: int) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(200):
            if app.session.game.over:
                break
            await press(app, pilot, "enter")
        assert app.query_one("#choices", OptionList).option_count == 2
        assert "wins with" in asked(app) or "Shared victory" in asked(app)

    assert at_table(play, first_round=first_round).session.game.over


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", proven(LANGUAGES, "de"))
def test_the_table_is_shown_in_every_language_small_and_large(language: str, size: tuple[int, int]) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        picture = app.export_screenshot().replace("&#160;", " ")
        assert all(name in picture for name in app.session.game.names)
        words = catalogue(language)
        assert words.text("period-a") in picture
        keys = (
            "button-undo",
            "nav-gallery",
            *(f"terminal-key-{name}" for name in ("hint", "back", "log", "save", "quit")),
        )
        assert all(words.text(key) in picture for key in keys)
        assert words.text("terminal-key-forward") not in picture  # nobody looks back
        choices = app.query_one("#choices", OptionList)
        assert choices.size.height >= 3
        assert app.query_one(RichLog).display == (size == LARGE)

    at_table(play, size=size, language=language, players=5 if size == LARGE else 3)


@pytest.mark.parametrize(
    ("card", "room", "shown"),
    [
        ("Мастерская II", 13, "Мастерская II"),
        ("Мастерская II", 12, "Мастерск… II"),
        ("Working-Class Neighbourhood I", 12, "Working-C… I"),
        ("Capitalization", 12, "Capitalizat…"),
    ],
)
def test_a_card_s_number_is_never_cut(card: str, room: int, shown: str) -> None:
    assert shortened(card, room) == shown


@pytest.mark.parametrize(
    ("width", "height", "lines"),
    [
        (30, 2, ["Employ 1 worker and gain 1", "Spyrium."]),
        (20, 2, ["Employ 1 worker and", "gain 1 Spyrium."]),
        (12, 2, ["Employ 1", "worker and…"]),
        (12, 0, []),
    ],
)
def test_an_effect_that_is_cut_says_so(width: int, height: int, lines: list[str]) -> None:
    assert fitting("Employ 1 worker and gain 1 Spyrium.", width, height) == lines


def test_a_small_screen_shows_all_tokens_and_the_words_of_decisions() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.choices or app.query_one(Market).query_one("#a1", Place).content_size.height == 0:
            await pilot.pause()
        now = app.session.game.now()
        for place, card in now["market"].items():
            if card is not None and card["tokens"]:
                shown = str(app.query_one(f"#{place}", Place).render())
                assert f"[{' '.join(map(str, card['tokens']))}]" in shown
                assert len(shown) <= app.query_one(f"#{place}", Place).content_size.width
        first = app.query_one("#choices", OptionList).get_option_at_index(0)
        assert str(first.prompt).endswith(app.choices[0])

    at_table(play, players=5)


def test_the_cards_are_explained_in_full_on_a_small_screen() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "c")
        texts = str(app.screen.query_one("#texts Static", Static).render())
        for name, effect in app.session.card_texts(app.session.game):
            assert f"{name}  {effect}" in texts
        await press(app, pilot, "escape", "enter")
        assert app.session.game.ply > 0

    at_table(play)


def test_who_owns_which_cards_can_be_read_on_a_small_screen() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert any(seat["buildings"] for seat in app.session.game.now()["seats"])
        await press(app, pilot, "c")
        texts = str(app.screen.query_one("#texts Static", Static).render())
        for number, seat in enumerate(app.session.game.now()["seats"]):
            owned = owned_cards(seat, app.words)
            assert f"{number} {app.session.game.names[number]}  {owned or '–'}\n" in texts
        assert legend(app.words) in texts

    at_table(play, players=5, first_round=3)


def test_a_click_on_a_gap_places_a_worker_there() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.click("#b1c1")
        await settle(app, pilot)

    assert at_table(play).session.game.words[0:2].count("place:b1c1") == 1


def test_a_click_on_a_card_goes_through_the_decisions_about_it() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.click("#a1b1")
        await settle(app, pilot)
        while "phase2" not in app.choices:
            await press(app, pilot, "enter")
        app.decide("phase2", app.session.game.ply)
        await settle(app, pilot)
        about = [word for word in app.choices if "a1b1" in word]
        ply, choices = app.session.game.ply, app.query_one("#choices", OptionList)
        await pilot.click("#a1b1")
        await pilot.click("#a1b1")
        assert app.session.game.ply == ply
        assert choices.highlighted_option is not None
        assert choices.highlighted_option.id == about[1]

    at_table(play)


def test_undo_takes_back_my_decision_and_the_answers_to_it() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = app.session.game.ply
        await press(app, pilot, "enter")
        assert app.session.game.ply > before
        await press(app, pilot, "u")
        assert app.session.game.ply == before
        assert app.query_one(RichLog).lines[0].text.startswith("You play against Brunel")

    at_table(play, size=LARGE)


def test_looking_back_shows_the_past_and_decides_nothing() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        ply = app.session.game.ply
        await press(app, pilot, "b", "left", "enter")
        assert f"decision {ply - 2} of {ply}" in asked(app)
        assert app.session.game.ply == ply
        await press(app, pilot, "f", "right")
        assert app.choices == app.session.game.legal

    at_table(play)


def test_a_hint_names_a_decision_and_goes_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "ADVISER", "greedy")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "h")
        assert "The master would choose" in asked(app)
        assert app.query_one("#choices", OptionList).highlighted is not None

    at_table(play)


def test_a_saved_game_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "SAVED_AS", tmp_path / "game.spy")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter", "s")

    app = at_table(play)
    saved = Record.loads((tmp_path / "game.spy").read_text(encoding="utf-8"))
    assert replay(saved).words == app.session.game.words


def test_the_log_takes_the_place_of_the_table_where_there_is_no_room_for_both() -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "l")
        assert app.query_one(RichLog).display
        assert not app.query_one("#table").display

    at_table(play)
