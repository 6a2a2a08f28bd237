"""The words, positions and records of the game, as docs/notation.md describes them."""

from spyrium.notation.words import Decision, parse

__all__ = ["Decision", "parse"]
