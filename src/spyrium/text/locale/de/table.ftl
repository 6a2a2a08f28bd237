# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = für dich
standings-now = Jetzt
standings-projected = bei Ende jetzt

## Pace

settings-pace = Tempo der anderen
settings-pace-slow = Langsam
settings-pace-normal = Mittel
settings-pace-fast = Schnell
settings-forced = Phase II und Passen von selbst, wenn nichts anderes möglich ist
web-skip = Überspringen

## The end

end-picture = Bild teilen
end-link = Link kopieren
