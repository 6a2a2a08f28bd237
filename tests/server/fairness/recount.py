"""Ratings counted again from the games' records and logs alone, in the order in which they were settled."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import select

from spyrium import Record, replay
from spyrium.server.storage.database import opened
from spyrium.server.storage.tables import ratings, results
from tests.server.process import get

Key = tuple[str, int]  # who, and for how many players
CLOSE = 1e-9


def recount(url: str, logs: dict[str, list[dict[str, Any]]], database: str) -> tuple[int, int]:
    """How many games were rated, and how many of the stored ratings are not what these make."""
    model, known, played = PlackettLuce(), dict[Key, Any](), dict[Key, int]()
    rated = 0
    for game in in_order(database):
        view = get(f"{url}/api/games/{game}").json()
        who = [f"bot:{seat['level']}" if seat["kind"] == "bot" else seat["player"] for seat in view["seats"]]
        scores = scores_of(url, game)
        left = {line["entry"]["seat"] for line in logs[game] if line["entry"].get("by") == "stand-in"}
        ranks = [min(scores) - 1 if seat in left else score for seat, score in enumerate(scores)]
        keys = [(subject, len(who)) for subject in who]
        before = [known.get(key) or model.rating() for key in keys]
        after = [team[0] for team in model.rate([[one] for one in before], scores=[float(rank) for rank in ranks])]
        for key in set(keys):
            mine = [after[seat] for seat, held in enumerate(keys) if held == key]
            known[key] = model.rating(mu=fmean(one.mu for one in mine), sigma=fmean(one.sigma for one in mine))
            played[key] = played.get(key, 0) + 1
        rated += 1
    return rated, differences(database, known, played)


def in_order(database: str) -> list[str]:
    """The rated games, each after those that its players had finished before."""
    with opened(database) as engine, engine.connect() as connection:
        rows = connection.execute(select(results).where(results.c.number.is_not(None))).all()
    left: dict[str, dict[Key, int]] = {}
    for row in rows:
        left.setdefault(row.game, {})[row.subject, row.players] = row.number
    done: dict[Key, int] = {}
    order = []
    while left:
        following = next(game for game, keys in left.items() if all(done.get(k, 0) == n - 1 for k, n in keys.items()))
        done |= left.pop(following)
        order.append(following)
    return order


def scores_of(url: str, game: str) -> list[int]:
    """By playing the record through."""
    text = get(f"{url}/api/games/{game}/record").text
    finished = replay(Record.loads(text))
    assert finished.scores is not None
    return list(finished.scores)


def differences(database: str, known: dict[Key, Any], played: dict[Key, int]) -> int:
    with opened(database) as engine, engine.connect() as connection:
        stored = {(row.subject, row.players): row for row in connection.execute(select(ratings))}
    same = sum(
        key in stored
        and abs(stored[key].mu - one.mu) < CLOSE
        and abs(stored[key].sigma - one.sigma) < CLOSE
        and stored[key].games == played[key]
        for key, one in known.items()
    )
    return len(known.keys() | stored.keys()) - int(same)
