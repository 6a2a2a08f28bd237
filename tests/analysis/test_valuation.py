"""Which decisions of a position are weighed, and how closely."""

from collections.abc import Iterator

import pytest

import spyrium
from spyrium import bots
from spyrium.analysis.calibration import shipped_calibration
from spyrium.analysis.report import ONLY_MARGIN, SHOWN
from spyrium.analysis.valuation import Options, Valuer
from spyrium.bots.search.network import shipped_network

SIMULATIONS = 200


@pytest.fixture(scope="module")
def valuer() -> Valuer:
    return Valuer(shipped_network(), shipped_calibration(), SIMULATIONS, seed=1)


def choices() -> Iterator[tuple[spyrium.Game, str]]:
    """Positions of a careless game of three, with the decision that was made."""
    game, bot = spyrium.Game(players=3, seed=9), bots.load("apprentice", seed=9)
    while game.round < 2:
        word = bot.choose(game)
        if len(game.legal) > 1:
            yield game, word
        game.play(word)


def is_only(weighed: Options, seat: int) -> bool:
    best, *rest = sorted((100 * float(option.chances[seat]) for option in weighed.options), reverse=True)
    return best - rest[0] >= ONLY_MARGIN


def test_without_a_decision_made_all_are_weighed(valuer: Valuer) -> None:
    game = spyrium.Game(players=2, seed=1)
    assert {option.word for option in valuer.weigh(game).options} == set(game.legal)


def test_the_decision_made_is_weighed_beside_the_best(valuer: Valuer) -> None:
    for game, made in choices():
        weighed = [option.word for option in valuer.weigh(game, made).options]
        assert {valuer.weigh(game).options[0].word, made} <= {*weighed}
        assert len(weighed) >= min(SHOWN, len(game.legal))


def test_decisions_left_out_do_not_make_another_the_only_one(valuer: Valuer) -> None:
    for game, made in choices():
        everything = valuer.weigh(game)
        if made == everything.options[0].word:  # which is not looked at again
            assert is_only(valuer.weigh(game, made), game.current) == is_only(everything, game.current)


def test_the_search_s_own_choice_is_not_looked_at_again(valuer: Valuer) -> None:
    game = spyrium.Game(players=2, seed=1)
    best = valuer.weigh(game).options[0]
    assert valuer.weigh(game, best.word).of(best.word).chances.tolist() == best.chances.tolist()


def test_several_decisions_are_weighed_at_once_as_one_by_one(valuer: Valuer) -> None:
    game = spyrium.Game(players=2, seed=1)
    one, other = (option.word for option in valuer.weigh(game).options[-2:])
    both = valuer.weigh(game, one, other)
    for word in (one, other):
        assert both.loss(word, game.current) == valuer.weigh(game, word).loss(word, game.current)


def test_a_decision_is_foreseen_to_the_end_of_its_round_and_no_further(valuer: Valuer) -> None:
    game = spyrium.Game(players=3, seed=9).record().replay()
    found = valuer.foresee(game, "place:a1b1", ["place:a1b1"])
    assert found.words[:2] == ["place:a1b1", "place:a1b1"]
    for word in found.words:
        assert not game.awaiting_deal
        game.play(word)
    assert game.awaiting_deal
    assert sum(found.chances) == pytest.approx(1)


def test_what_a_decision_leads_to_is_foreseen_alike_each_time(valuer: Valuer) -> None:
    game = spyrium.Game(players=2, seed=9).record().replay()
    assert valuer.foresee(game, "place:a1b1", []) == valuer.foresee(game, "place:a1b1", [])
