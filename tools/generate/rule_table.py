"""Writes docs/engineers/rules-and-tests.md and docs/players/rulings.md from rule numbers and names of tests."""

import ast
import json
import re
from pathlib import Path

from tests.rules.rule_numbers import CHAPTERS, EXAMPLES, RULES, RULINGS

from tools.generate import ROOT

Tests = list[tuple[str, Path]]


def all_tests() -> Tests:
    """Every test of tests/rules with its file, in the order of the files."""
    found: Tests = []
    for path in sorted((ROOT / "tests" / "rules").glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [(node.name, path) for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [(name, path) for name, path in found if name.startswith("test_")]


def tests_named(tests: Tests, prefix: str) -> Tests:
    return [(name, path) for name, path in tests if name.startswith(prefix)]


def tests_of_rule(tests: Tests, number: str) -> Tests:
    """R6.4 owns `test_r6_4_…`, and R7, which has no parts, `test_r7_…`."""
    return tests_named(tests, f"test_{number.lower().replace('.', '_')}_")


def strays(tests: Tests) -> list[str]:
    """Tests whose name claims a rule, ruling or example that is not listed."""
    prefixes = [f"test_{number.lower().replace('.', '_')}_" for number in RULES]
    prefixes += [f"test_ruling_{ruling.slug}" for ruling in RULINGS]
    prefixes += [f"test_example_{number}_" for number in EXAMPLES]
    claims = [name for name, _ in tests if re.match(r"test_(r\d|ruling_|example_)", name)]
    return [name for name in claims if not name.startswith(tuple(prefixes))]


def links(tests: Tests, prefix: str) -> str:
    """The tests as links, each by its name without what they all begin with."""
    shown = []
    for name, path in tests:
        words = name.removeprefix(prefix).strip("_").replace("_", " ")
        shown.append(f"[{words}](../../{path.relative_to(ROOT).as_posix()})")
    return "<br>".join(shown)


def rules_page(tests: Tests) -> str:
    lines = [
        "# Rules and their tests",
        "",
        "Written by `make generated`; a test keeps it current.",
        "The rulings have [a page of their own](../players/rulings.md).",
    ]
    for chapter, title in CHAPTERS.items():
        lines += ["", f"## {chapter}. {title}", "", "| rule | about | tests |", "|---|---|---|"]
        for number, about in RULES.items():
            if number.split(".")[0] == f"R{chapter}":
                prefix = f"test_{number.lower().replace('.', '_')}_"
                lines.append(f"| {number} | {about} | {links(tests_of_rule(tests, number), prefix)} |")
    lines += ["", "## Worked examples", "", "| example | about | tests |", "|---|---|---|"]
    for example, about in EXAMPLES.items():
        prefix = f"test_example_{example}_"
        lines.append(f"| {example} | {about} | {links(tests_named(tests, prefix), prefix)} |")
    return "\n".join([*lines, *perft_lines()]) + "\n"


def perft_lines() -> list[str]:
    """The published counts of decision sequences."""
    published = json.loads((ROOT / "tests" / "fixtures" / "perft.json").read_text(encoding="utf-8"))
    lines = [
        "",
        "## Perft",
        "",
        "How many sequences of one, two, three … decisions there are from the",
        "[fixed positions](../../tests/fixtures/perft.json); the end of a round closes a sequence early.",
        "`python -m tools.perft` counts them.",
        "",
        "| position | sequences, by length |",
        "|---|---|",
    ]
    return lines + [f"| {name} | {', '.join(f'{n:,}' for n in entry['counts'])} |" for name, entry in published.items()]


def rulings_page(tests: Tests) -> str:
    lines = [
        "# Rulings",
        "",
        "Five rulebooks were consulted: German (DE), Russian (RU), Dutch (NL), English (EN) and Italian (IT); the",
        "Dutch and the Italian are fan translations. This page lists where they disagree or are silent, and what",
        "applies here.",
        "Written by `make generated`; every ruling is a test.",
        "",
        "| question | the books | here | tests |",
        "|---|---|---|---|",
    ]
    for ruling in RULINGS:
        shown = links(tests_named(tests, f"test_ruling_{ruling.slug}"), "test_ruling_")
        lines.append(f"| {ruling.question} | {ruling.books} | {ruling.here} | {shown} |")
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Both pages as they should be."""
    tests = all_tests()
    return {
        ROOT / "docs" / "engineers" / "rules-and-tests.md": rules_page(tests),
        ROOT / "docs" / "players" / "rulings.md": rulings_page(tests),
    }


def write() -> None:
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
