# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-game-begins = La partita comincia. Primo giocatore: { $name }.
log-round-began = Comincia il turno { $n }.
log-round-ended = Il turno { $n } è finito.
log-period-begins = Comincia il { $period }.
log-income = { $name } riceve £{ $n } di entrate.
log-event = Evento del turno: { $event }.
log-event-token = Evento del turno: { $event }, gettone { $n }.
log-future-event = Evento del prossimo turno: { $event }.
log-future-event-token = Evento del prossimo turno: { $event }, gettone { $n }.
log-market-dealt = Il mercato è disposto: { $cards }.
log-tokens-reshuffled = I gettoni scartati vengono rimescolati.
log-no-tokens = I gettoni sono finiti: alcune carte restano senza.
log-market-cleared = Il resto del mercato viene scartato.
log-straightened = Tutti gli edifici e le tecniche tornano verticali.
log-first-player = Nuovo primo giocatore: { $name }.
log-phase-entered = { decided-phase2 }
log-passed = { $name } passa per questo turno.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } ritira il lavoratore { $gap }.
log-workers-busy =
    { $n ->
        [one] { $name } impiega { $n } lavoratore.
       *[other] { $name } impiega { $n } lavoratori.
    }

## Paying, item by item

log-paid = { $name } paga £{ $n }.
log-paid-items = { $name } paga £{ $n }: { $items }.
log-paid-spyrium = { $name } paga { spyrium }.
log-paid-all = { $name } paga { $items }.
list-comma = { $first }, { $second }
list-and = { $first } e { $last }
item-price = { $n } prezzo
item-surcharge =
    { $n ->
        [one] { $n } lavoratore attorno
       *[other] { $n } lavoratori attorno
    }
item-space = { $n } nuovo spazio
item-discount = { $n } di sconto, simbolo comune
item-crane = { $n } di sconto, Gru
item-lobbying = sovrapprezzo annullato, Lobbying
item-token = { $n } gettone
item-event = { $n } evento
item-capitalization = { $n } Capitalizzazione
item-engineering = { $n } Ingegneria
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains; $items is a list of pounds, spyrium, points and workers

log-gained = { $name } ottiene { $items }.
log-gained-money = { $name } ottiene £{ $n }.
log-gained-spyrium = { $name } ottiene { spyrium }.
log-gained-points = { $name } ottiene { points }.
log-gained-workers =
    { $n ->
        [one] { $name } ottiene { $n } lavoratore.
       *[other] { $name } ottiene { $n } lavoratori.
    }
log-gained-nothing = { $name } non ottiene nulla.
log-no-reserve = { $name } non ha più lavoratori in riserva.

## Cards

log-building-constructed = { $name } costruisce { $card } su un nuovo spazio.
log-building-constructed-replacing = { $name } costruisce { $card } al posto di { $old }.
log-technique-patented = { $name } acquisisce la tecnica { $card }.
log-character-called = { $name } ingaggia il personaggio { $card }.
log-building-used = { decided-use }
log-building-used-again = { $name } riattiva { $card }: { $effect }.
log-technique-used = { $name } sfrutta la tecnica { $card }.
log-building-chosen = { $name } prende { $card } dal mercato.
log-event-used = { decided-event }

## Tokens

log-token-taken = { $name } prende il gettone { $n } da { $card }.
log-token-counted = { $name } conta il gettone { $n } come { $value }.
log-value-chosen = { $name } conta il gettone dell’evento come { $value }.
log-token-kept = { $name } conserva il gettone { $n }.
log-token-discarded = Il gettone { $n } viene scartato.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-residence-scored = { decided-score }
log-bonus-received-cash = { $name } ottiene il bonus di £5.
log-bonus-received-worker = { $name } ottiene un lavoratore come bonus.
log-bonus-received-none = { $name } non ha più lavoratori in riserva per il bonus.

## Final scoring

log-game-ended = Punteggio finale
log-final-played = Punti in partita: { $n }
log-final-buildings = Edifici: { $n }
log-final-building = { $card }: { $n }
log-final-techniques = Tecniche: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-final-capped = { $card }, { $reason }: { $n }, al massimo 7
log-final-total = { $name }: { points }
log-winner = { $name } vince con { points }.
log-shared-victory = Vittoria condivisa per { $names } con { points }.

## The table

log-undone = { $name } annulla una decisione.
log-joined = { $name } si siede al tavolo.
log-left = { $name } lascia il tavolo.
log-disconnected = { $name } ha perso la connessione.
log-reconnected = { $name } è di nuovo qui.
log-bot-takes-over = Un bot continua al posto di { $name }.
log-out-of-time = Il tempo di { $name } è scaduto.
log-resigned = { $name } si arrende.
