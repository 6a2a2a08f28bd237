# What cards and events do, in a sentence; `option-…` is one use of a building. Their numbers come from the rules.

## Buildings

effect-mine-1 = Zet { $workers1 } werker in en krijg { $gains1 } spyrium.
effect-mine-2 = Levert { $gains1 } spyrium op zonder werker, of { $gains2 } met een werker.
effect-mine-3 = Bij de bouw: zoveel spyrium als de fiche aangeeft. Bij gebruik: { $gains1 } spyrium zonder werker, of { $gains2 } met een werker.
effect-workshop-1 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP.
effect-workshop-2 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP.
effect-factory-1 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP, of { $workers2 } werkers maken van { $pays2 } spyrium { $gains2 } OP.
effect-factory-2 = { $workers1 } werkers maken van { $pays1 } spyrium { $gains1 } OP, of van { $pays2 } spyrium { $gains2 } OP.
effect-laboratory-1 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP. Telt als fabriek en als onderzoek.
effect-laboratory-2 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP. Telt als fabriek en als onderzoek.
effect-laboratory-3 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP. Telt als fabriek en als onderzoek.
effect-neighbourhood-1 = Bij de bouw: { $workers } werker uit je reserve, meteen actief. Daarna niet te gebruiken.
effect-neighbourhood-2 = Bij de bouw: { $workers } werkers uit je reserve (of de laatste), meteen actief. Daarna niet te gebruiken.
effect-residence-1 = Bij de bouw: één vakje verder op het woonspoor, of het getal van je vakje als OP. Daarna niet te gebruiken.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = Bij de bouw: zoveel OP als de fiche aangeeft. Bij gebruik: { $workers1 } werker levert { $gains1 } OP op.
effect-university-2 = Bij de bouw: zoveel OP als de fiche aangeeft. Bij gebruik: { $workers1 } werker levert { $gains1 } OP op, { $workers2 } werkers { $gains2 } OP.
effect-luxury-home = Doet niets tijdens het spel, maar levert punten op aan het einde.
effect-mansion = Doet niets tijdens het spel, maar levert veel punten op aan het einde.
effect-palace = Doet niets tijdens het spel; het deftigste gebouw, met de meeste punten aan het einde.

## Uses of buildings

option-yields-spyrium =
    { $workers ->
        [0] geen werker → { $gains } spyrium
        [one] { $workers } werker → { $gains } spyrium
       *[other] { $workers } werkers → { $gains } spyrium
    }
option-scores =
    { $workers ->
        [one] { $workers } werker → { $gains } OP
       *[other] { $workers } werkers → { $gains } OP
    }
option-scores-for-spyrium =
    { $workers ->
        [one] { $workers } werker + { $pays } spyrium → { $gains } OP
       *[other] { $workers } werkers + { $pays } spyrium → { $gains } OP
    }

## Characters

effect-miner = Neem een fiche: je krijgt zoveel spyrium.
effect-geologist = Je krijgt { $gains } spyrium.
effect-apprentice = Betaal { $pays } spyrium, krijg { $gains } OP.
effect-engineer = Betaal { $pays } spyrium, krijg { $gains } OP.
effect-bureaucrat = Neem een fiche: je krijgt zoveel OP.
effect-adviser = Je krijgt { $gains } OP.
effect-banker = Neem een fiche en betaal de waarde in £: je krijgt { $gains } OP.
effect-financier = Neem een fiche en betaal de waarde in £: je krijgt { $gains } OP.
effect-architect = Neem een fiche en betaal de waarde in £: één vakje verder op het woonspoor, of het getal van je vakje als OP.

## Techniques: during the game

effect-automation = Je mijnen hebben geen werkers nodig.
effect-capitalization = £{ $pays } extra bij elke actie “geld verdienen”.
effect-engineering = Je gebouwen met een fabriekssymbool leveren per ingezette werker { $gains } OP extra op.
effect-crane = Een nieuwe bouwplaats kost je £{ $saves } minder, nooit onder £0.
effect-lobbying = Eén keer per ronde: activeer een kaart zonder toeslag.
effect-taylorism = Eén keer per ronde, als actie in fase II: leg een gebruikt gebouw recht en gebruik het meteen opnieuw. Werkers en spyrium betaal je nog eens.
effect-commerce = Houd fiches die je van marktkaarten neemt, hoogstens { $limit }. Eén keer per ronde telt een fiche als 1, 2 of 3.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 OP per spyrium
final-capitalization = 1 OP per volle £2
final-engineering = nogmaals de OP op je gebouwen met een fabriekssymbool
final-crane = 1 OP per gebouw
final-lobbying = OP gelijk aan je vakje op het woonspoor
final-taylorism = 1 OP per eigen werker
final-commerce = 1 OP per bewaarde fiche
final-limit = Hoogstens { $limit } OP per techniek
final-building = { $points } OP aan het einde
scored-automation = { spyrium }, elk 1 OP
scored-capitalization = £{ $n }, 1 OP per volle £2
scored-engineering = { $n } OP op gebouwen met een fabriekssymbool
scored-crane = { buildings }, elk 1 OP
scored-lobbying = Vakje { $n } van het woonspoor
scored-taylorism = { workers }, elk 1 OP
scored-commerce = Bewaarde fiches: { $n }, elk 1 OP
scored-capped = { $counted }, hoogstens { $limit }

## Events

effect-windfall = Krijg de waarde van de fiche in £, spyrium of OP. De fiche blijft liggen voor de anderen.
effect-country-house = Betaal { $pays } spyrium: één vakje verder op het woonspoor, of het getal van je vakje als OP.
effect-patronage = Betaal £{ $pays1 } voor { $gains1 } OP, of £{ $pays2 } voor { $gains2 } OP.
effect-export = Verkoop { $pays1 } spyrium voor £{ $gains1 }, of { $pays2 } spyrium voor £{ $gains2 }.
effect-night-shift = Alleen in fase II. Betaal £{ $pays }, leg een gebruikt gebouw recht en gebruik het meteen opnieuw. Werkers en spyrium betaal je nog eens.
effect-recruitment = Betaal £1 per eigen werker en krijg er een bij, meteen actief. Niet met { $limit } werkers.
effect-late-arrival = Alleen in fase II. Plaats alsnog een actieve werker in een tussenruimte.

# Where long words of names may be broken on a card.
card-hyphens = Automati-sering bouw-plaats Bureau-craat Finan-cieel Kapitali-satie Labora-torium Mijn-werker Residen-tie Taylo-risme Universi-teit Volks-buurt Werk-plaats
