# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-round-began = Comincia il turno { $n }.
log-round-ended = Il turno { $n } è finito.
log-income = { $name } riceve £{ $n } di entrate.
log-event = Evento del turno: { $event }.
log-market-dealt = Il mercato è disposto: { $cards }.
log-first-player = Nuovo primo giocatore: { $name }.
log-phase-entered = { decided-phase2 }
log-passed = { $name } passa per questo turno.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } ritira il lavoratore { $gap }.

## Paying, item by item

log-paid = { $name } paga £{ $n }.
log-paid-items = { $name } paga £{ $n }: { $items }.
log-paid-spyrium = { $name } paga { spyrium }.
item-price = { $n } (prezzo)
item-surcharge = { $n } (lavoratori)
item-space = { $n } (spazio)
item-discount = { $n } (simbolo comune)
item-token = { $n } (gettone)
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains

log-gained-money = { $name } ottiene £{ $n }.
log-gained-spyrium = { $name } ottiene { spyrium }.
log-gained-points = { $name } ottiene { points }.
log-gained-workers =
    { $n ->
        [one] { $name } ottiene { $n } lavoratore.
       *[other] { $name } ottiene { $n } lavoratori.
    }

## Cards

log-building-constructed = { $name } costruisce { $card } su un nuovo spazio.
log-building-constructed-replacing = { $name } costruisce { $card } al posto di { $old }.
log-technique-patented = { $name } brevetta la tecnica { $card }.
log-character-called = { $name } assume il personaggio { $card }.
log-building-used = { decided-use }
log-building-used-again = { $name } riattiva { $card }: { $effect }.
log-technique-used = { $name } sfrutta la tecnica { $card }.
log-engineering = { card-engineering }: +{ $n } { resource-points-short }.
log-building-chosen = { $name } prende { $card } dal mercato.
log-event-used = { decided-event }

## Tokens

log-token-counted = { $name } conta il gettone { $n } come { $value }.
log-value-chosen = { $name } conta il gettone dell’evento come { $value }.
log-token-kept = { $name } conserva il gettone { $n }.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-bonus-received-cash = { $name } ottiene il bonus di £5.
log-bonus-received-worker = { $name } ottiene un lavoratore come bonus.
log-bonus-received-none = { $name } non ha più lavoratori in riserva per il bonus.

## Final scoring

log-game-ended = Punteggio finale
log-final-played = Punti in partita: { $n }
log-final-buildings = Edifici: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-winner = { $name } vince con { points }.
log-shared-victory = Vittoria condivisa per { $names } con { points }.

## The table

log-undone = { $name } annulla una decisione.
