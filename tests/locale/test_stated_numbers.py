"""Texts, figures and the specification state the rules' own numbers; whoever changes one learns where it stands."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from spyrium.analysis.report import JUDGEMENTS
from spyrium.editions import Edition
from spyrium.editions.checks import DECK_SIZES, FIRST_SPACE, KIND_COUNTS
from spyrium.notation.reading import ALL_TOKENS
from spyrium.notation.words import EVENTS
from spyrium.rules.cards import (
    CAPITALIZATION_PAYS,
    CRANE_SAVES,
    EFFECT_VP,
    ENGINEERING_VP,
    KEPT_TOKENS,
    SYMBOL_SAVES,
    TECHNIQUE_LIMIT,
)
from spyrium.rules.deal import ROUNDS_OF_PERIOD, START_MONEY, START_SPYRIUM, START_WORKERS
from spyrium.rules.market import GAPS
from spyrium.rules.play import BONUS_MONEY, FIRST_BONUS, SECOND_BONUS
from spyrium.rules.state import MAX_PLAYERS, MAX_WORKERS, ROUNDS
from spyrium.text.catalogue import LANGUAGES
from tests.rules.rule_numbers import RULES

from .test_catalogues import messages

ROOT = Path(__file__).parents[2]

EACH = 1  # £ for a worker around a card, £ for a building owned, VP for whatever a technique counts
NOTHING = 0  # what no price falls below
A_POINT_FOR = 2  # full £, with Capitalization (R9.2)
TOKENS = (1, 2, 3)
SIDE = 3  # of the market
RESERVE = MAX_WORKERS - START_WORKERS
TRACK = [int(space) for space in Edition.load("standard").track]
LAST_OF_A, LAST_OF_B, _ = (sum(ROUNDS_OF_PERIOD[: k + 1]) for k in range(3))
BONUSES = (FIRST_BONUS, SECOND_BONUS)

# What each text states besides its variables and the numbers of rules.
STATED: dict[str, Iterable[int]] = {
    "analysis-no-mistakes": [int(min(least for least, _ in JUDGEMENTS))],
    "bonus-8": [FIRST_BONUS],
    "bonus-20": [SECOND_BONUS],
    "bonus-cash": [BONUS_MONEY],
    "decide-cash": [BONUS_MONEY],
    "decided-cash": [BONUS_MONEY],
    "decide-event-windfall-value-1": [TOKENS[0], TOKENS[-1]],
    "decide-event-windfall-value-2": [TOKENS[0], TOKENS[-1]],
    "decide-event-windfall-value-3": [TOKENS[0], TOKENS[-1]],
    "effect-commerce": TOKENS,
    "effect-crane": [NOTHING],
    "effect-recruitment": [EACH],
    "final-automation": [EACH],
    "final-capitalization": [EACH, A_POINT_FOR],
    "final-commerce": [EACH],
    "final-crane": [EACH],
    "final-taylorism": [EACH],
    "hint-activate": [EACH],
    "hint-bonus": [SECOND_BONUS],
    "hint-build": [EACH, SYMBOL_SAVES],
    "hint-gain": [EACH],
    "hint-value": TOKENS,
    "legend-around": [EACH],
    "legend-symbol": [SYMBOL_SAVES],
    "lesson-activate": [EACH],
    "lesson-bonus": [BONUS_MONEY, *BONUSES],
    "lesson-build": [EACH, SYMBOL_SAVES],
    "lesson-card": [1, 2],  # Mine II, without a worker and with one
    "lesson-event": [2],  # the token of its windfall
    "lesson-factory": [int(EFFECT_VP[8])],  # Factory I, the second effect
    "lesson-gain": [EACH],
    "lesson-last-pass": [SECOND_BONUS],
    "lesson-more-where": [EACH, SYMBOL_SAVES],
    "lesson-scoring": [TECHNIQUE_LIMIT],
    "log-bonus-received-cash": [BONUS_MONEY],
    "prompt-bonus": [BONUS_MONEY, FIRST_BONUS],
    "refusal-recruitment-too-dear": [EACH],
    "rules-overview-4": [EACH],
    "rules-r1-1-text": [START_WORKERS, RESERVE, MAX_WORKERS],
    "rules-r1-2-text": [ALL_TOKENS, *TOKENS],
    "rules-r1-4-text": [sum(DECK_SIZES.values()), *DECK_SIZES.values(), *KIND_COUNTS.values()],
    "rules-r1-5-text": [len(EVENTS)],
    "rules-r1-6-text": [TRACK[0], TRACK[-1]],
    "rules-r2-1-text": [START_WORKERS, START_SPYRIUM, START_MONEY, FIRST_SPACE],
    "rules-r3-1-text": [START_MONEY + FIRST_SPACE],
    "rules-r3-3-text": [1, LAST_OF_A, LAST_OF_A + 1, LAST_OF_B, ROUNDS],
    "rules-r6-1-example": [5 * EACH],  # five workers
    "rules-r6-1-text": [EACH, CAPITALIZATION_PAYS],
    "rules-r6-2-text": [EACH],
    "rules-r6-3-example": [4 * EACH],  # four workers
    "rules-r6-4-example": [2 * EACH],  # two workers around it, two buildings owned
    "rules-r6-4-text": [NOTHING, EACH, SYMBOL_SAVES],
    "rules-r9-1-text": [EACH, TECHNIQUE_LIMIT],
    "rules-r9-2-text": [EACH, A_POINT_FOR, CAPITALIZATION_PAYS, TECHNIQUE_LIMIT],
    "rules-r9-3-text": [EACH, TECHNIQUE_LIMIT],
    "rules-r9-4-text": [NOTHING, EACH, CRANE_SAVES, TECHNIQUE_LIMIT],
    "rules-r9-6-text": [EACH],
    "rules-r9-7-text": [EACH, *TOKENS, KEPT_TOKENS],
    "rules-r10-1-example": [*TOKENS[:2], TRACK[1], TRACK[2]],
    "rules-r10-2-text": [BONUS_MONEY, *BONUSES],
    "rules-r10-2-title": BONUSES,
    "rules-r10-3-text": [BONUS_MONEY, FIRST_BONUS],
    "rules-r11-1-text": [ROUNDS],
    "rules-r11-3-example": [TECHNIQUE_LIMIT + 1, TECHNIQUE_LIMIT],
    "rules-r11-3-text": [TECHNIQUE_LIMIT],
    "rules-rulings-8": BONUSES,
    "rules-table-1": BONUSES,
    "scored-automation": [EACH],
    "scored-capitalization": [EACH, A_POINT_FOR],
    "scored-commerce": [EACH],
    "scored-crane": [EACH],
    "scored-taylorism": [EACH],
    "setup-clock-text": [10],  # seconds that the client asks for
    "terminal-legend": [2, 1, 3],  # an example of workers: 2+1/3
    "text-bonuses": [BONUS_MONEY, *BONUSES],
}


class Stating(Visitor):
    """The numbers that a message states itself, outside of its variables; those of rules are names."""

    def __init__(self) -> None:
        self.numbers: set[int] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.numbers.update(map(int, re.findall(r"\d+", re.sub(r"\bR\d+(\.\d+)?", "", node.value))))


def stated(message: ast.Message) -> set[int]:
    stating = Stating()
    stating.visit(message)
    return stating.numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_state_numbers_of_the_rules_and_no_others(language: str) -> None:
    found = {name: stated(message) for name, message in messages(language).items()}
    del found["reason-money"]  # where some languages write 1 for one pound, which the others put into words
    assert {name: numbers for name, numbers in found.items() if numbers != set(STATED.get(name, ()))} == {}


# What the figures of the rules show as numbers: amounts, marks, spaces of the track.
SHOWN: dict[str, Iterable[int]] = {
    "1.3": [NOTHING],
    "1.5": [len(EVENTS) - 2],  # two of them are drawn
    "1.6": TRACK,
    "2.1": [START_MONEY],
    "3.1": [TRACK[1]],
    "6.1": [2 * EACH],  # two rivals
    "6.2": [2 * EACH],
    "6.4": [SYMBOL_SAVES],
    "9.2": [CAPITALIZATION_PAYS],
    "9.4": [CRANE_SAVES],
    "9.5": [NOTHING],
    "10.1": [TRACK[1], TRACK[2]],
    "10.2": [FIRST_BONUS, BONUS_MONEY],
    "10.3": [*BONUSES, BONUS_MONEY],
}


def figures() -> dict[str, str]:
    source = (ROOT / "web" / "src" / "pages" / "rules" / "figures.ts").read_text(encoding="utf-8")
    return dict(re.findall(r'"([\d.]+)": "([^"]*)"', source))


def test_every_figure_belongs_to_a_rule() -> None:
    assert {f"R{number}" for number in figures()} <= set(RULES)


@pytest.mark.parametrize("rule", figures())
def test_figures_show_numbers_of_the_rules_and_no_others(rule: str) -> None:
    items = [item.partition(":") for item in figures()[rule].split()]
    numbers = {int(n) for kind, _, text in items if kind in ("text", "space") for n in re.findall(r"\d+", text)}
    assert numbers == set(SHOWN.get(rule, ()))


def test_figures_show_as_many_workers_as_there_are() -> None:
    assert figures()["1.1"].split().count("worker") == figures()["2.1"].split().count("worker") == START_WORKERS
    assert figures()["1.1"].split().count("reserve") == RESERVE
    assert figures()["2.1"].split().count("icon:spyrium") == START_SPYRIUM


# The same for the sentences of docs/rules.md.
WRITTEN: dict[str, Iterable[int]] = {
    "R1.1": [2, MAX_PLAYERS, MAX_WORKERS, START_WORKERS, RESERVE],
    "R1.2": [ALL_TOKENS, *TOKENS],
    "R1.4": [sum(DECK_SIZES.values()), *DECK_SIZES.values(), *KIND_COUNTS.values()],
    "R1.5": [len(EVENTS)],
    "R1.6": [TRACK[0], TRACK[-1]],
    "R2.1": [START_WORKERS, START_SPYRIUM, START_MONEY, NOTHING, FIRST_SPACE],
    "R6.1": [EACH, NOTHING],
    "R6.2": [EACH],
    "R6.4": [EACH, NOTHING, SYMBOL_SAVES, CRANE_SAVES],
    "R3.3": [SIDE],
    "R3.4": [1],  # fewer than players
    "R5.1": [GAPS, GAPS // 2, SIDE],
    "R9.1": [EACH],
    "R9.2": [EACH, A_POINT_FOR, CAPITALIZATION_PAYS],
    "R9.3": [ENGINEERING_VP],
    "R9.4": [EACH, NOTHING, CRANE_SAVES],
    "R9.6": [EACH],
    "R9.7": [EACH, *TOKENS, KEPT_TOKENS],
    "R10.2": [BONUS_MONEY, *BONUSES],
    "R10.3": [FIRST_BONUS, MAX_WORKERS, BONUS_MONEY],
    "R11.1": [ROUNDS],
    "R11.3": [ROUNDS, TECHNIQUE_LIMIT],
}


def written_rules() -> dict[str, str]:
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^- (R\d+\.\d+) (.*?)(?=^- |^#|^$)", text, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("rule", written_rules())
def test_the_specification_states_numbers_of_the_rules_and_no_others(rule: str) -> None:
    text = re.sub(r"(R\d+(\.\d+)?|§\d+)", "", written_rules()[rule])
    assert set(map(int, re.findall(r"\d+", text))) == set(WRITTEN.get(rule, ()))
