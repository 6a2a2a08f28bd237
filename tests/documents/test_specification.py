"""The specification in docs/ says what the code does: tables, words, names, rule numbers."""

import re
from pathlib import Path

import pytest
from tools.generate import shipped_editions
from tools.generate.doc_tables import DOCS, DOCUMENTS, filled
from tools.generate.web_constants import FILES, written

from spyrium import __version__
from spyrium.notation.words import CARDS, EVENTS, GAPS, POSITIONS, WORDS
from spyrium.text.catalogue import LANGUAGES, catalogue
from tests.rules.rule_numbers import RULES

ROOT = DOCS.parent
RULE = re.compile(r"\bR(\d+\.\d+)\b")
CITING = [
    path
    for folder in ("src", "tests", "tools", "web/src", "docs")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".md") and "node_modules" not in path.parts
]


# Where a document may begin the name of a file.
ROOMS = [
    ROOT / room
    for room in ("", "docs", "src/spyrium", "src/spyrium/server", "tests/server", "web/src", "web/src/engine")
]


def read(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_tables_are_up_to_date(name: str) -> None:
    assert filled(read(name)) == read(name), "renew them: make generated"


def numbered_rules() -> list[str]:
    return re.findall(r"^- R(\d+\.\d+) ", read("rules.md"), re.MULTILINE)


def test_every_rule_is_written_down_once_and_in_order() -> None:
    rules = numbered_rules()
    assert rules == sorted(set(rules), key=lambda rule: [int(part) for part in rule.split(".")])
    assert {f"R{rule}" for rule in rules} == {rule for rule in RULES if "." in rule}


def test_every_rule_that_is_cited_exists() -> None:
    known = set(numbered_rules())
    cited = {(rule, path) for path in CITING for rule in RULE.findall(path.read_text(encoding="utf-8"))}
    assert {(rule, str(path)) for rule, path in cited if rule not in known} == set()
    assert len({rule for rule, _ in cited}) > 40


def test_sources_cite_no_document_that_is_not_there() -> None:
    for path in CITING:
        for name in re.findall(r"\bdocs/[\w/-]+\.md\b", path.read_text(encoding="utf-8")):
            assert (ROOT / name).exists(), f"{path} cites {name}"


def test_the_notation_explains_every_kind_of_word() -> None:
    table = read("notation.md").partition("## Decisions")[2].partition("\n- ")[0]
    shown = set(re.findall(r"`([^`]+)`", table))
    kinds = {word.partition(":")[0] for word in shown} - {"str", "spyrium.parse(word)", "*"}
    assert {word.partition(":")[0] for word in WORDS} == kinds
    assert {word for word in shown if ":" in word} <= set(WORDS) | {"token:2=2"}


def test_the_notation_lists_every_place() -> None:
    text = read("notation.md")
    assert " ".join(GAPS) in text
    assert " / ".join(" ".join(POSITIONS[row : row + 3]) for row in (0, 3, 6)) in text


def glossary() -> list[list[str]]:
    rows = re.findall(r"^\| (.+) \|$", read("glossary.md"), re.MULTILINE)
    return [[re.sub(r" \((?:event; )?ours\)", "", cell) for cell in row.split(" | ")] for row in rows]


@pytest.mark.parametrize("message", [*(f"card-{card}" for card in CARDS), *(f"event-{event}" for event in EVENTS)])
def test_the_glossary_gives_the_names_that_people_read(message: str) -> None:
    names = [re.sub(r" I+$", "", catalogue(language).text(message)) for language in LANGUAGES]
    assert names in glossary(), "docs/glossary.md"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.parent.name))
def test_the_browser_has_the_numbers_that_python_has(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == written(FILES[file]()), "renew it: make generated"


def test_the_browser_has_the_cards_of_the_editions_it_can_play() -> None:
    current = shipped_editions.described()
    assert shipped_editions.FILE.read_bytes() == current, "renew it: make generated"


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*DOCS.rglob("*.md"), *ROOT.glob("*.md")]:
        for target in re.findall(r"\]\((?!https?:|#|mailto:)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.relative_to(ROOT)}: {target}"


def test_the_files_that_the_documents_and_how_tos_name_are_there() -> None:
    for page in [*DOCS.rglob("*.md"), ROOT / "CONTRIBUTING.md"]:
        for name in re.findall(
            r"(?<![\w./*<-])(?:[\w-]+/)+[\w.-]+\.(?:py|ts|svelte|md|json)\b", page.read_text("utf-8")
        ):
            assert any((room / name).exists() for room in (*ROOMS, page.parent)), f"{page.relative_to(ROOT)}: {name}"


def test_the_specification_says_nothing_of_files_elsewhere() -> None:
    for path in CITING:
        if path != Path(__file__):
            assert not re.search(r"\b(NOTATION|RULES|GLOSSARY|EDITION)\.md\b", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize(
    ("name", "sign"), [("research/environments.md", "version = {%s}"), ("hosting.md", "/opt/spyrium-%s")]
)
def test_documents_name_the_version_that_the_package_has(name: str, sign: str) -> None:
    assert sign % __version__ in read(name)
