# Looking back at a finished game with its analysis, and hints while playing.

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
review-mean-loss = Persi per decisione
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

advice-button = Suggerimento
advice-look = Guarda qui.
advice-tell = Dimmelo
advice-chance = Probabilità di vittoria: { $n }
advice-thinking = Si pensa a un suggerimento…
