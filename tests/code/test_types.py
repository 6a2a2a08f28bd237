"""Strict types reach the state: `make lint` calls an ignored error that is none an error, so here one must be."""

import pytest

from spyrium import Game


def test_a_field_of_the_state_is_known_and_a_misspelt_one_is_refused() -> None:
    state = Game(2).state
    money: int = state.money[0]
    assert money > 0
    with pytest.raises(AttributeError):
        state.monye  # type: ignore[attr-defined]  # noqa: B018
