"""What chance brings at the start of a round, when it is given instead of drawn: its words and its checks."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from spyrium.errors import InvalidDeal
from spyrium.notation.words import CARD_NUMBER, CARDS, EVENT_NUMBER, EVENTS, PERIODS, POSITIONS
from spyrium.rules.cards import WINDFALL
from spyrium.rules.deal import PERIOD_OF_ROUND, TOKENS_DUE
from spyrium.rules.engine import Records
from spyrium.rules.state import DEAL, ROUNDS


@dataclass(frozen=True)
class DealtCard:
    """A market card with its tokens, sorted: `miner:1,3`."""

    card: str
    tokens: tuple[int, ...] = ()

    def __str__(self) -> str:
        return self.card + (":" + ",".join(map(str, self.tokens)) if self.tokens else "")


@dataclass(frozen=True)
class RevealedEvent:
    """An event with its token, if it has one: `windfall:2`."""

    name: str
    token: int | None = None

    def __str__(self) -> str:
        return self.name + (f":{self.token}" if self.token else "")


@dataclass(frozen=True)
class Deal:
    """Nine cards row by row, and the event turned up as the next one."""

    cards: tuple[DealtCard, ...]
    next_event: RevealedEvent


def parse_card(word: str) -> DealtCard:
    """`miner:1,3`; InvalidDeal says what was expected."""
    name, colon, tail = word.partition(":")
    if name not in CARD_NUMBER:
        raise InvalidDeal(f"unknown card “{name}”; the cards are {', '.join(CARDS)}")
    if not colon:
        return DealtCard(name)
    values = tail.split(",")
    if not all(value in ("1", "2", "3") for value in values):
        raise InvalidDeal(f"the tokens of “{word}” should be 1, 2 or 3, separated by commas")
    return DealtCard(name, tuple(sorted(map(int, values))))


def parse_event(word: str) -> RevealedEvent:
    """`windfall:2`; InvalidDeal says what was expected."""
    name, colon, tail = word.partition(":")
    if name not in EVENT_NUMBER:
        raise InvalidDeal(f"unknown event “{name}”; the events are {', '.join(EVENTS)}")
    if not colon:
        return RevealedEvent(name)
    if tail not in ("1", "2", "3"):
        raise InvalidDeal(f"the token of “{word}” should be 1, 2 or 3")
    if EVENT_NUMBER[name] != WINDFALL:
        raise InvalidDeal(f"the event “{name}” uses no token")
    return RevealedEvent(name, int(tail))


def token_values(counts: Sequence[int]) -> list[int]:
    """Counts of values 1, 2, 3 as a sorted list of values."""
    return [value for value in (1, 2, 3) for _ in range(counts[value - 1])]


def revealed(event: int, token: int) -> RevealedEvent:
    """An event by its number in the rules; its token is 0 where it has none."""
    return RevealedEvent(EVENTS[event], int(token) or None)


def deal_of_record(record: np.record) -> Deal:
    """The words of a deal that the rules made."""
    cards = tuple(
        DealtCard(CARDS[record.card[i]], tuple(token_values(record.tokens[i]))) for i in range(len(POSITIONS))
    )
    return Deal(cards, revealed(record.event, record.event_token))


def deal_to_records(deal: Deal) -> Records:
    """The deal as the rules want it."""
    records = np.zeros(1, DEAL)
    row = records[0]
    for i, dealt in enumerate(deal.cards):
        row.card[i] = CARD_NUMBER[dealt.card]
        for token in dealt.tokens:
            row.tokens[i, token - 1] += 1
    row.event = EVENT_NUMBER[deal.next_event.name]
    row.event_token = deal.next_event.token or 0
    return records


class TokenPool:
    """The supply and the discarded tokens while a deal is checked (R11.2)."""

    def __init__(self, supply: list[int], discard: list[int]) -> None:
        self.supply, self.discard = list(supply), list(discard)

    @property
    def left(self) -> int:
        return sum(self.supply) + sum(self.discard)

    def take(self, tokens: tuple[int, ...], place: str) -> None:
        """Take what was drawn; InvalidDeal where the supply could not have given it."""
        wanted = [tokens.count(value) for value in (1, 2, 3)]
        if sum(wanted) > sum(self.supply):
            rest = [w - s for w, s in zip(wanted, self.supply, strict=True)]
            if min(rest) < 0:
                held = " ".join(map(str, token_values(self.supply))) or "nothing"
                raise InvalidDeal(f"{place}: the supply held {held}, all of it is drawn first (R11.2)")
            self.supply, self.discard, wanted = self.discard, [0, 0, 0], rest
        self.supply = [s - w for s, w in zip(self.supply, wanted, strict=True)]
        if min(self.supply) < 0:
            raise InvalidDeal(f"{place}: no token of value {self.supply.index(min(self.supply)) + 1} is left")


def pool_after_round(state: np.record) -> TokenPool:
    """The tokens once R11.1 has been carried out."""
    discard = [int(state.discard[k] + state.tokens[:, k].sum()) for k in range(3)]
    if state.event_token > 0:
        discard[state.event_token - 1] += 1
    return TokenPool([int(n) for n in state.supply], discard)


def check_deal(state: np.record, deal: Deal) -> None:
    """Whether this deal can follow the round that has ended; InvalidDeal says why not."""
    if len(deal.cards) != len(POSITIONS):
        raise InvalidDeal(f"a deal has {len(POSITIONS)} cards, not {len(deal.cards)}")
    for dealt in deal.cards:
        parse_card(str(dealt))
    parse_event(str(deal.next_event))
    period = int(PERIOD_OF_ROUND[state.turn_round + 1])
    for position, dealt in zip(POSITIONS, deal.cards, strict=True):
        left = int(state.decks[period, CARD_NUMBER[dealt.card]])
        if sum(1 for other in deal.cards if other.card == dealt.card) > left:
            raise InvalidDeal(f"{position}: deck {PERIODS[period]} holds “{dealt.card}” only {left} times more")
    pool = pool_after_round(state)
    try:
        _check_next_event(state, deal.next_event, pool)
    except InvalidDeal as error:
        error.of_event = True
        raise
    for position, dealt in zip(POSITIONS, deal.cards, strict=True):
        _check_card_tokens(dealt, int(state.players), pool, position)


def _check_next_event(state: np.record, event: RevealedEvent, pool: TokenPool) -> None:
    if state.events_left[EVENT_NUMBER[event.name]] == 0:
        raise InvalidDeal(f"the event “{event.name}” has been seen already")
    check_event_token(event, pool)


def check_first_event(event: RevealedEvent) -> None:
    """Whether a game can begin with this event turned up."""
    parse_event(str(event))
    if event.name == "windfall" and not event.token:
        raise InvalidDeal("the event “windfall” needs its token, such as windfall:2 (R2.2)")


def check_event_token(event: RevealedEvent, pool: TokenPool) -> None:
    if EVENT_NUMBER[event.name] == WINDFALL and not event.token and pool.left > 0:
        raise InvalidDeal("the event “windfall” needs its token, such as windfall:2 (R3.2)")
    if event.token:
        pool.take((event.token,), f"the event “{event.name}”")


def _check_card_tokens(dealt: DealtCard, players: int, pool: TokenPool, position: str) -> None:
    expected = min(int(TOKENS_DUE[players, CARD_NUMBER[dealt.card]]), pool.left)
    if len(dealt.tokens) != expected:
        raise InvalidDeal(f"{position}: “{dealt.card}” gets {expected} tokens, not {len(dealt.tokens)} (R3.4)")
    pool.take(dealt.tokens, position)


def deck_needs(round_: int) -> list[int]:
    """How many cards of each period the rounds after `round_` will still lay out."""
    left = [0] * len(PERIODS)
    for number in range(round_ + 1, ROUNDS + 1):
        left[PERIOD_OF_ROUND[number]] += len(POSITIONS)
    return left
