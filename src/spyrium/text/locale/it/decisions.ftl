# Decisions of the notation. `decide-…` is a button, `decided-…` the same in the log, with the player's $name.
# $gap is the text of gap-between, gap-beside or gap-empty; $card a card's name; $money, $n, $value whole numbers; $effect an option-… text.

## Phase I

decide-place = Piazza un lavoratore { $gap }
decided-place = { $name } piazza un lavoratore { $gap }.
decide-phase2 = Passa alla fase II
decided-phase2 = { $name } passa alla fase II.

## The event

decided-event = { $name } usa l’evento { $event }.
decide-event-windfall-1 = Prendi £{ $n }
decided-event-windfall-1 = { $name } prende £{ $n } dal Colpo di fortuna.
decide-event-windfall-2 = Prendi { spyrium }
decided-event-windfall-2 = { $name } prende { spyrium } dal Colpo di fortuna.
decide-event-windfall-3 = Prendi { points }
decided-event-windfall-3 = { $name } ottiene { points } dal Colpo di fortuna.
decide-event-windfall-value-1 = Prendi £1–3
decide-event-windfall-value-2 = Prendi 1–3 Spyrium
decide-event-windfall-value-3 = Prendi 1–3 punti vittoria
decided-event-windfall-value-1 = { $name } prende il Colpo di fortuna in £.
decided-event-windfall-value-2 = { $name } prende il Colpo di fortuna in Spyrium.
decided-event-windfall-value-3 = { $name } prende il Colpo di fortuna in PV.
decide-event-country-house = Paga { $pays } Spyrium per un effetto Dimora
decided-event-country-house = { $name } paga { $pays } Spyrium per un effetto Dimora.
decide-event-patronage-1 = Paga £{ $pays1 } per { $gains1 } PV
decided-event-patronage-1 = { $name } paga £{ $pays1 } per { $gains1 } PV.
decide-event-patronage-2 = Paga £{ $pays2 } per { $gains2 } PV
decided-event-patronage-2 = { $name } paga £{ $pays2 } per { $gains2 } PV.
decide-event-export-1 = Vendi { $pays1 } Spyrium per £{ $gains1 }
decided-event-export-1 = { $name } vende { $pays1 } Spyrium per £{ $gains1 }.
decide-event-export-2 = Vendi { $pays2 } Spyrium per £{ $gains2 }
decided-event-export-2 = { $name } vende { $pays2 } Spyrium per £{ $gains2 }.
decide-event-night-shift = Paga £{ $pays } per riattivare un edificio
decided-event-night-shift = { $name } paga £{ $pays } per un turno di notte.
decide-event-recruitment = Paga £{ $money } per un altro lavoratore
decided-event-recruitment = { $name } paga £{ $money } per un altro lavoratore.
decide-event-late-arrival = Piazza ancora un lavoratore
decided-event-late-arrival = { $name } manda un ritardatario al mercato.

## Workers leave the market

decide-gain = Prendi £{ $money } accanto a { $card }
decided-gain = { $name } prende £{ $money } accanto a { $card }.
decide-gain-from = Prendi £{ $money } accanto a { $card } con il lavoratore { $gap }
decide-gain-empty = Ritira il lavoratore per £{ $money }
decided-gain-empty = { $name } ritira un lavoratore per £{ $money }.
decide-activate-from = Attiva { $card } per £{ $money } con il lavoratore { $gap }
decide-activate-building = Costruisci { $card }: da £{ $money } in su
decided-activate-building = { $name } costruisce { $card }.
decide-activate-character = Assumi { $card } per £{ $money }
decided-activate-character = { $name } assume { $card } per £{ $money }.
decide-activate-character-fee = Assumi { $card } per £{ $money } più { $fees } per il gettone
decide-activate-technique = Brevetta { $card } per £{ $money }
decided-activate-technique = { $name } brevetta { $card } per £{ $money }.
decide-lobby = Attiva { $card } per £{ $money } con Lobbying
decided-lobby =
    { $money ->
        [0] { $name } attiva { $card } con Lobbying.
       *[other] { $name } attiva { $card } per £{ $money } con Lobbying.
    }
decide-lobby-from = Attiva { $card } per £{ $money } con Lobbying e il lavoratore { $gap }

## Where a building goes

decide-space = Su un nuovo spazio: £{ $money } in tutto
decided-space = { $name } costruisce su un nuovo spazio.
decide-replace = Rimpiazza { $card }: £{ $money } in tutto
decided-replace = { $name } rimpiazza { $card }.
decide-replace-inclined = Rimpiazza { $card } (orizzontale): £{ $money } in tutto
decided-replace-inclined = { $name } rimpiazza { $card } (orizzontale).
way-space = Su un nuovo spazio: { $cost }
way-space-short = Nuovo spazio
way-replace = Rimpiazza { $card }: { $cost }
way-replace-inclined = Rimpiazza { $card } (orizzontale): { $cost }
way-replace-any = Rimpiazza uno dei tuoi edifici: { $cost }
way-token = più { $fees } per il gettone

## Tokens and values

decide-token = Prendi il gettone { $n }
decide-token-fee = Prendi il gettone { $n } e paga £{ $money }
decided-token = { $name } prende il gettone { $n }.
decided-token-fee = { $name } prende il gettone { $n } e paga £{ $money }.
decide-token-as = Prendi il gettone { $n } come { $value }
decided-token-as = { $name } prende il gettone { $n } e con Commercio lo conta come { $value }.
decide-value = Contalo come { $value }
decided-value = { $name } conta il gettone come { $value } con Commercio.
decide-value-printed = Lascialo a { $value }
decided-value-printed = { $name } lascia il gettone a { $value }.

## Buildings at work

decide-use = Attiva { $card }: { $effect }
decided-use = { $name } attiva { $card }: { $effect }.
decide-taylorism = Usa il Taylorismo
decided-taylorism = { $name } usa il Taylorismo.
decide-reuse = Riattiva { $card }: { $effect }
decided-reuse = { $name } riattiva { $card }: { $effect }.

## Residence and bonus

decide-advance = Avanza a { $n }
decided-advance = { $name } avanza a { $n } sul tracciato Dimora.
decide-score = Ottieni { points }
decided-score = { $name } ottiene { points } con l’effetto Dimora.
decide-worker = Prendi un lavoratore
decided-worker = { $name } sceglie un lavoratore come bonus.
decide-cash = Prendi £5
decided-cash = { $name } sceglie £5 come bonus.

## Passing

decide-pass = Passa
decided-pass = { $name } passa.

## What the game asks, in a sentence; `hint-…` explains it and names the rule.

## Questions to the player who decides

prompt-action = Tocca a te: { $actions }.
prompt-action-no-workers = Non hai più lavoratori attivi: { $actions }.
prompt-action-entered = Ora sei nella fase II: { $actions }.
prompt-action-below = Tocca a te: che cosa fai?
prompt-action-only-pass = Non resta altro da fare: passa.
prompt-card = Scegli una carta accanto a questo lavoratore.
prompt-build = Dove costruisci { $card }?
prompt-token = Quale gettone prendi da { $card }?
prompt-token-building = Che valore dai al gettone su { $card }?
prompt-value = Che valore dai al gettone dell’evento?
prompt-reuse = Quale edificio riattivi?
prompt-residence = Avanzare sul tracciato Dimora o prendere i punti della casella?
prompt-bonus = Hai raggiunto 8 punti: £5 o un lavoratore?
prompt-late-arrival = Dove va il tuo ritardatario?
prompt-confirm = Confermi questa mossa?
prompt-confirm-phase2 = Passare alla fase II? In questo turno non potrai più piazzare lavoratori.
prompt-confirm-pass = Passare? In questo turno non farai più nulla.
prompt-confirm-pass-unused = Passare anche se puoi ancora fare qualcosa?

## What can be done in a turn; the list of what can be done now stands in prompt-action…

action-place = piazza un lavoratore
action-withdraw = ritira un lavoratore per monete o per una carta
action-use = attiva un edificio
action-taylorism = usa { card-taylorism }
action-event = usa l’evento
action-phase2 = passa alla fase II
action-pass = passa
actions-or = { $first } o { $second }
actions-comma = { $first }, { $second }

## When somebody else decides, or nobody

prompt-waiting = In attesa di { $name }.
prompt-waiting-bot = { $name } sta pensando.
prompt-hot-seat = Passa il gioco a { $name }.
prompt-lesson = Ancora niente da decidere: continua a leggere la lezione.
prompt-over = La partita è finita.
prompt-deal = Inserisci le carte disposte sul tuo tavolo.
prompt-replay = Stai rivedendo la partita: decisione { $n } di { $total }.
prompt-spectating = Stai guardando. Tocca a { $name }.

## Hints

web-prompt-rule = Spiega
web-all-rules = Tutte le regole
hint-action-1 = Il lavoratore sta tra due carte e in seguito può servire per l’una o per l’altra (R5.1).
hint-phase2 = Passare alla fase II non costa una mossa: agisci subito, ma in questo turno non puoi tornare indietro (R4.3, R4.5).
hint-action-2 = Ogni lavoratore che ritiri porta monete o una carta, mai entrambe (R6.1, R6.2).
hint-gain = £1 per ogni altro lavoratore attorno alla carta, di chiunque sia (R6.1).
hint-activate = Il prezzo più £1 per ogni altro lavoratore attorno alla carta, di chiunque sia (R6.2).
hint-build = Un nuovo spazio costa £1 per ogni tuo edificio. Rimpiazzare non richiede spazio, e costa £3 in meno se i due condividono un simbolo (R6.4).
hint-token = Il gettone preso si consuma; gli altri restano (R6.3).
hint-value = Una volta per turno Commercio ti fa scegliere 1, 2 o 3. Tenere il valore stampato non conta come uso (R9.7).
hint-use = L’edificio è usato per questo turno; i suoi lavoratori tornano nel prossimo (R6.7).
hint-reuse = Lavoratori e Spyrium si pagano di nuovo; poi l’edificio torna orizzontale (R9.6, R8).
hint-residence = Una casella più alta dà più entrate a ogni turno e più punti in seguito (R10.1).
hint-bonus = L’altro lo ottieni a 20 punti (R10.2).
hint-late-arrival = Va bene qualsiasi spazio tra le carte, purché accanto ce ne sia una (R5.1).
hint-event = Una volta per turno; devi poter pagare tutti i costi (R5.2).
hint-pass = Puoi passare quando non hai più lavoratori nel mercato (R6.8).
