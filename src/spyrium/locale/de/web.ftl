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
