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
decide-event-windfall-value-1 = Prendi il valore del gettone in £
decide-event-windfall-value-2 = Prendi il valore del gettone in Spyrium
decide-event-windfall-value-3 = Prendi il valore del gettone in PV
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
decided-lobby = { $name } attiva { $card } per £{ $money } con Lobbying.
decide-lobby-from = Attiva { $card } per £{ $money } con Lobbying e il lavoratore { $gap }

## Where a building goes

decide-space = Su un nuovo spazio: £{ $money } in tutto
decided-space = { $name } costruisce su un nuovo spazio.
decide-replace = Rimpiazza { $card }: £{ $money } in tutto
decided-replace = { $name } rimpiazza { $card }.
decide-replace-inclined = Rimpiazza { $card } (orizzontale): £{ $money } in tutto
decided-replace-inclined = { $name } rimpiazza { $card } (orizzontale).
way-space = Su un nuovo spazio: { $cost }
way-replace = Rimpiazza { $card }: { $cost }
way-replace-inclined = Rimpiazza { $card } (orizzontale): { $cost }
way-token = più { $fees } per il gettone

## Tokens and values

decide-token = Prendi il gettone { $n }
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
decide-taylorism = Riattiva un edificio con il Taylorismo
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
