"""Every page: accessible in every theme, in five languages, at the sizes people have."""

import re

import pytest
from playwright.sync_api import Page

from spyrium.locale import LANGUAGES, catalogue
from tests.web.conftest import NewPerson
from tests.web.driver import Server, bot, me, new_game

PAGES = ["/", "/new", "/lobby", "/games", "/rules", "/cards", "/profile", "/ratings", "/settings"]
AXE = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
  .filter(v => v.impact === 'serious' || v.impact === 'critical')
  .map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(', ')}`)"""
MESSAGE_ID = re.compile(r"^[a-z0-9]+(-[a-z0-9]+)+$")
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent.trim());
  for (const e of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    found.push(e.getAttribute('aria-label'), e.getAttribute('title'), e.getAttribute('placeholder'));
  return [...new Set(found.filter(Boolean))];
}"""


def settled(page: Page) -> None:
    page.wait_for_selector("main")
    page.wait_for_selector(".skeleton", state="detached")


def complaints(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found: list[str] = page.evaluate(AXE)
    return found


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_no_page_has_a_serious_obstacle(person: NewPerson, server: Server, axe: str, theme: str) -> None:
    page = person(theme=theme)
    for path in PAGES:
        page.goto(server.url + path)
        settled(page)
        assert complaints(page, axe) == [], f"{path} in the theme {theme}"


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_the_table_has_no_serious_obstacle(person: NewPerson, server: Server, axe: str, theme: str) -> None:
    page = person(theme=theme)
    new_game(page, server, seats=[me(), bot(), bot()])
    page.wait_for_selector("[data-gap]")
    assert complaints(page, axe) == []
    for key in ("b", "o", "d", "?"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        assert complaints(page, axe) == [], f"the window of the key {key}"
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_left_untranslated(person: NewPerson, server: Server, language: str) -> None:
    page = person(language=language)
    for path in PAGES:
        page.goto(server.url + path)
        settled(page)
        bare = [text for text in page.evaluate(TEXTS) if MESSAGE_ID.match(text)]
        assert bare == [], path
    new_game(page, server, seats=[me(), bot()])
    page.wait_for_selector("[data-gap]")
    assert [text for text in page.evaluate(TEXTS) if MESSAGE_ID.match(text)] == []


def test_the_language_changes_in_the_middle_of_a_game(page: Page, server: Server) -> None:
    new_game(page, server, seats=[me("Ada"), me("Brunel")])
    page.wait_for_selector("[data-gap]")
    for language in LANGUAGES:
        page.select_option("header select", language)
        page.get_by_text(catalogue(language).text("prompt-action-1")).wait_for()
        assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("path", PAGES)
def test_no_page_scrolls_sideways_on_a_phone(person: NewPerson, server: Server, path: str) -> None:
    page = person(360, 740, language="de")
    page.goto(server.url + path)
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
