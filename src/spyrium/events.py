"""What a decision changed: typed events, computed from the states before and after.

They drive log, animation, sound and speech alike. Every event is a small immutable value with a
tag for JSON; `Event` is their union.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from types import SimpleNamespace
from typing import overload

import msgspec
import numpy as np

from spyrium.editions import Edition
from spyrium.notation.deals import deal_of_record
from spyrium.notation.position import EventView, MarketCard, event_view
from spyrium.notation.words import CARDS, DECISIONS, EVENTS, GAPS, PERIODS, POSITIONS
from spyrium.prices import Price, price_of, target_of
from spyrium.rules import decisions as d
from spyrium.rules.cards import COMMERCE, FIRST_CHARACTER, FIRST_TECHNIQUE
from spyrium.rules.deal import PERIOD_OF_ROUND
from spyrium.rules.play import BONUS_MONEY
from spyrium.rules.state import BONUS_CASH, BONUS_WORKER, plain


def _kebab(name: str) -> str:
    return "".join("-" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("-")


class _Tagged(msgspec.Struct, frozen=True, tag_field="type", tag=_kebab):
    """JSON names the event in `type`: `worker-placed`."""


class WorkerPlaced(_Tagged, frozen=True):
    seat: int
    gap: str


class PhaseEntered(_Tagged, frozen=True):
    """The player goes from placement to activation."""

    seat: int


class WorkerWithdrawn(_Tagged, frozen=True):
    """A worker leaves the market; position and card are null where both positions of its gap are empty."""

    seat: int
    gap: str
    position: str | None
    card: str | None


class EventUsed(_Tagged, frozen=True):
    seat: int
    event: str
    option: int | None


class Paid(_Tagged, frozen=True):
    """£, spyrium or both, to the bank; `price` itemises the £ of a market card."""

    seat: int
    money: int = 0
    spyrium: int = 0
    price: Price | None = None


class Gained(_Tagged, frozen=True):
    """From the bank, the score track or the reserve."""

    seat: int
    money: int = 0
    spyrium: int = 0
    vp: int = 0
    workers: int = 0


class CharacterCalled(_Tagged, frozen=True):
    seat: int
    position: str
    card: str


class TechniquePatented(_Tagged, frozen=True):
    seat: int
    position: str
    card: str


class TechniqueUsed(_Tagged, frozen=True):
    """A once-a-round technique is inclined."""

    seat: int
    card: str


class BuildingChosen(_Tagged, frozen=True):
    """A worker has claimed a building; where it goes is decided next."""

    seat: int
    position: str
    card: str


class BuildingConstructed(_Tagged, frozen=True):
    seat: int
    position: str
    card: str
    replaced: str | None
    replaced_inclined: bool


class TokenTaken(_Tagged, frozen=True):
    """A token from a market card, counted as `value`, kept (Commerce) or discarded."""

    seat: int
    position: str
    token: int
    value: int
    kept: bool


class ValueChosen(_Tagged, frozen=True):
    """Windfall with Commerce."""

    seat: int
    value: int


class BuildingUsed(_Tagged, frozen=True):
    """`again` where it was straightened for a further use."""

    seat: int
    card: str
    effect: int
    workers: int
    again: bool


class ResidenceAdvanced(_Tagged, frozen=True):
    seat: int
    space: int


class BonusReceived(_Tagged, frozen=True):
    seat: int
    bonus: str
    money: int
    workers: int


class Passed(_Tagged, frozen=True):
    seat: int


class RoundEnded(_Tagged, frozen=True):
    """R11.1: the market is cleared, everything is straightened, the first player moves on."""

    round: int


class RoundBegan(_Tagged, frozen=True):
    """§3: the event, the future event and the market as dealt, and everybody's income."""

    round: int
    period: str
    first: int
    event: EventView
    future: EventView
    market: dict[str, MarketCard]
    income: list[int]


class GameEnded(_Tagged, frozen=True):
    scores: list[int]
    winners: list[int]


Event = (
    WorkerPlaced | PhaseEntered | WorkerWithdrawn | EventUsed | Paid | Gained | CharacterCalled | TechniquePatented
    | TechniqueUsed | BuildingChosen | BuildingConstructed | TokenTaken | ValueChosen | BuildingUsed
    | ResidenceAdvanced | BonusReceived | Passed | RoundEnded | RoundBegan | GameEnded
)  # fmt: skip


class Told(Sequence[Event]):
    """The events of one decision, worked out when somebody looks: playing stays fast for those who do not."""

    def __init__(self, find: Callable[[], list[Event]]) -> None:
        self._find = find

    @cached_property
    def _events(self) -> list[Event]:
        return self._find()

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._events[index]

    def __len__(self) -> int:
        return len(self._events)

    def __eq__(self, other: object) -> bool:
        return list(self) == (list(other) if isinstance(other, Told) else other)

    __hash__ = None  # type: ignore[assignment]  # like a list

    def __repr__(self) -> str:
        return repr(self._events)


def decision_events(met: np.record, left: np.record, edition: Edition, decision: int) -> list[Event]:
    """The events of one decision, between the state it met and the one it left (before any deal)."""
    before, after = plain(met), plain(left)
    return [
        *_headline(before, after, decision),
        *_flows(before, after, edition, decision, price_of(met, edition.tables, decision)),
        *_bonuses(before, after),
    ]


def _headline(before: SimpleNamespace, after: SimpleNamespace, decision: int) -> list[Event]:
    """What the decision itself is."""
    seat, parsed = int(before.current), DECISIONS[decision]
    if decision < d.EVENT:
        return [WorkerPlaced(seat, parsed.gap or "")]
    if decision < d.PHASE2:
        return [EventUsed(seat, EVENTS[before.event], parsed.option)]
    if decision == d.PHASE2:
        return [PhaseEntered(seat)]
    if decision < d.SPACE:
        return _withdrawal(before, seat, decision)
    if decision < d.TOKEN:
        return _construction(before, after, seat, decision)
    if decision < d.VALUE:
        return _token(before, after, seat, int(before.spot), parsed.token or 0, parsed.value or 0)
    if decision < d.USE:
        chosen: list[Event] = [ValueChosen(seat, parsed.value or 0)]
        return chosen + _newly_exhausted(before, after, seat)
    if decision == d.TAYLOR:
        return [TechniqueUsed(seat, "taylorism")]
    if decision < d.ADVANCE:
        spent = _workers_spent(before, after, seat)
        return [BuildingUsed(seat, parsed.card or "", parsed.effect or 0, spent, parsed.kind == "reuse")]
    return [Passed(seat)] if parsed.kind == "pass" else []


def _workers_spent(before: SimpleNamespace, after: SimpleNamespace, seat: int) -> int:
    hired = int(after.staff[seat] - before.staff[seat])
    return int(before.active[seat] - after.active[seat]) + hired


def _withdrawal(before: SimpleNamespace, seat: int, decision: int) -> list[Event]:
    gap, position = target_of(decision)
    if position < 0:
        return [WorkerWithdrawn(seat, GAPS[gap], None, None)]
    number = int(before.card[position])
    place, card = POSITIONS[position], CARDS[number]
    events: list[Event] = [WorkerWithdrawn(seat, GAPS[gap], place, card)]
    if decision < d.ACTIVATE:
        return events
    if decision >= d.LOBBY:
        events.append(TechniqueUsed(seat, "lobbying"))
    if number < FIRST_CHARACTER:
        events.append(BuildingChosen(seat, place, card))
    elif number < FIRST_TECHNIQUE:
        events.append(CharacterCalled(seat, place, card))
    else:
        events.append(TechniquePatented(seat, place, card))
    return events


def _construction(before: SimpleNamespace, after: SimpleNamespace, seat: int, decision: int) -> list[Event]:
    parsed = DECISIONS[decision]
    place, card = int(before.spot), CARDS[before.in_hand]
    events: list[Event] = [BuildingConstructed(seat, POSITIONS[place], card, parsed.card, parsed.inclined)]
    for token in (1, 2, 3):
        if before.tokens[place][token - 1] > after.tokens[place][token - 1]:
            events += _token(before, after, seat, place, token, token)
    return events


def _token(
    before: SimpleNamespace, after: SimpleNamespace, seat: int, place: int, token: int, value: int
) -> list[Event]:
    kept = bool(after.kept[seat] > before.kept[seat])
    events: list[Event] = [TokenTaken(seat, POSITIONS[place], token, value, kept)]
    return events + _newly_exhausted(before, after, seat)


def _newly_exhausted(before: SimpleNamespace, after: SimpleNamespace, seat: int) -> list[Event]:
    newly = int(after.exhausted[seat] & ~before.exhausted[seat])
    return [TechniqueUsed(seat, "commerce")] if newly >> COMMERCE & 1 else []


def _bonus_changes(before: SimpleNamespace, after: SimpleNamespace, seat: int) -> int:
    return int(after.bonuses[seat] & ~before.bonuses[seat])


def _flows(
    before: SimpleNamespace, after: SimpleNamespace, edition: Edition, decision: int, price: Price | None
) -> list[Event]:
    """What was paid and gained, bonuses and rounds apart."""
    seat = int(before.current)
    bonuses = _bonus_changes(before, after, seat)
    money = int(after.money[seat] - before.money[seat]) - (BONUS_MONEY if bonuses & BONUS_CASH else 0)
    spyrium = int(after.spyrium[seat] - before.spyrium[seat])
    vp = int(after.vp[seat] - before.vp[seat])
    workers = int(after.staff[seat] - before.staff[seat])
    if bonuses & BONUS_WORKER and decision < d.WORKER and vp and workers:
        workers -= 1
    if decision in (d.WORKER, d.CASH):
        return []
    events: list[Event] = []
    if money < 0 or spyrium < 0 or (price is not None and price.total > 0):
        events.append(Paid(seat, max(0, -money), max(0, -spyrium), price))
    if money > 0 or spyrium > 0 or vp > 0 or workers > 0:
        events.append(Gained(seat, max(0, money), max(0, spyrium), vp, workers))
    if decision == d.ADVANCE:
        events.append(ResidenceAdvanced(seat, int(edition.track[after.residence[seat]])))
    return events


def _bonuses(before: SimpleNamespace, after: SimpleNamespace) -> list[Event]:
    seat = int(before.current)
    changes = _bonus_changes(before, after, seat)
    events: list[Event] = []
    if changes & BONUS_CASH:
        events.append(BonusReceived(seat, "cash", BONUS_MONEY, 0))
    if changes & BONUS_WORKER:
        hired = int(after.staff[seat] > before.staff[seat])
        events.append(BonusReceived(seat, "worker", 0, hired))
    return events


def deal_events(before: np.record, after: np.record, deal: np.record) -> list[Event]:
    """The end of a round (if one was played) and the beginning of the next."""
    dealt = deal_of_record(deal)
    number = int(after.turn_round)
    began = RoundBegan(
        round=number,
        period=PERIODS[PERIOD_OF_ROUND[number]],
        first=int(after.first),
        event=event_view(after.event, int(after.event_token)),
        future=event_view(after.future, int(after.future_token)),
        market={
            place: MarketCard(card=card.card, tokens=list(card.tokens))
            for place, card in zip(POSITIONS, dealt.cards, strict=True)
        },
        income=[int(after.money[p] - before.money[p]) for p in range(after.players)],
    )
    return [RoundEnded(int(before.turn_round)), began] if before.turn_round else [began]
