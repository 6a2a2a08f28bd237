# Why a typed word cannot be played. $word and $words are words of the notation, $gap and $position places of it.

refusal = “{ $word }” kan niet worden gespeeld: { $reason } ({ $rule }).
refusal-legal = Nu mogelijk: { $words }.
refusal-legal-more = Nu mogelijk: { $words } en nog { $n }.

## At any time

refusal-unknown = dat is geen woord van de notatie
refusal-unknown-near = dat is geen woord van de notatie; bedoel je “{ $near }”?
refusal-over = het spel is afgelopen
refusal-deal = de ronde is voorbij en de volgende kaarten ontbreken nog

## Something else is asked

refusal-asked-build = kies eerst waar het nieuwe gebouw komt
refusal-asked-token = kies eerst welke fiche je neemt
refusal-asked-value = kies eerst de waarde van de fiche van de gebeurtenis
refusal-asked-reuse = kies eerst welk schuin gebouw je opnieuw gebruikt
refusal-asked-residence = kies eerst: doorschuiven op het woonspoor of punten nemen
refusal-asked-bonus = kies eerst de bonus
refusal-asked-arrival = kies eerst de tussenruimte voor de laatkomer
refusal-not-asked = daar wordt nu niet om gevraagd
refusal-in-phase-two = je bent al in fase II
refusal-phase-two-first = dat is een actie van fase II; speel eerst “{ $command }”

## Workers and gaps

refusal-placement-only = werkers plaats je alleen in fase I
refusal-no-active-worker = je hebt geen actieve werker
refusal-gap-empty = beide plekken van tussenruimte { $gap } zijn leeg
refusal-no-worker-there = in tussenruimte { $gap } staat geen werker van jou
refusal-name-the-card = naast de tussenruimte ligt nog een kaart: noem die
refusal-position-empty = plek { $position } is leeg
refusal-workers-in-market =
    { $n ->
        [one] er staat nog één werker van jou in de markt
       *[other] er staan nog { $n } werkers van jou in de markt
    }
refusal-all-workers = je hebt alle { $n } werkers al
refusal-no-late-worker = daarvoor heb je een actieve werker nodig, en een tussenruimte naast een kaart

## Costs

refusal-too-dear = dat kost £{ $price } en je hebt £{ $money }
refusal-fee = de fiche kost £{ $price } en je hebt £{ $money }
refusal-too-little-spyrium = dat kost { $pays } spyrium en je hebt er { $owned }
refusal-building-too-dear = { $card } kost minstens £{ $price } en je hebt £{ $money }
refusal-card-too-dear = { $card } kost £{ $price } = { $base } (prijs) + { $workers } (werkers), en je hebt £{ $money }
refusal-recruitment-too-dear = dat kost £{ $price }, £1 per eigen werker, en je hebt £{ $money }
refusal-effect-too-dear = werkers nodig: { $workers }, actief: { $active }; spyrium nodig: { $pays }, aanwezig: { $owned }

## Cards, tokens, events

refusal-no-upright = je hebt geen recht liggend gebouw { $card }
refusal-no-inclined = je hebt geen schuin liggend gebouw { $card }
refusal-nothing-to-reuse = met je werkers en spyrium kun je geen schuin gebouw opnieuw gebruiken
refusal-no-technique = je hebt { $card } niet
refusal-technique-used = { $card } is deze ronde al gebruikt
refusal-needs-technique = daarvoor heb je { $card } nodig, deze ronde nog niet gebruikt
refusal-needs-technique-for-value = om een fiche anders te tellen heb je { $card } nodig, deze ronde nog niet gebruikt
refusal-no-surcharge = er is geen toeslag die je kunt besparen
refusal-no-such-token = op de kaart ligt geen fiche met waarde { $n }
refusal-no-token-left = op { $card } ligt geen fiche meer
refusal-tokens-too-dear = na de prijs van { $card } kun je geen fiche meer betalen
refusal-last-space = de marker staat op het laatste vakje
refusal-event-used = je hebt de gebeurtenis deze ronde al gebruikt
refusal-event-one-effect = “{ $event }” heeft één effect: typ “{ $command }”
refusal-event-effects = “{ $event }” heeft meerdere effecten: typ “{ $first }” tot “{ $last }”
refusal-event-phase-two = “{ $event }” werkt alleen in fase II
refusal-event-no-token = op “{ $event }” ligt geen fiche
