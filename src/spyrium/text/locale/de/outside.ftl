# What is said outside of the page: in the terminal, and to people who are not at the table.

## What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, du bist am Zug.
notice-your-turn-at = { $name }, du bist am Zug bei „{ $table }“.
notice-trial = So sagt dir Spyrium, dass du am Zug bist.
notice-subject = Spyrium: du bist am Zug
notice-picture = So sieht der Tisch gerade aus
notice-code-subject = Spyrium: dein Code
notice-code = Dein Code lautet { $code }. Gib ihn dort ein, wo du deine E-Mail-Adresse für Benachrichtigungen angegeben hast. Falls du das nicht warst, brauchst du nichts zu tun: Es kommen keine weiteren E-Mails.

## What only the terminal says.

terminal-hint = ? für Hilfe
terminal-opponents = Du spielst gegen { $names } ({ $level }).
terminal-help = Tippe die Nummer einer Möglichkeit oder ihr Wort (grau), zum Beispiel { $example }.
terminal-help-help = diese Hilfe
terminal-help-board = den Tisch noch einmal zeichnen
terminal-help-cards = was das Ereignis und die Karten der Auslage bewirken
terminal-help-log = die bisherige Partie in Worten
terminal-help-undo = deine letzte Entscheidung zurücknehmen, mit den Antworten der Bots
terminal-help-save = die Partie in eine Datei schreiben
terminal-help-quit = aufhören
terminal-legend = Ziffern zwischen den Karten sind Arbeiter, nach Platznummer. „{ resource-workers } 2+1/3“: aktiv + in der Auslage / insgesamt. * heißt genutzt.
terminal-file = DATEI
terminal-nothing-to-undo = Noch gibt es nichts zurückzunehmen.
terminal-saved = Gespeichert. Später weiter mit { $command }
terminal-not-written = { $file } lässt sich nicht schreiben: { $error }
terminal-card = Karte
terminal-effect = Effekt
terminal-key-hint = Tipp
terminal-key-back = Zurück
terminal-key-forward = Vor
terminal-key-log = Protokoll
terminal-key-save = Speichern
terminal-key-quit = Beenden
terminal-advice = Der Meister würde wählen: { $decision }
