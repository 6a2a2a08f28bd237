"""What a decision changed, as typed events with every price itemised."""

import random

import msgspec
import pytest

from spyrium import Deal, Game
from spyrium.events import (
    BonusReceived,
    BuildingChosen,
    BuildingConstructed,
    BuildingUsed,
    CharacterCalled,
    Event,
    EventUsed,
    Gained,
    GameEnded,
    Paid,
    Passed,
    PhaseEntered,
    ResidenceAdvanced,
    RoundBegan,
    RoundEnded,
    TechniquePatented,
    TechniqueUsed,
    TokenTaken,
    ValueChosen,
    WorkerPlaced,
    WorkerWithdrawn,
)
from spyrium.notation.deals import parse_card, parse_event
from spyrium.prices import Price
from tests.positions import enriched, play_randomly
from tests.table import EDITION, PASSED, Player, after, player, position, table

AT_B2 = {"b1b2": [0, 1]}
LEFT = WorkerWithdrawn(0, "b1b2", "b2", "mine-1")

CASES: list[tuple[list[Player], dict[str, object], str, list[Event]]] = [
    ([player(phase=1)], {"market": {"b2": "mine-1"}}, "place:b1b2", [WorkerPlaced(0, "b1b2")]),
    ([player(phase=1)], {}, "phase2", [PhaseEntered(0)]),
    ([], {"market": {"b2": "mine-1"}, "workers": AT_B2}, "gain:b1b2>b2", [LEFT, Gained(0, money=1)]),
    ([], {"workers": AT_B2}, "gain:b1b2", [WorkerWithdrawn(0, "b1b2", None, None)]),
    ([], {"market": {"b2": "geologist"}, "workers": AT_B2}, "activate:b1b2>b2",
     [WorkerWithdrawn(0, "b1b2", "b2", "geologist"), CharacterCalled(0, "b2", "geologist"),
      Paid(0, money=3, price=Price(base=2, workers=1)), Gained(0, spyrium=2)]),
    ([player("lobbying")], {"market": {"b2": "engineer"}, "workers": AT_B2}, "lobby:b1b2>b2",
     [WorkerWithdrawn(0, "b1b2", "b2", "engineer"), TechniqueUsed(0, "lobbying"),
      CharacterCalled(0, "b2", "engineer"), Paid(0, money=1, spyrium=1, price=Price(base=1)), Gained(0, vp=4)]),
    ([], {"market": {"b2": "crane"}, "workers": AT_B2}, "activate:b1b2>b2",
     [WorkerWithdrawn(0, "b1b2", "b2", "crane"), TechniquePatented(0, "b2", "crane"),
      Paid(0, money=6, price=Price(base=5, workers=1))]),
    ([], {"market": {"b2": "mine-1"}, "workers": AT_B2}, "activate:b1b2>b2",
     [LEFT, BuildingChosen(0, "b2", "mine-1"), Paid(0, money=1, price=Price(workers=1))]),
    ([player("workshop-1", "mine-2*")], {"market": {"b2": "mine-3:2"}, "workers": AT_B2},
     "activate:b1b2>b2 replace:mine-2*",
     [BuildingConstructed(0, "b2", "mine-3", "mine-2", True), TokenTaken(0, "b2", 2, 2, False),
      Paid(0, money=3, price=Price(base=6, discount=3)), Gained(0, spyrium=2)]),
    ([player("workshop-1", "mine-2")], {"market": {"b2": "neighbourhood-1"}, "workers": AT_B2},
     "activate:b1b2>b2 space",
     [BuildingConstructed(0, "b2", "neighbourhood-1", None, False),
      Paid(0, money=6, price=Price(base=4, space=2)), Gained(0, workers=1)]),
    ([player("commerce")], {"market": {"b2": "banker:3"}, "workers": AT_B2}, "activate:b1b2>b2 token:3=1",
     [TokenTaken(0, "b2", 3, 1, True), TechniqueUsed(0, "commerce"), Paid(0, money=1, price=Price(token=1)),
      Gained(0, vp=4)]),
    ([player("commerce")], {"event": "windfall:1"}, "event:1", [EventUsed(0, "windfall", 1)]),
    ([player("commerce")], {"event": "windfall:1"}, "event:1 value:3",
     [ValueChosen(0, 3), TechniqueUsed(0, "commerce"), Gained(0, money=3)]),
    ([player("workshop-1")], {}, "use:workshop-1/1",
     [BuildingUsed(0, "workshop-1", 1, 1, False), Paid(0, spyrium=1), Gained(0, vp=3)]),
    ([player("mine-2*", "taylorism")], {}, "taylorism", [TechniqueUsed(0, "taylorism")]),
    ([player("mine-2*", "taylorism")], {}, "taylorism reuse:mine-2/2",
     [BuildingUsed(0, "mine-2", 2, 1, True), Gained(0, spyrium=2)]),
    ([], {"event": "country-house"}, "event", [EventUsed(0, "country-house", None), Paid(0, spyrium=1)]),
    ([], {"event": "country-house"}, "event advance", [ResidenceAdvanced(0, 3)]),
    ([], {"event": "country-house"}, "event score", [Gained(0, vp=2)]),
    ([player("university-1", vp=6)], {}, "use:university-1/1 worker", [BonusReceived(0, "worker", 0, 1)]),
    ([player("university-1", vp=6)], {}, "use:university-1/1 cash", [BonusReceived(0, "cash", 5, 0)]),
    ([player("factory-2", vp=7)], {}, "use:factory-2/2",
     [BuildingUsed(0, "factory-2", 2, 2, False), Paid(0, spyrium=5), Gained(0, vp=15),
      BonusReceived(0, "cash", 5, 0), BonusReceived(0, "worker", 0, 1)]),
    ([player("university-1", vp=18, workers=7)], {}, "use:university-1/1",
     [BuildingUsed(0, "university-1", 1, 1, False), Gained(0, vp=2), BonusReceived(0, "worker", 0, 0)]),
    ([player(vp=18, bonuses=["worker"])], {"event": "patronage"}, "event:1",
     [EventUsed(0, "patronage", 1), Paid(0, money=3), Gained(0, vp=3), BonusReceived(0, "cash", 5, 0)]),
    ([], {}, "pass", [Passed(0)]),
    ([player("mine-1"), PASSED], {}, "pass", [Passed(0), GameEnded([1, 0], [0])]),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "layout", "words", "events"), CASES)
def test_events_of_each_kind_of_decision(
    seats: list[Player], layout: dict[str, object], words: str, events: list[Event]
) -> None:
    assert after(table(*seats, **layout), words).events == events


def test_a_last_pass_is_followed_by_the_end_of_the_round_and_the_next_deal() -> None:
    game = after(table(player(residence=4), PASSED, round_number=5, future="export"), "pass")
    passed, ended, began = game.events
    assert (passed, ended) == (Passed(0), RoundEnded(5))
    assert isinstance(began, RoundBegan)
    assert (began.round, began.period, began.first, began.income) == (6, "C", 1, [4, 2])
    assert began.event == {"name": "export", "token": None}
    assert began.market == game.position()["market"]


def test_a_deal_given_to_a_waiting_position_is_an_event_of_its_own() -> None:
    waiting = position(PASSED | {"residence": 5}, PASSED, round_number=1, future="export")
    game = Game.from_position(waiting, edition=EDITION, draws_deals=False)
    assert game.events == []
    cards = "apprentice apprentice geologist crane lobbying automation commerce laboratory-1 laboratory-1"
    game.deal(Deal(tuple(parse_card(word) for word in cards.split()), parse_event("patronage")))
    ended, began = game.events
    assert ended == RoundEnded(1)
    assert isinstance(began, RoundBegan)
    assert (began.round, began.income) == (2, [5, 2])


def test_a_new_game_begins_with_the_first_deal() -> None:
    (began,) = Game(3, seed=1).events
    assert isinstance(began, RoundBegan)
    assert (began.round, began.period, began.income) == (1, "A", [2, 2, 2])


def test_events_are_tagged_json() -> None:
    game = after(table(player(phase=1), market={"b2": "mine-1"}), "place:b1b2")
    assert msgspec.json.encode(game.events) == b'[{"type":"worker-placed","seat":0,"gap":"b1b2"}]'
    assert msgspec.json.decode(msgspec.json.encode(game.events), type=list[Event]) == game.events


def totals(game: Game) -> list[list[int]]:
    """Money, spyrium, VP and workers of every seat, from the events alone."""
    sums = [[0, 0, 0, 0] for _ in range(game.players)]
    for ply in range(1, game.ply + 1):
        for event in game.events_at(ply):
            match event:
                case Paid(seat, money, spyrium, price):
                    assert price is None or price.total == money
                    sums[seat][0] -= money
                    sums[seat][1] -= spyrium
                case Gained(seat, money, spyrium, vp, workers):
                    sums[seat][0] += money
                    sums[seat][1] += spyrium
                    sums[seat][2] += vp
                    sums[seat][3] += workers
                case BonusReceived(seat, _, money, workers):
                    sums[seat][0] += money
                    sums[seat][3] += workers
                case RoundBegan():
                    for seat, income in enumerate(event.income):
                        sums[seat][0] += income
    return sums


def held(game: Game, ply: int) -> list[list[int]]:
    state = game.states[ply]
    return [
        [int(stock[seat]) for stock in (state.money, state.spyrium, state.vp, state.staff)]
        for seat in range(game.players)
    ]


@pytest.mark.parametrize("seed", range(40))
def test_the_events_of_a_game_add_up_to_what_everybody_holds(seed: int) -> None:
    choose = random.Random(seed)
    game = Game(2 + seed % 4, seed=seed)
    if seed % 2:
        play_randomly(game, choose.randint(0, 60), choose)
        game = Game.from_position(enriched(game, choose), seed=seed)
    play_randomly(game, 1000, choose)
    assert game.over
    start, end = held(game, 0), held(game, game.ply)
    changes = [[b - a for a, b in zip(*both, strict=True)] for both in zip(start, end, strict=True)]
    assert totals(game) == changes
    assert game.events[-1] == GameEnded(game.scores or [], game.winners or [])
