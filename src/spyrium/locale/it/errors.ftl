# Errors as people see them: what is wrong and what to do.

## Playing

error-not-your-turn = Non tocca a te: sta giocando { $name }.
error-illegal-move = Qui non si può fare.
error-illegal-move-rule = Qui non si può fare (regola { $rule }).
error-unknown-move = “{ $word }” non è una mossa del gioco.
error-too-expensive = Ti servono £{ $need } e hai £{ $have }.
error-game-moved-on = La partita è andata avanti; il tavolo è stato aggiornato.
error-game-over = Questa partita è finita.
error-nothing-to-undo = Non c’è nulla da annullare.
error-undo-refused = Questa decisione non si può più annullare.
error-out-of-time = Il tuo tempo è scaduto.

## Connection

error-offline = Sei offline. Controlla la rete e riprova.
error-server-unreachable = Il server non risponde. Riprova tra un momento.
error-timeout = Ci è voluto troppo tempo. Riprova.
error-too-many-requests =
    { $n ->
        [one] Troppo veloce. Attendi { $n } secondo.
       *[other] Troppo veloce. Attendi { $n } secondi.
    }
error-server = Qualcosa è andato storto sul server. La partita non ha perso nulla.
error-unexpected = Qualcosa è andato storto. Ricarica la pagina: la partita riprende da dov’era.
error-outdated-client = È disponibile una nuova versione. Ricarica la pagina.

## Tables and seats

error-table-not-found = Questo tavolo non esiste. Forse il link è incompleto.
error-game-not-found = Questa partita non esiste.
error-page-not-found = A questo indirizzo non c’è nulla.
error-seat-taken = Questo posto è occupato. Scegline un altro.
error-table-full = Il tavolo è al completo. Puoi guardare.
error-already-seated = Sei già seduto a questo tavolo.
error-not-seated = Non hai un posto a questo tavolo.
error-not-host = Può farlo solo chi ospita il tavolo.
error-not-enough-players = Devono essere occupati almeno due posti.
error-already-started = La partita è già cominciata.
error-invite-expired = Questo invito non è più valido. Chiedine uno nuovo.
error-private-table = Questo tavolo è privato. Ti serve il link d’invito.

## Forms and files

error-name-empty = Inserisci un nome.
error-name-too-long =
    { $n ->
        [one] Il nome è troppo lungo: al massimo { $n } carattere.
       *[other] Il nome è troppo lungo: al massimo { $n } caratteri.
    }
error-name-taken = Questo nome è già in uso. Scegline un altro.
error-name-characters = Un nome non può contenere | né interruzioni di riga.
error-message-too-long =
    { $n ->
        [one] Il messaggio è troppo lungo: al massimo { $n } carattere.
       *[other] Il messaggio è troppo lungo: al massimo { $n } caratteri.
    }
error-wrong-password = Nome e password non corrispondono.
error-password-too-short =
    { $n ->
        [one] La password deve avere almeno { $n } carattere.
       *[other] La password deve avere almeno { $n } caratteri.
    }
error-sign-in-needed = Accedi per farlo.
error-record-invalid = Questa registrazione contiene un errore alla riga { $line }: { $reason }
error-position-invalid = Questa posizione non è giocabile: { $reason }
error-edition-unknown = Questa partita usa un’edizione non installata: { $edition }
error-file-too-large = Il file è troppo grande.
error-copy-failed = Copia non riuscita. Seleziona il testo e copialo a mano.
error-deal-invalid = Queste carte ora non si possono disporre: { $reason }
