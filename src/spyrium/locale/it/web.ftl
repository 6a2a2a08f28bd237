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
web-mute = Silenzia { $name }
web-unmute = Ridai la parola a { $name }

## The first start after an update

web-preparing = Preparazione delle regole per la prima volta …
web-preparing-text = Succede una volta dopo ogni aggiornamento e può richiedere un minuto.
web-preparing-starts = La partita comincia da sola appena sono pronte.
web-preparing-step = Passo { $done } di { $steps }
