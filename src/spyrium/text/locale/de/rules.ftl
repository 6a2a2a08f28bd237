# The rules page. Ids follow the numbers of the rules: rules-r5-1-text explains R5.1.

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

## Der Tisch

rules-table-title = Was auf dem Tisch liegt
rules-table-1 = Wertungsleiste: die Punkte aller und die Boni bei 8 und 20.
rules-table-2 = Auslage: neun Karten, dazwischen die Zwischenräume für Arbeiter.
rules-table-3 = Unternehmen: Geld, Spyrium, Punkte, Arbeiter, Gebäude und Patente jedes Spielers. Eine genutzte Karte liegt quer.
rules-table-4 = Ereignisse: das dieser Runde und das der nächsten, das noch nicht genutzt werden kann.
rules-table-5 = Residenzleiste: Die Zahl unter deinem Marker sind deine Einnahmen.
rules-table-6 = Entscheidung: was du gefragt wirst und alle Antworten. Das Fragezeichen öffnet die Regel.

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
rules-r6-3-example = Beispiel: Am { card-apprentice }n stehen vier andere Arbeiter. Du zahlst £{ $character } und £4 Aufpreis, gibst { $pays } Spyrium ab und erhältst { $gains } Punkte. Er bleibt in der Auslage.
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
rules-r11-3-example = Beispiel: Mit 8 Spyrium bringt die { card-automation } 7 Punkte.
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
rules-rulings-4 = Werkstatt II bringt { $points } Punkte. Die Ausfuhr bringt £{ $gains1 } oder £{ $gains2 }.
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
