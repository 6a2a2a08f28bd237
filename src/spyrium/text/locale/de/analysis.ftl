# The analysis of a finished game. Chances come formatted, losses are in percentage points.

analysis-title = Analyse
analysis-of = { $names }: { $n } Entscheidungen, je { $simulations } Simulationen
analysis-chances = Siegchance
analysis-round = Runde { $n }
analysis-mistakes = Fehler
analysis-no-mistakes = Keine Entscheidung hat 5 Prozentpunkte oder mehr gekostet.
analysis-turning-points = Wendepunkte
analysis-deal = Die Auslage von Runde { $n }
analysis-decision = Entscheidung { $n }: { $name }
analysis-change = { $name }: { $before } → { $after }
analysis-played = Gespielt: { $decision }
analysis-better = Besser: { $decision }
analysis-exact = exakt gelöst
analysis-player = Spieler
analysis-result = Ergebnis
analysis-accuracy = Genauigkeit
analysis-mean-loss = Verlorene Prozentpunkte pro Entscheidung
analysis-progress = Analyse läuft

judgement-inaccuracy = Ungenauigkeit
judgement-mistake = Fehler
judgement-blunder = Grober Fehler

reason-price = „{ $card }“ hätte £{ $n } statt £{ $instead } gekostet.
reason-vp = Das bringt sofort { $n } SP mehr.
reason-end = Das bringt am Spielende { $n } SP mehr.
reason-money =
    { $n ->
        [one] So bleibt £1 mehr.
       *[other] So bleiben £{ $n } mehr.
    }
reason-spyrium =
    { $n ->
        [one] So bleibt ein Spyrium mehr.
       *[other] So bleiben { $n } Spyrium mehr.
    }
reason-workers =
    { $n ->
        [one] Das bringt einen Arbeiter mehr.
       *[other] Das bringt { $n } Arbeiter mehr.
    }
reason-income = Das bringt £{ $n } mehr Einnahmen pro Runde.
reason-rival = { $name } kann „{ $card }“ als Nächstes nehmen.

ledger-title = Woher das Ergebnis kommt
ledger-even = Gleicher Anteil
ledger-deals = Karten und Plättchen
ledger-own = Eigene Entscheidungen
ledger-others = Entscheidungen der anderen
ledger-unforeseen = Nicht vorhergesehen
ledger-note = Beurteilt wird nach dem, was man wissen konnte: im Mittel über alle Karten, die hätten kommen können. Unter starken Spielern macht das Kartenglück wenig aus; „nicht vorhergesehen“ ist, was die Analyse erst später sah.
