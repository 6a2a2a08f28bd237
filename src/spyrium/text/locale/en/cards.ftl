# What cards and events do, in a sentence; `option-…` is one use of a building. Their numbers come from the rules.

## Buildings

effect-mine-1 = { $workers1 } worker yields { $gains1 } spyrium.
effect-mine-2 = Yields { $gains1 } spyrium by itself, or { $gains2 } with a worker.
effect-mine-3 = When built: spyrium equal to its token. When used: { $gains1 } spyrium by itself, or { $gains2 } with a worker.
effect-workshop-1 = { $workers1 } worker turns { $pays1 } spyrium into { $gains1 } VP.
effect-workshop-2 = { $workers1 } worker turns { $pays1 } spyrium into { $gains1 } VP.
effect-factory-1 = { $workers1 } worker turns { $pays1 } spyrium into { $gains1 } VP, or { $workers2 } workers turn { $pays2 } into { $gains2 }.
effect-factory-2 = { $workers1 } workers turn { $pays1 } spyrium into { $gains1 } VP, or { $pays2 } into { $gains2 }.
effect-laboratory-1 = { $workers1 } worker turns { $pays1 } spyrium into { $gains1 } VP. Counts as factory and research.
effect-laboratory-2 = { $workers1 } worker turns { $pays1 } spyrium into { $gains1 } VP. Counts as factory and research.
effect-laboratory-3 = { $workers1 } worker turns { $pays1 } spyrium into { $gains1 } VP. Counts as factory and research.
effect-neighbourhood-1 = When built: { $workers } worker from your reserve, active at once. Cannot be used.
effect-neighbourhood-2 = When built: { $workers } workers from your reserve (or the last one), active at once. Cannot be used.
effect-residence-1 = When built: move one space on along the residence track, or score the number of your space. Cannot be used.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = When built: VP equal to its token. When used: { $workers1 } worker scores { $gains1 } VP.
effect-university-2 = When built: VP equal to its token. When used: { $workers1 } worker scores { $gains1 } VP, or { $workers2 } workers score { $gains2 }.
effect-luxury-home = No effect in play; it is there for its points at the end.
effect-mansion = No effect in play, but many points at the end.
effect-palace = No effect in play; the grandest building, with the most points at the end.

## Uses of buildings

option-yields-spyrium =
    { $workers ->
        [0] no worker → { $gains } spyrium
        [one] { $workers } worker → { $gains } spyrium
       *[other] { $workers } workers → { $gains } spyrium
    }
option-scores =
    { $workers ->
        [one] { $workers } worker → { $gains } VP
       *[other] { $workers } workers → { $gains } VP
    }
option-scores-for-spyrium =
    { $workers ->
        [one] { $workers } worker + { $pays } spyrium → { $gains } VP
       *[other] { $workers } workers + { $pays } spyrium → { $gains } VP
    }

## Characters

effect-miner = Take a token: gain that much spyrium.
effect-geologist = Gain { $gains } spyrium.
effect-apprentice = Pay { $pays } spyrium, gain { $gains } VP.
effect-engineer = Pay { $pays } spyrium, gain { $gains } VP.
effect-bureaucrat = Take a token: gain that many VP.
effect-adviser = Gain { $gains } VP.
effect-banker = Take a token and pay its value in £: gain { $gains } VP.
effect-financier = Take a token and pay its value in £: gain { $gains } VP.
effect-architect = Take a token and pay its value in £: move one space on along the residence track, or score the number of your space.

## Techniques: during the game

effect-automation = Your mines need no workers.
effect-capitalization = £{ $pays } more each time you withdraw a worker for money.
effect-engineering = Your buildings with the factory symbol give { $gains } VP more per worker used.
effect-crane = A new space costs you £{ $saves } less, but never below £0.
effect-lobbying = Once a round, activate a card without its surcharge.
effect-taylorism = Once a round, as your action in phase II: straighten a used building and use it again at once. Its workers and spyrium are paid again.
effect-commerce = Keep the tokens you take from market cards, up to { $limit }. Once a round, count a token as 1, 2 or 3.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 VP per spyrium
final-capitalization = 1 VP per full £2
final-engineering = the printed VP of your factory-symbol buildings once more
final-crane = 1 VP per building
final-lobbying = VP equal to your residence space
final-taylorism = 1 VP per worker you own
final-commerce = 1 VP per kept token
final-limit = At most { $limit } VP per technique
final-building = { $points } VP at the end
scored-automation = { spyrium }, 1 VP each
scored-capitalization = £{ $n }, 1 VP per full £2
scored-engineering = { $n } VP printed on buildings with the factory symbol
scored-crane = { buildings }, 1 VP each
scored-lobbying = Space { $n } of the residence track
scored-taylorism = { workers }, 1 VP each
scored-commerce = Kept tokens: { $n }, 1 VP each
scored-capped = { $counted }, at most { $limit }

## Events

effect-windfall = Gain the token’s value in £, in spyrium or in VP. The token stays for the others.
effect-country-house = Pay { $pays } spyrium to move one space on along the residence track, or to score the number of your space.
effect-patronage = Pay £{ $pays1 } for { $gains1 } VP, or £{ $pays2 } for { $gains2 } VP.
effect-export = Sell { $pays1 } spyrium for £{ $gains1 }, or { $pays2 } spyrium for £{ $gains2 }.
effect-night-shift = Phase II only. Pay £{ $pays }, straighten a used building and use it again at once. Its workers and spyrium are paid again.
effect-recruitment = Pay £1 per worker you own and gain one more, active at once. Not with { $limit } workers.
effect-late-arrival = Phase II only. Place one active worker in a gap after all.

# Where long words of names may be broken on a card.
card-hyphens = Appren-tice Auto-mation Bureau-crat Capital-ization Engi-neering Labora-tory Neighbour-hood Univer-sity
