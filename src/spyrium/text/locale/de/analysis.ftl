# The analysis of a finished game. Chances come formatted, losses are in percentage points.

analysis-title = Analyse
analysis-of = { $names }: { $n } Entscheidungen, je { $simulations } Simulationen
analysis-chances = Siegchance
analysis-round = Runde { $n }
analysis-mistakes = Fehler
analysis-no-mistakes = Keine Entscheidung hat 5 Prozentpunkte oder mehr gekostet.
analysis-turning-points = Wendepunkte
analysis-deal = Die Auslage von Runde { $n }
analysis-decision = Entscheidung { $n }
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

reason-price = So kostet „{ $card }“ £{ $n } statt £{ $instead }.
reason-kept = „{ $card }“ wird nicht ersetzt.
reason-vp = Das bringt sofort { $n } SP mehr.
reason-end = Das bringt am Spielende { $n } SP mehr.
reason-money =
    { $n ->
        [one] So bleibt £1 mehr übrig.
       *[other] So bleiben £{ $n } mehr übrig.
    }
reason-spyrium =
    { $n ->
        [one] So bleibt ein Spyrium mehr übrig.
       *[other] So bleiben { $n } Spyrium mehr übrig.
    }
reason-workers =
    { $n ->
        [one] Das bringt einen Arbeiter mehr.
       *[other] Das bringt { $n } Arbeiter mehr.
    }
reason-income = Das bringt £{ $n } mehr Einnahmen pro Runde.
reason-plan = Der Plan: „{ $card }“ von dort aus für £{ $n } aktivieren.
reason-earn = Der Plan: mit diesem Arbeiter £{ $n } nehmen.
reason-rival = Sonst kann { $name } „{ $card }“ nehmen.
reason-dearer = { $name } zahlt dann £{ $n } statt £{ $instead } für „{ $card }“.
reason-takings = Geld nehmen bringt dann in dieser Runde £{ $n } statt £{ $instead }.
reason-idle =
    { $n ->
        [one] Sonst bleibt in dieser Runde ein Arbeiter ungenutzt.
       *[other] Sonst bleiben in dieser Runde { $n } Arbeiter ungenutzt.
    }
reason-event = Dann lässt sich das Ereignis in dieser Runde noch nutzen.
reason-round-score = Bis zum Ende der Runde sollte das { $n } SP mehr wert sein.
reason-final-score = In der Schlusswertung sollten das { $n } SP mehr sein.
reason-round-workers =
    { $n ->
        [one] Bis zum Ende der Runde sollte das einen Arbeiter mehr bringen.
       *[other] Bis zum Ende der Runde sollte das { $n } Arbeiter mehr bringen.
    }
reason-round-income = Bis zum Ende der Runde sollte das £{ $n } mehr Einnahmen bringen.
reason-round-spyrium = Am Ende der Runde sollte { $n } Spyrium mehr übrig sein.
reason-round-money =
    { $n ->
        [one] Am Ende der Runde sollte £{ $n } mehr übrig sein.
       *[other] Am Ende der Runde sollten £{ $n } mehr übrig sein.
    }
reason-denied = Am Ende der Runde sollte { $name } { $n } SP weniger haben.
reason-expected = Erwartetes Endergebnis: { $n } SP statt { $instead }.
reason-expected-rival = Erwartetes Endergebnis von { $name }: { $n } SP statt { $instead }.

ledger-title = Woher das Ergebnis kommt
ledger-even = Gleicher Anteil
ledger-deals = Karten und Plättchen
ledger-own = Eigene Entscheidungen
ledger-others = Entscheidungen der anderen
ledger-unforeseen = Nicht vorhergesehen
ledger-note = Beurteilt wird nach dem, was man wissen konnte: im Mittel über alle Karten, die hätten kommen können. Unter starken Spielern macht das Kartenglück wenig aus; „nicht vorhergesehen“ ist, was die Analyse erst später sah.

## Looking back at a finished game with its analysis, and hints while playing.

review-open = Analyse
review-open-text = Siegchancen über die ganze Partie, Fehler und was besser gewesen wäre
review-close = Analyse schließen
review-wait = Jede Entscheidung der Partie wird noch einmal angesehen. Du kannst dich inzwischen weiter umsehen.
review-moment = Dieser Moment
review-begin = Geh im Diagramm zu einem Moment oder zu einem Fehler: Auf dem Tisch siehst du, was besser war.
review-played = gespielt
review-better = besser
review-only = die einzige gute Entscheidung
review-previous = Voriger Fehler
review-next = Nächster Fehler
review-mistakes-of = Fehler: { $name }
review-ledger = Bilanz
review-luck-good =
    { $n ->
        [one] Das Kartenglück brachte { $name } { $n } Prozentpunkt.
       *[other] Das Kartenglück brachte { $name } { $n } Prozentpunkte.
    }
review-luck-bad =
    { $n ->
        [one] Das Kartenglück kostete { $name } { $n } Prozentpunkt.
       *[other] Das Kartenglück kostete { $name } { $n } Prozentpunkte.
    }
review-luck-none = Das Kartenglück hat { $name } weder genützt noch geschadet.
review-own-lost = Eigene Entscheidungen, die nicht die besten waren, kosteten { $n }.
# As in English.
review-engine = Engine
review-engine-on = Zeigen, was die Engine denkt
review-thinking = Denkt nach …
review-simulations = { $n } Simulationen
review-learn = Aus Fehlern lernen
review-try = Ausprobieren
review-find = Hier gibt es etwas Besseres. Was würdest du tun?
review-judging = { $decision } … mal sehen.
review-found = Gut gefunden!
review-as-good = Das ist so gut wie die beste Entscheidung.
review-near = Das liegt höchstens { $n } Prozentpunkte unter der besten Entscheidung.
review-missed =
    { $n ->
        [one] Das kostet { $n } Prozentpunkt.
       *[other] Das kostet { $n } Prozentpunkte.
    }
review-again = Noch einmal
review-solution = Lösung zeigen
review-next-lesson = Nächster Fehler
review-last-lesson = Das war der letzte Fehler.

advice-button = Tipp
advice-look = Schau hierhin.
advice-tell = Verrate es mir
advice-chance = Siegchance: { $n }
advice-thinking = Ein Tipp wird überlegt …

## Vorab festgelegte Karten, und wie man das nachprüft.

fair-fixed = Karten vorab festgelegt: geprüft
fair-fixed-seed = Die Karten folgen aus dem Startwert: geprüft
fair-secret-to-come = Das Geheimnis der Karten wird am Ende der Partie verraten; dann lassen sie sich prüfen
fair-differs = Runde { $round } wurde nicht so ausgelegt wie vorab festgelegt
fair-differs-start = Startspieler oder erstes Ereignis sind nicht die vorab festgelegten
fair-another-secret = Das Geheimnis passt nicht zur Zusage
fair-unknown = Es steht nicht dabei, woraus die Karten gezogen wurden: Sie lassen sich nicht prüfen
fair-drawn = { $n ->
    [one] Eine Auslage wurde nachgerechnet.
   *[other] { $n } Auslagen wurden nachgerechnet.
}
fair-skipped = { $n ->
    [one] Eine Ziehung fehlt: Eine Auslage muss zurückgenommen worden sein.
   *[other] { $n } Ziehungen fehlen: So viele Auslagen müssen zurückgenommen worden sein.
}
fair-given = { $n ->
    [one] Eine Auslage stammt aus der Partie, die hier fortgesetzt wird.
   *[other] { $n } Auslagen stammen aus der Partie, die hier fortgesetzt wird.
}
fair-expected = Es hätte so sein sollen: { $deal }
fair-commitment = Zusage
fair-secret = Geheimnis
fair-how = Wie das geprüft wird
fair-how-text = Vor der ersten Auslage hat der Server die Zusage veröffentlicht: den Fingerabdruck einer geheimen Zahl. Aller Zufall der Partie wird aus diesem Geheimnis berechnet, und am Ende wird es verraten. Niemand konnte sich also eine Auslage aussuchen, und alle können sie nachrechnen: Partie speichern und „{ $command }“ aufrufen.
fair-here = Dein Browser hat das Geheimnis mit der Zusage verglichen, die er während der Partie erhalten hat.
fair-checking = Die Karten werden geprüft …
