"""Game records: `.spy` files that a person can read, diff and mend, and that replay without random numbers."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NoReturn

import msgspec

from spyrium.editions import Edition
from spyrium.errors import IllegalDecision, InvalidRecord
from spyrium.game import MAX_SEED, Game, check_names
from spyrium.notation.deals import Deal, RevealedEvent, parse_card, parse_event
from spyrium.notation.position import Position
from spyrium.notation.words import EVENTS

FIRST_LINE = "# Spyrium game record 1"
KNOWN_HEADERS = ("edition", "players", "seed", "first", "event", "position")


@dataclass(frozen=True)
class Turn:
    """One line of a record: a seat and its words; `line` is where it stands in the file, 0 if nowhere yet."""

    seat: int
    words: tuple[str, ...]
    line: int = 0

    def __str__(self) -> str:
        return f"{self.seat} {' '.join(self.words)}"


@dataclass
class Round:
    """A round: what was dealt (None where the record begins in its middle) and the turns played."""

    number: int
    deal: Deal | None
    turns: list[Turn] = field(default_factory=list)
    line: int = 0


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
    headers: dict[str, str] = field(default_factory=dict)

    @staticmethod
    def of(game: Game) -> "Record":
        """The record of a game so far."""
        start = game.start
        first_state = game.states[0]
        first_event = RevealedEvent(EVENTS[first_state.event], int(first_state.event_token) or None)
        rounds: list[Round] = [Round(start["round"], None)] if start is not None else []
        deals = game.deals()
        if 0 in deals:
            rounds.append(Round(int(first_state.turn_round), deals[0]))
        for ply, word in enumerate(game.words):
            before = game.states[ply]
            if before.made == 0:
                rounds[-1].turns.append(Turn(int(before.current), (word,)))
            else:
                last = rounds[-1].turns[-1]
                rounds[-1].turns[-1] = Turn(last.seat, (*last.words, word))
            if ply + 1 in deals:
                rounds.append(Round(int(game.states[ply + 1].turn_round), deals[ply + 1]))
        return Record(game.edition, list(game.names), int(first_state.first), first_event, rounds, game.seed, start)

    def dumps(self) -> str:
        """The text of the file."""
        lines = [FIRST_LINE, f"edition: {self.edition.label}", f"players: {' | '.join(self.names)}"]
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
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

    def replay(self, upto: int | None = None) -> Game:
        """The game of this record, or its state after the first `upto` decisions."""
        game = self._begin()
        if self.position is not None and self.rounds:
            _check_middle(self.rounds[0], self.position)
        left = sum(len(turn.words) for round_ in self.rounds for turn in round_.turns)
        if upto is not None and not 0 <= upto <= left:
            raise ValueError(f"the record has {left} decisions; upto should be 0 to {left}, not {upto}")
        left = left if upto is None else upto
        for index, round_ in enumerate(self.rounds):
            if index > 0:
                if left == 0 and upto is not None and not game.awaiting_deal:
                    return game
                _deal(game, round_)
            for turn in round_.turns:
                if left == 0:
                    return game
                left -= _play_turn(game, turn, left)
        return game

    def resume(self, seed: int, names: list[str]) -> Game:
        """The game before its first decision; what comes after the end of the record is dealt from `seed`."""
        words: list[str] = []
        deals: dict[int, Deal] = {}
        for index, round_ in enumerate(self.rounds):
            if index > 0 and round_.deal is not None:
                deals[len(words)] = round_.deal
            words += [word for turn in round_.turns for word in turn.words]
        game = replace(self, names=names)._begin()
        game.follow(words, deals, seed)
        return game

    def _begin(self) -> Game:
        try:
            if self.position is not None:
                return Game.from_position(self.position, edition=self.edition, names=self.names, draws_deals=False)
            deal = self.rounds[0].deal if self.rounds else None
            if deal is None:
                raise InvalidRecord(0, "the first round has no deal; expected “round 1”, “deal:” and “next:”")
            game = Game.from_table(len(self.names), self.first, self.event, deal, self.edition, self.names)
            game.seed = self.seed
            return game
        except InvalidRecord:
            raise
        except ValueError as error:
            raise InvalidRecord(self.rounds[0].line if self.rounds else 0, str(error)) from error


def _check_middle(round_: Round, position: Position) -> None:
    """The first round of a record that begins with a position goes on where that one stands."""
    if round_.number != position["round"]:
        raise InvalidRecord(round_.line, f"expected “round {position['round']}”, as the position says")
    if round_.deal is not None:
        raise InvalidRecord(round_.line, "a round that begins with a position has been dealt already")


def _deal(game: Game, round_: Round) -> None:
    if not game.awaiting_deal:
        raise InvalidRecord(round_.line, f"“round {round_.number}” begins before the last one has ended")
    if round_.number != game.round + 1:
        raise InvalidRecord(round_.line, f"expected “round {game.round + 1}”, not “round {round_.number}”")
    if round_.deal is None:
        raise InvalidRecord(round_.line, f"round {round_.number} needs “deal:” and “next:”")
    try:
        game.deal(round_.deal)
    except ValueError as error:
        raise InvalidRecord(round_.line, str(error)) from error


def _play_turn(game: Game, turn: Turn, most: int) -> int:
    """Play up to `most` words of a turn; returns how many were played."""
    if game.over or game.awaiting_deal:
        expected = "the end of the file" if game.over else f"“round {game.round + 1}”"
        raise InvalidRecord(turn.line, f"expected {expected}, not a turn of seat {turn.seat}")
    if game.turn:
        raise InvalidRecord(turn.line, f"the turn before is unfinished; expected one of {', '.join(game.legal)}")
    if turn.seat != game.current:
        raise InvalidRecord(turn.line, f"it is the turn of seat {game.current}, not {turn.seat}")
    for k, word in enumerate(turn.words[:most]):
        if k > 0 and not game.turn:
            raise InvalidRecord(turn.line, f"the turn is complete before “{word}”; expected a new line")
        try:
            game.play(word)
        except IllegalDecision as error:
            raise InvalidRecord(turn.line, str(error)) from error
    return min(most, len(turn.words))


class _Parser:
    """Reads the lines of a file into a Record, not yet replayed."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0
        self.headers: dict[str, str] = {}
        self.header_lines: dict[str, int] = {}

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
        known = self.find_edition(edition)
        names = [name.strip() for name in self.header("players").split("|")]
        if not 2 <= len(names) <= 5:
            self.fail(f"expected 2 to 5 names separated by “|”, not {len(names)}", self.header_lines["players"])
        try:
            check_names(names, len(names))
        except ValueError as error:
            self.fail(str(error), self.header_lines["players"])
        record = Record(known, names, 0, RevealedEvent("export"), [])
        self.read_start(record)
        record.headers = {key: value for key, value in self.headers.items() if key not in KNOWN_HEADERS}
        while line is not None:
            line = self.read_round(line, record)
        return record

    def read_headers(self) -> str | None:
        """All header lines; returns the first line of the body."""
        while (line := self.next_line()) is not None:
            if line.split()[0] == "round":
                return line
            key, colon, value = line.partition(":")
            if not colon or " " in key:
                self.fail(f"expected a header such as “first: 1”, or “round 1”, not “{line}”")
            if key in self.headers:
                self.fail(f"the header “{key}” is there twice")
            self.headers[key] = value.strip()
            self.header_lines[key] = self.at
        return None

    def header(self, key: str) -> str:
        if key not in self.headers:
            self.fail(f"the header “{key}:” is missing")
        return self.headers[key]

    def find_edition(self, given: Edition | None) -> Edition:
        words = self.header("edition").split()
        line = self.header_lines["edition"]
        if len(words) != 2 or not words[1].startswith("sha256:"):
            self.fail("expected a name and a hash, such as “edition: standard sha256:…”", line)
        if given is None and words[0] not in Edition.names():
            self.fail(f"the edition “{words[0]}” does not come with the game; give it with the record", line)
        edition = given or Edition.load(words[0])
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
        except InvalidRecord:
            raise
        except ValueError as error:
            self.fail(str(error), self.header_lines["event"])

    def read_position(self, record: Record) -> None:
        line = self.header_lines["position"]
        try:
            position = msgspec.json.decode(self.headers["position"])
        except (ValueError, RecursionError) as error:
            self.fail(f"expected a position as JSON ({error})", line)
        try:
            Game.from_position(position, edition=record.edition, names=record.names)
        except ValueError as error:
            self.fail(f"position: {error}", line)
        record.position = position

    def read_round(self, line: str, record: Record) -> str | None:
        """One round from its “round N” line on; returns the first line of the next."""
        words = line.split()
        if len(words) != 2 or words[0] != "round" or words[1] not in list("123456"):
            self.fail(f"expected “round” and a number from 1 to 6, not “{line}”")
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
            round_.line = cards_line
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
        if len(dealt) != 9:
            self.fail(f"expected nine cards after “deal:”, not {len(dealt)}", cards_line)
        try:
            return Deal(dealt, parse_event(event))
        except ValueError as error:
            self.fail(str(error))

    def read_turn(self, line: str) -> Turn:
        seat, *words = line.split()
        if seat not in ("0", "1", "2", "3", "4") or not words:
            self.fail(f"expected a seat and its decisions, such as “0 place:a1b1”, not “{line}”")
        return Turn(int(seat), tuple(words), self.at)
