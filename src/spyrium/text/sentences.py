"""Decisions and events as sentences of the catalogues: for the terminal, notifications and screen readers."""

from functools import reduce

from spyrium import events as ev
from spyrium.game import Game
from spyrium.notation.words import CARDS, kind_of
from spyrium.prices import Price, Quote
from spyrium.rules.cards import TOKEN_FEE, TOKEN_USE
from spyrium.text.board import gap_text
from spyrium.text.catalogue import Catalogue
from spyrium.text.numbers import numbers_of, option_text

_SYMBOL_OF_ITEM = {"base": "item-price", "workers": "item-surcharge", "space": "item-space", "token": "item-token"}


# What can be done in a turn, in the order in which it is said, and the words that do it.
_ACTIONS = {
    "place": ("place",),
    "withdraw": ("gain", "activate", "lobby"),
    "use": ("use",),
    "taylorism": ("taylorism",),
    "event": ("event",),
    "phase2": ("phase2",),
    "pass": ("pass",),
}


def question(game: Game, words: Catalogue) -> str:
    """What is asked of whoever is to decide: of all actions only those that are possible now."""
    if game.prompt != "action":
        number = int(game.state.in_hand)
        card = words.text(f"card-{CARDS[number]}") if number >= 0 else ""
        return words.text(f"prompt-{game.prompt}", card=card)
    kinds = {word.partition(":")[0] for word in game.legal}
    possible = [action for action, verbs in _ACTIONS.items() if kinds & {*verbs}]
    if possible == ["pass"]:
        return words.text("prompt-action-only-pass")
    message = "action"
    if game.turn:
        message = "action-entered"
    elif "phase2" in possible and "place" not in possible:
        message = "action-no-workers"
    return words.text(f"prompt-{message}", actions=_either([words.text(f"action-{each}") for each in possible], words))


def _either(choices: list[str], words: Catalogue) -> str:
    *others, last = choices
    if not others:
        return last
    first = reduce(lambda so_far, each: words.text("actions-comma", first=so_far, second=each), others)
    return words.text("actions-or", first=first, second=last)


def explain(game: Game, word: str, words: Catalogue) -> str:
    """What a legal word does, as the label of a choice: “Take £4 at Mine I”."""
    kind, _, rest = word.partition(":")
    quote = game.quote(word)
    if kind == "place":
        return words.text("decide-place", gap=gap_text(game, rest, words))
    if kind == "event":
        return _explain_event(game, rest, quote, words)
    if kind == "gain":
        if ">" not in rest:
            return words.text("decide-gain-empty", money=quote.money)
        return words.text(
            "decide-gain-from", money=quote.money, card=_card_at(game, rest, words), gap=_gap(game, rest, words)
        )
    if kind in ("activate", "lobby"):
        cheapest = min((way.total for way in quote.ways), default=-quote.money)
        text = words.text(
            f"decide-{kind}-from", card=_card_at(game, rest, words), money=cheapest, gap=_gap(game, rest, words)
        )
        fees = _fees(game, rest[-2:], words)
        return f"{text} ({words.text('way-token', fees=fees)})" if fees else text
    if kind in ("space", "replace"):
        inclined = "-inclined" if rest.endswith("*") else ""
        values = {"card": words.text(f"card-{rest.rstrip('*')}")} if rest else {}
        return words.text(f"decide-{kind}{inclined}", money=-quote.money, **values)
    if kind == "token":
        token, _, value = rest.partition("=")
        if value:
            return words.text("decide-token-as", n=int(token), value=int(value))
        return words.text("decide-token", n=int(token))
    if kind == "value":
        printed = game.now()["event"]["token"] == int(rest)
        return words.text("decide-value-printed" if printed else "decide-value", value=int(rest))
    if kind in ("use", "reuse"):
        card, effect = rest.split("/")
        return words.text(
            f"decide-{kind}", card=words.text(f"card-{card}"), effect=option_text(card, int(effect), words)
        )
    if kind in ("advance", "score"):
        return _explain_residence(game, kind, words)
    return words.text(f"decide-{kind}")


def _fees(game: Game, position: str, words: Catalogue) -> str:
    """What the tokens of a card would cost on top of its price: “£1 or £3”; empty where they cost nothing."""
    card = game.now()["market"][position]
    if card is None or TOKEN_USE[CARDS.index(card["card"])] != TOKEN_FEE:
        return ""
    return _either([f"£{token}" for token in sorted(set(card["tokens"]))], words)


def _explain_event(game: Game, option: str, quote: Quote, words: Catalogue) -> str:
    event = game.now()["event"]
    name = event["name"]
    if name == "windfall":
        chosen_later = not (quote.money or quote.spyrium or quote.vp)  # with Commerce ready
        return words.text(f"decide-event-windfall-{'value-' if chosen_later else ''}{option}", n=event["token"] or 0)
    if name == "recruitment":
        return words.text("decide-event-recruitment", money=game.now()["seats"][game.current]["workers"])
    return words.text(f"decide-event-{name}" + (f"-{option}" if option else ""), **numbers_of(name))


def _explain_residence(game: Game, kind: str, words: Catalogue) -> str:
    space = game.now()["seats"][game.current]["residence"]
    if kind == "score":
        return words.text("decide-score", n=space)
    track = [int(number) for number in game.edition.track]
    return words.text("decide-advance", n=track[track.index(space) + 1])


def _card_at(game: Game, place: str, words: Catalogue) -> str:
    card = game.now()["market"][place[-2:]]
    return words.text(f"card-{card['card']}") if card is not None else place


def _gap(game: Game, place: str, words: Catalogue) -> str:
    return gap_text(game, place[:4], words)


def tell(event: ev.Event, game: Game, words: Catalogue) -> str | None:
    """An event as a sentence of the log; None for what another sentence already says."""
    match event:
        case ev.RoundBegan():
            return _tell_round(event, game, words)
        case ev.RoundEnded(round=number):
            return words.text("log-round-ended", n=number)
        case ev.GameEnded():
            return _tell_end(event, game, words)
    name = game.names[event.seat]
    match event:
        case ev.WorkerPlaced(gap=gap):
            return words.text("log-worker-placed", name=name, gap=gap_text(game, gap, words))
        case ev.PhaseEntered():
            return words.text("log-phase-entered", name=name)
        case ev.WorkerWithdrawn(gap=gap):
            return words.text("log-worker-withdrawn", name=name, gap=gap_text(game, gap, words))
        case ev.EventUsed(event=used):
            return words.text("log-event-used", name=name, event=words.text(f"event-{used}"))
        case ev.Paid():
            return _tell_paid(event, name, words)
        case ev.Gained():
            return _tell_gained(event, name, words)
        case ev.CharacterCalled(card=card):
            return words.text("log-character-called", name=name, card=words.text(f"card-{card}"))
        case ev.TechniquePatented(card=card):
            return words.text("log-technique-patented", name=name, card=words.text(f"card-{card}"))
        case ev.TechniqueUsed(card=card):
            return words.text("log-technique-used", name=name, card=words.text(f"card-{card}"))
        case ev.BuildingChosen(card=card):
            return words.text("log-building-chosen", name=name, card=words.text(f"card-{card}"))
        case ev.ValueChosen(value=value):
            return words.text("log-value-chosen", name=name, value=value)
        case ev.BuildingConstructed(card=card, replaced=None):
            return words.text("log-building-constructed", name=name, card=words.text(f"card-{card}"))
        case ev.BuildingConstructed(card=card, replaced=old):
            return words.text(
                "log-building-constructed-replacing",
                name=name,
                card=words.text(f"card-{card}"),
                old=words.text(f"card-{old}"),
            )
        case ev.TokenTaken(token=token, value=value):
            if token != value:
                return words.text("log-token-counted", name=name, n=token, value=value)
            return words.text("log-token-kept", name=name, n=token) if event.kept else None
        case ev.BuildingUsed(card=card, effect=effect):
            message = "log-building-used-again" if event.again else "log-building-used"
            use = option_text(card, effect, words)
            return words.text(message, name=name, card=words.text(f"card-{card}"), effect=use)
        case ev.ResidenceAdvanced(space=space):
            return words.text("log-residence-advanced", name=name, n=space)
        case ev.BonusReceived():
            return _tell_bonus(event, name, words)
        case ev.Passed():
            return words.text("log-passed", name=name)
    return None


def price_items(price: Price, words: Catalogue) -> str:
    """“6 (price) + 2 (workers) − 3 (shared symbol)”."""
    items = [words.text(message, n=n) for part, message in _SYMBOL_OF_ITEM.items() if (n := getattr(price, part))]
    text = " + ".join(items)
    return f"{text} − {words.text('item-discount', n=price.discount)}" if price.discount else text


def _tell_paid(event: ev.Paid, name: str, words: Catalogue) -> str:
    sentences = []
    if event.money and event.price is not None:
        items = price_items(event.price, words)
        sentences.append(words.text("log-paid-items", name=name, n=event.money, items=items))
    elif event.money:
        sentences.append(words.text("log-paid", name=name, n=event.money))
    if event.spyrium:
        sentences.append(words.text("log-paid-spyrium", name=name, n=event.spyrium))
    return " ".join(sentences)


def _tell_gained(event: ev.Gained, name: str, words: Catalogue) -> str:
    gains = (
        ("log-gained-money", event.money),
        ("log-gained-spyrium", event.spyrium),
        ("log-gained-points", event.vp),
        ("log-gained-workers", event.workers),
    )
    return " ".join(words.text(message, name=name, n=n) for message, n in gains if n)


def _tell_bonus(event: ev.BonusReceived, name: str, words: Catalogue) -> str:
    kind = event.bonus if event.bonus == "cash" or event.workers else "none"
    return words.text(f"log-bonus-received-{kind}", name=name)


def _tell_round(event: ev.RoundBegan, game: Game, words: Catalogue) -> str:
    cards = ", ".join(words.text(f"card-{card['card']}") for card in event.market.values())
    return " ".join(
        [
            words.text("log-round-began", n=event.round),
            words.text("log-first-player", name=game.names[event.first]),
            words.text("log-market-dealt", cards=cards),
            words.text("log-event", event=words.text(f"event-{event.event['name']}")),
            *(
                words.text("log-income", name=name, n=income)
                for name, income in zip(game.names, event.income, strict=True)
            ),
        ]
    )


def _tell_end(event: ev.GameEnded, game: Game, words: Catalogue) -> str:
    names = [game.names[seat] for seat in event.winners]
    best = max(event.scores)
    if len(names) == 1:
        return words.text("log-winner", name=names[0], n=best)
    return words.text("log-shared-victory", names=", ".join(names), n=best)


def final_lines(game: Game, seat: int, words: Catalogue) -> list[str]:
    """The final score of a seat, line by line."""
    sheet = game.score_sheet(seat)
    lines = [
        words.text("log-final-played", n=sheet.pop("vp")),
        words.text("log-final-buildings", n=sheet.pop("buildings")),
    ]
    lines += [
        words.text("log-final-technique", card=words.text(f"card-{card}"), reason=words.text(f"final-{card}"), n=n)
        for card, n in sheet.items()
        if kind_of(card) == "technique"
    ]
    return lines
