"""Games for learning on several cores: the compiled games run without the GIL, one table a thread."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

from spyrium.bots.training.self_play import Samples, Table
from spyrium.rules.engine import Records

GameToPlay = Callable[[Table], Samples]


class Pool:
    """Tables at which games are played side by side."""

    def __init__(self, tables: Records, simulations: int, workers: int) -> None:
        self._free: SimpleQueue[Table] = SimpleQueue()
        for _ in range(workers):
            self._free.put(Table(tables, simulations))
        self._threads = ThreadPoolExecutor(workers)

    def play(self, games: list[GameToPlay]) -> Iterator[Samples]:
        """The samples of every game, in the order of the games, however many tables there are."""
        return self._threads.map(self._play_one, games)

    def _play_one(self, game: GameToPlay) -> Samples:
        table = self._free.get()
        try:
            return game(table)
        finally:
            self._free.put(table)
