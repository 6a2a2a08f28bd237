"""The search for house numbers: what it may change, and that it goes on where it stopped."""

import random
from pathlib import Path

import pytest

from spyrium.arena.balance.aims import Aim
from spyrium.arena.balance.calibrate import Candidate, Search, judge, propose, remedies
from spyrium.arena.balance.survey import Study
from spyrium.editions import Edition
from spyrium.editions.house_numbers import Change, copy_moves, is_allowed, revise, rises, steps
from spyrium.runners import here
from tests.effort import examples
from tests.table import FIXTURES

TEXT = (FIXTURES / "test-deck.toml").read_text(encoding="utf-8")
DECK = Edition.loads(TEXT)
STUDY = Study(DECK, "greedy", (3,), examples(60), seed=3)


def provenance(edition: Edition) -> list[list[str]]:
    return [
        [number.provenance for number in (card.price, card.vp, *card.copies.values()) if number is not None]
        for card in edition.cards.values()
    ]


def facts(edition: Edition) -> list[tuple[str, int]]:
    """Every number that is not ours."""
    numbers = [(slug, n) for slug, card in edition.cards.items() for n in (card.price, card.vp) if n is not None]
    return [(slug, int(n)) for slug, n in numbers if n.provenance != "house"] + [
        ("track", int(n)) for n in edition.track
    ]


def test_a_revision_changes_the_number_and_nothing_else() -> None:
    revised = revise(TEXT, (Change("mine-2", "price", 1), Change("luxury-home", "copies", 1, "C")))
    before, after = TEXT.splitlines(), revised.splitlines()
    assert [new for old, new in zip(before, after, strict=True) if old != new] == [
        "price = 5",
        "copies = { B = 1, C = 2 }",
    ]


def test_facts_of_the_rulebooks_cannot_be_changed() -> None:
    assert not is_allowed(DECK, Change("factory-1", "price", 1))
    assert not is_allowed(DECK, Change("palace", "vp", -1))
    assert "apprentice" not in {change.card for change in steps(DECK, "price", 1)}


def test_moved_copies_leave_the_deck_adding_up() -> None:
    moves = list(copy_moves(DECK))
    assert moves
    for move in moves:
        Edition.loads(revise(TEXT, move))


def test_a_hundred_proposals_keep_facts_provenance_and_order() -> None:
    best = Candidate(
        TEXT, [Aim("palace", "", 0.99, "", 0.8), Aim("mean", "", 50, "", -3.2), Aim("seat 1", "", 2, "", 9)]
    )
    chance = random.Random(1)
    for _ in range(100):
        text = revise(best.text, propose(best, chance))
        edition = Edition.loads(text)
        assert facts(edition) == facts(DECK)
        assert provenance(edition) == provenance(DECK)
        assert rises(edition)
        best = Candidate(text, best.found)


def test_a_card_taken_too_often_gets_dearer_or_worth_less() -> None:
    assert remedies(DECK, Aim("laboratory-1", "", 0.99, "", 0.8)) == [
        (Change("laboratory-1", "price", 1),),
        (Change("laboratory-1", "vp", -1),),
    ]


def test_residences_that_seldom_win_get_cheaper_or_worth_more() -> None:
    changes = {change for (change,) in remedies(DECK, Aim("residences", "", 0.05, "", -2.0))}
    assert {Change("residence-1", "price", -1), Change("residence-2", "vp", 1)} <= changes


def test_scores_far_too_low_raise_whole_groups_of_cards() -> None:
    sweeps = remedies(DECK, Aim("mean", "", 50, "", -3.2))
    assert (Change("factory-2", "vp", 1), Change("laboratory-3", "vp", 1)) in sweeps


def test_only_better_editions_are_kept(tmp_path: Path) -> None:
    search = Search(TEXT, STUDY, tmp_path / "log", here)
    start = search.best.loss
    trials = list(search.run(6))
    kept = [trial.loss for trial in trials if trial.kept]
    assert search.best.loss == pytest.approx(min([start, *kept]), abs=1e-3)
    assert kept == sorted(kept, reverse=True)


def test_a_search_goes_on_where_its_log_ends(tmp_path: Path) -> None:
    whole = Search(TEXT, STUDY, None, here)
    expected = list(whole.run(4))
    first = Search(TEXT, STUDY, tmp_path / "log", here)
    begun = list(first.run(2))
    rest = list(Search(TEXT, STUDY, tmp_path / "log", here).run(2))
    assert begun + rest == expected


def test_the_same_edition_is_judged_alike() -> None:
    assert judge(TEXT, STUDY, here).found == judge(TEXT, STUDY, here).found
