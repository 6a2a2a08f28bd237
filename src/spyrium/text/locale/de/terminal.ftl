# What only the terminal says.

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
