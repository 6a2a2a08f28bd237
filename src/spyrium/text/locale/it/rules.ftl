# The rules page. Ids follow the numbers of the rules: rules-r5-1-text explains R5.1.

## In one minute

rules-overview-1 = Guidi un’impresa in un’Inghilterra a vapore che ha scoperto un potente cristallo verde: lo Spyrium. Dopo sei turni vince chi ha più punti vittoria.
rules-overview-2 = In ogni turno nove carte formano un quadrato. Piazzi i lavoratori negli spazi tra le carte, così ognuno è accanto a due carte.
rules-overview-3 = Quando vuoi passi alla fase II e ritiri i lavoratori uno alla volta: per monete o per attivare una carta accanto a loro.
rules-overview-4 = Più folla c’è attorno a una carta, più rende e più costa: ogni altro lavoratore vale £1 se prendi monete e costa £1 se la attivi.
rules-overview-5 = I personaggi aiutano subito, gli edifici restano nel tuo distretto e lavorano una volta per turno, le tecniche valgono per il resto della partita.
rules-overview-6 = Le miniere danno Spyrium, le fabbriche lo trasformano in punti. Alla fine contano anche i tuoi edifici e le tue tecniche.

## A round at a glance

rules-summary-title = Un turno in breve
rules-summary-1 = Inizio: tutti ricevono le entrate, l’evento annunciato entra in vigore e si scopre il prossimo, si dispongono nove carte con i loro gettoni, tutti i lavoratori sono attivi.
rules-summary-2 = Fase I, un’azione per mossa: piazza un lavoratore, usa l’evento o passa alla fase II.
rules-summary-3 = Fase II, un’azione per mossa: ritira un lavoratore per monete o per una carta, attiva un edificio, usa l’evento, oppure passa quando non hai più lavoratori nel mercato.
rules-summary-4 = Fine: quando tutti hanno passato, si scartano mercato ed evento, si raddrizzano le carte usate e cambia il primo giocatore. Dopo il sesto turno c’è il punteggio finale.

## Il tavolo

rules-table-title = Che cosa c’è sul tavolo
rules-table-1 = Tracciato Punteggio: i punti di tutti e i bonus a 8 e a 20.
rules-table-2 = Mercato: nove carte e, tra una e l’altra, gli spazi per i lavoratori.
rules-table-3 = Imprese: monete, Spyrium, punti, lavoratori, edifici e tecniche di ogni giocatore. Una carta usata è orizzontale.
rules-table-4 = Eventi: quello di questo turno e quello del prossimo, che non si può ancora usare.
rules-table-5 = Tracciato Dimora: il numero sotto il tuo segnalino indica le tue entrate.
rules-table-6 = La tua decisione: che cosa ti si chiede e tutte le risposte. Il punto interrogativo apre la regola.

## 1. Components

rules-r1-title = Che cosa c’è nel gioco
rules-r1-1-title = Giocatori e lavoratori
rules-r1-1-text = Giocano da due a cinque persone. Cominci con 3 lavoratori del tuo colore; altri 4 aspettano nella riserva. Più di 7 non se ne possono avere.
rules-r1-2-title = Gettoni numerati
rules-r1-2-text = Ci sono 24 gettoni: otto per ciascuno dei valori 1, 2 e 3. Stanno su alcune carte e dicono quanto danno o quanto costano.
rules-r1-3-title = Monete e Spyrium
rules-r1-3-text = La banca non esaurisce mai monete e Spyrium. Non puoi mai scendere sotto zero.
rules-r1-4-title = Carte del mercato
rules-r1-4-text = Le 59 carte del mercato sono 35 edifici, 17 personaggi e 7 tecniche. Si dividono in tre periodi: 30 carte in A, 20 in B e 9 in C.
rules-r1-5-title = Carte evento
rules-r1-5-text = Ci sono 7 eventi. Sei entrano in gioco, uno per turno.
rules-r1-6-title = Il tracciato Dimora
rules-r1-6-text = Il tuo segnalino sta su una casella del tracciato. Il numero indica le tue entrate a ogni turno e anche i punti che puoi ottenere lì. Il tracciato va da 2 a 7.

## 2. Setup

rules-r2-title = Preparazione
rules-r2-1-title = Che cosa hai all’inizio
rules-r2-1-text = Ognuno comincia con 3 lavoratori, 2 Spyrium, £8 e nessun punto; il segnalino Dimora è sulla prima casella, il 2.
rules-r2-2-title = Mazzi ed eventi
rules-r2-2-text = I tre mazzi dei periodi e gli eventi vengono mescolati. Il primo evento è scoperto come evento futuro; se usa un gettone, ne riceve uno a caso.
rules-r2-3-title = Primo giocatore
rules-r2-3-text = Il caso decide chi comincia.

## 3. Start of a round

rules-r3-title = Come comincia un turno
rules-r3-1-title = Entrate
rules-r3-1-text = Ricevi tante sterline quante ne indica la tua casella Dimora. Perciò tutti cominciano il primo turno con £10.
rules-r3-2-title = Gli eventi avanzano
rules-r3-2-text = L’evento annunciato entra in vigore e tiene il suo gettone. Si scopre il successivo, con un gettone a caso se ne usa uno, così sai sempre che cosa arriva.
rules-r3-3-title = Il mercato
rules-r3-3-text = Si dispongono nove carte in tre righe da tre. I turni da 1 a 3 usano il periodo A, i turni 4 e 5 il periodo B, il turno 6 il periodo C. Tre carte di A e due di B restano quindi fuori dalla partita.
rules-r3-4-title = Gettoni sulle carte
rules-r3-4-text = Un edificio che usa un gettone ({ card-mine-3 }, { card-university-1 }, { card-university-2 }) ne riceve uno. Un personaggio che usa gettoni ({ card-miner }, { card-bureaucrat }, { card-banker }, { card-financier }, { card-architect }) ne riceve uno in meno del numero dei giocatori. Sono pescati a caso e restano scoperti.
rules-r3-5-title = Tutti nella fase I
rules-r3-5-text = Tutti i tuoi lavoratori sono di nuovo attivi e tutti sono nella fase I, il piazzamento.

## 4. Order of play

rules-r4-title = L’ordine di gioco
rules-r4-1-title = Un’azione a testa
rules-r4-1-text = A partire dal primo giocatore, in senso orario, si fa un’azione a testa finché tutti non hanno passato. Chi ha passato viene saltato.
rules-r4-2-title = La tua fase
rules-r4-2-text = Ciò che puoi fare dipende solo dalla tua fase. Gli altri possono trovarsi in una fase diversa.
rules-r4-3-title = Nella fase I
rules-r4-3-text = Piazza un lavoratore, usa l’evento o passa alla fase II. Se passi alla fase II, nella stessa mossa fai subito un’azione di quella fase.
rules-r4-4-title = Nella fase II
rules-r4-4-text = Guadagna monete, attiva una carta, usa l’evento, attiva un edificio, usa il Taylorismo se lo possiedi, oppure passa.
rules-r4-5-title = Non si torna indietro
rules-r4-5-text = Una volta nella fase II, ci resti fino alla fine del turno.

## 5. Phase I

rules-r5-title = { phase-1-long }
rules-r5-1-title = Piazzare un lavoratore
rules-r5-1-text = Metti un lavoratore attivo in uno spazio tra due carte adiacenti. Ce ne stanno quanti si vuole. Almeno una delle due posizioni deve avere ancora una carta, e lungo il bordo esterno non ci sono spazi.
rules-r5-2-title = Usare l’evento
rules-r5-2-text = Una volta per turno, in qualsiasi fase, puoi usare l’evento. Se offre più effetti ne scegli uno; devi poterne pagare il costo. Due eventi funzionano solo nella fase II.

## 6. Phase II

rules-r6-title = { phase-2-long }
rules-r6-1-title = Guadagnare monete
rules-r6-1-text = Ritira un tuo lavoratore e scegli una carta accanto: ottieni £1 per ogni altro lavoratore attorno a quella carta, di chiunque sia. Se entrambe le carte non ci sono più, non ottieni nulla (£2 con { card-capitalization }), ma vale come azione. Il lavoratore riposa fino al prossimo turno.
rules-r6-1-example = Esempio: attorno a una Miniera ci sono altri cinque lavoratori. Se lì ritiri il tuo per monete, ottieni £5.
rules-r6-2-title = Attivare una carta
rules-r6-2-text = Ritira un tuo lavoratore e scegli una carta accanto: paga il suo prezzo e, come sovrapprezzo, £1 per ogni altro lavoratore attorno, di chiunque sia. Il lavoratore riposa fino al prossimo turno.
rules-r6-3-title = Personaggi
rules-r6-3-text = Un personaggio agisce una volta e resta nel mercato: con un altro lavoratore può essere assunto di nuovo, anche da te. Devi poter pagare ciò che costa il suo effetto. Se usa gettoni, ne consumi uno a scelta; finiti i gettoni non si può più assumere, ma lì si possono ancora guadagnare monete.
rules-r6-3-example = Esempio: attorno all’{ card-apprentice } ci sono altri quattro lavoratori. Paghi £{ $character } e £4 di sovrapprezzo, dai { $pays } Spyrium e ottieni { $gains } punti. L’{ card-apprentice } resta al suo posto.
rules-r6-4-title = Edifici
rules-r6-4-text = Un edificio va nel tuo distretto. Un nuovo spazio costa £1 per ogni edificio che hai già, quindi il primo è gratis. Oppure rimpiazzi un tuo edificio, già usato o no: non paghi lo spazio e il vecchio edificio esce dal gioco. Se i due hanno in comune il simbolo fabbrica, miniera o ricerca, il prezzo (non il sovrapprezzo) scende di £3, mai sotto £0; anche due simboli in comune valgono solo £3. Il nuovo edificio è verticale e si può attivare già in questo turno. I lavoratori su un edificio rimpiazzato tornano nel prossimo turno.
rules-r6-4-example = Esempio: Fabbrica I costa £{ $price }, attorno ci sono altri due lavoratori e possiedi un Quartiere operaio e un Laboratorio. Su un nuovo spazio paghi { $price } + 2 + 2 = £{ $space }; al posto del Quartiere { $price } + 2 = £{ $replace }; al posto del Laboratorio, che ha lo stesso simbolo fabbrica, { $reduced } + 2 = £{ $shared }.
rules-r6-5-title = Effetti immediati
rules-r6-5-text = Alcuni edifici danno qualcosa una volta sola, subito dopo il pagamento: Spyrium o punti secondo il gettone, nuovi lavoratori finché ce ne sono nella riserva, o un effetto Dimora. Il gettone si scarta; senza gettone non si ottiene nulla.
rules-r6-6-title = Tecniche
rules-r6-6-text = Una tecnica è tua fino alla fine della partita e non richiede spazio. Vale dalla tua mossa successiva, quindi non ancora per il proprio acquisto. Puoi averne quante vuoi.
rules-r6-7-title = Attivare un edificio
rules-r6-7-text = Scegli un tuo edificio verticale e uno dei suoi effetti, poi giralo in orizzontale: per questo turno è usato. I lavoratori richiesti devono essere attivi e riposano fino al prossimo turno; lo Spyrium va alla banca.
rules-r6-8-title = Passare
rules-r6-8-text = Puoi passare quando non hai più lavoratori nel mercato, anche se ti restano lavoratori attivi o edifici verticali. Poi resti fuori fino al prossimo turno.
rules-r6-9-title = Prima si paga
rules-r6-9-text = Prima paghi, poi ottieni. Ciò che un’azione rende non può pagare l’azione stessa.

## 7. Market cards

rules-r7-title = Le carte del mercato
rules-r7-text = Le miniere danno Spyrium; officine, fabbriche e laboratori lo trasformano in punti; le università fanno punti con i soli lavoratori. I quartieri operai portano lavoratori, le palazzine ti fanno avanzare sul tracciato e le case signorili contano alla fine. Ciò che costa il gettone di un personaggio si aggiunge a prezzo e sovrapprezzo.

## 8. Events

rules-r8-title = Gli eventi
rules-r8-text = Ogni evento offre a tutti, una volta per turno, un piccolo scambio: monete, Spyrium o punti pari al suo gettone, punti per monete, monete per Spyrium, un lavoratore, un effetto Dimora. Turno di notte e Ritardatario funzionano solo nella fase II, ma puoi passare alla fase II e usarli nella stessa mossa. Con il Turno di notte lavoratori e Spyrium dell’edificio si pagano di nuovo. Il gettone di un evento non si consuma mai.

## 9. Techniques

rules-r9-title = Le tecniche
rules-r9-1-title = { card-automation }
rules-r9-1-text = Le tue miniere funzionano senza lavoratori. Alla fine: 1 punto per ogni Spyrium, al massimo 7.
rules-r9-2-title = { card-capitalization }
rules-r9-2-text = Ogni volta che guadagni monete con un lavoratore, ottieni £2 in più, anche tra due posizioni vuote. Alla fine: 1 punto ogni £2, al massimo 7.
rules-r9-3-title = { card-engineering }
rules-r9-3-text = I tuoi edifici con il simbolo fabbrica danno 1 punto in più per ogni lavoratore impiegato. Alla fine: ancora una volta i loro punti stampati, al massimo 7.
rules-r9-4-title = { card-crane }
rules-r9-4-text = Un nuovo spazio ti costa £3 in meno, mai sotto £0. Alla fine: 1 punto per ogni tuo edificio, al massimo 7.
# As in English.
rules-r9-5-title = { card-lobbying }
rules-r9-5-text = Una volta per turno puoi attivare una carta senza sovrapprezzo. Alla fine: punti pari alla tua casella Dimora.
rules-r9-6-title = { card-taylorism }
rules-r9-6-text = Una volta per turno, come azione della fase II, raddrizza un edificio orizzontale e attivalo subito di nuovo; lavoratori e Spyrium si pagano ancora. Con il Turno di notte un edificio può lavorare tre volte. Alla fine: 1 punto per ogni tuo lavoratore.
rules-r9-7-title = { card-commerce }
rules-r9-7-text = Conservi i gettoni che prendi dalle carte del mercato, fino a 7; gli altri si scartano. Una volta per turno puoi contare un gettone, su una carta o sul Colpo di fortuna, come 1, 2 o 3, anche per pagare meno; usare il valore stampato non consuma questa facoltà. Il gettone del Colpo di fortuna resta dov’è. Alla fine: 1 punto per ogni gettone conservato.
rules-r9-8-title = Di nuovo pronte a ogni turno
rules-r9-8-text = Lobbying, Taylorismo e Commercio si possono usare di nuovo a ogni nuovo turno.

## 10. Residence effect and bonuses

rules-r10-title = Dimora e bonus
rules-r10-1-title = Effetto Dimora
rules-r10-1-text = Fai avanzare il segnalino di una casella oppure ottieni i punti della casella su cui si trova: una delle due cose è obbligatoria. Sull’ultima puoi solo prendere i punti.
rules-r10-1-example = Esempio in tre: il tuo segnalino è sul 3 e su un Architetto ci sono i gettoni 1 e 2. Prendi l’1, paghi £1 oltre a prezzo e sovrapprezzo, e avanzi al 4 o ottieni 3 punti. Chi lo assume dopo di te prende il 2 e paga £2; poi nessuno può più assumerlo.
rules-r10-2-title = Bonus a 8 e a 20
rules-r10-2-text = Appena hai 8 punti o più scegli £5 o un lavoratore dalla riserva, subito attivo; il bonus si prende alla fine dell’azione. A 20 punti ottieni l’altro. Il punteggio finale non dà bonus.
rules-r10-3-title = Con la riserva vuota
rules-r10-3-text = Senza lavoratori in riserva il bonus lavoratore non dà nulla, e a 8 punti restano solo le £5. Se superi entrambe le soglie in una volta, ottieni tutti e due i bonus.

## 11. End of round, end of game

rules-r11-title = Fine del turno, fine della partita
rules-r11-1-title = Il turno finisce
rules-r11-1-text = Quando tutti hanno passato, si scartano il resto del mercato, l’evento e tutti i gettoni che vi si trovano, si raddrizzano edifici e tecniche e chi siede a sinistra del primo giocatore diventa primo giocatore. Dopo il turno 6 si va subito al punteggio finale.
rules-r11-2-title = Quando finiscono i gettoni
rules-r11-2-text = Se serve un gettone e non ce ne sono più, gli scarti diventano la nuova scorta. Se mancano anche quelli, le carte restanti rimangono senza per questo turno.
rules-r11-3-title = { log-game-ended }
rules-r11-3-text = Aggiungi i punti stampati sui tuoi edifici, poi quelli delle tecniche, al massimo 7 ciascuna. Monete, Spyrium e lavoratori di per sé non valgono nulla.
rules-r11-3-example = Esempio: con 8 Spyrium l’{ card-automation } vale 7 punti.
rules-r11-4-title = Chi vince
rules-r11-4-text = Vince chi ha più punti. In caso di parità la vittoria è condivisa.
rules-r11-5-title = Edizioni
rules-r11-5-text = Prezzi, punti degli edifici, copie e periodi delle carte dipendono dall’edizione in uso. La galleria delle carte mostra ogni numero e da dove viene.

## Rulings

rules-rulings-title = Dove i regolamenti stampati divergono
rules-rulings-text = Ci sono cinque regolamenti, stampati o tradotti, e non sempre concordano. Qui vale quanto segue:
rules-rulings-1 = In caso di parità vincono tutti quelli con più punti.
rules-rulings-2 = “Una volta per turno” su una tecnica significa una volta per ogni turno di gioco, non per mossa.
rules-rulings-3 = Il sovrapprezzo conta ogni altro lavoratore, anche i tuoi; non conta i giocatori.
rules-rulings-4 = Officina II dà { $points } punti. Esportazione rende £{ $gains1 } o £{ $gains2 }.
rules-rulings-5 = Il Taylorismo dà punti a fine partita. La seconda attivazione con Taylorismo o Turno di notte si paga per intero.
rules-rulings-6 = Con Commercio conservi al massimo sette gettoni.
rules-rulings-7 = Il Ritardatario si usa solo nella fase II.
rules-rulings-8 = Un bonus arriva appena hai 8 o 20 punti o più, ma non nel punteggio finale.
rules-rulings-9 = Un personaggio senza più gettoni non si può più assumere in questo turno.
rules-rulings-10 = Un simbolo in comune abbassa solo il prezzo di un edificio, mai il sovrapprezzo.

## The symbols

legend-title = Come si legge una carta
legend-price = prezzo
legend-seal = punti a fine partita
legend-instant = avviene una volta sola, appena costruito
legend-use = uso: prima della freccia il costo, dopo la freccia ciò che rende
legend-token = tanti quanti ne indica il gettone sulla carta
legend-around = lavoratori attorno alla carta: ognuno la rende più cara di £1, e fa prendere £1 in più
legend-goods = monete, Spyrium, punti
legend-residence = l’effetto Dimora: una casella avanti, oppure punti
legend-symbol = fabbrica, miniera o ricerca: rimpiazzare un edificio con lo stesso simbolo costa £3 in meno
legend-first = primo giocatore del turno
legend-worker = un lavoratore: uno dei tuoi attivi
legend-no-worker = nessun lavoratore richiesto
legend-new-space = un nuovo spazio per un edificio
legend-once = una volta per turno
legend-straighten = raddrizza un edificio usato
legend-end = a fine partita
legend-phases = fase I, piazzamento; fase II, attivazione
legend-passed = ha passato per questo turno
legend-event = l’evento del turno
legend-kinds = edificio, personaggio, tecnica: i tipi di carte del mercato
