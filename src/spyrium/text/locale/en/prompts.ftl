# What the game asks, in a sentence; `hint-…` explains it and names the rule.

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
