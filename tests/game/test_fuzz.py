"""Garbage, and good files with something changed, are refused by the documented errors or read whole."""

import copy
import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyrium import Edition, Game, IllegalDecision, InvalidEdition, InvalidPosition, InvalidRecord, Record, replay
from spyrium.notation.words import WORDS
from tests.effort import seeds
from tests.positions import some_position
from tests.table import EDITION, FIXTURES, after, player, table

T = TypeVar("T")
GAMES = [table(player("commerce"), market={"b2": "miner:1"}, workers={"b1b2": [0, 1]}, event="windfall:2")]
GAMES += [Game(players, seed=players) for players in (2, 5)]
EDITION_TEXT = (FIXTURES / "test-deck.toml").read_text(encoding="utf-8")
POSITIONS = [some_position(seed) for seed in range(12)]
ODD_VALUES: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 7, 99, 10**6, 10**30, 2.0, 0.5, float("nan"), "", "mine-1", "a1b1", "x" * 300,
    "\0", "\ud800", [], [1], [[]], [None], {}, {"card": "mine-1"}, {"card": "palace", "inclined": False}, "windfall",
]  # fmt: skip


def random_game(seed: int) -> Game:
    choose = random.Random(seed)
    game = Game.from_position(POSITIONS[seed % len(POSITIONS)], seed=seed)
    for _ in range(choose.randint(0, 60)):
        if game.legal:
            game.play(choose.choice(game.legal))
    return game


RECORDS = [random_game(seed).record().dumps() for seed in range(6)]
for players in (2, 4):
    whole = Game(players, seed=players)
    while not whole.over:
        whole.play_id(whole.legal_ids[whole.ply % len(whole.legal_ids)])
    RECORDS.append(whole.record().dumps())


def refused_or_whole(read: Callable[[], T], error: type[Exception]) -> T | None:
    """What was read, or None where the documented error refused it."""
    try:
        return read()
    except error:
        return None


# Words


@given(st.one_of(st.text(), st.sampled_from(WORDS).flatmap(lambda word: st.sampled_from([word.upper(), word + " "]))))
def test_garbage_is_no_word(word: str) -> None:
    for game in GAMES:
        before = np.asarray(game.state).tobytes()
        if word not in game.legal:
            with pytest.raises(IllegalDecision):
                game.play(word)
        assert np.asarray(game.state).tobytes() == before


# Positions


def some_place(choose: random.Random, value: Any) -> tuple[Any, Any]:
    """A container somewhere in a JSON value, and one of its keys."""
    places: list[tuple[Any, Any]] = []

    def visit(node: Any) -> None:
        keys = list(node) if isinstance(node, dict) else list(range(len(node))) if isinstance(node, list) else []
        for key in keys:
            places.append((node, key))
            visit(node[key])

    visit(value)
    return choose.choice(places)


def changed(choose: random.Random, position: Any) -> Any:
    """The position with one or two things changed, taken away, added or repeated."""
    mutant = copy.deepcopy(position)
    for _ in range(choose.randint(1, 2)):
        container, key = some_place(choose, mutant)
        way = choose.randrange(5)
        if way == 0:
            container[key] = copy.deepcopy(choose.choice(ODD_VALUES))
        elif way == 1:
            del container[key]
        elif way == 2 and isinstance(container[key], int):
            container[key] += choose.choice([-1, 1])
        elif way == 3 and isinstance(container, list):
            container.append(copy.deepcopy(container[key]))
        else:
            other, name = some_place(choose, mutant)
            container[key] = copy.deepcopy(other[name])
    return mutant


def play_on(game: Game, choose: random.Random) -> None:
    """A position that was accepted can be played on from."""
    for _ in range(15):
        if not game.legal:
            assert game.over or game.awaiting_deal
            return
        game.play(choose.choice(game.legal))


@pytest.mark.parametrize("part", seeds(8))
def test_changed_positions_are_refused_or_read_whole(part: int) -> None:
    accepted = 0
    for seed in range(part * 250, part * 250 + 250):
        choose = random.Random(seed)
        mutant = changed(choose, choose.choice(POSITIONS))
        game = refused_or_whole(partial(Game.from_position, mutant, seed), InvalidPosition)
        if game is not None:
            accepted += 1
            written = game.position()
            assert Game.from_position(json.loads(json.dumps(written)), seed=1).position() == written
            play_on(game, choose)
    assert accepted < 250


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)


@given(json_values)
def test_garbage_is_no_position(value: object) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position(value)


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("odd", [10**5000, nested(20_000)], ids=["long number", "deep list"])
@pytest.mark.parametrize("field", ["edition", "round", "turn", "market", "workers", "seats", "result", "event"])
def test_values_that_cannot_even_be_shown_are_refused(field: str, odd: object) -> None:
    with pytest.raises(InvalidPosition, match=field):
        Game.from_position({**POSITIONS[0], field: odd})


def test_a_position_never_makes_the_game_read_a_file(tmp_path: Any) -> None:
    file = tmp_path / "other.toml"
    file.write_text(EDITION_TEXT, encoding="utf-8")
    with pytest.raises(InvalidPosition, match=r"edition: .* does not come with the game"):
        Game.from_position({**POSITIONS[0], "edition": f"{file} {EDITION.hash}"})


# Records


def mutated_text(choose: random.Random, text: str) -> str:
    """The text with lines or characters dropped, doubled, swapped or replaced."""
    lines = text.split("\n")
    for _ in range(choose.randint(1, 3)):
        at = choose.randrange(len(lines))
        way = choose.randrange(6)
        if way == 0:
            lines.pop(at)
        elif way == 1:
            lines.insert(at, choose.choice(lines))
        elif way == 2:
            other = choose.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 3 and lines[at].split():
            words = lines[at].split()
            words[choose.randrange(len(words))] = choose.choice([*WORDS, "0", "9", "round", "mine-1:2", "palace", "|"])
            lines[at] = " ".join(words)
        else:
            where = choose.randrange(len(lines[at]) + 1)
            odd = choose.choice(["", "\0", "é", ":", " ", "7", "\r", "\ud800", "\u2028", "[" * 3000])
            lines[at] = lines[at][:where] + odd + lines[at][where + 1 :]
        lines = lines or [""]
    return "\n".join(lines)


def read_whole(text: str, edition: Edition | None = None) -> Record:
    """A record that can be read and replayed."""
    record = Record.loads(text, edition)
    replay(record)
    return record


@pytest.mark.parametrize("part", seeds(8))
def test_changed_records_are_refused_or_read_whole(part: int) -> None:
    refused = 0
    for seed in range(part * 60, part * 60 + 60):
        choose = random.Random(seed)
        text = mutated_text(choose, choose.choice(RECORDS))
        record = refused_or_whole(partial(read_whole, text), InvalidRecord)
        refused += record is None
        if record is not None:
            assert Record.loads(record.dumps()).dumps() == record.dumps()
    assert refused > 0


@given(st.text())
def test_garbage_is_no_record(text: str) -> None:
    for start in ("", "# Spyrium game record 1\n", RECORDS[0].partition("round")[0]):
        with pytest.raises(InvalidRecord):
            read_whole(start + text + "x")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("# Spyrium game record 1", "# Spyrium game record 2", 1),
        ("\nfirst: ", "\nfirst: 9", 5),
        ("\nevent: ", "\nevent: flood", 6),
        ("\nround 1\n", "\nround 12\n", 8),
        ("\ndeal: ", "\ndeal: palace ", 9),
        ("\nnext: ", "\nnext: flood", 10),
    ],
)
def test_a_mistake_in_a_record_is_named_with_its_line(old: str, new: str, line: int) -> None:
    text = RECORDS[-1].replace(old, new, 1)
    with pytest.raises(InvalidRecord, match=rf"^line {line}: expected|^line {line}: ") as refused:
        read_whole(text)
    assert refused.value.line == line


@pytest.fixture(scope="module")
def short_record() -> list[str]:
    """Two rounds in which everybody passes: headers to line 6, rounds from lines 8 and 14 on."""
    game = Game(2, seed=3)
    while game.round < 3:
        game.play(game.legal[-1])
    lines = game.record().dumps().splitlines()[:18]
    assert lines[5].startswith("event: ")
    assert (lines[7], lines[13]) == ("round 1", "round 2")
    return lines


@pytest.mark.parametrize(
    ("at", "lines", "named", "message"),
    [
        (14, ["round 3"], 14, "expected “round 2”"),
        (12, [], 13, "begins before the last one has ended"),
        (6, ["event: windfall"], 6, "needs its token"),
        (10, ["next: windfall"], 10, "needs its token"),
        (10, ["next: late-arrival"], 10, "has been seen already"),
        (8, [], 8, "expected a header such as “first: 1”, or “round 1”"),
        (6, [], 7, "the header “event:” is missing"),
    ],
)
def test_the_line_to_blame_is_named(
    short_record: list[str], at: int, lines: list[str], named: int, message: str
) -> None:
    text = "\n".join([*short_record[: at - 1], *lines, *short_record[at:]])
    with pytest.raises(InvalidRecord, match=message) as refused:
        read_whole(text)
    assert refused.value.line == named


@pytest.mark.parametrize(("kept", "named"), [(6, 6), (8, 8), (14, 14)])
def test_a_record_that_breaks_off_before_a_deal_says_where(short_record: list[str], kept: int, named: int) -> None:
    with pytest.raises(InvalidRecord, match="“deal:” and “next:”") as refused:
        read_whole("\n".join(short_record[:kept]))
    assert refused.value.line == named


def test_unknown_headers_are_kept(short_record: list[str]) -> None:
    headers = ["venue: a", "played at: 12:30", "note:"]
    written = read_whole("\n".join([*short_record[:6], *headers, *short_record[6:]])).dumps().splitlines()
    assert [line.rstrip() for line in written[6:9]] == headers


def test_a_record_that_begins_with_a_position_goes_on_in_its_round() -> None:
    game = table(player(), market={"b2": "mine-1"}, workers={"b1b2": [0]}, round_number=5)
    text = after(game, "gain:b1b2>b2").record().dumps()
    assert replay(Record.loads(text, EDITION)).words == ["gain:b1b2>b2"]
    with pytest.raises(InvalidRecord, match="expected “round 5”, as the position says"):
        read_whole(text.replace("round 5", "round 4"), EDITION)
    dealt = "round 5\ndeal: " + " ".join(["mine-1"] * 9) + "\nnext: export"
    with pytest.raises(InvalidRecord, match="has been dealt already"):
        read_whole(text.replace("round 5", dealt), EDITION)
    with pytest.raises(InvalidRecord, match=r"^line 4: position: round: ") as refused:
        read_whole(text.replace('"round":5', '"round":9'), EDITION)
    assert refused.value.line == 4


# Editions


@pytest.mark.parametrize("part", range(4))
def test_changed_editions_are_refused_or_read_whole(part: int) -> None:
    refused = 0
    for seed in range(part * 100, part * 100 + 100):
        text = mutated_text(random.Random(seed), EDITION_TEXT)
        edition = refused_or_whole(partial(Edition.loads, text), InvalidEdition)
        refused += edition is None
        if edition is not None:
            assert Game(2, seed=1, edition=edition).position()["round"] == 1
    assert refused > 0


@given(st.text())
def test_garbage_is_no_edition(text: str) -> None:
    for start in ("", EDITION_TEXT, EDITION_TEXT.partition("[cards")[0]):
        with pytest.raises(InvalidEdition):
            Edition.loads(start + text + "\nx")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("price = 2", "price = 31", r"mine-1: “price” should be a whole number from 0 to 30, not 31"),
        ("price = 2", "price = 1" + "0" * 5000, "not a TOML file"),
        ("price = 2", "price = 0x" + "f" * 5000, "“price” should be a whole number from 0 to 30, not such a int"),
        ("price = 2", 'price = "2"', "“price” should be a whole number"),
        ("A = 3", "A = 2", r"period A has 29 cards; it should have 30 \(R1\.4\)"),
        ("A = 3", "D = 3", "mine-1, copies: unknown entries: D"),
        ("2, 3, 4, 5, 7", "2, 3, 3, 5, 7", "track: the track should rise, but 3 follows 3"),
        ("2, 3, 4, 5, 7", "3, 4, 5, 6, 7", r"the track should start at 2 \(R1\.6\)"),
        ("[cards.palace]", "[cards.castle]", "unknown card “castle”"),
        ('name = "test-deck"', 'name = "Test Deck"', "“name” should be lower-case"),
        ('"rulebook"', '"hearsay"', "one of rulebook, reported, printed, house"),
    ],
)
def test_a_mistake_in_an_edition_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(InvalidEdition, match=message):
        Edition.loads(EDITION_TEXT.replace(old, new, 1))


@pytest.mark.parametrize("name", ["", "nowhere", "nowhere.toml", "\0.toml", "x" * 5000, "\ud800"])
def test_an_edition_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(InvalidEdition):
        Edition.load(name)


def test_an_edition_that_is_no_text_is_refused(tmp_path: Any) -> None:
    file = tmp_path / "binary.toml"
    file.write_bytes(b"\xff\xfe\0")
    with pytest.raises(InvalidEdition, match="cannot be read"):
        Edition.load(file)
