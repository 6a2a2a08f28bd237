"""Why a decision was better: what may be given as a reason, and what may not."""

import spyrium
from spyrium import bots
from spyrium.analysis import Reason
from spyrium.analysis.reasons import reasons
from spyrium.analysis.report import Choice

EVEN = [0.5, 0.5]
WITH_A_BUILDING_AT_A1 = 3  # a seed: Workshop I for £1


def begun() -> spyrium.Game:
    return spyrium.Game(players=2, seed=WITH_A_BUILDING_AT_A1)


def why(game: spyrium.Game, best: list[str], made: list[str], expected: list[str] | None = None) -> list[Reason]:
    return reasons(game, Choice(best[0], EVEN, best[1:]), made, expected or [])


def test_a_plan_is_what_the_worker_does_in_the_expected_line() -> None:
    best = ["place:a1b1", "place:a1b1", "phase2", "activate:a1b1>a1", "space"]
    assert why(begun(), best, ["place:b3c3"]) == [Reason("plan", amount=2, card="workshop-1")]  # £1, and £1 more


def test_a_plan_that_is_not_carried_out_in_the_line_is_not_told() -> None:
    assert why(begun(), ["place:a1b1", "place:a1b1", "phase2", "activate:a1b1>a1"], ["place:b3c3"]) == []


def test_money_that_is_planned_is_what_the_worker_brings() -> None:
    best = ["place:a1b1", "place:a1b1", "phase2", "gain:a1b1>a1"]
    assert why(begun(), best, ["place:b3c3"]) == [Reason("earn", amount=1)]


def test_the_same_plan_from_another_gap_is_no_reason() -> None:
    best = ["place:a1b1", "place:b3c3", "phase2", "activate:a1b1>a1", "space"]
    expected = ["place:b3c3", "phase2", "activate:a1a2>a1", "space"]
    assert why(begun(), best, ["place:a1a2"], expected) == []


def test_a_rival_who_takes_the_planned_card_is_named() -> None:
    best = ["place:a1b1", "place:b3c3", "phase2", "activate:a1b1>a1", "space"]
    expected = ["place:a1b1", "place:b3c3", "phase2", "activate:a1b1>a1", "space"]
    game = begun()
    _, found = why(game, best, ["place:b3c3"], expected)
    assert found == Reason("rival", card="workshop-1", seat=1 - game.current)


def test_placing_is_not_said_to_save_what_the_other_turn_spends() -> None:
    game = begun()
    for word in ("place:a1b1", "place:b3c3"):
        game.play(word)
    assert why(game, ["place:b2c2"], ["phase2", "activate:a1b1>a1", "space"]) == []


def test_what_a_card_costs_is_no_reason_against_taking_it() -> None:
    game = begun()
    for word in ("place:a1b1", "place:b3c3"):
        game.play(word)
    assert why(game, ["phase2", "gain:a1b1>a1"], ["phase2", "activate:a1b1>a1", "space"]) == []


def test_money_earned_instead_of_spent_is_a_reason() -> None:
    game = begun()
    for word in ("place:a1b1", "place:a1b1"):
        game.play(word)
    found = why(game, ["phase2", "gain:a1b1>a1"], ["phase2", "activate:a1b1>a1", "space"])
    assert Reason("money", amount=1 + 2) in found


def build_or_replace() -> spyrium.Game:
    """A bot has just taken a building for which it has room, and could replace another."""
    for seed in range(50):
        game, bot = spyrium.Game(players=2, seed=seed), bots.load("greedy", seed=seed)
        while not game.over:
            game.play(bot.choose(game))
            if "space" in game.legal and any(word.startswith("replace:") for word in game.legal):
                return game
    raise AssertionError("there is none")


def finish(game: spyrium.Game, word: str) -> list[str]:
    """A decision with any end of its turn."""
    rest, words = game.copy(), [word]
    rest.play(word)
    while rest.turn:
        words.append(rest.legal[0])
        rest.play(words[-1])
    return words


def test_a_building_that_would_not_have_been_replaced_is_kept() -> None:
    game = build_or_replace()
    replaced = next(word for word in game.legal if word.startswith("replace:"))
    found = why(game, finish(game, "space"), finish(game, replaced))
    assert found[0] == Reason("kept", card=replaced.removeprefix("replace:").removesuffix("*"))
