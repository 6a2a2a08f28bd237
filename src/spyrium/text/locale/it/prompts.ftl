# What the game asks, in a sentence; `hint-…` explains it and names the rule.

## Questions to the player who decides

prompt-action = Tocca a te: { $actions }.
prompt-action-no-workers = Non hai più lavoratori attivi: { $actions }.
prompt-action-entered = Ora sei nella fase II: { $actions }.
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
prompt-lesson = Segui la lezione.
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
