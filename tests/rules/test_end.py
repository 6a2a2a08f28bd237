"""§11: the end of a round, the tokens' way back, and the end of the game."""

from typing import Any

import pytest

from spyrium import Deal, Game, InvalidPosition
from spyrium.notation.deals import parse_card, parse_event
from tests.table import EDITION, FIXTURES, PASSED, Player, after, own, player, position, table

ROUND_2 = "apprentice apprentice geologist crane lobbying automation commerce laboratory-1 laboratory-1"


def waiting(*seats: Player, **layout: Any) -> Game:
    """A real table that waits for its next deal: everybody has passed."""
    passed = [seat | {"phase": 3} for seat in seats]
    return Game.from_position(position(*passed, **layout), edition=EDITION, draws_deals=False)


def deal(cards: str, event: str) -> Deal:
    return Deal(tuple(parse_card(word) for word in cards.split()), parse_event(event))


def test_r11_1_at_the_end_of_a_round_market_and_event_are_discarded_with_their_tokens() -> None:
    game = waiting(PASSED, PASSED, market={"a1": "miner:1", "b2": "university-1:3"}, event="windfall:2",
                   future="export", round_number=1)  # fmt: skip
    game.deal(deal(ROUND_2, "patronage"))
    then = game.position()
    assert then["tokens"]["discard"] == [1, 1, 1]
    assert then["event"]["name"] == "export"
    assert "windfall" not in then["events_left"]


def test_r11_1_buildings_and_techniques_are_straightened() -> None:
    game = table(player("mine-1*", "workshop-2*", "taylorism*"), PASSED, round_number=5)
    assert own(after(game, "pass")) == ["mine-1", "workshop-2", "taylorism"]


def test_r11_1_the_first_player_card_moves_to_the_left() -> None:
    game = table(player(), PASSED, PASSED, round_number=5, first=2)
    assert after(game, "pass").position()["first"] == 0
    assert after(game, "pass").current == 0


def test_r11_1_after_round_six_nothing_of_this_happens() -> None:
    game = table(player("mine-1*", "lobbying*"), PASSED, market={"a1": "miner:1"}, event="windfall:2")
    over = after(game, "pass")
    assert over.over
    then = over.position()
    assert own(over) == ["mine-1*", "lobbying*"]
    assert then["market"]["a1"] == {"card": "miner", "tokens": [1]}
    assert then["event"] == {"name": "windfall", "token": 2}
    assert then["tokens"]["discard"] == [0, 0, 0]


def test_r11_1_the_seventh_event_is_turned_up_in_round_six_and_never_used() -> None:
    game = after(table(player(), PASSED, round_number=5), "pass")
    assert (game.round, game.position()["events_left"]) == (6, [])


def with_tokens(supply: list[int], discard: list[int]) -> Game:
    """Round 1 of three players is over; whoever owns Commerce keeps what is neither in supply nor discarded."""
    keeper = player("commerce", kept=24 - sum(supply) - sum(discard))
    return waiting(keeper, PASSED, PASSED, round_number=1, tokens={"supply": supply, "discard": discard})


def test_r11_2_the_discarded_tokens_come_back_only_when_the_supply_is_empty() -> None:
    game = with_tokens(supply=[1, 0, 0], discard=[2, 7, 7])
    cards = ROUND_2.replace("commerce", "miner:1,2").replace("geologist", "university-1:3")
    with pytest.raises(ValueError, match=r"c1: no token of value 3 is left"):
        game.deal(deal(cards, "patronage"))
    game.deal(deal(cards.replace(":3", ":1"), "patronage"))
    assert game.position()["tokens"] == {"supply": [1, 6, 7], "discard": [0, 0, 0]}


def test_r11_2_cards_are_served_row_by_row_each_fully_before_the_next() -> None:
    game = with_tokens(supply=[0, 1, 0], discard=[1, 7, 8])
    game.deal(deal(ROUND_2.replace("commerce", "miner:2,3"), "patronage"))
    assert game.position()["tokens"] == {"supply": [1, 7, 7], "discard": [0, 0, 0]}


def test_r11_2_a_supply_that_is_left_must_be_used_up_first() -> None:
    game = with_tokens(supply=[1, 0, 0], discard=[2, 7, 7])
    with pytest.raises(ValueError, match=r"the supply held 1, all of it is drawn first \(R11\.2\)"):
        game.deal(deal(ROUND_2.replace("commerce", "miner:2,3"), "patronage"))


def test_r11_3_printed_points_of_buildings_and_points_of_techniques_are_added() -> None:
    game = table(player("palace", "mansion", "lobbying", "crane", vp=30, residence=4), PASSED)
    over = after(game, "pass")
    assert over.score_sheet(0) == {"vp": 30, "buildings": 12 + 9, "crane": 2, "lobbying": 4}
    assert over.scores == [30 + 21 + 2 + 4, 0]


def test_r11_3_stocks_score_nothing_in_themselves() -> None:
    assert after(table(player(money=90, spyrium=40, workers=7), PASSED), "pass").scores == [0, 0]


def test_r11_4_most_points_win() -> None:
    over = after(table(player(vp=21), PASSED | {"vp": 20, "bonuses": ["cash", "worker"]}), "pass")
    assert (over.scores, over.winners) == ([21, 20], [0])


def test_r11_4_a_tie_is_shared() -> None:
    over = after(table(player("mine-1", vp=5), PASSED | {"vp": 6}, PASSED), "pass")
    assert (over.scores, over.winners) == ([6, 6, 0], [0, 1])
    assert over.position()["result"] == {"scores": [6, 6, 0], "winners": [0, 1]}


def test_r11_5_what_is_printed_on_the_cards_is_the_editions() -> None:
    text = (FIXTURES / "test-deck.toml").read_text(encoding="utf-8").replace("price = 2", "price = 5", 1)
    dear = type(EDITION).loads(text)
    assert (EDITION.price["mine-1"], dear.price["mine-1"]) == (2, 5)
    layout = position(market={"b2": "mine-1"}, workers={"b1b2": [0]})
    game = Game.from_position({**layout, "edition": dear.label}, edition=dear)
    assert game.quote("activate:b1b2>b2").ways[0].total == 5


def test_r11_5_a_position_cannot_be_read_under_another_edition() -> None:
    with pytest.raises(InvalidPosition, match="edition: "):
        Game.from_position({**position(), "edition": f"test-deck sha256:{'0' * 64}"}, edition=EDITION)
