"""What chance decides, piece by piece, each with its exact weights: the start of a game and the deal of a round."""

from collections.abc import Sequence

import numpy as np

from spyrium.errors import InvalidArgument
from spyrium.notation.deals import Deal, DealtCard, RevealedEvent, TokenPool, pool_after_round
from spyrium.notation.words import CARDS, EVENTS, POSITIONS
from spyrium.rules.cards import WINDFALL
from spyrium.rules.deal import PERIOD_OF_ROUND, TOKENS_DUE, TOKENS_OF_EACH_VALUE
from spyrium.rules.state import MAX_PLAYERS

# One numbering for all that chance decides.
FIRST_SEAT = 0
FIRST_EVENT = FIRST_SEAT + MAX_PLAYERS
FIRST_TOKEN = FIRST_EVENT + len(EVENTS)
FIRST_CARD = FIRST_TOKEN + 3
OUTCOMES = FIRST_CARD + len(CARDS)

Weights = list[tuple[int, int]]
Chances = list[tuple[int, float]]


def outcome_name(outcome: int) -> str:
    """What an outcome of chance means."""
    if outcome < FIRST_EVENT:
        return f"first:{outcome}"
    if outcome < FIRST_TOKEN:
        return f"event:{EVENTS[outcome - FIRST_EVENT]}"
    if outcome < FIRST_CARD:
        return f"token:{outcome - FIRST_TOKEN + 1}"
    return CARDS[outcome - FIRST_CARD]


def _weighted(base: int, weights: Sequence[int]) -> Weights:
    return [(base + k, weight) for k, weight in enumerate(weights) if weight]


def chances_of(weights: Weights) -> Chances:
    """The same as probabilities."""
    total = sum(weight for _, weight in weights)
    return [(outcome, weight / total) for outcome, weight in weights]


class SetupDraw:
    """R2.2, R2.3: the first player, the first event, and its token."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.drawn: list[int] = []

    def weights(self) -> Weights:
        """What can be drawn next; nothing once all is drawn."""
        if not self.drawn:
            return _weighted(FIRST_SEAT, [1] * self.players)
        if len(self.drawn) == 1:
            return _weighted(FIRST_EVENT, [1] * len(EVENTS))
        if len(self.drawn) == 2 and self.event.name == EVENTS[WINDFALL]:
            return _weighted(FIRST_TOKEN, [1, 1, 1])
        return []

    def draw(self, outcome: int) -> None:
        """One of the outcomes of `weights` has come."""
        self.drawn.append(outcome)

    def copy(self) -> "SetupDraw":
        twin = SetupDraw(self.players)
        twin.drawn = list(self.drawn)
        return twin

    @property
    def first(self) -> int:
        return self.drawn[0] - FIRST_SEAT

    @property
    def event(self) -> RevealedEvent:
        token = self.drawn[2] - FIRST_TOKEN + 1 if len(self.drawn) == 3 else None
        return RevealedEvent(EVENTS[self.drawn[1] - FIRST_EVENT], token)


class DealDraw:
    """§3: the next event and its token, nine cards, then the tokens of each card."""

    def __init__(self, players: int, events_left: Sequence[int], deck: Sequence[int], pool: TokenPool) -> None:
        self.players, self.pool = players, pool
        self.events_left, self.deck = list(events_left), list(deck)
        self.drawn: list[int] = []
        self.event = -1
        self.event_token: int | None = None
        self.cards: list[int] = []
        self.tokens: list[list[int]] = [[] for _ in POSITIONS]

    @classmethod
    def first_of(cls, players: int, revealed: RevealedEvent, deck: Sequence[int]) -> "DealDraw":
        """The deal of round 1."""
        supply = [TOKENS_OF_EACH_VALUE] * 3
        if revealed.token is not None:
            supply[revealed.token - 1] -= 1
        return cls(players, [int(name != revealed.name) for name in EVENTS], deck, TokenPool(supply, [0, 0, 0]))

    @classmethod
    def next_of(cls, state: np.record) -> "DealDraw":
        """The deal that a game in this state waits for."""
        deck = state.decks[PERIOD_OF_ROUND[int(state.turn_round) + 1]]
        return cls(int(state.players), state.events_left.tolist(), np.asarray(deck).tolist(), pool_after_round(state))

    def copy(self) -> "DealDraw":
        """The same draws, with a future of its own."""
        pool = TokenPool(list(self.pool.supply), list(self.pool.discard))
        twin = DealDraw(self.players, self.events_left, self.deck, pool)
        twin.drawn, twin.cards = list(self.drawn), list(self.cards)
        twin.event, twin.event_token = self.event, self.event_token
        twin.tokens = [list(on) for on in self.tokens]
        return twin

    def weights(self) -> Weights:
        """What can be drawn next; nothing once all is drawn."""
        if self.event < 0:
            return _weighted(FIRST_EVENT, self.events_left)
        if self._event_needs_token():
            return self._token_weights()
        if len(self.cards) < len(POSITIONS):
            return _weighted(FIRST_CARD, self.deck)
        return self._token_weights() if self._position_to_serve() is not None else []

    def draw(self, outcome: int) -> None:
        """One of the outcomes of `weights` has come."""
        self.drawn.append(outcome)
        if self.event < 0:
            self.event = outcome - FIRST_EVENT
        elif outcome >= FIRST_CARD:
            self.cards.append(outcome - FIRST_CARD)
            self.deck[outcome - FIRST_CARD] -= 1
        else:
            self._place_token(outcome - FIRST_TOKEN + 1)

    def _place_token(self, token: int) -> None:
        if self._event_needs_token():
            self.event_token = token
        else:
            position = self._position_to_serve()
            if position is None:
                raise InvalidArgument("no token is to be drawn now (R3.4)")
            self.tokens[position].append(token)
        self.pool.take((token,), "the deal")

    def _token_weights(self) -> Weights:
        """R11.2: the discarded tokens count only once the supply is empty."""
        return _weighted(FIRST_TOKEN, self.pool.supply if any(self.pool.supply) else self.pool.discard)

    def _event_needs_token(self) -> bool:
        return self.event == WINDFALL and self.event_token is None and self.pool.left > 0

    def _position_to_serve(self) -> int | None:
        """R3.4: the first position whose card still gets a token."""
        if self.pool.left == 0:
            return None
        for position, card in enumerate(self.cards):
            if len(self.tokens[position]) < TOKENS_DUE[self.players, card]:
                return position
        return None

    def deal(self) -> Deal:
        """All that was drawn."""
        cards = (DealtCard(CARDS[card], tuple(sorted(on))) for card, on in zip(self.cards, self.tokens, strict=True))
        return Deal(tuple(cards), RevealedEvent(EVENTS[self.event], self.event_token))
