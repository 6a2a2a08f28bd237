# The guided first game: what the coach says.

lesson-title = Je eerste spel
lesson-step = { $n } van { $total }
# As in English.
lesson-rival = Brunel
lesson-rule = De regel lezen
lesson-leave = De les verlaten
lesson-play = Nu spelen
lesson-not-yet = Nog niet: kies eerst wat omkaderd is.
lesson-not-yet-next = Nog niet: ga door met “{ button-next }”.

lesson-welcome = Welkom! Iedereen leidt een bedrijf. Wie na zes rondes de meeste punten heeft op dit spoor, wint. Er kan niets misgaan: je kunt alleen doen wat ik vraag.
lesson-market = Dit is de markt: elke ronde negen kaarten. Werkers staan in de tussenruimtes, dus elke werker heeft twee kaarten binnen bereik.
lesson-card = Een kaart vertelt alles over zichzelf. De gouden munt is de prijs, het rode zegel zijn de punten aan het eind van het spel. Onderaan staat wat de kaart doet: links van de pijl wat je inzet, rechts ervan wat je krijgt. “{ $mine }” levert je 1 groen spyriumkristal op, of 2 als een werker meehelpt.
lesson-place = Een ronde begint met fase I: per beurt gaat één werker naar de markt. Kies de oplichtende tussenruimte tussen “{ $mine }” en “{ $geologist }”.
lesson-place-again = { $rival } heeft ook een werker naast “{ $geologist }”. Je mag een tussenruimte delen, en elke werker rond een kaart telt: de kaart wordt duurder, maar levert je ook geld op. Zet jouw werker erbij.
lesson-phase2 = Houd je derde werker thuis: die laat straks een gebouw draaien. Ga nu naar fase II. Je doet daar meteen een actie, en plaatst deze ronde geen werkers meer.
lesson-gain = In fase II komen je werkers terug, één per beurt, elk voor geld of voor een kaart. Eerst geld: £1 voor elke andere werker rond de kaart. Kies je onderste werker, dan “£{ $n } nemen” bij “{ $geologist }”.
lesson-activate = Nu een kaart. Je betaalt de prijs en £1 voor elke andere werker eromheen: { $price }. Kies je werker en activeer dan “{ $mine }”.
lesson-build = Een gebouw heeft een bouwplaats nodig. Die kost £1 voor elk gebouw dat je hebt, dus de eerste is gratis. Later kun je ook een oud gebouw vervangen, £3 goedkoper bij een gedeeld symbool. Kies de vrije plaats.
lesson-use = Je gebouw kan deze ronde al werken. Dat is een eigen beurt, daarna rust het gebouw tot de volgende ronde. Kies een van de twee effecten; voor het tweede is je werker nodig.
lesson-event = Eén keer per ronde mag iedereen de gebeurtenis gebruiken, in welke fase ook. Deze levert £2, 2 spyrium of 2 punten op. Neem wat je wilt.
lesson-pass = Er staat geen werker van jou meer in de markt en alles is gedaan: pas. De anderen spelen door tot iedereen heeft gepast.
lesson-round = Iedereen heeft gepast, de ronde is voorbij. Wat in de markt lag is weg, er liggen negen nieuwe kaarten, de volgende gebeurtenis geldt, gebouwen liggen weer recht en alle werkers zijn thuis. Een ander begint.
lesson-income = Elke ronde begint met inkomsten: het getal van je vakje op dit spoor, voor jou nu £{ $n }. Sommige kaarten brengen je verder, of geven je dat getal in punten.
lesson-bonus = Bij 8 punten krijg je £5 of nog een werker, naar keuze; bij 20 punten het andere. Hoe eerder die werker komt, hoe meer je eraan hebt.
lesson-help =
    Hier staat altijd wat er gevraagd wordt, en het vraagteken opent de regel. Alles wat kan, licht op. { $by ->
        [touch] Druk lang op een kaart
       *[mouse] Houd de muis op een kaart
    } om alles over die kaart te lezen.
lesson-last-round = We springen naar het einde van de zesde ronde. Je hebt een bedrijf gebouwd en drie kristallen gespaard. { $rival } staat voor, nog wel.
lesson-factory = Fabrieken maken punten van spyrium. Met twee werkers en drie kristallen levert je “{ $factory }” er 10 op. Gebruik het tweede effect.
lesson-last-pass = Goed gedaan! Je bent de 20 punten gepasseerd en de bonus kwam vanzelf. { $rival } heeft gepast. Pas ook, en het spel is afgelopen.
lesson-scoring =
    Nu komen de punten op je gebouwen erbij, dan je technieken, hooguit 7 per stuk. Geld, kristallen en werkers tellen op zichzelf niet mee. Een kaart die je nog niet kent, legt zichzelf uit als je haar { $by ->
        [touch] ingedrukt houdt
       *[mouse] aanwijst
    }: op naar je eerste echte spel!
lesson-more = De tweede les
lesson-more-welcome = Welkom terug! Vier van je werkers staan in de markt, en de anderen hebben gepast. Deze les laat zien wat de eerste oversloeg, en vaker kies je zelf.
lesson-more-character = Karakters werken meteen en blijven in de markt. De “{ $architect }” werkt met fiches: wie hem inhuurt, verbruikt er een en betaalt de waarde boven op de prijs. Kies je werker links ervan en huur hem in.
lesson-more-token = Welke fiche? Een kleine is goedkoop voor jou, maar laat de dure aan de anderen. Is de laatste weg, dan kan niemand dit karakter nog inhuren.
lesson-more-residence = Het wooneffect: schuif je marker door en krijg elke volgende ronde meer inkomsten, of neem nu het getal van je vakje als punten. Vroeg in het spel loont doorschuiven, later lonen de punten. Jij beslist.
lesson-more-technique = Nu een techniek: die helpt tot het einde van het spel, heeft geen bouwplaats nodig en scoort aan het einde. Met “{ $technique }” activeer je één keer per ronde een kaart zonder toeslag. Kies je werker ernaast en neem er patent op.
lesson-more-building = Het “{ $laboratory }” heeft het fabriekssymbool, net als je “{ $workshop }”. Kies je werker ernaast en bouw het.
lesson-more-where = Vervang je “{ $workshop }”, dan scheelt het gedeelde symbool £3, maar is het oude gebouw weg. Op een nieuwe bouwplaats houd je beide, voor £1 per eigen gebouw. Wat het kost, staat op de knoppen: kies.
lesson-more-free = De rest van de ronde is van jou: neem je laatste werker terug, gebruik je gebouwen, gebruik de gebeurtenis. Valt er niets meer te winnen, dan pas je.
lesson-more-end = Een nieuwe ronde, negen nieuwe kaarten, alles ligt weer recht. Nu ken je alles: karakters, fiches, technieken, vervangen en het woonspoor. De rest is ervaring.
