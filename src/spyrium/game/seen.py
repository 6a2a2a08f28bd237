"""What there is to see of a game, and how it is written down."""

from collections.abc import Sequence
from typing import cast

import numpy as np
import numpy.typing as npt

from spyrium.chance.secret import SecretDraws
from spyrium.editions import Edition
from spyrium.errors import InvalidArgument, shown
from spyrium.events import Event, GameEnded, deal_events, decision_events
from spyrium.game.beginning import Dealer, check_players, is_whole
from spyrium.jit.first_use import ensure_compiled
from spyrium.notation.deals import Deal, deal_of_record, revealed
from spyrium.notation.position import Position, result_of, write_position
from spyrium.notation.reading import read_position
from spyrium.notation.record import Record, check_names, write_rounds
from spyrium.notation.words import MOST_CHOICES, NUMBER, POSITIONS, PROMPTS, TECHNIQUE_CARDS, WORDS, Decision
from spyrium.prices import MarketPrice, Quote, market_price, quotes_of
from spyrium.refusals import refusal
from spyrium.rules import engine
from spyrium.rules.cards import TECHNIQUES
from spyrium.rules.market import NO_CARD
from spyrium.rules.state import AWAIT_DEAL, OVER, STATE, State

SCORE_PARTS = 2 + TECHNIQUES  # VP so far, buildings, and each technique
_FIRST_CAPACITY = 64
_PUBLIC_BYTES = STATE.fields["rng"][1]  # type: ignore[index]  # the generator is the last field


class SeenGame:
    """All that can be read of a game, and nothing that changes it."""

    seed: int | None

    def _prepare(self, edition: Edition, players: int, names: Sequence[str] | None) -> None:
        self.players = check_players(players)
        ensure_compiled()
        self.edition = edition
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
        self._shown = states.view()
        self._shown.flags.writeable = False
        self._steps: npt.NDArray[np.int8] = states["step"]
        self._deciders: npt.NDArray[np.int8] = states["current"]
        self._rounds: npt.NDArray[np.int8] = states["turn_round"]
        self._made_in_turn: npt.NDArray[np.int8] = states["made"]

    @property
    def state(self) -> State:
        """The present state as a record, to be read."""
        return cast(State, self._shown[self._ply])

    @property
    def _record(self) -> np.record:
        record: np.record = self._states[self._ply]
        return record

    def key(self, ply: int | None = None) -> bytes:
        """What is public of the position (or of that after `ply` decisions), as bytes: equal for equal positions."""
        at = self._ply if ply is None else self._check_ply(ply)
        return self._states[at : at + 1].tobytes()[:_PUBLIC_BYTES]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SeenGame):
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
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise InvalidArgument(f"a seat should be a number from 0 to {self.players - 1}, not {shown(seat)}")
        return seat

    def _check_ply(self, ply: int) -> int:
        if not is_whole(ply) or not 0 <= ply <= self._ply:
            raise InvalidArgument(f"there are decisions 0 to {self._ply}, not {shown(ply)}")
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
        parts = np.zeros(SCORE_PARTS, np.int64)
        engine.score_parts(self._states, self._ply, self._tables, self._check_seat(seat), parts)
        owned = int(self.state.techniques[seat])
        techniques = {card: int(parts[2 + k]) for k, card in enumerate(TECHNIQUE_CARDS) if owned >> k & 1}
        return {"vp": int(parts[0]), "buildings": int(parts[1]), **techniques}

    def _final_scores(self) -> list[int]:
        parts = np.zeros(SCORE_PARTS, np.int64)
        return [
            int(engine.score_parts(self._states, self._ply, self._tables, seat, parts)) for seat in range(self.players)
        ]

    def quote(self, word: str | Decision) -> Quote:
        """What a legal word costs and changes at once, without playing it."""
        [quote] = quotes_of(self._record, self._tables, [self._require_legal(word)])
        return quote

    def _require_legal(self, word: str | Decision) -> int:
        word = str(word) if isinstance(word, Decision) else word
        decision = NUMBER.get(word, -1) if isinstance(word, str) else -1
        if decision not in self._legal[: self._choices].tolist():
            raise refusal(self._record, self.edition, word, self.legal)
        return decision

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
        event = revealed(first.event, first.event_token)
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
