# The rules page. Ids follow the numbers of the rules: rules-r5-1-text explains R5.1.

## In one minute

rules-overview-1 = Je leidt een bedrijf in het Engeland van de stoommachine, waar een krachtig groen kristal is ontdekt: spyrium. Wie na zes rondes de meeste overwinningspunten heeft, wint.
rules-overview-2 = Elke ronde liggen er negen kaarten in een vierkant. Je plaatst je werkers in de tussenruimtes, zodat elke werker naast twee kaarten staat.
rules-overview-3 = Wanneer je wilt, ga je naar fase II en neem je je werkers één voor één terug: voor geld, of om een kaart ernaast te activeren.
rules-overview-4 = Drukte rond een kaart levert geld op, maar maakt de kaart ook duur: elke andere werker is £1 waard als je geld neemt, en kost £1 als je de kaart activeert.
rules-overview-5 = Karakters helpen meteen, gebouwen blijven in je buurt en werken één keer per ronde, technieken helpen de rest van het spel.
rules-overview-6 = Mijnen leveren spyrium, fabrieken maken er punten van. Aan het einde tellen ook je gebouwen en technieken mee.

## A round at a glance

rules-summary-title = Een ronde in het kort
rules-summary-1 = Begin: iedereen krijgt inkomsten, de aangekondigde gebeurtenis geldt en de volgende wordt omgedraaid, negen kaarten met hun fiches worden gelegd, alle werkers zijn actief.
rules-summary-2 = Fase I, één actie per beurt: een werker plaatsen, de gebeurtenis gebruiken of naar fase II gaan.
rules-summary-3 = Fase II, één actie per beurt: een werker terugnemen voor geld of voor een kaart, een gebouw gebruiken, de gebeurtenis gebruiken, of passen zodra geen van je werkers meer in de markt staat.
rules-summary-4 = Einde: als iedereen heeft gepast, worden markt en gebeurtenis opgeruimd, gaan gebruikte kaarten weer recht liggen en wisselt de startspeler. Na de zesde ronde volgt de eindtelling.

## De tafel

rules-table-title = Wat er op tafel ligt
rules-table-1 = Scorespoor: ieders punten, en de bonussen bij 8 en 20.
rules-table-2 = Markt: negen kaarten, met daartussen de tussenruimtes voor werkers.
rules-table-3 = Bedrijven: geld, spyrium, punten, werkers, gebouwen en technieken van elke speler. Een gebruikte kaart ligt schuin.
rules-table-4 = Gebeurtenissen: die van deze ronde en die van de volgende, die je nog niet kunt gebruiken.
rules-table-5 = Woonspoor: het getal onder je marker bepaalt je inkomsten.
rules-table-6 = Jouw beslissing: wat er gevraagd wordt, en alle antwoorden. Het vraagteken opent de regel.

## 1. Components

rules-r1-title = Wat er in het spel zit
rules-r1-1-title = Spelers en werkers
rules-r1-1-text = Je speelt met twee tot vijf personen. Je begint met 3 werkers van je kleur; nog 4 wachten in de reserve. Meer dan 7 heb je nooit.
rules-r1-2-title = Fiches met een getal
rules-r1-2-text = Er zijn 24 fiches: acht van elke waarde 1, 2 en 3. Ze liggen op sommige kaarten en geven aan hoeveel die opleveren of kosten.
rules-r1-3-title = Geld en spyrium
rules-r1-3-text = Geld en spyrium raken in de bank nooit op. Je kunt van geen van beide onder nul komen.
rules-r1-4-title = Marktkaarten
rules-r1-4-text = De 59 marktkaarten zijn 35 gebouwen, 17 karakters en 7 technieken. Ze zijn verdeeld over drie periodes: 30 kaarten in A, 20 in B en 9 in C.
rules-r1-5-title = Gebeurteniskaarten
rules-r1-5-text = Er zijn 7 gebeurtenissen. Zes daarvan doen mee, één in elke ronde.
rules-r1-6-title = Het woonspoor
rules-r1-6-text = Je marker staat op een vakje van dit spoor. Het getal bepaalt je inkomsten per ronde en de punten die je daar kunt scoren. Het spoor loopt van 2 tot 7.

## 2. Setup

rules-r2-title = Voorbereiding
rules-r2-1-title = Waarmee je begint
rules-r2-1-text = Iedereen begint met 3 werkers, 2 spyrium, £8 en zonder punten; de woonmarker staat op het eerste vakje, de 2.
rules-r2-2-title = Stapels en gebeurtenissen
rules-r2-2-text = De drie periodestapels en de gebeurtenissen worden geschud. De bovenste gebeurtenis ligt open als de volgende; gebruikt die een fiche, dan krijgt ze er een willekeurige.
rules-r2-3-title = Startspeler
rules-r2-3-text = Het lot bepaalt wie begint.

## 3. Start of a round

rules-r3-title = Zo begint een ronde
rules-r3-1-title = Inkomsten
rules-r3-1-text = Je ontvangt zoveel pond als je vakje op het woonspoor aangeeft. Iedereen begint de eerste ronde dus met £10.
rules-r3-2-title = Gebeurtenissen schuiven door
rules-r3-2-text = De aangekondigde gebeurtenis geldt nu en behoudt haar fiche. De volgende wordt omgedraaid, met een willekeurige fiche als die nodig is, zodat je altijd weet wat er komt.
rules-r3-3-title = De markt
rules-r3-3-text = Negen kaarten worden in drie rijen van drie gelegd. Ronde 1 tot en met 3 gebruiken periode A, ronde 4 en 5 periode B, ronde 6 periode C. Drie kaarten van A en twee van B doen dus niet mee.
rules-r3-4-title = Fiches op kaarten
rules-r3-4-text = Een gebouw dat een fiche gebruikt ({ card-mine-3 }, { card-university-1 }, { card-university-2 }), krijgt er één. Een karakter met fiches ({ card-miner }, { card-bureaucrat }, { card-banker }, { card-financier }, { card-architect }) krijgt er één minder dan er spelers zijn. Ze worden willekeurig getrokken en liggen open.
rules-r3-5-title = Iedereen in fase I
rules-r3-5-text = Al je werkers zijn weer actief en iedereen zit in fase I, plaatsing.

## 4. Order of play

rules-r4-title = Om de beurt
rules-r4-1-title = Ieder één actie
rules-r4-1-text = Te beginnen bij de startspeler doe je om de beurt, met de klok mee, één actie, tot iedereen heeft gepast. Wie gepast heeft, wordt overgeslagen.
rules-r4-2-title = Je eigen fase
rules-r4-2-text = Alleen je eigen fase bepaalt wat je mag doen. Anderen kunnen tegelijk in een andere fase zitten.
rules-r4-3-title = In fase I
rules-r4-3-text = Plaats een werker, gebruik de gebeurtenis of ga naar fase II. Ga je naar fase II, dan doe je daar in dezelfde beurt meteen een actie.
rules-r4-4-title = In fase II
rules-r4-4-text = Verdien geld, activeer een kaart, gebruik de gebeurtenis, gebruik een gebouw, gebruik Taylorisme als je dat hebt, of pas.
rules-r4-5-title = Geen weg terug
rules-r4-5-text = Zit je eenmaal in fase II, dan blijf je daar tot het einde van de ronde.

## 5. Phase I

rules-r5-title = { phase-1-long }
rules-r5-1-title = Een werker plaatsen
rules-r5-1-text = Zet een actieve werker in een tussenruimte tussen twee aangrenzende kaarten. Er passen zoveel werkers in als je wilt. Op minstens een van de twee plekken moet nog een kaart liggen, en aan de buitenkant zijn geen tussenruimtes.
rules-r5-2-title = De gebeurtenis gebruiken
rules-r5-2-text = Eén keer per ronde mag je, in welke fase ook, de gebeurtenis gebruiken. Biedt ze meerdere effecten, dan kies je er één; de kosten moet je kunnen betalen. Twee gebeurtenissen werken alleen in fase II.

## 6. Phase II

rules-r6-title = { phase-2-long }
rules-r6-1-title = Geld verdienen
rules-r6-1-text = Neem een van je werkers terug en kies een kaart ernaast: je krijgt £1 voor elke andere werker rond die kaart, van wie ook. Zijn beide kaarten weg, dan krijg je niets (met { card-capitalization } £2), maar het telt als actie. De werker rust tot de volgende ronde.
rules-r6-1-example = Voorbeeld: rond een Mijn staan vijf andere werkers. Neem je je werker daar terug voor geld, dan krijg je £5.
rules-r6-2-title = Een kaart activeren
rules-r6-2-text = Neem een van je werkers terug en kies een kaart ernaast: betaal de prijs en als toeslag £1 voor elke andere werker eromheen, van wie ook. De werker rust tot de volgende ronde.
rules-r6-3-title = Karakters
rules-r6-3-text = Een karakter werkt één keer en blijft in de markt; met een andere werker kan het opnieuw worden ingehuurd, ook door jou. De kosten van het effect moet je kunnen betalen. Werkt het met fiches, dan verbruik je er één naar keuze; is de laatste weg, dan kan niemand het meer inhuren, maar geld verdienen kan er nog wel.
rules-r6-3-example = Voorbeeld: rond de { card-apprentice } staan vier andere werkers. Je betaalt £{ $character } en £4 toeslag, levert { $pays } spyrium in en scoort { $gains } punten. De { card-apprentice } blijft liggen.
rules-r6-4-title = Gebouwen
rules-r6-4-text = Een gebouw gaat naar je buurt. Een nieuwe bouwplaats kost £1 per gebouw dat je al hebt; de eerste is dus gratis. Of je vervangt een eigen gebouw, gebruikt of niet: dan betaal je geen bouwplaats en is het oude gebouw uit het spel. Hebben ze het symbool fabriek, mijn of onderzoek gemeen, dan is de prijs (niet de toeslag) £3 lager, maar nooit onder £0; twee gedeelde symbolen schelen ook maar £3. Het nieuwe gebouw ligt recht en kan deze ronde al worden gebruikt. Werkers op een vervangen gebouw komen volgende ronde terug.
rules-r6-4-example = Voorbeeld: Fabriek I kost £{ $price }, er staan twee andere werkers omheen, en je hebt een Volksbuurt en een Laboratorium. Op een nieuwe bouwplaats betaal je { $price } + 2 + 2 = £{ $space }, in plaats van de Volksbuurt { $price } + 2 = £{ $replace }, in plaats van het Laboratorium met hetzelfde fabriekssymbool { $reduced } + 2 = £{ $shared }.
rules-r6-5-title = Directe effecten
rules-r6-5-text = Sommige gebouwen geven eenmalig iets, direct na het betalen: spyrium of punten volgens hun fiche, nieuwe werkers zolang je reserve strekt, of een wooneffect. De fiche wordt afgelegd; zonder fiche krijg je niets.
rules-r6-6-title = Technieken
rules-r6-6-text = Een techniek blijft tot het einde van jou en heeft geen bouwplaats nodig. Ze helpt vanaf je volgende beurt, dus nog niet bij de aankoop zelf. Je mag er zoveel hebben als je wilt.
rules-r6-7-title = Een gebouw gebruiken
rules-r6-7-text = Kies een recht liggend gebouw van jezelf en een van zijn effecten, en leg het schuin: deze ronde kun je het niet meer gebruiken. De werkers die nodig zijn, moeten actief zijn en rusten tot de volgende ronde; het spyrium gaat naar de bank.
rules-r6-8-title = Passen
rules-r6-8-text = Je mag passen zodra geen van je werkers meer in de markt staat, ook met actieve werkers of rechte gebouwen over. Daarna doe je tot de volgende ronde niet meer mee.
rules-r6-9-title = Eerst betalen
rules-r6-9-text = Je betaalt voordat je iets krijgt. Met wat een actie oplevert, kun je diezelfde actie niet betalen.

## 7. Market cards

rules-r7-title = De marktkaarten
rules-r7-text = Mijnen leveren spyrium; werkplaatsen, fabrieken en laboratoria maken er punten van; universiteiten hebben voor punten alleen werkers nodig. Volksbuurten brengen werkers, residenties brengen je verder op het woonspoor en voorname huizen tellen aan het einde. Wat de fiche van een karakter kost, komt boven op prijs en toeslag.

## 8. Events

rules-r8-title = De gebeurtenissen
rules-r8-text = Elke gebeurtenis biedt iedereen één keer per ronde een kleine ruil: geld, spyrium of punten ter waarde van haar fiche, punten voor geld, geld voor spyrium, een werker, een wooneffect. Nachtploeg en Laatkomer werken alleen in fase II, maar je mag naar fase II gaan en ze in dezelfde beurt gebruiken. Bij Nachtploeg betaal je de werkers en het spyrium van het gebouw opnieuw. De fiche van een gebeurtenis wordt nooit verbruikt.

## 9. Techniques

rules-r9-title = De technieken
rules-r9-1-title = { card-automation }
rules-r9-1-text = Je mijnen werken zonder werkers. Aan het einde: 1 punt per spyrium, hoogstens 7.
rules-r9-2-title = { card-capitalization }
rules-r9-2-text = Telkens als je met een werker geld verdient, krijg je £2 extra, ook tussen twee lege plekken. Aan het einde: 1 punt per volle £2, hoogstens 7.
rules-r9-3-title = { card-engineering }
rules-r9-3-text = Je gebouwen met een fabriekssymbool geven 1 punt extra voor elke werker die je er inzet. Aan het einde: nogmaals hun gedrukte punten, hoogstens 7.
rules-r9-4-title = { card-crane }
rules-r9-4-text = Een nieuwe bouwplaats kost je £3 minder, nooit onder £0. Aan het einde: 1 punt per eigen gebouw, hoogstens 7.
rules-r9-5-title = { card-lobbying }
rules-r9-5-text = Eén keer per ronde mag je een kaart zonder toeslag activeren. Aan het einde: punten gelijk aan je vakje op het woonspoor.
rules-r9-6-title = { card-taylorism }
rules-r9-6-text = Eén keer per ronde, als actie in fase II, leg je een schuin gebouw recht en gebruik je het meteen opnieuw; werkers en spyrium betaal je nog eens. Samen met Nachtploeg kan één gebouw drie keer werken. Aan het einde: 1 punt per eigen werker.
rules-r9-7-title = { card-commerce }
rules-r9-7-text = Fiches die je van marktkaarten neemt, mag je houden, tot maximaal 7; wat je meer hebt, wordt afgelegd. Eén keer per ronde mag je een fiche op een kaart of bij de Meevaller als 1, 2 of 3 tellen, ook om minder te betalen; de gedrukte waarde gebruiken kost je dat niet. De fiche van de Meevaller blijft liggen. Aan het einde: 1 punt per bewaarde fiche.
rules-r9-8-title = Elke ronde opnieuw
rules-r9-8-text = Lobbyen, Taylorisme en Handel zijn in elke nieuwe ronde weer te gebruiken.

## 10. Residence effect and bonuses

rules-r10-title = Woonspoor en bonussen
rules-r10-1-title = Wooneffect
rules-r10-1-text = Schuif je marker één vakje door, of scoor het getal waarop hij staat; een van beide moet. Op het laatste vakje kun je alleen scoren.
rules-r10-1-example = Voorbeeld met drie spelers: je marker staat op 3 en op een Architect liggen de fiches 1 en 2. Je neemt de 1, betaalt £1 boven op prijs en toeslag, en schuift door naar 4 of scoort 3 punten. De volgende neemt de 2 en betaalt £2; daarna kan niemand deze Architect nog inhuren.
rules-r10-2-title = Bonussen bij 8 en 20
rules-r10-2-text = Zodra je 8 punten of meer hebt, kies je £5 of een werker uit je reserve, meteen actief; je neemt de bonus aan het einde van die actie. Bij 20 punten krijg je de andere. De eindtelling levert geen bonussen op.
rules-r10-3-title = Met een lege reserve
rules-r10-3-text = Zonder werker in de reserve levert de werkerbonus niets op, en bij 8 punten blijft alleen £5 over. Passeer je in één keer beide grenzen, dan krijg je allebei de bonussen.

## 11. End of round, end of game

rules-r11-title = Einde van een ronde, einde van het spel
rules-r11-1-title = De ronde eindigt
rules-r11-1-text = Als iedereen heeft gepast, worden de rest van de markt, de gebeurtenis en alle fiches erop afgelegd, worden gebouwen en technieken recht gelegd en wordt de speler links van de startspeler de nieuwe startspeler. Na ronde 6 volgt meteen de eindtelling.
rules-r11-2-title = Als de fiches op zijn
rules-r11-2-text = Is er een fiche nodig en zijn ze op, dan worden de afgelegde de nieuwe voorraad. Zijn die er ook niet, dan blijven de overige kaarten deze ronde zonder.
rules-r11-3-title = { log-game-ended }
rules-r11-3-text = Tel de gedrukte punten van je gebouwen erbij, dan die van je technieken, hoogstens 7 per techniek. Geld, spyrium en werkers tellen op zichzelf niet mee.
rules-r11-3-example = Voorbeeld: met 8 spyrium levert { card-automation } 7 punten op.
rules-r11-4-title = Wie wint
rules-r11-4-text = Wie de meeste punten heeft, wint. Bij gelijke stand wordt de overwinning gedeeld.
rules-r11-5-title = Edities
rules-r11-5-text = Prijzen, punten op gebouwen, aantallen en periodes van de kaarten horen bij de editie die je speelt. De kaartengalerij toont elk getal en waar het vandaan komt.

## Rulings

rules-rulings-title = Waar de gedrukte spelregels verschillen
rules-rulings-text = Er zijn vijf spelregelboekjes, gedrukt of vertaald, en die zijn het niet altijd eens. Hier geldt:
rules-rulings-1 = Bij gelijke stand winnen alle spelers met de meeste punten.
rules-rulings-2 = “Eén keer per beurt” bij een techniek betekent één keer per ronde.
rules-rulings-3 = De toeslag telt elke andere werker, ook die van jezelf, en niet de spelers.
rules-rulings-4 = Werkplaats II levert { $points } punten op. Export levert £{ $gains1 } of £{ $gains2 } op.
rules-rulings-5 = Taylorisme scoort aan het einde van het spel. Een tweede gebruik door Taylorisme of Nachtploeg betaal je helemaal opnieuw.
rules-rulings-6 = Met Handel bewaar je hoogstens zeven fiches.
rules-rulings-7 = Laatkomer kan alleen in fase II worden gebruikt.
rules-rulings-8 = Een bonus krijg je zodra je 8 of 20 punten of meer hebt, maar niet bij de eindtelling.
rules-rulings-9 = Een karakter waarvan de fiches op zijn, kan deze ronde niet meer worden ingehuurd.
rules-rulings-10 = Een gedeeld symbool verlaagt alleen de prijs van een gebouw, nooit de toeslag.

## The symbols

legend-title = Zo lees je een kaart
legend-price = prijs
legend-seal = punten aan het einde van het spel
legend-instant = gebeurt één keer, meteen bij het bouwen
legend-use = gebruik: vóór de pijl de kosten, erachter de opbrengst
legend-token = zoveel als de fiche op de kaart aangeeft
legend-around = werkers rond de kaart: elk maakt de kaart £1 duurder, en je verdient er £1 meer
legend-goods = geld, spyrium, punten
legend-residence = het wooneffect: één vakje verder, of punten
legend-symbol = fabriek, mijn of onderzoek: een gebouw met hetzelfde symbool vervangen is £3 goedkoper
legend-first = startspeler van deze ronde
legend-worker = een werker: een van je actieve
legend-no-worker = geen werker nodig
legend-new-space = een nieuwe bouwplaats
legend-once = één keer per ronde
legend-straighten = een gebruikt gebouw weer recht leggen
legend-end = aan het einde van het spel
legend-phases = fase I, plaatsing; fase II, activering
legend-passed = heeft deze ronde gepast
legend-event = de gebeurtenis van de ronde
legend-kinds = gebouw, karakter, techniek: de soorten kaarten in de markt
