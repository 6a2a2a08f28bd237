# Errors as people see them: what is wrong and what to do.

## Playing

error-not-your-turn = Du bist nicht am Zug: { $name } spielt gerade.
error-illegal-move = Das ist hier nicht möglich.
error-illegal-move-rule = Das ist hier nicht möglich (Regel { $rule }).
error-unknown-move = „{ $word }“ ist kein Zug dieses Spiels.
error-too-expensive = Du brauchst £{ $need } und hast £{ $have }.
error-game-moved-on = Die Partie ist schon weiter; der Tisch wurde aktualisiert.
error-game-over = Diese Partie ist zu Ende.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-undo-refused = Diese Entscheidung lässt sich nicht mehr zurücknehmen.
error-out-of-time = Deine Zeit ist abgelaufen.

## Connection

error-offline = Du bist offline. Prüfe dein Netz und versuche es erneut.
error-server-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
error-timeout = Das hat zu lange gedauert. Versuche es noch einmal.
error-too-many-requests =
    { $n ->
        [one] Zu schnell. Warte { $n } Sekunde.
       *[other] Zu schnell. Warte { $n } Sekunden.
    }
error-server = Auf dem Server ist etwas schiefgegangen. Von deiner Partie geht nichts verloren.
error-unexpected = Hier ist etwas schiefgegangen. Lade die Seite neu; die Partie geht weiter, wo sie war.
error-outdated-client = Es gibt eine neuere Version. Lade die Seite neu.

## Tables and seats

error-table-not-found = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
error-game-not-found = Diese Partie gibt es nicht.
error-page-not-found = Unter dieser Adresse gibt es nichts.
error-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
error-table-full = Der Tisch ist voll. Du kannst zuschauen.
error-already-seated = Du sitzt schon an diesem Tisch.
error-not-seated = Du hast keinen Platz an diesem Tisch.
error-not-host = Das kann nur der Gastgeber.
error-not-enough-players = Mindestens zwei Plätze müssen besetzt sein.
error-already-started = Die Partie hat schon begonnen.
error-invite-expired = Diese Einladung gilt nicht mehr. Bitte um eine neue.
error-private-table = Dieser Tisch ist privat. Du brauchst den Einladungslink.

## Forms and files

error-name-empty = Bitte gib einen Namen ein.
error-name-too-long =
    { $n ->
        [one] Der Name ist zu lang: höchstens { $n } Zeichen.
       *[other] Der Name ist zu lang: höchstens { $n } Zeichen.
    }
error-name-taken = Dieser Name ist vergeben. Wähle einen anderen.
error-name-characters = Ein Name enthält weder | noch Zeilenumbrüche.
error-message-too-long =
    { $n ->
        [one] Die Nachricht ist zu lang: höchstens { $n } Zeichen.
       *[other] Die Nachricht ist zu lang: höchstens { $n } Zeichen.
    }
error-wrong-password = Name und Passwort passen nicht zusammen.
error-password-too-short =
    { $n ->
        [one] Das Passwort braucht mindestens { $n } Zeichen.
       *[other] Das Passwort braucht mindestens { $n } Zeichen.
    }
error-sign-in-needed = Melde dich dafür an.
error-record-invalid = Diese Partieaufzeichnung hat einen Fehler in Zeile { $line }: { $reason }
error-position-invalid = Diese Stellung ist nicht spielbar: { $reason }
error-edition-unknown = Diese Partie braucht eine Edition, die hier fehlt: { $edition }
error-file-too-large = Die Datei ist zu groß.
error-copy-failed = Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.
error-deal-invalid = Diese Karten können jetzt nicht ausgelegt werden: { $reason }
