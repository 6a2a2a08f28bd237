"""Texts about cards and events take their numbers from the rules, in every language and in the browser."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from tools import printed_cards

from spyrium.notation.words import CARDS, EFFECT_NAMES, EVENTS
from spyrium.text.catalogue import LANGUAGES, catalogue
from spyrium.text.numbers import effect_text, numbers_of, option_text

from .test_catalogues import messages, variables

# A price is never below £0, tokens are worth 1, 2 or 3, and recruiting costs £1 for each worker.
WRITTEN = {"effect-crane": {"0"}, "effect-commerce": {"1", "2", "3"}, "effect-recruitment": {"1"}}
NUMBERED = re.compile(r"(effect|option|decide-event|decided-event)-")


class Writing(Visitor):
    """The digits that a message states itself, outside of its variables and selectors."""

    def __init__(self) -> None:
        self.digits: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.digits.update(re.findall(r"\d+", node.value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_about_a_card_states_a_number_itself(language: str) -> None:
    stated = {}
    for name, message in messages(language).items():
        writing = Writing()
        writing.visit(message)
        if NUMBERED.match(name) and writing.digits != WRITTEN.get(name, set()):
            stated[name] = writing.digits
    assert stated == {}


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
    assert printed_cards.PAGE.read_text(encoding="utf-8") == printed_cards.page(), "run python tools/printed_cards.py"
