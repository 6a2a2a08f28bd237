# What cards and events do, in a sentence; `option-…` is one use of a building, numbered as in the notation.

## Buildings

effect-mine-1 = 1 worker yields 1 spyrium.
effect-mine-2 = Yields 1 spyrium by itself, or 2 with a worker.
effect-mine-3 = When built: spyrium equal to its token. When used: 1 spyrium by itself, or 3 with a worker.
effect-workshop-1 = 1 worker turns 1 spyrium into 3 VP.
effect-workshop-2 = 1 worker turns 2 spyrium into 5 VP.
effect-factory-1 = 1 worker turns 2 spyrium into 6 VP, or 2 workers turn 3 into 10.
effect-factory-2 = 2 workers turn 3 spyrium into 10 VP, or 5 into 15.
effect-laboratory-1 = 1 worker turns 1 spyrium into 4 VP. Counts as factory and research.
effect-laboratory-2 = 1 worker turns 1 spyrium into 5 VP. Counts as factory and research.
effect-laboratory-3 = 1 worker turns 2 spyrium into 7 VP. Counts as factory and research.
effect-neighbourhood-1 = When built: 1 worker from your reserve, active at once. Cannot be used.
effect-neighbourhood-2 = When built: 2 workers from your reserve (or the last one), active at once. Cannot be used.
effect-residence-1 = When built: move one space on along the residence track, or score the number of your space. Cannot be used.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = When built: VP equal to its token. When used: 1 worker scores 2 VP.
effect-university-2 = When built: VP equal to its token. When used: 1 worker scores 3 VP, or 2 workers score 6.
effect-luxury-home = No effect in play; it is there for its points at the end.
effect-mansion = No effect in play, but many points at the end.
effect-palace = No effect in play; the grandest building, with the most points at the end.

## Uses of buildings

option-mine-1-1 = 1 worker → 1 spyrium
option-mine-2-1 = no worker → 1 spyrium
option-mine-2-2 = 1 worker → 2 spyrium
option-mine-3-1 = no worker → 1 spyrium
option-mine-3-2 = 1 worker → 3 spyrium
option-workshop-1-1 = 1 worker + 1 spyrium → 3 VP
option-workshop-2-1 = 1 worker + 2 spyrium → 5 VP
option-factory-1-1 = 1 worker + 2 spyrium → 6 VP
option-factory-1-2 = 2 workers + 3 spyrium → 10 VP
option-factory-2-1 = 2 workers + 3 spyrium → 10 VP
option-factory-2-2 = 2 workers + 5 spyrium → 15 VP
option-laboratory-1-1 = 1 worker + 1 spyrium → 4 VP
option-laboratory-2-1 = 1 worker + 1 spyrium → 5 VP
option-laboratory-3-1 = 1 worker + 2 spyrium → 7 VP
option-university-1-1 = 1 worker → 2 VP
option-university-2-1 = 1 worker → 3 VP
option-university-2-2 = 2 workers → 6 VP

## Characters

effect-miner = Take a token: gain that much spyrium.
effect-geologist = Gain 2 spyrium.
effect-apprentice = Pay 1 spyrium, gain 3 VP.
effect-engineer = Pay 1 spyrium, gain 4 VP.
effect-bureaucrat = Take a token: gain that many VP.
effect-adviser = Gain 3 VP.
effect-banker = Take a token and pay its value in £: gain 4 VP.
effect-financier = Take a token and pay its value in £: gain 5 VP.
effect-architect = Take a token and pay its value in £: move one space on along the residence track, or score the number of your space.

## Techniques: during the game

effect-automation = Your mines need no workers.
effect-capitalization = £2 more each time you take back a worker for money.
effect-engineering = Your buildings with the factory symbol give 1 VP more per worker used.
effect-crane = A new space costs you £3 less, but never below £0.
effect-lobbying = Once a round, activate a card without its surcharge.
effect-taylorism = Once a round, as your action in phase II: straighten a used building and use it again at once. Its workers and spyrium are paid again.
effect-commerce = Keep the tokens you take from market cards, up to 7. Once a round, count a token as 1, 2 or 3.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 VP per spyrium
final-capitalization = 1 VP per full £2
final-engineering = the printed VP of your factory-symbol buildings once more
final-crane = 1 VP per building
final-lobbying = VP equal to your residence space
final-taylorism = 1 VP per worker you own
final-commerce = 1 VP per kept token
final-limit = At most 7 VP per technique
final-building = { $points } VP at the end
scored-automation = { spyrium }, 1 VP each
scored-capitalization = £{ $n }, 1 VP per full £2
scored-engineering = { $n } VP printed on buildings with the factory symbol
scored-crane = { buildings }, 1 VP each
scored-lobbying = Space { $n } of the residence track
scored-taylorism = { workers }, 1 VP each
scored-commerce = Kept tokens: { $n }, 1 VP each

## Events

effect-windfall = Gain the token’s value in £, in spyrium or in VP. The token stays for the others.
effect-country-house = Pay 1 spyrium to move one space on along the residence track, or to score the number of your space.
effect-patronage = Pay £3 for 3 VP, or £6 for 5 VP.
effect-export = Sell 1 spyrium for £3, or 3 spyrium for £6.
effect-night-shift = Phase II only. Pay £1, straighten a used building and use it again at once. Its workers and spyrium are paid again.
effect-recruitment = Pay £1 per worker you own and gain one more, active at once. Not with 7 workers.
effect-late-arrival = Phase II only. Place one active worker in a gap after all.

# Where long words of names may be broken on a card.
card-hyphens = Appren-tice Auto-mation Bureau-crat Capital-ization Engi-neering Labora-tory Neighbour-hood Univer-sity
