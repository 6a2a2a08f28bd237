"""The tables of docs/environments.md, from what the code says: python -m spyrium.envs.tables docs/environments.md"""

import re
import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from spyrium.notation.words import POSITIONS, WORDS
from spyrium.observation import FEATURES, SEATS, Feature

_OTHER_POSITION = re.compile(rf"({'|'.join(POSITIONS[1:])})[=.]")
_OTHER_SEAT = re.compile(rf"({'|'.join(SEATS[1:])})\.")


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _names(names: list[str]) -> str:
    shown = names if len(names) <= 3 else [names[0], "…", names[-1]]
    return " ".join(name if name == "…" else f"`{name}`" for name in shown)


def action_table() -> str:
    """The numbers of the actions, by the first part of their words."""
    lines = ["| numbers | words |", "|---|---|"]
    for _, group in groupby(enumerate(WORDS), key=lambda pair: pair[1].partition(":")[0]):
        pairs = list(group)
        lines.append(f"| {_span(pairs[0][0], pairs[-1][0])} | {_names([word for _, word in pairs])} |")
    return "\n".join(lines)


def _repeats(feature: Feature) -> str | None:
    """What a block of features that looks like an earlier one stands for."""
    if _OTHER_POSITION.match(feature.name):
        return f"the other positions `{POSITIONS[1]}` … `{POSITIONS[-1]}`, each as `{POSITIONS[0]}`"
    if _OTHER_SEAT.match(feature.name):
        return f"the other seats `{SEATS[1]}` … `{SEATS[-1]}`, each as `{SEATS[0]}`"
    return None


def observation_table() -> str:
    """The indices of the observation, with what is divided by what."""
    lines = ["| indices | names | meaning | divided by |", "|---|---|---|---|"]
    for (repeated, meaning, scale), group in groupby(FEATURES, key=_row_of):
        features = list(group)
        span = _span(features[0].index, features[-1].index)
        if repeated:
            lines.append(f"| {span} | {repeated} | | |")
        else:
            lines.append(f"| {span} | {_names([feature.name for feature in features])} | {meaning} | {scale} |")
    return "\n".join(lines)


def _row_of(feature: Feature) -> tuple[str | None, str, int]:
    repeated = _repeats(feature)
    return (repeated, "", 0) if repeated else (None, feature.meaning, feature.scale)


TABLES: dict[str, Callable[[], str]] = {"actions": action_table, "observation": observation_table}


def filled(text: str) -> str:
    """The document with its tables renewed, each between `<!-- name -->` and `<!-- end -->`."""
    for name, table in TABLES.items():
        pattern = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        text = pattern.sub(lambda found, table=table: f"{found[1]}{table()}\n{found[2]}", text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
