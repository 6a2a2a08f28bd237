# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-game-begins = Die Partie beginnt. Startspieler: { $name }.
log-round-began = Runde { $n } beginnt.
log-round-ended = Runde { $n } ist zu Ende.
log-period-begins = { $period } beginnt.
log-income = { $name } erhält £{ $n } Einnahmen.
log-event = Ereignis dieser Runde: { $event }.
log-event-token = Ereignis dieser Runde: { $event }, Plättchen { $n }.
log-future-event = Ereignis der nächsten Runde: { $event }.
log-future-event-token = Ereignis der nächsten Runde: { $event }, Plättchen { $n }.
log-market-dealt = Die Auslage wird ausgelegt: { $cards }.
log-tokens-reshuffled = Die abgelegten Plättchen werden neu gemischt.
log-no-tokens = Es sind keine Plättchen mehr da; einige Karten gehen leer aus.
log-market-cleared = Der Rest der Auslage wird abgeräumt.
log-straightened = Alle Gebäude und Patente stehen wieder aufrecht.
log-first-player = Neuer Startspieler: { $name }.
log-phase-entered = { decided-phase2 }
log-passed = { $name } passt für diese Runde.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } nimmt den Arbeiter { $gap } zurück.
log-workers-busy =
    { $n ->
        [one] { $name } setzt { $n } Arbeiter ein.
       *[other] { $name } setzt { $n } Arbeiter ein.
    }

## Paying, item by item

log-paid = { $name } zahlt £{ $n }.
log-paid-items = { $name } zahlt £{ $n }: { $items }.
log-paid-spyrium = { $name } zahlt { spyrium }.
log-paid-all = { $name } zahlt { $items }.
list-comma = { $first }, { $second }
list-and = { $first } und { $last }
item-price = { $n } Preis
item-surcharge =
    { $n ->
        [one] { $n } Arbeiter daneben
       *[other] { $n } Arbeiter daneben
    }
item-space = { $n } Bauplatz
item-discount = { $n } Nachlass, gleiches Symbol
item-crane = { $n } Nachlass, Baukran
item-lobbying = Aufpreis erlassen, Lobbyismus
item-token = { $n } Plättchen
item-event = { $n } Ereignis
item-capitalization = { $n } Kapitalisierung
item-engineering = { $n } Maschinenbau
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains; $items is a list of pounds, spyrium, points and workers

log-gained = { $name } erhält { $items }.
log-gained-money = { $name } erhält £{ $n }.
log-gained-spyrium = { $name } erhält { spyrium }.
log-gained-points = { $name } erhält { points }.
log-gained-workers =
    { $n ->
        [one] { $name } erhält { $n } Arbeiter.
       *[other] { $name } erhält { $n } Arbeiter.
    }
log-gained-nothing = { $name } erhält nichts.
log-no-reserve = { $name } hat keinen Arbeiter mehr im Vorrat.

## Cards

log-building-constructed = { $name } baut „{ $card }“ auf einem neuen Bauplatz.
log-building-constructed-replacing = { $name } ersetzt „{ $old }“ durch „{ $card }“.
log-technique-patented = { $name } erwirbt das Patent „{ $card }“.
log-character-called = { $name } heuert den Spezialisten „{ $card }“ an.
log-building-used = { decided-use }
log-building-used-again = { $name } nutzt „{ $card }“ noch einmal: { $effect }.
log-technique-used = { $name } setzt das Patent „{ $card }“ ein.
log-building-chosen = { $name } nimmt „{ $card }“ aus der Auslage.
log-event-used = { decided-event }

## Tokens

log-token-taken = { $name } nimmt Plättchen { $n } von „{ $card }“.
log-token-counted = { $name } zählt Plättchen { $n } als { $value }.
log-value-chosen = { $name } zählt das Plättchen des Ereignisses als { $value }.
log-token-kept = { $name } behält Plättchen { $n }.
log-token-discarded = Plättchen { $n } wird abgelegt.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-residence-scored = { decided-score }
log-bonus-received-cash = { $name } erhält den Bonus von £5.
log-bonus-received-worker = { $name } erhält einen Arbeiter als Bonus.
log-bonus-received-none = { $name } hat für den Bonus keinen Arbeiter mehr im Vorrat.

## Final scoring

log-game-ended = Schlusswertung
log-final-played = Punkte aus dem Spiel: { $n }
log-final-buildings = Gebäude: { $n }
log-final-building = { $card }: { $n }
log-final-techniques = Patente: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-final-capped = { $card }, { $reason }: { $n }, höchstens 7
log-final-total = { $name }: { points }
log-winner = { $name } gewinnt mit { points }.
log-shared-victory = Geteilter Sieg für { $names } mit { points }.

## The table

log-undone = { $name } nimmt eine Entscheidung zurück.
log-joined = { $name } setzt sich an den Tisch.
log-left = { $name } verlässt den Tisch.
log-disconnected = { $name } hat die Verbindung verloren.
log-reconnected = { $name } ist wieder da.
log-bot-takes-over = Ein Bot spielt für { $name } weiter.
log-out-of-time = Die Zeit von { $name } ist abgelaufen.
log-resigned = { $name } gibt auf.
