"""Games of the browser itself: how soon one begins, how fast master thinks, whether the page moves meanwhile, and how
long the analysis of a game takes.
"""

import statistics
import time

import numpy as np
from playwright.sync_api import Page
from tests.web.conftest import Desk
from tests.web.driver import Server, bot, go_to_table, make_game, me

from spyrium import Game, bots
from spyrium.bots.search.grow_tree import Budget
from spyrium.bots.search.guided import Guided
from spyrium.bots.search.network import shipped_network
from spyrium.server.http.routes.pages import STATIC

TRIES = 9
SIMULATIONS = 200_000

PLAYERS = 3  # as the home page offers them at first

# The page draws its games by these numbers in turn, so that the person begins: bots would take their time to decide.
DRAWN = """{
  const seeds = %s;
  crypto.getRandomValues = numbers => {
    const game = Number(sessionStorage.games ?? 0);
    return numbers.fill(BigInt(seeds[game]));
  };
}"""
# Clicks what starts a game; how long until the first decision can be made and has been painted (ms).
PLAY_NOW = """() => new Promise(done => {
  const at = performance.now();
  const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - at)));
  new MutationObserver((_, seen) => {
    if (!document.querySelector('[data-gap]')) return;
    seen.disconnect();
    painted();
  }).observe(document, {childList: true, subtree: true});
  sessionStorage.games = Number(sessionStorage.games ?? -1) + 1;
  document.querySelector('.go').click();
})"""
# Lets the page's worker search, while something moves; simulations a second, and the times from frame to frame (ms).
SEARCH = """([address, state, edition, simulations]) => new Promise((done, failed) => {
  const worker = new Worker(address, {type: 'module'});
  const frames = [];
  let first = null, last = 0;
  const piece = document.querySelector('main');
  piece.animate([{translate: '0'}, {translate: '4px'}], {duration: 500, iterations: Infinity, direction: 'alternate'});
  requestAnimationFrame(function frame(now) {
    if (first && last) frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  });
  worker.onmessage = ({data: {findings, done: over, ...said}}) => {
    if (!findings) return failed(new Error(JSON.stringify(said)));
    const now = performance.now();
    first ??= {now, simulations: findings.simulations};
    if (!over) return;
    worker.terminate();
    done([1000 * (findings.simulations - first.simulations) / (now - first.now), frames]);
  };
  const question = {wanted: 'findings', state: Uint8Array.from(state), edition, simulations, seed: 1n};
  worker.postMessage({number: 1, question});
})"""

AIMS = {
    "play_now_first_ms": ("“Play now” to the first decision, very first visit (ms)", "≤ 1000"),
    "play_now_first_best_ms": (f"the same, the best of {TRIES}", ""),
    "play_now_ms": ("“Play now” to the first decision, warm page (ms)", "≤ 300"),
    "play_now_best_ms": (f"the same, the best of {TRIES}", ""),
    "engine_kb": ("the page's engine, as sent (KB)", "≤ 35"),
    "weights_kb": ("the network's weights (KB)", "≤ 400"),
    "simulations": ("master's simulations a second in the page", "≥ 80,000"),
    "simulations_native": ("the same natively", ""),
    "thinking_frames_per_second": ("frames per second while master thinks", "60"),
    "thinking_frames_late_percent": ("frames later than 25 ms meanwhile (%)", ""),
    "analysis_seconds": ("a whole game of three analysed in the page (s)", "≤ 10"),
}


def with_first_player() -> list[int]:
    """Seeds of two games that the first seat begins."""
    return [seed for seed in range(1, 100) if Game(players=PLAYERS, seed=seed).current == 0][:2]


def play_now(page: Page, server: Server, *, rested: bool) -> float:
    """Starts a game as soon as that is offered, or once the page has all it wants to have at hand."""
    page.goto(server.url, wait_until="commit")
    page.wait_for_selector(".go")
    if rested:
        page.wait_for_load_state("networkidle")
    return float(page.evaluate(PLAY_NOW))


def games_here(desk: Desk, server: Server) -> dict[str, float]:
    first: list[float] = []
    warm: list[float] = []
    drawn = DRAWN % with_first_player()
    for _ in range(TRIES):
        page = desk.person(motion="full")
        page.add_init_script(drawn)
        first.append(play_now(page, server, rested=False))
        warm.append(play_now(page, server, rested=True))
        page.context.close()
    page = desk.person(motion="full")
    page.add_init_script(drawn)
    play_now(page, server, rested=True)
    (worker,) = STATIC.glob("assets/thinking-*.js")
    game = Game(players=2, seed=1)
    state = list(np.asarray(game.state).tobytes())
    native = simulations_native(game)
    speed, frames = page.evaluate(SEARCH, [f"/assets/{worker.name}", state, game.edition.label, SIMULATIONS])
    return {
        "play_now_first_ms": statistics.median(first),
        "play_now_first_best_ms": min(first),
        "play_now_ms": statistics.median(warm),
        "play_now_best_ms": min(warm),
        "engine_kb": sent(server, "engine-*.wasm"),
        "weights_kb": sent(server, "value-*.npz"),
        "simulations": speed,
        "simulations_native": native,
        "thinking_frames_per_second": 1000 / statistics.mean(frames),
        "thinking_frames_late_percent": 100 * sum(each > 25 for each in frames) / len(frames),
        "analysis_seconds": analysis_seconds(desk.person(), server),
    }


def analysis_seconds(page: Page, server: Server) -> float:
    """From the click to the whole analysis of a game that the better levels played."""
    game = Game(players=PLAYERS, seed=1, names=["Ada", "Brunel", "Cora"])
    player = bots.load("financier", seed=1)
    while not game.over:
        game.play(player.choose(game))
    seats = [me("Ada"), bot("financier"), bot("financier")]
    go_to_table(page, server, make_game(page, server, record=game.record().dumps(), seats=seats), "?at=0")
    began = time.perf_counter()
    page.locator(".prompt").get_by_role("button", name="Analysis").click()
    page.wait_for_selector(".chances svg[role=slider]")
    return time.perf_counter() - began


def sent(server: Server, name: str) -> float:
    """Kilobytes of a file of the client on their way."""
    (file,) = STATIC.glob(f"assets/{name}")
    with server.client().stream("GET", f"/assets/{file.name}", headers={"accept-encoding": "gzip"}) as answer:
        return sum(map(len, answer.iter_raw())) / 1000


def simulations_native(game: Game) -> float:
    """Simulations a second by machine code, of the same position."""
    Guided(Budget(1_000), shipped_network()).weigh(game, 1, until_settled=False)  # compiled and loaded
    began = time.perf_counter()
    Guided(Budget(SIMULATIONS), shipped_network()).weigh(game, 1, until_settled=False)
    return SIMULATIONS / (time.perf_counter() - began)
