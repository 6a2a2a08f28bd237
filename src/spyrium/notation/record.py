"""Game records: `.spy` files that a person can read, diff and mend, and that replay without random numbers."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import msgspec

from spyrium.editions import Edition
from spyrium.errors import InvalidArgument, InvalidRecord
from spyrium.notation.deals import Deal, RevealedEvent, check_first_event, parse_card, parse_event
from spyrium.notation.position import Position
from spyrium.notation.reading import read_position
from spyrium.notation.words import POSITIONS
from spyrium.rules.engine import Records
from spyrium.rules.state import MAX_PLAYERS, ROUNDS

if TYPE_CHECKING:
    from spyrium.game import Game

FIRST_LINE = "# Spyrium game record 1"
MAX_SEED = 2**64 - 1
KNOWN_HEADERS = ("edition", "players", "seed", "commitment", "secret", "draws", "first", "event", "position")
GIVEN = "-"  # in the header `draws:`, a deal that does not come from the secret


@dataclass(frozen=True)
class Turn:
    """One line of a record: a seat and its words; `line` is where it stands in the file, 0 if nowhere yet."""

    seat: int
    words: tuple[str, ...]
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"{self.seat} {' '.join(self.words)}"


@dataclass
class Round:
    """A round: what was dealt (None where the record begins in its middle) and the turns played."""

    number: int
    deal: Deal | None
    turns: list[Turn] = field(default_factory=list)
    line: int = field(default=0, compare=False)
    deal_line: int = field(default=0, compare=False)
    event_line: int = field(default=0, compare=False)
    draw: int | None = None  # the number of the draw that the deal came from


@dataclass
class Record:
    """A game written down. `position` is where it begins if not with round 1."""

    edition: Edition
    names: list[str]
    first: int
    event: RevealedEvent
    rounds: list[Round]
    seed: int | None = None
    position: Position | None = None
    commitment: str | None = None
    secret: bytes | None = None  # not before the end
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def words(self) -> list[str]:
        """All decisions, in order."""
        return [word for round_ in self.rounds for turn in round_.turns for word in turn.words]

    @property
    def dealt(self) -> list[Round]:
        """The rounds whose deal is in the record."""
        return [round_ for round_ in self.rounds if round_.deal is not None]

    def forget_chance(self) -> None:
        """Leave out what the deals were drawn from: what comes next will be drawn from something else."""
        self.seed = self.commitment = self.secret = None
        for round_ in self.rounds:
            round_.draw = None

    def __repr__(self) -> str:
        return f"<Record of {', '.join(self.names)}: {len(self.words)} decisions, {len(self.rounds)} rounds>"

    def dumps(self) -> str:
        """The text of the file."""
        lines = [FIRST_LINE, f"edition: {self.edition.label}", f"players: {' | '.join(self.names)}"]
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
            lines += [] if self.secret is None else [f"secret: {self.secret.hex()}"]
            draws = (GIVEN if round_.draw is None else str(round_.draw) for round_ in self.dealt)
            lines.append(f"draws: {' '.join(draws)}".rstrip())
        if self.position is None:
            lines += [f"first: {self.first}", f"event: {self.event}"]
        else:
            lines.append(f"position: {msgspec.json.encode(self.position).decode()}")
        lines += [f"{key}: {value}" for key, value in self.headers.items()]
        for round_ in self.rounds:
            lines += ["", f"round {round_.number}"]
            if round_.deal is not None:
                lines.append("deal: " + " ".join(map(str, round_.deal.cards)))
                lines.append(f"next: {round_.deal.next_event}")
            lines += map(str, round_.turns)
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str, edition: str | Path | Edition | None = None) -> "Record":
        """Read and replay a record; InvalidRecord names the line with the mistake and what was expected."""
        record = _Parser(text).parse(None if edition is None else Edition.load(edition))
        record.replay()
        return record

    def replay(self, upto: int | None = None) -> "Game":
        """The game of this record, or its state after the first `upto` decisions."""
        import spyrium  # a game writes records, so that they are read before there are games

        return spyrium.replay(self, upto)


def write_rounds(
    states: Records,
    made: Sequence[str],
    deals: Mapping[int, Deal],
    start: Position | None,
    draws: Mapping[int, int],
) -> list[Round]:
    """The rounds of a game: its states, the words between them, its deals and their draws by the state each began."""
    rounds = [Round(start["round"], None)] if start is not None else []
    if 0 in deals:
        rounds.append(Round(int(states[0].turn_round), deals[0], draw=draws.get(0)))
    for ply, word in enumerate(made):
        before = states[ply]
        if before.made == 0:
            rounds[-1].turns.append(Turn(int(before.current), (word,)))
        else:
            last = rounds[-1].turns[-1]
            rounds[-1].turns[-1] = Turn(last.seat, (*last.words, word))
        if ply + 1 in deals:
            round_ = int(states[ply + 1].turn_round)
            rounds.append(Round(round_, deals[ply + 1], draw=draws.get(ply + 1)))
    return rounds


def check_names(names: Sequence[str] | None, players: int) -> list[str]:
    """The players' names, as records allow them."""
    if names is None:
        return [f"Player {seat + 1}" for seat in range(players)]
    if len(names) != players:
        raise InvalidArgument(f"there should be {players} names, not {len(names)}")
    for name in names:
        if (
            not isinstance(name, str)
            or not name.strip()
            or name != name.strip()
            or "|" in name
            or len(name.splitlines()) != 1
        ):
            raise InvalidArgument(f"a name is one line without “|” and outer spaces, not {name!r}")
    return list(names)


class _Parser:
    """Reads the lines of a file into a Record, not yet replayed."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0
        self.headers: dict[str, str] = {}
        self.header_lines: dict[str, int] = {}
        self.end_of_headers = 0

    def fail(self, message: str, line: int | None = None) -> NoReturn:
        raise InvalidRecord(self.at if line is None else line, message)

    def next_line(self) -> str | None:
        """The next line that is neither blank nor a comment."""
        while self.at < len(self.lines):
            line = self.lines[self.at].rstrip("\r").strip()
            self.at += 1
            if line and not line.startswith("#"):
                return line
        return None

    def parse(self, edition: Edition | None) -> Record:
        if self.lines[0].rstrip("\r").rstrip().removeprefix("\ufeff") != FIRST_LINE:
            self.fail(f"expected “{FIRST_LINE}”", 1)
        self.at = 1
        line = self.read_headers()
        self.end_of_headers = self.at
        known = self.find_edition(edition)
        names = [name.strip() for name in self.header("players").split("|")]
        if not 2 <= len(names) <= MAX_PLAYERS:
            expected = f"expected 2 to {MAX_PLAYERS} names separated by “|”"
            self.fail(f"{expected}, not {len(names)}", self.header_lines["players"])
        try:
            check_names(names, len(names))
        except ValueError as error:
            self.fail(str(error), self.header_lines["players"])
        record = Record(known, names, 0, RevealedEvent("export"), [])
        self.read_start(record)
        record.headers = {key: value for key, value in self.headers.items() if key not in KNOWN_HEADERS}
        if line is None and record.position is None:
            self.fail("expected “round 1”, “deal:” and “next:” after the headers")
        while line is not None:
            line = self.read_round(line, record)
        self.read_draws(record)
        return record

    def read_headers(self) -> str | None:
        """All header lines; returns the first line of the body."""
        while (line := self.next_line()) is not None:
            if line.split()[0] == "round":
                return line
            before, colon, value = line.partition(":")
            key = before.strip()
            if not colon or not key or key[0].isdigit() or key in ("deal", "next"):  # turns and deals follow “round 1”
                self.fail(f"expected a header such as “first: 1”, or “round 1”, not “{line}”")
            if key in self.headers:
                self.fail(f"the header “{key}” is there twice")
            self.headers[key] = value.strip()
            self.header_lines[key] = self.at
        return None

    def header(self, key: str) -> str:
        if key not in self.headers:
            self.fail(f"the header “{key}:” is missing", self.end_of_headers)
        return self.headers[key]

    def find_edition(self, given: Edition | None) -> Edition:
        words = self.header("edition").split()
        line = self.header_lines["edition"]
        if len(words) != 2 or not words[1].startswith("sha256:"):
            self.fail("expected a name and a hash, such as “edition: standard sha256:…”", line)
        if given is None and words[0] not in Edition.names():
            self.fail(f"the edition “{words[0]}” does not come with the game; give its file too (--edition FILE)", line)
        edition = given or Edition.labelled(*words)
        if edition.hash != words[1]:
            self.fail(f"the edition “{edition.name}” at hand is {edition.hash}, not {words[1]}", line)
        return edition

    def whole_number(self, key: str, most: int) -> int:
        text = self.header(key)
        if not (text.isascii() and text.isdigit()) or len(text) > 20 or int(text) > most:
            self.fail(
                f"expected a whole number from 0 to {most} after “{key}:”, not “{text}”",
                self.header_lines[key],
            )
        return int(text)

    def read_start(self, record: Record) -> None:
        if "seed" in self.headers:
            record.seed = self.whole_number("seed", MAX_SEED)
        if "position" in self.headers:
            self.read_position(record)
            return
        record.first = self.whole_number("first", len(record.names) - 1)
        try:
            record.event = parse_event(self.header("event"))
            check_first_event(record.event)
        except InvalidRecord:
            raise
        except ValueError as error:
            self.fail(str(error), self.header_lines["event"])

    def hexadecimal(self, key: str, prefix: str = "") -> str:
        """The 64 digits of 256 bits."""
        digits = self.header(key).removeprefix(prefix)
        if not self.header(key).startswith(prefix) or not re.fullmatch("[0-9a-f]{64}", digits):
            self.fail(f"expected “{prefix}” and 64 hexadecimal digits after “{key}:”", self.header_lines[key])
        return digits

    def read_draws(self, record: Record) -> None:
        """Which draws of a secret the deals came from."""
        if "commitment" not in self.headers:
            for key in ("secret", "draws"):
                if key in self.headers:
                    self.fail(f"“{key}:” needs the header “commitment:”", self.header_lines[key])
            return
        record.commitment = f"sha256:{self.hexadecimal('commitment', 'sha256:')}"
        if "secret" in self.headers:
            record.secret = bytes.fromhex(self.hexadecimal("secret"))
        words, line = self.header("draws").split(), self.header_lines["draws"]
        if len(words) != len(record.dealt):
            self.fail(f"expected a number, or “{GIVEN}”, for each of {len(record.dealt)} deals", line)
        for word, round_ in zip(words, record.dealt, strict=True):
            if word != GIVEN and not re.fullmatch("[1-9][0-9]{0,8}", word):
                self.fail(f"expected the number of a draw, or “{GIVEN}”, not “{word}”", line)
            round_.draw = None if word == GIVEN else int(word)
        numbers = [round_.draw for round_ in record.dealt if round_.draw is not None]
        if numbers != sorted(set(numbers)):
            self.fail("expected the numbers of the draws in ascending order", line)

    def read_position(self, record: Record) -> None:
        line = self.header_lines["position"]
        try:
            position = msgspec.json.decode(self.headers["position"])
        except (ValueError, RecursionError) as error:
            self.fail(f"expected a position as JSON ({error})", line)
        try:
            read_position(position, record.edition)
        except ValueError as error:
            self.fail(f"position: {error}", line)
        record.position = position

    def read_round(self, line: str, record: Record) -> str | None:
        """One round from its “round N” line on; returns the first line of the next."""
        words = line.split()
        if len(words) != 2 or words[0] != "round" or words[1] not in map(str, range(1, ROUNDS + 1)):
            self.fail(f"expected “round” and a number from 1 to {ROUNDS}, not “{line}”")
        round_ = Round(int(words[1]), None, line=self.at)
        if not record.rounds and record.position is None and round_.number != 1:
            self.fail(f"expected “round 1”, not “{line}”")
        record.rounds.append(round_)
        cards: str | None = None
        following = self.next_line()
        if following is not None and following.startswith("deal:"):
            cards, cards_line = following[5:], self.at
            following = self.next_line()
            if following is None or not following.startswith("next:"):
                self.fail("expected “next:” and an event after “deal:”")
            round_.deal = self.read_deal(cards, cards_line, following[5:].strip())
            round_.deal_line, round_.event_line = cards_line, self.at
            following = self.next_line()
        while following is not None and following.split()[0] != "round":
            round_.turns.append(self.read_turn(following))
            following = self.next_line()
        return following

    def read_deal(self, cards: str, cards_line: int, event: str) -> Deal:
        try:
            dealt = tuple(parse_card(word) for word in cards.split())
        except ValueError as error:
            self.fail(str(error), cards_line)
        if len(dealt) != len(POSITIONS):
            self.fail(f"expected nine cards after “deal:”, not {len(dealt)}", cards_line)
        try:
            return Deal(dealt, parse_event(event))
        except ValueError as error:
            self.fail(str(error))

    def read_turn(self, line: str) -> Turn:
        seat, *words = line.split()
        if seat not in map(str, range(MAX_PLAYERS)) or not words:
            self.fail(f"expected a seat and its decisions, such as “0 place:a1b1”, not “{line}”")
        return Turn(int(seat), tuple(words), self.at)
