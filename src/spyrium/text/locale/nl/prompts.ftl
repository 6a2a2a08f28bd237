# What the game asks, in a sentence; `hint-…` explains it and names the rule.

## Questions to the player who decides

prompt-action = Jij bent aan de beurt: { $actions }.
prompt-action-no-workers = Je hebt geen actieve werker meer: { $actions }.
prompt-action-entered = Je zit nu in fase II: { $actions }.
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
prompt-lesson = Volg de les.
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
