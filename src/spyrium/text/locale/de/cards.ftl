# What cards and events do, in a sentence; `option-…` is one use of a building, numbered as in the notation.

## Buildings

effect-mine-1 = Setze 1 Arbeiter ein und erhalte 1 Spyrium.
effect-mine-2 = Bringt 1 Spyrium ohne Arbeiter oder 2 mit einem Arbeiter.
effect-mine-3 = Beim Bau: Spyrium in Höhe des Plättchens. Danach: 1 Spyrium ohne Arbeiter oder 3 mit einem Arbeiter.
effect-workshop-1 = 1 Arbeiter macht aus 1 Spyrium 3 SP.
effect-workshop-2 = 1 Arbeiter macht aus 2 Spyrium 5 SP.
effect-factory-1 = 1 Arbeiter macht aus 2 Spyrium 6 SP, oder 2 Arbeiter machen aus 3 Spyrium 10 SP.
effect-factory-2 = 2 Arbeiter machen aus 3 Spyrium 10 SP oder aus 5 Spyrium 15 SP.
effect-laboratory-1 = 1 Arbeiter macht aus 1 Spyrium 4 SP. Gilt als Fabrik und Forschung.
effect-laboratory-2 = 1 Arbeiter macht aus 1 Spyrium 5 SP. Gilt als Fabrik und Forschung.
effect-laboratory-3 = 1 Arbeiter macht aus 2 Spyrium 7 SP. Gilt als Fabrik und Forschung.
effect-neighbourhood-1 = Beim Bau: 1 Arbeiter aus deinem Vorrat, sofort aktiv. Danach nicht nutzbar.
effect-neighbourhood-2 = Beim Bau: 2 Arbeiter aus deinem Vorrat (oder der letzte), sofort aktiv. Danach nicht nutzbar.
effect-residence-1 = Beim Bau: auf der Residenzleiste ein Feld vorrücken oder die Zahl deines Feldes als SP nehmen. Danach nicht nutzbar.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = Beim Bau: SP in Höhe des Plättchens. Danach: 1 Arbeiter bringt 2 SP.
effect-university-2 = Beim Bau: SP in Höhe des Plättchens. Danach: 1 Arbeiter bringt 3 SP, 2 Arbeiter bringen 6 SP.
effect-luxury-home = Kein Effekt während der Partie; bringt nur am Ende Siegpunkte.
effect-mansion = Kein Effekt während der Partie, aber viele Siegpunkte am Ende.
effect-palace = Kein Effekt während der Partie; das prächtigste Gebäude mit den meisten Siegpunkten am Ende.

## Uses of buildings

option-mine-1-1 = 1 Arbeiter → 1 Spyrium
option-mine-2-1 = kein Arbeiter → 1 Spyrium
option-mine-2-2 = 1 Arbeiter → 2 Spyrium
option-mine-3-1 = kein Arbeiter → 1 Spyrium
option-mine-3-2 = 1 Arbeiter → 3 Spyrium
option-workshop-1-1 = 1 Arbeiter + 1 Spyrium → 3 SP
option-workshop-2-1 = 1 Arbeiter + 2 Spyrium → 5 SP
option-factory-1-1 = 1 Arbeiter + 2 Spyrium → 6 SP
option-factory-1-2 = 2 Arbeiter + 3 Spyrium → 10 SP
option-factory-2-1 = 2 Arbeiter + 3 Spyrium → 10 SP
option-factory-2-2 = 2 Arbeiter + 5 Spyrium → 15 SP
option-laboratory-1-1 = 1 Arbeiter + 1 Spyrium → 4 SP
option-laboratory-2-1 = 1 Arbeiter + 1 Spyrium → 5 SP
option-laboratory-3-1 = 1 Arbeiter + 2 Spyrium → 7 SP
option-university-1-1 = 1 Arbeiter → 2 SP
option-university-2-1 = 1 Arbeiter → 3 SP
option-university-2-2 = 2 Arbeiter → 6 SP

## Characters

effect-miner = Nimm ein Plättchen: Du erhältst so viel Spyrium.
effect-geologist = Du erhältst 2 Spyrium.
effect-apprentice = Zahle 1 Spyrium, erhalte 3 SP.
effect-engineer = Zahle 1 Spyrium, erhalte 4 SP.
effect-bureaucrat = Nimm ein Plättchen: Du erhältst so viele SP.
effect-adviser = Du erhältst 3 SP.
effect-banker = Nimm ein Plättchen und zahle seinen Wert in £: Du erhältst 4 SP.
effect-financier = Nimm ein Plättchen und zahle seinen Wert in £: Du erhältst 5 SP.
effect-architect = Nimm ein Plättchen und zahle seinen Wert in £: Rücke auf der Residenzleiste ein Feld vor oder nimm die Zahl deines Feldes als SP.

## Techniques: during the game

effect-automation = Deine Minen brauchen keine Arbeiter.
effect-capitalization = £2 mehr bei jeder Aktion „Geld verdienen“.
effect-engineering = Deine Gebäude mit Fabriksymbol bringen für jeden eingesetzten Arbeiter 1 SP mehr.
effect-crane = Ein neuer Bauplatz kostet dich £3 weniger, nie unter £0.
effect-lobbying = Einmal pro Runde: Aktiviere eine Karte ohne Aufpreis.
effect-taylorism = Einmal pro Runde als Aktion in Phase II: Richte ein genutztes Gebäude auf und nutze es sofort noch einmal. Arbeiter und Spyrium zahlst du erneut.
effect-commerce = Behalte Plättchen, die du von Karten der Auslage nimmst, höchstens 7. Einmal pro Runde zählt ein Plättchen nach Wahl 1, 2 oder 3.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 SP je Spyrium
final-capitalization = 1 SP je volle £2
final-engineering = die aufgedruckten SP deiner Gebäude mit Fabriksymbol noch einmal
final-crane = 1 SP je Gebäude
final-lobbying = SP in Höhe deines Residenzfelds
final-taylorism = 1 SP je eigenen Arbeiter
final-commerce = 1 SP je behaltenes Plättchen
final-limit = Höchstens 7 SP je Patent
final-building = { $points } SP am Ende
scored-automation = { spyrium }, je 1 SP
scored-capitalization = £{ $n }, 1 SP je volle £2
scored-engineering = { $n } SP auf Gebäuden mit Fabriksymbol
scored-crane = { buildings }, je 1 SP
scored-lobbying = Feld { $n } der Residenzleiste
scored-taylorism = { workers }, je 1 SP
scored-commerce = Behaltene Plättchen: { $n }, je 1 SP

## Events

effect-windfall = Erhalte den Wert des Plättchens in £, Spyrium oder SP. Das Plättchen bleibt für die anderen liegen.
effect-country-house = Zahle 1 Spyrium: Rücke auf der Residenzleiste ein Feld vor oder nimm die Zahl deines Feldes als SP.
effect-patronage = Zahle £3 für 3 SP oder £6 für 5 SP.
effect-export = Verkaufe 1 Spyrium für £3 oder 3 Spyrium für £6.
effect-night-shift = Nur in Phase II. Zahle £1, richte ein genutztes Gebäude auf und nutze es sofort noch einmal. Arbeiter und Spyrium zahlst du erneut.
effect-recruitment = Zahle £1 für jeden eigenen Arbeiter und erhalte einen dazu, sofort aktiv. Nicht mit 7 Arbeitern.
effect-late-arrival = Nur in Phase II. Platziere nachträglich einen aktiven Arbeiter in einem Zwischenraum.

# Where long words of names may be broken on a card.
card-hyphens = Arbeiter-siedlung Automati-sierung Berg-arbeiter Bürger-liches Herren-haus Kapitali-sierung Labora-torium Lobby-ismus Maschinen-bau Taylor-ismus Univer-sität
