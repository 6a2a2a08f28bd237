# What cards and events do, in a sentence; `option-…` is one use of a building, numbered as in the notation.

## Buildings

effect-mine-1 = Zet 1 werker in en krijg 1 spyrium.
effect-mine-2 = Levert 1 spyrium op zonder werker, of 2 met een werker.
effect-mine-3 = Bij de bouw: zoveel spyrium als de fiche aangeeft. Bij gebruik: 1 spyrium zonder werker, of 3 met een werker.
effect-workshop-1 = 1 werker maakt van 1 spyrium 3 OP.
effect-workshop-2 = 1 werker maakt van 2 spyrium 5 OP.
effect-factory-1 = 1 werker maakt van 2 spyrium 6 OP, of 2 werkers maken van 3 spyrium 10 OP.
effect-factory-2 = 2 werkers maken van 3 spyrium 10 OP, of van 5 spyrium 15 OP.
effect-laboratory-1 = 1 werker maakt van 1 spyrium 4 OP. Telt als fabriek en als onderzoek.
effect-laboratory-2 = 1 werker maakt van 1 spyrium 5 OP. Telt als fabriek en als onderzoek.
effect-laboratory-3 = 1 werker maakt van 2 spyrium 7 OP. Telt als fabriek en als onderzoek.
effect-neighbourhood-1 = Bij de bouw: 1 werker uit je reserve, meteen actief. Daarna niet te gebruiken.
effect-neighbourhood-2 = Bij de bouw: 2 werkers uit je reserve (of de laatste), meteen actief. Daarna niet te gebruiken.
effect-residence-1 = Bij de bouw: één vakje verder op het woonspoor, of het getal van je vakje als OP. Daarna niet te gebruiken.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = Bij de bouw: zoveel OP als de fiche aangeeft. Bij gebruik: 1 werker levert 2 OP op.
effect-university-2 = Bij de bouw: zoveel OP als de fiche aangeeft. Bij gebruik: 1 werker levert 3 OP op, 2 werkers 6 OP.
effect-luxury-home = Doet niets tijdens het spel, maar levert punten op aan het einde.
effect-mansion = Doet niets tijdens het spel, maar levert veel punten op aan het einde.
effect-palace = Doet niets tijdens het spel; het deftigste gebouw, met de meeste punten aan het einde.

## Uses of buildings

option-mine-1-1 = 1 werker → 1 spyrium
option-mine-2-1 = geen werker → 1 spyrium
option-mine-2-2 = 1 werker → 2 spyrium
option-mine-3-1 = geen werker → 1 spyrium
option-mine-3-2 = 1 werker → 3 spyrium
option-workshop-1-1 = 1 werker + 1 spyrium → 3 OP
option-workshop-2-1 = 1 werker + 2 spyrium → 5 OP
option-factory-1-1 = 1 werker + 2 spyrium → 6 OP
option-factory-1-2 = 2 werkers + 3 spyrium → 10 OP
option-factory-2-1 = 2 werkers + 3 spyrium → 10 OP
option-factory-2-2 = 2 werkers + 5 spyrium → 15 OP
option-laboratory-1-1 = 1 werker + 1 spyrium → 4 OP
option-laboratory-2-1 = 1 werker + 1 spyrium → 5 OP
option-laboratory-3-1 = 1 werker + 2 spyrium → 7 OP
option-university-1-1 = 1 werker → 2 OP
option-university-2-1 = 1 werker → 3 OP
option-university-2-2 = 2 werkers → 6 OP

## Characters

effect-miner = Neem een fiche: je krijgt zoveel spyrium.
effect-geologist = Je krijgt 2 spyrium.
effect-apprentice = Betaal 1 spyrium, krijg 3 OP.
effect-engineer = Betaal 1 spyrium, krijg 4 OP.
effect-bureaucrat = Neem een fiche: je krijgt zoveel OP.
effect-adviser = Je krijgt 3 OP.
effect-banker = Neem een fiche en betaal de waarde in £: je krijgt 4 OP.
effect-financier = Neem een fiche en betaal de waarde in £: je krijgt 5 OP.
effect-architect = Neem een fiche en betaal de waarde in £: één vakje verder op het woonspoor, of het getal van je vakje als OP.

## Techniques: during the game

effect-automation = Je mijnen hebben geen werkers nodig.
effect-capitalization = £2 extra bij elke actie “geld verdienen”.
effect-engineering = Je gebouwen met een fabriekssymbool leveren per ingezette werker 1 OP extra op.
effect-crane = Een nieuwe bouwplaats kost je £3 minder, nooit onder £0.
effect-lobbying = Eén keer per ronde: activeer een kaart zonder toeslag.
effect-taylorism = Eén keer per ronde, als actie in fase II: leg een gebruikt gebouw recht en gebruik het meteen opnieuw. Werkers en spyrium betaal je nog eens.
effect-commerce = Houd fiches die je van marktkaarten neemt, hoogstens 7. Eén keer per ronde telt een fiche als 1, 2 of 3.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 OP per spyrium
final-capitalization = 1 OP per volle £2
final-engineering = nogmaals de OP op je gebouwen met een fabriekssymbool
final-crane = 1 OP per gebouw
final-lobbying = OP gelijk aan je vakje op het woonspoor
final-taylorism = 1 OP per eigen werker
final-commerce = 1 OP per bewaarde fiche
final-limit = Hoogstens 7 OP per techniek
final-building = { $points } OP aan het einde
scored-automation = { spyrium }, elk 1 OP
scored-capitalization = £{ $n }, 1 OP per volle £2
scored-engineering = { $n } OP op gebouwen met een fabriekssymbool
scored-crane = { buildings }, elk 1 OP
scored-lobbying = Vakje { $n } van het woonspoor
scored-taylorism = { workers }, elk 1 OP
scored-commerce = Bewaarde fiches: { $n }, elk 1 OP

## Events

effect-windfall = Krijg de waarde van de fiche in £, spyrium of OP. De fiche blijft liggen voor de anderen.
effect-country-house = Betaal 1 spyrium: één vakje verder op het woonspoor, of het getal van je vakje als OP.
effect-patronage = Betaal £3 voor 3 OP, of £6 voor 5 OP.
effect-export = Verkoop 1 spyrium voor £3, of 3 spyrium voor £6.
effect-night-shift = Alleen in fase II. Betaal £1, leg een gebruikt gebouw recht en gebruik het meteen opnieuw. Werkers en spyrium betaal je nog eens.
effect-recruitment = Betaal £1 per eigen werker en krijg er een bij, meteen actief. Niet met 7 werkers.
effect-late-arrival = Alleen in fase II. Plaats alsnog een actieve werker in een tussenruimte.

# Where long words of names may be broken on a card.
card-hyphens = Automati-sering Bureau-craat Finan-cieel Kapitali-satie Labora-torium Mijn-werker Residen-tie Taylo-risme Universi-teit Volks-buurt Werk-plaats
