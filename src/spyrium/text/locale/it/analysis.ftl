# The analysis of a finished game. Chances come formatted, losses are in percentage points.

analysis-title = Analisi
analysis-of = { $names }: { $n } decisioni, { $simulations } simulazioni ciascuna
analysis-chances = Probabilità di vittoria
analysis-round = Turno { $n }
analysis-mistakes = Errori
analysis-no-mistakes = Nessuna decisione è costata 5 o più punti percentuali.
analysis-turning-points = Momenti decisivi
analysis-deal = Le carte del turno { $n }
analysis-decision = Decisione { $n }: { $name }
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

reason-price = La carta { $card } sarebbe costata £{ $n } invece di £{ $instead }.
reason-vp = Così si ottengono subito { $n } PV in più.
reason-end = Così si ottengono { $n } PV in più alla fine.
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
reason-rival = { $name } può prendere { $card } subito dopo.

ledger-title = Da dove viene il risultato
ledger-even = Quota pari
ledger-deals = Carte
ledger-own = Decisioni proprie
ledger-others = Decisioni altrui
ledger-unforeseen = Non previsto
ledger-note = Decisioni e carte sono giudicate in base a ciò che si poteva sapere, in media su tutte le carte che potevano uscire. Tra giocatori forti le carte contano poco; “non previsto” è ciò che l’analisi ha visto solo più tardi.
