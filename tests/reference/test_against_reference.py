"""The fast rules and an independent, literal reading of docs/rules.md agree, decision by decision."""

import random
from typing import cast

import pytest

from spyrium import Edition, Game
from spyrium.notation.deals import Deal
from tests.effort import seeds
from tests.positions import enriched, play_randomly
from tests.reference import referee
from tests.reference.turn import Position as ReferencePosition

STANDARD = Edition.load("standard")
NUMBERS = {
    "price": {card: int(n) for card, n in STANDARD.price.items()},
    "vp": {card: int(n) for card, n in STANDARD.vp.items()},
    "track": [int(n) for n in STANDARD.track],
    "copies": {period: {card: int(n) for card, n in deck.items()} for period, deck in STANDARD.decks.items()},
}


def dealt_by_reference(position: ReferencePosition, deal: Deal) -> ReferencePosition:
    cards = [{"card": dealt.card, "tokens": list(dealt.tokens)} for dealt in deal.cards]
    event = {"name": deal.next_event.name, "token": deal.next_event.token}
    return referee.deal(position, cards, event, NUMBERS)


def compare_on(game: Game, choose: random.Random, most: int) -> None:
    """Play on at random, asking both for the legal words before and the position after every decision."""
    position = cast(ReferencePosition, game.position())
    for _ in range(most):
        assert sorted(game.legal) == referee.legal(position, NUMBERS)
        if game.over:
            return
        word = choose.choice(game.legal)
        game.play(word)
        position = referee.play(position, word, NUMBERS)
        if game.ply in game.deals():
            position = dealt_by_reference(position, game.deals()[game.ply])
        referee.check(position, NUMBERS)
        assert game.position() == position, f"after {word}"


@pytest.mark.parametrize("seed", seeds(24))
def test_whole_games_agree(seed: int) -> None:
    compare_on(Game(players=2 + seed % 4, seed=seed), random.Random(seed), most=1000)


@pytest.mark.parametrize("seed", seeds(60))
def test_unusual_positions_agree(seed: int) -> None:
    choose = random.Random(seed)
    game = Game(players=2 + seed % 4, seed=seed)
    play_randomly(game, choose.randint(0, 200), choose)
    if game.over:
        return
    compare_on(Game.from_position(enriched(game, choose), seed=seed), choose, most=40)
