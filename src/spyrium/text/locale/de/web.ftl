# Texts that only the browser shows.

web-gap = Zwischenraum { $gap }
web-pick-worker = Den Arbeiter { $gap } wählen
web-take = £{ $n } nehmen
web-activate = Aktivieren: £{ $n }
web-activate-from = Aktivieren ab £{ $n }
web-lobby = Mit Lobbyismus: £{ $n }
web-lobby-from = Mit Lobbyismus ab £{ $n }
web-card-used = { $card } (genutzt)
web-used = genutzt
web-around =
    { $n ->
        [one] Preis £{ $price }; { $n } Arbeiter steht daneben.
       *[other] Preis £{ $price }; { $n } Arbeiter stehen daneben.
    }
web-would-cost = { $card }: £{ $price }, daneben { workers }
web-options = Alle Möglichkeiten
web-prompt = Deine Entscheidung
welcome-title = Deine erste Partie?
welcome-text = Ein Arbeiter kommt in einen grünen Zwischenraum; später nimmst du ihn zurück, für Geld oder für eine Karte daneben.
web-undo-asked = { $name } möchte eine Entscheidung zurücknehmen.
web-table-title = Name des Tisches
web-return = Ich bin zurück
web-undo-waiting = Warten auf die Zustimmung der anderen.
web-undo-refused = { $name } ist nicht einverstanden.
web-stand-in-left = { $name } hat den Tisch verlassen; ein Bot spielt weiter.
web-stand-in-time = { $name } hat keine Zeit mehr; ein Bot spielt weiter.
web-stand-in-away = { $name } ist nicht da; ein Bot spielt weiter.
web-stand-in-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
web-returned = { $name } ist zurück.
web-replace = Einen Bot weiterspielen lassen
web-mute = { $name } stummschalten
web-unmute = { $name } wieder reden lassen

## The first start after an update

web-preparing = Die Regeln werden zum ersten Mal vorbereitet …
web-preparing-text = Das geschieht einmal nach jeder Aktualisierung und kann eine Minute dauern.
web-preparing-starts = Deine Partie beginnt von selbst, sobald sie fertig sind.
web-preparing-step = Schritt { $done } von { $steps }

## Leaving a game, handing over

web-leave-title = Partie verlassen
web-leave-text = Ein Bot ({ $level }) spielt an deiner Stelle weiter. Solange die Partie läuft, kannst du zurückkommen und selbst weiterspielen.
web-leave-rated = Diese Partie wird gewertet: Sobald der Bot für dich entscheidet, wirst du als Letzter gewertet.
web-device-link = Auf einem anderen Gerät spielen
web-device-drop = { $name } den Platz entziehen
web-leave-seat = Bot weiterspielen lassen
web-leave-open = Zur Startseite
web-leave-open-text = Ohne Bot: Die Partie wartet unter „{ nav-my-games }“ auf dich.
web-left = Ein Bot spielt für dich. Komm zurück, wann du willst.
web-resign = Aufgeben
web-resign-sure = Endgültig aufgeben? Ein Bot spielt für die anderen zu Ende; zurückkommen kannst du nicht.
web-resign-sure-rated = Endgültig aufgeben? Ein Bot spielt für die anderen zu Ende; zurückkommen kannst du nicht, und du wirst als Letzter gewertet.
web-you-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
web-resigned-seat = Aufgegeben
web-handover-ready = Ich bin { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Aussehen und Klang
settings-table = Am Tisch
settings-handover = Mehrere Personen an diesem Bildschirm
settings-handover-notice = Zeigen, wer dran ist
settings-handover-wait = Auf einen Klick warten
settings-handover-off = Kein Hinweis
settings-chat = Chat anzeigen
settings-key-taken = „{ $key }“ ist vergeben: { $action }.
settings-key-fixed = sie hat eine feste Bedeutung
notify-text = Du bekommst Bescheid, wenn du am Zug und nicht am Tisch bist.
notify-when-days = In Partien über mehrere Tage
notify-when-all = In allen Partien
notify-when-none = Nie
notify-push = Auf diesem Gerät
notify-webhook = Adresse eines Webhooks
notify-test = Test senden
notify-sent =
    { $n ->
        [one] Eine Benachrichtigung wurde verschickt.
       *[other] { $n } Benachrichtigungen wurden verschickt.
    }
notify-nothing-set = Noch ist nichts eingerichtet.
notify-refused = Der Browser erlaubt hier keine Benachrichtigungen.
account-password = Passwort ändern
account-password-text = Andere Geräte werden abgemeldet, und deine Bots brauchen neue Zugänge.
account-password-old = Altes Passwort
account-password-new = Neues Passwort
account-password-change = Ändern
account-sign-out-text = Meldet dich auf allen Geräten ab.
lobby-later = Neuere Tische
lobby-earlier = Ältere Tische
tokens-scope = Was er darf
tokens-scope-play = ansehen und spielen
tokens-scope-read = nur ansehen
email-code = Code aus der E-Mail
email-code-text = An eine Adresse gehen erst Benachrichtigungen, wenn sie bestätigt ist.
email-code-again = Code noch einmal senden
email-code-sent = Ein Code ist unterwegs zu dir.
email-confirmed = Die Adresse ist bestätigt.
tokens-title = Zugänge für Bots
tokens-text = Mit einem Zugang kann ein Programm von dir unter deinem Namen spielen.
tokens-docs = So geht das
tokens-name = Wofür
tokens-create = Zugang anlegen
tokens-once = Jetzt kopieren: Er wird nie wieder angezeigt.
tokens-used = zuletzt benutzt am { $date }
tokens-unused = nie benutzt
tokens-revoke = Widerrufen

## Pages around the table

web-imprint = Spyrium ist ein Spiel von William Attia, erschienen bei { $publisher }. Diese Ausgabe ist inoffiziell und steht in keiner Verbindung zu Autor und Verlag.
web-page-missing-text = Vielleicht ist der Link unvollständig, oder die Seite ist umgezogen.
web-games-empty-text = Partien, die du beginnst oder denen du beitrittst, bleiben hier, damit du an einem anderen Tag weiterspielen kannst.
web-watch-empty = Gerade spielt niemand öffentlich.
web-watch-bots = Bots zusehen
web-watch-bots-text = Lass vier Bots eine Partie spielen und sieh ihnen über die Schulter.
web-ratings-empty = Hier steht noch niemand.
web-ratings-text = Hier steht, wer bei dieser Spielerzahl fünf gewertete Partien beendet hat. Eine Partie wird gewertet, wenn der Gastgeber nichts anderes will, niemand mehrere Plätze hat und nicht nur Bots spielen.
web-ratings-play = Gewertete Partie gegen Bots spielen
web-games = Partien
web-just-now = gerade eben
web-history = Wertungszahl nach jeder gewerteten Partie, { $from } bis { $to }
web-account = Konto
web-account-text = Ein Konto bewahrt deine Partien und Wertungszahlen auf, auf jedem Gerät.
replay-forked = Das ist eine neue Partie. Die vorige bleibt, wie sie war.
replay-forked-link = Alte Partie öffnen
replay-result = Ergebnis
web-seat-here = An diesem Bildschirm
web-seat-invited = Per Link eingeladen
web-waiting-title = Der Tisch füllt sich
web-seats-taken = { $n } von { $total } Plätzen besetzt.
waiting-not-ready = Noch nicht bereit: { $names }.
waiting-others-ready = Alle anderen sind bereit.
waiting-ready = bereit
waiting-seed = vom Gastgeber gewählt
waiting-close = Tisch schließen
waiting-close-ask = Diesen Tisch für alle schließen? Dann kann niemand mehr dazukommen.
waiting-closed = Dieser Tisch wurde geschlossen.
button-ready = Ich bin bereit
web-seat-expected = noch nicht da
web-player = Spieler { $n }
setup-grace = Wenn jemand weg ist
setup-grace-text = Nach dieser Zeit dürfen die anderen einen Bot weiterspielen lassen. Wer zurückkommt, übernimmt wieder.
setup-clock-text = Nach jedem Zug kommen 10 Sekunden dazu. Läuft jemandem die Zeit ab, spielt ein Bot weiter.
setup-days-text = Braucht jemand für einen Zug länger, spielt ein Bot weiter.
setup-rated-text = In einer gewerteten Partie lässt sich nur der laufende Zug zurücknehmen, und wer einen Bot weiterspielen lässt, wird als Letzter gewertet.
unrated-because = Nicht gewertet: { $reason }.
unrated-seed = der Gastgeber hat den Startwert gewählt
unrated-origin = sie setzt eine andere Partie fort
unrated-bots = es spielen nur Bots
unrated-seats = zu Beginn waren nicht alle am Tisch
unrated-twice = jemand hat mehrere Plätze
unrated-grace = wer weg ist, hat weniger als zwei Minuten, um zurückzukommen
unrated-hint = es wurde ein Tipp angefordert
setup-private-text = Der Tisch steht nicht in der Lobby; wer den Link hat, kann mitspielen.
setup-public-text = Der Tisch steht in der Lobby; andere dürfen zusehen.
setup-create = Tisch öffnen und einladen
invite-local = Dieser Link gilt nur auf diesem Computer. Damit andere in deinem Netz mitspielen können, starte den Server mit „{ $command }“ und öffne ihn unter der Adresse des Computers.
gallery-search = Karten durchsuchen
gallery-none = Keine Karte passt zu „{ $query }“.
gallery-provenance-text = Nicht alle gedruckten Zahlen sind veröffentlicht. Bei jeder steht, woher sie kommt:
rules-page-found =
    { $n ->
        [one] { $n } Regel gefunden
       *[other] { $n } Regeln gefunden
    }
notify-push-ask = Beim Einschalten fragt dich der Browser um Erlaubnis.
notify-push-on = Dieses Gerät bekommt Benachrichtigungen.
notify-push-denied = Der Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Website-Einstellungen (neben der Adresse) und komm dann zurück.
notify-push-insecure = Benachrichtigungen auf einem Gerät brauchen eine sichere Verbindung ({ $scheme }), und diese Seite wurde ohne geöffnet.
notify-push-missing = Dieser Browser kann keine Benachrichtigungen zeigen, wenn die Seite geschlossen ist. Die anderen Wege unten gehen überall.
notify-push-service = Der Browser hat keinen Push-Dienst erreicht: Vielleicht hat er keinen, oder er ist abgeschaltet. Die anderen Wege unten gehen überall.

## Refusals of the server, where there is no translation of the reason

error-code-bad-request = Das hat der Server nicht angenommen: { $reason }
error-code-unauthorised = { error-wrong-password }
error-code-forbidden = Das darfst du hier nicht.
error-code-origin = { error-code-forbidden }
error-code-unproven = Diese Partie setzt eine andere fort, die vielleicht noch läuft: Hier gibt es weder Tipps noch Analyse noch Bots.
error-code-not-found = So etwas gibt es hier nicht (mehr).
error-code-not-your-turn = Du bist nicht am Zug.
error-code-stale = { error-game-moved-on }
error-code-illegal = Das ist jetzt nicht möglich.
error-code-not-playing = Die Partie läuft nicht.
error-code-taken = Das ist schon vergeben.
error-code-conflict = Jemand anders war schneller. Versuch es noch einmal.
error-code-too-large = Das ist zu lang.
error-code-rate-limited = Zu viele Anfragen. Warte einen Moment und versuch es dann noch einmal.
error-code-internal = { error-server }

## The board as text

text-event-now = Ereignis dieser Runde: { $event }
text-event-next = Ereignis der nächsten Runde: { $event }
text-event-users = In dieser Runde genutzt von: { $names }.
text-token = Plättchen { $n }
text-track = Residenzleiste: Felder { $spaces }. Die Zahl deines Feldes ergibt deine Einnahmen zu Beginn jeder Runde.
text-kind = { $kind }, Preis £{ $price }.
text-around = Ringsum: { $workers }.
text-nobody = niemand
text-workers-title = Arbeiter in der Auslage
text-market-empty = In der Auslage stehen keine Arbeiter.
text-gap = Zwischenraum { $gap }, { $where }: { $workers }.
text-you = { $name } (du)
text-workers = { $workers }: { $active } aktiv, { $market } in der Auslage, { $work } ruhen. Im Vorrat: { $reserve }.
text-residence = Residenzleiste: Feld { $n }, Einnahmen £{ $n } pro Runde.
text-bonuses = Boni, die noch kommen: £5 oder ein Arbeiter bei 8 Punkten, das andere bei 20.
text-bonuses-taken = Beide Boni sind vergeben.
text-used = In dieser Runde genutzt.
text-unused = In dieser Runde noch nicht genutzt.

## Games of this browser

local-here = Auf diesem Gerät
local-play-text = Im Browser, auch ohne Netz. Ohne Wertung: Du kannst beliebig viel zurücknehmen.
local-rated-text = Auf dem Server, für deine Wertung, gegen Bots gemischter Stärke.
local-will-be-here = Diese Partie bleibt auf diesem Gerät und wird nicht gewertet.
local-will-be-there = Diese Partie wird auf dem Server gespielt und nicht gewertet.
local-will-be-rated = Diese Partie wird auf dem Server gespielt und gewertet.
local-kept = Diese Partie ist in diesem Browser gespeichert.
local-send = An den Server senden
local-send-text = Die Partie liegt dann auch auf dem Server, zum Ansehen und Zeigen.
local-sent = Gesendet.
local-sent-text = Die Partie liegt jetzt auch auf dem Server.
local-sent-link = Link zur Partie
game-delete = Löschen
game-delete-ask = Diese Partie endgültig löschen?
local-no-engine = Das Spiel ließ sich hier nicht starten: Es braucht WebAssembly, etwas Speicher und beim ersten Mal das Netz.
local-wrong-record = Zeile { $line } dieser Aufzeichnung lässt sich nicht spielen.
local-other-version = Diese Partie hat eine andere Version von Spyrium gespeichert; sie ist noch da, aber diese Version kann sie nicht zeigen.
local-damaged = Die Partie ist in diesem Browser beschädigt gespeichert; nichts wurde verändert.
local-not-kept = Der Browser konnte diese Entscheidung nicht speichern, darum gilt sie nicht: Schaff Platz und versuch es noch einmal.
local-passing = Dieser Browser speichert nichts: Mit dieser Seite verschwindet auch die Partie, wenn du ihre Aufzeichnung nicht speicherst.
local-two-tabs = Diese Partie ist auch in einem anderen Tab offen; beide zeigen dasselbe.
site-needs-server = Dafür braucht es einen Server
site-needs-server-text = Partien mit anderen, Wertungen und Profile liegen auf einem Server. Mit Python startest du einen aus dem Quelltext:
error-code-no-server = { site-needs-server }

## Errors as people see them: what is wrong and what to do.

## Playing

error-game-moved-on = Die Partie ist schon weiter; der Tisch wurde aktualisiert.

## Connection

error-offline = Du bist offline. Prüfe deine Verbindung und versuche es erneut.
error-server-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
error-server = Auf dem Server ist etwas schiefgegangen. Von deiner Partie geht nichts verloren.
error-unexpected = Hier ist etwas schiefgegangen. Lade die Seite neu; die Partie geht weiter, wo sie war.

## Tables and seats

error-game-not-found = Diese Partie gibt es nicht.
error-page-not-found = Unter dieser Adresse gibt es nichts.

## Forms

error-wrong-password = Name und Passwort passen nicht zusammen.
error-copy-failed = Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.
