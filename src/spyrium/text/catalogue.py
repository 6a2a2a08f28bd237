"""The words people see, in five languages, from Project Fluent catalogues.

    catalogue("de").text("workers", n=3)  # "3 Arbeiter"

The `.ftl` files in `locale/` are shared by server, terminal and browser. A message that a
language lacks is taken from English.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from spyrium.errors import InvalidArgument

_LOCALE = files(__package__) / "locale"
LANGUAGES: Final = {code: of["name"] for code, of in json.loads((_LOCALE / "languages.json").read_bytes()).items()}
"""Language codes and what each language calls itself; the first is the fallback."""

FALLBACK: Final = "en"


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str, bundles: list[FluentBundle]) -> None:
        self.language = language
        self._bundles = bundles
        self._fixed: dict[str, str] = {}  # messages without variables: a board shows dozens of them

    def text(self, message: str, /, **values: str | int) -> str:
        """The message with its variables filled in.

        Raises KeyError for an unknown message, ValueError for a missing variable.
        """
        if values:
            return self._format(message, values)
        if message not in self._fixed:
            self._fixed[message] = self._format(message, {})
        return self._fixed[message]

    def percent(self, share: float) -> str:
        """“54%”, “54 %”, as the language writes it."""
        return format_percent(share, locale=self.language)

    def decimal(self, value: float, places: int = 1) -> str:
        """“87.0”, “87,0”."""
        return format_decimal(value, f"0.{'0' * places}", locale=self.language)

    def signed(self, value: float) -> str:
        """“+2.5”; next to nothing is no loss."""
        return format_decimal(round(value, 1) + 0.0, "+0.0;-0.0", locale=self.language)

    def _format(self, message: str, values: dict[str, str | int]) -> str:
        bundle = next((b for b in self._bundles if b.has_message(message)), None)
        pattern = bundle.get_message(message).value if bundle else None
        if bundle is None or pattern is None:
            raise KeyError(f"no message called {message!r}")
        text, mistakes = bundle.format_pattern(pattern, values)
        if mistakes:
            raise InvalidArgument(f"message {message!r}: {mistakes[0]}")
        return str(text)


def preferred(accepted: str) -> str:
    """The first of a browser's languages (`Accept-Language`) that we speak."""
    wishes = [(part.partition(";q=")[2] or "1", part.strip()[:2].lower()) for part in accepted.split(",")]
    spoken = [(weight.strip(), language) for weight, language in wishes if language in LANGUAGES]
    return max(spoken, key=lambda wish: wish[0])[1] if spoken else FALLBACK


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language tag such as "de" or "de-AT"; English where we do not speak it."""
    primary = language.lower().replace("_", "-").split("-")[0]
    chosen = primary if primary in LANGUAGES else FALLBACK
    return Catalogue(chosen, [_bundle(chosen)] if chosen == FALLBACK else [_bundle(chosen), _bundle(FALLBACK)])


def sources(language: str) -> dict[str, str]:
    """The Fluent source of each catalogue file of a language, by file name."""
    folder = _LOCALE / language
    found = (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {entry.name: entry.read_text(encoding="utf-8") for entry in sorted(found, key=lambda e: e.name)}


@cache
def _bundle(language: str) -> FluentBundle:
    # All five languages run left to right, so values need no isolation marks around them.
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle
