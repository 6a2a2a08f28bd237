# Texts that only the browser shows.

web-gap = Spazio { $gap }
web-pick-worker = Scegli il lavoratore { $gap }
web-take = Prendi £{ $n }
web-activate = Attiva £{ $n }
web-lobby = Con lobby £{ $n }
web-around =
    { $n ->
        [one] Prezzo £{ $price }; intorno c’è { $n } lavoratore.
       *[other] Prezzo £{ $price }; intorno ci sono { $n } lavoratori.
    }
web-options = Tutte le scelte
web-prompt = Che cosa si chiede
web-undo-asked = { $name } chiede di annullare una mossa.
web-table-title = Nome del tavolo
web-return = Sono di nuovo qui
web-undo-waiting = In attesa del consenso degli altri.
web-undo-refused = { $name } non è d’accordo.
web-stand-in = Un bot continua al posto di { $name }.
web-returned = { $name } è di nuovo al tavolo.
web-replace = Lascia continuare un bot
web-mute = Silenzia { $name }
web-unmute = Ridai la parola a { $name }

## The first start after an update

web-preparing = Preparazione delle regole per la prima volta …
web-preparing-text = Succede una volta dopo ogni aggiornamento e può richiedere un minuto.
web-preparing-starts = La partita comincia da sola appena sono pronte.
web-preparing-step = Passo { $done } di { $steps }

## Leaving a game, handing over

web-leave-title = Lascia la partita
web-leave-text = Un bot ({ $level }) continua al posto tuo. Finché la partita dura puoi tornare e continuare tu.
web-leave-seat = Lascia giocare il bot
web-leave-open = Alla pagina iniziale
web-leave-open-text = Senza bot: la partita ti aspetta in “{ nav-my-games }”.
web-left = Un bot gioca per te. Torna quando vuoi.
web-handover-ready = Sono { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Aspetto e suoni
settings-table = Al tavolo
settings-handover = Più persone a questo schermo
settings-handover-notice = Mostra di chi è la mossa
settings-handover-wait = Attendi un clic
settings-handover-off = Nessun avviso
settings-chat = Mostra la chat
settings-key-taken = “{ $key }” è già usato: { $action }.
settings-key-fixed = ha un significato fisso
notify-text = Ricevi un avviso quando tocca a te e non sei al tavolo.
notify-when-days = Nelle partite di più giorni
notify-when-all = In tutte le partite
notify-when-none = Mai
notify-push = Su questo dispositivo
notify-webhook = Indirizzo di un webhook
notify-test = Invia una prova
notify-sent =
    { $n ->
        [one] È stato inviato un avviso.
       *[other] Sono stati inviati { $n } avvisi.
    }
notify-nothing-set = Non è ancora impostato nulla.
notify-refused = Il browser non permette avvisi qui.
tokens-title = Chiavi per i bot
tokens-text = Con una chiave un tuo programma può giocare a tuo nome.
tokens-docs = Come funziona
tokens-name = A che cosa serve
tokens-create = Crea una chiave
tokens-once = Copiala ora: non verrà più mostrata.
tokens-used = usata l’ultima volta il { $date }
tokens-unused = mai usata
tokens-revoke = Revoca
