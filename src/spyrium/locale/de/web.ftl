# Texts that only the browser shows.

web-gap = Zwischenraum { $gap }
web-pick-worker = Den Arbeiter { $gap } wählen
web-take = £{ $n } nehmen
web-activate = Aktivieren £{ $n }
web-lobby = Mit Lobby £{ $n }
web-around =
    { $n ->
        [one] Preis £{ $price }; { $n } Arbeiter steht daneben.
       *[other] Preis £{ $price }; { $n } Arbeiter stehen daneben.
    }
web-options = Alle Möglichkeiten
web-prompt = Was gefragt ist
web-undo-asked = { $name } möchte einen Zug zurücknehmen.
web-table-title = Name des Tisches
web-return = Ich bin zurück
web-undo-waiting = Warten auf die Zustimmung der anderen.
web-undo-refused = { $name } ist nicht einverstanden.
web-stand-in = Ein Bot spielt für { $name } weiter.
web-returned = { $name } ist zurück.
web-replace = Einen Bot weiterspielen lassen
web-mute = { $name } stummschalten
web-unmute = { $name } wieder reden lassen

## The first start after an update

web-preparing = Die Regeln werden zum ersten Mal vorbereitet …
web-preparing-text = Das geschieht einmal nach jeder Aktualisierung und kann eine Minute dauern.
web-preparing-starts = Dein Spiel beginnt von selbst, sobald sie fertig sind.
web-preparing-step = Schritt { $done } von { $steps }

## Leaving a game, handing over

web-leave-title = Partie verlassen
web-leave-text = Ein Bot ({ $level }) spielt an deiner Stelle weiter. Solange die Partie läuft, kannst du zurückkommen und selbst weiterspielen.
web-leave-seat = Bot weiterspielen lassen
web-leave-open = Zur Startseite
web-leave-open-text = Ohne Bot: Die Partie wartet unter „{ nav-my-games }“ auf dich.
web-left = Ein Bot spielt für dich. Komm zurück, wann du willst.
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
notify-when-days = In Partien über Tage
notify-when-all = In allen Partien
notify-when-none = Nie
notify-push = Auf diesem Gerät
notify-webhook = Adresse eines Webhooks
notify-test = Test senden
notify-sent =
    { $n ->
        [one] Eine Mitteilung wurde verschickt.
       *[other] { $n } Mitteilungen wurden verschickt.
    }
notify-nothing-set = Noch ist nichts eingerichtet.
notify-refused = Der Browser erlaubt hier keine Mitteilungen.
tokens-title = Zugänge für Bots
tokens-text = Mit einem Zugang kann ein Programm von dir unter deinem Namen spielen.
tokens-docs = So geht das
tokens-name = Wofür
tokens-create = Zugang anlegen
tokens-once = Jetzt kopieren: Er wird nie wieder angezeigt.
tokens-used = zuletzt benutzt am { $date }
tokens-unused = nie benutzt
tokens-revoke = Widerrufen
