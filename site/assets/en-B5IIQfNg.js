var e=Object.values([`# The analysis of a finished game. Chances are whole per cent, losses are in win points (per cent of a victory).

analysis-title = Analysis
analysis-of = { $names }: { $n } decisions, { $simulations } simulations each
analysis-chances = Chance to win
analysis-round = Round { $n }
analysis-mistakes = Mistakes
analysis-no-mistakes = No decision lost 5 win points or more.
analysis-turning-points = Turning points
analysis-deal = The deal of round { $n }
analysis-decision = Decision { $n }: { $name }
analysis-change = { $name }: { $before } % → { $after } %
analysis-played = Played: { $decision }
analysis-better = Better: { $decision }
analysis-exact = solved exactly
analysis-player = Player
analysis-result = Result
analysis-accuracy = Accuracy
analysis-mean-loss = Win points lost per decision
analysis-progress = Analysing

judgement-inaccuracy = Inaccuracy
judgement-mistake = Mistake
judgement-blunder = Blunder

reason-price = { $card } would have cost £{ $n } instead of £{ $instead }.
reason-vp = That scores { $n } VP more at once.
reason-end = That scores { $n } VP more at the end.
reason-money = That leaves £{ $n } more.
reason-spyrium = That leaves { $n } more spyrium.
reason-workers =
    { $n ->
        [one] That means one more worker.
       *[other] That means { $n } more workers.
    }
reason-income = That means £{ $n } more income a round.
reason-rival = { $name } can take { $card } next.

ledger-title = Where the result comes from
ledger-even = Even share
ledger-deals = Deals
ledger-own = Own decisions
ledger-others = Others’ decisions
ledger-unforeseen = Not foreseen
ledger-note = Decisions and deals are judged by what could be known at the time, over all deals that could have come. Between strong players the deals matter little; “not foreseen” is what the search saw only later.
`,`# What cards and events do, in a sentence; \`option-…\` is one use of a building. Their numbers come from the rules.

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
effect-capitalization = £{ $pays } more each time you take back a worker for money.
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
`,`# Decisions of the notation. \`decide-…\` is a button, \`decided-…\` the same in the log, with the player's $name.
# $gap is the text of gap-between, gap-beside or gap-empty; $card a card's name; $money, $n, $value whole numbers; $effect an option-… text.

## Phase I

decide-place = Place a worker { $gap }
decided-place = { $name } places a worker { $gap }.
decide-phase2 = Enter phase II
decided-phase2 = { $name } enters phase II.

## The event

decided-event = { $name } uses the event { $event }.
decide-event-windfall-1 = Take £{ $n }
decided-event-windfall-1 = { $name } takes £{ $n } from the Windfall.
decide-event-windfall-2 = Take { spyrium }
decided-event-windfall-2 = { $name } takes { spyrium } from the Windfall.
decide-event-windfall-3 = Score { points }
decided-event-windfall-3 = { $name } scores { points } from the Windfall.
decide-event-windfall-value-1 = Take the token’s value in £
decide-event-windfall-value-2 = Take the token’s value in spyrium
decide-event-windfall-value-3 = Take the token’s value in VP
decided-event-windfall-value-1 = { $name } takes the Windfall in £.
decided-event-windfall-value-2 = { $name } takes the Windfall in spyrium.
decided-event-windfall-value-3 = { $name } takes the Windfall in VP.
decide-event-country-house = Pay { $pays } spyrium for a residence effect
decided-event-country-house = { $name } pays { $pays } spyrium for a residence effect.
decide-event-patronage-1 = Pay £{ $pays1 } for { $gains1 } VP
decided-event-patronage-1 = { $name } pays £{ $pays1 } for { $gains1 } VP.
decide-event-patronage-2 = Pay £{ $pays2 } for { $gains2 } VP
decided-event-patronage-2 = { $name } pays £{ $pays2 } for { $gains2 } VP.
decide-event-export-1 = Sell { $pays1 } spyrium for £{ $gains1 }
decided-event-export-1 = { $name } sells { $pays1 } spyrium for £{ $gains1 }.
decide-event-export-2 = Sell { $pays2 } spyrium for £{ $gains2 }
decided-event-export-2 = { $name } sells { $pays2 } spyrium for £{ $gains2 }.
decide-event-night-shift = Pay £{ $pays } to use a building again
decided-event-night-shift = { $name } pays £{ $pays } for a night shift.
decide-event-recruitment = Pay £{ $money } for one more worker
decided-event-recruitment = { $name } pays £{ $money } for one more worker.
decide-event-late-arrival = Place one more worker
decided-event-late-arrival = { $name } sends a late arrival to the market.

## Workers leave the market

decide-gain = Take £{ $money } at { $card }
decided-gain = { $name } takes £{ $money } at { $card }.
decide-gain-from = Take £{ $money } at { $card } with the worker { $gap }
decide-gain-empty = Withdraw the worker for £{ $money }
decided-gain-empty = { $name } withdraws a worker for £{ $money }.
decide-activate-from = Activate { $card } for £{ $money } with the worker { $gap }
decide-activate-building = Build { $card }, from £{ $money }
decided-activate-building = { $name } builds { $card }.
decide-activate-character = Call { $card } for £{ $money }
decided-activate-character = { $name } calls { $card } for £{ $money }.
decide-activate-character-fee = Call { $card } for £{ $money } plus { $fees } for the token
decide-activate-technique = Patent { $card } for £{ $money }
decided-activate-technique = { $name } patents { $card } for £{ $money }.
decide-lobby = Activate { $card } for £{ $money } with Lobbying
decided-lobby = { $name } activates { $card } for £{ $money } with Lobbying.
decide-lobby-from = Activate { $card } for £{ $money } with Lobbying and the worker { $gap }

## Where a building goes

decide-space = Build on a new space: £{ $money } in all
decided-space = { $name } builds on a new space.
decide-replace = Replace { $card }: £{ $money } in all
decided-replace = { $name } replaces { $card }.
decide-replace-inclined = Replace { $card } (used): £{ $money } in all
decided-replace-inclined = { $name } replaces { $card }, already used.
way-space = On a new space: { $cost }
way-replace = Replace { $card }: { $cost }
way-replace-inclined = Replace { $card } (used): { $cost }
way-token = plus { $fees } for the token

## Tokens and values

decide-token = Take the { $n } token
decided-token = { $name } takes the { $n } token.
decided-token-fee = { $name } takes the { $n } token and pays £{ $money }.
decide-token-as = Take the { $n } token and count it as { $value }
decided-token-as = { $name } takes the { $n } token and counts it as { $value } with Commerce.
decide-value = Count it as { $value }
decided-value = { $name } counts the token as { $value } with Commerce.
decide-value-printed = Leave it at { $value }
decided-value-printed = { $name } leaves the token at { $value }.

## Buildings at work

decide-use = Use { $card }: { $effect }
decided-use = { $name } uses { $card }: { $effect }.
decide-taylorism = Use a building again with Taylorism
decided-taylorism = { $name } uses Taylorism.
decide-reuse = Use { $card } again: { $effect }
decided-reuse = { $name } uses { $card } again: { $effect }.

## Residence and bonus

decide-advance = Move on to { $n }
decided-advance = { $name } moves on to { $n } on the residence track.
decide-score = Score { points }
decided-score = { $name } scores { points } on the residence track.
decide-worker = Take a worker
decided-worker = { $name } chooses a worker as a bonus.
decide-cash = Take £5
decided-cash = { $name } chooses £5 as a bonus.

## Passing

decide-pass = Pass
decided-pass = { $name } passes.
`,`# Errors as people see them: what is wrong and what to do.

## Playing

error-game-moved-on = The game has moved on; the table has been brought up to date.

## Connection

error-offline = You are offline. Check your network and try again.
error-server-unreachable = The server does not answer. Try again in a moment.
error-server = Something went wrong on the server. Your game is safe.
error-unexpected = Something went wrong here. Reload the page; the game goes on where it left off.

## Tables and seats

error-game-not-found = There is no such game.
error-page-not-found = There is nothing at this address.

## Forms

error-wrong-password = Name and password do not match.
error-copy-failed = Copying did not work. Select the text and copy it by hand.
`,`# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-round-began = Round { $n } begins.
log-round-ended = Round { $n } is over.
log-income = { $name } receives £{ $n } income.
log-event = This round’s event: { $event }.
log-market-dealt = The market is laid out: { $cards }.
log-first-player = { $name } is now first player.
log-phase-entered = { decided-phase2 }
log-passed = { $name } passes for this round.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } withdraws the worker { $gap }.

## Paying, item by item

log-paid = { $name } pays £{ $n }.
log-paid-items = { $name } pays £{ $n }: { $items }.
log-paid-spyrium = { $name } pays { spyrium }.
item-price = { $n } (price)
item-surcharge = { $n } (workers)
item-space = { $n } (space)
item-discount = { $n } (shared symbol)
item-token = { $n } (token)
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains

log-gained-money = { $name } receives £{ $n }.
log-gained-spyrium = { $name } gains { spyrium }.
log-gained-points = { $name } scores { points }.
log-gained-workers =
    { $n ->
        [one] { $name } gains { $n } worker.
       *[other] { $name } gains { $n } workers.
    }

## Cards

log-building-constructed = { $name } builds { $card } on a new space.
log-building-constructed-replacing = { $name } builds { $card } in place of { $old }.
log-technique-patented = { $name } patents the technique { $card }.
log-character-called = { $name } calls the character { $card }.
log-building-used = { decided-use }
log-building-used-again = { $name } uses { $card } again: { $effect }.
log-technique-used = { $name } makes use of { $card }.
log-building-chosen = { $name } takes { $card } from the market.
log-event-used = { decided-event }

## Tokens

log-token-counted = { $name } counts the { $n } token as { $value }.
log-value-chosen = { $name } counts the event’s token as { $value }.
log-token-kept = { $name } keeps the { $n } token.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-bonus-received-cash = { $name } receives the bonus of £5.
log-bonus-received-worker = { $name } receives a worker as a bonus.
log-bonus-received-none = { $name } has no worker left for the bonus.

## Final scoring

log-game-ended = Final scoring
log-final-played = Points from play: { $n }
log-final-buildings = Buildings: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-winner = { $name } wins with { points }.
log-shared-victory = Shared victory for { $names } with { points }.

## The table

log-undone = { $name } takes back a decision.
`,`# Deals that were fixed beforehand, and how that is checked.

fair-fixed = Deals fixed beforehand: verified
fair-fixed-seed = Deals follow from the seed: verified
fair-secret-to-come = The secret of the deals is told when the game is over; then they can be verified
fair-differs = Round { $round } was not dealt as fixed beforehand
fair-differs-start = The first player or the first event is not the one fixed beforehand
fair-another-secret = The secret is not the one that was committed to
fair-unknown = Nothing says what the deals were drawn from: they cannot be verified
fair-drawn = { $n ->
    [one] One deal was drawn again.
   *[other] { $n } deals were drawn again.
}
fair-skipped = { $n ->
    [one] One draw is missing: as many deals should have been taken back.
   *[other] { $n } draws are missing: as many deals should have been taken back.
}
fair-given = { $n ->
    [one] One deal comes from the game that this one continues.
   *[other] { $n } deals come from the game that this one continues.
}
fair-expected = It should have been: { $deal }
fair-commitment = Commitment
fair-secret = Secret
fair-how = How this is checked
fair-how-text = Before the first deal the server told the commitment, a fingerprint of a secret number. All chance in the game is computed from that secret, and the secret is told at the end. So nobody could choose a deal, and everybody can compute them again: save the game record and run “{ $command }”.
fair-here = Your browser has compared the secret with the commitment that it heard during the game.
fair-checking = Checking the deals …
`,`# The guided first game: what the coach says.

lesson-title = Your first game
lesson-step = { $n } of { $total }
lesson-rival = Brunel
lesson-rule = Read the rule
lesson-leave = Leave the lesson
lesson-play = Now play

lesson-welcome = Welcome! Each player runs a company. After six rounds, whoever has the most points on this track wins. Nothing can go wrong here: only what I ask you to do can be clicked.
lesson-market = This is the market: nine cards each round. Workers stand in the gaps between them, so a worker always has two cards within reach.
lesson-place = A round begins with phase I: one worker per turn goes into the market. Click the glowing gap between “{ $mine }” and “{ $geologist }”.
lesson-place-again = { $rival } has a worker next to the “{ $geologist }”, too. A gap can be shared, and every worker around a card counts: it makes the card dearer, but it also earns you money. Join { $rival }’s worker.
lesson-phase2 = Keep your third worker at home: it will run a building later. Now enter phase II. You act there at once, and cannot place any more workers this round.
lesson-gain = In phase II your workers come back, one per turn, each for money or for a card. Money first: £1 for every other worker around the card. Click your lower worker, then “Take £{ $n }” on the “{ $geologist }”.
lesson-activate = Now a card. It costs its price and £1 for every other worker around it: { $price }. Click your worker, then activate “{ $mine }”.
lesson-build = A building needs a space. It costs £1 for each building you have, so the first is free. Later you can build over an old one instead, £3 cheaper if the two share a symbol. Click the free space.
lesson-use = Your building can work this very round. That is a turn of its own, and the building then rests until the next round. Choose one of its two effects; the second needs your worker.
lesson-event = Once a round everybody may use the event, in whichever phase they like. This one gives you £2, 2 spyrium or 2 points. Take what you like.
lesson-pass = None of your workers is left in the market, and you have done all you wanted: pass. The others play on until all have passed.
lesson-round = All have passed, so the round is over. What was left in the market is gone, nine new cards are out, the next event applies, buildings are upright again, and all workers are home. Somebody else goes first.
lesson-income = Every round begins with income: the number of your space on this track, £{ $n } for you now. Some cards move you on, or give you the number in points.
lesson-bonus = At 8 points you get £5 or another worker, whichever you choose; at 20 points the other one. A worker gained early is worth a lot.
lesson-help = This bar always says what is asked of you, and the question mark opens the rule. Whatever you can do glows; point at a card, or press and hold it, to read everything about it.
lesson-last-round = We jump to the end of the sixth round. You have built a company and saved three crystals. { $rival } is ahead, for now.
lesson-factory = Factories make points out of spyrium. With two workers and three crystals your “{ $factory }” makes 10. Use its second effect.
lesson-last-pass = Well done! You have crossed 20 points, and the bonus came by itself. { $rival } has passed. Pass as well, and the game ends.
lesson-scoring = Now the points printed on your buildings are added, then your techniques, up to 7 each. Money, crystals and workers score nothing by themselves. Point at any card you do not know yet, and it explains itself: off to your first real game!
lesson-more = The second lesson
lesson-more-welcome = Welcome back! Four of your workers stand in the market, and your rivals have passed. This lesson shows what the first left out, and more often leaves the choice to you.
lesson-more-character = Characters act at once and stay in the market. The “{ $architect }” works with tokens: whoever calls it uses one up and pays its value on top of the price. Click your worker left of it, then call it.
lesson-more-token = Which token? A small one is cheap for you, but leaves the dear one for the others. When the last is gone, nobody can call this character any more.
lesson-more-residence = The residence effect: move your marker on, for more income in every round to come, or score the number of your space now. Early in the game moving on pays; late, points do. You decide.
lesson-more-technique = Now a technique: it helps for the rest of the game, needs no space and scores at the end. “{ $technique }” lets you activate one card a round without its surcharge. Click your worker beside it, then patent it.
lesson-more-building = The “{ $laboratory }” has the factory symbol, like your “{ $workshop }”. Click your worker beside it, then build it.
lesson-more-where = Replace the “{ $workshop }” and the shared symbol saves £3, but the old building is gone. On a new space you keep both, for £1 per building you own. The price of each way is on its button: choose.
lesson-more-free = The rest of the round is yours: take back your last worker, use your buildings, use the event. Pass when nothing is left worth doing.
lesson-more-end = A new round, nine new cards, everything upright again. Now you know it all: characters, tokens, techniques, replacing and the residence track. The rest is experience.
`,`# Names and counted nouns. $n is always a whole number.

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
`,`# What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, it is your turn.
notice-your-turn-at = { $name }, it is your turn in “{ $table }”.
notice-trial = This is how Spyrium tells you that it is your turn.
notice-subject = Spyrium: it is your turn
notice-code-subject = Spyrium: your code
notice-code = Your code is { $code }. Type it in where you gave your e-mail address to be told of your turns. If that was not you, do nothing: no more e-mails will come.
`,`# What the game asks, in a sentence; \`hint-…\` explains it and names the rule.

## Questions to the player who decides

prompt-action = Your turn: { $actions }.
prompt-action-no-workers = You have no active worker left: { $actions }.
prompt-action-entered = You are in phase II now: { $actions }.
prompt-action-only-pass = Nothing is left to do: pass.
prompt-card = Choose a card next to this worker.
prompt-build = Where do you build { $card }?
prompt-token = Which token do you take from { $card }?
prompt-token-building = What value should the token on { $card } count as?
prompt-value = What value should the event’s token count as?
prompt-reuse = Which building do you use again?
prompt-residence = Move forward on the residence track, or score the number of your space?
prompt-bonus = You have reached 8 points: £5 or a worker?
prompt-late-arrival = Where does your late arrival go?
prompt-confirm = Happy with this turn?
prompt-confirm-phase2 = Enter phase II? You cannot place workers again this round.
prompt-confirm-pass = Pass? You do nothing more this round.
prompt-confirm-pass-unused = Pass although you could still do something?

## What can be done in a turn; the list of what can be done now stands in prompt-action…

action-place = place a worker
action-withdraw = withdraw a worker for money or a card
action-use = use a building
action-taylorism = use { card-taylorism }
action-event = use the event
action-phase2 = enter phase II
action-pass = pass
actions-or = { $first } or { $second }
actions-comma = { $first }, { $second }

## When somebody else decides, or nobody

prompt-waiting = Waiting for { $name }.
prompt-waiting-bot = { $name } is thinking.
prompt-hot-seat = Hand over to { $name }.
prompt-lesson = Follow the lesson.
prompt-over = The game is over.
prompt-deal = Enter the cards that were dealt at your table.
prompt-replay = You are looking back: decision { $n } of { $total }.
prompt-spectating = You are watching. It is { $name }’s turn.

## Hints

web-prompt-rule = Explain this
web-all-rules = All rules
hint-action-1 = Your worker stands between two cards and can later be used for either of them (R5.1).
hint-phase2 = Entering phase II does not cost a turn: you act there at once, and cannot go back this round (R4.3, R4.5).
hint-action-2 = Each worker you take back brings money or a card, never both (R6.1, R6.2).
hint-gain = £1 for every other worker around the card, no matter whose (R6.1).
hint-activate = The price plus £1 for every other worker around the card, no matter whose (R6.2).
hint-build = A new space costs £1 per building you own. Replacing a building needs no space, and is £3 cheaper if the two share a symbol (R6.4).
hint-token = The token you take is used up; the others stay (R6.3).
hint-value = Once a round Commerce lets you choose 1, 2 or 3. The printed value does not use it up (R9.7).
hint-use = The building is used up for this round; its workers come back next round (R6.7).
hint-reuse = Workers and spyrium are paid again; afterwards the building is inclined (R9.6, R8).
hint-residence = A higher space means more income every round and more points later (R10.1).
hint-bonus = You get the other one at 20 points (R10.2).
hint-late-arrival = Any gap next to a card will do (R5.1).
hint-event = Once a round; you must be able to pay every cost (R5.2).
hint-pass = You can pass once none of your workers is in the market (R6.8).
`,`# Why a typed word cannot be played. $word and $words are words of the notation, $gap and $position places of it.

refusal = “{ $word }” cannot be played: { $reason } ({ $rule }).
refusal-legal = Legal now: { $words }.
refusal-legal-more = Legal now: { $words } and { $n } more.

## At any time

refusal-unknown = it is not a word of the notation
refusal-unknown-near = it is not a word of the notation; did you mean “{ $near }”?
refusal-over = the game is over
refusal-deal = the round is over and the next deal is awaited

## Something else is asked

refusal-asked-build = first choose where the new building goes
refusal-asked-token = first choose which token to take
refusal-asked-value = first choose the value of the event’s token
refusal-asked-reuse = first choose which inclined building to use again
refusal-asked-residence = first choose: move on along the residence track, or score
refusal-asked-bonus = first choose the bonus
refusal-asked-arrival = first choose the gap for the late worker
refusal-not-asked = it answers a question that is not asked now
refusal-in-phase-two = you are in phase II already
refusal-phase-two-first = that is an action of phase II; play “{ $command }” first

## Workers and gaps

refusal-placement-only = workers are placed in phase I only
refusal-no-active-worker = you have no active worker
refusal-gap-empty = both positions of the gap { $gap } are empty
refusal-no-worker-there = you have no worker in the gap { $gap }
refusal-name-the-card = a position of the gap still holds a card: name it
refusal-position-empty = the position { $position } is empty
refusal-workers-in-market =
    { $n ->
        [one] { $n } of your workers stands in the market
       *[other] { $n } of your workers stand in the market
    }
refusal-all-workers = you already own all { $n } workers
refusal-no-late-worker = it takes an active worker, and a gap beside a card

## Costs

refusal-too-dear = it costs £{ $price } and you have £{ $money }
refusal-fee = the fee is £{ $price } and you have £{ $money }
refusal-too-little-spyrium = it takes { $pays } spyrium and you have { $owned }
refusal-building-too-dear = { $card } costs £{ $price } at least and you have £{ $money }
refusal-card-too-dear = { $card } costs £{ $price } = { $base } (price) + { $workers } (workers), and you have £{ $money }
refusal-recruitment-too-dear = it costs £{ $price }, one for each worker owned, and you have £{ $money }
refusal-effect-too-dear = workers needed: { $workers }, active: { $active }; spyrium needed: { $pays }, owned: { $owned }

## Cards, tokens, events

refusal-no-upright = you own no upright { $card }
refusal-no-inclined = you own no inclined { $card }
refusal-nothing-to-reuse = no inclined building of yours can be used again with the workers and spyrium you have
refusal-no-technique = you do not own { $card }
refusal-technique-used = { $card } has been used this round
refusal-needs-technique = that needs { $card }, unused this round
refusal-needs-technique-for-value = counting a token as another value needs { $card }, unused this round
refusal-no-surcharge = there is no surcharge to waive
refusal-no-such-token = there is no token of value { $n } on the card
refusal-no-token-left = there is no token left on { $card }
refusal-tokens-too-dear = no token of { $card } is affordable after its price
refusal-last-space = the marker is on the last space
refusal-event-used = you have used the event this round
refusal-event-one-effect = “{ $event }” has one effect: write “{ $command }”
refusal-event-effects = “{ $event }” has several effects: write “{ $first }” to “{ $last }”
refusal-event-phase-two = “{ $event }” can be used in phase II only
refusal-event-no-token = there is no token on “{ $event }”
`,`# The rules page. Ids follow the numbers of the rules: rules-r5-1-text explains R5.1.

## In one minute

rules-overview-1 = You run a company in a steam-age England that has found a powerful green crystal: spyrium. After six rounds the player with the most victory points wins.
rules-overview-2 = Each round, nine cards are laid out in a square. You place your workers in the gaps between them, so each worker stands next to two cards.
rules-overview-3 = Whenever you like, you move on to phase II and take your workers back one by one: for money, or to activate a card next to them.
rules-overview-4 = A crowd around a card makes it good for earning but expensive to buy: every other worker there is worth £1 when you take money, and costs £1 when you activate the card.
rules-overview-5 = Characters help at once, buildings stay in your neighbourhood and work once a round, techniques help for the rest of the game.
rules-overview-6 = Mines give spyrium, factories turn spyrium into points. At the end your buildings and techniques score as well.

## A round at a glance

rules-summary-title = A round at a glance
rules-summary-1 = Start: everybody receives income, the announced event applies and the next is turned up, nine cards with their tokens are laid out, and all workers are active.
rules-summary-2 = Phase I, one action a turn: place a worker, use the event, or move on to phase II.
rules-summary-3 = Phase II, one action a turn: take back a worker for money or for a card, use a building, use the event, or pass once none of your workers is left in the market.
rules-summary-4 = End: when all have passed, market and event are cleared, used cards are straightened and the first player changes. After the sixth round comes the final scoring.

## 1. Components

rules-r1-title = Components
rules-r1-1-title = Players and workers
rules-r1-1-text = Two to five people play. You begin with 3 workers of your colour; 4 more wait in reserve. You can never have more than 7.
rules-r1-2-title = Number tokens
rules-r1-2-text = There are 24 tokens: eight each of 1, 2 and 3. Some cards carry them; they show how much the card gives or costs.
rules-r1-3-title = Money and spyrium
rules-r1-3-text = The bank never runs out of money or spyrium. You can never have less than zero of either.
rules-r1-4-title = Market cards
rules-r1-4-text = The 59 market cards are 35 buildings, 17 characters and 7 techniques. They are split into three periods: 30 cards in A, 20 in B and 9 in C.
rules-r1-5-title = Event cards
rules-r1-5-text = There are 7 events. Six of them come into play, one in each round.
rules-r1-6-title = The residence track
rules-r1-6-text = Your marker stands on a space of this track. The number of that space is your income each round, and also what you can score there. The track runs from 2 to 7.

## 2. Setup

rules-r2-title = Getting ready
rules-r2-1-title = What you begin with
rules-r2-1-text = Everybody begins with 3 workers, 2 spyrium, £8 and no points; the residence marker starts on the first space (2).
rules-r2-2-title = Decks and events
rules-r2-2-text = The three period decks and the events are shuffled. The top event is turned face up as the event of the coming round; if it uses a token, it gets a random one.
rules-r2-3-title = First player
rules-r2-3-text = Chance decides who goes first.

## 3. Start of a round

rules-r3-title = How a round begins
rules-r3-1-title = Income
rules-r3-1-text = You receive as many pounds as your residence space shows. So everybody starts the first round with £10.
rules-r3-2-title = Events move up
rules-r3-2-text = The event announced last round now applies and keeps its token. The next one is turned up, with a random token if it uses one, so you always know what is coming.
rules-r3-3-title = The market
rules-r3-3-text = Nine cards are laid out in three rows of three. Rounds 1 to 3 use period A, rounds 4 and 5 period B, round 6 period C. So three cards of A and two of B never appear.
rules-r3-4-title = Tokens on cards
rules-r3-4-text = A building that uses a token ({ card-mine-3 }, { card-university-1 }, { card-university-2 }) gets one. A character that uses tokens ({ card-miner }, { card-bureaucrat }, { card-banker }, { card-financier }, { card-architect }) gets one fewer than there are players. Tokens are drawn at random and lie face up.
rules-r3-5-title = Everybody to phase I
rules-r3-5-text = All your workers are active again, and everybody is in phase I, placement.

## 4. Order of play

rules-r4-title = Taking turns
rules-r4-1-title = One action each
rules-r4-1-text = Starting with the first player and going clockwise, everybody takes one action at a time until all have passed. Whoever has passed is skipped.
rules-r4-2-title = Your own phase
rules-r4-2-text = What you can do depends only on your own phase. Others may be in a different one.
rules-r4-3-title = In phase I
rules-r4-3-text = Place a worker, use the event, or enter phase II. If you enter phase II, you take your first action there in the same turn.
rules-r4-4-title = In phase II
rules-r4-4-text = Gain money, activate a card, use the event, use a building, use Taylorism if you own it, or pass.
rules-r4-5-title = No way back
rules-r4-5-text = Once you are in phase II, you stay in it until the round is over.

## 5. Phase I

rules-r5-title = { phase-1-long }
rules-r5-1-title = Place a worker
rules-r5-1-text = Put one active worker into a gap between two neighbouring cards. Any number of workers may share a gap. At least one of its two positions must still hold a card, and there are no gaps around the outside.
rules-r5-2-title = Use the event
rules-r5-2-text = Once a round, in either phase, you may use the event. If it offers several effects, you choose one; you must be able to pay its cost. Two events work in phase II only.

## 6. Phase II

rules-r6-title = { phase-2-long }
rules-r6-1-title = Gain money
rules-r6-1-text = Take back one of your workers and choose a card next to it: you gain £1 for every other worker around that card, no matter whose. If both cards are gone you get nothing (£2 with { card-capitalization }), but it still counts as your action. The worker rests until the next round.
rules-r6-1-example = Example: five other workers stand around a Mine. Taking your worker back there for money brings £5.
rules-r6-2-title = Activate a card
rules-r6-2-text = Take back one of your workers and choose a card next to it: pay its price and, as a surcharge, £1 for every other worker around it, no matter whose. The worker rests until the next round.
rules-r6-3-title = Characters
rules-r6-3-text = A character acts once and stays in the market, so another worker next to it can call it again, yours included. You must be able to pay whatever its effect costs. If it works with tokens, you use up one of your choice; once the last one is gone it can no longer be called, but you can still gain money there.
rules-r6-4-title = Buildings
rules-r6-4-text = A building goes to your neighbourhood. A new space costs £1 for each building you already own, so the first is free. Or you replace one of your buildings, used or not: there is no space to pay for, and the old building is out of the game. If the two share a factory, mine or research symbol, the price (not the surcharge) is £3 lower, but never below £0; sharing two symbols still saves only £3. The new building is upright and can be used this very round. Workers on a replaced building come back next round.
rules-r6-4-example = Example: Factory I costs £{ $price }, two other workers stand around it, and you own a Neighbourhood and a Laboratory. On a new space you pay { $price } + 2 + 2 = £{ $space }; in place of the Neighbourhood { $price } + 2 = £{ $replace }; in place of the Laboratory, which shares the factory symbol, { $reduced } + 2 = £{ $shared }.
rules-r6-5-title = Instant effects
rules-r6-5-text = Some buildings give something once, right after you have paid: spyrium or points according to their token, new workers as far as your reserve lasts, or a residence effect. The token is then discarded; without a token there is nothing to gain.
rules-r6-6-title = Techniques
rules-r6-6-text = A technique is yours for the rest of the game and needs no space. It works from your next turn on, so not yet for its own purchase. You can own any number.
rules-r6-7-title = Use a building
rules-r6-7-text = Choose an upright building of yours and one of its effects, then incline it: it cannot be used again this round. The workers it needs must be active, and rest until the next round; the spyrium it needs goes to the bank.
rules-r6-8-title = Pass
rules-r6-8-text = You can pass once none of your workers stands in the market, even with active workers or upright buildings left. After that you are out until the next round.
rules-r6-9-title = Pay first
rules-r6-9-text = You pay before you gain. What an action brings cannot pay for that same action.

## 7. Market cards

rules-r7-title = The market cards
rules-r7-text = Mines give spyrium; workshops, factories and laboratories turn it into points; universities need only workers to score. Neighbourhoods bring workers, residences move you along the track, and fine homes score at the end. What you pay for a character’s token comes on top of price and surcharge.

## 8. Events

rules-r8-title = The events
rules-r8-text = Each event offers everybody a small trade, once a round each: money, spyrium or points equal to its token, points for money, money for spyrium, a worker, a residence effect. Night Shift and Late Arrival work in phase II only, but you may enter phase II and use them in the same turn. With Night Shift the building’s workers and spyrium are paid again. An event’s token is never used up.

## 9. Techniques

rules-r9-title = The techniques
rules-r9-1-title = { card-automation }
rules-r9-1-text = Your mines work without workers. At the end: 1 point per spyrium, at most 7.
rules-r9-2-title = { card-capitalization }
rules-r9-2-text = Each time you gain money with a worker, you get £2 more, even between two empty positions. At the end: 1 point per full £2, at most 7.
rules-r9-3-title = { card-engineering }
rules-r9-3-text = Your buildings with the factory symbol give 1 point more for each worker used there. At the end: their printed points once more, at most 7.
rules-r9-4-title = { card-crane }
rules-r9-4-text = A new space costs you £3 less, but never below £0. At the end: 1 point per building you own, at most 7.
rules-r9-5-title = { card-lobbying }
rules-r9-5-text = Once a round you may activate a card without its surcharge. At the end: points equal to your residence space.
rules-r9-6-title = { card-taylorism }
rules-r9-6-text = Once a round, as your action in phase II, straighten an inclined building and use it again at once; workers and spyrium are paid again. Together with Night Shift one building can work three times. At the end: 1 point per worker you own.
rules-r9-7-title = { card-commerce }
rules-r9-7-text = You keep the tokens you take from market cards, up to 7; any more are discarded. Once a round you may count a token, on a card or on the Windfall event, as 1, 2 or 3, also to lower a fee; using the printed value does not use this up. Windfall’s token stays where it is. At the end: 1 point per kept token.
rules-r9-8-title = Ready again each round
rules-r9-8-text = Lobbying, Taylorism and Commerce can be used again as soon as a new round begins.

## 10. Residence effect and bonuses

rules-r10-title = Residence and bonuses
rules-r10-1-title = Residence effect
rules-r10-1-text = Either move your marker one space on, or score the number of the space it stands on. You must do one of the two; on the last space you can only score.
rules-r10-1-example = Example with three players: your marker is on 3 and an Architect carries the tokens 1 and 2. You take the 1, pay £1 on top of price and surcharge, and move to 4 or score 3. The next to call takes the 2 and pays £2; after that nobody can call this Architect.
rules-r10-2-title = Bonuses at 8 and 20
rules-r10-2-text = As soon as you have 8 points or more, you choose £5 or a worker from your reserve, active at once; you take it at the end of that action. At 20 points you get the other one. The final scoring brings no bonuses.
rules-r10-3-title = With an empty reserve
rules-r10-3-text = With no worker in reserve the worker bonus gives nothing, and at 8 points you must take the £5. If a single scoring takes you past both marks, you get both bonuses.

## 11. End of round, end of game

rules-r11-title = End of a round, end of the game
rules-r11-1-title = The round ends
rules-r11-1-text = When all have passed, the cards left in the market, the event and all tokens on them are discarded, buildings and techniques are straightened, and the player to the left of the first player becomes first player. After round 6 the game goes straight to the final scoring.
rules-r11-2-title = When tokens run out
rules-r11-2-text = When a token is needed and none is left, the discarded ones become the new supply. If there are none of those either, the remaining cards go without for this round.
rules-r11-3-title = { log-game-ended }
rules-r11-3-text = Add the points printed on your buildings, then those of your techniques, at most 7 each. Money, spyrium and workers score nothing by themselves.
rules-r11-4-title = Who wins
rules-r11-4-text = Whoever has the most points wins. Players who are tied share the victory.
rules-r11-5-title = Editions
rules-r11-5-text = Prices, points on buildings, and how many copies of a card there are in which period, depend on the edition you play. The card gallery shows each number and where it comes from.

## Rulings

rules-rulings-title = Where the printed rulebooks differ
rules-rulings-text = Five rulebooks were printed or translated, and they do not always agree. This edition plays as follows:
rules-rulings-1 = All players who are tied for the most points win.
rules-rulings-2 = “Once per turn” on a technique means once a round.
rules-rulings-3 = The surcharge counts every other worker, your own included; it does not count players.
rules-rulings-4 = Workshop II gives 5 points. Export pays £3 or £6.
rules-rulings-5 = Taylorism scores at the end of the game. A second use by Taylorism or Night Shift is paid in full again.
rules-rulings-6 = With Commerce you keep at most seven tokens.
rules-rulings-7 = Late Arrival can be used in phase II only.
rules-rulings-8 = A bonus comes as soon as you have 8 or 20 points or more, but not in the final scoring.
rules-rulings-9 = A character whose tokens are used up can no longer be called in this round.
rules-rulings-10 = Replacing a building with the same symbol lowers its price only, never the surcharge.

## The symbols

legend-title = How to read a card
legend-price = price
legend-seal = points at the end of the game
legend-instant = happens once, as soon as it is built
legend-use = when used: the cost comes before the arrow, the yield after it
legend-token = as many as the token on the card shows
legend-around = workers around the card: each makes it £1 dearer, and adds £1 to the money you can take there
legend-goods = money, spyrium, points
legend-residence = the residence effect: one space on, or points
legend-symbol = factory, mine or research: replacing a building with the same symbol is £3 cheaper
legend-first = first player of this round
legend-worker = a worker: one of your active ones
legend-no-worker = no worker needed
legend-new-space = a new space for a building
legend-once = once a round
legend-straighten = turn a used building upright again
legend-end = at the end of the game
legend-phases = phase I, placement; phase II, activation
legend-passed = has passed for this round
legend-event = the event of the round
legend-kinds = building, character, technique: the kinds of market cards
`,`# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = for you
standings-now = Now
standings-projected = if it ended now

## Pace

settings-pace = Pace of the others
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-forced = Enter phase II and pass by itself when nothing else is possible
web-skip = Skip

## The end

end-picture = Share a picture
end-link = Copy the link
`,`# What only the terminal says.

terminal-hint = ? for help
terminal-opponents = You play against { $names } ({ $level }).
terminal-help = Type the number of a choice, or its word (the grey text), such as { $example }.
terminal-help-help = this help
terminal-help-board = draw the board again
terminal-help-cards = what the event and the cards in the market do
terminal-help-log = the game so far, in sentences
terminal-help-undo = take back your last decision, and the bots’ answers to it
terminal-help-save = write a game record
terminal-help-quit = leave
terminal-legend = Digits between the cards are workers, numbered by seat. “{ resource-workers } 2+1/3”: active + in the market / owned. * marks a used card.
terminal-file = FILE
terminal-nothing-to-undo = There is no decision of yours to take back.
terminal-saved = Saved. Continue later with { $command }
terminal-not-written = { $file } cannot be written: { $error }
terminal-card = card
terminal-effect = effect
`,`# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Build your company in an England of steam and green crystal.
home-play = Play now
home-play-text = A game against bots, in one click
home-friends = With friends
home-friends-text = Send a link and sit down together
home-days = Over several days
home-days-text = A turn whenever you have a moment
home-learn = New here? Learn
home-learn-text = The game in ten minutes, by playing it
home-mixed = Mixed
home-watch = Watch
home-watch-text = Look over other players’ shoulders
home-continue = Continue your game
home-hot-seat = On one screen
home-hot-seat-text = Several people share this device
home-games-running =
    { $n ->
        [one] { $n } game in progress
       *[other] { $n } games in progress
    }

## Navigation

nav-home = Home
nav-lobby = Lobby
nav-my-games = My games
nav-rules = Rules
nav-gallery = Cards
nav-profile = Profile
nav-settings = Settings
nav-ratings = Ratings
nav-menu = Menu
nav-skip = Skip to content

## Buttons

button-yes = Yes
button-no = No
button-confirm = Confirm
button-cancel = Cancel
button-next = Next
button-close = Close
button-undo = Undo
button-try-again = Try again
button-reload = Reload
button-copy = Copy
button-copied = Copied
button-share = Share
button-save = Save
button-send = Send
button-open = Open
button-start = Start the game
button-join = Join
button-watch = Watch
button-rematch = Play again
button-what-changed = What has changed?
button-reset = Reset
button-install = Install the app
button-sign-in = Sign in
button-sign-out = Sign out
button-sign-up = Create an account

## Lobby

lobby-title = { nav-lobby }
lobby-open-tables = Open tables
lobby-running = Games to watch
lobby-empty = No open table right now. Start one!
lobby-new-table = New table
lobby-seats-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }

## Table setup and invitation

setup-title = Set up a table
setup-players = Players
setup-seat = Seat { $n }
setup-seat-you = You
setup-seat-open = Open to anyone
setup-seat-bot = Bot
setup-name = Name
setup-bot-level = Bot strength
setup-pace = Pace
setup-pace-none = No clock
setup-pace-live = Live
setup-pace-days = Over several days
setup-pace-per-turn = Time per turn
setup-pace-per-game = Time for the game
setup-visibility = Who may join
setup-public = Anybody
setup-private = Only with the link
setup-rated = Rated game
setup-seed = Seed
setup-seed-text = The same seed deals the same cards. Whoever knows it knows them all, so the game is not rated.
setup-more = More options
invite-title = Invite
invite-text = Send this link. Whoever opens it can sit down at once.
invite-link = Invitation link
invite-qr = QR code of the invitation
invite-waiting = The game starts once all seats are taken and everybody is ready.
invite-fill-bots = Fill the free seats with bots

## Bots

bot-random = Random
bot-random-text = Plays at random; for a first look at the game.
bot-greedy = Greedy
bot-greedy-text = Takes what pays most at once.
bot-apprentice = { card-apprentice }
bot-apprentice-text = Plays quickly, a beginner like you, and forgives mistakes.
bot-engineer = { card-engineer }
bot-engineer-text = Loves mines and factories and keeps them running.
bot-adviser = { card-adviser }
bot-adviser-text = Thinks a few turns ahead and picks its moments.
bot-financier = { card-financier }
bot-financier-text = Counts every pound and punishes waste.
bot-master = Master
bot-master-text = The strongest at the table. Bring a plan.
bot-name-1 = Brunel
bot-name-2 = Stephenson
bot-name-3 = Bessemer
bot-name-4 = Nasmyth
bot-name-5 = Whitworth
bot-named = { $level } (bot)
bot-thinking = Thinking

## The table

table-market = Market
table-board = Board
table-company = { $name }’s company
table-others = The others
table-buildings = Buildings
table-techniques = Techniques
table-no-buildings = No buildings yet
table-no-techniques = No techniques yet
table-kept-tokens = Kept tokens
table-workers-active = Active
table-workers-market = In the market
table-workers-busy = Resting
table-workers-reserve = In reserve
workers-active-short = Active
workers-market-short = Market
workers-busy-short = Resting
workers-reserve-short = Reserve
table-income = Income
table-score-track = Score track
table-projected = Score if it ended now
table-final = Final score
table-projected-text = What everybody would have if the game ended now
table-projected-now = So far
table-event-current = This round
table-event-future = Next round
table-event-used = You have used it this round
table-first-player = First player
table-your-turn = Your turn
table-price = Price
table-symbols = Symbols
table-effect-final = At the end
table-tokens-left = Values of its tokens: { $values }
table-cost-now = For you now:
table-cost-standing = As things stand:
table-gain-now = Money to take here now: £{ $n }
table-cannot-afford = You are £{ $n } short
table-preview = After this move
table-clock = Clock
table-time-left = Time left: { $time }
table-as-text = Board as text

## Deck browser

deck-title = What may still come up
deck-left =
    { $n ->
        [one] { $n } card not yet seen
       *[other] { $n } cards not yet seen
    }
deck-explained = ×: copies not yet seen. The percentage is the chance that at least one of them lies in the next market.
deck-certain = certain
deck-out = Can no longer come up
deck-events-left = Events to come
deck-tokens = Tokens
deck-token = { $supply } in supply, { $discard } discarded

## Log, chat, spectators, connection

log-title = Log
log-to-now = Back to the present
log-slider = Point in the game
chat-title = Chat
chat-placeholder = Write something
chat-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
spectators-title = Spectators
connection-connecting = Connecting
connection-reconnecting = Reconnecting
connection-offline = Offline
connection-saved = Your game is safe on the server.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Waiting for you
my-games-running = In progress
my-games-finished = Finished
my-games-empty = No games yet. Play one!
my-games-won = Won
my-games-shared = Shared victory
my-games-lost = Lost
my-games-import = Open a game record

## Replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-previous = Previous decision
replay-next = Next decision
replay-last = To the end
replay-fork = Play on from here
replay-fork-text = Starts a new game from this position; the old one stays as it was.
replay-export = Save the record

## Profile and ratings

profile-title = { nav-profile }
profile-name = Your name
profile-guest = Guest
profile-email = E-mail
profile-password = Password
profile-rating = Rating
profile-rank = Rank
profile-games-played = Games played
profile-games-won = Games won
profile-average = Average score
profile-best = Best score
profile-notifications = Notifications
profile-notify-turn = Tell me when it is my turn

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Search the rules
rules-page-no-results = No rule matches “{ $query }”.
rules-page-contents = Contents
rules-page-overview = In one minute

## Card gallery

gallery-title = Card gallery
gallery-all = All
gallery-building = Buildings
gallery-character = Characters
gallery-technique = Techniques
gallery-event = Events
gallery-filter = Filter
gallery-copies = Copies
gallery-provenance = Where the numbers come from
provenance-rulebook = Rulebook
provenance-rulebook-text = Stated in an official rulebook.
provenance-reported = Reported
provenance-reported-text = Reported by people who own the game.
provenance-house = Our choice
provenance-house-text = Chosen by us and balanced by many test games.

## Settings

settings-title = { nav-settings }
settings-language = Language
settings-theme = Theme
settings-theme-system = Same as my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-text-size = Text size
settings-text-small = Small
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-motion = Motion
settings-motion-full = Full
settings-motion-none = None
settings-sound = Sound
settings-confirm-turn = Confirm each turn
settings-confirm-phase2 = Ask before entering phase II
settings-keys-change = Press the new key
settings-on = On
settings-off = Off
settings-saved = Saved

## Keys

keys-title = Playing with the keyboard
key-move = Move between choices
key-choose = Choose
key-undo = Take back the last decision
key-escape = Cancel a choice, close a window
key-market = Go to the market
key-board-text = Read the board as text
key-type-move = Type a move
key-help = Show the keys

## End of the game

end-title = The game is over
end-you-win = You win!
end-you-share = You share the victory!
end-winner = { $name } wins
end-shared = { $names } share the victory
end-scoring = The scoring, line by line
end-scoring-short = Final scoring
end-place =
    You finished { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
end-chart = Score over time
end-chart-text = The score after every decision: what everybody would have had if the game had ended there.
end-chart-round = Round { $n }
end-chart-rounds = Round
end-total = Total
end-scored = Scored during the game
end-rating-change = Rating: { $before } → { $after }
end-review = Look back at the game

## Waiting

wait-loading = Loading
wait-table = Setting up the table.
wait-offline-title = No connection
wait-offline-page = This page needs the server
wait-offline-text = Your games are safe there. The page appears by itself as soon as there is a connection.
wait-offline-read = You can still play on this device and read the rules and the cards; other games need the server.

## Accessible names

a11y-workers-of =
    { $n ->
        [one] { $name }: { $n } worker
       *[other] { $name }: { $n } workers
    }
a11y-options =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
a11y-new-window = opens in a new window
a11y-dialog-close = Close this window
a11y-type-move = Type a move in notation

## Page titles

title-table-your-turn = Your turn · Spyrium
`,`# Texts that only the browser shows.

web-gap = Gap { $gap }
web-pick-worker = Choose the worker { $gap }
web-take = Take £{ $n }
web-activate = Activate: £{ $n }
web-activate-from = Activate from £{ $n }
web-lobby = Lobbying: £{ $n }
web-around =
    { $n ->
        [one] Price £{ $price }; { $n } worker stands around it.
       *[other] Price £{ $price }; { $n } workers stand around it.
    }
web-would-cost = { $card }: £{ $price } with { workers } around it
web-options = All choices
web-prompt = Your decision
web-undo-asked = { $name } asks to take back a move.
web-table-title = Name of the table
web-return = I am back
web-undo-waiting = Waiting for the others to agree.
web-undo-refused = { $name } does not agree.
web-stand-in = A bot now plays for { $name }.
web-returned = { $name } is back.
web-replace = Let a bot take over
web-mute = Mute { $name }
web-unmute = Let { $name } speak again

## The first start after an update

web-preparing = Preparing the rules for the first time…
web-preparing-text = After an update this is done once, and can take a minute.
web-preparing-starts = Your game starts by itself as soon as they are ready.
web-preparing-step = Step { $done } of { $steps }

## Leaving a game, handing over

web-leave-title = Leave the game
web-leave-text = A bot ({ $level }) takes over your seat. As long as the game lasts you can come back and play on yourself.
web-leave-seat = Let a bot take over
web-leave-rated = This game is rated: once the bot decides for you, you are rated as last.
web-device-link = Play on another device
web-device-drop = Take the seat away from { $name }
web-leave-open = To the home page
web-leave-open-text = Without a bot: the game waits for you under “{ nav-my-games }”.
web-left = A bot plays for you. Come back whenever you like.
web-handover-ready = I am { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Look and sound
settings-table = At the table
settings-handover = Several people on one screen
settings-handover-notice = Show whose turn it is
settings-handover-wait = Wait for a click
settings-handover-off = No announcement
settings-chat = Show the chat
settings-key-taken = “{ $key }” is taken: { $action }.
settings-key-fixed = it has a fixed meaning
notify-text = You will be notified when it is your turn and you are away from the table.
notify-when-days = In games over several days
notify-when-all = In all games
notify-when-none = Never
notify-push = On this device
notify-webhook = Address of a webhook
notify-test = Send a test
notify-sent =
    { $n ->
        [one] One notification was sent.
       *[other] { $n } notifications were sent.
    }
notify-nothing-set = Nothing is set up yet.
notify-refused = The browser does not allow notifications here.
account-password = Change the password
account-password-text = Other devices are signed out, and your bots need new tokens.
account-password-old = Old password
account-password-new = New password
account-password-change = Change
account-sign-out-text = Signs you out on all your devices.
lobby-later = Later tables
lobby-earlier = Earlier tables
tokens-scope = What it may do
tokens-scope-play = look and play
tokens-scope-read = look only
email-code = Code from the e-mail
email-code-text = No notifications are sent to an address before it is confirmed.
email-code-again = Send the code again
email-code-sent = A code was sent to you.
email-confirmed = The address is confirmed.
tokens-title = Access tokens for bots
tokens-text = With a token, a program of yours can play under your name.
tokens-docs = How that works
tokens-name = What it is for
tokens-create = Create a token
tokens-once = Copy it now: it is never shown again.
tokens-used = last used on { $date }
tokens-unused = never used
tokens-revoke = Revoke

## Pages around the table

web-imprint = Spyrium is a game by William Attia, published by { $publisher }. This edition is unofficial and not affiliated with the author or the publisher.
web-page-missing-text = Perhaps the link is incomplete, or the page has moved.
web-games-empty-text = Games that you start or join are kept here, so that you can go on another day.
web-watch-empty = Nobody is playing in public right now.
web-watch-bots = Watch bots play
web-watch-bots-text = Let four bots play a game, and look over their shoulders.
web-ratings-empty = Nobody is ranked here yet.
web-ratings-text = Players appear here once they have finished five rated games with this number of players. A game is rated when no two seats are held by the same person or by bots of the same strength.
web-games = Games
web-just-now = just now
web-history = Rating after each rated game, { $from } to { $to }
web-account = Account
web-account-text = An account keeps your games and ratings, on every device.
replay-forked = This is a new game. The original is unchanged.
replay-forked-link = Open the old game
replay-result = Result
web-seat-here = On this screen
web-seat-invited = Invited by link
web-waiting-title = Waiting for players
web-seats-taken = { $n } of { $total } seats taken.
waiting-not-ready = Not ready yet: { $names }.
waiting-others-ready = All the others are ready.
waiting-ready = ready
waiting-seed = chosen by the host
waiting-close = Close the table
waiting-close-ask = Close this table for everybody? Nobody can join it any more.
waiting-closed = This table has been closed.
button-ready = I am ready
web-seat-expected = not here yet
web-player = Player { $n }
setup-grace = If somebody is away
setup-grace-text = After this time the others may let a bot take over. Whoever comes back plays on.
setup-clock-text = 10 seconds are added after every turn. A bot takes over for anyone who runs out of time.
setup-days-text = A bot takes over for anyone who takes longer than this over a turn.
setup-private-text = The table is not listed; anyone with the link can join.
setup-public-text = The table is listed in the lobby; others may watch.
setup-rated-text = In a rated game only the present turn can be taken back, and whoever lets a bot take over is rated as last.
unrated-seed = the seed was chosen
unrated-origin = it goes on from another game
unrated-bots = only bots play
unrated-seats = not everybody was at the table when it began
unrated-twice = somebody has several seats
unrated-grace = whoever is away has less than two minutes to come back
setup-create = Open the table and invite
invite-local = This link works only on this computer. To let others on your network join, start the server with “{ $command }” and open it at the computer’s address.
gallery-search = Search the cards
gallery-none = No card matches “{ $query }”.
gallery-provenance-text = Not all the printed numbers have been published. Each number here says where it comes from:
rules-page-found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
notify-push-ask = The browser asks for your permission when you switch this on.
notify-push-on = This device receives notifications.
notify-push-denied = The browser blocks notifications from this site. Allow them in its settings for this site (next to the address), then come back.
notify-push-insecure = Notifications on a device need a secure connection ({ $scheme }), and this page was opened without one.
notify-push-missing = This browser cannot show notifications while the page is closed. The other ways below work everywhere.
notify-push-service = The browser could not reach a push service: perhaps it has none, or it is switched off. The other ways below work everywhere.

## Refusals of the server, where there is no translation of the reason

error-code-bad-request = The server did not accept that: { $reason }
error-code-unauthorised = { error-wrong-password }
error-code-forbidden = You may not do that here.
error-code-origin = { error-code-forbidden }
error-code-not-found = That does not exist (any more).
error-code-not-your-turn = It is not your turn.
error-code-stale = { error-game-moved-on }
error-code-illegal = That is not possible now.
error-code-not-playing = This game is not in progress.
error-code-taken = That is taken already.
error-code-conflict = Somebody else was quicker. Try again.
error-code-too-large = That is too long.
error-code-rate-limited = Too many requests. Wait a moment, then try again.
error-code-internal = { error-server }

## The board as text

text-event-now = Event of this round: { $event }
text-event-next = Event of the next round: { $event }
text-event-users = Used this round by: { $names }.
text-token = token { $n }
text-track = Residence track: spaces { $spaces }. The number of your space is your income at the start of each round.
text-kind = { $kind }, price £{ $price }.
text-around = Around it: { $workers }.
text-nobody = nobody
text-workers-title = Workers in the market
text-market-empty = There are no workers in the market.
text-gap = Gap { $gap }, { $where }: { $workers }.
text-you = { $name } (you)
text-workers = { $workers }: { $active } active, { $market } in the market, { $work } resting. In reserve: { $reserve }.
text-residence = Residence track: space { $n }, income £{ $n } a round.
text-bonuses = Bonuses to come: £5 or a worker at 8 points, the other one at 20.
text-bonuses-taken = Both bonuses have been received.
text-used = Used this round.
text-unused = Not yet used this round.

## Games of this browser

local-here = On this device
local-play-text = In your browser, also without a network. Not rated: you may take back as much as you like.
local-rated-text = On the server, for your rating, against bots of mixed strength.
local-will-be-here = This game stays on this device and is not rated.
local-will-be-there = This game is played on the server and is not rated.
local-will-be-rated = This game is played on the server and is rated.
local-kept = This game is kept in this browser.
local-send = Send to the server
local-send-text = Keeps the game on the server as well, to be looked at and shown to others.
local-delete = Delete
local-delete-ask = Delete this game from this device for good?
local-no-engine = This browser could not start the game here: it needs WebAssembly and some memory.
local-wrong-record = Line { $line } of this record cannot be played.
local-other-version = Another version of Spyrium kept this game; it is still there, but this version cannot show it.
local-damaged = What this browser kept of the game is damaged; nothing was changed.
local-not-kept = The browser could not keep this decision, so it was not made: free some space and try again.
local-passing = This browser keeps nothing: the game ends with this page, unless you save its record.
local-two-tabs = This game is open in another tab as well; both show the same.
site-needs-server = This needs a server
site-needs-server-text = Games with other people, ratings and profiles live on a server; whoever has Python can start one from the sources, with:
error-code-no-server = { site-needs-server }
`]);export{e as default};