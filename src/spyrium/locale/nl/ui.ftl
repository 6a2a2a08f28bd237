# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Bouw je bedrijf op in een Engeland van stoom en groen kristal.
home-play = Nu spelen
home-play-text = Een spel tegen bots, met één klik
home-friends = Met vrienden
home-friends-text = Stuur een link en schuif samen aan
home-days = Over meerdere dagen
home-days-text = Een beurt wanneer je even tijd hebt
home-learn = Leren
home-learn-text = Het spel in tien minuten, al spelend
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
nav-lobby = Lobby
nav-my-games = Mijn spellen
nav-rules = Regels
nav-gallery = Kaarten
nav-profile = Profiel
nav-settings = Instellingen
nav-ratings = Ranglijst
nav-analysis = Analyse
nav-menu = Menu
nav-skip = Naar de inhoud
nav-skip-table = Naar de speeltafel

## Buttons

button-ok = OK
button-yes = Ja
button-no = Nee
button-confirm = Bevestigen
button-cancel = Annuleren
button-back = Terug
button-next = Volgende
button-close = Sluiten
button-undo = Ongedaan maken
button-undo-turn = Hele beurt terugnemen
button-end-turn = Beurt afronden
button-try-again = Opnieuw proberen
button-reload = Herladen
button-copy = Kopiëren
button-copied = Gekopieerd
button-share = Delen
button-save = Opslaan
button-send = Versturen
button-download = Downloaden
button-open = Openen
button-more = Meer
button-less = Minder
button-start = Spel starten
button-join = Meedoen
button-watch = Meekijken
button-leave = Verlaten
button-resign = Opgeven
button-rematch = Nog een keer
button-add-bot = Bot toevoegen
button-remove = Verwijderen
button-hint = Tip
button-show-rule = Regel tonen
button-what-changed = Wat is er veranderd?
button-reset = Herstellen
button-search = Zoeken
button-clear = Wissen
button-install = App installeren
button-sign-in = Aanmelden
button-sign-out = Afmelden
button-sign-up = Account aanmaken

## Lobby

lobby-title = { nav-lobby }
lobby-open-tables = Open tafels
lobby-running = Spellen om te bekijken
lobby-empty = Er is nu geen open tafel. Begin er een!
lobby-new-table = Nieuwe tafel
lobby-host = Gastheer: { $name }
lobby-seats-free =
    { $n ->
        [one] { $n } vrije plaats
       *[other] { $n } vrije plaatsen
    }
lobby-online =
    { $n ->
        [one] { $n } persoon hier
       *[other] { $n } mensen hier
    }

## Table setup and invitation

setup-title = Tafel inrichten
setup-players = Spelers
setup-seat = Plaats { $n }
setup-seat-you = Jij
setup-seat-person = Mens
setup-seat-open = Open voor iedereen
setup-seat-bot = Bot
setup-seat-empty = Leeg
setup-colour = Kleur
setup-name = Naam
setup-bot-level = Sterkte van de bot
setup-pace = Tempo
setup-pace-none = Zonder klok
setup-pace-live = Live
setup-pace-days = Over meerdere dagen
setup-pace-per-turn = Tijd per beurt
setup-pace-per-game = Tijd voor het spel
setup-edition = Editie
setup-visibility = Wie mag meedoen
setup-public = Iedereen
setup-private = Alleen met de link
setup-spectators = Toeschouwers toestaan
setup-chat = Chat toestaan
setup-undo = Terugnemen toestaan tot het einde van de beurt
setup-rated = Spel telt mee voor de ranglijst
setup-seed = Startgetal
setup-seed-text = Hetzelfde startgetal geeft dezelfde kaarten
setup-real-table = Kaarten van een echte tafel
setup-more = Meer opties
invite-title = Uitnodigen
invite-text = Stuur deze link. Wie hem opent, kan meteen aanschuiven.
invite-link = Uitnodigingslink
invite-qr = QR-code van de uitnodiging
invite-waiting = Het spel begint zodra alle plaatsen bezet zijn en iedereen klaar is.
invite-fill-bots = Vrije plaatsen opvullen met bots
invite-from = { $name } nodigt je uit voor een potje Spyrium.

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
bot-name-1 = Brunel
bot-name-2 = Stephenson
bot-name-3 = Bessemer
bot-name-4 = Nasmyth
bot-name-5 = Whitworth
bot-named = { $level } (bot)
bot-thinking = Denkt na

## The table

table-market = Markt
table-board = Speelbord
table-my-company = Mijn bedrijf
table-company = Bedrijf van { $name }
table-others = De anderen
table-neighbourhood = Buurt
table-buildings = Gebouwen
table-techniques = Technieken
table-no-buildings = Nog geen gebouwen
table-no-techniques = Nog geen technieken
table-kept-tokens = Bewaarde fiches
table-money = { resource-money }
table-spyrium = { resource-spyrium }
table-workers-active = Actief
table-workers-market = In de markt
table-workers-busy = Aan het werk
table-workers-reserve = In reserve
workers-active-short = Actief
workers-market-short = Markt
workers-busy-short = Werk
workers-reserve-short = Reserve
table-income = Inkomsten
table-score-track = Scorespoor
table-projected = Verwachte score
table-final = Eindscore
table-projected-text = Wat iedereen zou hebben als het spel nu eindigde
table-projected-now = Tot nu toe
table-event = { kind-event }
table-event-current = Deze ronde
table-event-future = Volgende ronde
table-event-used = Deze ronde al gebruikt
table-event-phase2 = Alleen in fase II
table-first-player = Startspeler
table-your-turn = Jij bent aan de beurt
table-turn-of = { $name } is aan de beurt
table-price = Prijs
table-surcharge = Toeslag
table-symbols = Symbolen
table-effect = Effect
table-effect-instant = Bij de bouw
table-effect-final = Aan het einde
table-tokens-left = Fiches erop: { $values }
table-no-tokens = Geen fiche meer
table-cost-now = Voor jou nu:
table-cost-standing = Zoals het er nu voor staat:
table-cost-new-space = +{ $n } bouwplaats
table-cost-replace = of { $card } vervangen: £{ $n }
table-gain-now = Geld hier nu: £{ $n }
table-cannot-afford = Je komt £{ $n } tekort
table-preview = Na deze zet
table-clock = Klok
table-time-left = Resterende tijd: { $time }
table-fullscreen = Volledig scherm
table-as-text = Bord als tekst
table-keys = Toetsenbord

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
deck-events-left = Nog te komen gebeurtenissen
deck-tokens = Fiches
deck-token = { $supply } in de voorraad, { $discard } afgelegd

## Log, chat, spectators, connection

log-title = Logboek
log-to-now = Terug naar nu
log-slider = Moment in het spel
chat-title = Chat
chat-placeholder = Schrijf iets
chat-empty = Nog niemand heeft iets gezegd.
chat-unread =
    { $n ->
        [one] { $n } nieuw bericht
       *[other] { $n } nieuwe berichten
    }
spectators-title = Toeschouwers
spectators-none = Niemand kijkt mee
connection-connecting = Verbinden
connection-reconnecting = Opnieuw verbinden
connection-offline = Offline
connection-restored = Weer verbonden
connection-saved = Je spel staat veilig op de server.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Wachten op jou
my-games-running = Bezig
my-games-finished = Afgelopen
my-games-empty = Nog geen spellen. Speel er een!
my-games-won = Gewonnen
my-games-shared = Gedeelde overwinning
my-games-lost = Verloren
my-games-place = Plaats { $n } van { $total }
my-games-import = Spelverslag openen

## Replay and analysis

replay-title = Herhaling
replay-play = Afspelen
replay-pause = Pauzeren
replay-first = Naar het begin
replay-previous = Vorige beslissing
replay-next = Volgende beslissing
replay-last = Naar het einde
replay-speed = Snelheid
replay-fork = Vanaf hier verder spelen
replay-fork-text = Begint een nieuw spel vanaf deze stelling; het oude blijft zoals het was.
replay-export = Verslag opslaan
replay-link = Link naar deze stelling
analysis-win-chance = Winstkans
analysis-best = Beste zet
analysis-luck = Geluk
analysis-skill = Vaardigheid
analysis-running = Bezig met analyseren

## Profile and ratings

profile-title = { nav-profile }
profile-name = Je naam
profile-guest = Gast
profile-guest-text = Je speelt als gast. Maak een account aan om je spellen te bewaren.
profile-email = E-mail
profile-password = Wachtwoord
profile-rating = Rating
profile-rank = Positie
profile-games-played = Gespeelde spellen
profile-games-won = Gewonnen spellen
profile-average = Gemiddelde score
profile-best = Beste score
profile-notifications = Meldingen
profile-notify-turn = Laat weten wanneer ik aan de beurt ben
profile-delete = Mijn account verwijderen
profile-delete-confirm = Account definitief verwijderen? Afgelopen spellen blijven zonder je naam bewaard.

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Zoek in de regels
rules-page-no-results = Geen regel gevonden voor “{ $query }”.
rules-page-contents = Inhoud
rules-page-overview = In één minuut

## Card gallery

gallery-title = Kaartengalerij
gallery-all = Alle
gallery-building = Gebouwen
gallery-character = Karakters
gallery-technique = Technieken
gallery-event = Gebeurtenissen
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
settings-motion-reduced = Beperkt
settings-motion-none = Geen
settings-motion-speed = Snelheid van de stukken
settings-sound = Geluid
settings-volume = Volume
settings-confirmations = Bevestigingen
settings-confirm-turn = Elke beurt bevestigen
settings-confirm-phase2 = Vragen vóór de overgang naar fase II
settings-confirm-pass = Vragen vóór het passen
settings-show-hints = Tips bij de vraag tonen
settings-show-projected = Verwachte scores tonen
settings-patterns = Vormen en patronen naast kleuren
settings-keys = Toetsen
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
key-confirm = Beurt bevestigen
key-market = Naar de markt
key-company = Naar mijn bedrijf
key-log = Naar het logboek
key-chat = Naar de chat
key-board-text = Bord als tekst lezen
key-prompt = Vraag herhalen
key-type-move = Zet intypen
key-help = Toetsen tonen

## End of the game

end-title = Het spel is afgelopen
end-you-win = Je wint!
end-you-share = Je deelt de overwinning!
end-winner = { $name } wint
end-shared = { $names } delen de overwinning
end-scoring = De telling, regel voor regel
end-scoring-short = Eindtelling
end-place = Je eindigt op plaats { $place }
end-chart = Score in de tijd
end-chart-text = De verwachte score na elke beslissing: wat iedereen zou hebben als het spel daar was afgelopen.
end-chart-round = Ronde { $n }
end-chart-rounds = Ronde
end-total = Totaal
end-scored = Tijdens het spel gescoord
end-rating-change = Rating: { $before } → { $after }
end-review = Spel terugkijken

## A real table

deal-title = Kaarten van jullie tafel
deal-position = Kaart op { $position }
deal-tokens = Fiches erop
deal-next-event = De nieuwe volgende gebeurtenis
deal-random = Laat het toeval beslissen

## Waiting

wait-loading = Laden
wait-table = De tafel wordt klaargezet.
wait-offline-title = Geen verbinding
wait-offline-page = Deze pagina heeft de server nodig
wait-offline-text = Je spellen staan daar veilig. Zodra er weer verbinding is, verschijnt de pagina vanzelf.
wait-offline-read = Spelregels en kaarten kun je gewoon lezen; om te spelen is de server nodig.

## Accessible names

a11y-market = Markt, drie rijen van drie kaarten
a11y-position = { $position }: { $card }
a11y-card = { $card }, { $kind }, prijs £{ $price }
a11y-gap-free = Tussenruimte { $gap }, geen werkers
a11y-workers-of =
    { $n ->
        [one] { $n } werker van { $name }
       *[other] { $n } werkers van { $name }
    }
a11y-building = { $card }, { $state }
a11y-player = { $name }: { $points }, { $money }, { $spyrium }, { $workers }, { $phase }
a11y-legal = nu mogelijk
a11y-options =
    { $n ->
        [one] { $n } keuze
       *[other] { $n } keuzes
    }
a11y-live-region = Wat er aan tafel gebeurt
a11y-track-space = Vakje { $n }
a11y-marker-on = { $name } op { $n }
a11y-art = Afbeelding: { $card }
a11y-new-window = opent in een nieuw venster
a11y-dialog-close = Dit venster sluiten
a11y-type-move = Zet in notatie invoeren

## Colours of the players

colour-0 = Rood
colour-1 = Blauw
colour-2 = Groen
colour-3 = Geel
colour-4 = Paars

## Notifications and page titles

notify-your-turn-title = Jij bent aan de beurt in Spyrium
notify-your-turn = { $name } heeft gespeeld. Je tafel wacht op jou.
notify-time-short = Je tijd raakt op: nog { $time }.
notify-game-started = Je spel is begonnen.
notify-game-over = Je spel is afgelopen: plaats { $n } van { $total }.
title-page = { $page } · Spyrium
title-table = Ronde { $n } · Spyrium
title-table-your-turn = Jij bent aan de beurt · Spyrium
