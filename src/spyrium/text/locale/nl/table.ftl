# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = voor jou
standings-now = Nu
standings-projected = als het nu eindigt

## Pace

settings-pace = Tempo van de anderen
settings-pace-slow = Langzaam
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-forced = Automatisch naar fase II gaan en passen als er niets anders kan
web-skip = Overslaan

## The end

end-picture = Afbeelding delen
end-link = Link kopiëren
