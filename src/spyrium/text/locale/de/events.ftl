# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-round-began = Runde { $n } beginnt.
log-round-ended = Runde { $n } ist zu Ende.
log-income = { $name } erhält £{ $n } Einnahmen.
log-event = Ereignis dieser Runde: { $event }.
log-market-dealt = Neue Auslage: { $cards }.
log-first-player = Neuer Startspieler: { $name }.
log-phase-entered = { decided-phase2 }
log-passed = { $name } passt für diese Runde.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } nimmt den Arbeiter { $gap } zurück.

## Paying, item by item

log-paid = { $name } zahlt £{ $n }.
log-paid-items = { $name } zahlt £{ $n }: { $items }.
log-paid-spyrium = { $name } zahlt { spyrium }.
item-price = { $n } (Preis)
item-surcharge = { $n } (Arbeiter)
item-space = { $n } (Bauplatz)
item-discount = { $n } (gleiches Symbol)
item-token = { $n } (Plättchen)
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains

log-gained-money = { $name } erhält £{ $n }.
log-gained-spyrium = { $name } erhält { spyrium }.
log-gained-points = { $name } erhält { points }.
log-gained-workers =
    { $n ->
        [one] { $name } erhält { $n } Arbeiter.
       *[other] { $name } erhält { $n } Arbeiter.
    }

## Cards

log-building-constructed = { $name } baut „{ $card }“ auf einem neuen Bauplatz.
log-building-constructed-replacing = { $name } ersetzt „{ $old }“ durch „{ $card }“.
log-technique-patented = { $name } erwirbt das Patent „{ $card }“.
log-character-called = { $name } engagiert den Spezialisten „{ $card }“.
log-building-used = { decided-use }
log-building-used-again = { $name } nutzt „{ $card }“ noch einmal: { $effect }.
log-technique-used = { $name } setzt das Patent „{ $card }“ ein.
log-engineering = { card-engineering }: +{ $n } { resource-points-short }.
log-building-chosen = { $name } nimmt „{ $card }“ aus der Auslage.
log-event-used = { decided-event }

## Tokens

log-token-counted = { $name } zählt Plättchen { $n } als { $value }.
log-value-chosen = { $name } zählt das Plättchen des Ereignisses als { $value }.
log-token-kept = { $name } behält Plättchen { $n }.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-bonus-received-cash = { $name } erhält den Bonus von £5.
log-bonus-received-worker = { $name } erhält einen Arbeiter als Bonus.
log-bonus-received-none = { $name } hat für den Bonus keinen Arbeiter mehr im Vorrat.

## Final scoring

log-game-ended = Schlusswertung
log-final-played = Punkte aus dem Spiel: { $n }
log-final-buildings = Gebäude: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-winner =
    { $n ->
        [one] { $name } gewinnt mit { $n } Siegpunkt.
       *[other] { $name } gewinnt mit { $n } Siegpunkten.
    }
log-shared-victory =
    { $n ->
        [one] Geteilter Sieg für { $names } mit { $n } Siegpunkt.
       *[other] Geteilter Sieg für { $names } mit { $n } Siegpunkten.
    }

## The table

log-undone = { $name } nimmt eine Entscheidung zurück.
