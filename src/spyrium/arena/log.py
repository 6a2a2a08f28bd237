"""The log of a long run: JSON lines, the contest first, then one line a game, so that the run can go on later."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from spyrium.arena.contest import Contest, Played


class WrongLog(ValueError):
    """The file is not the log of this contest."""


class Log:
    """The games played so far. `keep` adds one and writes it down at once."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.path = path
        self.played: list[Played] = []
        if path is None:
            return
        header = msgspec.json.encode(contest.description)
        if path.exists() and path.stat().st_size > 0:
            self.played = list(_read(path, header, contest))
        _rewrite(path, header, self.played)

    def keep(self, played: Played) -> None:
        self.played.append(played)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")


def _read(path: Path, header: bytes, contest: Contest) -> Iterator[Played]:
    first, *lines = path.read_bytes().split(b"\n")
    if first != header:
        raise WrongLog(f"{path} is the log of another contest: {first.decode(errors='replace')[:300]}")
    wanted = set(contest.orders())
    for number, line in enumerate(lines, start=2):
        if not line:
            continue
        try:
            played = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            if number == len(lines) + 1:  # cut off while it was being written
                return
            raise WrongLog(f"{path}, line {number}: not a game of a log ({error})") from error
        if played.order in wanted:
            wanted.remove(played.order)
            yield played


def _rewrite(path: Path, header: bytes, played: list[Played]) -> None:
    """The log without a line that an interruption cut off."""
    whole = b"".join(line + b"\n" for line in [header, *map(msgspec.json.encode, played)])
    path.write_bytes(whole)
