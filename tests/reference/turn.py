"""One turn of one player, decision by decision, on a working copy of a position."""

from collections.abc import Callable
from typing import Any

from .cards import (
    BUILDINGS,
    CHARACTERS,
    EVENTS,
    GAPS,
    TECHNIQUES,
    TOKEN_VALUES,
    Amount,
    Effect,
    Numbers,
    event_wants_token,
)

Position = dict[str, Any]

MOST_WORKERS = 7
MOST_KEPT = 7


class CannotPayError(Exception):
    """The player lacks the money, the spyrium or the active workers for a decision."""


def copied(value: Any) -> Any:
    """A deep copy of plain JSON."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [copied(inner) for inner in value]
    return value


def ends(gap: str) -> tuple[str, str]:
    return gap[:2], gap[2:]


class Turn:
    """Where a turn stands: `step` says what is decided next, `table` is what has come of it so far.

    `words` lists what the rules offer there, whether or not it can be paid for; `legal` keeps those
    from which the turn can be completed, by trying.
    """

    def __init__(self, position: Position, numbers: Numbers) -> None:
        self.table: Position = copied(position)
        self.numbers = numbers
        self.step = "action"
        self.place = ""  # the market position being activated
        self.surcharge = 0
        self.windfall = Effect()  # the Windfall effect whose value is still to be chosen

    @property
    def seat(self) -> dict[str, Any]:
        return self.table["seats"][self.table["current"]]  # type: ignore[no-any-return]

    @property
    def over(self) -> bool:
        return self.step == "done"

    def after(self, word: str) -> "Turn":
        """The turn one decision later, for a word that is offered; this one stays as it is."""
        later = Turn(self.table, self.numbers)
        later.step, later.place = self.step, self.place
        later.surcharge, later.windfall = self.surcharge, self.windfall
        verb, _, rest = word.partition(":")
        later._decide(verb, rest)
        return later

    def can_be_completed(self) -> bool:
        return self.over or any(self.allows(word) for word in self.words())

    def allows(self, word: str) -> bool:
        """Whether the turn can be completed after this word with every cost paid."""
        try:
            return word in self.words() and self.after(word).can_be_completed()
        except CannotPayError:
            return False

    def legal(self) -> list[str]:
        return sorted(word for word in self.words() if self.allows(word))

    # What is offered

    def words(self) -> set[str]:
        offers: dict[str, Callable[[], set[str]]] = {
            "action": self._actions,
            "place": self._places,
            "build": self._sites,
            "token": self._token_choices,
            "value": lambda: {f"value:{value}" for value in TOKEN_VALUES},
            "reuse": lambda: self._uses("reuse", inclined=True),
            "residence": self._residence_choices,
            "bonus": self._bonus_choices,
            "done": set,
        }
        return offers[self.step]()

    def _actions(self) -> set[str]:
        if self.seat["phase"] == 1:
            return self._places() | self._event_uses() | {"phase2"}
        if self.seat["phase"] == 2:
            words = self._withdrawals() | self._event_uses() | self._uses("use", inclined=False)
            if self._has_upright("taylorism"):
                words.add("taylorism")
            if not self._own_gaps():
                words.add("pass")
            return words
        return set()

    def _places(self) -> set[str]:
        market = self.table["market"]
        return {f"place:{gap}" for gap in GAPS if any(market[end] for end in ends(gap))}

    def _event_uses(self) -> set[str]:
        event = self.table["event"]
        seat = self.seat
        if seat["event_used"]:
            return set()
        name = event["name"]
        if name in ("night-shift", "late-arrival") and seat["phase"] == 1:
            return set()
        if name == "recruitment" and seat["workers"] == MOST_WORKERS:
            return set()
        if event_wants_token(name) and event["token"] is None:
            return set()
        effects = EVENTS[name]
        if len(effects) > 1:
            return {f"event:{number}" for number in range(1, len(effects) + 1)}
        return {"event"}

    def _own_gaps(self) -> list[str]:
        return [gap for gap, seats in self.table["workers"].items() if self.table["current"] in seats]

    def _withdrawals(self) -> set[str]:
        words = set()
        for gap in self._own_gaps():
            cards = [end for end in ends(gap) if self.table["market"][end]]
            if not cards:
                words.add(f"gain:{gap}")
            for end in cards:
                words |= {f"gain:{gap}>{end}", f"activate:{gap}>{end}"}
                if self._has_upright("lobbying") and self._others_around(end) > 0:
                    words.add(f"lobby:{gap}>{end}")
        return words

    def _others_around(self, place: str) -> int:
        """The workers around a card, not counting the one that is about to leave."""
        around = [len(seats) for gap, seats in self.table["workers"].items() if place in ends(gap)]
        return sum(around) - 1

    def _uses(self, verb: str, *, inclined: bool) -> set[str]:
        return {
            f"{verb}:{building['card']}/{number}"
            for building in self.seat["buildings"]
            if building["inclined"] == inclined
            for number in range(1, len(BUILDINGS[building["card"]].effects) + 1)
        }

    def _sites(self) -> set[str]:
        own = self.seat["buildings"]
        return {"space"} | {f"replace:{old['card']}{'*' if old['inclined'] else ''}" for old in own}

    def _token_choices(self) -> set[str]:
        tokens = set(self.table["market"][self.place]["tokens"])
        words = {f"token:{token}" for token in tokens}
        if self._has_upright("commerce"):
            words |= {f"token:{token}={value}" for token in tokens for value in TOKEN_VALUES if value != token}
        return words

    def _residence_choices(self) -> set[str]:
        last = self.seat["residence"] == self.numbers["track"][-1]
        return {"score"} if last else {"advance", "score"}

    def _bonus_choices(self) -> set[str]:
        return {"cash"} if self.seat["workers"] == MOST_WORKERS else {"cash", "worker"}

    # What a decision does

    def _decide(self, verb: str, rest: str) -> None:
        deeds: dict[str, Callable[[], None]] = {
            "place": lambda: self._place(rest),
            "phase2": self._enter_phase_two,
            "event": lambda: self._use_event(int(rest or "1")),
            "gain": lambda: self._gain(*rest.partition(">")[::2]),
            "activate": lambda: self._activate(*rest.split(">"), lobby=False),
            "lobby": lambda: self._activate(*rest.split(">"), lobby=True),
            "space": lambda: self._build(""),
            "replace": lambda: self._build(rest),
            "token": lambda: self._choose_token(rest),
            "value": lambda: self._choose_value(int(rest)),
            "use": lambda: self._use(rest, inclined=False),
            "taylorism": self._use_taylorism,
            "reuse": lambda: self._use(rest, inclined=True),
            "advance": self._advance,
            "score": self._score_residence,
            "worker": lambda: self._choose_bonus("worker"),
            "cash": lambda: self._choose_bonus("cash"),
            "pass": self._pass,
        }
        deeds[verb]()

    def _place(self, gap: str) -> None:
        self._pay(workers=1)
        self.table["workers"].setdefault(gap, []).append(self.table["current"])
        self._finish()

    def _enter_phase_two(self) -> None:
        self.seat["phase"] = 2

    def _pass(self) -> None:
        self.seat["phase"] = 3
        self._finish()

    def _use_event(self, number: int) -> None:
        self.seat["event_used"] = True
        event = self.table["event"]
        if event["name"] == "night-shift":
            self._pay(money=1)
            self.step = "reuse"
        elif event["name"] == "late-arrival":
            self.step = "place"
        elif event["name"] == "recruitment":
            self._pay(money=self.seat["workers"])
            self._add_workers(1)
            self._finish()
        elif event["name"] == "windfall" and self._has_upright("commerce"):
            self.windfall = EVENTS["windfall"][number - 1]
            self.step = "value"
        else:
            self._carry_out(EVENTS[event["name"]][number - 1], event["token"] or 0)

    def _choose_value(self, value: int) -> None:
        if value != self.table["event"]["token"]:
            self._incline_technique("commerce")
        self._carry_out(self.windfall, value)

    def _gain(self, gap: str, place: str) -> None:
        money = self._others_around(place) if place else 0
        if self._has("capitalization"):
            money += 2
        self._withdraw(gap)
        self.seat["money"] += money
        self._finish()

    def _withdraw(self, gap: str) -> None:
        """The worker leaves the market and is inactive: it is counted as owned only."""
        standing = self.table["workers"][gap]
        standing.remove(self.table["current"])
        if not standing:
            del self.table["workers"][gap]

    def _activate(self, gap: str, place: str, *, lobby: bool) -> None:
        self.place = place
        self.surcharge = 0 if lobby else self._others_around(place)
        if lobby:
            self._incline_technique("lobbying")
        self._withdraw(gap)
        card = self.table["market"][place]["card"]
        if card in BUILDINGS:
            self.step = "build"
            return
        self._pay(money=self.numbers["price"][card] + self.surcharge)
        if card in TECHNIQUES:
            self.table["market"][place] = None
            self.seat["techniques"].append({"card": card, "inclined": False})
            self._finish()
        elif "token" in CHARACTERS[card]:
            self.step = "token"
            if not self.table["market"][place]["tokens"]:
                raise CannotPayError(f"{card}: no token left")
        else:
            self._carry_out(CHARACTERS[card], 0)

    def _build(self, replaced: str) -> None:
        card = self.table["market"][self.place]["card"]
        own = self.seat["buildings"]
        price, space = self.numbers["price"][card], 0
        if replaced:
            old = replaced.rstrip("*")
            own.remove({"card": old, "inclined": replaced.endswith("*")})
            if BUILDINGS[old].symbols & BUILDINGS[card].symbols:
                price = max(0, price - 3)
        else:
            space = len(own)
            if self._has("crane"):
                space = max(0, space - 3)
        self._pay(money=price + self.surcharge + space)
        own.append({"card": card, "inclined": False})
        self._instant_effect(card)

    def _instant_effect(self, card: str) -> None:
        tokens = self.table["market"][self.place]["tokens"]
        building = BUILDINGS[card]
        if building.token and tokens and self._has_upright("commerce"):
            self.step = "token"
        elif building.token and tokens:
            self._choose_token(str(tokens[0]))
        else:
            self.table["market"][self.place] = None
            self._add_workers(building.workers)
            self._carry_out(Effect(residence=building.residence), 0)

    def _choose_token(self, choice: str) -> None:
        token, _, chosen = choice.partition("=")
        on_market = self.table["market"][self.place]
        on_market["tokens"].remove(int(token))
        if self._has("commerce") and self.seat["kept"] < MOST_KEPT:
            self.seat["kept"] += 1
        else:
            self.table["tokens"]["discard"][int(token) - 1] += 1
        if chosen:
            self._incline_technique("commerce")
        card = on_market["card"]
        effect = CHARACTERS.get(card)
        if effect is None:
            self.table["market"][self.place] = None
            effect = BUILDINGS[card].token or Effect()
        self._carry_out(effect, int(chosen or token))

    def _use_taylorism(self) -> None:
        self._incline_technique("taylorism")
        self.step = "reuse"

    def _use(self, choice: str, *, inclined: bool) -> None:
        card, _, number = choice.partition("/")
        used = next(
            building
            for building in self.seat["buildings"]
            if building["card"] == card and building["inclined"] == inclined
        )
        used["inclined"] = True
        effect = BUILDINGS[card].effects[int(number) - 1]
        symbols = BUILDINGS[card].symbols
        if "mine" in symbols and self._has("automation"):
            effect = effect._replace(pay_workers=0)
        more = effect.pay_workers if "factory" in symbols and self._has("engineering") else 0
        self._carry_out(effect, 0, more_vp=more)

    def _advance(self) -> None:
        track = self.numbers["track"]
        self.seat["residence"] = track[track.index(self.seat["residence"]) + 1]
        self._finish()

    def _score_residence(self) -> None:
        self.seat["vp"] += self.seat["residence"]
        self._finish()

    def _choose_bonus(self, bonus: str) -> None:
        self._give_bonus(bonus)
        self._finish()

    # The common parts

    def _carry_out(self, effect: Effect, token: int, more_vp: int = 0) -> None:
        """Pays for an effect, then yields it (R6.9)."""

        def amount(stated: Amount) -> int:
            return token if stated == "token" else stated

        self._pay(amount(effect.pay_money), effect.pay_spyrium, effect.pay_workers)
        self.seat["money"] += amount(effect.money)
        self.seat["spyrium"] += amount(effect.spyrium)
        self.seat["vp"] += amount(effect.vp) + more_vp
        if effect.residence:
            self.step = "residence"
        else:
            self._finish()

    def _pay(self, money: int = 0, spyrium: int = 0, workers: int = 0) -> None:
        for stock, cost in (("money", money), ("spyrium", spyrium), ("active", workers)):
            if self.seat[stock] < cost:
                raise CannotPayError(f"{stock}: {cost} needed, {self.seat[stock]} there")
            self.seat[stock] -= cost

    def _add_workers(self, number: int) -> None:
        new = min(number, MOST_WORKERS - self.seat["workers"])
        self.seat["workers"] += new
        self.seat["active"] += new

    def _finish(self) -> None:
        """The end of the action; the bonuses of R10.2 are its last step."""
        seat = self.seat
        if seat["vp"] >= 20:
            for bonus in {"cash", "worker"} - set(seat["bonuses"]):
                self._give_bonus(bonus)
        self.step = "bonus" if seat["vp"] >= 8 and not seat["bonuses"] else "done"

    def _give_bonus(self, bonus: str) -> None:
        self.seat["bonuses"].append(bonus)
        if bonus == "cash":
            self.seat["money"] += 5
        else:
            self._add_workers(1)

    def _has(self, technique: str) -> bool:
        return any(own["card"] == technique for own in self.seat["techniques"])

    def _has_upright(self, technique: str) -> bool:
        return {"card": technique, "inclined": False} in self.seat["techniques"]

    def _incline_technique(self, technique: str) -> None:
        own = self.seat["techniques"]
        own[own.index({"card": technique, "inclined": False})]["inclined"] = True


def replayed(position: Position, numbers: Numbers) -> Turn:
    """The present turn with the decisions in `turn` made; ValueError where one of them is not legal."""
    turn = Turn(position, numbers)
    for word in position["turn"]:
        turn = decided(turn, word)
    return turn


def decided(turn: Turn, word: str) -> Turn:
    """The turn after a legal word; ValueError for any other."""
    if not turn.allows(word):
        raise ValueError(f"turn: {word} is not legal here; legal are {', '.join(turn.legal()) or 'none'}")
    return turn.after(word)
