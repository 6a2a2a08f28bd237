import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.driver import Server

# Chromium of the system; Debian calls it so.
CHROMIUM = "/usr/bin/chromium"
# Only a hung page takes so long (ms); nothing here measures speed.
PATIENCE = 180_000
CALM = {"theme": "dark", "language": "en", "motion": "none", "confirmPhase": False, "name": "Ada"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


class Desk:
    """Browsers of several people; whatever their consoles complain about is kept."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def person(self, width: int = 1280, height: int = 860, offline: bool = False, **settings: object) -> Page:
        """A new person's page; `offline` lets it keep the client's files for a time without network."""
        workers: Literal["allow", "block"] = "allow" if offline else "block"
        context = self.browser.new_context(viewport={"width": width, "height": height}, service_workers=workers)
        kept = json.dumps(json.dumps(CALM | settings))
        context.add_init_script(f"localStorage['spyrium.settings'] ??= {kept}")
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page


@pytest.fixture
def desk(browser: Browser) -> Iterator[Desk]:
    desk = Desk(browser)
    yield desk
    for context in desk.contexts:
        context.close()
    assert desk.complaints == []


@pytest.fixture
def page(desk: Desk) -> Page:
    return desk.person()


NewPerson = Callable[..., Page]


@pytest.fixture
def person(desk: Desk) -> NewPerson:
    return desk.person


@pytest.fixture(scope="session")
def axe() -> str:
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
