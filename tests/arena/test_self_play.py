"""The survey of self-play, checked against the games' own events and quotes."""

from copy import copy

import pytest

from spyrium import Game
from spyrium.arena.balance.aims import Aim, aims, loss, strategy_aims
from spyrium.arena.balance.quick_games import QuickGames
from spyrium.arena.balance.report import card_lines, score_summary
from spyrium.arena.balance.survey import Study, Survey, Trajectory, merged, paid_in_turn, self_play, survey_games
from spyrium.notation.words import CARDS
from spyrium.runners import here, processes
from tests.table import EDITION


@pytest.fixture(scope="module")
def game() -> Game:
    return self_play(EDITION, "greedy", 3, seed=4)


@pytest.fixture(scope="module")
def survey() -> Survey:
    return survey_games(Study(EDITION, "greedy", (3,), 30, 1), (3, range(30)))


def test_nine_cards_are_offered_in_each_of_six_rounds(survey: Survey) -> None:
    assert survey.offered.sum() == 30 * 6 * 9


def test_the_palace_lies_in_every_last_market(survey: Survey) -> None:
    assert survey.offered[CARDS.index("palace")] == 30


def test_nothing_is_taken_more_often_than_offered(survey: Survey) -> None:
    assert (survey.taken <= survey.offered).all()
    assert (survey.taken <= survey.activations).all()


def test_buildings_are_taken_once_at_most(survey: Survey) -> None:
    buildings = slice(CARDS.index("mine-1"), CARDS.index("palace") + 1)
    assert (survey.taken[buildings] == survey.activations[buildings]).all()


def test_a_turn_costs_what_leaves_the_purse(game: Game) -> None:
    prices = [
        paid_in_turn(Trajectory.of(game), ply) for ply, word in enumerate(game.words) if word.startswith("activate:")
    ]
    assert len(prices) > 10
    assert min(prices) >= 0


def test_the_price_is_counted_without_the_bonus_that_the_turn_earns() -> None:
    """From 19 VP an Adviser for £3 crosses 20: £5 come in, but the price was £3."""
    game = Game(2, seed=3, edition=EDITION)
    state = game.states[0]
    state.card[:2] = CARDS.index("adviser")
    state.vp[game.current], state.bonuses[game.current], state.money[game.current] = 19, 2, 10
    seat, price = game.current, EDITION.price["adviser"]
    game.play("place:a1b1")
    while game.current != seat:
        game.play("phase2" if game.phase(game.current) == 1 else "pass")
    game.play("phase2")
    game.play("activate:a1b1>a1")
    assert game.state.money[seat] == 10 - price + 5
    assert paid_in_turn(Trajectory.of(game), game.ply - 1) == price


def test_every_game_has_one_victory_to_share(survey: Survey) -> None:
    assert survey.seat_wins.sum() == pytest.approx(survey.games)


def test_everybody_starts_with_ten_pounds(survey: Survey) -> None:
    assert survey.money[0, 0] / survey.games == 10


def test_ranks_fall_and_their_mean_is_the_mean(survey: Survey) -> None:
    summary = score_summary(survey)
    ranks = [summary[f"rank {k}"] for k in (1, 2, 3)]
    assert ranks == sorted(ranks, reverse=True)
    assert sum(ranks) / 3 == pytest.approx(summary["mean"])


def test_takers_of_a_card_are_counted_once_a_game(survey: Survey) -> None:
    assert all(line.taken <= line.activations for line in card_lines(survey))
    assert (survey.takers <= 3 * survey.games).all()


def test_quick_games_of_greedy_are_those_of_the_bot(game: Game) -> None:
    states, decisions = QuickGames(EDITION).play(3, seed=4)
    assert decisions == game.decisions
    assert states.tobytes() == game.states[: game.ply + 1].tobytes()


def test_two_processes_survey_the_same_games() -> None:
    study = Study(EDITION, "greedy", (2, 3), 4, seed=2)
    one = merged(sorted(here(survey_games, study, study.orders(2)), key=lambda s: (s.players, s.scores)))
    two = merged(sorted(processes(2)(survey_games, study, study.orders(2)), key=lambda s: (s.players, s.scores)))
    assert [survey.scores for survey in one.values()] == [survey.scores for survey in two.values()]
    assert [survey.paid.tolist() for survey in one.values()] == [survey.paid.tolist() for survey in two.values()]


def test_victories_with_a_residence_are_those_of_its_takers(survey: Survey) -> None:
    one, two = (float(survey.taker_wins[CARDS.index(card)]) for card in ("residence-1", "residence-2"))
    assert max(one, two) <= survey.residence_wins <= one + two


def test_no_more_victories_with_a_technique_than_games(survey: Survey) -> None:
    assert 0 < survey.technique_wins <= survey.games


def test_the_ways_to_win_are_aimed_at(survey: Survey) -> None:
    survey = copy(survey)
    survey.residence_wins, survey.technique_wins = 0.0, survey.games
    missed = {aim.name: aim.miss for aim in strategy_aims(survey)}
    assert missed["victories with a Residence"] < 0
    assert missed["victories with a technique"] == 0


def test_an_aim_that_is_met_adds_nothing_to_the_loss(survey: Survey) -> None:
    found = aims(survey)
    assert {"mean", "winners", "palace", "crane", "seat 1"} <= {aim.about for aim in found}
    assert loss([aim for aim in found if aim.miss == 0]) == 0
    assert loss([Aim("mean", "", 0, "", -2.0), Aim("crane", "", 0, "", 1.0)]) == 5
