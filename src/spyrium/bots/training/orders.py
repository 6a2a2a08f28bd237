"""The games that a run orders, and how one of them is played, on whatever machine and in whatever thread."""

import threading
from typing import NamedTuple

import numpy as np

from spyrium.bots.search.network import Network
from spyrium.bots.training.self_play import Plan, Samples, SelfPlayTable
from spyrium.rules.engine import Records

GREEDY_TEMPERATURES = (0.3, 1.0, 2.0)


class Players(NamedTuple):
    """Who plays the games of an order book: greedy against itself, a network against itself, or against a rival."""

    network: Network | None  # None: greedy
    rival: Network | None  # None: the network itself
    plan: Plan


class GameOrder(NamedTuple):
    """One game. Its samples depend on the order and the players alone."""

    number: int
    seats: int
    seed: int
    box: int  # the number of the edition in the run's boxes
    tables: Records

    @property
    def learner(self) -> int:
        """The seat that faces a rival in all the others."""
        return self.number % self.seats


class PlayedGame(NamedTuple):
    order: GameOrder
    samples: Samples


_here = threading.local()


def _table(simulations: int) -> SelfPlayTable:
    """This thread's table, with room for so many simulations."""
    table: SelfPlayTable | None = getattr(_here, "table", None)
    if table is None or table.simulations < simulations:
        table = _here.table = SelfPlayTable(simulations)
    return table


def _writable(network: Network) -> Network:
    """Copies of what a cluster hands out for reading alone: to the compiler that is another type, compiled anew."""
    return Network(*(np.require(array, requirements="W") for array in network))


def play_order(players: Players, order: GameOrder) -> PlayedGame:
    """Play a game that was ordered."""
    tables = np.require(order.tables, requirements="W")
    table = _table(max(players.plan.simulations, players.plan.quick))
    if players.network is None:
        temperature = GREEDY_TEMPERATURES[order.number % len(GREEDY_TEMPERATURES)]
        samples = table.greedy(tables, temperature, order.seats, order.seed)
    else:
        network = _writable(players.network)
        rival = network if players.rival is None else _writable(players.rival)
        is_rival = [players.rival is not None and seat != order.learner for seat in range(order.seats)]
        samples = table.match(tables, network, rival, is_rival, players.plan, order.seed)
    samples.box[:] = order.box
    return PlayedGame(order, samples)
