"""The table as a picture: everything of the position is on it, in every language, broad and narrow."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from spyrium import Game, InvalidArgument, svg
from spyrium.errors import IllegalDecision
from spyrium.svg.cards import HEAD, TONES
from spyrium.svg.pen import Pen, text_width
from spyrium.svg.png import png
from spyrium.text.catalogue import LANGUAGES, catalogue
from spyrium.text.numbers import effect_text

NAMES = ["Ada", "Brunel", "Cora", "Darby", "Ewart"]
WEB = Path(__file__).parents[2] / "web" / "src"
FONTS = Path(svg.__file__).parent / "fonts"


def later(players: int = 3, decisions: int = 40) -> Game:
    """A game some way on: always the first choice but those that would pass."""
    game = Game(players=players, seed=7, names=NAMES[:players])
    while game.ply < decisions and not game.over:
        game.play(game.legal[game.ply % len(game.legal)])
    return game


def texts(picture: str) -> list[str]:
    return ["".join(node.itertext()) for node in ET.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]


def shown(picture: str) -> Counter[str]:
    """How often each drawing stands in a picture."""
    return Counter(re.findall(r'<use href="#spyrium-([\w-]+?)(?:-cropped)?"', picture))


@pytest.mark.parametrize("width", [720, 360])
def test_every_card_worker_and_company_is_on_the_picture(width: int) -> None:
    game = later()
    now, picture = game.now(), svg.board(game, width=width)
    drawings, words = shown(picture), " ".join(texts(picture))
    owned = Counter(
        f"cards-{card['card']}" for seat in now["seats"] for card in [*seat["buildings"], *seat["techniques"]]
    )
    owned.update(f"cards-{card['card']}" for card in now["market"].values() if card is not None)
    assert {name: n for name, n in drawings.items() if name.startswith("cards-")} == dict(owned)
    assert all(name in words for name in game.names)
    assert catalogue("en").text(f"event-{now['event']['name']}") in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_named_in_the_chosen_language(language: str) -> None:
    game = Game(players=2, seed=1)
    words = " ".join(texts(svg.board(game, language=language)))
    card = next(card["card"] for card in game.now()["market"].values() if card is not None)
    assert catalogue(language).text(f"card-{card}").split()[0] in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_s_words_are_whole_or_signs_stand_for_them(language: str) -> None:
    words = catalogue(language)
    for seed in (0, 1, 4, 7, 8, 14, 18):  # each begins with another event
        game = Game(players=2, seed=seed)
        effect = effect_text(game.now()["event"]["name"], words)
        broad = " ".join(texts(svg.board(game, language=language)))
        narrow = " ".join(texts(svg.board(game, language=language, width=360)))
        assert effect in broad
        assert effect in narrow or effect.split()[0] not in narrow.split()


def test_a_seat_sees_what_the_cards_cost_it() -> None:
    game = Game(players=2, seed=1)
    prices = [way.ways[0].total for way in game.market_prices(0).values() if way.ways]
    assert len(texts(svg.board(game, seat=0))) > len(texts(svg.board(game)))
    assert f"£{prices[0]}" in texts(svg.board(game, seat=0))


def test_best_and_played_decisions_are_marked_in_their_colours() -> None:
    game = Game(players=2, seed=1)
    plain = svg.board(game)
    marked = svg.board(game, marks=["place:a1b1", ("place:b2c2", "played")], arrows=["event"])
    assert "#ff9d5c" not in plain
    assert "#ff9d5c" in marked
    assert marked.count("#5cf2c1") > plain.count("#5cf2c1")


def test_every_legal_decision_can_be_marked_and_pointed_at() -> None:
    game = later(players=4, decisions=60)
    ET.fromstring(svg.board(game, marks=game.legal, arrows=game.legal))


def test_the_picture_has_the_width_that_was_asked_for() -> None:
    assert ET.fromstring(svg.board(Game(players=2, seed=1), width=500)).get("width") == "500"


def test_what_cannot_be_drawn_is_refused() -> None:
    game = Game(players=2, seed=1)
    with pytest.raises(InvalidArgument, match="seat should be a number from 0 to 1"):
        svg.board(game, seat=2)
    with pytest.raises(IllegalDecision):
        svg.board(game, marks=["place:z9"])
    with pytest.raises(InvalidArgument, match="best, played"):
        svg.board(game, marks=[("pass", "worst")])  # type: ignore[list-item]


def test_a_text_is_shortened_only_where_it_cannot_be_made_smaller() -> None:
    title = "Round 1 of 6 · Period A"
    wide = text_width(title, 20, bold=True)
    for percent in range(70, 101):
        pen = Pen()
        pen.text(title, 0, 0, 20, "#000", bold=True, room=wide * percent / 100)
        assert title in pen.document(100, 100, shown=100, title="")


def test_a_notebook_shows_the_game() -> None:
    game = later()
    assert game._repr_svg_() == svg.board(game)


def test_a_finished_game_names_its_winner() -> None:
    game = later(players=2, decisions=10_000)
    assert game.over
    assert f"{game.names[(game.winners or [])[0]]} wins" in texts(svg.board(game))


@pytest.mark.parametrize("width", [720, 360])
def test_the_last_round_announces_no_event(width: int) -> None:
    game = later(players=2, decisions=10_000)
    announcement = catalogue("en").text("table-event-future").upper()
    assert announcement not in texts(svg.board(game, width=width))
    assert announcement in texts(svg.board(Game(players=2, seed=1), width=width))


def test_names_are_written_as_text_whatever_is_in_them() -> None:
    game = Game(players=2, seed=1, names=["<b>&", '"'])
    assert "<b>&" in texts(svg.board(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_png_needs_no_letters_but_ours(language: str) -> None:
    ours: set[int] = set().union(*(TTFont(path).getBestCmap() for path in FONTS.glob("*-700.ttf")))
    used = {ord(letter) for text in texts(svg.board(later(players=5), seat=0, language=language)) for letter in text}
    assert used <= ours


def test_a_picture_becomes_a_png_of_its_size() -> None:
    drawn = png(svg.board(Game(players=2, seed=1), width=500))
    assert drawn.startswith(b"\x89PNG")
    assert int.from_bytes(drawn[16:20], "big") == 500


def test_the_families_have_the_colours_of_the_page() -> None:
    """Python draws without a style sheet, so the colours stand here too."""
    tokens = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
    styles = (WEB / "cards" / "Card.svelte").read_text(encoding="utf-8") + (
        WEB / "table" / "market" / "EventTile.svelte"
    ).read_text(encoding="utf-8")
    for family, colour in HEAD.items():
        assert f"--{family}: {colour};" in tokens
    for name, (lit, shaded) in TONES.items():
        assert re.search(rf"\.{name} {{[^}}]*--tone-1: {lit};\s*--tone-2: {shaded};", styles), name
