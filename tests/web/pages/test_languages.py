"""Five languages: nothing untranslated, nothing cut off, and a switch in the middle of a game."""

import random
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement
from playwright.sync_api import Page

from spyrium import Game
from spyrium.text.catalogue import LANGUAGES, catalogue, sources
from spyrium.text.sentences import question
from tests.effort import proven
from tests.web.conftest import NewPerson
from tests.web.driver import Server, at_round, bot, me, new_game, play_on
from tests.web.pages.test_pages import PAGES, visit

# Between a name and its numeral, a space at which the line may end.
LOOSE = re.compile(r"\w [IVX]+\b")
BARE = re.compile(r"^[a-z0-9]+(-[a-z0-9]+)+$|[{}]")
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent.trim());
  for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    found.push(each.getAttribute('aria-label'), each.getAttribute('title'), each.getAttribute('placeholder'));
  return [...new Set(found.filter(Boolean))];
}"""
# Texts that stick out of the window, or of the box that cuts them off.
CUT = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode, holder = node.parentElement;
    if (!node.textContent.trim() || !holder.checkVisibility()) continue;
    if (holder.closest('.unseen, .skip, svg, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    let inWindow = text.left >= -1 && text.right <= innerWidth + 1;
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box), edge = box.getBoundingClientRect();
      if (style.textOverflow === 'ellipsis') { inWindow = true; break; }
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      const beside = text.left < edge.left - 2 || text.right > edge.right + 2;
      // What is marked on the table is scrolled out with it.
      const beyond = !box.matches('.marks') && (text.top < edge.top - 2 || text.bottom > edge.bottom + 2);
      if (style.overflow !== 'visible' && !scrolls && (beside || beyond)) found.push(node.textContent.trim());
      if (box.matches('button, .button') && beside) found.push(node.textContent.trim());
      if (scrolls) { inWindow = true; break; }
    }
    if (!inWindow) found.push(node.textContent.trim());
  }
  return [...new Set(found)];
}"""


def plain_messages(language: str) -> dict[str, str]:
    """The messages that are text alone, by their id."""
    found = {}
    for source in sources(language).values():
        for entry in FluentParser().parse(source).body:
            if (
                isinstance(entry, Message)
                and entry.value
                and all(isinstance(e, TextElement) for e in entry.value.elements)
            ):
                found[entry.id.name] = catalogue(language).text(entry.id.name)
    return found


@cache
def english_left_over(language: str) -> set[str]:
    """English texts that never are right in this language."""
    english, spoken = plain_messages("en"), plain_messages(language)
    return {text for name, text in english.items() if spoken.get(name) != text} - set(spoken.values())


def untranslated(page: Page, language: str) -> list[str]:
    english = english_left_over(language)
    return [text for text in page.evaluate(TEXTS) if BARE.search(text) or text.replace("\u00a0", " ") in english]


def loose_numerals(page: Page) -> list[str]:
    return [text for text in page.evaluate(TEXTS) if LOOSE.search(text)]


# Every day the longest words and another script; all catalogues are compared by tests/locale.
@pytest.mark.parametrize("language", proven(LANGUAGES, "de"))
def test_every_page_is_translated_and_shows_all_its_text(person: NewPerson, server: Server, language: str) -> None:
    page = person(360, 740, language=language)
    for path in PAGES:
        visit(page, server, path)
        assert untranslated(page, language) == [], path
        assert page.evaluate(CUT) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


@pytest.mark.parametrize("language", proven(LANGUAGES, "ru"))
def test_a_game_is_played_in_the_language(person: NewPerson, server: Server, language: str) -> None:
    page = person(1440, 900, language=language)
    new_game(page, server, seats=[me(), bot(), bot()], position=at_round(3, players=3))
    for _ in range(3):
        play_on(page, random.Random(2), clicks=2)
        page.wait_for_selector("[data-gap], [data-word]")
        assert untranslated(page, language) == []
        assert loose_numerals(page) == []
        assert page.evaluate(CUT) == []


def test_the_language_changes_in_the_middle_of_a_game(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel")], seed=1)
    page.wait_for_selector("[data-gap]")
    for language in LANGUAGES:
        page.select_option("header select", language)
        page.get_by_text(question(Game(players=2, seed=1), catalogue(language))).wait_for()
        assert page.evaluate("document.documentElement.lang") == language
