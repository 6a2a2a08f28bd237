# The guided first game: what the coach says.

lesson-title = Deine erste Partie
lesson-step = { $n } von { $total }
# As in English.
lesson-rival = Brunel
lesson-rule = Regel nachlesen
lesson-leave = Einführung verlassen
lesson-play = Jetzt spielen
lesson-not-yet = Noch nicht: Wähle zuerst, worum der Ring liegt.
lesson-not-yet-next = Noch nicht: Mit „{ button-next }“ geht es voran.

lesson-welcome = Willkommen! Jeder führt ein Unternehmen. Wer nach sechs Runden auf dieser Leiste die meisten Punkte hat, gewinnt. Nichts kann schiefgehen: Hier geht nur, worum ich dich bitte.
lesson-market = Das ist die Auslage: jede Runde neun Karten. Arbeiter stehen in den Zwischenräumen, jeder hat also zwei Karten in Reichweite.
lesson-card = Eine Karte sagt alles über sich. Die Goldmünze ist ihr Preis, das rote Siegel sind ihre Punkte am Ende der Partie. Unten steht, was sie bewirkt: links vom Pfeil, was du einsetzt, rechts davon, was du bekommst. „{ $mine }“ bringt dir 1 grünen Spyrium-Kristall oder 2, wenn ein Arbeiter mithilft.
lesson-place = Eine Runde beginnt mit Phase I: Pro Zug kommt ein Arbeiter in die Auslage. Wähle den leuchtenden Zwischenraum zwischen „{ $mine }“ und „{ $geologist }“.
lesson-place-again = { $rival } hat auch einen Arbeiter neben „{ $geologist }“. Zwischenräume darf man teilen, und jeder Arbeiter neben einer Karte zählt: Er macht sie teurer, bringt dir aber auch Geld. Stell deinen dazu.
lesson-phase2 = Den dritten Arbeiter behältst du zu Hause: Er wird später ein Gebäude betreiben. Wechsle jetzt in Phase II. Du handelst darin sofort und kannst in dieser Runde keine Arbeiter mehr platzieren.
lesson-gain = In Phase II kommen deine Arbeiter zurück, einer pro Zug, jeder für Geld oder für eine Karte. Zuerst Geld: £1 für jeden anderen Arbeiter neben der Karte. Wähle deinen unteren Arbeiter, dann bei „{ $geologist }“ „£{ $n } nehmen“.
lesson-activate = Nun eine Karte. Sie kostet ihren Preis und £1 für jeden anderen Arbeiter neben ihr: { $price }. Wähle deinen Arbeiter, dann aktiviere „{ $mine }“.
lesson-build = Ein Gebäude braucht einen Bauplatz. Der kostet £1 für jedes Gebäude, das du hast, der erste ist also umsonst. Später kannst du auch ein altes Gebäude ersetzen, £3 billiger bei gleichem Symbol. Wähle den freien Platz.
lesson-use = Dein Gebäude kann noch in dieser Runde arbeiten. Das ist ein eigener Zug, danach ruht es bis zur nächsten Runde. Wähle einen der zwei Effekte; der zweite braucht deinen Arbeiter.
lesson-event = Einmal pro Runde darf jeder das Ereignis nutzen, egal in welcher Phase. Dieses bringt dir £2, 2 Spyrium oder 2 Punkte. Nimm, was du magst.
lesson-pass = Keiner deiner Arbeiter ist noch in der Auslage, und du hast alles getan: Passe. Die anderen spielen weiter, bis alle gepasst haben.
lesson-round = Alle haben gepasst, die Runde ist vorbei. Was in der Auslage lag, ist weg, neun neue Karten liegen da, das nächste Ereignis gilt, Gebäude liegen wieder aufrecht, alle Arbeiter sind zu Hause. Jemand anders beginnt.
lesson-income = Jede Runde beginnt mit Einnahmen: der Zahl deines Feldes auf dieser Leiste, für dich jetzt £{ $n }. Manche Karten bringen dich weiter oder geben dir die Zahl als Punkte.
lesson-bonus = Bei 8 Punkten bekommst du £5 oder einen weiteren Arbeiter, ganz wie du willst; bei 20 Punkten das andere. Je früher der Arbeiter kommt, desto mehr ist er wert.
lesson-help =
    Hier steht immer, was gefragt ist, und das Fragezeichen öffnet die Regel. Was du tun kannst, leuchtet. { $by ->
        [touch] Drücke lange auf eine Karte
       *[mouse] Halte den Zeiger auf eine Karte
    }, um alles über sie zu lesen.
lesson-last-round = Wir springen ans Ende der sechsten Runde. Du hast ein Unternehmen aufgebaut und drei Kristalle gespart. Noch liegt { $rival } vorn.
lesson-factory = Fabriken machen aus Spyrium Punkte. Mit zwei Arbeitern und drei Kristallen bringt deine „{ $factory }“ 10. Nutze ihren zweiten Effekt.
lesson-last-pass = Sehr gut! Du hast 20 Punkte überschritten, der Bonus kam von selbst. { $rival } hat gepasst. Passe auch, und die Partie ist zu Ende.
lesson-scoring =
    Jetzt kommen die Punkte auf deinen Gebäuden dazu, dann deine Patente mit je höchstens 7. Geld, Kristalle und Arbeiter zählen für sich nichts. Jede Karte, die du noch nicht kennst, erklärt sich, wenn du { $by ->
        [touch] lange auf sie drückst
       *[mouse] auf sie zeigst
    }: auf zur ersten richtigen Partie!
lesson-more = Die zweite Einführung
lesson-more-welcome = Willkommen zurück! Vier deiner Arbeiter stehen in der Auslage, die anderen haben gepasst. Jetzt kommt, was die erste Einführung ausgelassen hat, und öfter wählst du selbst.
lesson-more-character = Spezialisten wirken sofort und bleiben in der Auslage. „{ $architect }“ braucht Plättchen: Wer ihn engagiert, verbraucht eines und zahlt dessen Wert zusätzlich zum Preis. Wähle deinen Arbeiter links davon und engagiere ihn.
lesson-more-token = Welches Plättchen? Ein kleines ist billig für dich, lässt aber das teure den anderen. Ist das letzte weg, kann niemand diesen Spezialisten mehr engagieren.
lesson-more-residence = Der Residenz-Effekt: Rücke deinen Marker vor und erhalte in jeder weiteren Runde mehr Einnahmen, oder nimm jetzt die Zahl deines Feldes als Punkte. Früh lohnt das Vorrücken, spät lohnen die Punkte. Du entscheidest.
lesson-more-technique = Nun ein Patent: Es hilft bis zum Ende der Partie, braucht keinen Bauplatz und bringt am Ende Punkte. Mit „{ $technique }“ aktivierst du einmal pro Runde eine Karte ohne Aufpreis. Wähle deinen Arbeiter daneben und erwirb es.
lesson-more-building = „{ $laboratory }“ hat das Fabriksymbol, wie deine „{ $workshop }“. Wähle deinen Arbeiter daneben und baue es.
lesson-more-where = Ersetzt du „{ $workshop }“, spart das gleiche Symbol £3, aber das alte Gebäude ist weg. Auf einem neuen Bauplatz behältst du beide und zahlst £1 für jedes eigene Gebäude. Was es jeweils kostet, steht auf den Knöpfen: Wähle.
lesson-more-free = Der Rest der Runde gehört dir: Nimm den letzten Arbeiter zurück, nutze deine Gebäude, nutze das Ereignis. Passe, wenn sich nichts mehr lohnt.
lesson-more-end = Eine neue Runde, neun neue Karten, alles wieder aufrecht. Nun kennst du alles: Spezialisten, Plättchen, Patente, Ersetzen und die Residenzleiste. Der Rest ist Erfahrung.
