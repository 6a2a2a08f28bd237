"""No rule, ruling or example is without a test, and the tables in docs/ say so truly."""

from pathlib import Path

import pytest
from tools.generate import rule_table

from tests.rules.rule_numbers import EXAMPLES, RULES, RULINGS

TESTS = rule_table.all_tests()


@pytest.mark.parametrize("number", RULES)
def test_every_rule_has_a_test(number: str) -> None:
    assert rule_table.tests_of_rule(TESTS, number)


@pytest.mark.parametrize("slug", [ruling.slug for ruling in RULINGS])
def test_every_ruling_has_a_test(slug: str) -> None:
    assert rule_table.tests_named(TESTS, f"test_ruling_{slug}")


@pytest.mark.parametrize("number", EXAMPLES)
def test_every_example_has_a_test(number: int) -> None:
    assert rule_table.tests_named(TESTS, f"test_example_{number}_")


def test_no_test_claims_a_rule_that_does_not_exist() -> None:
    assert rule_table.strays(TESTS) == []


@pytest.mark.parametrize("path", rule_table.pages(), ids=lambda path: path.name)
def test_the_tables_are_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == rule_table.pages()[path], "run make generated"
