# The guided first game: what the coach says.

lesson-title = La tua prima partita
lesson-step = { $n } di { $total }
# As in English.
lesson-rival = Brunel
lesson-rule = Leggi la regola
lesson-leave = Esci dalla lezione
lesson-play = Ora gioca
lesson-not-yet = Non ancora: scegli prima ciò che è cerchiato.
lesson-not-yet-next = Non ancora: si prosegue con “{ button-next }”.

lesson-welcome = Ciao! Ognuno guida un’impresa. Dopo sei turni vince chi ha più punti su questo tracciato. Niente può andare storto: si può toccare solo ciò che ti chiedo.
lesson-market = Questo è il mercato: nove carte ogni turno. I lavoratori stanno negli spazi tra le carte, quindi ognuno ha due carte a portata di mano.
lesson-card = Una carta dice tutto di sé. La moneta d’oro è il prezzo, il sigillo rosso i punti che dà a fine partita. In basso c’è ciò che fa: a sinistra della freccia quello che impieghi, a destra quello che ottieni. “{ $mine }” ti dà 1 cristallo verde di Spyrium, o 2 con l’aiuto di un lavoratore.
lesson-place = Un turno comincia con la fase I: a ogni mossa un lavoratore va al mercato. Tocca lo spazio illuminato tra “{ $mine }” e “{ $geologist }”.
lesson-place-again = Anche { $rival } ha un lavoratore accanto a “{ $geologist }”. Uno spazio tra le carte si può condividere, e ogni lavoratore intorno a una carta conta: la rende più cara, ma ti fa anche guadagnare. Aggiungi il tuo.
lesson-phase2 = Tieni a casa il terzo lavoratore: più tardi farà funzionare un edificio. Ora passa alla fase II. Agisci subito, e in questo turno non piazzi più lavoratori.
lesson-gain = Nella fase II i lavoratori tornano, uno per mossa, ognuno per monete o per una carta. Prima le monete: £1 per ogni altro lavoratore intorno alla carta. Tocca il lavoratore in basso, poi “Prendi £{ $n }” su “{ $geologist }”.
lesson-activate = Ora una carta. Costa il suo prezzo più £1 per ogni altro lavoratore intorno: { $price }. Tocca il tuo lavoratore, poi attiva “{ $mine }”.
lesson-build = Un edificio ha bisogno di uno spazio nel tuo distretto. Costa £1 per ogni edificio che hai, quindi il primo è gratis. Più avanti puoi anche rimpiazzare un vecchio edificio, con £3 di sconto se i due hanno un simbolo in comune. Tocca il nuovo spazio.
lesson-use = Il tuo edificio può lavorare già in questo turno. È una mossa a sé, poi l’edificio riposa fino al prossimo turno. Scegli uno dei due effetti; per il secondo serve il tuo lavoratore.
lesson-event = Una volta per turno ognuno può usare l’evento, in qualsiasi fase. Questo dà £2, 2 Spyrium o 2 punti. Prendi quello che vuoi.
lesson-pass = Al mercato non hai più lavoratori e hai fatto tutto: passa. Gli altri continuano finché tutti non hanno passato.
lesson-round = Tutti hanno passato, il turno è finito. Il resto del mercato sparisce, ci sono nove carte nuove, vale il prossimo evento, gli edifici tornano verticali e i lavoratori a casa. Comincia un altro.
lesson-income = Ogni turno comincia con le entrate: il numero della tua casella su questo tracciato, per te ora £{ $n }. Alcune carte ti fanno avanzare, o ti danno quel numero in punti.
lesson-bonus = A 8 punti ricevi £5 o un altro lavoratore, a scelta; a 20 punti l’altro. Prima arriva il lavoratore, più vale.
lesson-help =
    Qui leggi sempre che cosa devi fare, e il punto interrogativo apre la regola. Tutto ciò che puoi fare è illuminato. { $by ->
        [touch] Premi a lungo una carta
       *[mouse] Tieni il puntatore su una carta
    } per leggere tutto su di essa.
lesson-last-round = Saltiamo alla fine del sesto turno. Hai costruito un’impresa e messo da parte tre cristalli. { $rival } è in testa, per ora.
lesson-factory = Le fabbriche trasformano lo Spyrium in punti. Con due lavoratori e tre cristalli la tua “{ $factory }” ne dà 10. Usa il secondo effetto.
lesson-last-pass = Ben fatto! Hai superato i 20 punti e il bonus è arrivato da solo. { $rival } ha passato. Passa anche tu, e la partita finisce.
lesson-scoring =
    Ora si aggiungono i punti stampati sugli edifici, poi le tecniche, al massimo 7 ciascuna. Monete, cristalli e lavoratori di per sé non valgono nulla. Se non conosci una carta, { $by ->
        [touch] premila a lungo
       *[mouse] indicala
    } e si spiega da sola: e ora, alla tua prima vera partita!
lesson-more = La seconda lezione
lesson-more-welcome = Eccoti di nuovo! Quattro tuoi lavoratori sono nel mercato e gli altri hanno passato. Questa lezione mostra ciò che mancava nella prima, e più spesso scegli tu.
lesson-more-character = I personaggi agiscono subito e restano nel mercato. “{ $architect }” usa gettoni: chi lo assume ne consuma uno e ne paga il valore oltre al prezzo. Tocca il tuo lavoratore alla sua sinistra e assumilo.
lesson-more-token = Quale gettone? Uno piccolo ti costa poco, ma lascia agli altri quello caro. Finiti i gettoni, nessuno può più assumere questo personaggio.
lesson-more-residence = L’effetto Dimora: avanza con il segnalino e avrai più entrate in ogni turno futuro, oppure prendi ora in punti il numero della tua casella. All’inizio conviene avanzare, alla fine i punti. Decidi tu.
lesson-more-technique = Ora una tecnica: aiuta fino a fine partita, non richiede spazio e dà punti alla fine. Con “{ $technique }” attivi una carta per turno senza sovrapprezzo. Tocca il tuo lavoratore lì accanto e brevettala.
lesson-more-building = “{ $laboratory }” ha il simbolo fabbrica, come la tua “{ $workshop }”. Tocca il tuo lavoratore lì accanto e costruisci l’edificio.
lesson-more-where = Se rimpiazzi “{ $workshop }”, il simbolo in comune ti fa risparmiare £3, ma il vecchio edificio esce dal gioco. Su un nuovo spazio li tieni entrambi, a £1 per ogni tuo edificio. I prezzi sono sui pulsanti: scegli.
lesson-more-free = Il resto del turno è tuo: ritira l’ultimo lavoratore, attiva i tuoi edifici, usa l’evento. Passa quando non c’è più niente di utile da fare.
lesson-more-end = Un nuovo turno, nove nuove carte, tutto di nuovo verticale. Ora conosci tutto: personaggi, gettoni, tecniche, rimpiazzi e tracciato Dimora. Il resto è esperienza.
