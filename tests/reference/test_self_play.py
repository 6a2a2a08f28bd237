"""Whole games of random decisions: nothing is lost, and every position reached is sound."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.effort import proven

from . import referee
from .cards import DEFAULT, EVENTS, PERIOD_OF_ROUND, event_wants_token, tokens_wanted
from .turn import Position

VERBS = {
    *("place", "phase2", "event", "gain", "activate", "lobby", "space", "replace", "token", "value"),
    *("use", "taylorism", "reuse", "advance", "score", "worker", "cash", "pass"),
}


class Dealer:
    """Draws what chance brings for one deal, with real piles of tokens."""

    def __init__(self, chance: Random, position: Position) -> None:
        self.chance = chance
        self.position = position
        piles = position["tokens"]
        self.supply = _pile(piles["supply"])
        self.discard = _pile(piles["discard"])
        for on_market in position["market"].values():
            self.discard += on_market["tokens"] if on_market else []
        if position["event"] and position["event"]["token"]:
            self.discard.append(position["event"]["token"])

    def tokens(self, number: int) -> list[int]:
        drawn = []
        for _ in range(number):
            if not self.supply:
                self.supply, self.discard = self.discard, []
            if self.supply:
                drawn.append(self.supply.pop(self.chance.randrange(len(self.supply))))
        return sorted(drawn)

    def event(self) -> dict[str, Any]:
        name = self.chance.choice(self.position["events_left"])
        tokens = self.tokens(1) if event_wants_token(name) else [None]
        return {"name": name, "token": tokens[0]}

    def cards(self) -> list[dict[str, Any]]:
        deck = self.position["decks"][PERIOD_OF_ROUND[self.position["round"] + 1]]
        names = self.chance.sample(sorted(Counter(deck).elements()), 9)
        players = len(self.position["seats"])
        return [{"card": name, "tokens": self.tokens(tokens_wanted(name, players))} for name in names]


def _pile(counts: list[int]) -> list[int]:
    return [value for value, count in enumerate(counts, 1) for _ in range(count)]


def new_game(chance: Random, players: int, gift: int) -> Position:
    name = chance.choice(sorted(EVENTS))
    event = {"name": name, "token": chance.choice((1, 2, 3)) if event_wants_token(name) else None}
    position = referee.setup(players, chance.randrange(players), event, DEFAULT)
    for seat in position["seats"]:
        seat["money"] += gift
        seat["spyrium"] += gift
    return position


def dealt(chance: Random, position: Position) -> Position:
    dealer = Dealer(chance, position)
    event = dealer.event()
    after = referee.deal(position, dealer.cards(), event, DEFAULT)
    assert after["tokens"] == {
        "supply": [dealer.supply.count(value) for value in (1, 2, 3)],
        "discard": [dealer.discard.count(value) for value in (1, 2, 3)],
    }
    return after


def cards_on_table(position: Position) -> int:
    owned = sum(len(seat["buildings"]) + len(seat["techniques"]) for seat in position["seats"])
    return owned + sum(on_market is not None for on_market in position["market"].values())


def unseen_cards(position: Position) -> int:
    return sum(sum(deck.values()) for deck in position["decks"].values())


def choose(chance: Random, words: list[str]) -> str:
    """Any word, but rather one that is not a retreat."""
    bold = [word for word in words if not word.startswith(("gain", "pass", "phase2"))]
    return chance.choice(bold if bold and chance.random() < 0.7 else words)


def play_turn(chance: Random, position: Position) -> tuple[Position, list[str]]:
    before = position
    words: list[str] = []
    while not words or position["turn"]:
        offered = referee.legal(position, DEFAULT)
        assert offered == sorted(set(offered))
        words.append(choose(chance, offered))
        position = referee.play(position, words[-1], DEFAULT)
        referee.check(position, DEFAULT)
        if position["turn"]:
            assert position == {**before, "turn": words}
    replaced = sum(word.startswith("replace") for word in words)
    assert cards_on_table(position) == cards_on_table(before) - replaced
    return position, words


def play_game(chance: Random, players: int, gift: int) -> set[str]:
    """Plays a game to its end and returns the verbs that occurred."""
    position = new_game(chance, players, gift)
    verbs: set[str] = set()
    while position["result"] is None:
        if all(seat["phase"] == 3 for seat in position["seats"]):
            position = dealt(chance, position)
            referee.check(position, DEFAULT)
            assert unseen_cards(position) == 59 - 9 * position["round"]
        position, words = play_turn(chance, position)
        verbs |= {word.partition(":")[0] for word in words}
    assert position["round"] == 6
    assert position["events_left"] == []
    return verbs


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("games", proven([2, 3], 2))
def test_whole_games_lose_nothing(players: int, games: int) -> None:
    verbs: set[str] = set()
    for seed in range(games):
        verbs |= play_game(Random(f"{players}/{seed}"), players, gift=0)
    assert verbs >= VERBS - {"lobby", "taylorism", "value", "reuse"}


@pytest.mark.parametrize("seeds", proven([range(8), range(4, 8)], range(4, 8)), ids=str)
def test_whole_games_between_rich_players_use_every_kind_of_decision(seeds: range) -> None:
    verbs: set[str] = set()
    for seed in seeds:
        verbs |= play_game(Random(seed), 2 + seed % 4, gift=60)
    assert verbs == VERBS
