"""What the engine reads and writes, told to TypeScript: records, arguments, words, levels, the editions."""

import base64
import inspect
import json
import sys
from types import ModuleType
from typing import NamedTuple

import numpy as np
from numba import types
from numba.core.registry import CPUDispatcher
from numba.np.numpy_support import as_dtype

from spyrium import Edition
from spyrium.bots.endgame.solver import Board
from spyrium.bots.greedy import TurnRoom
from spyrium.bots.loading import LEVELS
from spyrium.bots.search.grow_tree import CHUNK, MOST_NODES, Budget, Tree
from spyrium.bots.search.guided import Desk
from spyrium.bots.search.network import Network
from spyrium.game import MOST_CHOICES
from spyrium.notation import words
from spyrium.observation import VERSION as OBSERVATION
from spyrium.rules import cards, deal, decisions, market, play, quotes, state
from tools.engine.sources import mark_of
from tools.generate.shipped_editions import shipped

Json = dict[str, object]


def describe(entries: dict[str, CPUDispatcher], modules: list[str]) -> str:
    """The module `layout.ts`."""
    records = _record_types()
    described = {
        "sources": {"mark": mark_of(modules), "modules": modules},
        "rules": state.VERSION,
        "observation": OBSERVATION,
        "records": {name: _fields(value) for name, value in records.items()},
        "entries": {name: _arguments(each, records) for name, each in entries.items()},
        "numbers": _numbers(state, decisions, cards, market, play, deal),
        "words": _word_lists(words),
        "market": {"around": _lists(market.AROUND), "sides": _lists(market.SIDES)},
        "periodOfRound": _lists(deal.PERIOD_OF_ROUND),
        "quotes": {"price": quotes.PRICE, "quoted": quotes.QUOTED, "way": quotes.WAY, "mostWays": quotes.MOST_WAYS},
        "search": {
            "choices": MOST_CHOICES,
            "chunk": CHUNK,
            "mostNodes": MOST_NODES,
            "desk": _room(Desk.new(), records),
            "network": {name: list(shape) for name, shape in Network.shapes().items()},
        },
        "turn": _room(TurnRoom.new(), records),
        "levels": {name: _level(*level, records) for name, level in LEVELS.items()},
        "editions": [_edition(each) for each in shipped()],
    }
    return (
        "/** Made by `make engine` from the Python sources; not to be edited. */\n"
        f"export const layout = {json.dumps(described, ensure_ascii=False, separators=(',', ':'))} as const;\n"
    )


def _record_types() -> dict[str, np.dtype[np.void]]:
    """The types of records that the package's modules define, by the names they have there."""
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith("spyrium.")]
    found = {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, np.dtype) and value.names and not name.startswith("_")
    }
    return dict(sorted(found.items()))


def _fields(record: np.dtype[np.void]) -> Json:
    assert record.fields is not None
    fields = {}
    for name, (kind, offset, *_) in record.fields.items():
        base, shape = kind.subdtype or (kind, ())
        fields[name] = {"type": base.str[1:], "at": offset, "shape": list(shape)}
    return {"size": record.itemsize, "fields": fields}


def _arguments(entry: CPUDispatcher, records: dict[str, np.dtype[np.void]]) -> Json:
    """How an entry is called: each argument's name and kind, and the kind of the answer."""
    [signature] = [each.signature for each in entry.overloads.values()]
    names = list(inspect.signature(entry.py_func).parameters)
    kinds = {name: _kind(kind, records) for name, kind in zip(names, signature.args, strict=True)}
    return {"arguments": kinds, "answer": _kind(signature.return_type, records)}


def _kind(kind: types.Type, records: dict[str, np.dtype[np.void]]) -> object:
    if isinstance(kind, types.Array):
        return {"array": _item(as_dtype(kind.dtype), records), "dimensions": kind.ndim}
    if isinstance(kind, types.BaseNamedTuple):
        parts = zip(kind.fields, kind.types, strict=True)
        return {"parts": {name: _kind(part, records) for name, part in parts}}
    if isinstance(kind, types.NoneType):
        return None
    if isinstance(kind, types.Boolean | types.Integer | types.Float):
        return as_dtype(kind).str[1:]
    raise TypeError(f"no way to pass {kind} to WebAssembly")


def _item(item: np.dtype[np.void], records: dict[str, np.dtype[np.void]]) -> str:
    if item.names is None:
        return item.str[1:]
    return next(name for name, record in records.items() if record.fields == item.fields)


def _room(space: NamedTuple, records: dict[str, np.dtype[np.void]]) -> Json:
    """The arrays of a working space: what they hold, their shapes, and whose memory they share."""
    parts: Json = {}
    starts: dict[int, str] = {}
    for name, value in space._asdict().items():
        if isinstance(value, tuple):
            parts[name] = _room(value, records)  # type: ignore[arg-type]
        elif isinstance(value, np.ndarray):
            at = value.__array_interface__["data"][0]
            shared = starts.setdefault(at, name)
            parts[name] = {"array": _item(value.dtype, records), "shape": list(value.shape)}
            if shared != name:
                parts[name] |= {"shares": shared}  # type: ignore[operator]
        else:
            parts[name] = value
    return parts


def _level(simulations: int | None, spread: float, records: dict[str, np.dtype[np.void]]) -> Json:
    level: Json = {"simulations": simulations, "spread": spread}
    if simulations is not None:
        nodes = Budget(simulations).endgame_nodes
        level["tree"] = len(Tree.new(simulations).nodes)
        level["endgame"] = {"nodes": nodes, "board": _room(Board.new(nodes), records)}
    return level


def _numbers(*modules: ModuleType) -> dict[str, int]:
    """The whole numbers that the modules name in capitals."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if name.isupper() and not name.startswith("_") and isinstance(value, int)
    }


def _word_lists(module: ModuleType) -> dict[str, list[str]]:
    return {
        name: value
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, list) and all(isinstance(each, str) for each in value)
    }


def _lists(table: object) -> object:
    return np.asarray(table).tolist()


def _edition(edition: Edition) -> Json:
    return {
        "name": edition.name,
        "title": edition.title,
        "hash": edition.hash,
        "label": edition.label,
        "tables": base64.b64encode(edition.tables.tobytes()).decode(),
    }
