"""An analysis in sentences of the catalogues."""

from collections.abc import Sequence

from spyrium.analysis.report import Choice, DecisionStep, Reason, Step
from spyrium.game import Game
from spyrium.text.catalogue import Catalogue
from spyrium.text.sentences import explain


def tell_judgement(step: DecisionStep, names: Sequence[str], words: Catalogue) -> str:
    """“Mistake · Ada: 54% → 42%”."""
    judgement = words.text(f"judgement-{step.judgement}")
    return f"{judgement} · {tell_change(step, step.seat, names, words)}"


def tell_change(step: Step, seat: int, names: Sequence[str], words: Catalogue) -> str:
    """“Ada: 54% → 42%”."""
    before, after = (words.percent(chances[seat]) for chances in (step.before, step.after))
    return words.text("analysis-change", name=names[seat], before=before, after=after)


def tell_mistake(step: DecisionStep, game: Game, words: Catalogue) -> list[str]:
    """A judged decision line by line; `game` stands before it."""
    played = words.text("analysis-played", decision=explain(game, step.word, words))
    better = words.text("analysis-better", decision=_turn(step.best[0], game, words))
    return [played, better, *(tell_reason(reason, game, words) for reason in step.reasons)]


def _turn(choice: Choice, game: Game, words: Catalogue) -> str:
    """A decision and what is expected to follow in the same turn, which is what reasons speak of."""
    rest, told = game.copy(), []
    for word in [choice.word, *choice.line]:
        told.append(explain(rest, word, words))
        rest.play(word)
        if not rest.turn:
            break
    return " · ".join(told)


def tell_reason(reason: Reason, game: Game, words: Catalogue) -> str:
    """“Factory II would have cost £7 instead of £9.”"""
    card = words.text(f"card-{reason.card}") if reason.card else ""
    name = game.names[reason.seat] if reason.seat >= 0 else ""
    return words.text(f"reason-{reason.code}", n=reason.amount, instead=reason.instead, card=card, name=name)
