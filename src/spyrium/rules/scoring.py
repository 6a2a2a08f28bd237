"""The final scoring (R11.3, R11.4)."""

from spyrium.jit.compiled import compiled, shared
from spyrium.rules.cards import (
    AUTOMATION,
    BUILDINGS,
    CAPITALIZATION,
    CRANE,
    ENGINEERING,
    FACTORY,
    LOBBYING,
    SYMBOLS,
    TAYLORISM,
    TECHNIQUE_LIMIT,
    TECHNIQUES,
)
from spyrium.rules.costs import has
from spyrium.rules.state import EditionTables, State


@compiled
def building_score(s: State, e: EditionTables, p: int) -> int:
    """The printed VP of the buildings owned."""
    total = 0
    for building in range(BUILDINGS):
        total += s.owned[p, building] * e.vp[building]
    return total


@compiled
def factory_score(s: State, e: EditionTables, p: int) -> int:
    total = 0
    for building in range(BUILDINGS):
        if SYMBOLS[building] & FACTORY != 0:
            total += s.owned[p, building] * e.vp[building]
    return total


@compiled
def technique_score(s: State, e: EditionTables, p: int, technique: int) -> int:
    """§9: what a technique is worth to its owner at the end."""
    if not has(s, p, technique):
        return 0
    worth = 0
    if technique == AUTOMATION:
        worth = s.spyrium[p]
    elif technique == CAPITALIZATION:
        worth = s.money[p] // 2
    elif technique == ENGINEERING:
        worth = factory_score(s, e, p)
    elif technique == CRANE:
        worth = s.buildings[p]
    elif technique == LOBBYING:
        worth = e.track[s.residence[p]]
    elif technique == TAYLORISM:
        worth = s.staff[p]
    else:  # Commerce
        worth = s.kept[p]
    return min(worth, TECHNIQUE_LIMIT)


@shared
def final_score(s: State, e: EditionTables, p: int) -> int:
    """R11.3: the score if the game ended now."""
    total = int(s.vp[p])
    if s.buildings[p] > 0:
        total += building_score(s, e, p)
    if s.techniques[p] != 0:
        for technique in range(TECHNIQUES):
            total += technique_score(s, e, p, technique)
    return total
