# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = für dich
standings-now = Jetzt
standings-projected = wäre jetzt Schluss

## Pace

settings-pace = Tempo der anderen
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-forced = Automatisch in Phase II wechseln und passen, wenn nichts anderes möglich ist
web-skip = Überspringen

## The end

end-picture = Bild teilen
end-link = Link kopieren
