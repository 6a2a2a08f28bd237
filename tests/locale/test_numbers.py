"""Texts about cards and events take their numbers from the rules, in every language and in the browser."""

import pytest
from tools.generate import printed_cards

from spyrium.notation.words import CARDS, EFFECT_NAMES, EVENTS
from spyrium.text.catalogue import LANGUAGES, catalogue
from spyrium.text.numbers import effect_text, numbers_of, option_text

from .test_catalogues import variables


@pytest.mark.parametrize("slug", [*CARDS, *EVENTS])
def test_every_number_in_a_text_is_one_of_the_rules(slug: str) -> None:
    assert variables("en")[f"effect-{slug}"] <= numbers_of(slug).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_every_use_can_be_told(language: str) -> None:
    words = catalogue(language)
    assert all(effect_text(slug, words) for slug in (*CARDS, *EVENTS))
    uses = [name.partition("/") for name in EFFECT_NAMES]
    assert all("→" in option_text(building, int(effect), words) for building, _, effect in uses)


def test_a_use_is_told_with_its_costs_and_its_yield() -> None:
    assert option_text("factory-2", 2, catalogue("en")) == "2 workers + 5 spyrium → 15 VP"
    assert option_text("mine-2", 1, catalogue("ru")) == "без рабочих → 1 кристалл"


def test_the_browser_draws_what_the_rules_say() -> None:
    assert printed_cards.PAGE.read_text(encoding="utf-8") == printed_cards.page(), "run make generated"
