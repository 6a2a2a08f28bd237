"""What can go wrong, each with a message that says what is wrong and what would be right."""

import msgspec

_LONGEST_SHOWN = 80


def shown(value: object) -> str:
    """A wrong value as a message shows it, cut short; whatever it is, showing it does not fail."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists nested without end
        return f"such a {type(value).__name__}"
    return shortened(text)


def shortened(text: str) -> str:
    """What was written, cut short: no message grows with a visitor's input."""
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"


class SpyriumError(ValueError):
    """The parent of everything that this package raises for input that is wrong."""


class InvalidArgument(SpyriumError):
    """A number of players, a seat, a name, a seed, a bot or a budget that cannot be."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a word cannot be played, by the message `refusal-<code>` of the catalogues with its values."""

    word: str
    code: str
    rule: str
    values: dict[str, str | int]
    legal: tuple[str, ...] = ()


class IllegalDecision(SpyriumError):
    """The decision cannot be made now. `rule` is the rule that forbids it, such as "R6.8"."""

    def __init__(self, message: str, rule: str | None = None, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.rule, self.refusal = rule, refusal


class InvalidPosition(SpyriumError):
    """A position that docs/notation.md does not allow. `field` says where; it is empty for the position as a whole."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}" if field else f"the position {message}")
        self.field = field


class InvalidRecord(SpyriumError):
    """A game record that cannot be read or replayed. `line` counts from 1; 0 where no line is to blame."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class InvalidEdition(SpyriumError):
    """An edition file that does not add up."""


class InvalidDeal(SpyriumError):
    """A deal that cannot follow: not awaited, more cards than the deck holds, tokens that the supply could not give."""

    of_event = False  # whether the event is to blame, not the cards
