# Decisions of the notation. `decide-…` is a button, `decided-…` the same in the log, with the player's $name.
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
decide-event-windfall-value-1 = Take £1–3
decide-event-windfall-value-2 = Take 1–3 spyrium
decide-event-windfall-value-3 = Score 1–3 victory points
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
# For a building the price falls due with its place.
decided-lobby =
    { $money ->
        [0] { $name } activates { $card } with Lobbying.
       *[other] { $name } activates { $card } for £{ $money } with Lobbying.
    }
decide-lobby-from = Activate { $card } for £{ $money } with Lobbying and the worker { $gap }

## Where a building goes

decide-space = Build on a new space: £{ $money } in all
decided-space = { $name } builds on a new space.
decide-replace = Replace { $card }: £{ $money } in all
decided-replace = { $name } replaces { $card }.
decide-replace-inclined = Replace { $card } (used): £{ $money } in all
decided-replace-inclined = { $name } replaces { $card }, already used.
way-space = On a new space: { $cost }
way-space-short = New space
way-replace = Replace { $card }: { $cost }
way-replace-inclined = Replace { $card } (used): { $cost }
way-replace-any = Replace any of your buildings: { $cost }
way-token = plus { $fees } for the token

## Tokens and values

decide-token = Take the { $n } token
decide-token-fee = Take the { $n } token and pay £{ $money }
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
decide-taylorism = Use Taylorism
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

## What the game asks, in a sentence; `hint-…` explains it and names the rule.

## Questions to the player who decides

prompt-action = Your turn: { $actions }.
prompt-action-no-workers = You have no active worker left: { $actions }.
prompt-action-entered = You are in phase II now: { $actions }.
# On a phone, where all that is possible has a button below.
prompt-action-below = Your turn: what do you do?
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
prompt-lesson = Nothing to decide yet: read on in the lesson.
prompt-over = The game is over.
prompt-deal = Enter the cards that were dealt at your table.
prompt-replay = You are looking back: decision { $n } of { $total }.
prompt-spectating = You are watching. It is { $name }’s turn.

## Hints

web-prompt-rule = Explain this
web-all-rules = All rules
hint-action-1 = Your worker stands between two cards and can later be used for either of them (R5.1).
hint-phase2 = Entering phase II does not cost a turn: you act there at once, and cannot go back this round (R4.3, R4.5).
hint-action-2 = Each worker you withdraw brings money or a card, never both (R6.1, R6.2).
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
