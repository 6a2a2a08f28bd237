# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = per te
standings-now = Ora
standings-projected = se finisse ora

## Pace

settings-pace = Ritmo degli altri
settings-pace-slow = Lento
settings-pace-normal = Normale
settings-pace-fast = Veloce
settings-forced = Passare automaticamente, anche alla fase II, quando non si può fare altro
web-skip = Salta

## The end

end-picture = Condividi un’immagine
end-link = Copia il link
