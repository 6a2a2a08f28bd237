# The analysis of a finished game. Chances come formatted, losses are in percentage points.

analysis-title = Analisi
analysis-of = { $names }: { $n } decisioni, { $simulations } simulazioni ciascuna
analysis-chances = Probabilità di vittoria
analysis-round = Turno { $n }
analysis-mistakes = Errori
analysis-no-mistakes = Nessuna decisione è costata 5 o più punti percentuali.
analysis-turning-points = Momenti decisivi
analysis-deal = Le carte del turno { $n }
analysis-decision = Decisione { $n }
analysis-change = { $name }: { $before } → { $after }
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

reason-price = Così la carta { $card } costa £{ $n } invece di £{ $instead }.
reason-kept = La carta { $card } non viene rimpiazzata.
reason-vp =
    { $n ->
        [one] Così si ottiene subito { $n } PV in più.
       *[other] Così si ottengono subito { $n } PV in più.
    }
reason-end =
    { $n ->
        [one] Così si ottiene { $n } PV in più alla fine.
       *[other] Così si ottengono { $n } PV in più alla fine.
    }
reason-money =
    { $n ->
        [one] Così resta £1 in più.
       *[other] Così restano £{ $n } in più.
    }
reason-spyrium =
    { $n ->
        [one] Così resta { $n } Spyrium in più.
       *[other] Così restano { $n } Spyrium in più.
    }
reason-workers =
    { $n ->
        [one] Così si ha un lavoratore in più.
       *[other] Così si hanno { $n } lavoratori in più.
    }
reason-income = Così le entrate salgono di £{ $n } a turno.
reason-plan = Il piano: attivare { $card } da lì per £{ $n }.
reason-earn = Il piano: prendere £{ $n } con quel lavoratore.
reason-rival = Altrimenti { $name } può prendere { $card }.
reason-dearer = { $name } paga allora { $card } £{ $n } invece di £{ $instead }.
reason-takings = Così in questo turno si prendono £{ $n } invece di £{ $instead }.
reason-idle =
    { $n ->
        [one] Altrimenti in questo turno un lavoratore resta inutilizzato.
       *[other] Altrimenti in questo turno { $n } lavoratori restano inutilizzati.
    }
reason-event = Così in questo turno si riesce ancora a usare l’evento.
reason-round-score = Entro la fine del turno dovrebbe valere { $n } PV in più.
reason-final-score = Nel punteggio finale dovrebbe portare { $n } PV in più.
reason-round-workers =
    { $n ->
        [one] Entro la fine del turno dovrebbe portare un lavoratore in più.
       *[other] Entro la fine del turno dovrebbe portare { $n } lavoratori in più.
    }
reason-round-income = Entro la fine del turno le entrate dovrebbero salire di £{ $n }.
reason-round-spyrium =
    { $n ->
        [one] Alla fine del turno dovrebbe restare { $n } Spyrium in più.
       *[other] Alla fine del turno dovrebbero restare { $n } Spyrium in più.
    }
reason-round-money =
    { $n ->
        [one] Alla fine del turno dovrebbe restare £{ $n } in più.
       *[other] Alla fine del turno dovrebbero restare £{ $n } in più.
    }
reason-denied = Alla fine del turno { $name } dovrebbe avere { $n } PV in meno.
reason-expected = Punteggio finale previsto: { $n } PV invece di { $instead }.
reason-expected-rival = Punteggio finale previsto di { $name }: { $n } PV invece di { $instead }.

ledger-title = Da dove viene il risultato
ledger-even = Quota pari
ledger-deals = Carte
ledger-own = Decisioni proprie
ledger-others = Decisioni altrui
ledger-unforeseen = Non previsto
ledger-note = Decisioni e carte sono giudicate in base a ciò che si poteva sapere, in media su tutte le carte che potevano uscire. Tra giocatori forti le carte contano poco; “non previsto” è ciò che l’analisi ha visto solo più tardi.

## Looking back at a finished game with its analysis, and hints while playing.

review-open = Analisi
review-open-text = Le probabilità di tutta la partita, gli errori e che cosa sarebbe stato meglio
review-close = Chiudi l’analisi
review-wait = Ogni decisione della partita viene riesaminata. Intanto puoi continuare a guardarti intorno.
review-moment = Questo momento
review-begin = Vai a un momento del grafico o a un errore: sul tavolo si vede che cosa era meglio.
review-played = giocata
review-better = meglio
review-only = l’unica decisione buona
review-previous = Errore precedente
review-next = Errore successivo
review-mistakes-of = Errori: { $name }
review-ledger = Bilancio
review-luck-good =
    { $n ->
        [one] Le carte hanno portato a { $name } { $n } punto percentuale.
       *[other] Le carte hanno portato a { $name } { $n } punti percentuali.
    }
review-luck-bad =
    { $n ->
        [one] Le carte sono costate a { $name } { $n } punto percentuale.
       *[other] Le carte sono costate a { $name } { $n } punti percentuali.
    }
review-luck-none = Le carte non hanno né aiutato né danneggiato { $name }.
review-own-lost = Le proprie decisioni non ottimali sono costate { $n }.
review-engine = Motore
review-engine-on = Mostra che cosa pensa il motore
review-thinking = Sta pensando…
review-simulations = { $n } simulazioni
review-learn = Impara dai tuoi errori
review-try = Prova
review-find = Qui c’è qualcosa di meglio. Tu che cosa faresti?
review-judging = { $decision }… vediamo.
review-found = Ben trovata!
review-as-good = Vale quanto la decisione migliore.
review-near = È a meno di { $n } punti percentuali dalla decisione migliore.
review-missed =
    { $n ->
        [one] Costa { $n } punto percentuale.
       *[other] Costa { $n } punti percentuali.
    }
review-again = Riprova
review-solution = Mostra la soluzione
review-next-lesson = Il prossimo
review-last-lesson = Questo era l’ultimo errore.

advice-button = Suggerimento
advice-look = Guarda qui.
advice-tell = Dimmelo
advice-chance = Probabilità di vittoria: { $n }
advice-thinking = Si pensa a un suggerimento…

## Carte fissate in anticipo, e come si verifica.

fair-fixed = Carte fissate in anticipo: verificato
fair-fixed-seed = Le carte derivano dal seme casuale: verificato
fair-secret-to-come = Il segreto delle carte viene svelato a fine partita; allora si potranno verificare
fair-differs = Il mercato del turno { $round } non è quello fissato in anticipo
fair-differs-start = Il primo giocatore o il primo evento non sono quelli fissati in anticipo
fair-another-secret = Il segreto non corrisponde all’impegno
fair-unknown = Non è indicato da che cosa derivano le carte: non si possono verificare
fair-drawn = { $n ->
    [one] Un mercato è stato ricalcolato.
   *[other] { $n } mercati sono stati ricalcolati.
}
fair-skipped = { $n ->
    [one] Manca un’estrazione: un mercato dev’essere stato annullato.
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
fair-how-text = Prima della prima distribuzione il server ha pubblicato l’impegno: l’impronta di un numero segreto. Tutto il caso della partita è calcolato da quel segreto, che viene svelato alla fine. Così nessuno poteva scegliere le carte e chiunque può ricalcolarle: salva la registrazione ed esegui “{ $command }”.
fair-here = Il tuo browser ha confrontato il segreto con l’impegno ricevuto durante la partita.
fair-checking = Verifica delle carte in corso…
