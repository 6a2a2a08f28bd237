# Decisions of the notation. `decide-…` is a button, `decided-…` the same in the log, with the player's $name.
# $gap is the text of gap-between, gap-beside or gap-empty; $card a card's name; $money, $n, $value whole numbers; $effect an option-… text.

## Phase I

decide-place = Werker plaatsen { $gap }
decided-place = { $name } plaatst een werker { $gap }.
decide-phase2 = Naar fase II gaan
decided-phase2 = { $name } gaat naar fase II.

## The event

decided-event = { $name } gebruikt de gebeurtenis { $event }.
decide-event-windfall-1 = £{ $n } nemen
decided-event-windfall-1 = { $name } neemt £{ $n } van de Meevaller.
decide-event-windfall-2 = { spyrium } nemen
decided-event-windfall-2 = { $name } neemt { spyrium } van de Meevaller.
decide-event-windfall-3 = { points } nemen
decided-event-windfall-3 = { $name } scoort { points } met de Meevaller.
decide-event-windfall-value-1 = De waarde van de fiche in £ nemen
decide-event-windfall-value-2 = De waarde van de fiche in spyrium nemen
decide-event-windfall-value-3 = De waarde van de fiche in OP nemen
decided-event-windfall-value-1 = { $name } neemt de Meevaller in £.
decided-event-windfall-value-2 = { $name } neemt de Meevaller in spyrium.
decided-event-windfall-value-3 = { $name } neemt de Meevaller in OP.
decide-event-country-house = { $pays } spyrium betalen voor een wooneffect
decided-event-country-house = { $name } betaalt { $pays } spyrium voor een wooneffect.
decide-event-patronage-1 = £{ $pays1 } betalen voor { $gains1 } OP
decided-event-patronage-1 = { $name } betaalt £{ $pays1 } voor { $gains1 } OP.
decide-event-patronage-2 = £{ $pays2 } betalen voor { $gains2 } OP
decided-event-patronage-2 = { $name } betaalt £{ $pays2 } voor { $gains2 } OP.
decide-event-export-1 = { $pays1 } spyrium verkopen voor £{ $gains1 }
decided-event-export-1 = { $name } verkoopt { $pays1 } spyrium voor £{ $gains1 }.
decide-event-export-2 = { $pays2 } spyrium verkopen voor £{ $gains2 }
decided-event-export-2 = { $name } verkoopt { $pays2 } spyrium voor £{ $gains2 }.
decide-event-night-shift = £{ $pays } betalen en een gebouw opnieuw gebruiken
decided-event-night-shift = { $name } betaalt £{ $pays } voor een nachtploeg.
decide-event-recruitment = £{ $money } betalen voor een extra werker
decided-event-recruitment = { $name } betaalt £{ $money } voor een extra werker.
decide-event-late-arrival = Nog een werker plaatsen
decided-event-late-arrival = { $name } stuurt een laatkomer naar de markt.

## Workers leave the market

decide-gain = £{ $money } nemen bij { $card }
decided-gain = { $name } neemt £{ $money } bij { $card }.
decide-gain-from = £{ $money } nemen bij { $card } met de werker { $gap }
decide-gain-empty = Werker terugnemen voor £{ $money }
decided-gain-empty = { $name } neemt een werker terug voor £{ $money }.
decide-activate-from = { $card } activeren voor £{ $money } met de werker { $gap }
decide-activate-building = { $card } bouwen vanaf £{ $money }
decided-activate-building = { $name } bouwt { $card }.
decide-activate-character = { $card } inhuren voor £{ $money }
decided-activate-character = { $name } huurt { $card } in voor £{ $money }.
decide-activate-character-fee = { $card } inhuren voor £{ $money } plus { $fees } voor de fiche
decide-activate-technique = Patent nemen op { $card } voor £{ $money }
decided-activate-technique = { $name } neemt patent op { $card } voor £{ $money }.
decide-lobby = { $card } met Lobbyen activeren voor £{ $money }
decided-lobby = { $name } activeert { $card } met Lobbyen voor £{ $money }.
decide-lobby-from = { $card } activeren met Lobbyen voor £{ $money }, werker { $gap }

## Where a building goes

decide-space = Op een nieuwe bouwplaats: in totaal £{ $money }
decided-space = { $name } bouwt op een nieuwe bouwplaats.
decide-replace = { $card } vervangen: in totaal £{ $money }
decided-replace = { $name } vervangt { $card }.
decide-replace-inclined = { $card } (gebruikt) vervangen: in totaal £{ $money }
decided-replace-inclined = { $name } vervangt { $card } (al gebruikt).
way-space = Op een nieuwe bouwplaats: { $cost }
way-replace = { $card } vervangen: { $cost }
way-replace-inclined = { $card } (gebruikt) vervangen: { $cost }
way-token = plus { $fees } voor de fiche

## Tokens and values

decide-token = Fiche { $n } nemen
decided-token = { $name } neemt fiche { $n }.
decided-token-fee = { $name } neemt fiche { $n } en betaalt £{ $money }.
decide-token-as = Fiche { $n } als { $value } nemen
decided-token-as = { $name } neemt fiche { $n } en telt die met Handel als { $value }.
decide-value = Als { $value } tellen
decided-value = { $name } telt de fiche met Handel als { $value }.
decide-value-printed = Op { $value } laten
decided-value-printed = { $name } laat de fiche op { $value }.

## Buildings at work

decide-use = { $card } gebruiken: { $effect }
decided-use = { $name } gebruikt { $card }: { $effect }.
decide-taylorism = Een gebouw opnieuw gebruiken met Taylorisme
decided-taylorism = { $name } gebruikt Taylorisme.
decide-reuse = { $card } opnieuw gebruiken: { $effect }
decided-reuse = { $name } gebruikt { $card } opnieuw: { $effect }.

## Residence and bonus

decide-advance = Doorschuiven naar { $n }
decided-advance = { $name } schuift op het woonspoor door naar { $n }.
decide-score = { points } scoren
decided-score = { $name } scoort { points } met het wooneffect.
decide-worker = Een werker nemen
decided-worker = { $name } kiest een werker als bonus.
decide-cash = £5 nemen
decided-cash = { $name } kiest £5 als bonus.

## Passing

decide-pass = Passen
decided-pass = { $name } past.
