# What the game asks, in a sentence; `hint-…` explains it and names the rule.

## Questions to the player who decides

prompt-action = Du bist am Zug und kannst { $actions }.
prompt-action-no-workers = Du hast keinen aktiven Arbeiter mehr. Du kannst { $actions }.
prompt-action-entered = Du bist jetzt in Phase II und kannst { $actions }.
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
prompt-lesson = Folge der Einführung.
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
