# What cards and events do, in a sentence; `option-…` is one use of a building, numbered as in the notation.

## Buildings

effect-mine-1 = Impiega 1 lavoratore e ottieni 1 Spyrium.
effect-mine-2 = Dà 1 Spyrium senza lavoratori, oppure 2 con un lavoratore.
effect-mine-3 = Alla costruzione: tanto Spyrium quanto indica il gettone. Poi: 1 Spyrium senza lavoratori, oppure 3 con un lavoratore.
effect-workshop-1 = 1 lavoratore trasforma 1 Spyrium in 3 PV.
effect-workshop-2 = 1 lavoratore trasforma 2 Spyrium in 5 PV.
effect-factory-1 = 1 lavoratore trasforma 2 Spyrium in 6 PV, oppure 2 lavoratori ne trasformano 3 in 10 PV.
effect-factory-2 = 2 lavoratori trasformano 3 Spyrium in 10 PV, oppure 5 Spyrium in 15 PV.
effect-laboratory-1 = 1 lavoratore trasforma 1 Spyrium in 4 PV. Vale come fabbrica e come ricerca.
effect-laboratory-2 = 1 lavoratore trasforma 1 Spyrium in 5 PV. Vale come fabbrica e come ricerca.
effect-laboratory-3 = 1 lavoratore trasforma 2 Spyrium in 7 PV. Vale come fabbrica e come ricerca.
effect-neighbourhood-1 = Alla costruzione: 1 lavoratore dalla tua riserva, subito attivo. In seguito non si può attivare.
effect-neighbourhood-2 = Alla costruzione: 2 lavoratori dalla tua riserva (o l’ultimo), subito attivi. In seguito non si può attivare.
effect-residence-1 = Alla costruzione: avanza di una casella sul tracciato Dimora o ottieni in PV il numero della tua casella. In seguito non si può attivare.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = Alla costruzione: tanti PV quanti ne indica il gettone. Poi: 1 lavoratore dà 2 PV.
effect-university-2 = Alla costruzione: tanti PV quanti ne indica il gettone. Poi: 1 lavoratore dà 3 PV, 2 lavoratori 6 PV.
effect-luxury-home = Nessun effetto durante la partita: serve per i punti finali.
effect-mansion = Nessun effetto durante la partita, ma molti punti alla fine.
effect-palace = Nessun effetto durante la partita: è l’edificio più sfarzoso e dà più punti di tutti alla fine.

## Uses of buildings

option-mine-1-1 = 1 lavoratore → 1 Spyrium
option-mine-2-1 = nessun lavoratore → 1 Spyrium
option-mine-2-2 = 1 lavoratore → 2 Spyrium
option-mine-3-1 = nessun lavoratore → 1 Spyrium
option-mine-3-2 = 1 lavoratore → 3 Spyrium
option-workshop-1-1 = 1 lavoratore + 1 Spyrium → 3 PV
option-workshop-2-1 = 1 lavoratore + 2 Spyrium → 5 PV
option-factory-1-1 = 1 lavoratore + 2 Spyrium → 6 PV
option-factory-1-2 = 2 lavoratori + 3 Spyrium → 10 PV
option-factory-2-1 = 2 lavoratori + 3 Spyrium → 10 PV
option-factory-2-2 = 2 lavoratori + 5 Spyrium → 15 PV
option-laboratory-1-1 = 1 lavoratore + 1 Spyrium → 4 PV
option-laboratory-2-1 = 1 lavoratore + 1 Spyrium → 5 PV
option-laboratory-3-1 = 1 lavoratore + 2 Spyrium → 7 PV
option-university-1-1 = 1 lavoratore → 2 PV
option-university-2-1 = 1 lavoratore → 3 PV
option-university-2-2 = 2 lavoratori → 6 PV

## Characters

effect-miner = Prendi un gettone: ottieni altrettanto Spyrium.
effect-geologist = Ottieni 2 Spyrium.
effect-apprentice = Paga 1 Spyrium, ottieni 3 PV.
effect-engineer = Paga 1 Spyrium, ottieni 4 PV.
effect-bureaucrat = Prendi un gettone: ottieni altrettanti PV.
effect-adviser = Ottieni 3 PV.
effect-banker = Prendi un gettone e paga il suo valore in £: ottieni 4 PV.
effect-financier = Prendi un gettone e paga il suo valore in £: ottieni 5 PV.
effect-architect = Prendi un gettone e paga il suo valore in £: avanza di una casella sul tracciato Dimora o ottieni in PV il numero della tua casella.

## Techniques: during the game

effect-automation = Le tue miniere non richiedono lavoratori.
effect-capitalization = £2 in più a ogni azione “Guadagnare monete”.
effect-engineering = I tuoi edifici con il simbolo fabbrica danno 1 PV in più per ogni lavoratore impiegato.
effect-crane = Un nuovo spazio ti costa £3 in meno, mai sotto £0.
effect-lobbying = Una volta per turno: attiva una carta senza sovrapprezzo.
effect-taylorism = Una volta per turno, come azione della fase II: raddrizza un edificio usato e attivalo subito di nuovo. Lavoratori e Spyrium si pagano di nuovo.
effect-commerce = Conserva i gettoni presi dalle carte del mercato, al massimo 7. Una volta per turno un gettone vale 1, 2 o 3 a tua scelta.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 PV per ogni Spyrium
final-capitalization = 1 PV ogni £2
final-engineering = ancora una volta i PV dei tuoi edifici con il simbolo fabbrica
final-crane = 1 PV per ogni edificio
final-lobbying = PV pari alla tua casella del tracciato Dimora
final-taylorism = 1 PV per ogni tuo lavoratore
final-commerce = 1 PV per ogni gettone conservato
final-limit = Al massimo 7 PV per tecnica
final-building = { $points } PV alla fine
scored-automation = { spyrium }, 1 PV ciascuno
scored-capitalization = £{ $n }, 1 PV ogni £2
scored-engineering = { $n } PV stampati su edifici con il simbolo fabbrica
scored-crane = { buildings }, 1 PV ciascuno
scored-lobbying = Casella { $n } del tracciato Dimora
scored-taylorism = { workers }, 1 PV ciascuno
scored-commerce = Gettoni conservati: { $n }, 1 PV ciascuno

## Events

effect-windfall = Ottieni il valore del gettone in £, Spyrium o PV. Il gettone resta per gli altri.
effect-country-house = Paga 1 Spyrium: avanza di una casella sul tracciato Dimora o ottieni in PV il numero della tua casella.
effect-patronage = Paga £3 per 3 PV, oppure £6 per 5 PV.
effect-export = Vendi 1 Spyrium per £3, oppure 3 Spyrium per £6.
effect-night-shift = Solo nella fase II. Paga £1, raddrizza un edificio usato e attivalo subito di nuovo. Lavoratori e Spyrium si pagano di nuovo.
effect-recruitment = Paga £1 per ogni tuo lavoratore: ne ottieni un altro, subito attivo. Non con 7 lavoratori.
effect-late-arrival = Solo nella fase II. Piazza ancora un lavoratore attivo in uno spazio tra le carte.

# Where long words of names may be broken on a card.
card-hyphens = Appren-dista Archi-tetto Automa-zione Capitaliz-zazione Consi-gliere Inge-gneria Labora-torio Taylo-rismo Univer-sità
