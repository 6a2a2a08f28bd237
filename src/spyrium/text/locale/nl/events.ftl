# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-round-began = Ronde { $n } begint.
log-round-ended = Ronde { $n } is voorbij.
log-income = { $name } ontvangt £{ $n } inkomsten.
log-event = Gebeurtenis van deze ronde: { $event }.
log-market-dealt = De markt wordt gelegd: { $cards }.
log-first-player = Nieuwe startspeler: { $name }.
log-phase-entered = { decided-phase2 }
log-passed = { $name } past voor deze ronde.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } neemt de werker { $gap } terug.

## Paying, item by item

log-paid = { $name } betaalt £{ $n }.
log-paid-items = { $name } betaalt £{ $n }: { $items }.
log-paid-spyrium = { $name } betaalt { spyrium }.
item-price = { $n } (prijs)
item-surcharge = { $n } (werkers)
item-space = { $n } (bouwplaats)
item-discount = { $n } (gedeeld symbool)
item-token = { $n } (fiche)
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains

log-gained-money = { $name } ontvangt £{ $n }.
log-gained-spyrium = { $name } krijgt { spyrium }.
log-gained-points = { $name } scoort { points }.
log-gained-workers =
    { $n ->
        [one] { $name } krijgt { $n } werker.
       *[other] { $name } krijgt { $n } werkers.
    }

## Cards

log-building-constructed = { $name } bouwt { $card } op een nieuwe bouwplaats.
log-building-constructed-replacing = { $name } bouwt { $card } in plaats van { $old }.
log-technique-patented = { $name } neemt patent op de techniek { $card }.
log-character-called = { $name } huurt het karakter { $card } in.
log-building-used = { decided-use }
log-building-used-again = { $name } gebruikt { $card } opnieuw: { $effect }.
log-technique-used = { $name } maakt gebruik van { $card }.
log-engineering = { card-engineering }: +{ $n } { resource-points-short }.
log-building-chosen = { $name } neemt { $card } van de markt.
log-event-used = { decided-event }

## Tokens

log-token-counted = { $name } telt fiche { $n } als { $value }.
log-value-chosen = { $name } telt de fiche van de gebeurtenis als { $value }.
log-token-kept = { $name } houdt fiche { $n }.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-bonus-received-cash = { $name } ontvangt de bonus van £5.
log-bonus-received-worker = { $name } krijgt een werker als bonus.
log-bonus-received-none = { $name } heeft voor de bonus geen werker meer in de reserve.

## Final scoring

log-game-ended = Eindtelling
log-final-played = Punten uit het spel: { $n }
log-final-buildings = Gebouwen: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-winner = { $name } wint met { points }.
log-shared-victory = Gedeelde overwinning voor { $names } met { points }.

## The table

log-undone = { $name } neemt een beslissing terug.
