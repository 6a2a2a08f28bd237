# Names and counted nouns. $n is always a whole number.

## Buildings

# As in English.
card-mine-1 = Mine I
# As in English.
card-mine-2 = Mine II
# As in English.
card-mine-3 = Mine III
card-workshop-1 = Werkstatt I
card-workshop-2 = Werkstatt II
card-factory-1 = Fabrik I
card-factory-2 = Fabrik II
card-laboratory-1 = Laboratorium I
card-laboratory-2 = Laboratorium II
card-laboratory-3 = Laboratorium III
card-neighbourhood-1 = Arbeitersiedlung I
card-neighbourhood-2 = Arbeitersiedlung II
card-residence-1 = Residenz I
card-residence-2 = Residenz II
card-university-1 = Universität I
card-university-2 = Universität II
card-luxury-home = Bürgerliches Wohnhaus
card-mansion = Herrenhaus
card-palace = Palast

## Characters

card-miner = Bergarbeiter
card-geologist = Geologe
card-apprentice = Gehilfe
card-engineer = Ingenieur
card-bureaucrat = Bürokrat
card-adviser = Berater
card-banker = Bankier
card-financier = Finanzier
card-architect = Architekt

## Techniques

card-automation = Automatisierung
card-capitalization = Kapitalisierung
card-engineering = Maschinenbau
card-crane = Baukran
card-lobbying = Lobbyismus
card-taylorism = Taylorismus
card-commerce = Gewerbe

## Events

event-windfall = Glücksfall
event-country-house = Landsitz
event-patronage = Mäzenatentum
event-export = Ausfuhr
event-night-shift = Nachtschicht
event-recruitment = Anwerbung
event-late-arrival = Spätankömmling

## The game

# As in English.
game-title = Spyrium

## Kinds

kind-building = Gebäude
kind-character = Spezialist
kind-technique = Patent
kind-event = Ereignis

## Symbols

symbol-factory = Fabrik
symbol-mine = Mine
symbol-research = Forschung

## Resources and pieces

resource-money = Geld
# As in English.
resource-spyrium = Spyrium
resource-points = Siegpunkte
resource-points-short = SP
resource-workers = Arbeiter
resource-tokens = Zahlenplättchen
resource-residence = Residenzleiste

## Phases, periods, rounds

phase-1 = Platzierung
phase-2 = Aktivierung
phase-3 = Gepasst
phase-1-long = Phase I: Platzierung
phase-2-long = Phase II: Aktivierung
phase-3-long = Hat in dieser Runde gepasst
period-a = Epoche A
period-b = Epoche B
period-c = Epoche C
round-of = Runde { $n } von { $total }

## Bonuses

bonus-cash = £5
bonus-worker = Ein Arbeiter
bonus-8 = Bonus bei 8 Punkten
bonus-20 = Bonus bei 20 Punkten

## Upright and inclined

state-upright = aufrecht
state-inclined = quer (genutzt)

## Counted nouns

pounds-spoken =
    { $n ->
        [one] { $n } Pfund
       *[other] { $n } Pfund
    }
spyrium = { $n } Spyrium
points =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
workers =
    { $n ->
        [one] { $n } Arbeiter
       *[other] { $n } Arbeiter
    }
tokens =
    { $n ->
        [one] { $n } Zahlenplättchen
       *[other] { $n } Zahlenplättchen
    }
buildings =
    { $n ->
        [one] { $n } Gebäude
       *[other] { $n } Gebäude
    }
techniques =
    { $n ->
        [one] { $n } Patent
       *[other] { $n } Patente
    }
cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
spectators =
    { $n ->
        [one] { $n } Zuschauer
       *[other] { $n } Zuschauer
    }
games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }

## Places. $first, $second and $card are card names.

gap-between = zwischen „{ $first }“ und „{ $second }“
gap-beside = neben „{ $card }“
gap-empty = zwischen zwei leeren Feldern
position-empty = leer
