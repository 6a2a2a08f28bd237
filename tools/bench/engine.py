"""How fast the page's engine searches in Chromium, beside the native one in the same run.

python -m tools.bench.engine

Short searches take turns, and the fastest of each counts: that asks least of a machine with other things to do.
"""

import base64
import subprocess
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.engine.conftest import BUILT, WEB, WEIGHTS
from tests.web.conftest import QUIET, chromium

from spyrium import Game, bots
from spyrium.bots.search.grow_tree import Budget
from spyrium.bots.search.guided import Guided
from spyrium.bots.search.network import shipped_network

PLAYERS, SEED = 3, 42
SIMULATIONS = bots.LEVELS["master"].simulations or 0
ROUNDS = 20

_PREPARE = """async ([code, weights, players, seed, simulations]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const { Bots, Desk, Engine, finish, Game, readWeights } = engine;
  const desk = new Desk(await Engine.from(bytes(code)));
  const bots = new Bots(desk.engine, desk.tables);
  bots.teach(await readWeights(bytes(weights).buffer));
  const game = Game.drawn(desk, players, BigInt(seed));
  window.search = () => {
    const began = performance.now();
    finish(bots.search(game, simulations, 1n));
    return (performance.now() - began) / 1000;
  };
}"""


def prepare(page: Page) -> None:
    with tempfile.TemporaryDirectory() as folder:
        bundle = Path(folder) / "engine.js"
        options = ["--file", str(bundle), "--format", "iife", "--name", "engine"]
        bundler = [str(WEB / "node_modules/.bin/rolldown"), "src/engine/index.ts", *options]
        subprocess.run(bundler, cwd=WEB, check=True, capture_output=True)
        page.add_script_tag(content=bundle.read_text())
    files = [(BUILT / "engine.wasm").read_bytes(), WEIGHTS.read_bytes()]
    page.evaluate(_PREPARE, [*(base64.b64encode(file).decode() for file in files), PLAYERS, SEED, SIMULATIONS])


def native_seconds(game: Game, policy: Guided) -> float:
    began = time.perf_counter()
    policy.weigh(game, 1, until_settled=False)
    return time.perf_counter() - began


def main() -> None:
    game, policy = Game(players=PLAYERS, seed=SEED), Guided(Budget(SIMULATIONS), shipped_network())
    native_seconds(game, policy)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        page = browser.new_page()
        prepare(page)
        there, here = [], []
        for _ in range(ROUNDS):
            there.append(float(page.evaluate("search()")))
            here.append(native_seconds(game, policy))
        browser.close()
    in_page, native = SIMULATIONS / min(there), SIMULATIONS / min(here)
    print(f"simulations a second: {in_page:,.0f} in Chromium, {native:,.0f} native ({in_page / native:.2f})")


if __name__ == "__main__":
    main()
