"""What native Python says of a game, in the words in which the page's engine is asked for it."""

import hashlib
import json
import zlib
from typing import Any

import msgspec
import numpy as np

from spyrium import Game
from spyrium.game import MOST_CHOICES, SCORE_PARTS
from spyrium.rules import engine
from spyrium.rules.state import AWAIT_DEAL, DEAL, STATE
from spyrium.server.tables.views import legal_decisions, now_view, projections

_MASK = (1 << 64) - 1


class Chance:
    """A generator that both sides have."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def below(self, n: int) -> int:
        """The next number below n."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & _MASK
        return (self._state >> 33) % n


def shown(game: Game) -> dict[str, Any]:
    """Everything that is shown of the present moment."""
    everything: dict[str, Any] = msgspec.to_builtins(
        {
            "position": game.position(),
            "now": now_view(game.now()),
            "prompt": game.prompt,
            "projected": projections(game),
            "events": game.events,
            "legal": legal_decisions(game),
            "prices": game.market_prices(game.current),
        }
    )
    return everything


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def random_game(players: int, seed: int) -> Game:
    game, chance = Game(players=players, seed=seed), Chance(seed)
    while not game.over:
        game.play_id(game.legal_ids[chance.below(len(game.legal_ids))])
    return game


def checksum(players: int, seed: int) -> tuple[int, int]:
    """A random game as a checksum over every state, list of legal decisions, deal and score; and its length."""
    tables, chance = Game(players=2, seed=0).edition.tables, Chance(seed)
    states, deal, out = np.zeros(2, STATE), np.zeros(1, DEAL), np.zeros(MOST_CHOICES, np.int64)
    parts = np.zeros(SCORE_PARTS, np.int64)
    states[0].rng = seed
    engine.start(states, 0, tables, players, deal)
    crc, made = zlib.crc32(deal.tobytes()), 0
    count = engine.legal(states, 0, tables, out)
    while True:
        crc = zlib.crc32(out[:count].tobytes(), zlib.crc32(states[:1].tobytes(), crc))
        if count == 0:
            break
        count = engine.extend(states, 0, tables, int(out[chance.below(count)]), out)
        states[0] = states[1]
        made += 1
        if count == 0 and states[0].step == AWAIT_DEAL:
            engine.deal_round(states, 0, tables, deal)
            crc = zlib.crc32(deal.tobytes(), crc)
            count = engine.legal(states, 0, tables, out)
    for seat in range(players):
        engine.score_parts(states, 0, tables, seat, parts)
        crc = zlib.crc32(parts.tobytes(), crc)
    return crc, made
