# Why a typed word cannot be played. $word and $words are words of the notation, $gap and $position places of it.

refusal = “{ $word }” non si può giocare: { $reason } ({ $rule }).
refusal-legal = Ora è possibile: { $words }.
refusal-legal-more = Ora è possibile: { $words } e altre { $n }.

## At any time

refusal-unknown = non è una parola della notazione
refusal-unknown-near = non è una parola della notazione; intendevi “{ $near }”?
refusal-over = la partita è finita
refusal-deal = il turno è finito e mancano ancora le prossime carte

## Something else is asked

refusal-asked-build = prima scegli dove va il nuovo edificio
refusal-asked-token = prima scegli quale gettone prendere
refusal-asked-value = prima scegli il valore del gettone dell’evento
refusal-asked-reuse = prima scegli quale edificio orizzontale attivare di nuovo
refusal-asked-residence = prima scegli: avanzare sul tracciato Dimora o prendere i punti
refusal-asked-bonus = prima scegli il bonus
refusal-asked-arrival = prima scegli lo spazio tra le carte per il ritardatario
refusal-not-asked = ora non è questa la domanda
refusal-in-phase-two = sei già nella fase II
refusal-phase-two-first = è un’azione della fase II; prima gioca “{ $command }”

## Workers and gaps

refusal-placement-only = i lavoratori si piazzano solo nella fase I
refusal-no-active-worker = non hai lavoratori attivi
refusal-gap-empty = entrambe le posizioni dello spazio { $gap } sono vuote
refusal-no-worker-there = nello spazio { $gap } non c’è un tuo lavoratore
refusal-name-the-card = accanto a quello spazio c’è ancora una carta: indicala
refusal-position-empty = la posizione { $position } è vuota
refusal-workers-in-market =
    { $n ->
        [one] un tuo lavoratore è ancora nel mercato
       *[other] { $n } tuoi lavoratori sono ancora nel mercato
    }
refusal-all-workers = hai già tutti i { $n } lavoratori
refusal-no-late-worker = servono un lavoratore attivo e uno spazio tra le carte accanto a una carta

## Costs

refusal-too-dear = costa £{ $price } e hai £{ $money }
refusal-fee = il gettone costa £{ $price } e hai £{ $money }
refusal-too-little-spyrium = costa { $pays } Spyrium e ne hai { $owned }
refusal-building-too-dear = { $card } costa almeno £{ $price } e hai £{ $money }
refusal-card-too-dear = { $card } costa £{ $price } = { $base } (prezzo) + { $workers } (lavoratori), e hai £{ $money }
refusal-recruitment-too-dear = costa £{ $price }, £1 per ogni tuo lavoratore, e hai £{ $money }
refusal-effect-too-dear = lavoratori richiesti: { $workers }, attivi: { $active }; Spyrium richiesto: { $pays }, disponibile: { $owned }

## Cards, tokens, events

refusal-no-upright = non hai un edificio verticale { $card }
refusal-no-inclined = non hai un edificio orizzontale { $card }
refusal-nothing-to-reuse = con i tuoi lavoratori e il tuo Spyrium nessun edificio orizzontale si può attivare di nuovo
refusal-no-technique = non possiedi { $card }
refusal-technique-used = hai già usato { $card } in questo turno
refusal-needs-technique = serve { $card }, non ancora usata in questo turno
refusal-needs-technique-for-value = per contare diversamente un gettone serve { $card }, tecnica non ancora usata in questo turno
refusal-no-surcharge = non c’è alcun sovrapprezzo da evitare
refusal-no-such-token = sulla carta non c’è un gettone di valore { $n }
refusal-no-token-left = su { $card } non ci sono più gettoni
refusal-tokens-too-dear = pagato il prezzo di { $card }, non potresti permetterti nessun gettone
refusal-last-space = il segnalino è sull’ultima casella
refusal-event-used = hai già usato l’evento in questo turno
refusal-event-one-effect = “{ $event }” ha un solo effetto: scrivi “{ $command }”
refusal-event-effects = “{ $event }” ha più effetti: scrivi da “{ $first }” a “{ $last }”
refusal-event-phase-two = “{ $event }” si usa solo nella fase II
refusal-event-no-token = su “{ $event }” non c’è un gettone
