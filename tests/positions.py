"""Positions that random play seldom reaches: rich players, owned techniques, marks about to be crossed."""

import random

from spyrium import Game, Position
from spyrium.notation.words import TECHNIQUE_CARDS

Choose = random.Random
SCORES: list[tuple[int, list[str]]] = [
    (6, []),
    (7, []),
    (8, ["cash"]),
    (12, ["worker"]),
    (19, ["worker"]),
    (19, ["cash"]),
    (20, ["cash", "worker"]),
]


def play_randomly(game: Game, decisions: int, choose: Choose) -> None:
    """Make up to that many random decisions."""
    for _ in range(decisions):
        if game.over:
            return
        game.play(choose.choice(game.legal))


def enriched(game: Game, choose: Choose) -> Position:
    """The game's position at the start of its turn, with more of everything."""
    while game.turn:
        game.undo()
    position = game.position()
    for seat in position["seats"]:
        seat["money"] += choose.choice([0, 2, 5, 30])
        seat["spyrium"] += choose.choice([0, 1, 3, 10])
        seat["residence"] = choose.choice([2, 3, 4, 5, 7])
        hired = choose.randint(0, 7 - seat["workers"])
        seat["workers"] += hired
        seat["active"] += hired
        if choose.random() < 0.5:
            vp, bonuses = choose.choice(SCORES)
            seat["vp"], seat["bonuses"] = vp, list(bonuses)
    _share_out_techniques(position, choose)
    return position


def _share_out_techniques(position: Position, choose: Choose) -> None:
    """Techniques that nobody has seen yet go to random players."""
    for deck in (position["decks"][period] for period in "ABC"):
        spare = sum(deck.values()) - 9 * 2  # leave enough to deal from
        for card in [card for card in TECHNIQUE_CARDS if card in deck]:
            if spare > 0 and choose.random() < 0.6:
                spare -= 1
                del deck[card]
                seat = choose.choice(position["seats"])
                seat["techniques"] = sorted(
                    [*seat["techniques"], {"card": card, "inclined": False}], key=lambda owned: owned["card"]
                )


def some_position(seed: int) -> Position:
    """A position in the middle of a random game, more often than not enriched."""
    choose = random.Random(seed)
    game = Game(players=choose.randint(2, 5), seed=seed)
    play_randomly(game, choose.randint(0, 250), choose)
    return game.position() if game.over or choose.random() < 0.2 else enriched(game, choose)
