# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-game-begins = Het spel begint. Startspeler: { $name }.
log-round-began = Ronde { $n } begint.
log-round-ended = Ronde { $n } is voorbij.
log-period-begins = { $period } begint.
log-income = { $name } ontvangt £{ $n } inkomsten.
log-event = Gebeurtenis van deze ronde: { $event }.
log-event-token = Gebeurtenis van deze ronde: { $event }, fiche { $n }.
log-future-event = Gebeurtenis van de volgende ronde: { $event }.
log-future-event-token = Gebeurtenis van de volgende ronde: { $event }, fiche { $n }.
log-market-dealt = De markt wordt gelegd: { $cards }.
log-tokens-reshuffled = De afgelegde fiches worden opnieuw gemengd.
log-no-tokens = Er zijn geen fiches meer; sommige kaarten krijgen er geen.
log-market-cleared = De rest van de markt wordt opgeruimd.
log-straightened = Alle gebouwen en technieken staan weer recht.
log-first-player = Nieuwe startspeler: { $name }.
log-phase-entered = { decided-phase2 }
log-passed = { $name } past voor deze ronde.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } neemt de werker { $gap } terug.
log-workers-busy =
    { $n ->
        [one] { $name } zet { $n } werker in.
       *[other] { $name } zet { $n } werkers in.
    }

## Paying, item by item

log-paid = { $name } betaalt £{ $n }.
log-paid-items = { $name } betaalt £{ $n }: { $items }.
log-paid-spyrium = { $name } betaalt { spyrium }.
log-paid-all = { $name } betaalt { $items }.
list-comma = { $first }, { $second }
list-and = { $first } en { $last }
item-price = { $n } prijs
item-surcharge =
    { $n ->
        [one] { $n } werker ernaast
       *[other] { $n } werkers ernaast
    }
item-space = { $n } bouwplaats
item-discount = { $n } korting, gedeeld symbool
item-crane = { $n } korting, Kraan
item-lobbying = toeslag vervalt, Lobbyen
item-token = { $n } fiche
item-event = { $n } gebeurtenis
item-capitalization = { $n } Kapitalisatie
item-engineering = { $n } Bouwkunde
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains; $items is a list of pounds, spyrium, points and workers

log-gained = { $name } krijgt { $items }.
log-gained-money = { $name } ontvangt £{ $n }.
log-gained-spyrium = { $name } krijgt { spyrium }.
log-gained-points = { $name } scoort { points }.
log-gained-workers =
    { $n ->
        [one] { $name } krijgt { $n } werker.
       *[other] { $name } krijgt { $n } werkers.
    }
log-gained-nothing = { $name } krijgt niets.
log-no-reserve = { $name } heeft geen werker meer in de reserve.

## Cards

log-building-constructed = { $name } bouwt { $card } op een nieuwe bouwplaats.
log-building-constructed-replacing = { $name } bouwt { $card } in plaats van { $old }.
log-technique-patented = { $name } verwerft de techniek { $card }.
log-character-called = { $name } huurt het karakter { $card } in.
log-building-used = { decided-use }
log-building-used-again = { $name } gebruikt { $card } opnieuw: { $effect }.
log-technique-used = { $name } maakt gebruik van { $card }.
log-building-chosen = { $name } neemt { $card } van de markt.
log-event-used = { decided-event }

## Tokens

log-token-taken = { $name } neemt fiche { $n } van { $card }.
log-token-counted = { $name } telt fiche { $n } als { $value }.
log-value-chosen = { $name } telt de fiche van de gebeurtenis als { $value }.
log-token-kept = { $name } houdt fiche { $n }.
log-token-discarded = Fiche { $n } wordt afgelegd.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-residence-scored = { decided-score }
log-bonus-received-cash = { $name } ontvangt de bonus van £5.
log-bonus-received-worker = { $name } krijgt een werker als bonus.
log-bonus-received-none = { $name } heeft voor de bonus geen werker meer in de reserve.

## Final scoring

log-game-ended = Eindtelling
log-final-played = Punten uit het spel: { $n }
log-final-buildings = Gebouwen: { $n }
log-final-building = { $card }: { $n }
log-final-techniques = Technieken: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-final-capped = { $card }, { $reason }: { $n }, hoogstens 7
log-final-total = { $name }: { points }
log-winner = { $name } wint met { points }.
log-shared-victory = Gedeelde overwinning voor { $names } met { points }.

## The table

log-undone = { $name } neemt een beslissing terug.
log-joined = { $name } schuift aan.
log-left = { $name } verlaat de tafel.
log-disconnected = { $name } heeft de verbinding verloren.
log-reconnected = { $name } is terug.
log-bot-takes-over = Een bot speelt verder voor { $name }.
log-out-of-time = De tijd van { $name } is om.
log-resigned = { $name } geeft op.
