"""Measures the browser client against its budget: `make bench-web`, or `python -m tools.bench.web [--json FILE]`.

A real server process on a fresh SQLite file and a real Chromium. Times are medians; they mean something only on a quiet
machine, which is why its load is printed beside them.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import tempfile
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table as TextTable
from tests.server.process import SPYRIUM
from tests.web.conftest import AXE, QUIET, Desk, chromium
from tests.web.driver import (
    Server,
    at_round,
    bot,
    choose,
    lose_the_network,
    make_game,
    me,
    new_game,
    offers,
    some_offer,
)

from tools.bench import here

TRIES = 9
CLICKS = 60
PAGES = ["/", "/new", "/lobby", "/games", "/rules", "/cards", "/profile", "/ratings", "/settings"]
KILOBYTE = 1000

# Notes when the first thing that can be clicked has been painted.
UNTIL_INTERACTIVE = """
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[data-gap], [data-word]')) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.interactive = performance.now(); }));
  });
  seen.observe(document, {childList: true, subtree: true});
"""
# Notes, for every click, how long it took until the first frame after it, and until the first frame with its outcome.
PER_DECISION = """() => {
  window.firstFrames = [];
  window.outcomes = [];
  const painted = then => requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  let clicked = 0;
  document.addEventListener('click', event => {
    const at = clicked = event.timeStamp;
    painted(now => firstFrames.push(now - at));
  }, true);
  new MutationObserver(() => {
    if (!clicked) return;
    const at = clicked;
    clicked = 0;
    painted(now => outcomes.push(now - at));
  }).observe(document.querySelector('.log .lines'), {childList: true, subtree: true});
}"""
# Notes the time from frame to frame (ms) wherever something is on its way at both.
MOVING = """() => {
  window.moving = [];
  let [last, flew] = [0, false];
  requestAnimationFrame(function frame(now) {
    const flights = document.getAnimations().filter(each => each.constructor === Animation && each.currentTime > 0);
    if (flew && flights.length) moving.push(now - last);
    [last, flew] = [now, flights.length > 0];
    requestAnimationFrame(frame);
  });
}"""
SCRIPTS = """() => performance.getEntriesByType('resource')
  .filter(each => each.name.endsWith('.js')).map(each => each.encodedBodySize)"""
AUDIT = """async () => {
  const {passes, violations} = await axe.run(document, {resultTypes: ['passes', 'violations']});
  return [passes.length, violations.map(each => `${each.id} (${each.nodes[0].target.join(' ')})`)];
}"""
DOCUMENT = """() => ({
  'a doctype': document.doctype?.name === 'html' && document.compatMode === 'CSS1Compat',
  'UTF-8': document.characterSet === 'UTF-8',
  'a language': /^[a-z]{2}$/.test(document.documentElement.lang),
  'a title': document.title.length > 0,
  'a description': document.querySelector('meta[name=description]')?.content.length > 0,
  'a viewport that can be zoomed': /width=device-width/.test(document.querySelector('meta[name=viewport]').content)
    && !/user-scalable=no|maximum-scale/.test(document.querySelector('meta[name=viewport]').content),
  'images with their sizes': [...document.images].every(each => each.width && each.height),
  'images that are not stretched': [...document.images].every(each =>
    Math.abs(each.width / each.height - each.naturalWidth / each.naturalHeight) < 0.05),
  'a secure origin': isSecureContext,
  'nothing from other sites': performance.getEntriesByType('resource').every(each => each.name.startsWith(origin)),
  'links that can be followed': [...document.links].every(each => each.href && !each.href.startsWith('javascript:')),
})"""


def script_bytes(desk: Desk, server: Server, path: str) -> float:
    """Kilobytes of script, as they are sent, until a page stands."""
    page = desk.person()
    page.goto(server.url + path)
    page.wait_for_selector("main a[href], [data-place]")
    page.wait_for_load_state("networkidle")
    return float(sum(page.evaluate(SCRIPTS))) / KILOBYTE


def interactive(desk: Desk, server: Server, game: str) -> dict[str, float]:
    """Milliseconds until the table can be played on, for a first visit and for a later one."""
    first: list[float] = []
    later: list[float] = []
    for _ in range(TRIES):
        page = desk.person(motion="full")
        page.add_init_script(UNTIL_INTERACTIVE)
        page.context.add_cookies(cast(Any, desk.contexts[0].cookies()))
        for times in (first, later):
            page.goto(f"{server.url}/game/{game}")
            page.wait_for_function("() => window.interactive")
            times.append(page.evaluate("interactive"))
        page.context.close()
    return {"interactive_first_ms": statistics.median(first), "interactive_ms": statistics.median(later)}


def decisions(desk: Desk, server: Server) -> dict[str, float]:
    """Milliseconds from a click to frames, and frames per second while pieces move."""
    page = desk.person(motion="full")
    new_game(page, server, seats=[me("Ada"), me("Brunel")], position=at_round(3, 2))
    offers(page)
    page.wait_for_timeout(1000)
    page.evaluate(PER_DECISION)
    page.evaluate(MOVING)
    chance = random.Random(1)
    for _ in range(CLICKS):
        choose(page, some_offer(offers(page), chance))
        page.wait_for_timeout(900)
    outcomes, first, moving = page.evaluate("[outcomes, firstFrames, moving]")
    return {
        "first_frame_ms": statistics.median(first),
        "decision_ms": statistics.median(outcomes),
        "decision_worst_ms": max(outcomes),
        "frames_per_second": 1000 / statistics.mean(moving),
        "frames_late_percent": 100 * sum(each > 25 for each in moving) / len(moving),
    }


def told(issue: dict[str, Any]) -> str:
    """An issue of the browser's inspector, in short."""
    (details,) = issue["details"].values()
    return f"{issue['code']} {details.get('errorType', details.get('type', ''))}"


class Inspection:
    """What a page does that good pages do not: complaints on the console, issues, old interfaces."""

    def __init__(self, page: Page) -> None:
        self.found: list[str] = []
        page.on("console", lambda line: self.found.append(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.found.append(str(error)))
        self.tools: CDPSession = page.context.new_cdp_session(page)
        self.tools.on("Audits.issueAdded", lambda event: self.found.append(told(event["issue"])))
        self.tools.send("Audits.enable")

    def installable(self) -> list[str]:
        """Why the page could not be installed as an application."""
        errors = self.tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
        return [each["errorId"] for each in errors if each["errorId"] != "in-incognito"]


def audits(desk: Desk, server: Server) -> tuple[dict[str, float], list[str]]:
    """The shares of checks that all pages pass, for accessibility and good practice; and the checks that they fail."""
    page = desk.person(1280, 900, offline=True)
    inspection = Inspection(page)
    game = make_game(page, server, seats=[me(), bot()])
    passed, failed, good, bad = 0, [], 0, []
    for path in [*PAGES, f"/game/{game}"]:
        answer = page.goto(server.url + path)
        page.wait_for_selector("main")
        page.wait_for_load_state("networkidle")
        policy = (answer.headers if answer else {}).get("content-security-policy", "")
        checks = page.evaluate(DOCUMENT) | {
            "a content policy without inline scripts": "script-src 'self' 'wasm-unsafe-eval';" in policy,
            "nothing to complain about": not inspection.found,
        }
        bad += [f"{path}: {name}" for name, held in checks.items() if not held] + inspection.found
        good += sum(map(bool, checks.values()))
        inspection.found.clear()
        page.evaluate(AXE.read_text(encoding="utf-8"))
        count, violations = page.evaluate(AUDIT)
        passed += count
        failed += [f"{path}: {each}" for each in violations]
    for name, problems in (("installable", inspection.installable()), ("opens without network", offline(desk, server))):
        good += not problems
        bad += [f"{name}: {each}" for each in problems]
    scores = {
        "accessibility": 100 * passed / (passed + len(failed)),
        "good_practice": 100 * good / (good + len(bad)),
    }
    return scores, failed + bad


def offline(desk: Desk, server: Server) -> list[str]:
    page = desk.person(offline=True)
    lose_the_network(page, server)
    page.wait_for_selector("main")
    return [] if page.locator("[role=status]").count() else ["it does not say so"]


AIMS = {
    "script_home_kb": ("script for the home page, as sent (KB)", "≤ 200"),
    "script_table_kb": ("script for the table, as sent (KB)", "≤ 200"),
    "interactive_first_ms": ("the table can be played on, first visit (ms)", "≤ 1000"),
    "interactive_ms": ("the table can be played on, later visits (ms)", "≤ 1000"),
    "first_frame_ms": ("click to the next frame (ms)", "≤ 100"),
    "decision_ms": ("decision to the first frame with its outcome, stored on the server (ms)", "≤ 100"),
    "decision_worst_ms": (f"the same, the slowest of {CLICKS} clicks (ms)", ""),
    "frames_per_second": ("frames per second while pieces move", "60"),
    "frames_late_percent": ("frames later than 25 ms (%)", ""),
    **here.AIMS,
    "accessibility": ("accessibility: checks of axe passed (%)", "100"),
    "good_practice": ("good practice: checks passed (%)", "100"),
}


def measure(browser: Browser, server: Server) -> tuple[dict[str, float], list[str]]:
    desk = Desk(browser)
    host = desk.person()
    game = make_game(host, server, seats=[me("Ada"), me("Brunel"), bot("random")], seed=1)
    found: dict[str, Any] = {
        "script_home_kb": script_bytes(desk, server, "/"),
        "script_table_kb": script_bytes(desk, server, f"/game/{game}"),
    }
    found |= interactive(desk, server, game)
    found |= decisions(desk, server)
    for context in desk.contexts:  # a page that glows takes the next one's time
        context.close()
    found |= here.games_here(desk, server)
    scores, problems = audits(desk, server)
    return found | scores, problems


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="also write one JSON object to this file")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/bench.sqlite3", SPYRIUM)  # what people start
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
            found, problems = measure(browser, server)
        finally:
            server.stop()
    table = TextTable(
        "measured", "result", "aim", title=f"The browser client, at a load of {load:.1f} on {os.cpu_count()} cores"
    )
    for key, value in found.items():
        label, aim = AIMS[key]
        table.add_row(label, f"{value:,.1f}", aim)
    console = Console()
    console.print(table)
    for problem in problems:
        console.print(f"  {problem}", markup=False)
    if given.json:
        result = found | {"load": load, "problems": problems}
        given.json.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
