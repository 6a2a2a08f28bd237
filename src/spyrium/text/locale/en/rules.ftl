# The rules page. Ids follow the numbers of the rules: rules-r5-1-text explains R5.1.

## In one minute

rules-overview-1 = You run a company in a steam-age England that has found a powerful green crystal: spyrium. After six rounds the player with the most victory points wins.
rules-overview-2 = Each round, nine cards are laid out in a square. You place your workers in the gaps between them, so each worker stands next to two cards.
rules-overview-3 = Whenever you like, you move on to phase II and withdraw your workers one by one: for money, or to activate a card next to them.
rules-overview-4 = A crowd around a card makes it good for earning but expensive to buy: every other worker there is worth £1 when you take money, and costs £1 when you activate the card.
rules-overview-5 = Characters help at once, buildings stay in your neighbourhood and work once a round, techniques help for the rest of the game.
rules-overview-6 = Mines give spyrium, factories turn spyrium into points. At the end your buildings and techniques score as well.

## A round at a glance

rules-summary-title = A round at a glance
rules-summary-1 = Start: everybody receives income, the announced event applies and the next is turned up, nine cards with their tokens are laid out, and all workers are active.
rules-summary-2 = Phase I, one action a turn: place a worker, use the event, or move on to phase II.
rules-summary-3 = Phase II, one action a turn: withdraw a worker for money or for a card, use a building, use the event, or pass once none of your workers is left in the market.
rules-summary-4 = End: when all have passed, market and event are cleared, used cards are straightened and the first player changes. After the sixth round comes the final scoring.

## The table

rules-table-title = What is on the table
rules-table-1 = Score track: everybody’s points, and the bonuses at 8 and 20.
rules-table-2 = Market: nine cards, with the gaps for workers between them.
rules-table-3 = Companies: money, spyrium, points, workers, buildings and techniques of each player. A used card is inclined.
rules-table-4 = Events: this round’s, and the next round’s, which cannot be used yet.
rules-table-5 = Residence track: the number below your marker is your income.
rules-table-6 = Prompt: what you are asked, and every answer. The question mark opens the rule.

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
rules-r6-1-text = Withdraw one of your workers and choose a card next to it: you gain £1 for every other worker around that card, no matter whose. If both cards are gone you get nothing (£2 with { card-capitalization }), but it still counts as your action. The worker rests until the next round.
rules-r6-1-example = Example: five other workers stand around a Mine. Withdrawing yours there for money brings £5.
rules-r6-2-title = Activate a card
rules-r6-2-text = Withdraw one of your workers and choose a card next to it: pay its price and, as a surcharge, £1 for every other worker around it, no matter whose. The worker rests until the next round.
rules-r6-3-title = Characters
rules-r6-3-text = A character acts once and stays in the market, so another worker next to it can call it again, yours included. You must be able to pay whatever its effect costs. If it works with tokens, you use up one of your choice; once the last one is gone it can no longer be called, but you can still gain money there.
rules-r6-3-example = Example: four other workers stand around the { card-apprentice }. You pay £{ $character } and a surcharge of £4, hand in { $pays } spyrium and score { $gains } points. The { card-apprentice } stays where it is.
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
rules-r11-3-example = Example: with 8 spyrium, { card-automation } brings 7 points.
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
rules-rulings-4 = Workshop II gives { $points } points. Export pays £{ $gains1 } or £{ $gains2 }.
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
