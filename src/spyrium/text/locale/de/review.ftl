# Looking back at a finished game with its analysis, and hints while playing.

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
review-mean-loss = Verlust pro Entscheidung
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

advice-button = Tipp
advice-look = Schau hierhin.
advice-tell = Verrate es mir
advice-chance = Siegchance: { $n }
advice-thinking = Ein Tipp wird überlegt …
