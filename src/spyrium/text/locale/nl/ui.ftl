# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Bouw je bedrijf op in een Engeland van stoom en groen kristal.
home-pitch = Een bordspel over timing: plaats werkers tussen negen kaarten en haal elk weer terug voor geld of voor een kaart ernaast. Zes rondes, tegen bots zo’n twintig minuten.
home-play = Nu spelen
home-play-text = Een spel tegen bots, met één klik
home-friends = Met vrienden
home-friends-text = Stuur een link en schuif samen aan
home-days = Over meerdere dagen
home-days-text = Een beurt wanneer je even tijd hebt
home-learn = Nieuw hier? Leren
home-learn-text = Het spel in tien minuten, al spelend
home-learn-on = Verder leren
home-learn-on-text = De tweede les: fiches, technieken, vervangen
home-learn-again = De lessen nog eens
home-mixed = Gemengd
home-watch = Meekijken
home-watch-text = Over de schouder van anderen meekijken
home-continue = Verder met je spel
home-hot-seat = Aan één scherm
home-hot-seat-text = Meerdere mensen delen dit apparaat
home-games-running =
    { $n ->
        [one] { $n } lopend spel
       *[other] { $n } lopende spellen
    }

## Navigation

nav-home = Start
# As in English.
nav-lobby = Lobby
nav-my-games = Mijn spellen
nav-rules = Regels
nav-gallery = Kaarten
nav-profile = Profiel
nav-settings = Instellingen
nav-back = Terug naar het spel
nav-ratings = Ranglijst
# As in English.
nav-menu = Menu
nav-skip = Naar de inhoud

## Buttons

button-yes = Ja
button-no = Nee
button-confirm = Bevestigen
button-confirm-phase2 = Ja, naar fase II
button-confirm-pass = Ja, passen
button-cancel = Annuleren
button-next = Volgende
button-close = Sluiten
button-undo = Ongedaan maken
button-try-again = Opnieuw proberen
button-reload = Herladen
button-copy = Kopiëren
button-copied = Gekopieerd
button-saved = Opgeslagen
button-share = Delen
button-save = Opslaan
button-send = Versturen
button-open = Openen
button-start = Spel starten
button-join = Meedoen
button-watch = Meekijken
button-rematch = Nog een keer
button-what-changed = Wat is er veranderd?
button-to-buildings = Jouw gebouwen ({ $n })
log-since-yours = Sinds je laatste beurt
button-reset = Herstellen
button-install = App installeren
button-sign-in = Aanmelden
button-sign-out = Afmelden
button-sign-up = Account aanmaken

## Lobby

# As in English.
lobby-title = { nav-lobby }
lobby-open-tables = Open tafels
lobby-running = Spellen om te bekijken
lobby-empty = Er is nu geen open tafel. Begin er een!
lobby-new-table = Nieuwe tafel
lobby-seats-free =
    { $n ->
        [one] { $n } vrije plaats
       *[other] { $n } vrije plaatsen
    }

## Table setup and invitation

setup-title = Tafel inrichten
setup-players = Spelers
setup-seat = Plaats { $n }
setup-seat-you = Jij
setup-seat-open = Open voor iedereen
# As in English.
setup-seat-bot = Bot
setup-name = Naam
setup-bot-level = Sterkte van de bot
setup-pace = Tempo
setup-pace-none = Zonder klok
# As in English.
setup-pace-live = Live
setup-pace-days = Over meerdere dagen
setup-pace-per-turn = Tijd per beurt
setup-pace-per-game = Tijd voor het spel
setup-pace-increment = { $time } + { $increment } per beurt
setup-visibility = Wie mag meedoen
setup-public = Iedereen
setup-private = Alleen met de link
setup-rated = Spel telt mee voor de ranglijst
setup-seed = Startgetal
setup-seed-text = Hetzelfde startgetal geeft dezelfde kaarten. Wie het kent, kent ze allemaal; daarom telt het spel niet mee voor de ranglijst.
setup-more = Meer opties
invite-title = Uitnodigen
invite-text = Stuur deze link. Wie hem opent, kan meteen aanschuiven.
invite-link = Uitnodigingslink
invite-qr = QR-code van de uitnodiging
invite-waiting = Het spel begint zodra alle plaatsen bezet zijn en iedereen klaar is.
invite-fill-bots = Vrije plaatsen opvullen met bots

## Bots

bot-random = Toeval
bot-random-text = Beslist bij toeval, voor een eerste kennismaking met het spel.
bot-greedy = Hebberig
bot-greedy-text = Neemt wat meteen het meest oplevert.
bot-apprentice = { card-apprentice }
bot-apprentice-text = Speelt vlot, leert met je mee en vergeeft veel.
bot-engineer = { card-engineer }
bot-engineer-text = Houdt van mijnen en fabrieken en laat ze draaien.
bot-adviser = { card-adviser }
bot-adviser-text = Denkt een paar beurten vooruit en kiest zijn moment.
bot-financier = { card-financier }
bot-financier-text = Telt elk pond en straft verspilling af.
bot-master = Meester
bot-master-text = De sterkste aan tafel. Kom met een plan.
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
# As in English.
bot-named = { $level } (bot)
bot-thinking = Denkt na

## The table

table-market = Markt
table-board = Speelbord
table-company = Bedrijf van { $name }
table-others = De anderen
section-own = Bedrijf
section-events = Gebeurtenissen
table-buildings = Gebouwen
table-techniques = Technieken
table-no-buildings = Nog geen gebouwen
table-no-techniques = Nog geen technieken
table-kept-tokens = Bewaarde fiches
table-workers-active = Actief
table-workers-market = In de markt
table-workers-busy = Rusten
# As in English.
table-workers-reserve = In reserve
workers-active-short = Actief
workers-market-short = Markt
workers-busy-short = Rust
# As in English.
workers-reserve-short = Reserve
table-income = Inkomsten
table-score-track = Scorespoor
table-projected = Score als het nu eindigt
table-final = Eindscore
table-projected-text = Wat iedereen zou hebben als het spel nu eindigde
table-projected-now = Tot nu toe
table-event-current = Deze ronde
table-event-future = Volgende ronde
table-event-used = Deze ronde al gebruikt
table-first-player = Startspeler
table-your-turn = Jij bent aan de beurt
table-price = Prijs
table-symbols = Symbolen
table-effect-final = Aan het einde
table-tokens-left = Waarde van de fiches: { $values }
table-cost-now = Voor jou nu:
table-cost-standing = Kost je zoals het er nu voor staat:
table-gain-now = Hier nu te verdienen: £{ $n }
table-cannot-afford = Je komt £{ $n } tekort
table-preview = Na deze beslissing
table-clock = Klok
table-time-left = Resterende tijd: { $time }
table-as-text = Bord als tekst

## Deck browser

deck-title = Wat nog kan komen
deck-left =
    { $n ->
        [one] { $n } kaart nog niet gezien
       *[other] { $n } kaarten nog niet gezien
    }
deck-explained = ×: exemplaren die nog niet te zien waren. Het percentage is de kans dat er minstens één in de volgende markt ligt.
deck-certain = zeker
deck-out = Kan niet meer komen
deck-events-left = Gebeurtenissen die nog komen
deck-tokens = Fiches
deck-token = { $supply } in de voorraad, { $discard } afgelegd

## Log, chat, spectators, connection

log-title = Logboek
log-to-now = Terug naar nu
log-slider = Moment in het spel
log-enlarge = Logboek vergroten
# As in English.
chat-title = Chat
chat-placeholder = Schrijf iets
chat-unread =
    { $n ->
        [one] { $n } nieuw bericht
       *[other] { $n } nieuwe berichten
    }
spectators-title = Toeschouwers
connection-connecting = Verbinden
connection-reconnecting = Opnieuw verbinden
# As in English.
connection-offline = Offline
connection-saved = Je spel staat veilig op de server.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Wachten op jou
my-games-running = Bezig
my-games-finished = Afgelopen
my-games-empty = Nog geen spellen. Speel er een!
my-games-won = Gewonnen
my-games-shared = Gedeelde overwinning
my-games-place = { $place }e van { $total }
my-games-import = Spelverslag openen

## Replay

replay-title = Herhaling
replay-play = Afspelen
replay-pause = Pauzeren
replay-first = Naar het begin
replay-previous = Vorige beslissing
replay-next = Volgende beslissing
replay-last = Naar het einde
replay-fork = Vanaf hier verder spelen
replay-fork-text = Begint een nieuw spel vanaf deze stelling; het oude blijft zoals het was.
replay-export = Verslag opslaan

## Profile and ratings

profile-title = { nav-profile }
profile-name = Je naam
profile-guest = Gast
# As in English.
profile-email = E-mail
profile-password = Wachtwoord
# As in English.
profile-rating = Rating
profile-accuracy-course = Nauwkeurigheid in elk geanalyseerd spel, { $from } tot { $to }
profile-rank = Positie
profile-games-played = Gespeelde spellen
profile-games-won = Gewonnen spellen
profile-average = Gemiddelde score
profile-best = Beste score
profile-notifications = Meldingen
profile-notify-turn = Laat weten wanneer ik aan de beurt ben

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Zoek in de regels
rules-page-no-results = Geen regel gevonden voor “{ $query }”.
rules-page-contents = Inhoud
rules-page-overview = In één minuut
rules-page-lessons = Al spelend leren

## Card gallery

gallery-title = Kaartengalerij
gallery-all = Alle
gallery-building = Gebouwen
gallery-character = Karakters
gallery-technique = Technieken
gallery-event = Gebeurtenissen
# As in English.
gallery-filter = Filter
gallery-copies = Exemplaren
gallery-provenance = Waar de getallen vandaan komen
provenance-rulebook = Spelregels
provenance-rulebook-text = Staat in officiële spelregels.
provenance-reported = Gemeld
provenance-reported-text = Verteld door mensen die het spel bezitten.
provenance-house = Eigen keuze
provenance-house-text = Door ons gekozen en in veel proefspellen afgesteld.

## Settings

settings-title = { nav-settings }
settings-language = Taal
settings-theme = Thema
settings-theme-system = Zoals op mijn apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-contrast = Hoog contrast
settings-text-size = Tekstgrootte
settings-text-small = Klein
settings-text-normal = Normaal
settings-text-large = Groot
settings-text-huge = Zeer groot
settings-motion = Beweging
settings-motion-full = Volledig
settings-motion-none = Geen
settings-sound = Geluid
settings-confirm-turn = Elke beurt bevestigen
settings-confirm-phase2 = Vragen vóór de overgang naar fase II
settings-keys-change = Druk op de nieuwe toets
settings-on = Aan
settings-off = Uit
settings-saved = Opgeslagen

## Keys

keys-title = Spelen met het toetsenbord
key-move = Tussen keuzes wisselen
key-choose = Kiezen
key-undo = De laatste beslissing terugnemen
key-escape = Keuze loslaten, venster sluiten
key-market = Naar de markt
key-board-text = Bord als tekst lezen
key-type-move = Zet intypen
key-help = Toetsen tonen

## End of the game

end-title = Het spel is afgelopen
end-you-win = Je wint!
end-you-share = Je deelt de overwinning!
end-winner = { $name } wint
end-shared = { $names } delen de overwinning
end-you-resigned = Je hebt opgegeven
end-scoring = De telling, regel voor regel
end-scoring-short = Eindtelling
end-place = Je eindigt op de { $place }e plaats
end-place-shared = Je eindigt op een gedeelde { $place }e plaats
end-chart = Scoreverloop
end-chart-text = De score na elke beslissing: wat iedereen zou hebben als het spel daar was afgelopen.
end-chart-round = Ronde { $n }
end-chart-rounds = Ronde
end-ahead =
    { $n ->
        [one] { $n } punt voor op { $name }
       *[other] { $n } punten voor op { $name }
    }
end-behind =
    { $n ->
        [one] { $n } punt achter op { $name }
       *[other] { $n } punten achter op { $name }
    }
end-total = Totaal
end-scored = Tijdens het spel gescoord
# As in English.
end-rating-change = Rating: { $before } → { $after }
end-review = Spel terugkijken

## Waiting

wait-loading = Laden
wait-table = De tafel wordt klaargezet.
wait-offline-title = Geen verbinding
wait-offline-page = Deze pagina heeft de server nodig
wait-offline-text = Je spellen staan daar veilig. Zodra er weer verbinding is, verschijnt de pagina vanzelf.
wait-offline-read = Je kunt gewoon op dit apparaat spelen en spelregels en kaarten lezen; andere spellen hebben de server nodig.

## Accessible names

a11y-workers-of =
    { $n ->
        [one] { $n } werker van { $name }
       *[other] { $n } werkers van { $name }
    }
a11y-options =
    { $n ->
        [one] { $n } keuze
       *[other] { $n } keuzes
    }
a11y-new-window = opent in een nieuw venster
a11y-dialog-close = Dit venster sluiten
a11y-type-move = Zet in notatie invoeren

## Page titles

title-table-your-turn = Jij bent aan de beurt · Spyrium

## The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = voor jou
table-for-you-from = vanaf
table-short = £{ $n } tekort
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
