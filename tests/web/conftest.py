"""One server and one Chromium for all tests; for each a desk of browsers, whose consoles must stay silent."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.table import FIXTURES
from tests.web.driver import Server
from tests.web.tabs import Tab

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/spyrium/server/static/index.html"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# Without the address bar's own pages, of which every new window would load one: a second of work each. There is one
# list of what a Chromium goes without, so what Playwright leaves out itself is named again.
WITHOUT = [
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
]
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-features=" + ",".join(WITHOUT),
]
# Only a hung page takes so long (ms); nothing here measures speed.
PATIENCE = 180_000
expect.set_options(timeout=PATIENCE)
CALM = {
    "theme": "dark", "language": "en", "motion": "none", "confirmPhase": False, "forced": False, "welcomed": True,
    "name": "Ada",
}  # fmt: skip


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert CLIENT.exists(), "the browser client is not built: run `make web`"
    database = tmp_path_factory.mktemp("server") / "games.sqlite3"
    running = Server(f"sqlite:///{database}", editions=FIXTURES)
    yield running
    running.stop()


def chromium() -> str:
    """The system's Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "Chromium is missing: run `make chromium`"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        yield running
        running.close()


class Desk:
    """Browsers of several people; whatever their consoles complain about is kept."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def person(
        self, width: int = 1280, height: int = 860, *, touch: bool = False, offline: bool = False, **settings: object
    ) -> Page:
        """A new person's page; `offline` lets it keep the client's files for a time without network."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            service_workers="allow" if offline else "block",
        )
        context.add_init_script(keep(settings))
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def excuse(self, complaint: str) -> None:
        """Forget complaints that are no fault of the page: the browser itself notes every failed request."""
        self.complaints[:] = [each for each in self.complaints if not re.search(complaint, each)]

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


def keep(settings: dict[str, object]) -> str:
    """The script of a device that keeps these settings."""
    return f"localStorage['spyrium.settings'] ??= {json.dumps(json.dumps(CALM | settings))}"


class SharingDesk(Desk):
    """People use tabs of others who have left, unless they keep the client's files."""

    def __init__(self, browser: Browser, idle: list[Tab]) -> None:
        super().__init__(browser)
        self.idle = idle
        self.taken: list[Tab] = []

    def person(
        self, width: int = 1280, height: int = 860, *, touch: bool = False, offline: bool = False, **settings: object
    ) -> Page:
        if offline:
            return super().person(width, height, touch=touch, offline=offline, **settings)
        tab = next((tab for tab in self.idle if tab.touch == touch), None)
        if tab is None:
            tab = Tab(self.browser, PATIENCE, touch=touch)
        else:
            self.idle.remove(tab)
        self.taken.append(tab)
        tab.sit_down({"width": width, "height": height}, keep(settings), self.complaints)
        return tab.page

    def leave(self) -> None:
        super().leave()
        for tab in self.taken:
            tab.get_up()
        self.idle += self.taken


@pytest.fixture(scope="session")
def idle_tabs() -> list[Tab]:
    return []


@pytest.fixture
def desk(browser: Browser, idle_tabs: list[Tab]) -> Iterator[SharingDesk]:
    desk = SharingDesk(browser, idle_tabs)
    yield desk
    desk.leave()
    assert desk.complaints == []


@pytest.fixture
def page(desk: Desk) -> Page:
    return desk.person()


@pytest.fixture
def fresh_page(desk: SharingDesk) -> Page:
    """For tests that count what is loaded, or change the browser for good."""
    return Desk.person(desk)


@pytest.fixture(scope="module")
def shared_desk(browser: Browser, idle_tabs: list[Tab]) -> Iterator[SharingDesk]:
    desk = SharingDesk(browser, idle_tabs)
    desk.person()
    yield desk
    desk.leave()


@pytest.fixture
def shared_page(shared_desk: SharingDesk) -> Iterator[Page]:
    """One page for all tests of a file, which go from table to table without loading the client anew (`next_table`)."""
    yield shared_desk.taken[0].page
    assert shared_desk.complaints == []


NewPerson = Callable[..., Page]


@pytest.fixture
def person(desk: Desk) -> NewPerson:
    return desk.person


@pytest.fixture(scope="session")
def axe() -> str:
    return AXE.read_text()
