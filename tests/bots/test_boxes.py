"""The boxes of a training run: an edition, and others with shifted house numbers."""

import random

import numpy as np
import pytest

from spyrium.bots.training.boxes import SHIFTED, Boxes
from spyrium.bots.training.self_play import Samples, SelfPlayTable
from spyrium.cli.edition.calibrating import source_text
from spyrium.editions import Edition
from spyrium.editions.house_numbers import changed, revise, shifts

STANDARD = Edition.load("standard")


@pytest.fixture(scope="module")
def boxes() -> Boxes:
    return Boxes([STANDARD, Edition.load("draft")], shifted_share=0.5, seed=7)


def test_the_editions_come_first(boxes: Boxes) -> None:
    assert boxes[0] == STANDARD.tables
    assert boxes[1] == Edition.load("draft").tables
    assert len(boxes.tables) == 2 + SHIFTED


def test_the_same_seed_fills_the_same_boxes(boxes: Boxes) -> None:
    again = Boxes([STANDARD, Edition.load("draft")], shifted_share=0.5, seed=7)
    assert np.array_equal(boxes.tables, again.tables)


def test_a_share_of_the_games_has_shifted_numbers(boxes: Boxes) -> None:
    rng = np.random.default_rng(1)
    drawn = [boxes.draw(rng) for _ in range(400)]
    assert 150 < sum(box >= 2 for box in drawn) < 250
    assert {0, 1} <= set(drawn)


def test_a_changed_edition_is_the_one_that_its_changed_file_describes() -> None:
    changes = shifts(STANDARD, random.Random(5))
    assert changed(STANDARD, changes).hash == Edition.loads(revise(source_text("standard"), changes)).hash


def test_a_learner_sees_each_position_with_the_numbers_it_was_played_with(boxes: Boxes) -> None:
    from spyrium.bots.training.learner import Batch  # PyTorch takes its time

    games = [SelfPlayTable().greedy(boxes[box], 1.0, players=2, seed=box) for box in (0, 9)]
    games[1].box[:] = 9
    mixed = Samples.join([games[1], games[0]])
    alone = [Batch(game, boxes.tables).seen.numpy() for game in games]
    assert np.array_equal(Batch(mixed, boxes.tables).seen.numpy(), np.concatenate([alone[1], alone[0]]))
    assert not np.array_equal(Batch(games[1]._replace(box=np.zeros_like(games[1].box)), boxes.tables).seen, alone[1])
