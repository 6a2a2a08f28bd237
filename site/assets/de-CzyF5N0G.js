var e=Object.values([`# The analysis of a finished game. Chances are whole per cent, losses are in win points (per cent of a victory).

analysis-title = Analyse
analysis-of = { $names }: { $n } Entscheidungen, je { $simulations } Simulationen
analysis-chances = Siegchance
analysis-round = Runde { $n }
analysis-mistakes = Fehler
analysis-no-mistakes = Keine Entscheidung hat 5 Siegprozente oder mehr gekostet.
analysis-turning-points = Wendepunkte
analysis-deal = Die Auslage von Runde { $n }
analysis-decision = Entscheidung { $n }: { $name }
analysis-change = { $name }: { $before } % → { $after } %
analysis-played = Gespielt: { $decision }
analysis-better = Besser: { $decision }
analysis-exact = exakt gelöst
analysis-player = Spieler
analysis-result = Ergebnis
analysis-accuracy = Genauigkeit
analysis-mean-loss = Verlorene Siegprozente pro Entscheidung
analysis-progress = Analyse läuft

judgement-inaccuracy = Ungenauigkeit
judgement-mistake = Fehler
judgement-blunder = Grober Fehler

reason-price = „{ $card }“ hätte £{ $n } statt £{ $instead } gekostet.
reason-vp = Das bringt sofort { $n } SP mehr.
reason-end = Das bringt am Spielende { $n } SP mehr.
reason-money = So bleiben £{ $n } mehr.
reason-spyrium = So bleiben { $n } Spyrium mehr.
reason-workers =
    { $n ->
        [one] Das bringt einen Arbeiter mehr.
       *[other] Das bringt { $n } Arbeiter mehr.
    }
reason-income = Das bringt £{ $n } mehr Einkommen pro Runde.
reason-rival = { $name } kann „{ $card }“ als Nächstes nehmen.

ledger-title = Woher das Ergebnis kommt
ledger-even = Gleicher Anteil
ledger-deals = Karten und Marker
ledger-own = Eigene Entscheidungen
ledger-others = Entscheidungen der anderen
ledger-unforeseen = Nicht vorhergesehen
ledger-note = Beurteilt wird nach dem, was man wissen konnte: über alle Karten, die hätten kommen können. Unter starken Spielern entscheidet das Kartenglück wenig; „nicht vorhergesehen“ ist, was die Suche erst später sah.
`,`# What cards and events do, in a sentence; \`option-…\` is one use of a building. Their numbers come from the rules.

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

## Events

effect-windfall = Erhalte den Wert des Plättchens in £, Spyrium oder SP. Das Plättchen bleibt für die anderen liegen.
effect-country-house = Zahle { $pays } Spyrium: Rücke auf der Residenzleiste ein Feld vor oder nimm die Zahl deines Feldes als SP.
effect-patronage = Zahle £{ $pays1 } für { $gains1 } SP oder £{ $pays2 } für { $gains2 } SP.
effect-export = Verkaufe { $pays1 } Spyrium für £{ $gains1 } oder { $pays2 } Spyrium für £{ $gains2 }.
effect-night-shift = Nur in Phase II. Zahle £{ $pays }, richte ein genutztes Gebäude auf und nutze es sofort noch einmal. Arbeiter und Spyrium zahlst du erneut.
effect-recruitment = Zahle £1 für jeden eigenen Arbeiter und erhalte einen dazu, sofort aktiv. Nicht mit { $limit } Arbeitern.
effect-late-arrival = Nur in Phase II. Platziere nachträglich einen aktiven Arbeiter in einem Zwischenraum.

# Where long words of names may be broken on a card.
card-hyphens = Arbeiter-siedlung Automati-sierung Berg-arbeiter Bürger-liches Herren-haus Kapitali-sierung Labora-torium Lobby-ismus Maschinen-bau Taylor-ismus Univer-sität
`,`# Decisions of the notation. \`decide-…\` is a button, \`decided-…\` the same in the log, with the player's $name.
# $gap is the text of gap-between, gap-beside or gap-empty; $card a card's name; $money, $n, $value whole numbers; $effect an option-… text.

## Phase I

decide-place = Arbeiter platzieren: { $gap }
decided-place = { $name } platziert einen Arbeiter { $gap }.
decide-phase2 = In Phase II wechseln
decided-phase2 = { $name } wechselt in Phase II.

## The event

decided-event = { $name } nutzt das Ereignis „{ $event }“.
decide-event-windfall-1 = £{ $n } nehmen
decided-event-windfall-1 = { $name } nimmt £{ $n } durch den Glücksfall.
decide-event-windfall-2 = { spyrium } nehmen
decided-event-windfall-2 = { $name } nimmt { spyrium } durch den Glücksfall.
decide-event-windfall-3 = { points } nehmen
decided-event-windfall-3 = { $name } erhält { points } durch den Glücksfall.
decide-event-windfall-value-1 = Den Wert des Plättchens in £ nehmen
decide-event-windfall-value-2 = Den Wert des Plättchens in Spyrium nehmen
decide-event-windfall-value-3 = Den Wert des Plättchens in SP nehmen
decided-event-windfall-value-1 = { $name } nimmt den Glücksfall in £.
decided-event-windfall-value-2 = { $name } nimmt den Glücksfall in Spyrium.
decided-event-windfall-value-3 = { $name } nimmt den Glücksfall in SP.
decide-event-country-house = { $pays } Spyrium für einen Residenz-Effekt zahlen
decided-event-country-house = { $name } zahlt { $pays } Spyrium für einen Residenz-Effekt.
decide-event-patronage-1 = £{ $pays1 } für { $gains1 } SP zahlen
decided-event-patronage-1 = { $name } zahlt £{ $pays1 } für { $gains1 } SP.
decide-event-patronage-2 = £{ $pays2 } für { $gains2 } SP zahlen
decided-event-patronage-2 = { $name } zahlt £{ $pays2 } für { $gains2 } SP.
decide-event-export-1 = { $pays1 } Spyrium für £{ $gains1 } verkaufen
decided-event-export-1 = { $name } verkauft { $pays1 } Spyrium für £{ $gains1 }.
decide-event-export-2 = { $pays2 } Spyrium für £{ $gains2 } verkaufen
decided-event-export-2 = { $name } verkauft { $pays2 } Spyrium für £{ $gains2 }.
decide-event-night-shift = £{ $pays } zahlen und ein Gebäude erneut nutzen
decided-event-night-shift = { $name } zahlt £{ $pays } für eine Nachtschicht.
decide-event-recruitment = £{ $money } für einen weiteren Arbeiter zahlen
decided-event-recruitment = { $name } zahlt £{ $money } für einen weiteren Arbeiter.
decide-event-late-arrival = Noch einen Arbeiter platzieren
decided-event-late-arrival = { $name } schickt einen Spätankömmling in die Auslage.

## Workers leave the market

decide-gain = £{ $money } bei „{ $card }“ nehmen
decided-gain = { $name } nimmt £{ $money } bei „{ $card }“.
decide-gain-from = £{ $money } bei „{ $card }“ nehmen, Arbeiter { $gap }
decide-gain-empty = Arbeiter für £{ $money } zurückziehen
decided-gain-empty = { $name } zieht einen Arbeiter für £{ $money } zurück.
decide-activate-from = „{ $card }“ für £{ $money } aktivieren, Arbeiter { $gap }
decide-activate-building = „{ $card }“ ab £{ $money } bauen
decided-activate-building = { $name } baut „{ $card }“.
decide-activate-character = „{ $card }“ für £{ $money } engagieren
decided-activate-character = { $name } engagiert „{ $card }“ für £{ $money }.
decide-activate-character-fee = „{ $card }“ für £{ $money } plus { $fees } für das Plättchen engagieren
decide-activate-technique = „{ $card }“ für £{ $money } erwerben
decided-activate-technique = { $name } erwirbt „{ $card }“ für £{ $money }.
decide-lobby = „{ $card }“ mit Lobbyismus für £{ $money } aktivieren
decided-lobby = { $name } aktiviert „{ $card }“ mit Lobbyismus für £{ $money }.
decide-lobby-from = „{ $card }“ mit Lobbyismus für £{ $money } aktivieren, Arbeiter { $gap }

## Where a building goes

decide-space = Auf neuem Bauplatz bauen: insgesamt £{ $money }
decided-space = { $name } baut auf einem neuen Bauplatz.
decide-replace = „{ $card }“ ersetzen: insgesamt £{ $money }
decided-replace = { $name } ersetzt „{ $card }“.
decide-replace-inclined = „{ $card }“ (genutzt) ersetzen: insgesamt £{ $money }
decided-replace-inclined = { $name } ersetzt „{ $card }“ (bereits genutzt).
way-space = Auf neuem Bauplatz: { $cost }
way-replace = „{ $card }“ ersetzen: { $cost }
way-replace-inclined = „{ $card }“ (genutzt) ersetzen: { $cost }
way-token = plus { $fees } für das Plättchen

## Tokens and values

decide-token = Plättchen { $n } nehmen
decided-token = { $name } nimmt Plättchen { $n }.
decided-token-fee = { $name } nimmt Plättchen { $n } und zahlt £{ $money }.
decide-token-as = Plättchen { $n } als { $value } nehmen
decided-token-as = { $name } nimmt Plättchen { $n } und zählt es dank Gewerbe als { $value }.
decide-value = Als { $value } zählen
decided-value = { $name } zählt das Plättchen dank Gewerbe als { $value }.
decide-value-printed = Bei { $value } belassen
decided-value-printed = { $name } belässt das Plättchen bei { $value }.

## Buildings at work

decide-use = „{ $card }“ nutzen: { $effect }
decided-use = { $name } nutzt „{ $card }“: { $effect }.
decide-taylorism = Ein Gebäude mit Taylorismus erneut nutzen
decided-taylorism = { $name } nutzt den Taylorismus.
decide-reuse = „{ $card }“ erneut nutzen: { $effect }
decided-reuse = { $name } nutzt „{ $card }“ erneut: { $effect }.

## Residence and bonus

decide-advance = Auf { $n } vorrücken
decided-advance = { $name } rückt auf der Residenzleiste auf { $n } vor.
decide-score = { points } nehmen
decided-score = { $name } erhält { points } auf der Residenzleiste.
decide-worker = Einen Arbeiter nehmen
decided-worker = { $name } wählt einen Arbeiter als Bonus.
decide-cash = £5 nehmen
decided-cash = { $name } wählt £5 als Bonus.

## Passing

decide-pass = Passen
decided-pass = { $name } passt.
`,`# Errors as people see them: what is wrong and what to do.

## Playing

error-game-moved-on = Die Partie ist schon weiter; der Tisch wurde aktualisiert.

## Connection

error-offline = Du bist offline. Prüfe deine Verbindung und versuche es erneut.
error-server-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
error-server = Auf dem Server ist etwas schiefgegangen. Von deiner Partie geht nichts verloren.
error-unexpected = Hier ist etwas schiefgegangen. Lade die Seite neu; die Partie geht weiter, wo sie war.

## Tables and seats

error-game-not-found = Diese Partie gibt es nicht.
error-page-not-found = Unter dieser Adresse gibt es nichts.

## Forms

error-wrong-password = Name und Passwort passen nicht zusammen.
error-copy-failed = Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn selbst.
`,`# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-round-began = Runde { $n } beginnt.
log-round-ended = Runde { $n } ist zu Ende.
log-income = { $name } erhält £{ $n } Einnahmen.
log-event = Ereignis dieser Runde: { $event }.
log-market-dealt = Neue Auslage: { $cards }.
log-first-player = Neuer Startspieler: { $name }.
log-phase-entered = { decided-phase2 }
log-passed = { $name } passt für diese Runde.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } nimmt den Arbeiter { $gap } zurück.

## Paying, item by item

log-paid = { $name } zahlt £{ $n }.
log-paid-items = { $name } zahlt £{ $n }: { $items }.
log-paid-spyrium = { $name } zahlt { spyrium }.
item-price = { $n } (Preis)
item-surcharge = { $n } (Arbeiter)
item-space = { $n } (Bauplatz)
item-discount = { $n } (gleiches Symbol)
item-token = { $n } (Plättchen)
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains

log-gained-money = { $name } erhält £{ $n }.
log-gained-spyrium = { $name } erhält { spyrium }.
log-gained-points = { $name } erhält { points }.
log-gained-workers =
    { $n ->
        [one] { $name } erhält { $n } Arbeiter.
       *[other] { $name } erhält { $n } Arbeiter.
    }

## Cards

log-building-constructed = { $name } baut „{ $card }“ auf einem neuen Bauplatz.
log-building-constructed-replacing = { $name } ersetzt „{ $old }“ durch „{ $card }“.
log-technique-patented = { $name } erwirbt das Patent „{ $card }“.
log-character-called = { $name } engagiert den Spezialisten „{ $card }“.
log-building-used = { decided-use }
log-building-used-again = { $name } nutzt „{ $card }“ noch einmal: { $effect }.
log-technique-used = { $name } setzt das Patent „{ $card }“ ein.
log-building-chosen = { $name } nimmt „{ $card }“ aus der Auslage.
log-event-used = { decided-event }

## Tokens

log-token-counted = { $name } zählt Plättchen { $n } als { $value }.
log-value-chosen = { $name } zählt das Plättchen des Ereignisses als { $value }.
log-token-kept = { $name } behält Plättchen { $n }.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-bonus-received-cash = { $name } erhält den Bonus von £5.
log-bonus-received-worker = { $name } erhält einen Arbeiter als Bonus.
log-bonus-received-none = { $name } hat für den Bonus keinen Arbeiter mehr im Vorrat.

## Final scoring

log-game-ended = Schlusswertung
log-final-played = Punkte aus dem Spiel: { $n }
log-final-buildings = Gebäude: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-winner = { $name } gewinnt mit { points }.
log-shared-victory = Geteilter Sieg für { $names } mit { points }.

## The table

log-undone = { $name } nimmt eine Entscheidung zurück.
`,`# Vorab festgelegte Karten, und wie man das nachprüft.

fair-fixed = Karten vorab festgelegt: geprüft
fair-fixed-seed = Die Karten folgen aus dem Startwert: geprüft
fair-secret-to-come = Das Geheimnis der Karten wird am Ende der Partie verraten; dann lassen sie sich prüfen
fair-differs = Runde { $round } wurde nicht so ausgelegt wie vorab festgelegt
fair-differs-start = Startspieler oder erstes Ereignis sind nicht die vorab festgelegten
fair-another-secret = Das Geheimnis ist nicht das vorab zugesagte
fair-unknown = Es steht nicht dabei, woraus die Karten gezogen wurden: Sie lassen sich nicht prüfen
fair-drawn = { $n ->
    [one] Eine Auslage wurde nachgezogen.
   *[other] { $n } Auslagen wurden nachgezogen.
}
fair-skipped = { $n ->
    [one] Eine Ziehung fehlt: So viele Auslagen müssten zurückgenommen worden sein.
   *[other] { $n } Ziehungen fehlen: So viele Auslagen müssten zurückgenommen worden sein.
}
fair-given = { $n ->
    [one] Eine Auslage stammt aus der Partie, die hier fortgesetzt wird.
   *[other] { $n } Auslagen stammen aus der Partie, die hier fortgesetzt wird.
}
fair-expected = Es hätte so sein sollen: { $deal }
fair-commitment = Zusage
fair-secret = Geheimnis
fair-how = Wie das geprüft wird
fair-how-text = Vor der ersten Auslage hat der Server die Zusage genannt, den Fingerabdruck einer geheimen Zahl. Aller Zufall der Partie wird aus diesem Geheimnis berechnet, und am Ende wird es verraten. Niemand konnte also eine Auslage aussuchen, und alle können sie nachrechnen: Partie speichern und „{ $command }“ aufrufen.
fair-here = Dein Browser hat das Geheimnis mit der Zusage verglichen, die er während der Partie gehört hat.
fair-checking = Die Karten werden geprüft …
`,`# The guided first game: what the coach says.

lesson-title = Deine erste Partie
lesson-step = { $n } von { $total }
lesson-rival = Brunel
lesson-rule = Regel nachlesen
lesson-leave = Einführung verlassen
lesson-play = Jetzt spielen

lesson-welcome = Willkommen! Jeder führt ein Unternehmen. Wer nach sechs Runden auf dieser Leiste die meisten Punkte hat, gewinnt. Hier kann nichts schiefgehen: Nur worum ich dich bitte, lässt sich anklicken.
lesson-market = Das ist die Auslage: jede Runde neun Karten. Arbeiter stehen in den Zwischenräumen, jeder hat also zwei Karten in Reichweite.
lesson-place = Eine Runde beginnt mit Phase I: Pro Zug kommt ein Arbeiter in die Auslage. Klick auf den leuchtenden Zwischenraum zwischen „{ $mine }“ und „{ $geologist }“.
lesson-place-again = { $rival } hat auch einen Arbeiter neben „{ $geologist }“. Zwischenräume darf man teilen, und jeder Arbeiter neben einer Karte zählt: Er macht sie teurer, bringt dir aber auch Geld. Stell deinen dazu.
lesson-phase2 = Den dritten Arbeiter behältst du zu Hause: Er wird später ein Gebäude betreiben. Wechsle jetzt in Phase II. Du handelst darin sofort und kannst in dieser Runde keine Arbeiter mehr platzieren.
lesson-gain = In Phase II kommen deine Arbeiter zurück, einer pro Zug, jeder für Geld oder für eine Karte. Zuerst Geld: £1 für jeden anderen Arbeiter neben der Karte. Klick auf deinen unteren Arbeiter, dann bei „{ $geologist }“ auf „£{ $n } nehmen“.
lesson-activate = Nun eine Karte. Sie kostet ihren Preis und £1 für jeden anderen Arbeiter neben ihr: { $price }. Klick auf deinen Arbeiter, dann aktiviere „{ $mine }“.
lesson-build = Ein Gebäude braucht einen Bauplatz. Der kostet £1 für jedes Gebäude, das du hast, der erste ist also umsonst. Später kannst du auch ein altes Gebäude ersetzen, £3 billiger bei gleichem Symbol. Klick auf den freien Platz.
lesson-use = Dein Gebäude kann noch in dieser Runde arbeiten. Das ist ein eigener Zug, danach ruht es bis zur nächsten Runde. Wähle einen der zwei Effekte; der zweite braucht deinen Arbeiter.
lesson-event = Einmal pro Runde darf jeder das Ereignis nutzen, egal in welcher Phase. Dieses bringt dir £2, 2 Spyrium oder 2 Punkte. Nimm, was du magst.
lesson-pass = Keiner deiner Arbeiter ist noch in der Auslage, und du hast alles getan: Passe. Die anderen spielen weiter, bis alle gepasst haben.
lesson-round = Alle haben gepasst, die Runde ist vorbei. Was in der Auslage lag, ist weg, neun neue Karten liegen da, das nächste Ereignis gilt, Gebäude liegen wieder aufrecht, alle Arbeiter sind zu Hause. Jemand anders beginnt.
lesson-income = Jede Runde beginnt mit Einnahmen: der Zahl deines Feldes auf dieser Leiste, für dich jetzt £{ $n }. Manche Karten bringen dich weiter oder geben dir die Zahl als Punkte.
lesson-bonus = Bei 8 Punkten bekommst du £5 oder einen weiteren Arbeiter, ganz wie du willst; bei 20 Punkten das andere. Je früher der Arbeiter kommt, desto mehr ist er wert.
lesson-help = Hier steht immer, was gefragt ist, und das Fragezeichen öffnet die Regel. Was du tun kannst, leuchtet. Halte den Zeiger auf eine Karte oder drücke lange darauf, um alles über sie zu lesen.
lesson-last-round = Wir springen ans Ende der sechsten Runde. Du hast ein Unternehmen aufgebaut und drei Kristalle gespart. Noch liegt { $rival } vorn.
lesson-factory = Fabriken machen aus Spyrium Punkte. Mit zwei Arbeitern und drei Kristallen bringt deine „{ $factory }“ 10. Nutze ihren zweiten Effekt.
lesson-last-pass = Sehr gut! Du hast 20 Punkte überschritten, der Bonus kam von selbst. { $rival } hat gepasst. Passe auch, und die Partie ist zu Ende.
lesson-scoring = Jetzt kommen die Punkte auf deinen Gebäuden dazu, dann deine Patente mit je höchstens 7. Geld, Kristalle und Arbeiter zählen für sich nichts. Zeig auf jede Karte, die du noch nicht kennst, und sie erklärt sich: auf zur ersten richtigen Partie!
lesson-more = Die zweite Einführung
lesson-more-welcome = Willkommen zurück! Vier deiner Arbeiter stehen in der Auslage, die anderen haben gepasst. Jetzt kommt, was die erste Einführung ausgelassen hat, und öfter wählst du selbst.
lesson-more-character = Spezialisten wirken sofort und bleiben in der Auslage. „{ $architect }“ braucht Plättchen: Wer ihn engagiert, verbraucht eines und zahlt dessen Wert zusätzlich zum Preis. Klick auf deinen Arbeiter links davon und engagiere ihn.
lesson-more-token = Welches Plättchen? Ein kleines ist billig für dich, lässt aber das teure den anderen. Ist das letzte weg, kann niemand diesen Spezialisten mehr engagieren.
lesson-more-residence = Der Residenz-Effekt: Rücke deinen Marker vor und erhalte in jeder weiteren Runde mehr Einnahmen, oder nimm jetzt die Zahl deines Feldes als Punkte. Früh lohnt das Vorrücken, spät lohnen die Punkte. Du entscheidest.
lesson-more-technique = Nun ein Patent: Es hilft bis zum Ende der Partie, braucht keinen Bauplatz und bringt am Ende Punkte. Mit „{ $technique }“ aktivierst du einmal pro Runde eine Karte ohne Aufpreis. Klick auf deinen Arbeiter daneben und erwirb es.
lesson-more-building = „{ $laboratory }“ hat das Fabriksymbol, wie deine „{ $workshop }“. Klick auf deinen Arbeiter daneben und baue es.
lesson-more-where = Ersetzt du „{ $workshop }“, spart das gleiche Symbol £3, aber das alte Gebäude ist weg. Auf einem neuen Bauplatz behältst du beide und zahlst £1 für jedes eigene Gebäude. Was es jeweils kostet, steht auf den Knöpfen: Wähle.
lesson-more-free = Der Rest der Runde gehört dir: Nimm den letzten Arbeiter zurück, nutze deine Gebäude, nutze das Ereignis. Passe, wenn sich nichts mehr lohnt.
lesson-more-end = Eine neue Runde, neun neue Karten, alles wieder aufrecht. Nun kennst du alles: Spezialisten, Plättchen, Patente, Ersetzen und die Residenzleiste. Der Rest ist Erfahrung.
`,`# Names and counted nouns. $n is always a whole number.

## Buildings

card-mine-1 = Mine I
card-mine-2 = Mine II
card-mine-3 = Mine III
card-workshop-1 = Werkstatt I
card-workshop-2 = Werkstatt II
card-factory-1 = Fabrik I
card-factory-2 = Fabrik II
card-laboratory-1 = Laboratorium I
card-laboratory-2 = Laboratorium II
card-laboratory-3 = Laboratorium III
card-neighbourhood-1 = Arbeitersiedlung I
card-neighbourhood-2 = Arbeitersiedlung II
card-residence-1 = Residenz I
card-residence-2 = Residenz II
card-university-1 = Universität I
card-university-2 = Universität II
card-luxury-home = Bürgerliches Wohnhaus
card-mansion = Herrenhaus
card-palace = Palast

## Characters

card-miner = Bergarbeiter
card-geologist = Geologe
card-apprentice = Gehilfe
card-engineer = Ingenieur
card-bureaucrat = Bürokrat
card-adviser = Berater
card-banker = Bankier
card-financier = Finanzier
card-architect = Architekt

## Techniques

card-automation = Automatisierung
card-capitalization = Kapitalisierung
card-engineering = Maschinenbau
card-crane = Baukran
card-lobbying = Lobbyismus
card-taylorism = Taylorismus
card-commerce = Gewerbe

## Events

event-windfall = Glücksfall
event-country-house = Landsitz
event-patronage = Mäzenatentum
event-export = Ausfuhr
event-night-shift = Nachtschicht
event-recruitment = Anwerbung
event-late-arrival = Spätankömmling

## The game

game-title = Spyrium

## Kinds

kind-building = Gebäude
kind-character = Spezialist
kind-technique = Patent
kind-event = Ereignis

## Symbols

symbol-factory = Fabrik
symbol-mine = Mine
symbol-research = Forschung

## Resources and pieces

resource-money = Geld
resource-spyrium = Spyrium
resource-points = Siegpunkte
resource-points-short = SP
resource-workers = Arbeiter
resource-tokens = Zahlenplättchen
resource-residence = Residenzleiste

## Phases, periods, rounds

phase-1 = Platzierung
phase-2 = Aktivierung
phase-3 = Gepasst
phase-1-long = Phase I: Platzierung
phase-2-long = Phase II: Aktivierung
phase-3-long = Hat in dieser Runde gepasst
period-a = Epoche A
period-b = Epoche B
period-c = Epoche C
round-of = Runde { $n } von { $total }

## Bonuses

bonus-cash = £5
bonus-worker = Ein Arbeiter
bonus-8 = Bonus bei 8 Punkten
bonus-20 = Bonus bei 20 Punkten

## Upright and inclined

state-upright = aufrecht
state-inclined = quer (genutzt)

## Counted nouns

pounds-spoken =
    { $n ->
        [one] { $n } Pfund
       *[other] { $n } Pfund
    }
spyrium = { $n } Spyrium
points =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
workers =
    { $n ->
        [one] { $n } Arbeiter
       *[other] { $n } Arbeiter
    }
tokens =
    { $n ->
        [one] { $n } Zahlenplättchen
       *[other] { $n } Zahlenplättchen
    }
buildings =
    { $n ->
        [one] { $n } Gebäude
       *[other] { $n } Gebäude
    }
techniques =
    { $n ->
        [one] { $n } Patent
       *[other] { $n } Patente
    }
cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
spectators =
    { $n ->
        [one] { $n } Zuschauer
       *[other] { $n } Zuschauer
    }
games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }

## Places. $first, $second and $card are card names.

gap-between = zwischen „{ $first }“ und „{ $second }“
gap-beside = neben „{ $card }“
gap-empty = zwischen zwei leeren Feldern
position-empty = leer
`,`# What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, du bist am Zug.
notice-your-turn-at = { $name }, du bist am Zug bei „{ $table }“.
notice-trial = So sagt dir Spyrium, dass du am Zug bist.
notice-subject = Spyrium: du bist am Zug
notice-code-subject = Spyrium: dein Code
notice-code = Dein Code lautet { $code }. Gib ihn dort ein, wo du deine E-Mail-Adresse für Benachrichtigungen angegeben hast. Falls du das nicht warst, brauchst du nichts zu tun: Es kommen keine weiteren E-Mails.
`,`# What the game asks, in a sentence; \`hint-…\` explains it and names the rule.

## Questions to the player who decides

prompt-action = Du bist am Zug und kannst { $actions }.
prompt-action-no-workers = Du hast keinen aktiven Arbeiter mehr. Du kannst { $actions }.
prompt-action-entered = Du bist jetzt in Phase II und kannst { $actions }.
prompt-action-only-pass = Du kannst nichts mehr tun: Passe.
prompt-card = Wähle eine Karte neben diesem Arbeiter.
prompt-build = Wo baust du „{ $card }“?
prompt-token = Welches Plättchen nimmst du von „{ $card }“?
prompt-token-building = Welchen Wert soll das Plättchen auf „{ $card }“ haben?
prompt-value = Welchen Wert soll das Plättchen des Ereignisses haben?
prompt-reuse = Welches Gebäude nutzt du noch einmal?
prompt-residence = Auf der Residenzleiste vorrücken oder die Zahl deines Feldes als Siegpunkte nehmen?
prompt-bonus = Du hast 8 Punkte erreicht: £5 oder einen Arbeiter?
prompt-late-arrival = Wohin kommt dein Spätankömmling?
prompt-confirm = Zufrieden mit diesem Zug?
prompt-confirm-phase2 = In Phase II wechseln? In dieser Runde kannst du dann keine Arbeiter mehr platzieren.
prompt-confirm-pass = Passen? In dieser Runde tust du dann nichts mehr.
prompt-confirm-pass-unused = Passen, obwohl du noch etwas tun könntest?

## What can be done in a turn; the list of what can be done now stands in prompt-action…

action-place = einen Arbeiter platzieren
action-withdraw = einen Arbeiter für Geld oder eine Karte zurücknehmen
action-use = ein Gebäude nutzen
action-taylorism = { card-taylorism } nutzen
action-event = das Ereignis nutzen
action-phase2 = in Phase II wechseln
action-pass = passen
actions-or = { $first } oder { $second }
actions-comma = { $first }, { $second }

## When somebody else decides, or nobody

prompt-waiting = Warten auf { $name }.
prompt-waiting-bot = { $name } denkt nach.
prompt-hot-seat = Gib weiter an { $name }.
prompt-lesson = Folge der Einführung.
prompt-over = Die Partie ist zu Ende.
prompt-deal = Gib die Karten ein, die an deinem Tisch ausgelegt wurden.
prompt-replay = Du siehst einen früheren Stand: Entscheidung { $n } von { $total }.
prompt-spectating = Du schaust zu. { $name } ist am Zug.

## Hints

web-prompt-rule = Erklären
web-all-rules = Alle Regeln
hint-action-1 = Dein Arbeiter steht zwischen zwei Karten und kann später für jede von beiden genutzt werden (R5.1).
hint-phase2 = Der Wechsel in Phase II kostet keinen eigenen Zug: Du handelst sofort darin, kannst aber in dieser Runde nicht zurück (R4.3, R4.5).
hint-action-2 = Jeder Arbeiter, den du zurücknimmst, bringt Geld oder eine Karte, nie beides (R6.1, R6.2).
hint-gain = £1 für jeden anderen Arbeiter an der Karte, egal von wem (R6.1).
hint-activate = Der Preis plus £1 für jeden anderen Arbeiter an der Karte, egal von wem (R6.2).
hint-build = Ein Bauplatz kostet £1 für jedes eigene Gebäude. Ersetzen braucht keinen Bauplatz und kostet bei gleichem Symbol £3 weniger (R6.4).
hint-token = Das genommene Plättchen ist verbraucht, die anderen bleiben liegen (R6.3).
hint-value = Einmal pro Runde wählst du mit Gewerbe 1, 2 oder 3. Der aufgedruckte Wert verbraucht das nicht (R9.7).
hint-use = Das Gebäude ist für diese Runde genutzt; seine Arbeiter kommen nächste Runde zurück (R6.7).
hint-reuse = Arbeiter und Spyrium werden erneut bezahlt; danach liegt das Gebäude quer (R9.6, R8).
hint-residence = Ein höheres Feld bringt jede Runde mehr Einnahmen und später mehr Punkte (R10.1).
hint-bonus = Das andere bekommst du bei 20 Punkten (R10.2).
hint-late-arrival = Jeder Zwischenraum an einer Karte ist erlaubt (R5.1).
hint-event = Einmal pro Runde; alle Kosten müssen bezahlbar sein (R5.2).
hint-pass = Du kannst passen, sobald keiner deiner Arbeiter mehr in der Auslage steht (R6.8).
`,`# Why a typed word cannot be played. $word and $words are words of the notation, $gap and $position places of it.

refusal = „{ $word }“ kann nicht gespielt werden: { $reason } ({ $rule }).
refusal-legal = Erlaubt ist jetzt: { $words }.
refusal-legal-more = Erlaubt ist jetzt: { $words } und { $n } weitere.

## At any time

refusal-unknown = das ist kein Wort der Notation
refusal-unknown-near = das ist kein Wort der Notation; meinst du „{ $near }“?
refusal-over = die Partie ist zu Ende
refusal-deal = die Runde ist zu Ende, und die nächsten Karten fehlen noch

## Something else is asked

refusal-asked-build = wähle zuerst, wohin das neue Gebäude kommt
refusal-asked-token = wähle zuerst, welches Plättchen du nimmst
refusal-asked-value = wähle zuerst den Wert des Ereignisplättchens
refusal-asked-reuse = wähle zuerst, welches quer liegende Gebäude du noch einmal nutzt
refusal-asked-residence = wähle zuerst: auf der Residenzleiste vorrücken oder Punkte nehmen
refusal-asked-bonus = wähle zuerst den Bonus
refusal-asked-arrival = wähle zuerst den Zwischenraum für den Spätankömmling
refusal-not-asked = danach ist gerade nicht gefragt
refusal-in-phase-two = du bist schon in Phase II
refusal-phase-two-first = das ist eine Aktion der Phase II; spiele zuerst „{ $command }“

## Workers and gaps

refusal-placement-only = Arbeiter werden nur in Phase I platziert
refusal-no-active-worker = du hast keinen aktiven Arbeiter
refusal-gap-empty = beide Felder des Zwischenraums { $gap } sind leer
refusal-no-worker-there = im Zwischenraum { $gap } steht kein Arbeiter von dir
refusal-name-the-card = neben dem Zwischenraum liegt noch eine Karte: nenne sie
refusal-position-empty = das Feld { $position } ist leer
refusal-workers-in-market =
    { $n ->
        [one] { $n } deiner Arbeiter steht noch in der Auslage
       *[other] { $n } deiner Arbeiter stehen noch in der Auslage
    }
refusal-all-workers = du hast schon alle { $n } Arbeiter
refusal-no-late-worker = dazu braucht es einen aktiven Arbeiter und einen Zwischenraum neben einer Karte

## Costs

refusal-too-dear = das kostet £{ $price }, und du hast £{ $money }
refusal-fee = die Gebühr beträgt £{ $price }, und du hast £{ $money }
refusal-too-little-spyrium = das kostet { $pays } Spyrium, und du hast { $owned }
refusal-building-too-dear = „{ $card }“ kostet mindestens £{ $price }, und du hast £{ $money }
refusal-card-too-dear = „{ $card }“ kostet £{ $price } = { $base } (Preis) + { $workers } (Arbeiter), und du hast £{ $money }
refusal-recruitment-too-dear = das kostet £{ $price }, eines für jeden eigenen Arbeiter, und du hast £{ $money }
refusal-effect-too-dear = nötige Arbeiter: { $workers }, aktiv: { $active }; nötiges Spyrium: { $pays }, vorhanden: { $owned }

## Cards, tokens, events

refusal-no-upright = du hast kein aufrechtes Gebäude „{ $card }“
refusal-no-inclined = du hast kein quer liegendes Gebäude „{ $card }“
refusal-nothing-to-reuse = mit deinen Arbeitern und deinem Spyrium lässt sich kein quer liegendes Gebäude noch einmal nutzen
refusal-no-technique = das Patent „{ $card }“ gehört dir nicht
refusal-technique-used = „{ $card }“ ist in dieser Runde schon genutzt
refusal-needs-technique = dazu braucht es „{ $card }“, in dieser Runde noch nicht genutzt
refusal-needs-technique-for-value = um ein Plättchen anders zu zählen, braucht es „{ $card }“, in dieser Runde noch nicht genutzt
refusal-no-surcharge = es gibt keinen Aufpreis zu erlassen
refusal-no-such-token = auf der Karte liegt kein Plättchen mit dem Wert { $n }
refusal-no-token-left = auf „{ $card }“ liegt kein Plättchen mehr
refusal-tokens-too-dear = nach dem Preis von „{ $card }“ ist kein Plättchen mehr zu bezahlen
refusal-last-space = der Marker steht auf dem letzten Feld
refusal-event-used = du hast das Ereignis in dieser Runde schon genutzt
refusal-event-one-effect = „{ $event }“ hat nur einen Effekt: schreibe „{ $command }“
refusal-event-effects = „{ $event }“ hat mehrere Effekte: schreibe „{ $first }“ bis „{ $last }“
refusal-event-phase-two = „{ $event }“ gilt nur in Phase II
refusal-event-no-token = auf „{ $event }“ liegt kein Plättchen
`,`# The rules page. Ids follow the numbers of the rules: rules-r5-1-text explains R5.1.

## In one minute

rules-overview-1 = Du leitest ein Unternehmen in einem England der Dampfmaschinen, das einen energiereichen grünen Kristall entdeckt hat: Spyrium. Wer nach sechs Runden die meisten Siegpunkte hat, gewinnt.
rules-overview-2 = In jeder Runde liegen neun Karten im Quadrat. Du platzierst deine Arbeiter in den Zwischenräumen, sodass jeder neben zwei Karten steht.
rules-overview-3 = Wann immer du willst, wechselst du in Phase II und nimmst deine Arbeiter einzeln zurück: für Geld oder um eine Karte neben ihnen zu aktivieren.
rules-overview-4 = Gedränge an einer Karte bringt Geld und macht sie teuer: Jeder andere Arbeiter dort ist beim Verdienen £1 wert und kostet beim Aktivieren £1.
rules-overview-5 = Spezialisten helfen sofort, Gebäude bleiben in deinem Stadtviertel und arbeiten einmal pro Runde, Patente helfen bis zum Ende der Partie.
rules-overview-6 = Minen liefern Spyrium, Fabriken machen aus Spyrium Punkte. Am Ende zählen auch deine Gebäude und Patente.

## A round at a glance

rules-summary-title = Eine Runde auf einen Blick
rules-summary-1 = Beginn: Alle erhalten Einnahmen, das angekündigte Ereignis gilt und das nächste wird aufgedeckt, neun Karten mit ihren Plättchen liegen aus, alle Arbeiter sind aktiv.
rules-summary-2 = Phase I, eine Aktion pro Zug: einen Arbeiter platzieren, das Ereignis nutzen oder in Phase II wechseln.
rules-summary-3 = Phase II, eine Aktion pro Zug: einen Arbeiter für Geld oder für eine Karte zurücknehmen, ein Gebäude nutzen, das Ereignis nutzen oder passen, sobald keiner deiner Arbeiter mehr in der Auslage steht.
rules-summary-4 = Ende: Haben alle gepasst, werden Auslage und Ereignis abgeräumt, genutzte Karten aufgerichtet, und der Startspieler wechselt. Nach der sechsten Runde folgt die Schlusswertung.

## 1. Components

rules-r1-title = Was zum Spiel gehört
rules-r1-1-title = Spieler und Arbeiter
rules-r1-1-text = Es spielen zwei bis fünf Personen. Du beginnst mit 3 Arbeitern deiner Farbe; 4 weitere warten im Vorrat. Mehr als 7 hat niemand.
rules-r1-2-title = Zahlenplättchen
rules-r1-2-text = Es gibt 24 Plättchen: je acht mit dem Wert 1, 2 und 3. Sie liegen auf manchen Karten und zeigen, wie viel diese bringen oder kosten.
rules-r1-3-title = Geld und Spyrium
rules-r1-3-text = Geld und Spyrium gehen der Bank nie aus. Du kannst von beidem nie weniger als null haben.
rules-r1-4-title = Karten der Auslage
rules-r1-4-text = Die 59 Karten sind 35 Gebäude, 17 Spezialisten und 7 Patente. Sie verteilen sich auf drei Epochen: 30 Karten in A, 20 in B und 9 in C.
rules-r1-5-title = Ereigniskarten
rules-r1-5-text = Es gibt 7 Ereignisse. Sechs davon kommen ins Spiel, eines in jeder Runde.
rules-r1-6-title = Die Residenzleiste
rules-r1-6-text = Dein Marker steht auf einem Feld dieser Leiste. Die Zahl bestimmt deine Einnahmen pro Runde und die Punkte, die du dort bekommen kannst. Die Leiste reicht von 2 bis 7.

## 2. Setup

rules-r2-title = Vorbereitung
rules-r2-1-title = Womit du beginnst
rules-r2-1-text = Alle beginnen mit 3 Arbeitern, 2 Spyrium, £8 und ohne Punkte; der Residenzmarker steht auf dem ersten Feld, der 2.
rules-r2-2-title = Stapel und Ereignisse
rules-r2-2-text = Die drei Epochenstapel und die Ereignisse werden gemischt. Das oberste Ereignis liegt offen als kommendes; braucht es ein Plättchen, bekommt es ein zufälliges.
rules-r2-3-title = Startspieler
rules-r2-3-text = Der Zufall bestimmt, wer anfängt.

## 3. Start of a round

rules-r3-title = Wie eine Runde beginnt
rules-r3-1-title = Einnahmen
rules-r3-1-text = Du erhältst so viele Pfund, wie dein Residenzfeld zeigt. In die erste Runde gehen also alle mit £10.
rules-r3-2-title = Ereignisse rücken nach
rules-r3-2-text = Das angekündigte Ereignis gilt jetzt und behält sein Plättchen. Das nächste wird aufgedeckt und bekommt ein zufälliges Plättchen, falls es eines braucht; so weißt du immer, was kommt.
rules-r3-3-title = Die Auslage
rules-r3-3-text = Neun Karten werden in drei Reihen zu je drei ausgelegt. Die Runden 1 bis 3 nutzen Epoche A, die Runden 4 und 5 Epoche B, Runde 6 Epoche C. Drei Karten aus A und zwei aus B kommen also nicht ins Spiel.
rules-r3-4-title = Plättchen auf Karten
rules-r3-4-text = Ein Gebäude, das ein Plättchen braucht ({ card-mine-3 }, { card-university-1 }, { card-university-2 }), bekommt eines. Ein Spezialist mit Plättchen ({ card-miner }, { card-bureaucrat }, { card-banker }, { card-financier }, { card-architect }) bekommt eines weniger, als Personen mitspielen. Sie werden zufällig gezogen und liegen offen.
rules-r3-5-title = Alle in Phase I
rules-r3-5-text = Alle deine Arbeiter sind wieder aktiv, und alle sind in Phase I, der Platzierung.

## 4. Order of play

rules-r4-title = Wer wann dran ist
rules-r4-1-title = Je eine Aktion
rules-r4-1-text = Beginnend mit dem Startspieler führt ihr reihum im Uhrzeigersinn je eine Aktion aus, bis alle gepasst haben. Wer gepasst hat, wird übersprungen.
rules-r4-2-title = Deine eigene Phase
rules-r4-2-text = Was du tun darfst, hängt nur von deiner eigenen Phase ab. Andere können zur selben Zeit in einer anderen Phase sein.
rules-r4-3-title = In Phase I
rules-r4-3-text = Platziere einen Arbeiter, nutze das Ereignis oder wechsle in Phase II. Beim Wechsel führst du im selben Zug gleich eine Aktion der Phase II aus.
rules-r4-4-title = In Phase II
rules-r4-4-text = Verdiene Geld, aktiviere eine Karte, nutze das Ereignis, nutze ein Gebäude, nutze den Taylorismus, falls du ihn besitzt, oder passe.
rules-r4-5-title = Kein Zurück
rules-r4-5-text = Bist du einmal in Phase II, bleibst du darin bis zum Ende der Runde.

## 5. Phase I

rules-r5-title = { phase-1-long }
rules-r5-1-title = Einen Arbeiter platzieren
rules-r5-1-text = Stelle einen aktiven Arbeiter in einen Zwischenraum zwischen zwei benachbarten Karten. Dort ist Platz für beliebig viele. Auf mindestens einem der beiden Felder muss noch eine Karte liegen, und außen herum gibt es keine Zwischenräume.
rules-r5-2-title = Das Ereignis nutzen
rules-r5-2-text = Einmal pro Runde darfst du in beliebiger Phase das Ereignis nutzen. Bietet es mehrere Effekte, wählst du einen; die Kosten musst du zahlen können. Zwei Ereignisse gelten nur in Phase II.

## 6. Phase II

rules-r6-title = { phase-2-long }
rules-r6-1-title = Geld verdienen
rules-r6-1-text = Nimm einen deiner Arbeiter zurück und wähle eine Karte neben ihm: Du erhältst £1 für jeden anderen Arbeiter an dieser Karte, egal wem er gehört. Sind beide Karten weg, gehst du leer aus (mit { card-capitalization } gibt es £2); auch das zählt als Aktion. Der Arbeiter ruht bis zur nächsten Runde.
rules-r6-1-example = Beispiel: An einer Mine stehen fünf andere Arbeiter. Nimmst du deinen dort für Geld zurück, bringt er £5.
rules-r6-2-title = Eine Karte aktivieren
rules-r6-2-text = Nimm einen deiner Arbeiter zurück und wähle eine Karte neben ihm: Zahle ihren Preis und als Aufpreis £1 für jeden anderen Arbeiter an ihr, egal wem er gehört. Der Arbeiter ruht bis zur nächsten Runde.
rules-r6-3-title = Spezialisten
rules-r6-3-text = Ein Spezialist wirkt einmal und bleibt in der Auslage; mit einem weiteren Arbeiter kann er erneut engagiert werden, auch von dir. Was sein Effekt kostet, musst du zahlen können. Braucht er Plättchen, verbrauchst du eines deiner Wahl; liegt keines mehr auf ihm, kann er nicht mehr engagiert werden, zum Geldverdienen taugt er noch.
rules-r6-4-title = Gebäude
rules-r6-4-text = Ein Gebäude kommt in dein Stadtviertel. Ein neuer Bauplatz kostet £1 für jedes Gebäude, das du schon hast; der erste ist also umsonst. Oder du ersetzt ein eigenes Gebäude, genutzt oder nicht: Dann zahlst du keinen Bauplatz, und das alte Gebäude ist aus dem Spiel. Haben beide das Symbol Fabrik, Mine oder Forschung gemeinsam, sinkt der Preis (nicht der Aufpreis) um £3, aber nie unter £0; auch zwei gemeinsame Symbole sparen nur £3. Das neue Gebäude liegt aufrecht und kann noch in dieser Runde genutzt werden. Arbeiter auf einem ersetzten Gebäude kommen nächste Runde zurück.
rules-r6-4-example = Beispiel: Fabrik I kostet £{ $price }, zwei andere Arbeiter stehen daneben, und du hast eine Arbeitersiedlung und ein Laboratorium. Auf einem neuen Bauplatz zahlst du { $price } + 2 + 2 = £{ $space }, anstelle der Arbeitersiedlung { $price } + 2 = £{ $replace }, anstelle des Laboratoriums mit dem gleichen Fabriksymbol { $reduced } + 2 = £{ $shared }.
rules-r6-5-title = Soforteffekte
rules-r6-5-text = Manche Gebäude bringen gleich nach dem Bezahlen einmalig etwas: Spyrium oder Punkte je nach Plättchen, neue Arbeiter, soweit dein Vorrat reicht, oder einen Residenz-Effekt. Das Plättchen wird abgelegt; ohne Plättchen gibt es nichts.
rules-r6-6-title = Patente
rules-r6-6-text = Ein Patent gehört dir bis zum Ende der Partie und braucht keinen Bauplatz. Es hilft ab deinem nächsten Zug, also noch nicht bei seinem eigenen Erwerb. Du darfst beliebig viele haben.
rules-r6-7-title = Ein Gebäude nutzen
rules-r6-7-text = Wähle eines deiner aufrechten Gebäude und einen seiner Effekte und lege es quer: In dieser Runde kannst du es nicht mehr nutzen. Nötige Arbeiter müssen aktiv sein und ruhen bis zur nächsten Runde; nötiges Spyrium geht an die Bank.
rules-r6-8-title = Passen
rules-r6-8-text = Du darfst passen, sobald keiner deiner Arbeiter mehr in der Auslage steht, auch mit aktiven Arbeitern oder aufrechten Gebäuden. Danach setzt du bis zur nächsten Runde aus.
rules-r6-9-title = Erst zahlen
rules-r6-9-text = Erst zahlst du, dann bekommst du. Mit dem, was eine Aktion einbringt, kannst du sie nicht bezahlen.

## 7. Market cards

rules-r7-title = Die Karten der Auslage
rules-r7-text = Minen liefern Spyrium; Werkstätten, Fabriken und Laboratorien machen Punkte daraus; Universitäten brauchen für Punkte nur Arbeiter. Arbeitersiedlungen bringen Arbeiter, Residenzen bringen dich auf der Leiste voran, vornehme Häuser zählen am Ende. Was das Plättchen eines Spezialisten kostet, kommt zu Preis und Aufpreis hinzu.

## 8. Events

rules-r8-title = Die Ereignisse
rules-r8-text = Jedes Ereignis bietet allen einmal pro Runde einen kleinen Handel: Geld, Spyrium oder Punkte im Wert seines Plättchens, Punkte für Geld, Geld für Spyrium, einen Arbeiter, einen Residenz-Effekt. Nachtschicht und Spätankömmling gelten nur in Phase II; du darfst aber in Phase II wechseln und sie im selben Zug nutzen. Bei der Nachtschicht zahlst du Arbeiter und Spyrium des Gebäudes erneut. Das Plättchen eines Ereignisses wird nie verbraucht.

## 9. Techniques

rules-r9-title = Die Patente
rules-r9-1-title = { card-automation }
rules-r9-1-text = Deine Minen arbeiten ohne Arbeiter. Am Ende: 1 Punkt je Spyrium, höchstens 7.
rules-r9-2-title = { card-capitalization }
rules-r9-2-text = Jedes Mal, wenn du mit einem Arbeiter Geld verdienst, erhältst du £2 mehr, auch zwischen zwei leeren Feldern. Am Ende: 1 Punkt je volle £2, höchstens 7.
rules-r9-3-title = { card-engineering }
rules-r9-3-text = Deine Gebäude mit Fabriksymbol bringen 1 Punkt mehr für jeden dort eingesetzten Arbeiter. Am Ende: ihre aufgedruckten Punkte noch einmal, höchstens 7.
rules-r9-4-title = { card-crane }
rules-r9-4-text = Ein neuer Bauplatz kostet dich £3 weniger, nie unter £0. Am Ende: 1 Punkt für jedes eigene Gebäude, höchstens 7.
rules-r9-5-title = { card-lobbying }
rules-r9-5-text = Einmal pro Runde darfst du eine Karte ohne Aufpreis aktivieren. Am Ende: Punkte in Höhe deines Residenzfelds.
rules-r9-6-title = { card-taylorism }
rules-r9-6-text = Einmal pro Runde richtest du als Aktion in Phase II ein quer liegendes Gebäude auf und nutzt es sofort wieder; Arbeiter und Spyrium zahlst du erneut. Zusammen mit der Nachtschicht kann ein Gebäude dreimal arbeiten. Am Ende: 1 Punkt für jeden eigenen Arbeiter.
rules-r9-7-title = { card-commerce }
rules-r9-7-text = Plättchen, die du von Karten der Auslage nimmst, behältst du, bis zu 7; weitere werden abgelegt. Einmal pro Runde darfst du ein Plättchen auf einer Karte oder beim Glücksfall als 1, 2 oder 3 zählen, auch um eine Gebühr zu senken; der aufgedruckte Wert verbraucht das nicht. Das Plättchen des Glücksfalls bleibt liegen. Am Ende: 1 Punkt für jedes behaltene Plättchen.
rules-r9-8-title = Jede Runde wieder bereit
rules-r9-8-text = Lobbyismus, Taylorismus und Gewerbe sind mit jeder neuen Runde wieder nutzbar.

## 10. Residence effect and bonuses

rules-r10-title = Residenz und Boni
rules-r10-1-title = Residenz-Effekt
rules-r10-1-text = Rücke entweder deinen Marker ein Feld vor oder nimm die Zahl seines Feldes als Punkte; eines von beiden musst du tun. Auf dem letzten Feld bleiben nur die Punkte.
rules-r10-1-example = Beispiel zu dritt: Dein Marker steht auf 3, auf einem Architekten liegen die Plättchen 1 und 2. Du nimmst die 1, zahlst zu Preis und Aufpreis noch £1 und rückst auf 4 vor oder erhältst 3 Punkte. Wer ihn als Nächster engagiert, nimmt die 2 und zahlt £2; danach kann ihn niemand mehr engagieren.
rules-r10-2-title = Boni bei 8 und 20
rules-r10-2-text = Sobald du 8 oder mehr Punkte hast, wählst du £5 oder einen Arbeiter aus deinem Vorrat, sofort aktiv; den Bonus nimmst du am Ende der Aktion. Bei 20 Punkten bekommst du das andere. Die Schlusswertung bringt keine Boni.
rules-r10-3-title = Mit leerem Vorrat
rules-r10-3-text = Ohne Arbeiter im Vorrat bringt der Arbeiterbonus nichts, und bei 8 Punkten bleiben dir nur die £5. Überschreitet eine Wertung beide Marken, erhältst du beide Boni.

## 11. End of round, end of game

rules-r11-title = Ende der Runde, Ende der Partie
rules-r11-1-title = Die Runde endet
rules-r11-1-text = Haben alle gepasst, werden der Rest der Auslage, das Ereignis und alle Plättchen darauf abgeräumt, Gebäude und Patente aufgerichtet, und der linke Nachbar des Startspielers wird Startspieler. Nach Runde 6 folgt gleich die Schlusswertung.
rules-r11-2-title = Wenn die Plättchen ausgehen
rules-r11-2-text = Wird ein Plättchen gebraucht und keines ist übrig, werden die abgelegten zum neuen Vorrat. Gibt es auch davon keine, bleiben die übrigen Karten in dieser Runde ohne.
rules-r11-3-title = { log-game-ended }
rules-r11-3-text = Zähle die aufgedruckten Punkte deiner Gebäude dazu, dann die deiner Patente, höchstens 7 je Patent. Geld, Spyrium und Arbeiter zählen für sich nichts.
rules-r11-4-title = Wer gewinnt
rules-r11-4-text = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
rules-r11-5-title = Editionen
rules-r11-5-text = Preise, Punkte der Gebäude, Anzahl und Epoche der Karten gehören zur gespielten Edition. Die Kartengalerie zeigt jede Zahl und ihre Herkunft.

## Rulings

rules-rulings-title = Wo die gedruckten Spielregeln abweichen
rules-rulings-text = Es gibt fünf Spielregeln, gedruckte und übersetzte, und sie sind sich nicht immer einig. Hier gilt:
rules-rulings-1 = Bei Gleichstand gewinnen alle mit den meisten Punkten.
rules-rulings-2 = „Einmal pro Zug“ bei einem Patent heißt einmal pro Runde.
rules-rulings-3 = Der Aufpreis zählt jeden anderen Arbeiter, auch deine eigenen; er zählt nicht die Mitspieler.
rules-rulings-4 = Werkstatt II bringt 5 Punkte. Die Ausfuhr bringt £3 oder £6.
rules-rulings-5 = Der Taylorismus bringt seine Punkte am Spielende. Eine zweite Nutzung durch Taylorismus oder Nachtschicht wird voll bezahlt.
rules-rulings-6 = Mit Gewerbe behältst du höchstens sieben Plättchen.
rules-rulings-7 = Der Spätankömmling gilt nur in Phase II.
rules-rulings-8 = Einen Bonus gibt es, sobald du 8 oder 20 oder mehr Punkte hast, aber nicht in der Schlusswertung.
rules-rulings-9 = Ein Spezialist ohne Plättchen kann in dieser Runde nicht mehr engagiert werden.
rules-rulings-10 = Ein gemeinsames Symbol senkt nur den Preis eines Gebäudes, nie den Aufpreis.

## The symbols

legend-title = So liest du eine Karte
legend-price = Preis
legend-seal = Punkte am Spielende
legend-instant = geschieht einmal, gleich beim Bau
legend-use = Nutzung: vor dem Pfeil die Kosten, dahinter der Ertrag
legend-token = so viel, wie das Plättchen auf der Karte zeigt
legend-around = Arbeiter an der Karte: jeder macht sie £1 teurer und bringt beim Geldverdienen £1 mehr
legend-goods = Geld, Spyrium, Punkte
legend-residence = der Residenz-Effekt: ein Feld weiter oder Punkte
legend-symbol = Fabrik, Mine oder Forschung: ein Gebäude mit gleichem Symbol zu ersetzen spart £3
legend-first = Startspieler dieser Runde
legend-worker = ein Arbeiter: einer deiner aktiven
legend-no-worker = kein Arbeiter nötig
legend-new-space = ein neuer Bauplatz
legend-once = einmal pro Runde
legend-straighten = ein genutztes Gebäude wieder aufrichten
legend-end = am Spielende
legend-phases = Phase I, Platzierung; Phase II, Aktivierung
legend-passed = hat in dieser Runde gepasst
legend-event = das Ereignis der Runde
legend-kinds = Gebäude, Spezialist, Patent: die Arten von Karten in der Auslage
`,`# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = für dich
standings-now = Jetzt
standings-projected = bei Ende jetzt

## Pace

settings-pace = Tempo der anderen
settings-pace-slow = Langsam
settings-pace-normal = Mittel
settings-pace-fast = Schnell
settings-forced = Phase II und Passen von selbst, wenn nichts anderes möglich ist
web-skip = Überspringen

## The end

end-picture = Bild teilen
end-link = Link kopieren
`,`# What only the terminal says.

terminal-hint = ? für Hilfe
terminal-opponents = Du spielst gegen { $names } ({ $level }).
terminal-help = Tippe die Nummer einer Möglichkeit oder ihr Wort (grau), zum Beispiel { $example }.
terminal-help-help = diese Hilfe
terminal-help-board = den Tisch noch einmal zeichnen
terminal-help-cards = was das Ereignis und die Karten der Auslage bewirken
terminal-help-log = die bisherige Partie in Sätzen
terminal-help-undo = deine letzte Entscheidung zurücknehmen, mit den Antworten der Bots
terminal-help-save = die Partie in eine Datei schreiben
terminal-help-quit = aufhören
terminal-legend = Ziffern zwischen den Karten sind Arbeiter, nach Platznummer. „{ resource-workers } 2+1/3“: aktiv + in der Auslage / insgesamt. * heißt genutzt.
terminal-file = DATEI
terminal-nothing-to-undo = Du hast noch keine Entscheidung zurückzunehmen.
terminal-saved = Gespeichert. Später weiter mit { $command }
terminal-not-written = { $file } lässt sich nicht schreiben: { $error }
terminal-card = Karte
terminal-effect = Effekt
`,`# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Baue dein Unternehmen auf, in einem England aus Dampf und grünem Kristall.
home-play = Jetzt spielen
home-play-text = Eine Partie gegen Bots, mit einem Klick
home-friends = Mit Freunden
home-friends-text = Link schicken und zusammen an den Tisch setzen
home-days = Über mehrere Tage
home-days-text = Ein Zug, wann immer du Zeit hast
home-learn = Neu hier? Lernen
home-learn-text = Das Spiel in zehn Minuten, beim Spielen
home-mixed = Gemischt
home-watch = Zuschauen
home-watch-text = Anderen über die Schulter schauen
home-continue = Deine Partie fortsetzen
home-hot-seat = An einem Bildschirm
home-hot-seat-text = Mehrere Personen teilen sich dieses Gerät
home-games-running =
    { $n ->
        [one] { $n } laufende Partie
       *[other] { $n } laufende Partien
    }

## Navigation

nav-home = Start
nav-lobby = Lobby
nav-my-games = Meine Partien
nav-rules = Regeln
nav-gallery = Karten
nav-profile = Profil
nav-settings = Einstellungen
nav-ratings = Rangliste
nav-menu = Menü
nav-skip = Zum Inhalt springen

## Buttons

button-yes = Ja
button-no = Nein
button-confirm = Bestätigen
button-cancel = Abbrechen
button-next = Weiter
button-close = Schließen
button-undo = Zurücknehmen
button-try-again = Erneut versuchen
button-reload = Neu laden
button-copy = Kopieren
button-copied = Kopiert
button-share = Teilen
button-save = Speichern
button-send = Senden
button-open = Öffnen
button-start = Partie starten
button-join = Mitspielen
button-watch = Zuschauen
button-rematch = Noch eine Partie
button-what-changed = Was ist passiert?
button-reset = Zurücksetzen
button-install = App installieren
button-sign-in = Anmelden
button-sign-out = Abmelden
button-sign-up = Konto anlegen

## Lobby

lobby-title = { nav-lobby }
lobby-open-tables = Offene Tische
lobby-running = Partien zum Zuschauen
lobby-empty = Gerade ist kein Tisch offen. Mach einen auf!
lobby-new-table = Neuer Tisch
lobby-seats-free =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }

## Table setup and invitation

setup-title = Tisch einrichten
setup-players = Spieler
setup-seat = Platz { $n }
setup-seat-you = Du
setup-seat-open = Offen für alle
setup-seat-bot = Bot
setup-name = Name
setup-bot-level = Spielstärke
setup-pace = Tempo
setup-pace-none = Ohne Uhr
setup-pace-live = Live
setup-pace-days = Über mehrere Tage
setup-pace-per-turn = Zeit pro Zug
setup-pace-per-game = Zeit für die Partie
setup-visibility = Wer mitspielen darf
setup-public = Alle
setup-private = Nur mit dem Link
setup-rated = Gewertete Partie
setup-seed = Startwert
setup-seed-text = Gleicher Startwert, gleiche Karten. Wer ihn kennt, kennt sie alle; deshalb wird die Partie nicht gewertet.
setup-more = Weitere Optionen
invite-title = Einladen
invite-text = Verschicke diesen Link. Wer ihn öffnet, kann sich gleich setzen.
invite-link = Einladungslink
invite-qr = QR-Code der Einladung
invite-waiting = Die Partie beginnt, wenn alle Plätze besetzt und alle bereit sind.
invite-fill-bots = Freie Plätze mit Bots besetzen

## Bots

bot-random = Zufall
bot-random-text = Entscheidet nach Zufall, für einen ersten Blick aufs Spiel.
bot-greedy = Gierig
bot-greedy-text = Nimmt, was sofort am meisten bringt.
bot-apprentice = { card-apprentice }
bot-apprentice-text = Spielt schnell, lernt mit dir und verzeiht.
bot-engineer = { card-engineer }
bot-engineer-text = Liebt Minen und Fabriken und hält sie am Laufen.
bot-adviser = { card-adviser }
bot-adviser-text = Denkt ein paar Züge voraus und wartet auf den rechten Moment.
bot-financier = { card-financier }
bot-financier-text = Zählt jedes Pfund und bestraft Verschwendung.
bot-master = Meister
bot-master-text = Der Stärkste am Tisch. Bring einen Plan mit.
bot-name-1 = Brunel
bot-name-2 = Stephenson
bot-name-3 = Bessemer
bot-name-4 = Nasmyth
bot-name-5 = Whitworth
bot-named = { $level } (Bot)
bot-thinking = Denkt nach

## The table

table-market = Auslage
table-board = Spielplan
table-company = Unternehmen von { $name }
table-others = Die anderen
table-buildings = Gebäude
table-techniques = Patente
table-no-buildings = Noch keine Gebäude
table-no-techniques = Noch keine Patente
table-kept-tokens = Behaltene Plättchen
table-workers-active = Aktiv
table-workers-market = In der Auslage
table-workers-busy = Ruhen
table-workers-reserve = Im Vorrat
workers-active-short = Aktiv
workers-market-short = Auslage
workers-busy-short = Ruhen
workers-reserve-short = Vorrat
table-income = Einnahmen
table-score-track = Wertungsleiste
table-projected = Zwischenwertung
table-final = Endstand
table-projected-text = Das Ergebnis aller, wenn die Partie jetzt zu Ende wäre
table-projected-now = Bisher
table-event-current = Diese Runde
table-event-future = Nächste Runde
table-event-used = In dieser Runde schon genutzt
table-first-player = Startspieler
table-your-turn = Du bist am Zug
table-price = Preis
table-symbols = Symbole
table-effect-final = Am Ende
table-tokens-left = Werte der Plättchen: { $values }
table-cost-now = Für dich jetzt:
table-cost-standing = Nach jetzigem Stand:
table-gain-now = Hier zu verdienen: £{ $n }
table-cannot-afford = Dir fehlen £{ $n }
table-preview = Nach diesem Zug
table-clock = Uhr
table-time-left = Restzeit: { $time }
table-as-text = Spielstand als Text

## Deck browser

deck-title = Was noch kommen kann
deck-left =
    { $n ->
        [one] { $n } Karte noch nicht gesehen
       *[other] { $n } Karten noch nicht gesehen
    }
deck-explained = ×: noch nicht gesehene Exemplare. Die Prozentzahl sagt, wie wahrscheinlich mindestens eines davon in der nächsten Auslage liegt.
deck-certain = sicher
deck-out = Kann nicht mehr kommen
deck-events-left = Kommende Ereignisse
deck-tokens = Plättchen
deck-token = { $supply } im Vorrat, { $discard } in der Ablage

## Log, chat, spectators, connection

log-title = Protokoll
log-to-now = Zurück zum aktuellen Stand
log-slider = Zeitpunkt der Partie
chat-title = Chat
chat-placeholder = Schreib etwas
chat-unread =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
spectators-title = Zuschauer
connection-connecting = Verbindung wird hergestellt
connection-reconnecting = Verbindung wird wiederhergestellt
connection-offline = Offline
connection-saved = Deine Partie ist auf dem Server sicher.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Warten auf dich
my-games-running = Laufend
my-games-finished = Beendet
my-games-empty = Noch keine Partien. Spiel eine!
my-games-won = Gewonnen
my-games-shared = Geteilter Sieg
my-games-lost = Verloren
my-games-import = Partieaufzeichnung öffnen

## Replay

replay-title = Wiedergabe
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-previous = Vorige Entscheidung
replay-next = Nächste Entscheidung
replay-last = Zum Ende
replay-fork = Von hier weiterspielen
replay-fork-text = Startet eine neue Partie ab dieser Stellung; die alte bleibt, wie sie war.
replay-export = Aufzeichnung speichern

## Profile and ratings

profile-title = { nav-profile }
profile-name = Dein Name
profile-guest = Gast
profile-email = E-Mail
profile-password = Passwort
profile-rating = Wertungszahl
profile-rank = Rang
profile-games-played = Gespielte Partien
profile-games-won = Gewonnene Partien
profile-average = Durchschnittliche Punktzahl
profile-best = Beste Punktzahl
profile-notifications = Benachrichtigungen
profile-notify-turn = Sag mir Bescheid, wenn ich am Zug bin

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Regeln durchsuchen
rules-page-no-results = Keine Regel passt zu „{ $query }“.
rules-page-contents = Inhalt
rules-page-overview = In einer Minute

## Card gallery

gallery-title = Kartengalerie
gallery-all = Alle
gallery-building = Gebäude
gallery-character = Spezialisten
gallery-technique = Patente
gallery-event = Ereignisse
gallery-filter = Filter
gallery-copies = Exemplare
gallery-provenance = Woher die Zahlen stammen
provenance-rulebook = Spielregel
provenance-rulebook-text = Steht in einer offiziellen Spielregel.
provenance-reported = Berichtet
provenance-reported-text = Von Leuten berichtet, die das Spiel besitzen.
provenance-house = Eigene Wahl
provenance-house-text = Von uns gewählt und in vielen Probepartien ausbalanciert.

## Settings

settings-title = { nav-settings }
settings-language = Sprache
settings-theme = Farbschema
settings-theme-system = Wie auf meinem Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-text-size = Textgröße
settings-text-small = Klein
settings-text-normal = Normal
settings-text-large = Groß
settings-text-huge = Sehr groß
settings-motion = Bewegung
settings-motion-full = Voll
settings-motion-none = Keine
settings-sound = Ton
settings-confirm-turn = Jeden Zug bestätigen
settings-confirm-phase2 = Vor dem Wechsel in Phase II fragen
settings-keys-change = Drücke die neue Taste
settings-on = An
settings-off = Aus
settings-saved = Gespeichert

## Keys

keys-title = Mit der Tastatur spielen
key-move = Zwischen Möglichkeiten wechseln
key-choose = Wählen
key-undo = Die letzte Entscheidung zurücknehmen
key-escape = Auswahl aufheben, Fenster schließen
key-market = Zur Auslage
key-board-text = Spielstand als Text lesen
key-type-move = Zug eintippen
key-help = Tasten zeigen

## End of the game

end-title = Die Partie ist zu Ende
end-you-win = Du gewinnst!
end-you-share = Du teilst dir den Sieg!
end-winner = { $name } gewinnt
end-shared = { $names } teilen sich den Sieg
end-scoring = Die Wertung, Zeile für Zeile
end-scoring-short = Schlusswertung
end-place = Du erreichst Platz { $place }
end-chart = Punkte im Verlauf
end-chart-text = Die Zwischenwertung nach jeder Entscheidung: was alle gehabt hätten, wenn die Partie dort zu Ende gewesen wäre.
end-chart-round = Runde { $n }
end-chart-rounds = Runde
end-total = Summe
end-scored = Während der Partie erzielt
end-rating-change = Wertungszahl: { $before } → { $after }
end-review = Partie ansehen

## Waiting

wait-loading = Wird geladen
wait-table = Der Tisch wird aufgebaut.
wait-offline-title = Keine Verbindung
wait-offline-page = Diese Seite braucht den Server
wait-offline-text = Deine Partien sind dort sicher. Sobald die Verbindung wieder da ist, erscheint die Seite von selbst.
wait-offline-read = Du kannst trotzdem auf diesem Gerät spielen und Regeln und Karten lesen; andere Partien brauchen den Server.

## Accessible names

a11y-workers-of =
    { $n ->
        [one] { $n } Arbeiter von { $name }
       *[other] { $n } Arbeiter von { $name }
    }
a11y-options =
    { $n ->
        [one] { $n } Möglichkeit
       *[other] { $n } Möglichkeiten
    }
a11y-new-window = öffnet in neuem Fenster
a11y-dialog-close = Dieses Fenster schließen
a11y-type-move = Zug in Notation eingeben

## Page titles

title-table-your-turn = Du bist am Zug · Spyrium
`,`# Texts that only the browser shows.

web-gap = Zwischenraum { $gap }
web-pick-worker = Den Arbeiter { $gap } wählen
web-take = £{ $n } nehmen
web-activate = Aktivieren: £{ $n }
web-activate-from = Aktivieren ab £{ $n }
web-lobby = Mit Lobbyismus: £{ $n }
web-around =
    { $n ->
        [one] Preis £{ $price }; { $n } Arbeiter steht daneben.
       *[other] Preis £{ $price }; { $n } Arbeiter stehen daneben.
    }
web-would-cost = { $card }: £{ $price } mit { workers } daneben
web-options = Alle Möglichkeiten
web-prompt = Deine Entscheidung
web-undo-asked = { $name } möchte einen Zug zurücknehmen.
web-table-title = Name des Tisches
web-return = Ich bin zurück
web-undo-waiting = Warten auf die Zustimmung der anderen.
web-undo-refused = { $name } ist nicht einverstanden.
web-stand-in = Ein Bot spielt für { $name } weiter.
web-returned = { $name } ist zurück.
web-replace = Einen Bot weiterspielen lassen
web-mute = { $name } stummschalten
web-unmute = { $name } wieder reden lassen

## The first start after an update

web-preparing = Die Regeln werden zum ersten Mal vorbereitet …
web-preparing-text = Das geschieht einmal nach jeder Aktualisierung und kann eine Minute dauern.
web-preparing-starts = Deine Partie beginnt von selbst, sobald sie fertig sind.
web-preparing-step = Schritt { $done } von { $steps }

## Leaving a game, handing over

web-leave-title = Partie verlassen
web-leave-text = Ein Bot ({ $level }) spielt an deiner Stelle weiter. Solange die Partie läuft, kannst du zurückkommen und selbst weiterspielen.
web-leave-rated = Diese Partie wird gewertet: Sobald der Bot für dich entscheidet, wirst du als Letzter gewertet.
web-device-link = Auf einem anderen Gerät spielen
web-device-drop = { $name } den Platz entziehen
web-leave-seat = Bot weiterspielen lassen
web-leave-open = Zur Startseite
web-leave-open-text = Ohne Bot: Die Partie wartet unter „{ nav-my-games }“ auf dich.
web-left = Ein Bot spielt für dich. Komm zurück, wann du willst.
web-handover-ready = Ich bin { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Aussehen und Klang
settings-table = Am Tisch
settings-handover = Mehrere Personen an diesem Bildschirm
settings-handover-notice = Zeigen, wer dran ist
settings-handover-wait = Auf einen Klick warten
settings-handover-off = Kein Hinweis
settings-chat = Chat anzeigen
settings-key-taken = „{ $key }“ ist vergeben: { $action }.
settings-key-fixed = sie hat eine feste Bedeutung
notify-text = Du bekommst Bescheid, wenn du am Zug und nicht am Tisch bist.
notify-when-days = In Partien über mehrere Tage
notify-when-all = In allen Partien
notify-when-none = Nie
notify-push = Auf diesem Gerät
notify-webhook = Adresse eines Webhooks
notify-test = Test senden
notify-sent =
    { $n ->
        [one] Eine Mitteilung wurde verschickt.
       *[other] { $n } Mitteilungen wurden verschickt.
    }
notify-nothing-set = Noch ist nichts eingerichtet.
notify-refused = Der Browser erlaubt hier keine Mitteilungen.
account-password = Passwort ändern
account-password-text = Andere Geräte werden abgemeldet, und deine Bots brauchen neue Zugänge.
account-password-old = Altes Passwort
account-password-new = Neues Passwort
account-password-change = Ändern
account-sign-out-text = Meldet dich auf allen Geräten ab.
lobby-later = Neuere Tische
lobby-earlier = Ältere Tische
tokens-scope = Was er darf
tokens-scope-play = ansehen und spielen
tokens-scope-read = nur ansehen
email-code = Code aus der E-Mail
email-code-text = An eine Adresse gehen erst Nachrichten, wenn sie bestätigt ist.
email-code-again = Code noch einmal senden
email-code-sent = Ein Code ist unterwegs zu dir.
email-confirmed = Die Adresse ist bestätigt.
tokens-title = Zugänge für Bots
tokens-text = Mit einem Zugang kann ein Programm von dir unter deinem Namen spielen.
tokens-docs = So geht das
tokens-name = Wofür
tokens-create = Zugang anlegen
tokens-once = Jetzt kopieren: Er wird nie wieder angezeigt.
tokens-used = zuletzt benutzt am { $date }
tokens-unused = nie benutzt
tokens-revoke = Widerrufen

## Pages around the table

web-imprint = Spyrium ist ein Spiel von William Attia, erschienen bei { $publisher }. Diese Ausgabe ist inoffiziell und steht in keiner Verbindung zu Autor und Verlag.
web-page-missing-text = Vielleicht ist der Link unvollständig, oder die Seite ist umgezogen.
web-games-empty-text = Partien, die du beginnst oder denen du beitrittst, bleiben hier, damit du an einem anderen Tag weiterspielen kannst.
web-watch-empty = Gerade spielt niemand öffentlich.
web-watch-bots = Bots zusehen
web-watch-bots-text = Lass vier Bots eine Partie spielen und sieh ihnen über die Schulter.
web-ratings-empty = Hier steht noch niemand.
web-ratings-text = Hier steht, wer mit so vielen Personen fünf gewertete Partien beendet hat. Eine Partie wird gewertet, wenn keine zwei Plätze derselben Person oder gleich starken Bots gehören.
web-games = Partien
web-just-now = gerade eben
web-history = Wertungszahl nach jeder gewerteten Partie, { $from } bis { $to }
web-account = Konto
web-account-text = Ein Konto bewahrt deine Partien und Wertungszahlen auf, auf jedem Gerät.
replay-forked = Das ist eine neue Partie. Die vorige bleibt, wie sie war.
replay-forked-link = Alte Partie öffnen
replay-result = Ergebnis
web-seat-here = An diesem Bildschirm
web-seat-invited = Per Link eingeladen
web-waiting-title = Der Tisch füllt sich
web-seats-taken = { $n } von { $total } Plätzen besetzt.
waiting-not-ready = Noch nicht bereit: { $names }.
waiting-others-ready = Alle anderen sind bereit.
waiting-ready = bereit
waiting-seed = vom Gastgeber gewählt
waiting-close = Tisch schließen
waiting-close-ask = Diesen Tisch für alle schließen? Dann kann niemand mehr dazukommen.
waiting-closed = Dieser Tisch wurde geschlossen.
button-ready = Ich bin bereit
web-seat-expected = noch nicht da
web-player = Spieler { $n }
setup-grace = Wenn jemand weg ist
setup-grace-text = Nach dieser Zeit dürfen die anderen einen Bot weiterspielen lassen. Wer zurückkommt, übernimmt wieder.
setup-clock-text = Nach jedem Zug kommen 10 Sekunden dazu. Läuft jemandem die Zeit ab, spielt ein Bot weiter.
setup-days-text = Braucht jemand für einen Zug länger, spielt ein Bot weiter.
setup-rated-text = In einer gewerteten Partie lässt sich nur der laufende Zug zurücknehmen, und wer einen Bot weiterspielen lässt, wird als Letzter gewertet.
unrated-seed = der Startwert wurde gewählt
unrated-origin = sie setzt eine andere Partie fort
unrated-bots = es spielen nur Bots
unrated-seats = zu Beginn waren nicht alle am Tisch
unrated-twice = jemand hat mehrere Plätze
unrated-grace = wer weg ist, hat weniger als zwei Minuten, um zurückzukommen
setup-private-text = Der Tisch steht in keiner Liste; wer den Link hat, kann kommen.
setup-public-text = Der Tisch steht in der Lobby; andere dürfen zusehen.
setup-create = Tisch öffnen und einladen
invite-local = Dieser Link gilt nur auf diesem Computer. Damit andere in deinem Netz mitspielen können, starte den Server mit „{ $command }“ und öffne ihn unter der Adresse des Computers.
gallery-search = Karten durchsuchen
gallery-none = Keine Karte passt zu „{ $query }“.
gallery-provenance-text = Nicht alle gedruckten Zahlen sind veröffentlicht. Bei jeder steht, woher sie kommt:
rules-page-found =
    { $n ->
        [one] { $n } Regel gefunden
       *[other] { $n } Regeln gefunden
    }
notify-push-ask = Beim Einschalten fragt dich der Browser um Erlaubnis.
notify-push-on = Dieses Gerät bekommt Bescheid.
notify-push-denied = Der Browser blockiert Mitteilungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite (neben der Adresse) und komm dann zurück.
notify-push-insecure = Mitteilungen auf einem Gerät brauchen eine sichere Verbindung ({ $scheme }), und diese Seite wurde ohne geöffnet.
notify-push-missing = Dieser Browser kann keine Mitteilungen zeigen, wenn die Seite geschlossen ist. Die anderen Wege unten gehen überall.
notify-push-service = Der Browser hat keinen Push-Dienst erreicht: Vielleicht hat er keinen, oder er ist abgeschaltet. Die anderen Wege unten gehen überall.

## Refusals of the server, where there is no translation of the reason

error-code-bad-request = Das hat der Server nicht angenommen: { $reason }
error-code-unauthorised = { error-wrong-password }
error-code-forbidden = Das darfst du hier nicht.
error-code-origin = { error-code-forbidden }
error-code-not-found = So etwas gibt es hier nicht (mehr).
error-code-not-your-turn = Du bist nicht am Zug.
error-code-stale = { error-game-moved-on }
error-code-illegal = Das ist jetzt nicht möglich.
error-code-not-playing = Die Partie läuft nicht.
error-code-taken = Das ist schon vergeben.
error-code-conflict = Jemand anders war schneller. Versuch es noch einmal.
error-code-too-large = Das ist zu lang.
error-code-rate-limited = Zu viel auf einmal. Warte einen Moment und versuch es dann noch einmal.
error-code-internal = { error-server }

## The board as text

text-event-now = Ereignis dieser Runde: { $event }
text-event-next = Ereignis der nächsten Runde: { $event }
text-event-users = In dieser Runde genutzt von: { $names }.
text-token = Plättchen { $n }
text-track = Residenzleiste: Felder { $spaces }. Die Zahl deines Feldes ergibt deine Einnahmen zu Beginn jeder Runde.
text-kind = { $kind }, Preis £{ $price }.
text-around = Ringsum: { $workers }.
text-nobody = niemand
text-workers-title = Arbeiter in der Auslage
text-market-empty = In der Auslage stehen keine Arbeiter.
text-gap = Zwischenraum { $gap }, { $where }: { $workers }.
text-you = { $name } (du)
text-workers = { $workers }: { $active } aktiv, { $market } in der Auslage, { $work } ruhen. Im Vorrat: { $reserve }.
text-residence = Residenzleiste: Feld { $n }, Einnahmen £{ $n } pro Runde.
text-bonuses = Boni, die noch kommen: £5 oder ein Arbeiter bei 8 Punkten, das andere bei 20.
text-bonuses-taken = Beide Boni sind vergeben.
text-used = In dieser Runde genutzt.
text-unused = In dieser Runde noch nicht genutzt.

## Games of this browser

local-here = Auf diesem Gerät
local-play-text = Im Browser, auch ohne Netz. Ohne Wertung: Du kannst beliebig viel zurücknehmen.
local-rated-text = Auf dem Server, für deine Wertung, gegen Bots gemischter Stärke.
local-will-be-here = Diese Partie bleibt auf diesem Gerät und wird nicht gewertet.
local-will-be-there = Diese Partie wird auf dem Server gespielt und nicht gewertet.
local-will-be-rated = Diese Partie wird auf dem Server gespielt und gewertet.
local-kept = Diese Partie ist in diesem Browser gespeichert.
local-send = An den Server senden
local-send-text = Die Partie liegt dann auch auf dem Server, zum Ansehen und Zeigen.
local-delete = Löschen
local-delete-ask = Diese Partie endgültig von diesem Gerät löschen?
local-no-engine = Dieser Browser konnte das Spiel hier nicht starten: Es braucht WebAssembly und etwas Speicher.
local-wrong-record = Zeile { $line } dieser Aufzeichnung lässt sich nicht spielen.
local-other-version = Diese Partie hat eine andere Version von Spyrium gespeichert; sie ist noch da, aber diese Version kann sie nicht zeigen.
local-damaged = Was dieser Browser von der Partie gespeichert hat, ist beschädigt; nichts wurde verändert.
local-not-kept = Der Browser konnte diese Entscheidung nicht speichern, darum gilt sie nicht: Schaff Platz und versuch es noch einmal.
local-passing = Dieser Browser speichert nichts: Die Partie endet mit dieser Seite, wenn du ihre Aufzeichnung nicht speicherst.
local-two-tabs = Diese Partie ist auch in einem anderen Tab offen; beide zeigen dasselbe.
site-needs-server = Dafür braucht es einen Server
site-needs-server-text = Partien mit anderen, Wertungen und Profile liegen auf einem Server; wer Python hat, startet einen aus den Quellen mit:
error-code-no-server = { site-needs-server }
`]);export{e as default};