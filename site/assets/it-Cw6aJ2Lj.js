var e=Object.values([`# The analysis of a finished game. Chances are whole per cent, losses are in win points (per cent of a victory).

analysis-title = Analisi
analysis-of = { $names }: { $n } decisioni, { $simulations } simulazioni ciascuna
analysis-chances = Probabilità di vittoria
analysis-round = Turno { $n }
analysis-mistakes = Errori
analysis-no-mistakes = Nessuna decisione è costata 5 punti percentuali di vittoria o più.
analysis-turning-points = Momenti decisivi
analysis-deal = Le carte del turno { $n }
analysis-decision = Decisione { $n }: { $name }
analysis-change = { $name }: { $before } % → { $after } %
analysis-played = Giocata: { $decision }
analysis-better = Meglio: { $decision }
analysis-exact = calcolata esattamente
analysis-player = Giocatore
analysis-result = Risultato
analysis-accuracy = Precisione
analysis-mean-loss = Punti percentuali persi per decisione
analysis-progress = Analisi in corso

judgement-inaccuracy = Imprecisione
judgement-mistake = Errore
judgement-blunder = Errore grave

reason-price = { $card } sarebbe costata £{ $n } invece di £{ $instead }.
reason-vp = Così si ottengono subito { $n } PV in più.
reason-end = Così si ottengono { $n } PV in più alla fine.
reason-money = Così restano £{ $n } in più.
reason-spyrium = Così resta più Spyrium: +{ $n }.
reason-workers =
    { $n ->
        [one] Così si ha un lavoratore in più.
       *[other] Così si hanno { $n } lavoratori in più.
    }
reason-income = Così la rendita sale di £{ $n } a turno.
reason-rival = { $name } può prendere { $card } subito dopo.

ledger-title = Da dove viene il risultato
ledger-even = Quota pari
ledger-deals = Carte
ledger-own = Decisioni proprie
ledger-others = Decisioni altrui
ledger-unforeseen = Non previsto
ledger-note = Le decisioni sono giudicate in base a ciò che si poteva sapere, su tutte le carte che potevano uscire. Tra giocatori forti le carte contano poco; “non previsto” è ciò che la ricerca ha visto solo più tardi.
`,`# What cards and events do, in a sentence; \`option-…\` is one use of a building. Their numbers come from the rules.

## Buildings

effect-mine-1 = Impiega { $workers1 } lavoratore e ottieni { $gains1 } Spyrium.
effect-mine-2 = Dà { $gains1 } Spyrium senza lavoratori, oppure { $gains2 } con un lavoratore.
effect-mine-3 = Alla costruzione: tanto Spyrium quanto indica il gettone. All’attivazione: { $gains1 } Spyrium senza lavoratori, oppure { $gains2 } con un lavoratore.
effect-workshop-1 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV.
effect-workshop-2 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV.
effect-factory-1 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV, oppure { $workers2 } lavoratori ne trasformano { $pays2 } in { $gains2 } PV.
effect-factory-2 = { $workers1 } lavoratori trasformano { $pays1 } Spyrium in { $gains1 } PV, oppure { $pays2 } Spyrium in { $gains2 } PV.
effect-laboratory-1 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV. Vale come fabbrica e come ricerca.
effect-laboratory-2 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV. Vale come fabbrica e come ricerca.
effect-laboratory-3 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV. Vale come fabbrica e come ricerca.
effect-neighbourhood-1 = Alla costruzione: { $workers } lavoratore dalla tua riserva, subito attivo. In seguito non si può attivare.
effect-neighbourhood-2 = Alla costruzione: { $workers } lavoratori dalla tua riserva (o l’ultimo), subito attivi. In seguito non si può attivare.
effect-residence-1 = Alla costruzione: avanza di una casella sul tracciato Dimora o ottieni in PV il numero della tua casella. In seguito non si può attivare.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = Alla costruzione: tanti PV quanti ne indica il gettone. All’attivazione: { $workers1 } lavoratore dà { $gains1 } PV.
effect-university-2 = Alla costruzione: tanti PV quanti ne indica il gettone. All’attivazione: { $workers1 } lavoratore dà { $gains1 } PV, { $workers2 } lavoratori { $gains2 } PV.
effect-luxury-home = Nessun effetto durante la partita: serve per i punti finali.
effect-mansion = Nessun effetto durante la partita, ma molti punti alla fine.
effect-palace = Nessun effetto durante la partita: è l’edificio più sfarzoso e dà più punti di tutti alla fine.

## Uses of buildings

option-yields-spyrium =
    { $workers ->
        [0] nessun lavoratore → { $gains } Spyrium
        [one] { $workers } lavoratore → { $gains } Spyrium
       *[other] { $workers } lavoratori → { $gains } Spyrium
    }
option-scores =
    { $workers ->
        [one] { $workers } lavoratore → { $gains } PV
       *[other] { $workers } lavoratori → { $gains } PV
    }
option-scores-for-spyrium =
    { $workers ->
        [one] { $workers } lavoratore + { $pays } Spyrium → { $gains } PV
       *[other] { $workers } lavoratori + { $pays } Spyrium → { $gains } PV
    }

## Characters

effect-miner = Prendi un gettone: ottieni altrettanto Spyrium.
effect-geologist = Ottieni { $gains } Spyrium.
effect-apprentice = Paga { $pays } Spyrium, ottieni { $gains } PV.
effect-engineer = Paga { $pays } Spyrium, ottieni { $gains } PV.
effect-bureaucrat = Prendi un gettone: ottieni altrettanti PV.
effect-adviser = Ottieni { $gains } PV.
effect-banker = Prendi un gettone e paga il suo valore in £: ottieni { $gains } PV.
effect-financier = Prendi un gettone e paga il suo valore in £: ottieni { $gains } PV.
effect-architect = Prendi un gettone e paga il suo valore in £: avanza di una casella sul tracciato Dimora o ottieni in PV il numero della tua casella.

## Techniques: during the game

effect-automation = Le tue miniere non richiedono lavoratori.
effect-capitalization = £{ $pays } in più a ogni azione “Guadagnare monete”.
effect-engineering = I tuoi edifici con il simbolo fabbrica danno { $gains } PV in più per ogni lavoratore impiegato.
effect-crane = Un nuovo spazio ti costa £{ $saves } in meno, mai sotto £0.
effect-lobbying = Una volta per turno: attiva una carta senza sovrapprezzo.
effect-taylorism = Una volta per turno, come azione della fase II: raddrizza un edificio usato e attivalo subito di nuovo. Lavoratori e Spyrium si pagano di nuovo.
effect-commerce = Conserva i gettoni presi dalle carte del mercato, al massimo { $limit }. Una volta per turno un gettone vale 1, 2 o 3 a tua scelta.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 PV per ogni Spyrium
final-capitalization = 1 PV ogni £2
final-engineering = ancora una volta i PV dei tuoi edifici con il simbolo fabbrica
final-crane = 1 PV per ogni edificio
final-lobbying = PV pari alla tua casella del tracciato Dimora
final-taylorism = 1 PV per ogni tuo lavoratore
final-commerce = 1 PV per ogni gettone conservato
final-limit = Al massimo { $limit } PV per tecnica
final-building = { $points } PV alla fine
scored-automation = { spyrium }, 1 PV ciascuno
scored-capitalization = £{ $n }, 1 PV ogni £2
scored-engineering = { $n } PV stampati su edifici con il simbolo fabbrica
scored-crane = { buildings }, 1 PV ciascuno
scored-lobbying = Casella { $n } del tracciato Dimora
scored-taylorism = { workers }, 1 PV ciascuno
scored-commerce = Gettoni conservati: { $n }, 1 PV ciascuno

## Events

effect-windfall = Ottieni il valore del gettone in £, Spyrium o PV. Il gettone resta per gli altri.
effect-country-house = Paga { $pays } Spyrium: avanza di una casella sul tracciato Dimora o ottieni in PV il numero della tua casella.
effect-patronage = Paga £{ $pays1 } per { $gains1 } PV, oppure £{ $pays2 } per { $gains2 } PV.
effect-export = Vendi { $pays1 } Spyrium per £{ $gains1 }, oppure { $pays2 } Spyrium per £{ $gains2 }.
effect-night-shift = Solo nella fase II. Paga £{ $pays }, raddrizza un edificio usato e attivalo subito di nuovo. Lavoratori e Spyrium si pagano di nuovo.
effect-recruitment = Paga £1 per ogni tuo lavoratore: ne ottieni un altro, subito attivo. Non con { $limit } lavoratori.
effect-late-arrival = Solo nella fase II. Piazza ancora un lavoratore attivo in uno spazio tra le carte.

# Where long words of names may be broken on a card.
card-hyphens = Appren-dista Archi-tetto Automa-zione Capitaliz-zazione Consi-gliere Inge-gneria Labora-torio Taylo-rismo Univer-sità
`,`# Decisions of the notation. \`decide-…\` is a button, \`decided-…\` the same in the log, with the player's $name.
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
`,`# Errors as people see them: what is wrong and what to do.

## Playing

error-game-moved-on = La partita è andata avanti; il tavolo è stato aggiornato.

## Connection

error-offline = Sei offline. Controlla la rete e riprova.
error-server-unreachable = Il server non risponde. Riprova tra un momento.
error-server = Qualcosa è andato storto sul server. Della tua partita non è andato perso nulla.
error-unexpected = Qualcosa è andato storto. Ricarica la pagina: la partita riprende da dov’era.

## Tables and seats

error-game-not-found = Questa partita non esiste.
error-page-not-found = A questo indirizzo non c’è nulla.

## Forms

error-wrong-password = Nome e password non corrispondono.
error-copy-failed = Copia non riuscita. Seleziona il testo e copialo a mano.
`,`# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

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
`,`# Carte fissate in anticipo, e come si verifica.

fair-fixed = Carte fissate in anticipo: verificato
fair-fixed-seed = Le carte derivano dal seme casuale: verificato
fair-secret-to-come = Il segreto delle carte viene svelato a fine partita; allora si potranno verificare
fair-differs = Il mercato del turno { $round } non è quello fissato in anticipo
fair-differs-start = Il primo giocatore o il primo evento non sono quelli fissati in anticipo
fair-another-secret = Il segreto non è quello su cui ci si era impegnati
fair-unknown = Non è indicato da che cosa derivano le carte: non si possono verificare
fair-drawn = { $n ->
    [one] Un mercato è stato ricalcolato.
   *[other] { $n } mercati sono stati ricalcolati.
}
fair-skipped = { $n ->
    [one] Manca un’estrazione: altrettanti mercati devono essere stati annullati.
   *[other] Mancano { $n } estrazioni: altrettanti mercati devono essere stati annullati.
}
fair-given = { $n ->
    [one] Un mercato viene dalla partita che qui continua.
   *[other] { $n } mercati vengono dalla partita che qui continua.
}
fair-expected = Doveva essere così: { $deal }
fair-commitment = Impegno
fair-secret = Segreto
fair-how = Come si verifica
fair-how-text = Prima della prima distribuzione il server ha comunicato l’impegno, l’impronta di un numero segreto. Tutto il caso della partita è calcolato da quel segreto, che viene svelato alla fine. Così nessuno poteva scegliere le carte e chiunque può ricalcolarle: salva la partita ed esegui «{ $command }».
fair-here = Il tuo browser ha confrontato il segreto con l’impegno ricevuto durante la partita.
fair-checking = Verifica delle carte in corso…
`,`# The guided first game: what the coach says.

lesson-title = La tua prima partita
lesson-step = { $n } di { $total }
lesson-rival = Brunel
lesson-rule = Leggi la regola
lesson-leave = Esci dalla lezione
lesson-play = Ora gioca

lesson-welcome = Ciao! Ognuno guida un’impresa. Dopo sei turni vince chi ha più punti su questo tracciato. Niente può andare storto: si può toccare solo ciò che ti chiedo.
lesson-market = Questo è il mercato: nove carte ogni turno. I lavoratori stanno negli spazi tra le carte, quindi ognuno ha due carte a portata di mano.
lesson-place = Un turno comincia con la fase I: a ogni mossa un lavoratore va al mercato. Tocca lo spazio illuminato tra “{ $mine }” e “{ $geologist }”.
lesson-place-again = Anche { $rival } ha un lavoratore accanto a “{ $geologist }”. Uno spazio tra le carte si può condividere, e ogni lavoratore intorno a una carta conta: la rende più cara, ma ti fa anche guadagnare. Aggiungi il tuo.
lesson-phase2 = Tieni a casa il terzo lavoratore: più tardi farà funzionare un edificio. Ora passa alla fase II. Agisci subito, e in questo turno non piazzi più lavoratori.
lesson-gain = Nella fase II i lavoratori tornano, uno per mossa, ognuno per monete o per una carta. Prima le monete: £1 per ogni altro lavoratore intorno alla carta. Tocca il lavoratore in basso, poi “Prendi £{ $n }” su “{ $geologist }”.
lesson-activate = Ora una carta. Costa il suo prezzo più £1 per ogni altro lavoratore intorno: { $price }. Tocca il tuo lavoratore, poi attiva “{ $mine }”.
lesson-build = Un edificio ha bisogno di uno spazio nel tuo distretto. Costa £1 per ogni edificio che hai, quindi il primo è gratis. Più avanti puoi anche rimpiazzare un vecchio edificio, con £3 di sconto se i due hanno un simbolo in comune. Tocca il nuovo spazio.
lesson-use = Il tuo edificio può lavorare già in questo turno. È una mossa a sé, poi l’edificio riposa fino al prossimo turno. Scegli uno dei due effetti; per il secondo serve il tuo lavoratore.
lesson-event = Una volta per turno ognuno può usare l’evento, in qualsiasi fase. Questo dà £2, 2 Spyrium o 2 punti. Prendi quello che vuoi.
lesson-pass = Al mercato non hai più lavoratori e hai fatto tutto: passa. Gli altri continuano finché tutti non hanno passato.
lesson-round = Tutti hanno passato, il turno è finito. Il resto del mercato sparisce, ci sono nove carte nuove, vale il prossimo evento, gli edifici tornano verticali e i lavoratori a casa. Comincia un altro.
lesson-income = Ogni turno comincia con le entrate: il numero della tua casella su questo tracciato, per te ora £{ $n }. Alcune carte ti fanno avanzare, o ti danno quel numero in punti.
lesson-bonus = A 8 punti ricevi £5 o un altro lavoratore, a scelta; a 20 punti l’altro. Prima arriva il lavoratore, più vale.
lesson-help = Qui leggi sempre che cosa devi fare, e il punto interrogativo apre la regola. Tutto ciò che puoi fare è illuminato. Tieni il puntatore su una carta, o premila a lungo, per leggere tutto su di essa.
lesson-last-round = Saltiamo alla fine del sesto turno. Hai costruito un’impresa e messo da parte tre cristalli. { $rival } è in testa, per ora.
lesson-factory = Le fabbriche trasformano lo Spyrium in punti. Con due lavoratori e tre cristalli la tua “{ $factory }” ne dà 10. Usa il secondo effetto.
lesson-last-pass = Ben fatto! Hai superato i 20 punti e il bonus è arrivato da solo. { $rival } ha passato. Passa anche tu, e la partita finisce.
lesson-scoring = Ora si aggiungono i punti stampati sugli edifici, poi le tecniche, al massimo 7 ciascuna. Monete, cristalli e lavoratori di per sé non valgono nulla. Se non conosci una carta, puntala e si spiega da sola: e ora, alla tua prima vera partita!
lesson-more = La seconda lezione
lesson-more-welcome = Eccoti di nuovo! Quattro tuoi lavoratori sono nel mercato e gli altri hanno passato. Questa lezione mostra ciò che mancava nella prima, e più spesso scegli tu.
lesson-more-character = I personaggi agiscono subito e restano nel mercato. “{ $architect }” usa gettoni: chi lo assume ne consuma uno e ne paga il valore oltre al prezzo. Tocca il tuo lavoratore alla sua sinistra e assumilo.
lesson-more-token = Quale gettone? Uno piccolo ti costa poco, ma lascia agli altri quello caro. Finiti i gettoni, nessuno può più assumere questo personaggio.
lesson-more-residence = L’effetto Dimora: avanza con il segnalino e avrai più entrate in ogni turno futuro, oppure prendi ora in punti il numero della tua casella. All’inizio conviene avanzare, alla fine i punti. Decidi tu.
lesson-more-technique = Ora una tecnica: aiuta fino a fine partita, non richiede spazio e dà punti alla fine. Con “{ $technique }” attivi una carta per turno senza sovrapprezzo. Tocca il tuo lavoratore lì accanto e brevettala.
lesson-more-building = “{ $laboratory }” ha il simbolo fabbrica, come la tua “{ $workshop }”. Tocca il tuo lavoratore lì accanto e costruisci l’edificio.
lesson-more-where = Se rimpiazzi “{ $workshop }”, il simbolo in comune ti fa risparmiare £3, ma il vecchio edificio esce dal gioco. Su un nuovo spazio li tieni entrambi, a £1 per ogni tuo edificio. I prezzi sono sui pulsanti: scegli.
lesson-more-free = Il resto del turno è tuo: ritira l’ultimo lavoratore, attiva i tuoi edifici, usa l’evento. Passa quando non c’è più niente di utile da fare.
lesson-more-end = Un nuovo turno, nove nuove carte, tutto di nuovo verticale. Ora conosci tutto: personaggi, gettoni, tecniche, rimpiazzi e tracciato Dimora. Il resto è esperienza.
`,`# Names and counted nouns. $n is always a whole number.

## Buildings

card-mine-1 = Miniera I
card-mine-2 = Miniera II
card-mine-3 = Miniera III
card-workshop-1 = Officina I
card-workshop-2 = Officina II
card-factory-1 = Fabbrica I
card-factory-2 = Fabbrica II
card-laboratory-1 = Laboratorio I
card-laboratory-2 = Laboratorio II
card-laboratory-3 = Laboratorio III
card-neighbourhood-1 = Quartiere operaio I
card-neighbourhood-2 = Quartiere operaio II
card-residence-1 = Palazzina I
card-residence-2 = Palazzina II
card-university-1 = Università I
card-university-2 = Università II
card-luxury-home = Villa di lusso
card-mansion = Magione
card-palace = Palazzo

## Characters

card-miner = Minatore
card-geologist = Geologo
card-apprentice = Apprendista
card-engineer = Ingegnere
card-bureaucrat = Burocrate
card-adviser = Consigliere
card-banker = Banchiere
card-financier = Magnate
card-architect = Architetto

## Techniques

card-automation = Automazione
card-capitalization = Capitalizzazione
card-engineering = Ingegneria
card-crane = Gru
card-lobbying = Lobbying
card-taylorism = Taylorismo
card-commerce = Commercio

## Events

event-windfall = Colpo di fortuna
event-country-house = Casa di campagna
event-patronage = Mecenatismo
event-export = Esportazione
event-night-shift = Turno di notte
event-recruitment = Assunzioni
event-late-arrival = Ritardatario

## The game

game-title = Spyrium

## Kinds

kind-building = Edificio
kind-character = Personaggio
kind-technique = Tecnica
kind-event = Evento

## Symbols

symbol-factory = fabbrica
symbol-mine = miniera
symbol-research = ricerca

## Resources and pieces

resource-money = Monete
resource-spyrium = Spyrium
resource-points = Punti vittoria
resource-points-short = PV
resource-workers = Lavoratori
resource-tokens = Gettoni
resource-residence = Tracciato Dimora

## Phases, periods, rounds

phase-1 = Piazzamento
phase-2 = Attivazione
phase-3 = Ha passato
phase-1-long = Fase I: piazzamento
phase-2-long = Fase II: attivazione
phase-3-long = Ha passato per questo turno
period-a = Periodo A
period-b = Periodo B
period-c = Periodo C
round-of = Turno { $n } di { $total }

## Bonuses

bonus-cash = £5
bonus-worker = Un lavoratore
bonus-8 = Bonus a 8 punti
bonus-20 = Bonus a 20 punti

## Upright and inclined

state-upright = verticale
state-inclined = orizzontale (usato)

## Counted nouns

pounds-spoken =
    { $n ->
        [one] { $n } sterlina
       *[other] { $n } sterline
    }
spyrium = { $n } Spyrium
points =
    { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
workers =
    { $n ->
        [one] { $n } lavoratore
       *[other] { $n } lavoratori
    }
tokens =
    { $n ->
        [one] { $n } gettone
       *[other] { $n } gettoni
    }
buildings =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edifici
    }
techniques =
    { $n ->
        [one] { $n } tecnica
       *[other] { $n } tecniche
    }
cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
rounds =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
spectators =
    { $n ->
        [one] { $n } spettatore
       *[other] { $n } spettatori
    }
games =
    { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    }
seconds =
    { $n ->
        [one] { $n } secondo
       *[other] { $n } secondi
    }
minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
hours =
    { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }

## Places. $first, $second and $card are card names.

gap-between = tra { $first } e { $second }
gap-beside = accanto a { $card }
gap-empty = tra due posizioni vuote
position-empty = vuota
`,`# What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, tocca a te.
notice-your-turn-at = { $name }, tocca a te in “{ $table }”.
notice-trial = Così Spyrium ti avvisa quando tocca a te.
notice-subject = Spyrium: tocca a te
notice-code-subject = Spyrium: il tuo codice
notice-code = Il tuo codice è { $code }. Inseriscilo dove hai indicato il tuo indirizzo e-mail per le notifiche. Se non sei stato tu, non devi fare nulla: non arriveranno altre e-mail.
`,`# What the game asks, in a sentence; \`hint-…\` explains it and names the rule.

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
hint-value = Una volta per turno Commercio ti fa scegliere 1, 2 o 3. Il valore stampato non consuma l’uso (R9.7).
hint-use = L’edificio è usato per questo turno; i suoi lavoratori tornano nel prossimo (R6.7).
hint-reuse = Lavoratori e Spyrium si pagano di nuovo; poi l’edificio torna orizzontale (R9.6, R8).
hint-residence = Una casella più alta dà più entrate a ogni turno e più punti in seguito (R10.1).
hint-bonus = L’altro lo ottieni a 20 punti (R10.2).
hint-late-arrival = Va bene qualsiasi spazio tra le carte, purché accanto ce ne sia una (R5.1).
hint-event = Una volta per turno; devi poter pagare tutti i costi (R5.2).
hint-pass = Puoi passare quando non hai più lavoratori nel mercato (R6.8).
`,`# Why a typed word cannot be played. $word and $words are words of the notation, $gap and $position places of it.

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
        [one] { $n } tuo lavoratore è ancora nel mercato
       *[other] { $n } tuoi lavoratori sono ancora nel mercato
    }
refusal-all-workers = hai già tutti i { $n } lavoratori
refusal-no-late-worker = servono un lavoratore attivo e uno spazio accanto a una carta

## Costs

refusal-too-dear = costa £{ $price } e hai £{ $money }
refusal-fee = il gettone costa £{ $price } e hai £{ $money }
refusal-too-little-spyrium = costa { $pays } Spyrium e ne hai { $owned }
refusal-building-too-dear = { $card } costa almeno £{ $price } e hai £{ $money }
refusal-card-too-dear = { $card } costa £{ $price } = { $base } (prezzo) + { $workers } (lavoratori), e hai £{ $money }
refusal-recruitment-too-dear = costa £{ $price }, una per ogni tuo lavoratore, e hai £{ $money }
refusal-effect-too-dear = lavoratori richiesti: { $workers }, attivi: { $active }; Spyrium richiesto: { $pays }, disponibile: { $owned }

## Cards, tokens, events

refusal-no-upright = non hai un edificio verticale { $card }
refusal-no-inclined = non hai un edificio orizzontale { $card }
refusal-nothing-to-reuse = con i tuoi lavoratori e il tuo Spyrium nessun edificio orizzontale si può attivare di nuovo
refusal-no-technique = non possiedi { $card }
refusal-technique-used = hai già usato { $card } in questo turno
refusal-needs-technique = serve { $card }, non ancora in uso in questo turno
refusal-needs-technique-for-value = per contare diversamente un gettone serve { $card }, non ancora in uso in questo turno
refusal-no-surcharge = non c’è alcun sovrapprezzo da evitare
refusal-no-such-token = sulla carta non c’è un gettone di valore { $n }
refusal-no-token-left = su { $card } non ci sono più gettoni
refusal-tokens-too-dear = dopo il prezzo di { $card } non puoi pagare nessun gettone
refusal-last-space = il segnalino è sull’ultima casella
refusal-event-used = hai già usato l’evento in questo turno
refusal-event-one-effect = “{ $event }” ha un solo effetto: scrivi “{ $command }”
refusal-event-effects = “{ $event }” ha più effetti: scrivi da “{ $first }” a “{ $last }”
refusal-event-phase-two = “{ $event }” si usa solo nella fase II
refusal-event-no-token = su “{ $event }” non c’è un gettone
`,`# The rules page. Ids follow the numbers of the rules: rules-r5-1-text explains R5.1.

## In one minute

rules-overview-1 = Guidi un’impresa in un’Inghilterra a vapore che ha scoperto un potente cristallo verde: lo Spyrium. Dopo sei turni vince chi ha più punti vittoria.
rules-overview-2 = In ogni turno nove carte formano un quadrato. Piazzi i lavoratori negli spazi tra le carte, così ognuno è accanto a due carte.
rules-overview-3 = Quando vuoi passi alla fase II e ritiri i lavoratori uno alla volta: per monete o per attivare una carta accanto a loro.
rules-overview-4 = Più folla c’è attorno a una carta, più rende e più costa: ogni altro lavoratore vale £1 se prendi monete e costa £1 se la attivi.
rules-overview-5 = I personaggi aiutano subito, gli edifici restano nel tuo distretto e lavorano una volta per turno, le tecniche valgono per il resto della partita.
rules-overview-6 = Le miniere danno Spyrium, le fabbriche lo trasformano in punti. Alla fine contano anche i tuoi edifici e le tue tecniche.

## A round at a glance

rules-summary-title = Un turno in breve
rules-summary-1 = Inizio: tutti ricevono le entrate, l’evento annunciato entra in vigore e si scopre il prossimo, si dispongono nove carte con i loro gettoni, tutti i lavoratori sono attivi.
rules-summary-2 = Fase I, un’azione per mossa: piazza un lavoratore, usa l’evento o passa alla fase II.
rules-summary-3 = Fase II, un’azione per mossa: ritira un lavoratore per monete o per una carta, attiva un edificio, usa l’evento, oppure passa quando non hai più lavoratori nel mercato.
rules-summary-4 = Fine: quando tutti hanno passato, si scartano mercato ed evento, si raddrizzano le carte usate e cambia il primo giocatore. Dopo il sesto turno c’è il punteggio finale.

## 1. Components

rules-r1-title = Che cosa c’è nel gioco
rules-r1-1-title = Giocatori e lavoratori
rules-r1-1-text = Si gioca in un numero da due a cinque. Cominci con 3 lavoratori del tuo colore; altri 4 aspettano nella riserva. Più di 7 non se ne possono avere.
rules-r1-2-title = Gettoni numerati
rules-r1-2-text = Ci sono 24 gettoni: otto per ciascuno dei valori 1, 2 e 3. Stanno su alcune carte e dicono quanto danno o quanto costano.
rules-r1-3-title = Monete e Spyrium
rules-r1-3-text = La banca non esaurisce mai monete e Spyrium. Non puoi mai scendere sotto zero.
rules-r1-4-title = Carte del mercato
rules-r1-4-text = Le 59 carte del mercato sono 35 edifici, 17 personaggi e 7 tecniche. Si dividono in tre periodi: 30 carte in A, 20 in B e 9 in C.
rules-r1-5-title = Carte evento
rules-r1-5-text = Ci sono 7 eventi. Sei entrano in gioco, uno per turno.
rules-r1-6-title = Il tracciato Dimora
rules-r1-6-text = Il tuo segnalino sta su una casella del tracciato. Il numero è la tua entrata a ogni turno e anche i punti che puoi ottenere lì. Il tracciato va da 2 a 7.

## 2. Setup

rules-r2-title = Preparazione
rules-r2-1-title = Che cosa hai all’inizio
rules-r2-1-text = Ognuno comincia con 3 lavoratori, 2 Spyrium, £8 e nessun punto; il segnalino Dimora è sulla prima casella, il 2.
rules-r2-2-title = Mazzi ed eventi
rules-r2-2-text = I tre mazzi dei periodi e gli eventi vengono mescolati. Il primo evento è scoperto come evento futuro; se usa un gettone, ne riceve uno a caso.
rules-r2-3-title = Primo giocatore
rules-r2-3-text = Il caso decide chi comincia.

## 3. Start of a round

rules-r3-title = Come comincia un turno
rules-r3-1-title = Entrate
rules-r3-1-text = Ricevi tante sterline quante ne indica la tua casella Dimora. Perciò tutti cominciano il primo turno con £10.
rules-r3-2-title = Gli eventi avanzano
rules-r3-2-text = L’evento annunciato entra in vigore e tiene il suo gettone. Si scopre il successivo, con un gettone a caso se ne usa uno, così sai sempre che cosa arriva.
rules-r3-3-title = Il mercato
rules-r3-3-text = Si dispongono nove carte in tre righe da tre. I turni da 1 a 3 usano il periodo A, i turni 4 e 5 il periodo B, il turno 6 il periodo C. Tre carte di A e due di B restano quindi fuori dalla partita.
rules-r3-4-title = Gettoni sulle carte
rules-r3-4-text = Un edificio che usa un gettone ({ card-mine-3 }, { card-university-1 }, { card-university-2 }) ne riceve uno. Un personaggio che usa gettoni ({ card-miner }, { card-bureaucrat }, { card-banker }, { card-financier }, { card-architect }) ne riceve uno in meno del numero dei giocatori. Sono pescati a caso e restano scoperti.
rules-r3-5-title = Tutti nella fase I
rules-r3-5-text = Tutti i tuoi lavoratori sono di nuovo attivi e tutti sono nella fase I, il piazzamento.

## 4. Order of play

rules-r4-title = L’ordine di gioco
rules-r4-1-title = Un’azione a testa
rules-r4-1-text = A partire dal primo giocatore, in senso orario, si fa un’azione a testa finché tutti non hanno passato. Chi ha passato viene saltato.
rules-r4-2-title = La tua fase
rules-r4-2-text = Ciò che puoi fare dipende solo dalla tua fase. Gli altri possono trovarsi in una fase diversa.
rules-r4-3-title = Nella fase I
rules-r4-3-text = Piazza un lavoratore, usa l’evento o passa alla fase II. Se passi alla fase II, nella stessa mossa fai subito un’azione di quella fase.
rules-r4-4-title = Nella fase II
rules-r4-4-text = Guadagna monete, attiva una carta, usa l’evento, attiva un edificio, usa il Taylorismo se lo possiedi, oppure passa.
rules-r4-5-title = Non si torna indietro
rules-r4-5-text = Una volta nella fase II, ci resti fino alla fine del turno.

## 5. Phase I

rules-r5-title = { phase-1-long }
rules-r5-1-title = Piazzare un lavoratore
rules-r5-1-text = Metti un lavoratore attivo in uno spazio tra due carte adiacenti. Ce ne stanno quanti si vuole. Almeno una delle due posizioni deve avere ancora una carta, e lungo il bordo esterno non ci sono spazi.
rules-r5-2-title = Usare l’evento
rules-r5-2-text = Una volta per turno, in qualsiasi fase, puoi usare l’evento. Se offre più effetti ne scegli uno; devi poterne pagare il costo. Due eventi funzionano solo nella fase II.

## 6. Phase II

rules-r6-title = { phase-2-long }
rules-r6-1-title = Guadagnare monete
rules-r6-1-text = Ritira un tuo lavoratore e scegli una carta accanto: ottieni £1 per ogni altro lavoratore attorno a quella carta, di chiunque sia. Se entrambe le carte non ci sono più, non ottieni nulla (£2 con { card-capitalization }), ma vale come azione. Il lavoratore riposa fino al prossimo turno.
rules-r6-1-example = Esempio: attorno a una Miniera ci sono altri cinque lavoratori. Se lì ritiri il tuo per monete, ottieni £5.
rules-r6-2-title = Attivare una carta
rules-r6-2-text = Ritira un tuo lavoratore e scegli una carta accanto: paga il suo prezzo e, come sovrapprezzo, £1 per ogni altro lavoratore attorno, di chiunque sia. Il lavoratore riposa fino al prossimo turno.
rules-r6-3-title = Personaggi
rules-r6-3-text = Un personaggio agisce una volta e resta nel mercato: con un altro lavoratore può essere assunto di nuovo, anche da te. Devi poter pagare ciò che costa il suo effetto. Se usa gettoni, ne consumi uno a scelta; finiti i gettoni non si può più assumere, ma lì si possono ancora guadagnare monete.
rules-r6-4-title = Edifici
rules-r6-4-text = Un edificio va nel tuo distretto. Un nuovo spazio costa £1 per ogni edificio che hai già, quindi il primo è gratis. Oppure rimpiazzi un tuo edificio, già usato o no: non paghi lo spazio e il vecchio edificio esce dal gioco. Se i due hanno in comune il simbolo fabbrica, miniera o ricerca, il prezzo (non il sovrapprezzo) scende di £3, mai sotto £0; anche due simboli in comune valgono solo £3. Il nuovo edificio è verticale e si può attivare già in questo turno. I lavoratori su un edificio rimpiazzato tornano nel prossimo turno.
rules-r6-4-example = Esempio: Fabbrica I costa £{ $price }, attorno ci sono altri due lavoratori e possiedi un Quartiere operaio e un Laboratorio. Su un nuovo spazio paghi { $price } + 2 + 2 = £{ $space }; al posto del Quartiere { $price } + 2 = £{ $replace }; al posto del Laboratorio, che ha lo stesso simbolo fabbrica, { $reduced } + 2 = £{ $shared }.
rules-r6-5-title = Effetti immediati
rules-r6-5-text = Alcuni edifici danno qualcosa una volta sola, subito dopo il pagamento: Spyrium o punti secondo il gettone, nuovi lavoratori finché ce ne sono nella riserva, o un effetto Dimora. Il gettone si scarta; senza gettone non si ottiene nulla.
rules-r6-6-title = Tecniche
rules-r6-6-text = Una tecnica è tua fino alla fine della partita e non richiede spazio. Vale dalla tua mossa successiva, quindi non ancora per il proprio acquisto. Puoi averne quante vuoi.
rules-r6-7-title = Attivare un edificio
rules-r6-7-text = Scegli un tuo edificio verticale e uno dei suoi effetti, poi giralo in orizzontale: per questo turno è usato. I lavoratori richiesti devono essere attivi e riposano fino al prossimo turno; lo Spyrium va alla banca.
rules-r6-8-title = Passare
rules-r6-8-text = Puoi passare quando non hai più lavoratori nel mercato, anche se ti restano lavoratori attivi o edifici verticali. Poi resti fuori fino al prossimo turno.
rules-r6-9-title = Prima si paga
rules-r6-9-text = Prima paghi, poi ottieni. Ciò che un’azione rende non può pagare l’azione stessa.

## 7. Market cards

rules-r7-title = Le carte del mercato
rules-r7-text = Le miniere danno Spyrium; officine, fabbriche e laboratori lo trasformano in punti; le università fanno punti con i soli lavoratori. I quartieri operai portano lavoratori, le palazzine ti fanno avanzare sul tracciato e le case signorili contano alla fine. Ciò che costa il gettone di un personaggio si aggiunge a prezzo e sovrapprezzo.

## 8. Events

rules-r8-title = Gli eventi
rules-r8-text = Ogni evento offre a tutti, una volta per turno, un piccolo scambio: monete, Spyrium o punti pari al suo gettone, punti per monete, monete per Spyrium, un lavoratore, un effetto Dimora. Turno di notte e Ritardatario funzionano solo nella fase II, ma puoi passare alla fase II e usarli nella stessa mossa. Con il Turno di notte lavoratori e Spyrium dell’edificio si pagano di nuovo. Il gettone di un evento non si consuma mai.

## 9. Techniques

rules-r9-title = Le tecniche
rules-r9-1-title = { card-automation }
rules-r9-1-text = Le tue miniere funzionano senza lavoratori. Alla fine: 1 punto per ogni Spyrium, al massimo 7.
rules-r9-2-title = { card-capitalization }
rules-r9-2-text = Ogni volta che guadagni monete con un lavoratore, ottieni £2 in più, anche tra due posizioni vuote. Alla fine: 1 punto ogni £2, al massimo 7.
rules-r9-3-title = { card-engineering }
rules-r9-3-text = I tuoi edifici con il simbolo fabbrica danno 1 punto in più per ogni lavoratore impiegato. Alla fine: ancora una volta i loro punti stampati, al massimo 7.
rules-r9-4-title = { card-crane }
rules-r9-4-text = Un nuovo spazio ti costa £3 in meno, mai sotto £0. Alla fine: 1 punto per ogni tuo edificio, al massimo 7.
rules-r9-5-title = { card-lobbying }
rules-r9-5-text = Una volta per turno puoi attivare una carta senza sovrapprezzo. Alla fine: punti pari alla tua casella Dimora.
rules-r9-6-title = { card-taylorism }
rules-r9-6-text = Una volta per turno, come azione della fase II, raddrizza un edificio orizzontale e attivalo subito di nuovo; lavoratori e Spyrium si pagano ancora. Con il Turno di notte un edificio può lavorare tre volte. Alla fine: 1 punto per ogni tuo lavoratore.
rules-r9-7-title = { card-commerce }
rules-r9-7-text = Conservi i gettoni che prendi dalle carte del mercato, fino a 7; gli altri si scartano. Una volta per turno puoi contare un gettone, su una carta o sul Colpo di fortuna, come 1, 2 o 3, anche per pagare meno; usare il valore stampato non consuma questa facoltà. Il gettone del Colpo di fortuna resta dov’è. Alla fine: 1 punto per ogni gettone conservato.
rules-r9-8-title = Di nuovo pronte a ogni turno
rules-r9-8-text = Lobbying, Taylorismo e Commercio si possono usare di nuovo a ogni nuovo turno.

## 10. Residence effect and bonuses

rules-r10-title = Dimora e bonus
rules-r10-1-title = Effetto Dimora
rules-r10-1-text = Fai avanzare il segnalino di una casella oppure ottieni i punti della casella su cui si trova: una delle due cose è obbligatoria. Sull’ultima puoi solo prendere i punti.
rules-r10-1-example = Esempio in tre: il tuo segnalino è sul 3 e su un Architetto ci sono i gettoni 1 e 2. Prendi l’1, paghi £1 oltre a prezzo e sovrapprezzo, e avanzi al 4 o ottieni 3 punti. Chi lo assume dopo di te prende il 2 e paga £2; poi nessuno può più assumerlo.
rules-r10-2-title = Bonus a 8 e a 20
rules-r10-2-text = Appena hai 8 punti o più scegli £5 o un lavoratore dalla riserva, subito attivo; il bonus si prende alla fine dell’azione. A 20 punti ottieni l’altro. Il punteggio finale non dà bonus.
rules-r10-3-title = Con la riserva vuota
rules-r10-3-text = Senza lavoratori in riserva il bonus lavoratore non dà nulla, e a 8 punti restano solo le £5. Se superi entrambe le soglie in una volta, ottieni tutti e due i bonus.

## 11. End of round, end of game

rules-r11-title = Fine del turno, fine della partita
rules-r11-1-title = Il turno finisce
rules-r11-1-text = Quando tutti hanno passato, si scartano il resto del mercato, l’evento e tutti i gettoni che vi si trovano, si raddrizzano edifici e tecniche e chi siede a sinistra del primo giocatore diventa primo giocatore. Dopo il turno 6 si va subito al punteggio finale.
rules-r11-2-title = Quando finiscono i gettoni
rules-r11-2-text = Se serve un gettone e non ce ne sono più, gli scarti diventano la nuova scorta. Se mancano anche quelli, le carte restanti rimangono senza per questo turno.
rules-r11-3-title = { log-game-ended }
rules-r11-3-text = Aggiungi i punti stampati sui tuoi edifici, poi quelli delle tecniche, al massimo 7 ciascuna. Monete, Spyrium e lavoratori di per sé non valgono nulla.
rules-r11-4-title = Chi vince
rules-r11-4-text = Vince chi ha più punti. In caso di parità la vittoria è condivisa.
rules-r11-5-title = Edizioni
rules-r11-5-text = Prezzi, punti degli edifici, copie e periodi delle carte dipendono dall’edizione in uso. La galleria delle carte mostra ogni numero e da dove viene.

## Rulings

rules-rulings-title = Dove i regolamenti stampati divergono
rules-rulings-text = Ci sono cinque regolamenti, stampati o tradotti, e non sempre concordano. Qui vale quanto segue:
rules-rulings-1 = In caso di parità vincono tutti quelli con più punti.
rules-rulings-2 = “Una volta per turno” su una tecnica significa una volta per ogni turno di gioco, non per mossa.
rules-rulings-3 = Il sovrapprezzo conta ogni altro lavoratore, anche i tuoi; non conta i giocatori.
rules-rulings-4 = Officina II dà 5 punti. Esportazione rende £3 o £6.
rules-rulings-5 = Il Taylorismo dà punti a fine partita. La seconda attivazione con Taylorismo o Turno di notte si paga per intero.
rules-rulings-6 = Con Commercio conservi al massimo sette gettoni.
rules-rulings-7 = Il Ritardatario si usa solo nella fase II.
rules-rulings-8 = Un bonus arriva appena hai 8 o 20 punti o più, ma non nel punteggio finale.
rules-rulings-9 = Un personaggio senza più gettoni non si può più assumere in questo turno.
rules-rulings-10 = Un simbolo in comune abbassa solo il prezzo di un edificio, mai il sovrapprezzo.

## The symbols

legend-title = Come si legge una carta
legend-price = prezzo
legend-seal = punti a fine partita
legend-instant = avviene una volta sola, appena costruito
legend-use = uso: prima della freccia il costo, dopo la freccia ciò che rende
legend-token = tanti quanti ne indica il gettone sulla carta
legend-around = lavoratori attorno alla carta: ognuno la rende più cara di £1, e fa prendere £1 in più
legend-goods = monete, Spyrium, punti
legend-residence = l’effetto Dimora: una casella avanti, oppure punti
legend-symbol = fabbrica, miniera o ricerca: rimpiazzare un edificio con lo stesso simbolo costa £3 in meno
legend-first = primo giocatore del turno
legend-worker = un lavoratore: uno dei tuoi attivi
legend-no-worker = nessun lavoratore richiesto
legend-new-space = un nuovo spazio per un edificio
legend-once = una volta per turno
legend-straighten = raddrizza un edificio usato
legend-end = a fine partita
legend-phases = fase I, piazzamento; fase II, attivazione
legend-passed = ha passato per questo turno
legend-event = l’evento del turno
legend-kinds = edificio, personaggio, tecnica: i tipi di carte del mercato
`,`# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = per te
standings-now = Ora
standings-projected = se finisse ora

## Pace

settings-pace = Ritmo degli altri
settings-pace-slow = Lento
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-forced = Passare alla fase II e passare da soli quando non si può fare altro
web-skip = Salta

## The end

end-picture = Condividi un’immagine
end-link = Copia il link
`,`# What only the terminal says.

terminal-hint = ? per l’aiuto
terminal-opponents = Giochi contro { $names } ({ $level }).
terminal-help = Scrivi il numero di una scelta o la sua parola (in grigio), per esempio { $example }.
terminal-help-help = questo aiuto
terminal-help-board = ridisegna il tavolo
terminal-help-cards = che cosa fanno l’evento e le carte del mercato
terminal-help-log = la partita finora, in frasi
terminal-help-undo = annulla la tua ultima decisione, con le risposte dei bot
terminal-help-save = scrivi la partita in un file
terminal-help-quit = esci
terminal-legend = Le cifre tra le carte sono lavoratori, numerati per posto. “{ resource-workers } 2+1/3”: attivi + nel mercato / in tutto. * indica una carta usata.
terminal-file = FILE
terminal-nothing-to-undo = Non hai ancora decisioni da annullare.
terminal-saved = Salvata. Per continuare più tardi: { $command }
terminal-not-written = Impossibile scrivere { $file }: { $error }
terminal-card = carta
terminal-effect = effetto
`,`# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Costruisci la tua impresa in un’Inghilterra di vapore e cristallo verde.
home-play = Gioca subito
home-play-text = Una partita contro i bot, con un clic
home-friends = Con gli amici
home-friends-text = Manda un link e sedetevi al tavolo insieme
home-days = Con calma, in più giorni
home-days-text = Una mossa quando hai un momento
home-learn = Prima volta? Impara
home-learn-text = Il gioco in dieci minuti, giocando
home-mixed = Mista
home-watch = Guarda
home-watch-text = Dai un’occhiata alle partite degli altri
home-continue = Continua la tua partita
home-hot-seat = Sullo stesso schermo
home-hot-seat-text = Più persone condividono questo dispositivo
home-games-running =
    { $n ->
        [one] { $n } partita in corso
       *[other] { $n } partite in corso
    }

## Navigation

nav-home = Home
nav-lobby = Lobby
nav-my-games = Le mie partite
nav-rules = Regole
nav-gallery = Carte
nav-profile = Profilo
nav-settings = Impostazioni
nav-ratings = Classifica
nav-menu = Menu
nav-skip = Vai al contenuto

## Buttons

button-yes = Sì
button-no = No
button-confirm = Conferma
button-cancel = Annulla
button-next = Avanti
button-close = Chiudi
button-undo = Annulla mossa
button-try-again = Riprova
button-reload = Ricarica
button-copy = Copia
button-copied = Copiato
button-share = Condividi
button-save = Salva
button-send = Invia
button-open = Apri
button-start = Inizia la partita
button-join = Unisciti
button-watch = Guarda
button-rematch = Gioca ancora
button-what-changed = Cosa è cambiato?
button-reset = Ripristina
button-install = Installa l’app
button-sign-in = Accedi
button-sign-out = Esci dall’account
button-sign-up = Crea un account

## Lobby

lobby-title = { nav-lobby }
lobby-open-tables = Tavoli aperti
lobby-running = Partite da guardare
lobby-empty = Nessun tavolo aperto al momento. Creane uno!
lobby-new-table = Nuovo tavolo
lobby-seats-free =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }

## Table setup and invitation

setup-title = Prepara il tavolo
setup-players = Giocatori
setup-seat = Posto { $n }
setup-seat-you = Tu
setup-seat-open = Aperto a tutti
setup-seat-bot = Bot
setup-name = Nome
setup-bot-level = Livello del bot
setup-pace = Ritmo
setup-pace-none = Senza orologio
setup-pace-live = In tempo reale
setup-pace-days = In più giorni
setup-pace-per-turn = Tempo per mossa
setup-pace-per-game = Tempo per la partita
setup-visibility = Chi può partecipare
setup-public = Chiunque
setup-private = Solo con il link
setup-rated = Partita valida per la classifica
setup-seed = Seme casuale
setup-seed-text = Lo stesso seme distribuisce le stesse carte. Chi lo conosce le conosce tutte: la partita non vale per la classifica.
setup-more = Altre opzioni
invite-title = Invita
invite-text = Invia questo link. Chi lo apre può sedersi subito.
invite-link = Link d’invito
invite-qr = Codice QR dell’invito
invite-waiting = La partita comincia quando tutti i posti sono occupati e tutti sono pronti.
invite-fill-bots = Riempi i posti liberi con i bot

## Bots

bot-random = A caso
bot-random-text = Decide a caso, per un primo sguardo al gioco.
bot-greedy = Avido
bot-greedy-text = Prende ciò che rende di più subito.
bot-apprentice = { card-apprentice }
bot-apprentice-text = Gioca svelto, impara con te e perdona.
bot-engineer = { card-engineer }
bot-engineer-text = Ama miniere e fabbriche e le fa girare.
bot-adviser = { card-adviser }
bot-adviser-text = Pensa qualche mossa avanti e sceglie il momento giusto.
bot-financier = { card-financier }
bot-financier-text = Conta ogni sterlina e punisce gli sprechi.
bot-master = Maestro
bot-master-text = Il più forte al tavolo. Vieni con un piano.
bot-name-1 = Brunel
bot-name-2 = Stephenson
bot-name-3 = Bessemer
bot-name-4 = Nasmyth
bot-name-5 = Whitworth
bot-named = { $level } (bot)
bot-thinking = Sta pensando

## The table

table-market = Mercato
table-board = Tabellone
table-company = Impresa di { $name }
table-others = Gli altri
table-buildings = Edifici
table-techniques = Tecniche
table-no-buildings = Ancora nessun edificio
table-no-techniques = Ancora nessuna tecnica
table-kept-tokens = Gettoni conservati
table-workers-active = Attivi
table-workers-market = Nel mercato
table-workers-busy = A riposo
table-workers-reserve = In riserva
workers-active-short = Attivi
workers-market-short = Mercato
workers-busy-short = Riposo
workers-reserve-short = Riserva
table-income = Entrate
table-score-track = Tracciato Punteggio
table-projected = Punteggio a questo punto
table-final = Totale finale
table-projected-text = Quanto avrebbe ciascuno se la partita finisse ora
table-projected-now = Finora
table-event-current = Questo turno
table-event-future = Prossimo turno
table-event-used = Già usato in questo turno
table-first-player = Primo giocatore
table-your-turn = Tocca a te
table-price = Prezzo
table-symbols = Simboli
table-effect-final = Alla fine
table-tokens-left = Valore dei gettoni: { $values }
table-cost-now = Per te ora:
table-cost-standing = Allo stato attuale:
table-gain-now = Monete da prendere qui ora: £{ $n }
table-cannot-afford = Ti mancano £{ $n }
table-preview = Dopo questa mossa
table-clock = Orologio
table-time-left = Tempo rimasto: { $time }
table-as-text = Tabellone come testo

## Deck browser

deck-title = Cosa può ancora arrivare
deck-left =
    { $n ->
        [one] { $n } carta non ancora vista
       *[other] { $n } carte non ancora viste
    }
deck-explained = ×: copie non ancora uscite. La percentuale è la probabilità che almeno una sia nel prossimo mercato.
deck-certain = certa
deck-out = Non può più arrivare
deck-events-left = Eventi in arrivo
deck-tokens = Gettoni
deck-token = { $supply } nella riserva, { $discard } negli scarti

## Log, chat, spectators, connection

log-title = Cronaca
log-to-now = Torna al presente
log-slider = Momento della partita
chat-title = Chat
chat-placeholder = Scrivi qualcosa
chat-unread =
    { $n ->
        [one] { $n } nuovo messaggio
       *[other] { $n } nuovi messaggi
    }
spectators-title = Spettatori
connection-connecting = Connessione in corso
connection-reconnecting = Riconnessione in corso
connection-offline = Offline
connection-saved = La tua partita è al sicuro sul server.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Aspettano te
my-games-running = In corso
my-games-finished = Finite
my-games-empty = Ancora nessuna partita. Giocane una!
my-games-won = Vinta
my-games-shared = Vittoria condivisa
my-games-lost = Persa
my-games-import = Apri una registrazione

## Replay

replay-title = Replay
replay-play = Riproduci
replay-pause = Pausa
replay-first = All’inizio
replay-previous = Decisione precedente
replay-next = Decisione successiva
replay-last = Alla fine
replay-fork = Continua da qui
replay-fork-text = Comincia una nuova partita da questa posizione; la vecchia resta com’era.
replay-export = Salva la registrazione

## Profile and ratings

profile-title = { nav-profile }
profile-name = Il tuo nome
profile-guest = Ospite
profile-email = Indirizzo e-mail
profile-password = Password
profile-rating = Punteggio in classifica
profile-rank = Posizione
profile-games-played = Partite giocate
profile-games-won = Partite vinte
profile-average = Punteggio medio
profile-best = Miglior punteggio
profile-notifications = Notifiche
profile-notify-turn = Avvisami quando tocca a me

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Cerca nelle regole
rules-page-no-results = Nessuna regola trovata per “{ $query }”.
rules-page-contents = Indice
rules-page-overview = In un minuto

## Card gallery

gallery-title = Galleria delle carte
gallery-all = Tutte
gallery-building = Edifici
gallery-character = Personaggi
gallery-technique = Tecniche
gallery-event = Eventi
gallery-filter = Filtro
gallery-copies = Copie
gallery-provenance = Da dove vengono i numeri
provenance-rulebook = Regolamento
provenance-rulebook-text = Indicato in un regolamento ufficiale.
provenance-reported = Riferito
provenance-reported-text = Riferito da chi possiede il gioco.
provenance-house = Scelta nostra
provenance-house-text = Scelto da noi e bilanciato con molte partite di prova.

## Settings

settings-title = { nav-settings }
settings-language = Lingua
settings-theme = Tema
settings-theme-system = Come sul dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-contrast = Alto contrasto
settings-text-size = Dimensione del testo
settings-text-small = Piccolo
settings-text-normal = Normale
settings-text-large = Grande
settings-text-huge = Molto grande
settings-motion = Animazioni
settings-motion-full = Complete
settings-motion-none = Nessuna
settings-sound = Suono
settings-confirm-turn = Conferma ogni mossa
settings-confirm-phase2 = Chiedi prima di passare alla fase II
settings-keys-change = Premi il nuovo tasto
settings-on = Acceso
settings-off = Spento
settings-saved = Salvato

## Keys

keys-title = Giocare con la tastiera
key-move = Spostati tra le scelte
key-choose = Scegli
key-undo = Annulla l’ultima decisione
key-escape = Lascia la scelta, chiudi una finestra
key-market = Vai al mercato
key-board-text = Leggi il tabellone come testo
key-type-move = Scrivi una mossa
key-help = Mostra i tasti

## End of the game

end-title = La partita è finita
end-you-win = Hai vinto!
end-you-share = Condividi la vittoria!
end-winner = Vince { $name }
end-shared = { $names } condividono la vittoria
end-scoring = Il punteggio, riga per riga
end-scoring-short = Punteggio finale
end-place = Sei al { $place }º posto
end-chart = Punteggio nel tempo
end-chart-text = Il punteggio dopo ogni decisione: quanto avrebbe avuto ciascuno se la partita fosse finita lì.
end-chart-round = Turno { $n }
end-chart-rounds = Turno
end-total = Totale
end-scored = Ottenuti durante la partita
end-rating-change = Punteggio in classifica: { $before } → { $after }
end-review = Rivedi la partita

## Waiting

wait-loading = Caricamento
wait-table = Preparazione del tavolo.
wait-offline-title = Nessuna connessione
wait-offline-page = Questa pagina ha bisogno del server
wait-offline-text = Le tue partite lì sono al sicuro. La pagina compare da sola appena torna la connessione.
wait-offline-read = Puoi comunque giocare su questo dispositivo e leggere regole e carte; per le altre partite serve il server.

## Accessible names

a11y-workers-of =
    { $n ->
        [one] { $n } lavoratore di { $name }
       *[other] { $n } lavoratori di { $name }
    }
a11y-options =
    { $n ->
        [one] { $n } scelta
       *[other] { $n } scelte
    }
a11y-new-window = si apre in una nuova finestra
a11y-dialog-close = Chiudi questa finestra
a11y-type-move = Scrivi una mossa in notazione

## Page titles

title-table-your-turn = Tocca a te · Spyrium
`,`# Texts that only the browser shows.

web-gap = Spazio { $gap }
web-pick-worker = Scegli il lavoratore { $gap }
web-take = Prendi £{ $n }
web-activate = Attiva: £{ $n }
web-activate-from = Attiva da £{ $n }
web-lobby = Con Lobbying: £{ $n }
web-around =
    { $n ->
        [one] Prezzo £{ $price }; intorno c’è { $n } lavoratore.
       *[other] Prezzo £{ $price }; intorno ci sono { $n } lavoratori.
    }
web-would-cost = { $card }: £{ $price } con { workers } attorno
web-options = Tutte le scelte
web-prompt = Che cosa si chiede
web-undo-asked = { $name } chiede di annullare una mossa.
web-table-title = Nome del tavolo
web-return = Sono di nuovo qui
web-undo-waiting = In attesa del consenso degli altri.
web-undo-refused = { $name } non è d’accordo.
web-stand-in = Un bot continua al posto di { $name }.
web-returned = { $name } è di nuovo al tavolo.
web-replace = Lascia continuare un bot
web-mute = Silenzia { $name }
web-unmute = Ridai la parola a { $name }

## The first start after an update

web-preparing = Prima preparazione delle regole…
web-preparing-text = Succede una volta dopo ogni aggiornamento e può richiedere un minuto.
web-preparing-starts = La partita comincia da sola appena sono pronte.
web-preparing-step = Passo { $done } di { $steps }

## Leaving a game, handing over

web-leave-title = Lascia la partita
web-leave-text = Un bot ({ $level }) continua al posto tuo. Finché la partita dura puoi tornare e continuare tu.
web-leave-rated = Questa partita è classificata: appena il bot decide per te, sei classificato ultimo.
web-device-link = Gioca su un altro dispositivo
web-device-drop = Togli il posto a { $name }
web-leave-seat = Lascia giocare il bot
web-leave-open = Alla pagina iniziale
web-leave-open-text = Senza bot: la partita ti aspetta in “{ nav-my-games }”.
web-left = Un bot gioca per te. Torna quando vuoi.
web-handover-ready = Sono { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Aspetto e suoni
settings-table = Al tavolo
settings-handover = Più persone a questo schermo
settings-handover-notice = Mostra di chi è la mossa
settings-handover-wait = Attendi un clic
settings-handover-off = Nessun annuncio
settings-chat = Mostra la chat
settings-key-taken = “{ $key }” è già usato: { $action }.
settings-key-fixed = ha un significato fisso
notify-text = Ricevi una notifica quando tocca a te e non sei al tavolo.
notify-when-days = Nelle partite di più giorni
notify-when-all = In tutte le partite
notify-when-none = Mai
notify-push = Su questo dispositivo
notify-webhook = Indirizzo di un webhook
notify-test = Invia una prova
notify-sent =
    { $n ->
        [one] È stata inviata una notifica.
       *[other] Sono state inviate { $n } notifiche.
    }
notify-nothing-set = Non è ancora impostato nulla.
notify-refused = Il browser non permette notifiche qui.
account-password = Cambiare la password
account-password-text = Gli altri dispositivi vengono disconnessi e i tuoi bot avranno bisogno di nuove chiavi.
account-password-old = Vecchia password
account-password-new = Nuova password
account-password-change = Cambia
account-sign-out-text = Ti disconnette da tutti i tuoi dispositivi.
lobby-later = Tavoli più recenti
lobby-earlier = Tavoli meno recenti
tokens-scope = Che cosa può fare
tokens-scope-play = guardare e giocare
tokens-scope-read = solo guardare
email-code = Codice ricevuto per e-mail
email-code-text = A un indirizzo non confermato non si mandano notifiche.
email-code-again = Invia di nuovo il codice
email-code-sent = Ti abbiamo inviato un codice.
email-confirmed = L’indirizzo è confermato.
tokens-title = Chiavi per i bot
tokens-text = Con una chiave un tuo programma può giocare a tuo nome.
tokens-docs = Come funziona
tokens-name = A che cosa serve
tokens-create = Crea una chiave
tokens-once = Copiala ora: non verrà più mostrata.
tokens-used = usata l’ultima volta il { $date }
tokens-unused = mai usata
tokens-revoke = Revoca

## Pages around the table

web-imprint = Spyrium è un gioco di William Attia, pubblicato da { $publisher }. Questa edizione non è ufficiale e non è legata a loro.
web-page-missing-text = Forse il link è incompleto o la pagina è stata spostata.
web-games-empty-text = Le partite che cominci o a cui ti unisci restano qui, così puoi continuare un altro giorno.
web-watch-empty = Al momento nessuno gioca in pubblico.
web-watch-bots = Guarda giocare i bot
web-watch-bots-text = Fai giocare una partita a quattro bot e sbircia da dietro le loro spalle.
web-ratings-empty = Qui non c’è ancora nessuno.
web-ratings-text = Qui compare chi ha finito cinque partite valide per la classifica con questo numero di giocatori. Una partita vale se nessuna persona ha due posti e i bot sono tutti di forza diversa.
web-games = Partite
web-just-now = proprio ora
web-history = Punteggio in classifica dopo ogni partita valida, dal { $from } al { $to }
web-account = Account
web-account-text = Un account conserva le tue partite e i tuoi punteggi su ogni dispositivo.
replay-forked = Questa è una nuova partita. Quella di prima resta com’era.
replay-forked-link = Apri la vecchia partita
replay-result = Risultato
web-seat-here = A questo schermo
web-seat-invited = Con un link d’invito
web-waiting-title = In attesa dei giocatori
web-seats-taken = { $n } posti su { $total } occupati.
waiting-not-ready = Non ancora pronti: { $names }.
waiting-others-ready = Tutti gli altri sono pronti.
waiting-ready = pronto
waiting-seed = scelto da chi ospita
waiting-close = Chiudi il tavolo
waiting-close-ask = Chiudere questo tavolo per tutti? Nessuno potrà più unirsi.
waiting-closed = Questo tavolo è stato chiuso.
button-ready = Tutto pronto
web-seat-expected = non ancora qui
web-player = Giocatore { $n }
setup-grace = Se qualcuno si assenta
setup-grace-text = Dopo questo tempo gli altri possono far continuare un bot. Chi torna riprende il suo posto.
setup-clock-text = Dopo ogni mossa si aggiungono 10 secondi. Per chi finisce il tempo continua un bot.
setup-days-text = Per chi impiega di più per una mossa continua un bot.
setup-rated-text = In una partita classificata si può annullare solo la mossa in corso, e chi lascia continuare un bot è classificato ultimo.
unrated-seed = il seme casuale è stato scelto
unrated-origin = continua da un’altra partita
unrated-bots = giocano solo bot
unrated-seats = all’inizio non tutti erano al tavolo
unrated-twice = qualcuno ha più posti
unrated-grace = chi si assenta ha meno di due minuti per tornare
setup-private-text = Il tavolo non è in elenco; può venire chi ha il link.
setup-public-text = Il tavolo compare nella lobby; gli altri possono guardare.
setup-create = Apri il tavolo e invita
invite-local = Questo link funziona solo su questo computer. Per far entrare altri nella tua rete, avvia il server con “{ $command }” e aprilo con l’indirizzo del computer.
gallery-search = Cerca tra le carte
gallery-none = Nessuna carta corrisponde a “{ $query }”.
gallery-provenance-text = Non tutti i numeri stampati sono pubblicati. Accanto a ognuno è scritto da dove viene:
rules-page-found =
    { $n ->
        [one] { $n } regola trovata
       *[other] { $n } regole trovate
    }
notify-push-ask = Quando lo attivi, il browser ti chiede il permesso.
notify-push-on = Questo dispositivo riceve le notifiche.
notify-push-denied = Il browser blocca le notifiche di questo sito. Permettile nelle sue impostazioni per questo sito (accanto all’indirizzo), poi torna qui.
notify-push-insecure = Le notifiche su un dispositivo richiedono una connessione sicura ({ $scheme }), e questa pagina è stata aperta senza.
notify-push-missing = Questo browser non può mostrare notifiche a pagina chiusa. Gli altri modi qui sotto funzionano ovunque.
notify-push-service = Il browser non ha raggiunto un servizio push: forse non ne ha uno, oppure è disattivato. Gli altri modi qui sotto funzionano ovunque.

## Refusals of the server, where there is no translation of the reason

error-code-bad-request = Il server non lo ha accettato: { $reason }
error-code-unauthorised = { error-wrong-password }
error-code-forbidden = Qui non puoi farlo.
error-code-origin = { error-code-forbidden }
error-code-not-found = Qui non c’è (più) niente del genere.
error-code-not-your-turn = Non tocca a te.
error-code-stale = { error-game-moved-on }
error-code-illegal = Ora non è possibile.
error-code-not-playing = La partita non è in corso.
error-code-taken = È già occupato.
error-code-conflict = Qualcun altro è stato più veloce. Riprova.
error-code-too-large = È troppo lungo.
error-code-rate-limited = Troppo in una volta. Aspetta un momento e riprova.
error-code-internal = { error-server }

## The board as text

text-event-now = Evento di questo turno: { $event }
text-event-next = Evento del prossimo turno: { $event }
text-event-users = Usato in questo turno da: { $names }.
text-token = gettone { $n }
text-track = Tracciato Dimora: caselle { $spaces }. Il numero della tua casella è la tua entrata all’inizio di ogni turno.
text-kind = { $kind }, prezzo £{ $price }.
text-around = Intorno: { $workers }.
text-nobody = nessuno
text-workers-title = Lavoratori nel mercato
text-market-empty = Nel mercato non ci sono lavoratori.
text-gap = Spazio { $gap }, { $where }: { $workers }.
text-you = { $name } (tu)
text-workers = { $workers }: attivi { $active }, nel mercato { $market }, a riposo { $work }. In riserva: { $reserve }.
text-residence = Tracciato Dimora: casella { $n }, entrata di £{ $n } a turno.
text-bonuses = Bonus ancora da ottenere: £5 o un lavoratore a 8 punti, l’altro a 20.
text-bonuses-taken = Entrambi i bonus sono già stati ottenuti.
text-used = In questo turno non si può più usare.
text-unused = In questo turno si può ancora usare.

## Games of this browser

local-here = Su questo dispositivo
local-play-text = Nel browser, anche senza rete. Non classificata: puoi annullare quanto vuoi.
local-rated-text = Sul server, per il tuo punteggio, contro bot di forza mista.
local-will-be-here = Questa partita resta su questo dispositivo e non vale per la classifica.
local-will-be-there = Questa partita si gioca sul server e non vale per la classifica.
local-will-be-rated = Questa partita si gioca sul server e vale per la classifica.
local-kept = Questa partita è conservata in questo browser.
local-send = Invia al server
local-send-text = La partita resta anche sul server, da rivedere e da mostrare.
local-delete = Elimina
local-delete-ask = Eliminare per sempre questa partita dal dispositivo?
local-no-engine = Questo browser non ha potuto avviare il gioco: servono WebAssembly e un po’ di memoria.
local-wrong-record = La riga { $line } di questa registrazione non si può giocare.
local-other-version = Questa partita è stata conservata da un’altra versione di Spyrium; c’è ancora, ma questa versione non può mostrarla.
local-damaged = I dati della partita in questo browser sono danneggiati; nulla è stato cambiato.
local-not-kept = Il browser non ha potuto conservare la decisione, che quindi non vale: libera spazio e riprova.
local-passing = Questo browser non conserva nulla: la partita finisce con la pagina, se non ne salvi la registrazione.
local-two-tabs = Questa partita è aperta anche in un’altra scheda; entrambe mostrano lo stesso.
site-needs-server = Per questo serve un server
site-needs-server-text = Partite con altri, punteggi e profili vivono su un server; chi ha Python può avviarne uno dai sorgenti con:
error-code-no-server = { site-needs-server }
`]);export{e as default};