"""Game: the friendly object over the compiled rules."""

import secrets
from collections.abc import Sequence
from operator import index
from pathlib import Path

import numpy as np

from spyrium.chance.secret import SecretDraws, draw_first_deal, draw_start
from spyrium.editions import Edition
from spyrium.errors import IllegalDecision, InvalidDeal, InvalidPosition
from spyrium.events import Event, Told
from spyrium.game.beginning import Dealer, before_first_deal, check_players, check_seed
from spyrium.game.seen import SeenGame
from spyrium.notation.deals import Deal, RevealedEvent, check_deal, deal_to_records
from spyrium.notation.position import write_position
from spyrium.notation.reading import check_result, read_position
from spyrium.notation.words import EVENT_NUMBER, WORDS, Decision
from spyrium.refusals import refusal
from spyrium.rules import engine
from spyrium.rules.state import DEAL, STATE

_VIEWS = ("_shown", "_steps", "_deciders", "_rounds", "_made_in_turn")


class Game(SeenGame):
    """A game of Spyrium: `legal` decisions, `play`, `undo`, `position`, `record`.

    What it is can be read (`game.legal`, `game.scores`); what takes an argument, changes the game or writes something
    of it down is called (`game.quote(word)`, `game.undo()`, `game.position()`, `game.quotes()`). Games are equal in
    equal positions, however they came there, and `str(game)` is the board.
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
        self.seed = check_seed(seed) if seed is not None else secrets.randbits(64)
        self._states[0].rng = self.seed
        deal = np.zeros(1, DEAL)
        engine.start(self._states, 0, self._tables, self.players, deal)
        self._deals[0] = deal
        self._list_legal()

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
        before = before_first_deal(game.players, event, game._tables)
        check_deal(before[0], deal)
        records = deal_to_records(deal)
        number, token = EVENT_NUMBER[event.name], event.token or 0
        engine.start_given(game._states, 0, game._tables, game.players, index(first), number, token, records)
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
        players = check_players(players)
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
        if (due := game.start["result"]) is not None and isinstance(position, dict):
            check_result(position["result"], due)
        return game

    def _replay_turn(self, turn: Sequence[str]) -> None:
        for k, word in enumerate(turn):
            try:
                self.play(word)
            except IllegalDecision as error:
                raise InvalidPosition("turn", str(error)) from error
            if len(self.turn) != k + 1:
                raise InvalidPosition("turn", f"“{word}” completes the turn; it should not be listed")

    def play(self, word: str | Decision) -> Sequence[Event]:
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
