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
web-mute = { $name } stummschalten
web-unmute = { $name } wieder reden lassen

## The first start after an update

web-preparing = Die Regeln werden zum ersten Mal vorbereitet …
web-preparing-text = Das geschieht einmal nach jeder Aktualisierung und kann eine Minute dauern.
web-preparing-starts = Dein Spiel beginnt von selbst, sobald sie fertig sind.
web-preparing-step = Schritt { $done } von { $steps }
