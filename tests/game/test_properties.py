"""What holds in every game: tried on thousands of random ones, for two to five players."""

import json
import random

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spyrium import Game, IllegalDecision, Position, Record, replay
from spyrium.notation.words import NUMBER, WORDS
from spyrium.rules import decisions as d
from spyrium.rules.state import STATE
from tests.effort import examples
from tests.positions import play_randomly, some_position

States = npt.NDArray[np.record]
SOMETIMES_NEGATIVE = {"card", "spot", "in_hand", "option", "rng"}  # -1 stands for none; the generator is no count

games = st.builds(
    lambda players, seed: Game(players, seed=seed), st.integers(2, 5), st.integers(0, 2**64 - 1)
)  # fmt: skip
unusual_games = st.builds(lambda seed: Game.from_position(some_position(seed), seed=seed), st.integers(0, 10**6))
chances = st.builds(random.Random, st.integers(0, 10**6))


def play_to_the_end(game: Game, choose: random.Random) -> States:
    """Random decisions until the game is over; there must always be one. Returns all states."""
    while not game.over:
        assert game.legal_ids
        assert game.ply < 5000
        game.play_id(choose.choice(game.legal_ids))
    return game.states[: game.ply + 1]


def bits(sets: npt.NDArray[np.int16]) -> npt.NDArray[np.int64]:
    return np.bitwise_count(sets).astype(np.int64)


def market_cards(states: States) -> npt.NDArray[np.int64]:
    laid: npt.NDArray[np.int64] = (states["card"] >= 0).sum(axis=1)
    return laid


def cards_in_the_game(states: States) -> npt.NDArray[np.int64]:
    """In the decks, in the market and with the players."""
    owned = states["owned"].sum(axis=(1, 2)) + bits(states["techniques"]).sum(axis=1)
    everything: npt.NDArray[np.int64] = states["decks"].sum(axis=(1, 2)) + market_cards(states) + owned
    return everything


def check_tokens(states: States) -> None:
    on_cards = states["tokens"].sum(axis=(1, 2), dtype=int)
    on_events = (states["event_token"] > 0).astype(int) + (states["future_token"] > 0)
    piles = states["supply"].sum(axis=1, dtype=int) + states["discard"].sum(axis=1)
    assert (piles + on_cards + on_events + states["kept"].sum(axis=1) == 24).all()


def check_workers(states: States) -> None:
    staff, active, standing = states["staff"], states["active"], states["in_market"]
    assert (standing == states["workers"].sum(axis=1)).all()
    assert (active + standing <= staff).all()
    assert (staff <= 7).all()
    placing = states["phase"] == 1
    assert (active + standing == staff)[placing].all()
    assert (np.diff(staff, axis=0) >= 0).all()
    assert (standing[states["phase"] == 3] == 0).all()


def check_cards(states: States, decisions: list[int]) -> None:
    """Cards leave the game by being replaced, or by lying in the market when a round ends."""
    total = cards_in_the_game(states)
    replaced = np.array([d.REPLACE <= number < d.TOKEN for number in decisions])
    new_round = np.diff(states["turn_round"]) == 1
    gone = np.where(new_round, market_cards(states)[:-1], replaced)
    assert (total[:-1] - total[1:] == gone).all()


def check_players(states: States) -> None:
    assert (states["inclined"] <= states["owned"]).all()
    assert (states["buildings"] == states["owned"].sum(axis=2)).all()
    assert (states["exhausted"] & ~states["techniques"] == 0).all()
    assert (states["kept"] <= 7).all()
    between_turns = states["made"] == 0
    due = (states["vp"] >= 8).astype(int) + (states["vp"] >= 20)
    assert (bits(states["bonuses"]) == due)[between_turns].all()


def check_nothing_negative(states: States) -> None:
    for name in STATE.names or ():
        assert name in SOMETIMES_NEGATIVE or (states[name] >= 0).all(), name


def check_whole_game(game: Game, choose: random.Random) -> None:
    states = play_to_the_end(game, choose)
    check_nothing_negative(states)
    check_tokens(states)
    check_workers(states)
    check_cards(states, game.decisions)
    check_players(states)


@settings(max_examples=examples(2000))
@given(games, chances)
def test_nothing_is_lost_made_up_or_negative(game: Game, choose: random.Random) -> None:
    assert cards_in_the_game(game.states[:1]).tolist() == [59]
    check_whole_game(game, choose)


@settings(max_examples=examples(300))
@given(unusual_games, chances)
def test_nothing_is_lost_from_unusual_positions_on(game: Game, choose: random.Random) -> None:
    check_whole_game(game, choose)


@settings(max_examples=examples(60))
@given(st.one_of(games, unusual_games), chances)
def test_every_legal_decision_plays_and_every_other_is_refused(game: Game, choose: random.Random) -> None:
    play_randomly(game, choose.randint(0, 120), choose)
    for _ in range(5):
        offered, before = game.legal_ids, np.asarray(game.state).tobytes()
        assert offered == sorted(set(offered))
        for number, word in enumerate(WORDS):
            if number in offered:
                game.play(word)
                assert game.undo() == word
            else:
                with pytest.raises(IllegalDecision):
                    game.play(word)
            assert np.asarray(game.state).tobytes() == before
        assert game.legal_ids == offered
        play_randomly(game, 1, choose)


@settings(max_examples=examples(100))
@given(games, chances)
def test_undo_restores_the_exact_bytes(game: Game, choose: random.Random) -> None:
    seen = [(np.asarray(game.state).tobytes(), game.legal)]
    while not game.over:
        game.play(choose.choice(game.legal))
        seen.append((np.asarray(game.state).tobytes(), game.legal))
    words = game.words
    for expected in reversed(seen[:-1]):
        game.undo()
        assert (np.asarray(game.state).tobytes(), game.legal) == expected
    for word, expected in zip(words, seen[1:], strict=True):
        game.play(word)
        assert np.asarray(game.state).tobytes() == expected[0]


def without_generator(states: States) -> bytes:
    copied = states.copy()
    copied["rng"] = 0
    return copied.tobytes()


def through_json(position: Position) -> object:
    return json.loads(json.dumps(position))


@settings(max_examples=examples(60))
@given(st.one_of(games, unusual_games), chances)
def test_a_position_goes_through_json_and_back_to_equal_bytes(game: Game, choose: random.Random) -> None:
    for _ in range(10):
        again = Game.from_position(through_json(game.position()), seed=1)
        assert again.position() == game.position()
        assert again.now() == game.now()
        assert again.legal == game.legal
        assert without_generator(again.states[[again.ply]]) == without_generator(game.states[[game.ply]])
        play_randomly(game, choose.randint(1, 12), choose)


@settings(max_examples=examples(100))
@given(st.one_of(games, unusual_games), chances)
def test_a_record_replays_to_equal_bytes_without_random_numbers(game: Game, choose: random.Random) -> None:
    play_randomly(game, choose.choice([0, 20, 100, 1000]), choose)
    text = game.record().dumps()
    again = replay(Record.loads(text))
    assert again.record().dumps() == text
    assert again.words == game.words
    assert without_generator(again.states[: again.ply + 1]) == without_generator(game.states[: game.ply + 1])
    upto = choose.randint(0, game.ply)
    part = replay(Record.loads(text), upto)
    assert without_generator(part.states[[part.ply]]) == without_generator(game.states[[upto]])


@settings(max_examples=examples(200))
@given(st.integers(2, 5), st.integers(0, 2**64 - 1), st.integers(0, 10**6))
def test_the_same_seed_gives_the_same_game(players: int, seed: int, choices: int) -> None:
    one, two = Game(players, seed=seed), Game(players, seed=seed)
    assert (
        play_to_the_end(one, random.Random(choices)).tobytes() == play_to_the_end(two, random.Random(choices)).tobytes()
    )


@settings(max_examples=examples(100))
@given(games, chances)
def test_a_given_deal_and_a_drawn_one_play_alike(drawn: Game, choose: random.Random) -> None:
    play_to_the_end(drawn, choose)
    deals = drawn.deals()
    given_ = Game.from_table(drawn.players, int(drawn.states[0].first), drawn.record().event, deals[0])
    for ply, word in enumerate(drawn.words, start=1):
        given_.play(word)
        if ply in deals:
            assert given_.awaiting_deal
            given_.deal(deals[ply])
        assert given_.events == drawn.events_at(ply)
    assert given_.scores == drawn.scores
    assert without_generator(given_.states[: given_.ply + 1]) == without_generator(drawn.states[: drawn.ply + 1])


def turns_from(game: Game, turns: int) -> list[Game]:
    """Every game that can be reached by that many whole turns of the player to move."""
    ends = [game]
    for _ in range(turns):
        before, ends = ends, []
        while before:
            here = before.pop()
            for word in here.legal:
                if word == "pass":
                    continue
                there = here.copy()
                there.play(word)
                (before if there.turn else ends).append(there)
    return ends


@settings(max_examples=examples(25))
@given(st.integers(0, 10**6))
def test_equal_positions_have_equal_bytes_whatever_led_to_them(seed: int) -> None:
    """One player alone, the others having passed: many orders of their turns lead to the same position."""
    position = some_position(seed)
    if position["result"] is not None or "phase2" in position["turn"]:  # who is in phase II cannot enter it
        return
    alone = position["current"]
    for number, seat in enumerate(position["seats"]):
        if number != alone:
            seat["phase"] = 3
    position["workers"] = {
        gap: mine for gap, seats in position["workers"].items() if (mine := [seat for seat in seats if seat == alone])
    }
    position["seats"][alone]["phase"] = 2
    reached = turns_from(Game.from_position(position, seed=seed), turns=2)
    bytes_of: dict[str, bytes] = {}
    for game in reached:
        text = json.dumps(game.position())
        state = without_generator(game.states[[game.ply]])
        assert bytes_of.setdefault(text, state) == state
    assert len(set(bytes_of.values())) == len(bytes_of)


@settings(max_examples=examples(100))
@given(games, chances, st.integers(0, 2**64 - 1))
def test_nothing_that_looks_at_a_position_sees_the_generator(game: Game, choose: random.Random, other: int) -> None:
    play_randomly(game, choose.randint(0, 150), choose)
    twin = game.copy()
    twin.states["rng"] = other
    assert twin.position() == game.position()
    assert twin.legal == game.legal
    assert twin.projected_scores == game.projected_scores
    assert [twin.quote(word) for word in twin.legal] == [game.quote(word) for word in game.legal]


def test_words_and_numbers_go_both_ways() -> None:
    assert [NUMBER[word] for word in WORDS] == list(range(192))
    assert len(set(WORDS)) == 192


@settings(max_examples=examples(100))
@given(games, chances)
def test_a_quote_says_what_playing_the_word_changes(game: Game, choose: random.Random) -> None:
    play_randomly(game, choose.randint(0, 120), choose)
    if game.over:
        return
    seat, before = game.current, game.now()["seats"]
    for word in game.legal:
        quote = game.quote(word)
        then = game.copy()
        then.play(word)
        if then.round == game.round:
            after = then.now()["seats"][seat]
            assert quote.money == after["money"] - before[seat]["money"]
            assert quote.spyrium == after["spyrium"] - before[seat]["spyrium"]
            assert quote.vp == after["vp"] - before[seat]["vp"]
            assert quote.workers == after["workers"] - before[seat]["workers"]
            assert quote.projected == then.projected_scores[seat] - game.projected_scores[seat]
        if quote.price is not None and quote.vp == 0:
            assert quote.price.total == -quote.money
