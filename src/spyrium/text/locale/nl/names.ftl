# Names and counted nouns. $n is always a whole number.

## Buildings

card-mine-1 = Mijn I
card-mine-2 = Mijn II
card-mine-3 = Mijn III
card-workshop-1 = Werkplaats I
card-workshop-2 = Werkplaats II
card-factory-1 = Fabriek I
card-factory-2 = Fabriek II
card-laboratory-1 = Laboratorium I
card-laboratory-2 = Laboratorium II
card-laboratory-3 = Laboratorium III
card-neighbourhood-1 = Volksbuurt I
card-neighbourhood-2 = Volksbuurt II
card-residence-1 = Residentie I
card-residence-2 = Residentie II
card-university-1 = Universiteit I
card-university-2 = Universiteit II
card-luxury-home = Luxehuis
card-mansion = Herenhuis
card-palace = Paleis

## Characters

card-miner = Mijnwerker
card-geologist = Geoloog
card-apprentice = Leerling
card-engineer = Ingenieur
card-bureaucrat = Bureaucraat
card-adviser = Raadgever
card-banker = Bankier
card-financier = Financieel analist
# As in English.
card-architect = Architect

## Techniques

card-automation = Automatisering
card-capitalization = Kapitalisatie
card-engineering = Bouwkunde
card-crane = Kraan
card-lobbying = Lobbyen
card-taylorism = Taylorisme
card-commerce = Handel

## Events

event-windfall = Meevaller
event-country-house = Landhuis
event-patronage = Mecenaat
# As in English.
event-export = Export
event-night-shift = Nachtploeg
event-recruitment = Werving
event-late-arrival = Laatkomer

## The game

# As in English.
game-title = Spyrium

## Kinds

kind-building = Gebouw
kind-character = Karakter
kind-technique = Techniek
kind-event = Gebeurtenis

## Symbols

symbol-factory = fabriek
symbol-mine = mijn
symbol-research = onderzoek

## Resources and pieces

resource-money = Geld
# As in English.
resource-spyrium = Spyrium
resource-points = Overwinningspunten
resource-points-short = OP
resource-workers = Werkers
resource-tokens = Fiches
resource-residence = Woonspoor

## Phases, periods, rounds

phase-1 = Plaatsing
phase-2 = Activering
phase-3 = Gepast
phase-1-long = Fase I: plaatsing
phase-2-long = Fase II: activering
phase-3-long = Gepast voor deze ronde
period-a = Periode A
period-b = Periode B
period-c = Periode C
round-of = Ronde { $n } van { $total }

## Bonuses

bonus-cash = £5
bonus-worker = Eén werker
bonus-8 = Bonus bij 8 punten
bonus-20 = Bonus bij 20 punten

## Upright and inclined

state-upright = recht
state-inclined = schuin (gebruikt)

## Counted nouns

pounds-spoken =
    { $n ->
        [one] { $n } pond
       *[other] { $n } pond
    }
# As in English.
spyrium = { $n } spyrium
points =
    { $n ->
        [one] { $n } overwinningspunt
       *[other] { $n } overwinningspunten
    }
workers =
    { $n ->
        [one] { $n } werker
       *[other] { $n } werkers
    }
tokens =
    { $n ->
        [one] { $n } fiche
       *[other] { $n } fiches
    }
buildings =
    { $n ->
        [one] { $n } gebouw
       *[other] { $n } gebouwen
    }
techniques =
    { $n ->
        [one] { $n } techniek
       *[other] { $n } technieken
    }
cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
rounds =
    { $n ->
        [one] { $n } ronde
       *[other] { $n } rondes
    }
players =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
spectators =
    { $n ->
        [one] { $n } toeschouwer
       *[other] { $n } toeschouwers
    }
games =
    { $n ->
        [one] { $n } spel
       *[other] { $n } spellen
    }
seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
minutes =
    { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    }
hours =
    { $n ->
        [one] { $n } uur
       *[other] { $n } uur
    }
days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }

## Places. $first, $second and $card are card names.

gap-between = tussen { $first } en { $second }
gap-beside = naast { $card }
gap-empty = tussen twee lege plekken
position-empty = leeg
