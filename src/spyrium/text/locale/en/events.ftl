# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

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
log-engineering = { card-engineering }: +{ $n } { resource-points-short }.
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
