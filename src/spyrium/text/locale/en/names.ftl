# Names and counted nouns. $n is always a whole number.

## Buildings

card-mine-1 = Mine I
card-mine-2 = Mine II
card-mine-3 = Mine III
card-workshop-1 = Workshop I
card-workshop-2 = Workshop II
card-factory-1 = Factory I
card-factory-2 = Factory II
card-laboratory-1 = Laboratory I
card-laboratory-2 = Laboratory II
card-laboratory-3 = Laboratory III
card-neighbourhood-1 = Working-Class Neighbourhood I
card-neighbourhood-2 = Working-Class Neighbourhood II
card-residence-1 = Residence I
card-residence-2 = Residence II
card-university-1 = University I
card-university-2 = University II
card-luxury-home = Luxury Home
card-mansion = Mansion
card-palace = Palace

## Characters

card-miner = Miner
card-geologist = Geologist
card-apprentice = Apprentice
card-engineer = Engineer
card-bureaucrat = Bureaucrat
card-adviser = Adviser
card-banker = Banker
card-financier = Financier
card-architect = Architect

## Techniques

card-automation = Automation
card-capitalization = Capitalization
card-engineering = Engineering
card-crane = Crane
card-lobbying = Lobbying
card-taylorism = Taylorism
card-commerce = Commerce

## Events

event-windfall = Windfall
event-country-house = Country House
event-patronage = Patronage
event-export = Export
event-night-shift = Night Shift
event-recruitment = Recruitment
event-late-arrival = Late Arrival

## The game

game-title = Spyrium

## Kinds

kind-building = Building
kind-character = Character
kind-technique = Technique
kind-event = Event

## Symbols

symbol-factory = factory
symbol-mine = mine
symbol-research = research

## Resources and pieces

resource-money = Money
resource-spyrium = Spyrium
resource-points = Victory points
resource-points-short = VP
resource-workers = Workers
resource-tokens = Tokens
resource-residence = Residence track

## Phases, periods, rounds

phase-1 = Placement
phase-2 = Activation
phase-3 = Passed
phase-1-long = Phase I: placement
phase-2-long = Phase II: activation
phase-3-long = Passed for this round
period-a = Period A
period-b = Period B
period-c = Period C
round-of = Round { $n } of { $total }

## Bonuses

bonus-cash = £5
bonus-worker = One worker
bonus-8 = Bonus at 8 points
bonus-20 = Bonus at 20 points

## Upright and inclined

state-upright = upright
state-inclined = inclined (used)

## Counted nouns

pounds-spoken =
    { $n ->
        [one] { $n } pound
       *[other] { $n } pounds
    }
spyrium = { $n } spyrium
points =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
techniques =
    { $n ->
        [one] { $n } technique
       *[other] { $n } techniques
    }
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## Places. $first, $second and $card are card names.

gap-between = between { $first } and { $second }
gap-beside = beside { $card }
gap-empty = between two empty positions
position-empty = empty
