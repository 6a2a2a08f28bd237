"""Reading a position: everything that docs/notation.md asks for is checked, and a mistake names its field."""

from collections import Counter
from collections.abc import Mapping
from typing import cast

import numpy as np

from spyrium.editions import Edition
from spyrium.errors import InvalidPosition, shown
from spyrium.notation.deals import deck_needs
from spyrium.notation.position import Position, Result, Seat
from spyrium.notation.words import (
    CARD_NUMBER,
    CARDS,
    EVENT_NUMBER,
    EVENTS,
    GAPS,
    PERIODS,
    POSITIONS,
    TECHNIQUE_CARDS,
    kind_of,
)
from spyrium.rules.cards import COMMERCE, FIRST_TECHNIQUE, KEPT_TOKENS, WINDFALL
from spyrium.rules.deal import TOKENS_DUE, TOKENS_OF_EACH_VALUE
from spyrium.rules.engine import Records
from spyrium.rules.market import NO_CARD
from spyrium.rules.play import FIRST_BONUS, SECOND_BONUS
from spyrium.rules.state import (
    ACTION,
    AWAIT_DEAL,
    BONUS_CASH,
    BONUS_WORKER,
    MAX_PLAYERS,
    MAX_WORKERS,
    OVER,
    PASSED,
    PLACEMENT,
    ROUNDS,
    STATE,
)

ALL_TOKENS = 3 * TOKENS_OF_EACH_VALUE
MOST = 9999  # keeps every later sum inside the record's small integers


def _fields(value: object, names: list[str], place: str) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise InvalidPosition(place, f"should be an object with {', '.join(names)}, not {shown(value)}")
    for name in names:
        if name not in value:
            raise InvalidPosition(f"{place}.{name}".lstrip("."), "is missing")
    for name in value:
        if name not in names:
            raise InvalidPosition(f"{place}.{name}".lstrip("."), f"is unknown; expected are {', '.join(names)}")
    return cast(Mapping[str, object], value)


def _number(value: object, least: int, most: int, place: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise InvalidPosition(place, f"should be a whole number from {least} to {most}, not {shown(value)}")
    return value


def _truth(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        raise InvalidPosition(place, f"should be true or false, not {shown(value)}")
    return value


def _list(value: object, place: str) -> list[object]:
    if not isinstance(value, list):
        raise InvalidPosition(place, f"should be a list, not {shown(value)}")
    return value


def _name(value: object, known: list[str], place: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise InvalidPosition(place, f"should be one of {', '.join(known)}, not {shown(value)}")
    return value


def find_edition(label: object, given: Edition | None) -> Edition:
    """The edition that a position names: the one given, or one that comes with the package."""
    if not isinstance(label, str) or len(label.split()) != 2:
        raise InvalidPosition(
            "edition", f"should be a name and a hash, such as “standard sha256:…”, not {shown(label)}"
        )
    name, digest = label.split()
    if given is None and name not in Edition.names():
        raise InvalidPosition("edition", f"“{name}” does not come with the game; give its file too (--edition FILE)")
    edition = given or Edition.labelled(name, digest)
    if edition.hash != digest:
        raise InvalidPosition("edition", f"is {digest}, but the edition “{edition.name}” at hand is {edition.hash}")
    return edition


class _Reader:
    """Fills one state from a position, part by part."""

    def __init__(self, position: object, edition: Edition | None) -> None:
        self.data = _fields(position, list(Position.__annotations__), "")
        self.edition = find_edition(self.data["edition"], edition)
        self.states = np.zeros(1, STATE)
        self.state = self.states[0]
        self.cards: Counter[str] = Counter()
        self.loose_tokens = [0, 0, 0]

    def read(self) -> tuple[Records, Edition, list[str]]:
        s = self.state
        seats = _list(self.data["seats"], "seats")
        if not 2 <= len(seats) <= MAX_PLAYERS:
            raise InvalidPosition("seats", f"should be 2 to {MAX_PLAYERS}, not {len(seats)} (R1.1)")
        s.players = len(seats)
        s.turn_round = _number(self.data["round"], 1, ROUNDS, "round")
        s.first = _number(self.data["first"], 0, len(seats) - 1, "first")
        s.current = _number(self.data["current"], 0, len(seats) - 1, "current")
        s.spot = s.in_hand = s.option = -1
        self.read_events()
        self.read_market()
        self.read_workers()
        for p, seat in enumerate(seats):
            self.read_seat(p, seat)
        self.read_tokens()
        self.read_decks()
        self.check_cards()
        self.find_step()
        turn = _list(self.data["turn"], "turn")
        if not all(isinstance(word, str) for word in turn):
            raise InvalidPosition("turn", "should be a list of words")
        return self.states, self.edition, cast(list[str], turn)

    def read_event(self, field: str) -> tuple[int, int]:
        event = _fields(self.data[field], ["name", "token"], field)
        number = EVENT_NUMBER[_name(event["name"], EVENTS, f"{field}.name")]
        if event["token"] is None:
            return number, 0
        token = _number(event["token"], 1, 3, f"{field}.token")
        if number != WINDFALL:
            raise InvalidPosition(f"{field}.token", f"should be null: “{event['name']}” uses none")
        self.loose_tokens[token - 1] += 1
        return number, token

    def read_events(self) -> None:
        s = self.state
        s.event, s.event_token = self.read_event("event")
        s.future, s.future_token = self.read_event("future")
        if s.event == s.future:
            raise InvalidPosition("future", "should not be the round's event")
        left = [_name(name, EVENTS, "events_left") for name in _list(self.data["events_left"], "events_left")]
        if len(left) != ROUNDS - s.turn_round:
            raise InvalidPosition(
                "events_left",
                f"should hold {ROUNDS - s.turn_round} events in round {s.turn_round}, not {len(left)}",
            )
        for name in left:
            number = EVENT_NUMBER[name]
            if number in (s.event, s.future) or s.events_left[number]:
                raise InvalidPosition("events_left", f"holds “{name}”, which is on the board or listed twice")
            s.events_left[number] = 1

    def read_market(self) -> None:
        market = _fields(self.data["market"], POSITIONS, "market")
        for k, name in enumerate(POSITIONS):
            place = f"market.{name}"
            if market[name] is None:
                self.state.card[k] = NO_CARD
                continue
            entry = _fields(market[name], ["card", "tokens"], place)
            card = CARD_NUMBER[_name(entry["card"], CARDS, f"{place}.card")]
            self.state.card[k] = card
            self.cards[CARDS[card]] += 1
            tokens = [_number(t, 1, 3, f"{place}.tokens") for t in _list(entry["tokens"], f"{place}.tokens")]
            most = int(TOKENS_DUE[self.state.players, card])
            if len(tokens) > most:
                raise InvalidPosition(f"{place}.tokens", f"“{CARDS[card]}” holds {most} at most here (R3.4)")
            for token in tokens:
                self.state.tokens[k, token - 1] += 1
                self.loose_tokens[token - 1] += 1

    def read_workers(self) -> None:
        workers = self.data["workers"]
        if not isinstance(workers, dict):
            raise InvalidPosition("workers", "should be an object from gaps to lists of seats")
        for gap, seats in workers.items():
            if gap not in GAPS:
                raise InvalidPosition(
                    f"workers.{gap}", f"is not a gap between two neighbours; the gaps are {', '.join(GAPS)}"
                )
            if not _list(seats, f"workers.{gap}"):
                raise InvalidPosition(f"workers.{gap}", "is empty; leave out gaps without workers")
            for seat in _list(seats, f"workers.{gap}"):
                p = _number(seat, 0, self.state.players - 1, f"workers.{gap}")
                if self.state.in_market[p] == MAX_WORKERS:
                    raise InvalidPosition(f"workers.{gap}", f"seat {p} has more than {MAX_WORKERS} workers (R1.1)")
                self.state.workers[GAPS.index(gap), p] += 1
                self.state.crowd[GAPS.index(gap)] += 1
                self.state.in_market[p] += 1

    def read_seat(self, p: int, value: object) -> None:
        s, place = self.state, f"seats[{p}]"
        seat = _fields(value, list(Seat.__annotations__), place)
        for field, target in (("money", s.money), ("spyrium", s.spyrium), ("vp", s.vp)):
            target[p] = _number(seat[field], 0, MOST, f"{place}.{field}")
        track = [int(space) for space in self.edition.track]
        space = _number(seat["residence"], track[0], track[-1], f"{place}.residence")
        if space not in track:
            raise InvalidPosition(f"{place}.residence", f"should be a number of the track {track}")
        s.residence[p] = track.index(space)
        s.phase[p] = _number(seat["phase"], PLACEMENT, PASSED, f"{place}.phase")
        s.event_used[p] = _truth(seat["event_used"], f"{place}.event_used")
        self.read_staff(p, seat, place)
        self.read_bonuses(p, seat["bonuses"], f"{place}.bonuses")
        self.read_buildings(p, seat["buildings"], f"{place}.buildings")
        self.read_techniques(p, seat["techniques"], f"{place}.techniques")
        s.kept[p] = _number(seat["kept"], 0, KEPT_TOKENS, f"{place}.kept")
        if s.kept[p] and not s.techniques[p] >> COMMERCE & 1:
            raise InvalidPosition(f"{place}.kept", "only the owner of Commerce keeps tokens (R9.7)")

    def read_staff(self, p: int, seat: Mapping[str, object], place: str) -> None:
        s = self.state
        s.staff[p] = _number(seat["workers"], 0, MAX_WORKERS, f"{place}.workers")
        s.active[p] = _number(seat["active"], 0, MAX_WORKERS, f"{place}.active")
        standing = int(s.in_market[p])
        if s.active[p] + standing > s.staff[p]:
            raise InvalidPosition(
                f"{place}.active",
                f"{s.active[p]} active and {standing} in the market are more than {s.staff[p]} owned",
            )
        if s.phase[p] == PLACEMENT and s.active[p] + standing != s.staff[p]:
            raise InvalidPosition(f"{place}.active", "in phase 1 every worker is active or in the market (R3.5)")
        if s.phase[p] == PASSED and standing:
            raise InvalidPosition(f"{place}.phase", "a player with workers in the market cannot have passed (R6.8)")

    def read_bonuses(self, p: int, value: object, place: str) -> None:
        bits = {"cash": BONUS_CASH, "worker": BONUS_WORKER}
        names = [_name(name, list(bits), place) for name in _list(value, place)]
        vp = int(self.state.vp[p])
        due = 0 if vp < FIRST_BONUS else 1 if vp < SECOND_BONUS else 2
        if len(set(names)) != len(names):
            raise InvalidPosition(place, f"should name a bonus once, not {shown(names)}")
        if len(names) != due:
            raise InvalidPosition(place, f"with {vp} VP there should be {due}, not {len(names)} (R10.2)")
        self.state.bonuses[p] = sum(bits[name] for name in names)

    def read_owned(self, value: object, kind: str, p: int, place: str) -> list[tuple[int, bool]]:
        owned = []
        for k, entry in enumerate(_list(value, place)):
            card = _fields(entry, ["card", "inclined"], f"{place}[{k}]")
            known = [slug for slug in CARDS if kind_of(slug) == kind]
            slug = _name(card["card"], known, f"{place}[{k}].card")
            inclined = _truth(card["inclined"], f"{place}[{k}].inclined")
            if inclined and self.state.phase[p] == PLACEMENT and not self.may_incline_early(slug, p):
                raise InvalidPosition(f"{place}[{k}].inclined", "nothing is inclined in phase 1 (R11.1)")
            self.cards[slug] += 1
            owned.append((CARD_NUMBER[slug], inclined))
        return owned

    def may_incline_early(self, slug: str, p: int) -> bool:
        """Commerce alone can be used up in phase 1: by Windfall (R9.7)."""
        s = self.state
        return slug == TECHNIQUE_CARDS[COMMERCE] and s.event == WINDFALL and bool(s.event_used[p])

    def read_buildings(self, p: int, value: object, place: str) -> None:
        s = self.state
        for card, inclined in self.read_owned(value, "building", p, place):
            if s.buildings[p] == len(CARDS):
                raise InvalidPosition(place, "there are more buildings than the edition has")
            s.owned[p, card] += 1
            s.inclined[p, card] += inclined
            s.buildings[p] += 1

    def read_techniques(self, p: int, value: object, place: str) -> None:
        s = self.state
        for card, inclined in self.read_owned(value, "technique", p, place):
            bit = 1 << (card - FIRST_TECHNIQUE)
            if s.techniques[p] & bit:
                raise InvalidPosition(place, f"“{CARDS[card]}” is there twice; each technique exists once")
            s.techniques[p] |= bit
            s.exhausted[p] |= bit if inclined else 0

    def read_tokens(self) -> None:
        piles = _fields(self.data["tokens"], ["supply", "discard"], "tokens")
        total = sum(self.loose_tokens) + int(self.state.kept.sum())
        seen = list(self.loose_tokens)
        for field, target in (("supply", self.state.supply), ("discard", self.state.discard)):
            counts = _list(piles[field], f"tokens.{field}")
            if len(counts) != 3:
                raise InvalidPosition(f"tokens.{field}", "should be three counts: of value 1, 2 and 3")
            for k, count in enumerate(counts):
                target[k] = _number(count, 0, TOKENS_OF_EACH_VALUE, f"tokens.{field}")
                seen[k] += int(target[k])
            total += int(target.sum())
        if max(seen) > TOKENS_OF_EACH_VALUE:
            value = seen.index(max(seen)) + 1
            raise InvalidPosition(
                "tokens", f"there are {max(seen)} of value {value}; {TOKENS_OF_EACH_VALUE} exist (R1.2)"
            )
        if total != ALL_TOKENS:
            raise InvalidPosition(
                "tokens", f"there are {total} on the board and kept; it should be {ALL_TOKENS} (R1.2)"
            )

    def read_decks(self) -> None:
        decks = _fields(self.data["decks"], PERIODS, "decks")
        needs = deck_needs(int(self.state.turn_round))
        for k, period in enumerate(PERIODS):
            deck, place = decks[period], f"decks.{period}"
            if not isinstance(deck, dict):
                raise InvalidPosition(place, "should be an object from cards to counts")
            for slug, count in deck.items():
                _name(slug, CARDS, place)
                most = self.edition.decks[period].get(slug, 0)
                self.state.decks[k, CARD_NUMBER[slug]] = _number(count, 1, max(most, 1), f"{place}.{slug}")
                if most == 0:
                    raise InvalidPosition(f"{place}.{slug}", f"is not in period {period} of the edition")
                self.cards[slug] += cast(int, count)
            if self.state.decks[k].sum() < needs[k]:
                raise InvalidPosition(place, f"should hold {needs[k]} cards at least for the rounds to come")

    def check_cards(self) -> None:
        for slug, count in self.cards.items():
            copies = sum(self.edition.cards[slug].copies.values())
            if count > copies:
                raise InvalidPosition("decks", f"“{slug}” is there {count} times in all; the edition has {copies}")

    def find_step(self) -> None:
        """Whether somebody acts, a deal is awaited, or the game is over."""
        s = self.state
        everybody_passed = all(s.phase[p] == PASSED for p in range(s.players))
        if not everybody_passed:
            s.step = ACTION
            if s.phase[s.current] == PASSED:
                raise InvalidPosition("current", f"seat {s.current} has passed (R4.1)")
        else:
            s.step = OVER if s.turn_round == ROUNDS else AWAIT_DEAL
            if self.data["turn"]:
                raise InvalidPosition("turn", "should be empty once everybody has passed")
        if s.step != OVER and self.data["result"] is not None:
            raise InvalidPosition("result", f"should be null before the end of round {ROUNDS}")


def check_result(result: object, due: Result) -> None:
    """What a finished game's position says of scores and winners is what the rules make of it."""
    told = _fields(result, list(Result.__annotations__), "result")
    for field, numbers in (("scores", due["scores"]), ("winners", due["winners"])):
        listed = _list(told[field], f"result.{field}")
        if listed != numbers or any(type(number) is not int for number in listed):  # 1 equals 1.0 and true
            raise InvalidPosition(f"result.{field}", f"should be {numbers}, not {shown(listed)}")


def read_position(position: object, edition: Edition | None) -> tuple[Records, Edition, list[str]]:
    """A state, its edition and the words of the present turn; InvalidPosition names the field that is wrong."""
    return _Reader(position, edition).read()
