"""Why a decision was better: what may be given as a reason, and what may not."""

import spyrium
from spyrium import bots
from spyrium.analysis import Reason
from spyrium.analysis.reasons import reasons
from spyrium.analysis.valuation import Foreseen

EVEN = [0.5, 0.5]
WITH_A_BUILDING_AT_A1 = 3  # a seed: Workshop I for £1


def begun() -> spyrium.Game:
    return spyrium.Game(players=2, seed=WITH_A_BUILDING_AT_A1)


def why(game: spyrium.Game, best: list[str], made: list[str], expected: list[str] | None = None) -> list[Reason]:
    line = [made[0], *expected] if expected is not None else made
    return reasons(game, Foreseen(best, EVEN, []), Foreseen(line, EVEN, []), made, 10.0)


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


def at_a_table() -> spyrium.Game:
    """The same game, whose next deal is awaited: what comes after the round is not foreseen."""
    return begun().record().replay()


def foreseen(game: spyrium.Game, words: list[str], chance: float) -> Foreseen:
    """The words, and then everybody withdraws their workers and passes; the mover's chance at the end of the round."""
    rest, line = game.copy(), list(words)
    for word in words:
        rest.play(word)
    while not rest.awaiting_deal:
        leaving = [word for word in rest.legal if word.startswith("gain:")]
        line.append("pass" if "pass" in rest.legal else leaving[0] if leaving else "phase2")
        rest.play(line[-1])
    chances = [1 - chance, 1 - chance]
    chances[game.current] = chance
    return Foreseen(line, chances, [])


def compared(best: list[str], made: list[str], chance: float = 0.6) -> list[Reason]:
    game = at_a_table()
    better, other = foreseen(game, best, chance), foreseen(game, made, 0.4)
    return reasons(game, better, other, other.words, 20.0)


def test_workers_that_stay_without_work_are_a_reason() -> None:
    best = ["place:a1b1", "place:b3c3", "place:a1b1"]
    assert Reason("idle", amount=1) in compared(best, best[:2])


def test_what_a_round_brings_is_no_reason_where_its_end_does_not_show_the_loss() -> None:
    best = ["place:a1b1", "place:b3c3", "place:a1b1"]
    assert not any(reason.code in ("idle", "takings") for reason in compared(best, best[:2], chance=0.45))


def test_a_rival_who_has_to_pay_more_is_told() -> None:
    rest = ["place:a1a2", "place:b3c3", "phase2", "activate:a1a2>a1", "space"]
    best, made = ([f"place:{gap}", *rest] for gap in ("a1b1", "b2c2"))
    game = at_a_table()
    assert Reason("dearer", amount=2, instead=1, card="workshop-1", seat=1 - game.current) in compared(best, made)


def test_a_character_that_a_rival_calls_is_not_taken_away() -> None:
    calls = ["phase2", "activate:a3b3>b3"]  # the geologist
    best = ["place:a3b3", "place:a1b1", *calls]
    made = ["place:a1b1", "place:a3b3", "phase2", "gain:a1b1>a1", *calls]
    found = compared(best, made)
    assert [(reason.code, reason.card) for reason in found[:1]] == [("plan", "geologist")]
    assert not any(reason.code == "rival" for reason in found)


def test_where_nothing_else_is_to_say_the_expected_scores_are_told() -> None:
    game, words = begun(), ["place:a1b1"]
    mine, theirs = game.current, 1 - game.current
    scores = {mine: 61.4, theirs: 50.0}
    better = Foreseen(words, EVEN, [scores[0], scores[1]])
    worse = Foreseen(["place:b3c3"], EVEN, [50.0, 50.0])
    assert reasons(game, better, worse, worse.words, 10.0) == [Reason("expected", amount=61, instead=50)]
    assert reasons(game, worse, worse, worse.words, 10.0) == []
