"""Are chances honest? Games of master against itself, the chances that its searches saw, and what came true.

Games are kept in `build/analysis-checks`, by the master that played them, so that an interrupted run goes on.
"""

import hashlib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize_scalar

from spyrium.analysis.calibration import Calibration, shipped_calibration
from spyrium.bots.search.network import shipped_network
from spyrium.bots.training.self_play import Plan, SelfPlayTable
from spyrium.editions import Edition
from spyrium.rules.state import ROUNDS

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "analysis-checks"
PLOT = ROOT / "docs" / "images" / "calibration.svg"
COUNTS = (2, 3, 4, 5)
BINS = 10
GAMES_AT_ONCE = 25
QUICK = 100  # simulations of a decision that only leads on to the next one that is looked at
RESAMPLES = 400


class Told(NamedTuple):
    """Chances that searches saw, in which game and round and whose turn, and the shares of victory that came."""

    chances: npt.NDArray[np.float64]
    came: npt.NDArray[np.float64]
    mover: npt.NDArray[np.int64]
    round: npt.NDArray[np.int64]
    game: npt.NDArray[np.int64]

    @staticmethod
    def join(parts: "list[Told]") -> "Told":
        return Told(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))

    def honest(self, calibration: Calibration) -> "Told":
        players = self.chances.shape[1]
        rows = [
            calibration.honest(chances, players, int(number))
            for chances, number in zip(self.chances, self.round, strict=True)
        ]
        return self._replace(chances=np.array(rows))

    def movers(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64], npt.NDArray[np.int64]]:
        """What was said to the mover, what came, and which tenth that was."""
        rows = np.arange(len(self.chances))
        said, was = self.chances[rows, self.mover], self.came[rows, self.mover]
        return said, was, np.minimum((said * BINS).astype(int), BINS - 1)

    def bins(self) -> list[tuple[float, float, float]]:
        """By tenths of the mover's chance: what was said, what came, and the share of the decisions."""
        said, was, tenth = self.movers()
        inside = [tenth == k for k in range(BINS)]
        return [(float(said[k].mean()), float(was[k].mean()), float(k.mean())) for k in inside if k.any()]

    def error(self) -> float:
        """The expected calibration error of the mover's chance."""
        return sum(abs(said - was) * share for said, was, share in self.bins())

    def spread(self) -> float:
        """The standard error of that: games drawn anew, as all decisions of a game share its outcome."""
        said, was, tenth = self.movers()
        _, game = np.unique(self.game, return_inverse=True)
        games = int(game.max()) + 1
        off = np.bincount(game * BINS + tenth, said - was, games * BINS).reshape(games, BINS)
        size = np.bincount(game, minlength=games)
        drawn = np.random.default_rng(1).multinomial(games, np.full(games, 1 / games), RESAMPLES)
        return float((np.abs(drawn @ off).sum(axis=1) / (drawn @ size)).std(ddof=1))


class Fitted(NamedTuple):
    """What the games of one number of players taught."""

    players: int
    games: int
    exponents: dict[int, float]
    before: Told
    after: Told  # every decision by exponents fitted to the half of the games without it


class Run(NamedTuple):
    """How many games for each number of players, how they are played, and how many of their decisions count."""

    games: int
    simulations: int
    seed: int
    one_in: int = 1  # the others are decided quickly

    @property
    def parts(self) -> int:
        return -(-self.games // GAMES_AT_ONCE)


def play_games(run: Run, players: int, part: int) -> Path:
    """Some games of master against itself; what its searches saw goes into a file, unless that is there."""
    name = f"chances-{run.simulations}-{run.one_in}-{run.seed}-{players}-{part}.npz"
    path = KEPT / _master_mark() / name
    if path.exists():
        return path
    table, tables = SelfPlayTable(run.simulations), Edition.load("standard").tables
    plan = Plan(run.simulations, QUICK, full_share=1 / run.one_in, noise=0.0, wander=0.0)
    parts = []
    for number in range(GAMES_AT_ONCE):
        seed = 1_000_003 * run.seed + GAMES_AT_ONCE * part + number
        samples = table.guided(tables, shipped_network(), plan, players, seed)
        samples = samples.part(np.flatnonzero(samples.policy.any(axis=1)))  # those that were searched in full
        shares = samples.root[:, :players].astype(np.float64)
        parts.append(
            Told(
                shares / shares.sum(axis=1, keepdims=True),
                samples.wins[:, :players].astype(np.float64),
                samples.states["current"].astype(int),
                samples.states["turn_round"].astype(int),
                np.full(len(shares), seed),
            )
        )
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".part.npz")
    np.savez_compressed(partial, **Told.join(parts)._asdict())
    partial.rename(path)
    return path


def _master_mark() -> str:
    """Of the weights and the search."""
    bots = resources.files("spyrium.bots")
    weights, search = (bots / "weights" / "value.npz").read_bytes(), (bots / "search" / "guided.py").read_bytes()
    return hashlib.sha256(weights + search).hexdigest()[:12]


def play_all(run: Run, counts: Sequence[int], processes: int) -> None:
    """All games that are missing, the numbers of players in turn."""
    parts = [(players, part) for part in range(run.parts) for players in counts]
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(play_games, run, players, part) for players, part in parts]):
            print(done.result().name, flush=True)


def fit(run: Run, players: int) -> Fitted:
    files = [play_games(run, players, part) for part in range(run.parts)]
    parts = [Told(**np.load(path)) for path in files]
    halves = [Told.join(parts[0::2]), Told.join(parts[1::2])]
    held_out = [halves[k].honest(Calibration({players: _exponents(halves[1 - k])})) for k in range(2)]
    everything = Told.join(halves)
    return Fitted(players, len(files) * GAMES_AT_ONCE, _exponents(everything), everything, Told.join(held_out))


def _exponents(told: Told) -> dict[int, float]:
    return {number: _exponent(told, number) for number in range(1, ROUNDS + 1)}


def _exponent(told: Told, number: int) -> float:
    """The exponent under which what came was the likeliest."""
    inside = told.round == number
    logs, came = np.log(np.maximum(told.chances[inside], 1e-9)), told.came[inside]

    def surprise(exponent: float) -> float:
        raised = exponent * logs
        shares = raised - np.log(np.exp(raised).sum(axis=1, keepdims=True))
        return float(-(came * shares).sum())

    return round(float(minimize_scalar(surprise, bounds=(0.3, 3.0), method="bounded").x), 3)


def table_of(fitted: list[Fitted]) -> str:
    """For docs/analysis.md."""
    lines = [
        "| players | games | decisions | error before | error after | as shipped | exponents of rounds 1 to 6 |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in fitted:
        exponents = ", ".join(f"{exponent:.2f}" for exponent in one.exponents.values())
        shipped = one.before.honest(shipped_calibration())
        lines.append(
            f"| {one.players} | {one.games:,} | {len(one.after.mover):,} | {one.before.error():.3f} "
            f"| {one.after.error():.3f} | {shipped.error():.3f} ± {shipped.spread():.3f} | {exponents} |"
        )
    return "\n".join(lines)


def draw(fitted: list[Fitted]) -> None:
    """Said against came, a panel for each number of players."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams |= {"svg.hashsalt": "calibration", "svg.fonttype": "none"}  # the same plot, the same bytes
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, len(fitted), figsize=(10, 2.8), sharey=True, layout="constrained")
    for axis, one in zip(axes, fitted, strict=True):
        axis.plot([0, 1], [0, 1], color="#cccccc", linewidth=1)
        for told, colour, name in ((one.before, "#c48a3a", "search"), (one.after, "#2f6b5a", "calibrated")):
            said, came, _ = zip(*told.bins(), strict=True)
            axis.plot(said, came, "o-", color=colour, markersize=3, linewidth=1, label=name)
        axis.set_title(f"{one.players} players", fontsize=10)
        axis.set_xlabel("chance told")
    axes[0].set_ylabel("share that came")
    axes[0].legend(fontsize=8)
    figure.savefig(PLOT, metadata={"Date": None})
    pyplot.close(figure)
