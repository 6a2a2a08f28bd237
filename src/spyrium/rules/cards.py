"""§7-§9 of docs/rules.md as tables: what every card does. Prices, VP and copies belong to the edition."""

from spyrium.rules.counts import Counts, counts

# Buildings, characters and techniques share one numbering, in the order of docs/notation.md.
(MINE_1, MINE_2, MINE_3, WORKSHOP_1, WORKSHOP_2, FACTORY_1, FACTORY_2, LABORATORY_1, LABORATORY_2, LABORATORY_3,
 NEIGHBOURHOOD_1, NEIGHBOURHOOD_2, RESIDENCE_1, RESIDENCE_2, UNIVERSITY_1, UNIVERSITY_2,
 LUXURY_HOME, MANSION, PALACE) = range(19)  # fmt: skip
(MINER, GEOLOGIST, APPRENTICE, ENGINEER, BUREAUCRAT, ADVISER, BANKER, FINANCIER, ARCHITECT) = range(19, 28)
BUILDINGS = 19
FIRST_CHARACTER = MINER
FIRST_TECHNIQUE = 28
CARDS = 35

# Techniques, counted from 0 as bits of a player's set.
(AUTOMATION, CAPITALIZATION, ENGINEERING, CRANE, LOBBYING, TAYLORISM, COMMERCE) = range(7)
TECHNIQUES = 7

(WINDFALL, COUNTRY_HOUSE, PATRONAGE, EXPORT, NIGHT_SHIFT, RECRUITMENT, LATE_ARRIVAL) = range(7)
EVENTS = 7

FACTORY, MINE, RESEARCH = 1, 2, 4
TOKEN_NONE, TOKEN_SPYRIUM, TOKEN_VP, TOKEN_FEE = 0, 1, 2, 3


def _table(entries: dict[int, int], size: int = CARDS) -> Counts:
    return counts([entries.get(card, 0) for card in range(size)])


SYMBOLS = _table({
    MINE_1: MINE, MINE_2: MINE, MINE_3: MINE,
    WORKSHOP_1: FACTORY, WORKSHOP_2: FACTORY, FACTORY_1: FACTORY, FACTORY_2: FACTORY,
    LABORATORY_1: FACTORY | RESEARCH, LABORATORY_2: FACTORY | RESEARCH, LABORATORY_3: FACTORY | RESEARCH,
    UNIVERSITY_1: RESEARCH, UNIVERSITY_2: RESEARCH,
})  # fmt: skip

# What a token on the card does for whoever takes it.
TOKEN_USE = _table({
    MINE_3: TOKEN_SPYRIUM, UNIVERSITY_1: TOKEN_VP, UNIVERSITY_2: TOKEN_VP,
    MINER: TOKEN_SPYRIUM, BUREAUCRAT: TOKEN_VP, BANKER: TOKEN_FEE, FINANCIER: TOKEN_FEE, ARCHITECT: TOKEN_FEE,
})  # fmt: skip

# What a card costs and gives at once, apart from its token.
SPYRIUM_COST = _table({APPRENTICE: 1, ENGINEER: 1})
SPYRIUM_GAIN = _table({GEOLOGIST: 2})
VP_GAIN = _table({APPRENTICE: 3, ENGINEER: 4, ADVISER: 3, BANKER: 4, FINANCIER: 5})
WORKER_GAIN = _table({NEIGHBOURHOOD_1: 1, NEIGHBOURHOOD_2: 2})
RESIDENCE_EFFECT = _table({RESIDENCE_1: 1, RESIDENCE_2: 1, ARCHITECT: 1})

# The effects of buildings when used: building, workers, spyrium paid, spyrium gained, VP.
EFFECT_ROWS = [
    (MINE_1, 1, 0, 1, 0),
    (MINE_2, 0, 0, 1, 0),
    (MINE_2, 1, 0, 2, 0),
    (MINE_3, 0, 0, 1, 0),
    (MINE_3, 1, 0, 3, 0),
    (WORKSHOP_1, 1, 1, 0, 3),
    (WORKSHOP_2, 1, 2, 0, 5),
    (FACTORY_1, 1, 2, 0, 6),
    (FACTORY_1, 2, 3, 0, 10),
    (FACTORY_2, 2, 3, 0, 10),
    (FACTORY_2, 2, 5, 0, 15),
    (LABORATORY_1, 1, 1, 0, 4),
    (LABORATORY_2, 1, 1, 0, 5),
    (LABORATORY_3, 1, 2, 0, 7),
    (UNIVERSITY_1, 1, 0, 0, 2),
    (UNIVERSITY_2, 1, 0, 0, 3),
    (UNIVERSITY_2, 2, 0, 0, 6),
]
EFFECTS = len(EFFECT_ROWS)
EFFECT_BUILDING, EFFECT_WORKERS, EFFECT_SPYRIUM_COST, EFFECT_SPYRIUM_GAIN, EFFECT_VP = (
    counts(column) for column in zip(*EFFECT_ROWS, strict=True)
)

# What techniques change in play, and at most score at the end each.
CAPITALIZATION_PAYS = 2  # £ more
ENGINEERING_VP = 1  # more for each worker used
CRANE_SAVES = 3  # £
KEPT_TOKENS = 7
TECHNIQUE_LIMIT = 7

SYMBOL_SAVES = 3  # £, where the replaced building shares a symbol (R6.4)

# Events that offer several effects: what each pays and gains, by option.
PATRONAGE_PAYS = counts([3, 6])
PATRONAGE_VP = counts([3, 5])
EXPORT_PAYS = counts([1, 3])
EXPORT_MONEY = counts([3, 6])
COUNTRY_HOUSE_PAYS = 1  # spyrium
NIGHT_SHIFT_PAYS = 1  # £
EVENT_OPTIONS = _table({WINDFALL: 3, PATRONAGE: 2, EXPORT: 2}, EVENTS)
