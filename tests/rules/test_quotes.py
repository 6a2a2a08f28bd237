"""A quote tells whether the turn is over with the decision, so that an interface can ask for confirmation; prices for a
look at the market are the same whoever's turn it is."""

from spyrium import Game
from tests.table import EDITION, PASSED, after, change, player, position, table


def test_a_placement_ends_the_turn_and_entering_phase_two_does_not() -> None:
    game = Game(players=2, seed=1)
    assert game.quote("place:a1b1").ends
    assert not game.quote("phase2").ends


def test_every_quote_agrees_with_what_playing_the_word_does() -> None:
    game = Game(players=3, seed=5)
    while not game.over:
        word = game.legal[len(game.words) * 7 % len(game.legal)]
        ends = game.quote(word).ends
        game.play(word)
        assert ends == (game.turn == [])


def test_a_look_at_the_market_gives_the_prices_that_an_activation_asks() -> None:
    market = {"a1": "mine-2", "b1": "adviser", "c3": "crane"}
    game = Game.from_position(
        position(player("mine-1"), player("factory-1"), market=market, workers={"a1b1": [0, 1], "a1a2": [1]}),
        edition=EDITION,
    )
    mine, theirs = game.market_prices(0), game.market_prices(1)

    assert mine["a1"].ways == game.quote("activate:a1b1>a1").ways
    assert mine["b1"].price == game.quote("activate:a1b1>b1").price
    assert [way.word for way in theirs["a1"].ways] == ["space", "replace:factory-1"]
    assert theirs["c3"].price is not None
    assert theirs["c3"].price.workers == 0
    assert set(mine) == set(market)


def test_r6_3_the_least_of_the_tokens_fees_is_quoted_beside_the_price() -> None:
    market = {"b2": "banker:2,3", "c2": "financier", "a3": "miner:1"}
    game = table(player(), player("commerce"), PASSED, market=market, workers={"b1b2": [0], "a2b2": [1]})
    prices = game.market_prices(0)
    assert {place: price.fee for place, price in prices.items()} == {"b2": 2, "c2": 0, "a3": 0}
    assert prices["b2"].least == EDITION.price["banker"] + 1 + 2
    assert game.quote("activate:b1b2>b2").fee == 2
    assert game.market_prices(1)["b2"].fee == 1  # R9.7: Commerce may count it as 1


def test_r10_1_moving_on_is_quoted_in_spaces_not_in_their_numbers() -> None:
    game = after(table(player(residence=5), event="country-house"), "event")
    assert game.quote("advance").residence == 1
    assert change(game, "advance") == {"residence": 2}


def test_r9_5_lobbying_is_quoted_without_the_surcharge() -> None:
    game = table(player("lobbying"), market={"b2": "geologist"}, workers={"b1b2": [0], "a2b2": [1]})
    dear, waived = game.quote("activate:b1b2>b2").price, game.quote("lobby:b1b2>b2").price
    assert dear is not None
    assert waived is not None
    assert (dear.workers, waived.workers, waived.total) == (1, 0, 2)
