"""Editions: what is printed on the cards, as data with provenance."""

from spyrium.editions.edition import Card, Edition, Number

__all__ = ["Card", "Edition", "Number"]
