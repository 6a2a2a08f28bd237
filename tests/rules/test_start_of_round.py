"""§3: income, events, the market and its tokens."""

import pytest

from spyrium import Deal, Game
from spyrium.notation.deals import parse_card, parse_event
from spyrium.notation.words import POSITIONS
from tests.table import EDITION, on_card, player, table

PLAIN = "mine-1 mine-1 mine-1 mine-2 mine-2 workshop-1 workshop-1 workshop-1 workshop-2"
ROUND_2 = "apprentice apprentice geologist crane lobbying automation commerce laboratory-1 laboratory-1"


def deal(cards: str, next_event: str) -> Deal:
    return Deal(tuple(parse_card(word) for word in cards.split()), parse_event(next_event))


def dealt(cards: str, next_event: str = "export", players: int = 3, event: str = "patronage") -> Game:
    """Round 1 of a real table."""
    return Game.from_table(players, 1, parse_event(event), deal(cards, next_event), EDITION)


def pass_all(game: Game) -> Game:
    for _ in range(game.players):
        game.play("phase2")
        game.play("pass")
    return game


def test_r3_1_income_is_the_number_of_the_residence_space() -> None:
    game = pass_all(dealt(PLAIN))
    assert [seat["money"] for seat in game.position()["seats"]] == [10, 10, 10]
    game.deal(deal(ROUND_2, "recruitment"))
    assert [seat["money"] for seat in game.position()["seats"]] == [12, 12, 12]


def test_r3_2_the_future_event_becomes_the_rounds_event_with_its_token() -> None:
    game = dealt(PLAIN, next_event="windfall:3", event="patronage")
    assert game.position()["event"] == {"name": "patronage", "token": None}
    assert game.position()["future"] == {"name": "windfall", "token": 3}
    pass_all(game).deal(deal(ROUND_2, "export"))
    assert game.position()["event"] == {"name": "windfall", "token": 3}
    assert game.position()["future"] == {"name": "export", "token": None}


def test_r3_2_a_windfall_is_turned_up_with_a_token() -> None:
    with pytest.raises(ValueError, match=r"windfall:2 \(R3\.2\)"):
        dealt(PLAIN, next_event="windfall")


def test_r3_3_nine_cards_of_the_period_are_laid_out_row_by_row() -> None:
    game = dealt(PLAIN)
    assert " ".join(str(on_card(game, place)) for place in POSITIONS) == PLAIN
    assert sum(game.position()["decks"]["A"].values()) == 30 - 9
    with pytest.raises(ValueError, match="deck A holds “palace” only 0 times more"):
        dealt(PLAIN.replace("workshop-2", "palace"))


@pytest.mark.parametrize(("seed", "periods"), [(1, "AAABBC"), (2, "AAABBC")])
def test_r3_3_three_rounds_use_deck_a_two_use_b_and_the_last_uses_c(seed: int, periods: str) -> None:
    game = Game(2, seed=seed, edition=EDITION)
    seen = ""
    before = {"A": 30, "B": 20, "C": 9}
    while not game.over:
        left = {period: sum(deck.values()) for period, deck in game.position()["decks"].items()}
        seen += "".join(period for period in "ABC" if left[period] == before[period] - 9)
        before = left
        pass_all(game)
    assert seen == periods


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r3_4_a_building_gets_one_token_and_a_character_one_fewer_than_the_players(players: int) -> None:
    game = Game(players, seed=players, edition=EDITION)
    due = {"university-1": 1, "mine-3": 1, "university-2": 1, "miner": players - 1, "bureaucrat": players - 1,
           "architect": players - 1, "banker": players - 1, "financier": players - 1}  # fmt: skip
    for _ in range(6):
        for card in game.position()["market"].values():
            assert card is not None
            assert len(card["tokens"]) == due.get(card["card"], 0)
        pass_all(game)


def test_r3_4_a_deal_with_another_number_of_tokens_is_refused() -> None:
    with pytest.raises(ValueError, match=r"c3: “miner” gets 2 tokens, not 1 \(R3\.4\)"):
        dealt(PLAIN.replace("workshop-2", "miner:1"))


def test_r3_5_every_worker_is_active_again_and_everybody_is_in_phase_one() -> None:
    game = dealt(PLAIN)
    for word in ("place:a1b1", "place:a1b1", "place:a1b1"):
        game.play(word)
    for _ in range(game.players):
        game.play("phase2")
        game.play("gain:a1b1>a1")
    for _ in range(game.players):
        game.play("pass")
    assert [seat["active"] for seat in game.position()["seats"]] == [2, 2, 2]
    game.deal(deal(ROUND_2, "recruitment"))
    assert [seat["active"] for seat in game.position()["seats"]] == [3, 3, 3]
    assert [game.phase(seat) for seat in range(3)] == [1, 1, 1]


def test_r3_5_a_position_in_phase_one_has_no_inactive_worker() -> None:
    with pytest.raises(ValueError, match=r"seats\[0\]\.active: in phase 1 .*\(R3\.5\)"):
        table(player(phase=1, active=2))
