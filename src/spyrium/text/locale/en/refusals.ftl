# Why a typed word cannot be played. $word and $words are words of the notation, $gap and $position places of it.

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
refusal-asked-arrival = first choose the gap for the late arrival
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
        [one] one of your workers is still in the market
       *[other] { $n } of your workers are still in the market
    }
refusal-all-workers = you already own all { $n } workers
refusal-no-late-worker = it takes an active worker, and a gap beside a card

## Costs

refusal-too-dear = it costs £{ $price } and you have £{ $money }
refusal-fee = the fee is £{ $price } and you have £{ $money }
refusal-too-little-spyrium = it takes { $pays } spyrium and you have { $owned }
refusal-building-too-dear = { $card } costs £{ $price } at least and you have £{ $money }
refusal-card-too-dear = { $card } costs £{ $price } = { $base } (price) + { $workers } (workers), and you have £{ $money }
refusal-recruitment-too-dear = it costs £{ $price }, £1 for each worker you own, and you have £{ $money }
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
refusal-tokens-too-dear = having paid for { $card }, you could not afford any of its tokens
refusal-last-space = the marker is on the last space
refusal-event-used = you have used the event this round
refusal-event-one-effect = “{ $event }” has one effect: write “{ $command }”
refusal-event-effects = “{ $event }” has several effects: write “{ $first }” to “{ $last }”
refusal-event-phase-two = “{ $event }” can be used in phase II only
refusal-event-no-token = there is no token on “{ $event }”
