# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Costruisci la tua impresa in un’Inghilterra di vapore e cristallo verde.
home-pitch = Un gioco da tavolo di tempismo: piazza lavoratori tra nove carte, poi riprendili uno a uno in cambio di monete o di una carta vicina. Sei turni, circa venti minuti contro i bot.
home-play = Gioca subito
home-play-text = Una partita contro i bot, con un clic
home-friends = Con gli amici
home-friends-text = Manda un link e sedetevi al tavolo insieme
home-days = Con calma, in più giorni
home-days-text = Una mossa quando hai un momento
home-learn = Prima volta? Impara
home-learn-text = Il gioco in dieci minuti, giocando
home-learn-on = Continua a imparare
home-learn-on-text = La seconda lezione: gettoni, tecniche, rimpiazzi
home-learn-again = Rivedi le lezioni
home-mixed = Mista
home-watch = Guarda
home-watch-text = Dai un’occhiata alle partite degli altri
home-continue = Continua la tua partita
home-hot-seat = Sullo stesso schermo
home-hot-seat-text = Più persone condividono questo dispositivo
home-games-running =
    { $n ->
        [one] { $n } partita in corso
       *[other] { $n } partite in corso
    }

## Navigation

# As in English.
nav-home = Home
# As in English.
nav-lobby = Lobby
nav-my-games = Le mie partite
nav-rules = Regole
nav-gallery = Carte
nav-profile = Profilo
nav-settings = Impostazioni
nav-back = Torna alla partita
nav-ratings = Classifica
# As in English.
nav-menu = Menu
nav-skip = Vai al contenuto

## Buttons

button-yes = Sì
# As in English.
button-no = No
button-confirm = Conferma
button-confirm-phase2 = Sì, passa alla fase II
button-confirm-pass = Sì, passa
button-cancel = Annulla
button-next = Avanti
button-close = Chiudi
button-undo = Annulla mossa
button-try-again = Riprova
button-reload = Ricarica
button-copy = Copia
button-copied = Copiato
button-saved = Salvato
button-share = Condividi
button-save = Salva
button-send = Invia
button-open = Apri
button-start = Inizia la partita
button-join = Unisciti
button-watch = Guarda
button-rematch = Gioca ancora
button-what-changed = Cosa è cambiato?
button-to-buildings = I tuoi edifici ({ $n })
log-since-yours = Dalla tua ultima mossa
button-reset = Ripristina
button-install = Installa l’app
button-sign-in = Accedi
button-sign-out = Esci dall’account
button-sign-up = Crea un account

## Lobby

# As in English.
lobby-title = { nav-lobby }
lobby-open-tables = Tavoli aperti
lobby-running = Partite da guardare
lobby-empty = Nessun tavolo aperto al momento. Creane uno!
lobby-new-table = Nuovo tavolo
lobby-seats-free =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }

## Table setup and invitation

setup-title = Prepara il tavolo
setup-players = Giocatori
setup-seat = Posto { $n }
setup-seat-you = Tu
setup-seat-open = Aperto a tutti
# As in English.
setup-seat-bot = Bot
setup-name = Nome
setup-bot-level = Livello del bot
setup-pace = Ritmo
setup-pace-none = Senza orologio
setup-pace-live = In tempo reale
setup-pace-days = In più giorni
setup-pace-per-turn = Tempo per mossa
setup-pace-per-game = Tempo per la partita
setup-pace-increment = { $time } + { $increment } per mossa
setup-visibility = Chi può partecipare
setup-public = Chiunque
setup-private = Solo con il link
setup-rated = Partita valida per la classifica
setup-seed = Seme casuale
setup-seed-text = Lo stesso seme distribuisce le stesse carte. Chi lo conosce le conosce tutte: la partita non vale per la classifica.
setup-more = Altre opzioni
invite-title = Invita
invite-text = Invia questo link. Chi lo apre può sedersi subito.
invite-link = Link d’invito
invite-qr = Codice QR dell’invito
invite-waiting = La partita comincia quando tutti i posti sono occupati e tutti sono pronti.
invite-fill-bots = Riempi i posti liberi con i bot

## Bots

bot-random = A caso
bot-random-text = Decide a caso, per un primo sguardo al gioco.
bot-greedy = Avido
bot-greedy-text = Prende ciò che rende di più subito.
bot-apprentice = { card-apprentice }
bot-apprentice-text = Gioca svelto, impara con te e perdona.
bot-engineer = { card-engineer }
bot-engineer-text = Ama miniere e fabbriche e le fa girare.
bot-adviser = { card-adviser }
bot-adviser-text = Pensa qualche mossa avanti e sceglie il momento giusto.
bot-financier = { card-financier }
bot-financier-text = Conta ogni sterlina e punisce gli sprechi.
bot-master = Maestro
bot-master-text = Il più forte al tavolo. Vieni con un piano.
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
bot-thinking = Sta pensando

## The table

table-market = Mercato
table-board = Tabellone
table-company = Impresa di { $name }
table-others = Gli altri
section-own = Impresa
section-events = Eventi
table-buildings = Edifici
table-techniques = Tecniche
table-no-buildings = Ancora nessun edificio
table-no-techniques = Ancora nessuna tecnica
table-kept-tokens = Gettoni conservati
table-workers-active = Attivi
table-workers-market = Nel mercato
table-workers-busy = A riposo
table-workers-reserve = In riserva
workers-active-short = Attivi
workers-market-short = Mercato
workers-busy-short = Riposo
workers-reserve-short = Riserva
table-income = Entrate
table-score-track = Tracciato Punteggio
table-projected = Punteggio a questo punto
table-final = Totale finale
table-projected-text = Quanto avrebbe ciascuno se la partita finisse ora
table-projected-now = Finora
table-event-current = Questo turno
table-event-future = Prossimo turno
table-event-used = Già usato in questo turno
table-first-player = Primo giocatore
table-your-turn = Tocca a te
table-price = Prezzo
table-symbols = Simboli
table-effect-final = Alla fine
table-tokens-left = Valore dei gettoni: { $values }
table-cost-now = Per te ora:
table-cost-standing = Allo stato attuale ti costa:
table-gain-now = Monete da prendere qui ora: £{ $n }
table-cannot-afford = Ti mancano £{ $n }
table-preview = Dopo questa decisione
table-clock = Orologio
table-time-left = Tempo rimasto: { $time }
table-as-text = Tabellone come testo

## Deck browser

deck-title = Cosa può ancora arrivare
deck-left =
    { $n ->
        [one] { $n } carta non ancora vista
       *[other] { $n } carte non ancora viste
    }
deck-explained = ×: copie non ancora uscite. La percentuale è la probabilità che almeno una sia nel prossimo mercato.
deck-certain = certa
deck-out = Non può più arrivare
deck-events-left = Eventi in arrivo
deck-tokens = Gettoni
deck-token = { $supply } nella scorta, { $discard } negli scarti

## Log, chat, spectators, connection

log-title = Cronaca
log-to-now = Torna al presente
log-slider = Momento della partita
log-enlarge = Ingrandisci la cronaca
# As in English.
chat-title = Chat
chat-placeholder = Scrivi qualcosa
chat-unread =
    { $n ->
        [one] { $n } nuovo messaggio
       *[other] { $n } nuovi messaggi
    }
spectators-title = Spettatori
connection-connecting = Connessione in corso
connection-reconnecting = Riconnessione in corso
# As in English.
connection-offline = Offline
connection-saved = La tua partita è al sicuro sul server.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Aspettano te
my-games-running = In corso
my-games-finished = Finite
my-games-empty = Ancora nessuna partita. Giocane una!
my-games-won = Vinta
my-games-shared = Vittoria condivisa
my-games-place = { $place }º su { $total }
my-games-import = Apri una registrazione

## Replay

# As in English.
replay-title = Replay
replay-play = Riproduci
replay-pause = Pausa
replay-first = All’inizio
replay-previous = Decisione precedente
replay-next = Decisione successiva
replay-last = Alla fine
replay-fork = Continua da qui
replay-fork-text = Comincia una nuova partita da questa posizione; la vecchia resta com’era.
replay-export = Salva la registrazione

## Profile and ratings

profile-title = { nav-profile }
profile-name = Il tuo nome
profile-guest = Ospite
profile-email = Indirizzo e-mail
# As in English.
profile-password = Password
profile-rating = Punteggio in classifica
profile-accuracy-course = Precisione in ogni partita analizzata, dal { $from } al { $to }
profile-rank = Posizione
profile-games-played = Partite giocate
profile-games-won = Partite vinte
profile-average = Punteggio medio
profile-best = Miglior punteggio
profile-notifications = Notifiche
profile-notify-turn = Avvisami quando tocca a me

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Cerca nelle regole
rules-page-no-results = Nessuna regola trovata per “{ $query }”.
rules-page-contents = Indice
rules-page-overview = In un minuto
rules-page-lessons = Imparare giocando

## Card gallery

gallery-title = Galleria delle carte
gallery-all = Tutte
gallery-building = Edifici
gallery-character = Personaggi
gallery-technique = Tecniche
gallery-event = Eventi
gallery-filter = Filtro
gallery-copies = Copie
gallery-provenance = Da dove vengono i numeri
provenance-rulebook = Regolamento
provenance-rulebook-text = Indicato in un regolamento ufficiale.
provenance-reported = Riferito
provenance-reported-text = Riferito da chi possiede il gioco.
provenance-house = Scelta nostra
provenance-house-text = Scelto da noi e bilanciato con molte partite di prova.

## Settings

settings-title = { nav-settings }
settings-language = Lingua
settings-theme = Tema
settings-theme-system = Come sul dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-contrast = Alto contrasto
settings-text-size = Dimensione del testo
settings-text-small = Piccolo
settings-text-normal = Normale
settings-text-large = Grande
settings-text-huge = Molto grande
settings-motion = Animazioni
settings-motion-full = Complete
settings-motion-none = Nessuna
settings-sound = Suono
settings-confirm-turn = Conferma ogni mossa
settings-confirm-phase2 = Chiedi prima di passare alla fase II
settings-keys-change = Premi il nuovo tasto
settings-on = Acceso
settings-off = Spento
settings-saved = Salvato

## Keys

keys-title = Giocare con la tastiera
key-move = Spostati tra le scelte
key-choose = Scegli
key-undo = Annulla l’ultima decisione
key-escape = Lascia la scelta, chiudi una finestra
key-market = Vai al mercato
key-board-text = Leggi il tabellone come testo
key-type-move = Scrivi una mossa
key-help = Mostra i tasti

## End of the game

end-title = La partita è finita
end-you-win = Hai vinto!
end-you-share = Condividi la vittoria!
end-winner = Vince { $name }
end-shared = { $names } condividono la vittoria
end-you-resigned = Hai abbandonato
end-scoring = Il punteggio, riga per riga
end-scoring-short = Punteggio finale
end-place = Sei al { $place }º posto
end-place-shared = Sei al { $place }º posto a pari merito
end-chart = Punteggio nel tempo
end-chart-text = Il punteggio dopo ogni decisione: quanto avrebbe avuto ciascuno se la partita fosse finita lì.
end-chart-round = Turno { $n }
end-chart-rounds = Turno
end-ahead =
    { $n ->
        [one] { $n } punto di vantaggio su { $name }
       *[other] { $n } punti di vantaggio su { $name }
    }
end-behind =
    { $n ->
        [one] { $n } punto di distacco da { $name }
       *[other] { $n } punti di distacco da { $name }
    }
end-total = Totale
end-scored = Ottenuti durante la partita
end-rating-change = Punteggio in classifica: { $before } → { $after }
end-review = Rivedi la partita

## Waiting

wait-loading = Caricamento
wait-table = Preparazione del tavolo.
wait-offline-title = Nessuna connessione
wait-offline-page = Questa pagina ha bisogno del server
wait-offline-text = Le tue partite lì sono al sicuro. La pagina compare da sola appena torna la connessione.
wait-offline-read = Puoi comunque giocare su questo dispositivo e leggere regole e carte; per le altre partite serve il server.

## Accessible names

a11y-workers-of =
    { $n ->
        [one] { $n } lavoratore di { $name }
       *[other] { $n } lavoratori di { $name }
    }
a11y-options =
    { $n ->
        [one] { $n } scelta
       *[other] { $n } scelte
    }
a11y-new-window = si apre in una nuova finestra
a11y-dialog-close = Chiudi questa finestra
a11y-type-move = Scrivi una mossa in notazione

## Page titles

title-table-your-turn = Tocca a te · Spyrium

## The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = per te
table-for-you-from = da
table-short = mancano £{ $n }
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
