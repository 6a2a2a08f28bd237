# Names and counted nouns. $n is always a whole number.

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
# As in English.
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

# As in English.
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
# As in English.
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
