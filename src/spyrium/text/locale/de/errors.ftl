# Errors as people see them: what is wrong and what to do.

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
