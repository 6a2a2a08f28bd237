"""Game: the friendly object over the compiled rules."""

import secrets
from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import Protocol, cast

import numpy as np
import numpy.typing as npt

from spyrium.chance.secret import SecretDraws, draw_first_deal, draw_start
from spyrium.editions import Edition
from spyrium.errors import IllegalDecision, InvalidArgument, InvalidDeal, InvalidPosition
from spyrium.events import Event, GameEnded, Told, deal_events, decision_events
from spyrium.jit.first_use import ensure_compiled
from spyrium.notation.deals import Deal, RevealedEvent, check_deal, deal_of_record, deal_to_records, parse_event
from spyrium.notation.position import Position, result_of, write_position
from spyrium.notation.reading import read_position
from spyrium.notation.record import MAX_SEED, Record, check_names, write_rounds
from spyrium.notation.words import EVENT_NUMBER, EVENTS, NUMBER, POSITIONS, PROMPTS, TECHNIQUE_CARDS, WORDS
from spyrium.prices import MarketPrice, Quote, market_price, quotes_of
from spyrium.refusals import refusal
from spyrium.rules import engine
from spyrium.rules.deal import TOKENS_OF_EACH_VALUE
from spyrium.rules.market import NO_CARD
from spyrium.rules.state import AWAIT_DEAL, DEAL, MAX_PLAYERS, OVER, STATE, State

MOST_CHOICES = 128  # more than any state offers
_FIRST_CAPACITY = 64
_PUBLIC_BYTES = STATE.fields["rng"][1]  # type: ignore[index]  # the generator is the last field
_VIEWS = ("_steps", "_deciders", "_rounds", "_made_in_turn")


class Dealer(Protocol):
    """Knows deals to come: asked after each round, with the words decided so far."""

    def __call__(self, made: list[str], /) -> Deal | None:
        """The deal of the next round; None if it should be drawn."""


class Game:
    """A game of Spyrium: `legal` decisions, `play`, `undo`, `position`, `record`.

    What it is can be read (`game.legal`, `game.scores`); what takes an argument, changes the game or writes it down
    is called (`game.quote(word)`, `game.undo()`, `game.position()`). Games are equal in equal positions, however
    they came there, and `str(game)` is the board.
    """

    def __init__(
        self,
        players: int = 3,
        seed: int | None = None,
        edition: str | Path | Edition = "standard",
        names: Sequence[str] | None = None,
    ) -> None:
        """A new game whose deals come from `seed`; without one, from the system's secure source."""
        self._prepare(Edition.load(edition), players, names)
        self.seed: int | None = check_seed(seed) if seed is not None else secrets.randbits(64)
        self._states[0].rng = self.seed
        deal = np.zeros(1, DEAL)
        engine.start(self._states, 0, self._tables, players, deal)
        self._deals[0] = deal
        self._list_legal()

    def _prepare(self, edition: Edition, players: int, names: Sequence[str] | None) -> None:
        if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= MAX_PLAYERS:
            raise InvalidArgument(f"players should be 2 to {MAX_PLAYERS} (R1.1), not {players!r}")
        ensure_compiled()
        self.edition = edition
        self.players = players
        self.names = check_names(names, players)
        self._draws_deals = True
        self._dealer: Dealer | None = None
        self._takebacks = 0
        self.draws: SecretDraws | None = None  # where deals come from a secret
        self.start: Position | None = None  # where a game that does not begin with round 1 began
        self._tables = edition.tables
        self._keep(np.zeros(_FIRST_CAPACITY, STATE))
        self._ply = 0
        self._made: list[int] = []
        self._deals: dict[int, npt.NDArray[np.record]] = {}  # by the ply whose state they began
        self._legal = np.zeros(MOST_CHOICES, np.int64)
        self._choices = 0
        self._words: list[str] | None = None

    def _keep(self, states: npt.NDArray[np.record]) -> None:
        """Hold the states, and apart the fields asked for at every decision: a record answers ten times slower."""
        self._states = states
        self._steps: npt.NDArray[np.int8] = states["step"]
        self._deciders: npt.NDArray[np.int8] = states["current"]
        self._rounds: npt.NDArray[np.int8] = states["turn_round"]
        self._made_in_turn: npt.NDArray[np.int8] = states["made"]

    @classmethod
    def from_table(
        cls,
        players: int,
        first: int,
        event: RevealedEvent,
        deal: Deal,
        edition: str | Path | Edition = "standard",
        names: Sequence[str] | None = None,
        *,
        dealer: Dealer | None = None,
        dealer_seed: int | None = None,
    ) -> "Game":
        """A game whose chance is given, as at a real table: after each round it waits for `deal`.

        A `dealer` is asked instead; what it does not know is drawn from `dealer_seed`.
        """
        game = cls.__new__(cls)
        game._prepare(Edition.load(edition), players, names)
        game._check_seat(first)
        game.seed = None
        game._draws_deals, game._dealer = dealer is not None, dealer
        game._states[0].rng = check_seed(dealer_seed) if dealer_seed is not None else secrets.randbits(64)
        before = _before_first_deal(players, event, game._tables)
        check_deal(before[0], deal)
        records = deal_to_records(deal)
        number, token = EVENT_NUMBER[event.name], event.token or 0
        engine.start_given(game._states, 0, game._tables, players, first, number, token, records)
        game._deals[0] = records
        game._list_legal()
        return game

    @classmethod
    def from_secret(
        cls,
        secret: bytes,
        players: int = 3,
        edition: str | Path | Edition = "standard",
        names: Sequence[str] | None = None,
    ) -> "Game":
        """A game whose start and deals are drawn from a secret of 256 bits, see `spyrium.chance.secret`."""
        known = Edition.load(edition)
        first, event = draw_start(secret, players)
        deal = draw_first_deal(secret, players, event, known.tables[0].copies[0].tolist())
        game = cls.from_table(players, first, event, deal, known, names)
        game._draws_deals = True
        game.draws = SecretDraws.after_first_deal(secret)
        return game

    @classmethod
    def from_position(
        cls,
        position: object,
        seed: int | None = None,
        edition: str | Path | Edition | None = None,
        names: Sequence[str] | None = None,
        *,
        draws_deals: bool = True,
        dealer: Dealer | None = None,
    ) -> "Game":
        """A game that goes on from a position (docs/notation.md); InvalidPosition names the field that is wrong.

        Coming deals are drawn from `seed` (or the system's secure source) unless a `dealer` knows them, or awaited
        if not `draws_deals`.
        """
        states, known, turn = read_position(position, None if edition is None else Edition.load(edition))
        game = cls.__new__(cls)
        game._prepare(known, int(states[0].players), names)
        game.seed = None
        game._draws_deals, game._dealer = draws_deals, dealer
        game._states[0] = states[0]
        game._states[0].rng = check_seed(seed) if seed is not None else secrets.randbits(64)
        game.start = write_position(states[0], known, [], game._final_scores() if game.over else None)
        game._list_legal()
        game._replay_turn(turn)
        if game.over and isinstance(position, dict) and position["result"] != game.start["result"]:
            raise InvalidPosition("result", f"should be {game.start['result']}")
        return game

    def _replay_turn(self, turn: Sequence[str]) -> None:
        for k, word in enumerate(turn):
            try:
                self.play(word)
            except IllegalDecision as error:
                raise InvalidPosition("turn", str(error)) from error
            if len(self.turn) != k + 1:
                raise InvalidPosition("turn", f"“{word}” completes the turn; it should not be listed")

    # What there is to see.

    @property
    def state(self) -> State:
        """The present state as a record; read it, never write to it."""
        return cast(State, self._record)

    @property
    def _record(self) -> np.record:
        record: np.record = self._states[self._ply]
        return record

    def key(self, ply: int | None = None) -> bytes:
        """What is public of the position (or of that after `ply` decisions), as bytes: equal for equal positions."""
        at = self._ply if ply is None else self._check_ply(ply)
        return self._states[at : at + 1].tobytes()[:_PUBLIC_BYTES]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.edition.hash == other.edition.hash and self.key() == other.key()

    def __hash__(self) -> int:
        """By position: it changes with every decision."""
        return hash((self.edition.hash, self.key()))

    @property
    def draws_deals(self) -> bool:
        """Whether rounds begin by themselves; else `deal` is awaited."""
        return self._draws_deals

    @property
    def states(self) -> npt.NDArray[np.record]:
        """All states since the start, for compiled code; the present one has index `ply`."""
        return self._states

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return self._ply

    @property
    def round(self) -> int:
        """The number of the round, 1 to 6."""
        return int(self._rounds[self._ply])

    @property
    def current(self) -> int:
        """The seat that decides."""
        return int(self._deciders[self._ply])

    @property
    def prompt(self) -> str:
        """What is asked: action, build, token, value, reuse, residence, bonus, late-arrival, deal or over."""
        return PROMPTS[int(self._steps[self._ply])]

    def phase(self, seat: int) -> int:
        """1 placement, 2 activation, 3 passed."""
        return int(self.state.phase[self._check_seat(seat)])

    def _check_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not hasattr(seat, "__index__") or not 0 <= seat < self.players:
            raise InvalidArgument(f"a seat should be a number from 0 to {self.players - 1}, not {seat!r}")
        return seat

    def _check_ply(self, ply: int) -> int:
        if not 0 <= ply <= self._ply:
            raise InvalidArgument(f"there are decisions 0 to {self._ply}, not {ply}")
        return ply

    @property
    def turn(self) -> list[str]:
        """The words decided in the present turn."""
        return [WORDS[number] for number in self._made[self._ply - int(self._made_in_turn[self._ply]) :]]

    @property
    def words(self) -> list[str]:
        """All decisions so far."""
        return [WORDS[number] for number in self._made]

    @property
    def decisions(self) -> list[int]:
        """All decisions so far, by number."""
        return list(self._made)

    @property
    def legal(self) -> list[str]:
        """The words that can be played now, in a stable order."""
        if self._words is None:
            self._words = [WORDS[number] for number in self._legal[: self._choices].tolist()]
        return list(self._words)

    @property
    def legal_ids(self) -> list[int]:
        """The same by number."""
        numbers: list[int] = self._legal[: self._choices].tolist()
        return numbers

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._steps[self._ply] == OVER)

    @property
    def awaiting_deal(self) -> bool:
        """Whether the round is over and `deal` must be called."""
        return bool(self._steps[self._ply] == AWAIT_DEAL)

    @property
    def scores(self) -> list[int] | None:
        """The final scores, once the game is over."""
        return self._final_scores() if self.over else None

    @property
    def winners(self) -> list[int] | None:
        """The winning seats, once the game is over: several share a victory (R11.4)."""
        return result_of(self._final_scores())["winners"] if self.over else None

    @property
    def projected_scores(self) -> list[int]:
        """The scores if the game ended now."""
        return self._final_scores()

    def score_sheet(self, seat: int) -> dict[str, int]:
        """R11.3 itemised for a seat: `vp`, `buildings`, and each technique owned."""
        parts = np.zeros(9, np.int64)
        engine.score_parts(self._states, self._ply, self._tables, self._check_seat(seat), parts)
        owned = int(self.state.techniques[seat])
        techniques = {card: int(parts[2 + k]) for k, card in enumerate(TECHNIQUE_CARDS) if owned >> k & 1}
        return {"vp": int(parts[0]), "buildings": int(parts[1]), **techniques}

    def _final_scores(self) -> list[int]:
        parts = np.zeros(9, np.int64)
        return [
            int(engine.score_parts(self._states, self._ply, self._tables, seat, parts)) for seat in range(self.players)
        ]

    def quote(self, word: str) -> Quote:
        """What a legal word costs and changes at once, without playing it."""
        [quote] = quotes_of(self._record, self._tables, [self._require_legal(word)])
        return quote

    def quotes(self) -> list[Quote]:
        """The same for every legal word, in their order."""
        return quotes_of(self._record, self._tables, self.legal_ids)

    def market_prices(self, seat: int) -> dict[str, MarketPrice]:
        """What every card of the market would cost a seat as things stand, whoever's turn it is."""
        now, seat = self._states[self._ply : self._ply + 1], self._check_seat(seat)
        return {
            place: market_price(now, self._tables, seat, position)
            for position, place in enumerate(POSITIONS)
            if now[0].card[position] != NO_CARD
        }

    @property
    def events(self) -> list[Event]:
        """What the last decision changed, with the deal that followed it; at the start, the first deal."""
        return self.events_at(self._ply)

    def events_at(self, ply: int) -> list[Event]:
        """What the decision before state `ply` changed."""
        deal = self._deals.get(self._check_ply(ply))
        if ply == 0:
            return [] if deal is None else deal_events(self._before_start(), self._states[0], deal[0])
        after = self._states[ply]
        if deal is None:
            events = decision_events(self._states[ply - 1], after, self.edition, self._made[ply - 1])
            if after.step == OVER:
                result = result_of(self._final_scores())
                events.append(GameEnded(result["scores"], result["winners"]))
            return events
        waiting = np.zeros(2, STATE)
        waiting[0] = self._states[ply - 1]
        engine.extend(waiting, 0, self._tables, self._made[ply - 1], self._legal.copy())
        events = decision_events(waiting[0], waiting[1], self.edition, self._made[ply - 1])
        return events + deal_events(waiting[1], after, deal[0])

    def _before_start(self) -> np.record:
        """The state before the first deal, as far as income goes."""
        if self.start is not None:
            states, _, _ = read_position(self.start, self.edition)
            waiting: np.record = states[0]
            return waiting
        before = self._states[:1].copy()
        before[0].turn_round = 0
        before[0].money[: self.players] -= self.edition.track[0]
        record: np.record = before[0]
        return record

    # What can be done.

    def play(self, word: str) -> Sequence[Event]:
        """Make a decision and tell what it changed; IllegalDecision says why it cannot be made, and nothing changes."""
        self._advance(self._require_legal(word))
        return self._told()

    def play_id(self, decision: int) -> Sequence[Event]:
        """The same by number."""
        decision = index(decision)
        if decision not in self._legal[: self._choices].tolist():
            word = WORDS[decision] if 0 <= decision < len(WORDS) else str(decision)
            raise refusal(self._record, self.edition, word, self.legal)
        self._advance(decision)
        return self._told()

    def _told(self) -> Told:
        ply, takebacks = self._ply, self._takebacks

        def find() -> list[Event]:
            if self._takebacks != takebacks:
                raise IllegalDecision("a decision has been taken back since; its events cannot be told any more")
            return self.events_at(ply)

        return Told(find)

    def _require_legal(self, word: str) -> int:
        decision = NUMBER.get(word, -1) if isinstance(word, str) else -1
        if decision not in self._legal[: self._choices].tolist():
            raise refusal(self._record, self.edition, word, self.legal)
        return decision

    def _advance(self, decision: int) -> None:
        if self._ply + 1 == len(self._states):
            self._grow()
        self._choices = engine.extend(self._states, self._ply, self._tables, decision, self._legal)
        self._made.append(decision)
        self._ply += 1
        self._words = None
        if self._choices == 0 and self._draws_deals and self.awaiting_deal:
            self._draw_deal()

    def _grow(self) -> None:
        grown = np.zeros(2 * len(self._states), STATE)
        grown[: len(self._states)] = self._states
        self._keep(grown)

    def _draw_deal(self) -> None:
        known = self._dealer(self.words) if self._dealer is not None else None
        if known is not None:
            self.deal(known)
            return
        drawn = self.draws.deal(self._record, self._ply) if self.draws is not None else None
        if drawn is not None:
            self.deal(drawn)
            return
        deal = np.zeros(1, DEAL)
        engine.deal_round(self._states, self._ply, self._tables, deal)
        self._deals[self._ply] = deal
        self._list_legal()

    def deal(self, deal: Deal | None = None) -> None:
        """Begin the next round with the deal of a real table, or a drawn one; InvalidDeal says why it cannot be."""
        if not self.awaiting_deal:
            raise InvalidDeal("no deal is awaited now: the round is not over (R11.1)")
        if deal is None:
            self._draw_deal()
            return
        check_deal(self._record, deal)
        records = deal_to_records(deal)
        engine.deal_round_given(self._states, self._ply, self._tables, records)
        self._deals[self._ply] = records
        self._list_legal()

    def undo(self) -> str:
        """Take back the last decision (and the deal it led to); returns its word."""
        if self._ply == 0:
            raise IllegalDecision("there is no decision to take back")
        self._takebacks += 1
        if self._deals.pop(self._ply, None) is not None and self.draws is not None:
            self.draws.take_back(self._ply)
        self._ply -= 1
        word = WORDS[self._made.pop()]
        self._list_legal()
        return word

    def copy(self) -> "Game":
        """An independent game in the same state, with the same future; so are `copy.copy`, `deepcopy` and a pickle."""
        twin = Game.__new__(Game)
        twin.__setstate__(self.__getstate__())
        return twin

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        """All but the views of `_keep`, which would come back as arrays of their own."""
        kept = {name: value for name, value in self.__dict__.items() if name not in _VIEWS}
        kept["_states"] = self._states[: self._ply + 1].copy()
        kept["_legal"] = self._legal.copy()
        kept["names"], kept["_made"], kept["_deals"] = list(self.names), list(self._made), dict(self._deals)
        kept["draws"] = self.draws.copy() if self.draws is not None else None
        return kept

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self._keep(self._states)

    def _list_legal(self) -> None:
        self._choices = engine.legal(self._states, self._ply, self._tables, self._legal)
        self._words = None

    # How it is written down.

    def position(self) -> Position:
        """The JSON of docs/notation.md: everything public, and enough to go on from."""
        turn = self.turn
        at_turn_start = self._states[self._ply - len(turn)]
        return write_position(at_turn_start, self.edition, turn, self.scores)

    def now(self) -> Position:
        """The same fields as they stand after the decisions of the present turn, for showing."""
        return write_position(self._record, self.edition, self.turn, self.scores)

    def deals(self) -> dict[int, Deal]:
        """What chance brought, by the number of decisions made before it."""
        return {ply: deal_of_record(records[0]) for ply, records in self._deals.items()}

    def record(self) -> Record:
        """The game so far as a record that replays without random numbers."""
        first = self._states[0]
        event = RevealedEvent(EVENTS[first.event], int(first.event_token) or None)
        draws = self.draws
        numbers = draws.by_ply if draws is not None else {}
        rounds = write_rounds(self._states, self.words, self.deals(), self.start, numbers)
        record = Record(self.edition, list(self.names), int(first.first), event, rounds, self.seed, self.start)
        if draws is not None:
            record.commitment = draws.commitment
            record.secret = draws.secret if self.over else None
        return record

    def __str__(self) -> str:
        from spyrium.text.board import board  # catalogues are read when somebody looks

        return board(self)

    def _repr_svg_(self) -> str:
        """How a notebook shows the game."""
        from spyrium.svg import board

        return board(self)

    def __repr__(self) -> str:
        where = "over" if self.over else f"round {self.round}, seat {self.current} to decide: {self.prompt}"
        return f"<Game of {self.players}, {self._ply} decisions, {where}>"


def check_seed(seed: int) -> int:
    """A seed the generator takes."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
        raise InvalidArgument(f"the seed should be a whole number from 0 to {MAX_SEED}, not {seed!r}")
    return seed


def _before_first_deal(players: int, event: RevealedEvent, tables: npt.NDArray[np.record]) -> npt.NDArray[np.record]:
    """The state that the first deal of a real table meets, for its checks."""
    states = np.zeros(1, STATE)
    parse_event(str(event))
    state = states[0]
    state.players = players
    state.supply[:] = TOKENS_OF_EACH_VALUE
    state.decks[:] = tables[0].copies
    state.events_left[:] = 1
    state.events_left[EVENT_NUMBER[event.name]] = 0
    if event.name == "windfall" and not event.token:
        raise InvalidDeal("the event “windfall” needs its token, such as windfall:2 (R2.2)")
    if event.token:
        state.supply[event.token - 1] -= 1
    return states
