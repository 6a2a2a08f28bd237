# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-game-begins = The game begins. { $name } is first player.
log-round-began = Round { $n } begins.
log-round-ended = Round { $n } is over.
log-period-begins = { $period } begins.
log-income = { $name } receives £{ $n } income.
log-event = This round’s event: { $event }.
log-event-token = This round’s event: { $event }, token { $n }.
log-future-event = Next round’s event: { $event }.
log-future-event-token = Next round’s event: { $event }, token { $n }.
log-market-dealt = The market is laid out: { $cards }.
log-tokens-reshuffled = The discarded tokens are mixed again.
log-no-tokens = No tokens are left; some cards go without.
log-market-cleared = The rest of the market is cleared away.
log-straightened = All buildings and techniques stand upright again.
log-first-player = { $name } is now first player.
log-phase-entered = { decided-phase2 }
log-passed = { $name } passes for this round.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } withdraws the worker { $gap }.
log-workers-busy =
    { $n ->
        [one] { $name } puts { $n } worker to work.
       *[other] { $name } puts { $n } workers to work.
    }

## Paying, item by item

log-paid = { $name } pays £{ $n }.
log-paid-items = { $name } pays £{ $n }: { $items }.
log-paid-spyrium = { $name } pays { spyrium }.
log-paid-all = { $name } pays { $items }.
list-comma = { $first }, { $second }
list-and = { $first } and { $last }
item-price = { $n } price
item-surcharge =
    { $n ->
        [one] { $n } worker around
       *[other] { $n } workers around
    }
item-space = { $n } new space
item-discount = { $n } off, shared symbol
item-crane = { $n } off, Crane
item-lobbying = surcharge waived, Lobbying
item-token = { $n } token
item-event = { $n } event
item-capitalization = { $n } Capitalization
item-engineering = { $n } Engineering
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains; $items is a list of pounds, spyrium, points and workers

log-gained = { $name } receives { $items }.
log-gained-money = { $name } receives £{ $n }.
log-gained-spyrium = { $name } gains { spyrium }.
log-gained-points = { $name } scores { points }.
log-gained-workers =
    { $n ->
        [one] { $name } gains { $n } worker.
       *[other] { $name } gains { $n } workers.
    }
log-gained-nothing = { $name } gains nothing.
log-no-reserve = { $name } has no worker left in reserve.

## Cards

log-building-constructed = { $name } builds { $card } on a new space.
log-building-constructed-replacing = { $name } builds { $card } in place of { $old }.
log-technique-patented = { $name } acquires the technique { $card }.
log-character-called = { $name } calls the character { $card }.
log-building-used = { decided-use }
log-building-used-again = { $name } uses { $card } again: { $effect }.
log-technique-used = { $name } makes use of { $card }.
log-building-chosen = { $name } takes { $card } from the market.
log-event-used = { decided-event }

## Tokens

log-token-taken = { $name } takes token { $n } from { $card }.
log-token-counted = { $name } counts token { $n } as { $value }.
log-value-chosen = { $name } counts the event’s token as { $value }.
log-token-kept = { $name } keeps token { $n }.
log-token-discarded = Token { $n } is discarded.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-residence-scored = { decided-score }
log-bonus-received-cash = { $name } receives the bonus of £5.
log-bonus-received-worker = { $name } receives a worker as a bonus.
log-bonus-received-none = { $name } has no worker left for the bonus.

## Final scoring

log-game-ended = Final scoring
log-final-played = Points from play: { $n }
log-final-buildings = Buildings: { $n }
log-final-building = { $card }: { $n }
log-final-techniques = Techniques: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-final-capped = { $card }, { $reason }: { $n }, at most 7
log-final-total = { $name }: { points }
log-winner = { $name } wins with { points }.
log-shared-victory = Shared victory for { $names } with { points }.

## The table

log-undone = { $name } takes back a decision.
log-joined = { $name } sits down.
log-left = { $name } leaves the table.
log-disconnected = { $name } has lost the connection.
log-reconnected = { $name } is back.
log-bot-takes-over = A bot plays on for { $name }.
log-out-of-time = { $name } has run out of time.
log-resigned = { $name } resigns.
