# What cards and events do, in a sentence; `option-…` is one use of a building. Their numbers come from the rules.

## Buildings

effect-mine-1 = Setze { $workers1 } Arbeiter ein und erhalte { $gains1 } Spyrium.
effect-mine-2 = Bringt { $gains1 } Spyrium ohne Arbeiter oder { $gains2 } mit einem Arbeiter.
effect-mine-3 = Beim Bau: Spyrium in Höhe des Plättchens. Beim Nutzen: { $gains1 } Spyrium ohne Arbeiter oder { $gains2 } mit einem Arbeiter.
effect-workshop-1 = { $workers1 } Arbeiter macht aus { $pays1 } Spyrium { $gains1 } SP.
effect-workshop-2 = { $workers1 } Arbeiter macht aus { $pays1 } Spyrium { $gains1 } SP.
effect-factory-1 = { $workers1 } Arbeiter macht aus { $pays1 } Spyrium { $gains1 } SP, oder { $workers2 } Arbeiter machen aus { $pays2 } Spyrium { $gains2 } SP.
effect-factory-2 = { $workers1 } Arbeiter machen aus { $pays1 } Spyrium { $gains1 } SP oder aus { $pays2 } Spyrium { $gains2 } SP.
effect-laboratory-1 = { $workers1 } Arbeiter macht aus { $pays1 } Spyrium { $gains1 } SP. Gilt als Fabrik und Forschung.
effect-laboratory-2 = { $workers1 } Arbeiter macht aus { $pays1 } Spyrium { $gains1 } SP. Gilt als Fabrik und Forschung.
effect-laboratory-3 = { $workers1 } Arbeiter macht aus { $pays1 } Spyrium { $gains1 } SP. Gilt als Fabrik und Forschung.
effect-neighbourhood-1 = Beim Bau: { $workers } Arbeiter aus deinem Vorrat, sofort aktiv. Danach nicht nutzbar.
effect-neighbourhood-2 = Beim Bau: { $workers } Arbeiter aus deinem Vorrat (oder der letzte), sofort aktiv. Danach nicht nutzbar.
effect-residence-1 = Beim Bau: auf der Residenzleiste ein Feld vorrücken oder die Zahl deines Feldes als SP nehmen. Danach nicht nutzbar.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = Beim Bau: SP in Höhe des Plättchens. Beim Nutzen: { $workers1 } Arbeiter bringt { $gains1 } SP.
effect-university-2 = Beim Bau: SP in Höhe des Plättchens. Beim Nutzen: { $workers1 } Arbeiter bringt { $gains1 } SP, { $workers2 } Arbeiter bringen { $gains2 } SP.
effect-luxury-home = Kein Effekt während der Partie; bringt nur am Ende Siegpunkte.
effect-mansion = Kein Effekt während der Partie, aber viele Siegpunkte am Ende.
effect-palace = Kein Effekt während der Partie; das prächtigste Gebäude mit den meisten Siegpunkten am Ende.

## Uses of buildings

option-yields-spyrium =
    { $workers ->
        [0] kein Arbeiter → { $gains } Spyrium
        [one] { $workers } Arbeiter → { $gains } Spyrium
       *[other] { $workers } Arbeiter → { $gains } Spyrium
    }
option-scores =
    { $workers ->
        [one] { $workers } Arbeiter → { $gains } SP
       *[other] { $workers } Arbeiter → { $gains } SP
    }
option-scores-for-spyrium =
    { $workers ->
        [one] { $workers } Arbeiter + { $pays } Spyrium → { $gains } SP
       *[other] { $workers } Arbeiter + { $pays } Spyrium → { $gains } SP
    }

## Characters

effect-miner = Nimm ein Plättchen: Du erhältst so viel Spyrium.
effect-geologist = Du erhältst { $gains } Spyrium.
effect-apprentice = Zahle { $pays } Spyrium, erhalte { $gains } SP.
effect-engineer = Zahle { $pays } Spyrium, erhalte { $gains } SP.
effect-bureaucrat = Nimm ein Plättchen: Du erhältst so viele SP.
effect-adviser = Du erhältst { $gains } SP.
effect-banker = Nimm ein Plättchen und zahle seinen Wert in £: Du erhältst { $gains } SP.
effect-financier = Nimm ein Plättchen und zahle seinen Wert in £: Du erhältst { $gains } SP.
effect-architect = Nimm ein Plättchen und zahle seinen Wert in £: Rücke auf der Residenzleiste ein Feld vor oder nimm die Zahl deines Feldes als SP.

## Techniques: during the game

effect-automation = Deine Minen brauchen keine Arbeiter.
effect-capitalization = £{ $pays } mehr bei jeder Aktion „Geld verdienen“.
effect-engineering = Deine Gebäude mit Fabriksymbol bringen für jeden eingesetzten Arbeiter { $gains } SP mehr.
effect-crane = Ein neuer Bauplatz kostet dich £{ $saves } weniger, nie unter £0.
effect-lobbying = Einmal pro Runde: Aktiviere eine Karte ohne Aufpreis.
effect-taylorism = Einmal pro Runde als Aktion in Phase II: Richte ein genutztes Gebäude auf und nutze es sofort noch einmal. Arbeiter und Spyrium zahlst du erneut.
effect-commerce = Behalte Plättchen, die du von Karten der Auslage nimmst, höchstens { $limit }. Einmal pro Runde zählt ein Plättchen nach Wahl 1, 2 oder 3.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 SP je Spyrium
final-capitalization = 1 SP je volle £2
final-engineering = die aufgedruckten SP deiner Gebäude mit Fabriksymbol noch einmal
final-crane = 1 SP je Gebäude
final-lobbying = SP in Höhe deines Residenzfelds
final-taylorism = 1 SP je eigenen Arbeiter
final-commerce = 1 SP je behaltenes Plättchen
final-limit = Höchstens { $limit } SP je Patent
final-building = { $points } SP am Ende
scored-automation = { spyrium }, je 1 SP
scored-capitalization = £{ $n }, 1 SP je volle £2
scored-engineering = { $n } SP auf Gebäuden mit Fabriksymbol
scored-crane = { buildings }, je 1 SP
scored-lobbying = Feld { $n } der Residenzleiste
scored-taylorism = { workers }, je 1 SP
scored-commerce = Behaltene Plättchen: { $n }, je 1 SP
scored-capped = { $counted }, höchstens { $limit }

## Events

effect-windfall = Erhalte den Wert des Plättchens in £, Spyrium oder SP. Das Plättchen bleibt für die anderen liegen.
effect-country-house = Zahle { $pays } Spyrium: Rücke auf der Residenzleiste ein Feld vor oder nimm die Zahl deines Feldes als SP.
effect-patronage = Zahle £{ $pays1 } für { $gains1 } SP oder £{ $pays2 } für { $gains2 } SP.
effect-export = Verkaufe { $pays1 } Spyrium für £{ $gains1 } oder { $pays2 } Spyrium für £{ $gains2 }.
effect-night-shift = Nur in Phase II. Zahle £{ $pays }, richte ein genutztes Gebäude auf und nutze es sofort noch einmal. Arbeiter und Spyrium zahlst du erneut.
effect-recruitment = Zahle £1 für jeden eigenen Arbeiter und erhalte einen dazu, sofort aktiv. Nicht mit { $limit } Arbeitern.
effect-late-arrival = Nur in Phase II. Platziere nachträglich einen aktiven Arbeiter in einem Zwischenraum.

# Where long words of names may be broken on a card.
card-hyphens = Arbeiter-siedlung Automati-sierung Bau-platz Berg-arbeiter Bürger-liches Herren-haus Kapitali-sierung Labora-torium Lobby-ismus Maschinen-bau Taylor-ismus Univer-sität
