"""Why a decision was better: the rest of the round after either decision, as the search expects it."""

from collections import Counter
from typing import NamedTuple

from spyrium.analysis.report import Reason
from spyrium.analysis.valuation import Foreseen
from spyrium.events import Gained, Paid
from spyrium.game import Game

# What the ends of the two lines have to show of the loss: a share, and at least so many win points.
SHOWN_SHARE, LEAST_SHOWN = 0.5, 1.0
NOTABLE_DENIAL = 2  # VP that a rival lacks, from which on it is a reason
NOTABLE_SCORE = 1.0  # VP by which expected final scores differ enough to be told


class _Round(NamedTuple):
    """A round played to its end: what everybody has then, and what the mover and others paid and took in."""

    seats: list[dict[str, int]]  # money, spyrium … by name, and score: the VP if the game ended here
    over: bool
    prices: dict[tuple[int, str], int]  # the first that a seat paid for a card
    takings: int


class Comparison(NamedTuple):
    """The round after the better decision and after the other one."""

    better: _Round
    other: _Round
    seat: int
    telling: bool  # whether the two ends show what the other decision loses

    def holds(self, code: str) -> bool:
        """Whether what a turn brings more is still there when the round is over, as far as that can be told."""
        return not self.telling or self._more({"vp": "score", "end": "score"}.get(code, code)) > 0

    def reasons(self, beside: set[str], told: set[str]) -> list[Reason]:
        """`beside`: the cards that the decision is about; what was `told` is not said again."""
        found = [] if "price" in told else self._cheaper(beside)
        found += self._dearer(beside)
        if not self.telling:
            return found
        if (idle := -self._more("active")) > 0:
            found.append(Reason("idle", amount=idle))
        if self._more("event_used") > 0:
            found.append(Reason("event"))
        return found + self._sums(told) + self._denied()

    def _more(self, name: str) -> int:
        return self.better.seats[self.seat][name] - self.other.seats[self.seat][name]

    def _cheaper(self, beside: set[str]) -> list[Reason]:
        return [
            Reason("price", amount=price, instead=self.other.prices[by, card], card=card)
            for (by, card), price in self.better.prices.items()
            if by == self.seat and price < self.other.prices.get((by, card), 0) and (self.telling or card in beside)
        ]

    def _dearer(self, beside: set[str]) -> list[Reason]:
        return [
            Reason("dearer", amount=price, instead=self.other.prices[by, card], card=card, seat=by)
            for (by, card), price in self.better.prices.items()
            if by != self.seat and card in beside and price > self.other.prices.get((by, card), price)
        ]

    def _sums(self, told: set[str]) -> list[Reason]:
        score = self._more("score")
        if self.better.over:
            return [Reason("final-score", amount=score)] if score > 0 and not told & {"vp", "end"} else []
        found = []
        if score > 0 and not told & {"vp", "end"}:
            found.append(Reason("round-score", amount=score))
        if self.better.takings > self.other.takings and self._more("money") > 0:
            found.append(Reason("takings", amount=self.better.takings, instead=self.other.takings))
            told = told | {"money"}
        for code in ("workers", "income", "spyrium", "money"):
            if code not in told and (more := self._more(code)) > 0:
                found.append(Reason(f"round-{code}", amount=more))  # type: ignore[arg-type]
        return found

    def _denied(self) -> list[Reason]:
        """The strongest rival, where that one has less."""
        rivals = [seat for seat in range(len(self.other.seats)) if seat != self.seat]
        rival = max(rivals, key=lambda seat: self.other.seats[seat]["score"])
        less = self.other.seats[rival]["score"] - self.better.seats[rival]["score"]
        return [Reason("denied", amount=less, seat=rival)] if less >= NOTABLE_DENIAL else []


def compare(game: Game, best: Foreseen, made: Foreseen, loss: float) -> Comparison | None:
    """None where a line breaks off before the round is over."""
    better, other = _play_round(game, best.words), _play_round(game, made.words)
    if better is None or other is None:
        return None
    seat = game.current
    shown = 100 * (best.chances[seat] - made.chances[seat])
    return Comparison(better, other, seat, telling=shown >= max(SHOWN_SHARE * loss, LEAST_SHOWN))


def _play_round(game: Game, words: list[str]) -> _Round | None:
    rest, seat = game.copy(), game.current
    prices: dict[tuple[int, str], int] = {}
    takings, card, price = 0, "", 0
    for word in words:
        mover = rest.current
        if takes(word):
            card, price = card_at(rest, word), 0
        rest.play(word)
        price += paid(rest, mover)
        if word.startswith("gain:") and mover == seat:
            takings += gained(rest, seat)
        if card and not rest.turn:
            prices.setdefault((mover, card), price)
            card = ""
    if not rest.over and not rest.awaiting_deal:
        return None
    return _Round(_seats(rest), rest.over, prices, takings)


def _seats(game: Game) -> list[dict[str, int]]:
    scores = game.projected_scores
    return [
        {
            "score": scores[seat],
            "workers": each["workers"],
            "income": each["residence"],
            "spyrium": each["spyrium"],
            "money": each["money"],
            "active": each["active"],
            "event_used": int(each["event_used"]),
        }
        for seat, each in enumerate(game.now()["seats"])
    ]


def expected_scores(seat: int, best: Foreseen, made: Foreseen) -> list[Reason]:
    """What the network expects at the end of the game, where there is nothing better to say."""
    if not best.scores or not made.scores:
        return []
    rival = max((k for k in range(len(made.scores)) if k != seat), key=lambda k: made.scores[k])
    if best.scores[seat] - made.scores[seat] >= NOTABLE_SCORE:
        return [Reason("expected", amount=_whole(best.scores[seat]), instead=_whole(made.scores[seat]))]
    if made.scores[rival] - best.scores[rival] >= NOTABLE_SCORE:
        less = _whole(best.scores[rival])
        return [Reason("expected-rival", amount=less, instead=_whole(made.scores[rival]), seat=rival)]
    return []


def _whole(score: float) -> int:
    return int(score + 0.5)


def takers_in(game: Game, words: list[str]) -> Counter[tuple[int, str]]:
    """How often each seat activates each card of the market in the line."""
    rest, found = game.copy(), Counter[tuple[int, str]]()
    for word in words:
        if takes(word):
            found[rest.current, card_at(rest, word)] += 1
        rest.play(word)
    return found


def takes(word: str) -> bool:
    return word.startswith(("activate:", "lobby:"))


def card_at(game: Game, word: str) -> str:
    found = game.now()["market"][word[-2:]]
    return found["card"] if found is not None else ""


def paid(game: Game, seat: int) -> int:
    """By the decision just played."""
    return sum(event.money for event in game.events if isinstance(event, Paid) and event.seat == seat)


def gained(game: Game, seat: int) -> int:
    return sum(event.money for event in game.events if isinstance(event, Gained) and event.seat == seat)
