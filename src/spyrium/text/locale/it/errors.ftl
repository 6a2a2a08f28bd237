# Errors as people see them: what is wrong and what to do.

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
