# Decisions of the notation. `decide-…` is a button, `decided-…` the same in the log, with the player's $name.
# $gap is the text of gap-between, gap-beside or gap-empty; $card a card's name; $money, $n, $value whole numbers; $effect an option-… text.

## Phase I

decide-place = Werker plaatsen { $gap }
decided-place = { $name } plaatst een werker { $gap }.
decide-phase2 = Naar fase II gaan
decided-phase2 = { $name } gaat naar fase II.

## The event

decided-event = { $name } gebruikt de gebeurtenis { $event }.
decide-event-windfall-1 = £{ $n } nemen
decided-event-windfall-1 = { $name } neemt £{ $n } van de Meevaller.
decide-event-windfall-2 = { spyrium } nemen
decided-event-windfall-2 = { $name } neemt { spyrium } van de Meevaller.
decide-event-windfall-3 = { points } nemen
decided-event-windfall-3 = { $name } scoort { points } met de Meevaller.
decide-event-windfall-value-1 = £1–3 nemen
decide-event-windfall-value-2 = 1–3 spyrium nemen
decide-event-windfall-value-3 = 1–3 overwinningspunten scoren
decided-event-windfall-value-1 = { $name } neemt de Meevaller in £.
decided-event-windfall-value-2 = { $name } neemt de Meevaller in spyrium.
decided-event-windfall-value-3 = { $name } neemt de Meevaller in OP.
decide-event-country-house = { $pays } spyrium betalen voor een wooneffect
decided-event-country-house = { $name } betaalt { $pays } spyrium voor een wooneffect.
decide-event-patronage-1 = £{ $pays1 } betalen voor { $gains1 } OP
decided-event-patronage-1 = { $name } betaalt £{ $pays1 } voor { $gains1 } OP.
decide-event-patronage-2 = £{ $pays2 } betalen voor { $gains2 } OP
decided-event-patronage-2 = { $name } betaalt £{ $pays2 } voor { $gains2 } OP.
decide-event-export-1 = { $pays1 } spyrium verkopen voor £{ $gains1 }
decided-event-export-1 = { $name } verkoopt { $pays1 } spyrium voor £{ $gains1 }.
decide-event-export-2 = { $pays2 } spyrium verkopen voor £{ $gains2 }
decided-event-export-2 = { $name } verkoopt { $pays2 } spyrium voor £{ $gains2 }.
decide-event-night-shift = £{ $pays } betalen en een gebouw opnieuw gebruiken
decided-event-night-shift = { $name } betaalt £{ $pays } voor een nachtploeg.
decide-event-recruitment = £{ $money } betalen voor een extra werker
decided-event-recruitment = { $name } betaalt £{ $money } voor een extra werker.
decide-event-late-arrival = Nog een werker plaatsen
decided-event-late-arrival = { $name } stuurt een laatkomer naar de markt.

## Workers leave the market

decide-gain = £{ $money } nemen bij { $card }
decided-gain = { $name } neemt £{ $money } bij { $card }.
decide-gain-from = £{ $money } nemen bij { $card } met de werker { $gap }
decide-gain-empty = Werker terugnemen voor £{ $money }
decided-gain-empty = { $name } neemt een werker terug voor £{ $money }.
decide-activate-from = { $card } activeren voor £{ $money } met de werker { $gap }
decide-activate-building = { $card } bouwen vanaf £{ $money }
decided-activate-building = { $name } bouwt { $card }.
decide-activate-character = { $card } inhuren voor £{ $money }
decided-activate-character = { $name } huurt { $card } in voor £{ $money }.
decide-activate-character-fee = { $card } inhuren voor £{ $money } plus { $fees } voor de fiche
decide-activate-technique = Patent nemen op { $card } voor £{ $money }
decided-activate-technique = { $name } neemt patent op { $card } voor £{ $money }.
decide-lobby = { $card } met Lobbyen activeren voor £{ $money }
decided-lobby =
    { $money ->
        [0] { $name } activeert { $card } met Lobbyen.
       *[other] { $name } activeert { $card } met Lobbyen voor £{ $money }.
    }
decide-lobby-from = { $card } activeren met Lobbyen voor £{ $money }, werker { $gap }

## Where a building goes

decide-space = Op een nieuwe bouwplaats: in totaal £{ $money }
decided-space = { $name } bouwt op een nieuwe bouwplaats.
decide-replace = { $card } vervangen: in totaal £{ $money }
decided-replace = { $name } vervangt { $card }.
decide-replace-inclined = { $card } (gebruikt) vervangen: in totaal £{ $money }
decided-replace-inclined = { $name } vervangt { $card } (al gebruikt).
way-space = Op een nieuwe bouwplaats: { $cost }
way-space-short = Nieuwe bouwplaats
way-replace = { $card } vervangen: { $cost }
way-replace-inclined = { $card } (gebruikt) vervangen: { $cost }
way-replace-any = Een van je gebouwen vervangen: { $cost }
way-token = plus { $fees } voor de fiche

## Tokens and values

decide-token = Fiche { $n } nemen
decide-token-fee = Fiche { $n } nemen en £{ $money } betalen
decided-token = { $name } neemt fiche { $n }.
decided-token-fee = { $name } neemt fiche { $n } en betaalt £{ $money }.
decide-token-as = Fiche { $n } als { $value } nemen
decided-token-as = { $name } neemt fiche { $n } en telt die met Handel als { $value }.
decide-value = Als { $value } tellen
decided-value = { $name } telt de fiche met Handel als { $value }.
decide-value-printed = Op { $value } laten
decided-value-printed = { $name } laat de fiche op { $value }.

## Buildings at work

decide-use = { $card } gebruiken: { $effect }
decided-use = { $name } gebruikt { $card }: { $effect }.
decide-taylorism = Taylorisme gebruiken
decided-taylorism = { $name } gebruikt Taylorisme.
decide-reuse = { $card } opnieuw gebruiken: { $effect }
decided-reuse = { $name } gebruikt { $card } opnieuw: { $effect }.

## Residence and bonus

decide-advance = Doorschuiven naar { $n }
decided-advance = { $name } schuift op het woonspoor door naar { $n }.
decide-score = { points } scoren
decided-score = { $name } scoort { points } met het wooneffect.
decide-worker = Een werker nemen
decided-worker = { $name } kiest een werker als bonus.
decide-cash = £5 nemen
decided-cash = { $name } kiest £5 als bonus.

## Passing

decide-pass = Passen
decided-pass = { $name } past.

## What the game asks, in a sentence; `hint-…` explains it and names the rule.

## Questions to the player who decides

prompt-action = Jij bent aan de beurt: { $actions }.
prompt-action-no-workers = Je hebt geen actieve werker meer: { $actions }.
prompt-action-entered = Je zit nu in fase II: { $actions }.
prompt-action-below = Jij bent aan de beurt: wat doe je?
prompt-action-only-pass = Er is niets meer te doen: pas.
prompt-card = Kies een kaart naast deze werker.
prompt-build = Waar bouw je { $card }?
prompt-token = Welke fiche neem je van { $card }?
prompt-token-building = Welke waarde krijgt de fiche op { $card }?
prompt-value = Welke waarde krijgt de fiche van de gebeurtenis?
prompt-reuse = Welk gebouw gebruik je opnieuw?
prompt-residence = Doorschuiven op het woonspoor, of het getal van je vakje als punten nemen?
prompt-bonus = Je hebt 8 punten bereikt: £5 of een werker?
prompt-late-arrival = Waar gaat je laatkomer naartoe?
prompt-confirm = Tevreden met deze beurt?
prompt-confirm-phase2 = Naar fase II gaan? Je kunt deze ronde dan geen werkers meer plaatsen.
prompt-confirm-pass = Passen? Je doet deze ronde dan niets meer.
prompt-confirm-pass-unused = Passen terwijl je nog iets kunt doen?

## What can be done in a turn; the list of what can be done now stands in prompt-action…

action-place = plaats een werker
action-withdraw = neem een werker terug voor geld of een kaart
action-use = gebruik een gebouw
action-taylorism = gebruik { card-taylorism }
action-event = gebruik de gebeurtenis
action-phase2 = ga naar fase II
action-pass = pas
actions-or = { $first } of { $second }
actions-comma = { $first }, { $second }

## When somebody else decides, or nobody

prompt-waiting = Wachten op { $name }.
prompt-waiting-bot = { $name } denkt na.
prompt-hot-seat = Geef door aan { $name }.
prompt-lesson = Nog niets te beslissen: lees verder in de les.
prompt-over = Het spel is afgelopen.
prompt-deal = Voer de kaarten in die op jullie tafel zijn gelegd.
prompt-replay = Je kijkt terug: beslissing { $n } van { $total }.
prompt-spectating = Je kijkt mee. { $name } is aan de beurt.

## Hints

web-prompt-rule = Uitleg
web-all-rules = Alle regels
hint-action-1 = Je werker staat tussen twee kaarten en kan later voor een van beide worden gebruikt (R5.1).
hint-phase2 = Naar fase II gaan kost geen aparte beurt: je doet daar meteen een actie, maar kunt deze ronde niet terug (R4.3, R4.5).
hint-action-2 = Elke werker die je terugneemt levert geld of een kaart op, nooit allebei (R6.1, R6.2).
hint-gain = £1 voor elke andere werker bij de kaart, van wie ook (R6.1).
hint-activate = De prijs plus £1 voor elke andere werker bij de kaart, van wie ook (R6.2).
hint-build = Een bouwplaats kost £1 per eigen gebouw. Vervangen vraagt geen plaats en kost £3 minder bij een gedeeld symbool (R6.4).
hint-token = De fiche die je neemt is verbruikt; de andere blijven liggen (R6.3).
hint-value = Eén keer per ronde kies je met Handel 1, 2 of 3. De gedrukte waarde verbruikt dat niet (R9.7).
hint-use = Het gebouw is voor deze ronde gebruikt; de werkers komen volgende ronde terug (R6.7).
hint-reuse = Werkers en spyrium betaal je opnieuw; daarna ligt het gebouw schuin (R9.6, R8).
hint-residence = Een hoger vakje geeft elke ronde meer inkomsten en later meer punten (R10.1).
hint-bonus = Het andere krijg je bij 20 punten (R10.2).
hint-late-arrival = Elke tussenruimte naast een kaart mag (R5.1).
hint-event = Eén keer per ronde; je moet alle kosten kunnen betalen (R5.2).
hint-pass = Je kunt passen zodra geen van je werkers meer in de markt staat (R6.8).
