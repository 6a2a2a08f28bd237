# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Baue dein Unternehmen auf, in einem England aus Dampf und grünem Kristall.
home-pitch = Ein Brettspiel um den richtigen Moment: Platziere Arbeiter zwischen neun Karten und nimm jeden für Geld oder eine Karte daneben zurück. Sechs Runden, gegen Bots etwa zwanzig Minuten.
home-play = Jetzt spielen
home-play-text = Eine Partie gegen Bots, mit einem Klick
home-friends = Mit Freunden
home-friends-text = Link schicken und zusammen an den Tisch setzen
home-days = Über mehrere Tage
home-days-text = Ein Zug, wann immer du Zeit hast
home-learn = Neu hier? Lernen
home-learn-text = Das Spiel in zehn Minuten, beim Spielen
home-learn-on = Weiter lernen
home-learn-on-text = Die zweite Einführung: Plättchen, Patente, Ersetzen
home-learn-again = Die Einführungen noch einmal
home-mixed = Gemischt
home-watch = Zuschauen
home-watch-text = Anderen über die Schulter schauen
home-continue = Deine Partie fortsetzen
home-hot-seat = An einem Bildschirm
home-hot-seat-text = Mehrere Personen teilen sich dieses Gerät
home-games-running =
    { $n ->
        [one] { $n } laufende Partie
       *[other] { $n } laufende Partien
    }

## Navigation

nav-home = Start
# As in English.
nav-lobby = Lobby
nav-my-games = Meine Partien
nav-rules = Regeln
nav-gallery = Karten
nav-profile = Profil
nav-settings = Einstellungen
nav-back = Zurück zur Partie
nav-ratings = Rangliste
nav-menu = Menü
nav-skip = Zum Inhalt springen

## Buttons

button-yes = Ja
button-no = Nein
button-confirm = Bestätigen
button-confirm-phase2 = Ja, in Phase II wechseln
button-confirm-pass = Ja, passen
button-cancel = Abbrechen
button-next = Weiter
button-close = Schließen
button-undo = Zurücknehmen
button-try-again = Erneut versuchen
button-reload = Neu laden
button-copy = Kopieren
button-copied = Kopiert
button-saved = Gespeichert
button-share = Teilen
button-save = Speichern
button-send = Senden
button-open = Öffnen
button-start = Partie starten
button-join = Mitspielen
button-watch = Zuschauen
button-rematch = Noch eine Partie
button-what-changed = Was ist passiert?
button-to-buildings = Deine Gebäude ({ $n })
log-since-yours = Seit deinem letzten Zug
button-reset = Zurücksetzen
button-install = App installieren
button-sign-in = Anmelden
button-sign-out = Abmelden
button-sign-up = Konto anlegen

## Lobby

# As in English.
lobby-title = { nav-lobby }
lobby-open-tables = Offene Tische
lobby-running = Partien zum Zuschauen
lobby-empty = Gerade ist kein Tisch offen. Mach einen auf!
lobby-new-table = Neuer Tisch
lobby-seats-free =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }

## Table setup and invitation

setup-title = Tisch einrichten
setup-players = Spieler
setup-seat = Platz { $n }
setup-seat-you = Du
setup-seat-open = Offen für alle
# As in English.
setup-seat-bot = Bot
# As in English.
setup-name = Name
setup-bot-level = Spielstärke
setup-pace = Tempo
setup-pace-none = Ohne Uhr
# As in English.
setup-pace-live = Live
setup-pace-days = Über mehrere Tage
setup-pace-per-turn = Zeit pro Zug
setup-pace-per-game = Zeit für die Partie
setup-pace-increment = { $time } + { $increment } pro Zug
setup-visibility = Wer mitspielen darf
setup-public = Alle
setup-private = Nur mit dem Link
setup-rated = Gewertete Partie
setup-seed = Startwert
setup-seed-text = Gleicher Startwert, gleiche Karten. Wer ihn kennt, kennt sie alle; deshalb wird die Partie nicht gewertet.
setup-more = Weitere Optionen
invite-title = Einladen
invite-text = Verschicke diesen Link. Wer ihn öffnet, kann sich gleich setzen.
invite-link = Einladungslink
invite-qr = QR-Code der Einladung
invite-waiting = Die Partie beginnt, wenn alle Plätze besetzt und alle bereit sind.
invite-fill-bots = Freie Plätze mit Bots besetzen

## Bots

bot-random = Zufall
bot-random-text = Entscheidet nach Zufall, für einen ersten Blick aufs Spiel.
bot-greedy = Gierig
bot-greedy-text = Nimmt, was sofort am meisten bringt.
bot-apprentice = { card-apprentice }
bot-apprentice-text = Spielt schnell, lernt mit dir und verzeiht.
bot-engineer = { card-engineer }
bot-engineer-text = Liebt Minen und Fabriken und hält sie am Laufen.
bot-adviser = { card-adviser }
bot-adviser-text = Denkt ein paar Züge voraus und wartet auf den rechten Moment.
bot-financier = { card-financier }
bot-financier-text = Zählt jedes Pfund und bestraft Verschwendung.
bot-master = Meister
bot-master-text = Der Stärkste am Tisch. Bring einen Plan mit.
# As in English.
bot-name-1 = Brunel
# As in English.
bot-name-2 = Stephenson
# As in English.
bot-name-3 = Bessemer
# As in English.
bot-name-4 = Nasmyth
# As in English.
bot-name-5 = Whitworth
bot-named = { $level } (Bot)
bot-thinking = Denkt nach

## The table

table-market = Auslage
table-board = Spielplan
table-company = Unternehmen von { $name }
table-others = Die anderen
section-own = Unternehmen
section-events = Ereignisse
table-buildings = Gebäude
table-techniques = Patente
table-no-buildings = Noch keine Gebäude
table-no-techniques = Noch keine Patente
table-kept-tokens = Behaltene Plättchen
table-workers-active = Aktiv
table-workers-market = In der Auslage
table-workers-busy = Ruhen
table-workers-reserve = Im Vorrat
workers-active-short = Aktiv
workers-market-short = Auslage
workers-busy-short = Ruhen
workers-reserve-short = Vorrat
table-income = Einnahmen
table-score-track = Wertungsleiste
table-projected = Zwischenwertung
table-final = Endstand
table-projected-text = Das Ergebnis aller, wenn die Partie jetzt zu Ende wäre
table-projected-now = Bisher
table-event-current = Diese Runde
table-event-future = Nächste Runde
table-event-used = In dieser Runde schon genutzt
table-first-player = Startspieler
table-your-turn = Du bist am Zug
table-price = Preis
table-symbols = Symbole
table-effect-final = Am Ende
table-tokens-left = Werte der Plättchen: { $values }
table-cost-now = Für dich jetzt:
table-cost-standing = Kostet dich nach jetzigem Stand:
table-gain-now = Hier zu verdienen: £{ $n }
table-cannot-afford = Dir fehlen £{ $n }
table-preview = Nach dieser Entscheidung
table-clock = Uhr
table-time-left = Restzeit: { $time }
table-as-text = Spielstand als Text

## Deck browser

deck-title = Was noch kommen kann
deck-left =
    { $n ->
        [one] { $n } Karte noch nicht gesehen
       *[other] { $n } Karten noch nicht gesehen
    }
deck-explained = ×: noch nicht gesehene Exemplare. Die Prozentzahl sagt, wie wahrscheinlich mindestens eines davon in der nächsten Auslage liegt.
deck-certain = sicher
deck-out = Kann nicht mehr kommen
deck-events-left = Kommende Ereignisse
deck-tokens = Plättchen
deck-token = { $supply } im Vorrat, { $discard } in der Ablage

## Log, chat, spectators, connection

log-title = Protokoll
log-to-now = Zurück zum aktuellen Stand
log-slider = Zeitpunkt der Partie
log-enlarge = Protokoll vergrößern
# As in English.
chat-title = Chat
chat-placeholder = Schreib etwas
chat-unread =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
spectators-title = Zuschauer
connection-connecting = Verbindung wird hergestellt
connection-reconnecting = Verbindung wird wiederhergestellt
# As in English.
connection-offline = Offline
connection-saved = Deine Partie ist auf dem Server sicher.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Warten auf dich
my-games-running = Laufend
my-games-finished = Beendet
my-games-empty = Noch keine Partien. Spiel eine!
my-games-won = Gewonnen
my-games-shared = Geteilter Sieg
my-games-place = Platz { $place } von { $total }
my-games-import = Partieaufzeichnung öffnen

## Replay

replay-title = Wiedergabe
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-previous = Vorige Entscheidung
replay-next = Nächste Entscheidung
replay-last = Zum Ende
replay-fork = Von hier weiterspielen
replay-fork-text = Startet eine neue Partie ab dieser Stellung; die alte bleibt, wie sie war.
replay-export = Aufzeichnung speichern

## Profile and ratings

profile-title = { nav-profile }
profile-name = Dein Name
profile-guest = Gast
profile-email = E-Mail
profile-password = Passwort
profile-rating = Wertungszahl
profile-accuracy-course = Genauigkeit in jeder analysierten Partie, { $from } bis { $to }
profile-rank = Rang
profile-games-played = Gespielte Partien
profile-games-won = Gewonnene Partien
profile-average = Durchschnittliche Punktzahl
profile-best = Beste Punktzahl
profile-notifications = Benachrichtigungen
profile-notify-turn = Sag mir Bescheid, wenn ich am Zug bin

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Regeln durchsuchen
rules-page-no-results = Keine Regel passt zu „{ $query }“.
rules-page-contents = Inhalt
rules-page-overview = In einer Minute
rules-page-lessons = Beim Spielen lernen

## Card gallery

gallery-title = Kartengalerie
gallery-all = Alle
gallery-building = Gebäude
gallery-character = Spezialisten
gallery-technique = Patente
gallery-event = Ereignisse
# As in English.
gallery-filter = Filter
gallery-copies = Exemplare
gallery-provenance = Woher die Zahlen stammen
provenance-rulebook = Spielregel
provenance-rulebook-text = Steht in einer offiziellen Spielregel.
provenance-reported = Berichtet
provenance-reported-text = Von Leuten berichtet, die das Spiel besitzen.
provenance-house = Eigene Wahl
provenance-house-text = Von uns gewählt und in vielen Probepartien ausbalanciert.

## Settings

settings-title = { nav-settings }
settings-language = Sprache
settings-theme = Farbschema
settings-theme-system = Wie auf meinem Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-text-size = Textgröße
settings-text-small = Klein
# As in English.
settings-text-normal = Normal
settings-text-large = Groß
settings-text-huge = Sehr groß
settings-motion = Bewegung
settings-motion-full = Voll
settings-motion-none = Keine
settings-sound = Ton
settings-confirm-turn = Jeden Zug bestätigen
settings-confirm-phase2 = Vor dem Wechsel in Phase II fragen
settings-keys-change = Drücke die neue Taste
settings-on = An
settings-off = Aus
settings-saved = Gespeichert

## Keys

keys-title = Mit der Tastatur spielen
key-move = Zwischen Möglichkeiten wechseln
key-choose = Wählen
key-undo = Die letzte Entscheidung zurücknehmen
key-escape = Auswahl aufheben, Fenster schließen
key-market = Zur Auslage
key-board-text = Spielstand als Text lesen
key-type-move = Zug eintippen
key-help = Tasten zeigen

## End of the game

end-title = Die Partie ist zu Ende
end-you-win = Du gewinnst!
end-you-share = Du teilst dir den Sieg!
end-winner = { $name } gewinnt
end-shared = { $names } teilen sich den Sieg
end-you-resigned = Du hast aufgegeben
end-scoring = Die Wertung, Zeile für Zeile
end-scoring-short = Schlusswertung
end-place = Du erreichst Platz { $place }
end-place-shared = Du teilst dir Platz { $place }
end-chart = Punkte im Verlauf
end-chart-text = Die Zwischenwertung nach jeder Entscheidung: was alle gehabt hätten, wenn die Partie dort zu Ende gewesen wäre.
end-chart-round = Runde { $n }
end-chart-rounds = Runde
end-ahead =
    { $n ->
        [one] { $n } Punkt vor { $name }
       *[other] { $n } Punkte vor { $name }
    }
end-behind =
    { $n ->
        [one] { $n } Punkt hinter { $name }
       *[other] { $n } Punkte hinter { $name }
    }
end-total = Summe
end-scored = Während der Partie erzielt
end-rating-change = Wertungszahl: { $before } → { $after }
end-review = Partie ansehen

## Waiting

wait-loading = Wird geladen
wait-table = Der Tisch wird aufgebaut.
wait-offline-title = Keine Verbindung
wait-offline-page = Diese Seite braucht den Server
wait-offline-text = Deine Partien sind dort sicher. Sobald die Verbindung wieder da ist, erscheint die Seite von selbst.
wait-offline-read = Du kannst trotzdem auf diesem Gerät spielen und Regeln und Karten lesen; andere Partien brauchen den Server.

## Accessible names

a11y-workers-of =
    { $n ->
        [one] { $n } Arbeiter von { $name }
       *[other] { $n } Arbeiter von { $name }
    }
a11y-options =
    { $n ->
        [one] { $n } Möglichkeit
       *[other] { $n } Möglichkeiten
    }
a11y-new-window = öffnet in neuem Fenster
a11y-dialog-close = Dieses Fenster schließen
a11y-type-move = Zug in Notation eingeben

## Page titles

title-table-your-turn = Du bist am Zug · Spyrium

## The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = für dich
table-for-you-from = ab
table-short = £{ $n } fehlen
standings-now = Jetzt
standings-projected = mit Schlusswertung

## Pace

settings-pace = Tempo der anderen
settings-pace-slow = Langsam
# As in English.
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-forced = Automatisch in Phase II wechseln und passen, wenn nichts anderes möglich ist
web-skip = Überspringen

## The end

end-picture = Bild teilen
end-link = Link kopieren
