"""Bots by name."""

import zipfile
from collections.abc import Callable, Mapping
from functools import partial
from importlib.metadata import entry_points
from pathlib import Path
from runpy import run_path
from typing import NamedTuple, cast

from spyrium.bots.bot import Bot, Policy
from spyrium.bots.casual import Casual
from spyrium.bots.greedy import Greedy
from spyrium.bots.random import Random
from spyrium.bots.search.grow_tree import Budget
from spyrium.bots.search.guided import Guided
from spyrium.bots.search.mcts import Mcts
from spyrium.bots.search.network import Network, shipped_network
from spyrium.errors import InvalidArgument


class Level(NamedTuple):
    """An opponent for people: how far it looks, and what it takes for equal."""

    simulations: int | None  # None: one turn ahead, by rule of thumb
    spread: float  # of the chance to win


# From the weakest to the strongest.
LEVELS: Mapping[str, Level] = {
    "apprentice": Level(None, 0.02),
    "engineer": Level(20, 0.08),
    "adviser": Level(60, 0.018),
    "financier": Level(450, 0.008),
    "master": Level(2_000, 0.0),
}
DEFAULT_SIMULATIONS = 2_000
NAMES = ("random", "greedy", "mcts", *LEVELS)
WEIGHTS, SCRIPT = ".npz", ".py"
GROUP = "spyrium.bots"  # entry points of packages that bring bots
Maker = Callable[[Budget], Policy]


def load(name: str, simulations: int | None = None, seconds: float | None = None, seed: int | None = None) -> Bot:
    """A bot by its name, such as "master" or "mcts:5000" (5,000 simulations a decision).

    The name of a file of weights ("run/value.npz") is master's search with that network; a Python file ("mine.py")
    is a bot of one's own, and packages can bring bots as entry points of the group `spyrium.bots`. A search thinks
    for a number of `simulations` or of `seconds`; the levels below master never longer than makes their strength.
    """
    kind, _, number = name.partition(":")
    make = _maker(kind)
    if make is None:
        raise InvalidArgument(
            f"no bot is called “{name}”. Known: {', '.join(names())}, files of weights ({WEIGHTS}) and of bots "
            f"({SCRIPT}); a budget follows a colon, as in mcts:5000"
        )
    if number:
        if simulations is not None or seconds is not None:
            raise InvalidArgument(f"“{name}” gives its budget twice: leave out the number or the argument")
        simulations = _read_simulations(name, number)
    return Bot(name, make(_checked_budget(simulations, seconds)), seed)


def names() -> list[str]:
    """All bots that can be loaded by name: ours, and those of installed packages."""
    return [*NAMES, *sorted(point.name for point in entry_points(group=GROUP) if point.name not in NAMES)]


def _maker(kind: str) -> Maker | None:
    if kind in NAMES:
        return partial(_built_in, kind)
    if kind.endswith(WEIGHTS):
        return partial(_with_weights, Path(kind))
    if kind.endswith(SCRIPT):
        return _maker_in_file(Path(kind))
    return next((point.load() for point in entry_points(group=GROUP, name=kind)), None)


def _maker_in_file(path: Path) -> Maker:
    """The function `policy` of a Python file."""
    try:
        found = run_path(str(path)).get("policy")
    except OSError as error:
        raise InvalidArgument(f"{path} cannot be read: {error.strerror}") from error
    if not callable(found):
        raise InvalidArgument(f"{path}: a bot's file should define policy(budget), as docs/how-to/bot.md shows")
    return cast(Maker, found)


def _with_weights(path: Path, budget: Budget) -> Policy:
    return Guided(_or_else(budget, DEFAULT_SIMULATIONS), _read_weights(path))


def _built_in(kind: str, budget: Budget) -> Policy:
    if kind == "random":
        return Random()
    if kind == "greedy":
        return Greedy()
    if kind == "mcts":
        return Mcts(_or_else(budget, DEFAULT_SIMULATIONS))
    level = LEVELS[kind]
    if level.simulations is None:
        return Casual(Greedy(), level.spread)
    if level.spread == 0:
        return Guided(_or_else(budget, level.simulations), shipped_network())
    simulations = min(level.simulations, budget.simulations or level.simulations)
    return Casual(Guided(Budget(simulations), shipped_network()), level.spread)


def _or_else(budget: Budget, simulations: int) -> Budget:
    return budget if budget != Budget() else Budget(simulations)


def _read_weights(path: Path) -> Network:
    try:
        return Network.load(path)
    except (OSError, EOFError, KeyError, zipfile.BadZipFile) as error:
        reason = f"no weights of a value network, as spyrium.bots.training.train writes them: {error}"
        raise InvalidArgument(f"{path}: {reason}") from error


def _read_simulations(name: str, number: str) -> int:
    if not number.isdecimal():
        raise InvalidArgument(f"“{name}”: a number of simulations should follow the colon, as in mcts:5000")
    return int(number)


def _checked_budget(simulations: int | None, seconds: float | None) -> Budget:
    if simulations is not None and seconds is not None:
        raise InvalidArgument("give simulations or seconds, not both")
    if simulations is not None and simulations < 1:
        raise InvalidArgument(f"simulations should be 1 or more, not {simulations}")
    if seconds is not None and seconds <= 0:
        raise InvalidArgument(f"seconds should be more than 0, not {seconds}")
    return Budget(simulations, seconds)
