# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Costruisci la tua impresa in un’Inghilterra di vapore e cristallo verde.
home-play = Gioca subito
home-play-text = Una partita contro i bot, con un clic
home-friends = Con gli amici
home-friends-text = Manda un link e sedetevi al tavolo insieme
home-days = Con calma, in più giorni
home-days-text = Una mossa quando hai un momento
home-learn = Impara
home-learn-text = Il gioco in dieci minuti, giocando
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

nav-home = Home
nav-lobby = Lobby
nav-my-games = Le mie partite
nav-rules = Regole
nav-gallery = Carte
nav-profile = Profilo
nav-settings = Impostazioni
nav-ratings = Classifica
nav-analysis = Analisi
nav-menu = Menu
nav-skip = Vai al contenuto
nav-skip-table = Vai al tavolo

## Buttons

button-ok = OK
button-yes = Sì
button-no = No
button-confirm = Conferma
button-cancel = Annulla
button-back = Indietro
button-next = Avanti
button-close = Chiudi
button-undo = Torna indietro
button-undo-turn = Annulla tutta la mossa
button-end-turn = Termina la mossa
button-try-again = Riprova
button-reload = Ricarica
button-copy = Copia
button-copied = Copiato
button-share = Condividi
button-save = Salva
button-send = Invia
button-download = Scarica
button-open = Apri
button-more = Altro
button-less = Meno
button-start = Inizia la partita
button-join = Unisciti
button-watch = Guarda
button-leave = Esci
button-resign = Arrenditi
button-rematch = Gioca ancora
button-add-bot = Aggiungi un bot
button-remove = Rimuovi
button-hint = Suggerimento
button-show-rule = Mostra la regola
button-what-changed = Cosa è cambiato?
button-reset = Ripristina
button-search = Cerca
button-clear = Cancella
button-install = Installa l’app
button-sign-in = Accedi
button-sign-out = Esci dall’account
button-sign-up = Crea un account

## Lobby

lobby-title = { nav-lobby }
lobby-open-tables = Tavoli aperti
lobby-running = Partite da guardare
lobby-empty = Nessun tavolo aperto al momento. Creane uno!
lobby-new-table = Nuovo tavolo
lobby-host = Ospita: { $name }
lobby-seats-free =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
lobby-online =
    { $n ->
        [one] { $n } persona qui
       *[other] { $n } persone qui
    }

## Table setup and invitation

setup-title = Prepara il tavolo
setup-players = Giocatori
setup-seat = Posto { $n }
setup-seat-you = Tu
setup-seat-person = Persona
setup-seat-open = Aperto a tutti
setup-seat-bot = Bot
setup-seat-empty = Vuoto
setup-colour = Colore
setup-name = Nome
setup-bot-level = Livello del bot
setup-pace = Ritmo
setup-pace-none = Senza orologio
setup-pace-live = Dal vivo
setup-pace-days = In più giorni
setup-pace-per-turn = Tempo per mossa
setup-pace-per-game = Tempo per la partita
setup-edition = Edizione
setup-visibility = Chi può partecipare
setup-public = Chiunque
setup-private = Solo con il link
setup-spectators = Ammetti spettatori
setup-chat = Consenti la chat
setup-undo = Consenti di annullare fino a fine mossa
setup-rated = Partita classificata
setup-seed = Seme casuale
setup-seed-text = Lo stesso seme distribuisce le stesse carte
setup-real-table = Carte da un tavolo reale
setup-more = Altre opzioni
invite-title = Invita
invite-text = Invia questo link. Chi lo apre può sedersi subito.
invite-link = Link d’invito
invite-qr = Codice QR dell’invito
invite-waiting = La partita comincia quando tutti i posti sono occupati e tutti sono pronti.
invite-fill-bots = Riempi i posti liberi con i bot
invite-from = { $name } ti invita a una partita di Spyrium.

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
bot-name-1 = Brunel
bot-name-2 = Stephenson
bot-name-3 = Bessemer
bot-name-4 = Nasmyth
bot-name-5 = Whitworth
bot-named = { $level } (bot)
bot-thinking = Sta pensando

## The table

table-market = Mercato
table-board = Tabellone
table-my-company = La mia impresa
table-company = Impresa di { $name }
table-others = Gli altri
table-neighbourhood = Distretto
table-buildings = Edifici
table-techniques = Tecniche
table-no-buildings = Ancora nessun edificio
table-no-techniques = Ancora nessuna tecnica
table-kept-tokens = Gettoni conservati
table-money = { resource-money }
table-spyrium = { resource-spyrium }
table-workers-active = Attivi
table-workers-market = Nel mercato
table-workers-busy = Al lavoro
table-workers-reserve = In riserva
workers-active-short = Attivi
workers-market-short = Mercato
workers-busy-short = Lavoro
workers-reserve-short = Riserva
table-income = Entrate
table-score-track = Tracciato dei punti
table-projected = Punteggio previsto
table-final = Totale finale
table-projected-text = Quanto avrebbe ciascuno se la partita finisse ora
table-projected-now = Finora
table-event = { kind-event }
table-event-current = Questo turno
table-event-future = Prossimo turno
table-event-used = Già usato in questo turno
table-event-phase2 = Solo nella fase II
table-first-player = Primo giocatore
table-your-turn = Tocca a te
table-turn-of = Tocca a { $name }
table-price = Prezzo
table-surcharge = Sovrapprezzo
table-symbols = Simboli
table-effect = Effetto
table-effect-instant = Alla costruzione
table-effect-final = Alla fine
table-tokens-left = Gettoni sopra: { $values }
table-no-tokens = Nessun gettone rimasto
table-cost-now = Per te ora:
table-cost-standing = Allo stato attuale:
table-cost-new-space = +{ $n } nuovo spazio
table-cost-replace = o rimpiazza { $card }: £{ $n }
table-gain-now = Monete qui ora: £{ $n }
table-cannot-afford = Ti mancano £{ $n }
table-preview = Dopo questa mossa
table-clock = Orologio
table-time-left = Tempo rimasto: { $time }
table-fullscreen = Schermo intero
table-as-text = Tabellone come testo
table-keys = Tastiera

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
deck-token = { $supply } nella riserva, { $discard } negli scarti

## Log, chat, spectators, connection

log-title = Cronaca
log-to-now = Torna al presente
log-slider = Momento della partita
chat-title = Chat
chat-placeholder = Scrivi qualcosa
chat-empty = Nessuno ha ancora scritto.
chat-unread =
    { $n ->
        [one] { $n } nuovo messaggio
       *[other] { $n } nuovi messaggi
    }
spectators-title = Spettatori
spectators-none = Nessuno sta guardando
connection-connecting = Connessione in corso
connection-reconnecting = Riconnessione in corso
connection-offline = Non in linea
connection-restored = Di nuovo connesso
connection-saved = La tua partita è al sicuro sul server.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Aspettano te
my-games-running = In corso
my-games-finished = Finite
my-games-empty = Ancora nessuna partita. Giocane una!
my-games-won = Vinta
my-games-shared = Vittoria condivisa
my-games-lost = Persa
my-games-place = Posto { $n } su { $total }
my-games-import = Apri una registrazione

## Replay and analysis

replay-title = Replay
replay-play = Riproduci
replay-pause = Pausa
replay-first = All’inizio
replay-previous = Decisione precedente
replay-next = Decisione successiva
replay-last = Alla fine
replay-speed = Velocità
replay-fork = Continua da qui
replay-fork-text = Comincia una nuova partita da questa posizione; la vecchia resta com’era.
replay-export = Salva la registrazione
replay-link = Link a questa posizione
analysis-win-chance = Probabilità di vittoria
analysis-best = Mossa migliore
analysis-luck = Fortuna
analysis-skill = Abilità
analysis-running = Analisi in corso

## Profile and ratings

profile-title = { nav-profile }
profile-name = Il tuo nome
profile-guest = Ospite
profile-guest-text = Stai giocando come ospite. Crea un account per conservare le partite.
profile-email = Indirizzo e-mail
profile-password = Parola d’accesso
profile-rating = Punteggio in classifica
profile-rank = Posizione
profile-games-played = Partite giocate
profile-games-won = Partite vinte
profile-average = Punteggio medio
profile-best = Miglior punteggio
profile-notifications = Notifiche
profile-notify-turn = Avvisami quando tocca a me
profile-delete = Elimina il mio account
profile-delete-confirm = Eliminare l’account per sempre? Le partite finite restano senza il tuo nome.

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Cerca nelle regole
rules-page-no-results = Nessuna regola trovata per “{ $query }”.
rules-page-contents = Indice
rules-page-overview = In un minuto

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
settings-motion-reduced = Ridotte
settings-motion-none = Nessuna
settings-motion-speed = Velocità dei pezzi
settings-sound = Suono
settings-volume = Volume
settings-confirmations = Conferme
settings-confirm-turn = Conferma ogni mossa
settings-confirm-phase2 = Chiedi prima di passare alla fase II
settings-confirm-pass = Chiedi prima di passare
settings-show-hints = Mostra suggerimenti con le domande
settings-show-projected = Mostra i punteggi previsti
settings-patterns = Forme e motivi oltre ai colori
settings-keys = Tasti
settings-keys-change = Premi il nuovo tasto
settings-on = Attivo
settings-off = Spento
settings-saved = Salvato

## Keys

keys-title = Giocare con la tastiera
key-move = Spostati tra le scelte
key-choose = Scegli
key-undo = Ritira l’ultima decisione
key-escape = Lascia la scelta, chiudi una finestra
key-confirm = Conferma la mossa
key-market = Vai al mercato
key-company = Vai alla mia impresa
key-log = Vai alla cronaca
key-chat = Vai alla chat
key-board-text = Leggi il tabellone come testo
key-prompt = Ripeti la domanda
key-type-move = Scrivi una mossa
key-help = Mostra i tasti

## End of the game

end-title = La partita è finita
end-you-win = Hai vinto!
end-you-share = Condividi la vittoria!
end-winner = Vince { $name }
end-shared = { $names } condividono la vittoria
end-scoring = Il punteggio, riga per riga
end-scoring-short = Punteggio finale
end-place = Sei al { $place }º posto
end-chart = Punteggio nel tempo
end-chart-text = Il punteggio previsto dopo ogni decisione: quanto avrebbe avuto ciascuno se la partita fosse finita lì.
end-chart-round = Turno { $n }
end-chart-rounds = Turno
end-total = Totale
end-scored = Ottenuti durante la partita
end-rating-change = Classifica: { $before } → { $after }
end-review = Rivedi la partita

## A real table

deal-title = Carte dal vostro tavolo
deal-position = Carta in { $position }
deal-tokens = Gettoni sopra
deal-next-event = Il nuovo evento futuro
deal-random = Lascia decidere il caso

## Waiting

wait-loading = Caricamento
wait-table = Il tavolo si sta preparando.
wait-offline-title = Nessuna connessione
wait-offline-page = Questa pagina ha bisogno del server
wait-offline-text = Le tue partite lì sono al sicuro. La pagina compare da sola appena torna la connessione.
wait-offline-read = Regole e carte si possono leggere lo stesso; per giocare serve il server.

## Accessible names

a11y-market = Mercato, tre righe di tre carte
a11y-position = { $position }: { $card }
a11y-card = { $card }, { $kind }, prezzo £{ $price }
a11y-gap-free = Spazio { $gap }, nessun lavoratore
a11y-workers-of =
    { $n ->
        [one] { $n } lavoratore di { $name }
       *[other] { $n } lavoratori di { $name }
    }
a11y-building = { $card }, { $state }
a11y-player = { $name }: { $points }, { $money }, { $spyrium }, { $workers }, { $phase }
a11y-legal = possibile ora
a11y-options =
    { $n ->
        [one] { $n } scelta
       *[other] { $n } scelte
    }
a11y-live-region = Cosa succede al tavolo
a11y-track-space = Casella { $n }
a11y-marker-on = { $name } su { $n }
a11y-art = Immagine: { $card }
a11y-new-window = si apre in una nuova finestra
a11y-dialog-close = Chiudi questa finestra
a11y-type-move = Scrivi una mossa in notazione

## Colours of the players

colour-0 = Rosso
colour-1 = Blu
colour-2 = Verde
colour-3 = Giallo
colour-4 = Viola

## Notifications and page titles

notify-your-turn-title = Tocca a te a Spyrium
notify-your-turn = { $name } ha giocato. Il tavolo aspetta te.
notify-time-short = Il tempo stringe: tempo rimasto { $time }.
notify-game-started = La tua partita è cominciata.
notify-game-over = La tua partita è finita: posto { $n } su { $total }.
title-page = { $page } · Spyrium
title-table = Turno { $n } · Spyrium
title-table-your-turn = Tocca a te · Spyrium
