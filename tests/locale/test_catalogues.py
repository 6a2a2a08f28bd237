"""The five catalogues say the same things, completely, each in its own language."""

import re
from functools import cache
from typing import get_args

import msgspec
import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from spyrium.events import Event
from spyrium.notation.words import CARDS, EVENTS, PROMPTS, TECHNIQUE_CARDS
from spyrium.text.catalogue import FALLBACK, LANGUAGES, Catalogue, catalogue, sources

OTHERS = [language for language in LANGUAGES if language != FALLBACK]

# The last number of each section of the rules; §7 and §8 are tables without numbers.
LAST_RULE = {1: 6, 2: 3, 3: 5, 4: 5, 5: 2, 6: 9, 9: 8, 10: 3, 11: 5}
RULES = [f"r{section}-{number}" for section, last in LAST_RULE.items() for number in range(1, last + 1)]

# Amounts and joints between variables that are the same everywhere. What only one language has from English, or shares
# with it, says so itself, in a comment of its catalogue.
SAME_EVERYWHERE = {
    "actions-comma",
    "analysis-change",
    "bonus-cash",
    "items-minus",
    "items-plus",
    "items-sum",
    "log-final-technique",
}
SAME = "As in English."


class Mentions(Visitor):
    """Variables and messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(language: str) -> list[ast.EntryType]:
    return [entry for source in sources(language).values() for entry in parse(source).body]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def variables(language: str) -> dict[str, set[str]]:
    """The variables of every message, including those of the messages it quotes."""
    return {name: _variables_of(language, name) for name in messages(language)}


def _variables_of(language: str, name: str) -> set[str]:
    mentions = Mentions()
    mentions.visit(messages(language)[name])
    return mentions.variables.union(*(_variables_of(language, quoted) for quoted in mentions.messages))


def sample(language: Catalogue, message: str) -> str:
    """The message with 2 for every variable: selectors take numbers, everything else takes anything."""
    return language.text(message, **dict.fromkeys(variables(FALLBACK)[message], 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses_without_junk(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_same_files_as_english(language: str) -> None:
    assert sources(language).keys() == sources(FALLBACK).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_same_messages_as_english(language: str) -> None:
    assert messages(language).keys() == messages(FALLBACK).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_same_variables_as_english(language: str) -> None:
    assert variables(language) == variables(FALLBACK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    texts = {message: sample(catalogue(language), message) for message in messages(FALLBACK)}
    assert [message for message, text in texts.items() if not text.strip() or "{" in text] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    own, english = catalogue(language), catalogue(FALLBACK)
    same = {message for message in messages(FALLBACK) if sample(own, message) == sample(english, message)}
    comments = {name: message.comment for name, message in messages(language).items()}
    marked = {name for name, comment in comments.items() if comment and SAME in (comment.content or "")}
    assert same == SAME_EVERYWHERE | marked


def test_russian_is_written_in_cyrillic() -> None:
    """Latin letters are left only in names of rules, periods, phases and techniques of the field."""
    latin = re.compile(r"(?<![A-Za-z])(?!R\d|I{1,3}\b|[ABC]\b|(QR|WebAssembly|Python)\b)[A-Za-z]{1,}")
    russian = catalogue("ru")
    found = {message: latin.findall(sample(russian, message)) for message in messages("ru")}
    assert {message: words for message, words in found.items() if words} == {}


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_and_an_effect(card: str) -> None:
    assert {f"card-{card}", f"effect-{card}"} <= messages(FALLBACK).keys()


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_a_name_and_an_effect(event: str) -> None:
    assert {f"event-{event}", f"effect-{event}"} <= messages(FALLBACK).keys()


@pytest.mark.parametrize("technique", TECHNIQUE_CARDS)
def test_every_technique_says_what_it_scores(technique: str) -> None:
    assert f"final-{technique}" in messages(FALLBACK)


@pytest.mark.parametrize("rule", [*RULES, "r7", "r8"])
def test_every_rule_has_a_title_and_a_text(rule: str) -> None:
    assert {f"rules-{rule}-title", f"rules-{rule}-text"} <= messages(FALLBACK).keys()


@pytest.mark.parametrize("section", range(1, 12))
def test_every_section_of_the_rules_has_a_title(section: int) -> None:
    assert f"rules-r{section}-title" in messages(FALLBACK)


# A token that is just taken is part of the sentence about its card.
TOLD_AS = {"token-taken": "token-counted"}


@pytest.mark.parametrize("kind", get_args(Event))
def test_the_log_has_a_sentence_for_everything_that_happens(kind: type[msgspec.Struct]) -> None:
    tag = str(kind.__struct_config__.tag)
    assert [message for message in messages(FALLBACK) if message.startswith(f"log-{TOLD_AS.get(tag, tag)}")]


@pytest.mark.parametrize("asked", PROMPTS)
def test_there_is_a_prompt_for_everything_that_is_asked(asked: str) -> None:
    assert [message for message in messages(FALLBACK) if message.startswith(f"prompt-{asked}")]


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (1, "1 рабочий"),
        (2, "2 рабочих"),
        (5, "5 рабочих"),
        (21, "21 рабочий"),
    ],
)
def test_russian_counts_workers(n: int, expected: str) -> None:
    assert catalogue("ru").text("workers", n=n) == expected


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (1, "1 победное очко"),
        (2, "2 победных очка"),
        (5, "5 победных очков"),
        (21, "21 победное очко"),
    ],
)
def test_russian_counts_points(n: int, expected: str) -> None:
    assert catalogue("ru").text("points", n=n) == expected


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (1, "1 кристалл спирия"),
        (2, "2 кристалла спирия"),
        (5, "5 кристаллов спирия"),
        (21, "21 кристалл спирия"),
    ],
)
def test_russian_counts_spyrium(n: int, expected: str) -> None:
    assert catalogue("ru").text("spyrium", n=n) == expected


def test_sentences_quote_counted_nouns() -> None:
    assert catalogue("it").text("log-gained-points", name="Ada", n=1) == "Ada ottiene 1 punto vittoria."


def test_regional_tags_find_their_language() -> None:
    assert catalogue("de-AT").language == "de"


def test_unknown_languages_get_english() -> None:
    assert catalogue("fr").text("card-mine-1") == "Mine I"


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(KeyError, match="card-castle"):
        catalogue("de").text("card-castle")


def test_a_missing_variable_is_named() -> None:
    with pytest.raises(ValueError, match="workers"):
        catalogue("de").text("workers")
