"""A refused word in the languages of the catalogues."""

from spyrium.errors import Refusal
from spyrium.text.catalogue import Catalogue

_SHOWN = 8
_NAMED = ("card", "event")  # values that are slugs, told by name


def refusal_text(refused: Refusal, words: Catalogue) -> str:
    """“pass” cannot be played: …, by which rule, and what is legal instead."""
    values = {key: words.text(f"{key}-{value}") if key in _NAMED else value for key, value in refused.values.items()}
    reason = words.text(f"refusal-{refused.code}", **values)
    said = words.text("refusal", word=refused.word, reason=reason, rule=refused.rule)
    if not refused.legal:
        return said
    shown, more = ", ".join(refused.legal[:_SHOWN]), len(refused.legal) - _SHOWN
    if more > 0:
        return f"{said} {words.text('refusal-legal-more', words=shown, n=more)}"
    return f"{said} {words.text('refusal-legal', words=shown)}"
