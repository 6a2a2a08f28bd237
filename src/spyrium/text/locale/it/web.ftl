# Texts that only the browser shows.

web-gap = Spazio { $gap }
web-pick-worker = Scegli il lavoratore { $gap }
web-take = Prendi £{ $n }
web-activate = Attiva: £{ $n }
web-activate-from = Attiva da £{ $n }
web-lobby = Con Lobbying: £{ $n }
web-lobby-from = Con Lobbying da £{ $n }
web-card-used = { $card } (orizzontale)
web-used = già usato
web-around =
    { $n ->
        [one] Prezzo £{ $price }; intorno c’è { $n } lavoratore.
       *[other] Prezzo £{ $price }; intorno ci sono { $n } lavoratori.
    }
web-would-cost = { $card }: £{ $price } con { workers } attorno
web-options = Tutte le scelte
web-prompt = La tua decisione
welcome-title = La prima partita?
welcome-text = Un lavoratore va in uno spazio verde tra le carte; più tardi lo riprendi, per monete o per una carta accanto.
web-undo-asked = { $name } chiede di annullare una decisione.
web-table-title = Nome del tavolo
web-return = Sono di nuovo qui
web-undo-waiting = In attesa del consenso degli altri.
web-undo-refused = { $name } non è d’accordo.
web-stand-in-left = { $name } lascia il tavolo; continua un bot.
web-stand-in-time = Tempo scaduto per { $name }; continua un bot.
web-stand-in-away = { $name } è assente; continua un bot.
web-stand-in-resigned = { $name } abbandona; continua un bot.
web-returned = { $name } è di nuovo al tavolo.
web-replace = Lascia continuare un bot
web-mute = Silenzia { $name }
web-unmute = Ridai la parola a { $name }

## The first start after an update

web-preparing = Prima preparazione delle regole…
web-preparing-text = Succede una volta dopo ogni aggiornamento e può richiedere un minuto.
web-preparing-starts = La partita comincia da sola appena sono pronte.
web-preparing-step = Passo { $done } di { $steps }

## Leaving a game, handing over

web-leave-title = Lascia la partita
web-leave-text = Un bot ({ $level }) continua al posto tuo. Finché la partita dura puoi tornare e continuare tu.
web-leave-rated = Questa partita vale per la classifica: appena il bot decide per te, risulti all’ultimo posto.
web-device-link = Gioca su un altro dispositivo
web-device-drop = Togli il posto a { $name }
web-leave-seat = Lascia giocare il bot
web-leave-open = Alla pagina iniziale
web-leave-open-text = Senza bot: la partita ti aspetta in “{ nav-my-games }”.
web-left = Un bot gioca per te. Torna quando vuoi.
web-resign = Abbandona
web-resign-sure = Abbandonare definitivamente? Un bot finisce la partita per gli altri; non potrai tornare.
web-resign-sure-rated = Abbandonare definitivamente? Un bot finisce la partita per gli altri; non potrai tornare e risulterai all’ultimo posto.
web-you-resigned = Hai abbandonato; un bot gioca al tuo posto.
web-resigned-seat = Ha abbandonato
web-handover-ready = Sono { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Aspetto e suoni
settings-table = Al tavolo
settings-handover = Più persone a questo schermo
settings-handover-notice = Mostra di chi è la mossa
settings-handover-wait = Attendi un clic
settings-handover-off = Nessun annuncio
settings-chat = Mostra la chat
settings-key-taken = “{ $key }” è già usato: { $action }.
settings-key-fixed = ha un significato fisso
notify-text = Ricevi una notifica quando tocca a te e non sei al tavolo.
notify-when-days = Nelle partite di più giorni
notify-when-all = In tutte le partite
notify-when-none = Mai
notify-push = Su questo dispositivo
notify-webhook = Indirizzo di un webhook
notify-test = Invia una prova
notify-sent =
    { $n ->
        [one] È stata inviata una notifica.
       *[other] Sono state inviate { $n } notifiche.
    }
notify-nothing-set = Non è ancora impostato nulla.
notify-refused = Il browser non permette notifiche qui.
account-password = Cambia la password
account-password-text = Gli altri dispositivi vengono disconnessi e i tuoi bot avranno bisogno di nuove chiavi.
account-password-old = Vecchia password
account-password-new = Nuova password
account-password-change = Cambia
account-sign-out-text = Ti disconnette da tutti i tuoi dispositivi.
lobby-later = Tavoli più recenti
lobby-earlier = Tavoli meno recenti
tokens-scope = Che cosa può fare
tokens-scope-play = guardare e giocare
tokens-scope-read = solo guardare
email-code = Codice ricevuto per e-mail
email-code-text = A un indirizzo non confermato non si mandano notifiche.
email-code-again = Invia di nuovo il codice
email-code-sent = Ti abbiamo inviato un codice.
email-confirmed = L’indirizzo è confermato.
tokens-title = Chiavi per i bot
tokens-text = Con una chiave un tuo programma può giocare a tuo nome.
tokens-docs = Come funziona
tokens-name = A che cosa serve
tokens-create = Crea una chiave
tokens-once = Copiala ora: non verrà più mostrata.
tokens-used = usata l’ultima volta il { $date }
tokens-unused = mai usata
tokens-revoke = Revoca

## Pages around the table

web-imprint = Spyrium è un gioco di William Attia, pubblicato da { $publisher }. Questa edizione non è ufficiale e non è legata all’autore né all’editore.
web-page-missing-text = Forse il link è incompleto o la pagina è stata spostata.
web-games-empty-text = Le partite che cominci o a cui ti unisci restano qui, così puoi continuare un altro giorno.
web-watch-empty = Al momento nessuno gioca in pubblico.
web-watch-bots = Guarda giocare i bot
web-watch-bots-text = Fai giocare una partita a quattro bot e sbircia da dietro le loro spalle.
web-ratings-empty = Qui non c’è ancora nessuno.
web-ratings-text = Qui compare chi ha finito cinque partite valide per la classifica con questo numero di giocatori. Una partita vale se chi la apre non decide altrimenti, nessuno ha più posti e non giocano solo bot.
web-ratings-play = Gioca contro i bot per la classifica
web-games = Partite
web-just-now = proprio ora
web-history = Punteggio in classifica dopo ogni partita valida, dal { $from } al { $to }
# As in English.
web-account = Account
web-account-text = Un account conserva le tue partite e i tuoi punteggi su ogni dispositivo.
replay-forked = Questa è una nuova partita. Quella di prima resta com’era.
replay-forked-link = Apri la vecchia partita
replay-result = Risultato
web-seat-here = A questo schermo
web-seat-invited = Con un link d’invito
web-waiting-title = In attesa dei giocatori
web-seats-taken = { $n } posti su { $total } occupati.
waiting-not-ready = Non ancora pronti: { $names }.
waiting-others-ready = Tutti gli altri sono pronti.
waiting-ready = pronto
waiting-seed = scelto da chi ospita
waiting-close = Chiudi il tavolo
waiting-close-ask = Chiudere questo tavolo per tutti? Nessuno potrà più unirsi.
waiting-closed = Questo tavolo è stato chiuso.
button-ready = Tutto pronto
web-seat-expected = non ancora qui
web-player = Giocatore { $n }
setup-grace = Se qualcuno si assenta
setup-grace-text = Dopo questo tempo gli altri possono far continuare un bot. Chi torna riprende il suo posto.
setup-clock-text = Dopo ogni mossa si aggiungono 10 secondi. Per chi finisce il tempo continua un bot.
setup-days-text = Per chi impiega di più per una mossa continua un bot.
setup-rated-text = In una partita valida per la classifica si può annullare solo la mossa in corso, e chi lascia continuare un bot risulta all’ultimo posto.
unrated-because = Non vale per la classifica: { $reason }.
unrated-seed = chi ospita ha scelto il seme casuale
unrated-origin = continua da un’altra partita
unrated-bots = giocano solo bot
unrated-seats = all’inizio non tutti erano al tavolo
unrated-twice = qualcuno ha più posti
unrated-grace = chi si assenta ha meno di due minuti per tornare
unrated-hint = è stato chiesto un suggerimento
setup-private-text = Il tavolo non compare nella lobby; chi ha il link può unirsi.
setup-public-text = Il tavolo compare nella lobby; gli altri possono guardare.
setup-create = Apri il tavolo e invita
invite-local = Questo link funziona solo su questo computer. Per far entrare altri nella tua rete, avvia il server con “{ $command }” e aprilo con l’indirizzo del computer.
gallery-search = Cerca tra le carte
gallery-none = Nessuna carta corrisponde a “{ $query }”.
gallery-provenance-text = Non tutti i numeri stampati sono pubblicati. Accanto a ognuno è scritto da dove viene:
rules-page-found =
    { $n ->
        [one] { $n } regola trovata
       *[other] { $n } regole trovate
    }
notify-push-ask = Quando lo attivi, il browser ti chiede il permesso.
notify-push-on = Questo dispositivo riceve le notifiche.
notify-push-denied = Il browser blocca le notifiche di questo sito. Permettile nelle impostazioni del sito (accanto all’indirizzo), poi torna qui.
notify-push-insecure = Le notifiche su un dispositivo richiedono una connessione sicura ({ $scheme }), e questa pagina è stata aperta senza.
notify-push-missing = Questo browser non può mostrare notifiche a pagina chiusa. Gli altri modi qui sotto funzionano ovunque.
notify-push-service = Il browser non ha raggiunto un servizio push: forse non ne ha uno, oppure è disattivato. Gli altri modi qui sotto funzionano ovunque.

## Refusals of the server, where there is no translation of the reason

error-code-bad-request = Il server non lo ha accettato: { $reason }
error-code-unauthorised = { error-wrong-password }
error-code-forbidden = Qui non puoi farlo.
error-code-origin = { error-code-forbidden }
error-code-unproven = Questa partita ne continua un’altra, forse non ancora finita: qui niente suggerimenti, analisi né bot.
error-code-not-found = Qui non c’è (più) niente del genere.
error-code-not-your-turn = Non tocca a te.
error-code-stale = { error-game-moved-on }
error-code-illegal = Ora non è possibile.
error-code-not-playing = La partita non è in corso.
error-code-taken = È già occupato.
error-code-conflict = Qualcun altro è stato più veloce. Riprova.
error-code-too-large = È troppo lungo.
error-code-rate-limited = Troppe richieste. Aspetta un momento e riprova.
error-code-internal = { error-server }

## The board as text

text-event-now = Evento di questo turno: { $event }
text-event-next = Evento del prossimo turno: { $event }
text-event-users = Usato in questo turno da: { $names }.
text-token = gettone { $n }
text-track = Tracciato Dimora: caselle { $spaces }. Il numero della tua casella indica le tue entrate all’inizio di ogni turno.
text-kind = { $kind }, prezzo £{ $price }.
text-around = Intorno: { $workers }.
text-nobody = nessuno
text-workers-title = Lavoratori nel mercato
text-market-empty = Nel mercato non ci sono lavoratori.
text-gap = Spazio { $gap }, { $where }: { $workers }.
text-you = { $name } (tu)
text-workers = { $workers }: attivi { $active }, nel mercato { $market }, a riposo { $work }. In riserva: { $reserve }.
text-residence = Tracciato Dimora: casella { $n }, entrate di £{ $n } a turno.
text-bonuses = Bonus ancora da ottenere: £5 o un lavoratore a 8 punti, l’altro a 20.
text-bonuses-taken = Entrambi i bonus sono già stati ottenuti.
text-used = In questo turno non si può più usare.
text-unused = In questo turno si può ancora usare.

## Games of this browser

local-here = Su questo dispositivo
local-play-text = Nel browser, anche senza rete. Non vale per la classifica: puoi annullare quanto vuoi.
local-rated-text = Sul server, per il tuo punteggio, contro bot di forza mista.
local-will-be-here = Questa partita resta su questo dispositivo e non vale per la classifica.
local-will-be-there = Questa partita si gioca sul server e non vale per la classifica.
local-will-be-rated = Questa partita si gioca sul server e vale per la classifica.
local-kept = Questa partita è conservata in questo browser.
local-send = Invia al server
local-send-text = La partita resta anche sul server, da rivedere e da mostrare.
local-sent = Inviata.
local-sent-text = Ora la partita è anche sul server.
local-sent-link = Link alla partita
game-delete = Elimina
game-delete-ask = Eliminare definitivamente questa partita?
local-no-engine = Il gioco non si è potuto avviare qui: servono WebAssembly, un po’ di memoria e, la prima volta, la rete.
local-wrong-record = La riga { $line } di questa registrazione non si può giocare.
local-other-version = Questa partita è stata conservata da un’altra versione di Spyrium; c’è ancora, ma questa versione non può mostrarla.
local-damaged = I dati della partita in questo browser sono danneggiati; nulla è stato cambiato.
local-not-kept = Il browser non ha potuto conservare la decisione, che quindi non vale: libera spazio e riprova.
local-passing = Questo browser non conserva nulla: chiusa la pagina, la partita sparisce, se non ne salvi la registrazione.
local-two-tabs = Questa partita è aperta anche in un’altra scheda; entrambe mostrano lo stesso.
site-needs-server = Per questo serve un server
site-needs-server-text = Partite con altri, punteggi e profili vivono su un server. Con Python puoi avviarne uno dai sorgenti:
error-code-no-server = { site-needs-server }

## Errors as people see them: what is wrong and what to do.

## Playing

error-game-moved-on = La partita è andata avanti; il tavolo è stato aggiornato.

## Connection

error-offline = Sei offline. Controlla la rete e riprova.
error-server-unreachable = Il server non risponde. Riprova tra un momento.
error-server = Qualcosa è andato storto sul server. Della tua partita non è andato perso nulla.
error-unexpected = Qualcosa è andato storto. Ricarica la pagina: la partita riprende da dov’era.

## Tables and seats

error-game-not-found = Questa partita non esiste.
error-page-not-found = A questo indirizzo non c’è nulla.

## Forms

error-wrong-password = Nome e password non corrispondono.
error-copy-failed = Copia non riuscita. Seleziona il testo e copialo a mano.
