# What cards and events do, in a sentence; `option-…` is one use of a building. Their numbers come from the rules.

## Buildings

effect-mine-1 = Impiega { $workers1 } lavoratore e ottieni { $gains1 } Spyrium.
effect-mine-2 = Dà { $gains1 } Spyrium senza lavoratori, oppure { $gains2 } con un lavoratore.
effect-mine-3 = Alla costruzione: tanto Spyrium quanto indica il gettone. All’attivazione: { $gains1 } Spyrium senza lavoratori, oppure { $gains2 } con un lavoratore.
effect-workshop-1 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV.
effect-workshop-2 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV.
effect-factory-1 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV, oppure { $workers2 } lavoratori ne trasformano { $pays2 } in { $gains2 } PV.
effect-factory-2 = { $workers1 } lavoratori trasformano { $pays1 } Spyrium in { $gains1 } PV, oppure { $pays2 } Spyrium in { $gains2 } PV.
effect-laboratory-1 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV. Vale come fabbrica e come ricerca.
effect-laboratory-2 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV. Vale come fabbrica e come ricerca.
effect-laboratory-3 = { $workers1 } lavoratore trasforma { $pays1 } Spyrium in { $gains1 } PV. Vale come fabbrica e come ricerca.
effect-neighbourhood-1 = Alla costruzione: { $workers } lavoratore dalla tua riserva, subito attivo. In seguito non si può attivare.
effect-neighbourhood-2 = Alla costruzione: { $workers } lavoratori dalla tua riserva (o l’ultimo), subito attivi. In seguito non si può attivare.
effect-residence-1 = Alla costruzione: avanza di una casella sul tracciato Dimora o ottieni in PV il numero della tua casella. In seguito non si può attivare.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = Alla costruzione: tanti PV quanti ne indica il gettone. All’attivazione: { $workers1 } lavoratore dà { $gains1 } PV.
effect-university-2 = Alla costruzione: tanti PV quanti ne indica il gettone. All’attivazione: { $workers1 } lavoratore dà { $gains1 } PV, { $workers2 } lavoratori { $gains2 } PV.
effect-luxury-home = Nessun effetto durante la partita: serve per i punti finali.
effect-mansion = Nessun effetto durante la partita, ma molti punti alla fine.
effect-palace = Nessun effetto durante la partita: è l’edificio più sfarzoso e dà più punti di tutti alla fine.

## Uses of buildings

option-yields-spyrium =
    { $workers ->
        [0] nessun lavoratore → { $gains } Spyrium
        [one] { $workers } lavoratore → { $gains } Spyrium
       *[other] { $workers } lavoratori → { $gains } Spyrium
    }
option-scores =
    { $workers ->
        [one] { $workers } lavoratore → { $gains } PV
       *[other] { $workers } lavoratori → { $gains } PV
    }
option-scores-for-spyrium =
    { $workers ->
        [one] { $workers } lavoratore + { $pays } Spyrium → { $gains } PV
       *[other] { $workers } lavoratori + { $pays } Spyrium → { $gains } PV
    }

## Characters

effect-miner = Prendi un gettone: ottieni altrettanto Spyrium.
effect-geologist = Ottieni { $gains } Spyrium.
effect-apprentice = Paga { $pays } Spyrium, ottieni { $gains } PV.
effect-engineer = Paga { $pays } Spyrium, ottieni { $gains } PV.
effect-bureaucrat = Prendi un gettone: ottieni altrettanti PV.
effect-adviser = Ottieni { $gains } PV.
effect-banker = Prendi un gettone e paga il suo valore in £: ottieni { $gains } PV.
effect-financier = Prendi un gettone e paga il suo valore in £: ottieni { $gains } PV.
effect-architect = Prendi un gettone e paga il suo valore in £: avanza di una casella sul tracciato Dimora o ottieni in PV il numero della tua casella.

## Techniques: during the game

effect-automation = Le tue miniere non richiedono lavoratori.
effect-capitalization = £{ $pays } in più a ogni azione “Guadagnare monete”.
effect-engineering = I tuoi edifici con il simbolo fabbrica danno { $gains } PV in più per ogni lavoratore impiegato.
effect-crane = Un nuovo spazio ti costa £{ $saves } in meno, mai sotto £0.
effect-lobbying = Una volta per turno: attiva una carta senza sovrapprezzo.
effect-taylorism = Una volta per turno, come azione della fase II: raddrizza un edificio usato e attivalo subito di nuovo. Lavoratori e Spyrium si pagano di nuovo.
effect-commerce = Conserva i gettoni presi dalle carte del mercato, al massimo { $limit }. Una volta per turno un gettone vale 1, 2 o 3 a tua scelta.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 PV per ogni Spyrium
final-capitalization = 1 PV ogni £2
final-engineering = ancora una volta i PV dei tuoi edifici con il simbolo fabbrica
final-crane = 1 PV per ogni edificio
final-lobbying = PV pari alla tua casella del tracciato Dimora
final-taylorism = 1 PV per ogni tuo lavoratore
final-commerce = 1 PV per ogni gettone conservato
final-limit = Al massimo { $limit } PV per tecnica
final-building = { $points } PV alla fine
scored-automation = { spyrium }, 1 PV ciascuno
scored-capitalization = £{ $n }, 1 PV ogni £2
scored-engineering = { $n } PV stampati su edifici con il simbolo fabbrica
scored-crane = { buildings }, 1 PV ciascuno
scored-lobbying = Casella { $n } del tracciato Dimora
scored-taylorism = { workers }, 1 PV ciascuno
scored-commerce = Gettoni conservati: { $n }, 1 PV ciascuno
scored-capped = { $counted }, al massimo { $limit }

## Events

effect-windfall = Ottieni il valore del gettone in £, Spyrium o PV. Il gettone resta per gli altri.
effect-country-house = Paga { $pays } Spyrium: avanza di una casella sul tracciato Dimora o ottieni in PV il numero della tua casella.
effect-patronage = Paga £{ $pays1 } per { $gains1 } PV, oppure £{ $pays2 } per { $gains2 } PV.
effect-export = Vendi { $pays1 } Spyrium per £{ $gains1 }, oppure { $pays2 } Spyrium per £{ $gains2 }.
effect-night-shift = Solo nella fase II. Paga £{ $pays }, raddrizza un edificio usato e attivalo subito di nuovo. Lavoratori e Spyrium si pagano di nuovo.
effect-recruitment = Paga £1 per ogni tuo lavoratore: ne ottieni un altro, subito attivo. Non con { $limit } lavoratori.
effect-late-arrival = Solo nella fase II. Piazza ancora un lavoratore attivo in uno spazio tra le carte.

# Where long words of names may be broken on a card.
card-hyphens = Appren-dista Archi-tetto Automa-zione Capitaliz-zazione Consi-gliere Inge-gneria Labora-torio Taylo-rismo Univer-sità
