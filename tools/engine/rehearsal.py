"""Plays through everything that the page does by itself, so that the entries it needs are compiled."""

import sys
from collections.abc import Iterator

from numba.core.caching import NullCache
from numba.core.registry import CPUDispatcher

from spyrium import Game, bots
from spyrium.notation.record import Record

_SIMULATIONS = 300  # more than a search makes between two looks at how it stands


def rehearse() -> None:
    """Every bot decides; a whole game is played, shown, saved and opened again, and its end solved."""
    for level in ("random", "greedy", *bots.LEVELS):
        budget = {"simulations": _SIMULATIONS} if level == "master" else {}
        bots.load(level, seed=1, **budget).choose(Game(players=2, seed=1))
    game = last = Game(players=2, seed=1)
    while not game.over:
        game.quotes()
        game.market_prices(0)
        game.score_sheet(0)
        last = game.copy()
        game.play(game.legal[-1])
    bots.solve(last)
    Record.loads(game.record().dumps()).replay()


def dispatchers() -> Iterator[CPUDispatcher]:
    """Every compiled function of the package, each once."""
    seen: set[int] = set()
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith("spyrium")]
    for module in modules:
        for value in list(vars(module).values()):
            if isinstance(value, CPUDispatcher) and id(value) not in seen:
                seen.add(id(value))
                yield value


def entries() -> dict[str, CPUDispatcher]:
    """What Python called of what it may call: these have a cache, and are compiled as they stand."""
    found: dict[str, CPUDispatcher] = {}
    for each in dispatchers():
        if not each.signatures or type(each) is not CPUDispatcher or isinstance(each._cache, NullCache):
            continue
        name = each.__name__
        if len(each.signatures) > 1:
            raise TypeError(f"{name} is called with arguments of several types: {each.signatures}")
        if name in found:
            raise ValueError(f"two entries are called {name}: WebAssembly exports need names of their own")
        found[name] = each
    return dict(sorted(found.items()))
