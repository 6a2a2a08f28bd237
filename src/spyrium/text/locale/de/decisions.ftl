# Decisions of the notation. `decide-…` is a button, `decided-…` the same in the log, with the player's $name.
# $gap is the text of gap-between, gap-beside or gap-empty; $card a card's name; $money, $n, $value whole numbers; $effect an option-… text.

## Phase I

decide-place = Arbeiter platzieren: { $gap }
decided-place = { $name } platziert einen Arbeiter { $gap }.
decide-phase2 = In Phase II wechseln
decided-phase2 = { $name } wechselt in Phase II.

## The event

decided-event = { $name } nutzt das Ereignis „{ $event }“.
decide-event-windfall-1 = £{ $n } nehmen
decided-event-windfall-1 = { $name } nimmt £{ $n } durch den Glücksfall.
decide-event-windfall-2 = { spyrium } nehmen
decided-event-windfall-2 = { $name } nimmt { spyrium } durch den Glücksfall.
decide-event-windfall-3 = { points } nehmen
decided-event-windfall-3 = { $name } erhält { points } durch den Glücksfall.
decide-event-windfall-value-1 = £1–3 nehmen
decide-event-windfall-value-2 = 1–3 Spyrium nehmen
decide-event-windfall-value-3 = 1–3 Siegpunkte nehmen
decided-event-windfall-value-1 = { $name } nimmt den Glücksfall in £.
decided-event-windfall-value-2 = { $name } nimmt den Glücksfall in Spyrium.
decided-event-windfall-value-3 = { $name } nimmt den Glücksfall in SP.
decide-event-country-house = { $pays } Spyrium für einen Residenz-Effekt zahlen
decided-event-country-house = { $name } zahlt { $pays } Spyrium für einen Residenz-Effekt.
decide-event-patronage-1 = £{ $pays1 } für { $gains1 } SP zahlen
decided-event-patronage-1 = { $name } zahlt £{ $pays1 } für { $gains1 } SP.
decide-event-patronage-2 = £{ $pays2 } für { $gains2 } SP zahlen
decided-event-patronage-2 = { $name } zahlt £{ $pays2 } für { $gains2 } SP.
decide-event-export-1 = { $pays1 } Spyrium für £{ $gains1 } verkaufen
decided-event-export-1 = { $name } verkauft { $pays1 } Spyrium für £{ $gains1 }.
decide-event-export-2 = { $pays2 } Spyrium für £{ $gains2 } verkaufen
decided-event-export-2 = { $name } verkauft { $pays2 } Spyrium für £{ $gains2 }.
decide-event-night-shift = £{ $pays } zahlen und ein Gebäude erneut nutzen
decided-event-night-shift = { $name } zahlt £{ $pays } für eine Nachtschicht.
decide-event-recruitment = £{ $money } für einen weiteren Arbeiter zahlen
decided-event-recruitment = { $name } zahlt £{ $money } für einen weiteren Arbeiter.
decide-event-late-arrival = Noch einen Arbeiter platzieren
decided-event-late-arrival = { $name } schickt einen Spätankömmling in die Auslage.

## Workers leave the market

decide-gain = £{ $money } bei „{ $card }“ nehmen
decided-gain = { $name } nimmt £{ $money } bei „{ $card }“.
decide-gain-from = £{ $money } bei „{ $card }“ nehmen, Arbeiter { $gap }
decide-gain-empty = Arbeiter für £{ $money } zurücknehmen
decided-gain-empty = { $name } nimmt einen Arbeiter für £{ $money } zurück.
decide-activate-from = „{ $card }“ für £{ $money } aktivieren, Arbeiter { $gap }
decide-activate-building = „{ $card }“ ab £{ $money } bauen
decided-activate-building = { $name } baut „{ $card }“.
decide-activate-character = „{ $card }“ für £{ $money } engagieren
decided-activate-character = { $name } engagiert „{ $card }“ für £{ $money }.
decide-activate-character-fee = „{ $card }“ für £{ $money } plus { $fees } für das Plättchen engagieren
decide-activate-technique = „{ $card }“ für £{ $money } erwerben
decided-activate-technique = { $name } erwirbt „{ $card }“ für £{ $money }.
decide-lobby = „{ $card }“ mit Lobbyismus für £{ $money } aktivieren
decided-lobby =
    { $money ->
        [0] { $name } aktiviert „{ $card }“ mit Lobbyismus.
       *[other] { $name } aktiviert „{ $card }“ mit Lobbyismus für £{ $money }.
    }
decide-lobby-from = „{ $card }“ mit Lobbyismus für £{ $money } aktivieren, Arbeiter { $gap }

## Where a building goes

decide-space = Auf neuem Bauplatz bauen: insgesamt £{ $money }
decided-space = { $name } baut auf einem neuen Bauplatz.
decide-replace = „{ $card }“ ersetzen: insgesamt £{ $money }
decided-replace = { $name } ersetzt „{ $card }“.
decide-replace-inclined = „{ $card }“ (genutzt) ersetzen: insgesamt £{ $money }
decided-replace-inclined = { $name } ersetzt „{ $card }“ (bereits genutzt).
way-space = Auf neuem Bauplatz: { $cost }
way-space-short = Neuer Bauplatz
way-replace = „{ $card }“ ersetzen: { $cost }
way-replace-inclined = „{ $card }“ (genutzt) ersetzen: { $cost }
way-replace-any = Eines deiner Gebäude ersetzen: { $cost }
way-token = plus { $fees } für das Plättchen

## Tokens and values

decide-token = Plättchen { $n } nehmen
decide-token-fee = Plättchen { $n } nehmen und £{ $money } zahlen
decided-token = { $name } nimmt Plättchen { $n }.
decided-token-fee = { $name } nimmt Plättchen { $n } und zahlt £{ $money }.
decide-token-as = Plättchen { $n } als { $value } nehmen
decided-token-as = { $name } nimmt Plättchen { $n } und zählt es dank Gewerbe als { $value }.
decide-value = Als { $value } zählen
decided-value = { $name } zählt das Plättchen dank Gewerbe als { $value }.
decide-value-printed = Bei { $value } belassen
decided-value-printed = { $name } belässt das Plättchen bei { $value }.

## Buildings at work

decide-use = „{ $card }“ nutzen: { $effect }
decided-use = { $name } nutzt „{ $card }“: { $effect }.
decide-taylorism = Taylorismus nutzen
decided-taylorism = { $name } nutzt den Taylorismus.
decide-reuse = „{ $card }“ erneut nutzen: { $effect }
decided-reuse = { $name } nutzt „{ $card }“ erneut: { $effect }.

## Residence and bonus

decide-advance = Auf { $n } vorrücken
decided-advance = { $name } rückt auf der Residenzleiste auf { $n } vor.
decide-score = { points } nehmen
decided-score = { $name } erhält { points } auf der Residenzleiste.
decide-worker = Einen Arbeiter nehmen
decided-worker = { $name } wählt einen Arbeiter als Bonus.
decide-cash = £5 nehmen
decided-cash = { $name } wählt £5 als Bonus.

## Passing

decide-pass = Passen
decided-pass = { $name } passt.

## What the game asks, in a sentence; `hint-…` explains it and names the rule.

## Questions to the player who decides

prompt-action = Du bist am Zug und kannst { $actions }.
prompt-action-no-workers = Du hast keinen aktiven Arbeiter mehr. Du kannst { $actions }.
prompt-action-entered = Du bist jetzt in Phase II und kannst { $actions }.
prompt-action-below = Du bist am Zug: Was tust du?
prompt-action-only-pass = Du kannst nichts mehr tun: Passe.
prompt-card = Wähle eine Karte neben diesem Arbeiter.
prompt-build = Wo baust du „{ $card }“?
prompt-token = Welches Plättchen nimmst du von „{ $card }“?
prompt-token-building = Welchen Wert soll das Plättchen auf „{ $card }“ haben?
prompt-value = Welchen Wert soll das Plättchen des Ereignisses haben?
prompt-reuse = Welches Gebäude nutzt du noch einmal?
prompt-residence = Auf der Residenzleiste vorrücken oder die Zahl deines Feldes als Siegpunkte nehmen?
prompt-bonus = Du hast 8 Punkte erreicht: £5 oder einen Arbeiter?
prompt-late-arrival = Wohin kommt dein Spätankömmling?
prompt-confirm = Zufrieden mit diesem Zug?
prompt-confirm-phase2 = In Phase II wechseln? In dieser Runde kannst du dann keine Arbeiter mehr platzieren.
prompt-confirm-pass = Passen? In dieser Runde tust du dann nichts mehr.
prompt-confirm-pass-unused = Passen, obwohl du noch etwas tun könntest?

## What can be done in a turn; the list of what can be done now stands in prompt-action…

action-place = einen Arbeiter platzieren
action-withdraw = einen Arbeiter für Geld oder eine Karte zurücknehmen
action-use = ein Gebäude nutzen
action-taylorism = { card-taylorism } nutzen
action-event = das Ereignis nutzen
action-phase2 = in Phase II wechseln
action-pass = passen
actions-or = { $first } oder { $second }
actions-comma = { $first }, { $second }

## When somebody else decides, or nobody

prompt-waiting = Warten auf { $name }.
prompt-waiting-bot = { $name } denkt nach.
prompt-hot-seat = Gib das Gerät an { $name } weiter.
prompt-lesson = Noch nichts zu entscheiden: Lies in der Einführung weiter.
prompt-over = Die Partie ist zu Ende.
prompt-deal = Gib die Karten ein, die an deinem Tisch ausgelegt wurden.
prompt-replay = Du siehst einen früheren Stand: Entscheidung { $n } von { $total }.
prompt-spectating = Du schaust zu. { $name } ist am Zug.

## Hints

web-prompt-rule = Erklären
web-all-rules = Alle Regeln
hint-action-1 = Dein Arbeiter steht zwischen zwei Karten und kann später für jede von beiden genutzt werden (R5.1).
hint-phase2 = Der Wechsel in Phase II kostet keinen eigenen Zug: Du handelst sofort darin, kannst aber in dieser Runde nicht zurück (R4.3, R4.5).
hint-action-2 = Jeder Arbeiter, den du zurücknimmst, bringt Geld oder eine Karte, nie beides (R6.1, R6.2).
hint-gain = £1 für jeden anderen Arbeiter an der Karte, egal von wem (R6.1).
hint-activate = Der Preis plus £1 für jeden anderen Arbeiter an der Karte, egal von wem (R6.2).
hint-build = Ein Bauplatz kostet £1 für jedes eigene Gebäude. Ersetzen braucht keinen Bauplatz und kostet bei gleichem Symbol £3 weniger (R6.4).
hint-token = Das genommene Plättchen ist verbraucht, die anderen bleiben liegen (R6.3).
hint-value = Einmal pro Runde wählst du mit Gewerbe 1, 2 oder 3. Der aufgedruckte Wert verbraucht das nicht (R9.7).
hint-use = Das Gebäude ist für diese Runde genutzt; seine Arbeiter kommen nächste Runde zurück (R6.7).
hint-reuse = Arbeiter und Spyrium werden erneut bezahlt; danach liegt das Gebäude quer (R9.6, R8).
hint-residence = Ein höheres Feld bringt jede Runde mehr Einnahmen und später mehr Punkte (R10.1).
hint-bonus = Das andere bekommst du bei 20 Punkten (R10.2).
hint-late-arrival = Jeder Zwischenraum an einer Karte ist erlaubt (R5.1).
hint-event = Einmal pro Runde; alle Kosten müssen bezahlbar sein (R5.2).
hint-pass = Du kannst passen, sobald keiner deiner Arbeiter mehr in der Auslage steht (R6.8).
