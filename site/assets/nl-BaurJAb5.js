var e=Object.values([`# The analysis of a finished game. Chances are whole per cent, losses are in win points (per cent of a victory).

analysis-title = Analyse
analysis-of = { $names }: { $n } beslissingen, elk { $simulations } simulaties
analysis-chances = Winkans
analysis-round = Ronde { $n }
analysis-mistakes = Fouten
analysis-no-mistakes = Geen enkele beslissing kostte 5 winstprocenten of meer.
analysis-turning-points = Keerpunten
analysis-deal = De kaarten van ronde { $n }
analysis-decision = Beslissing { $n }: { $name }
analysis-change = { $name }: { $before } % → { $after } %
analysis-played = Gespeeld: { $decision }
analysis-better = Beter: { $decision }
analysis-exact = exact opgelost
analysis-player = Speler
analysis-result = Resultaat
analysis-accuracy = Nauwkeurigheid
analysis-mean-loss = Verloren winstprocenten per beslissing
analysis-progress = Bezig met analyseren

judgement-inaccuracy = Onnauwkeurigheid
judgement-mistake = Fout
judgement-blunder = Blunder

reason-price = { $card } had £{ $n } gekost in plaats van £{ $instead }.
reason-vp = Dat levert meteen { $n } OP meer op.
reason-end = Dat levert aan het einde { $n } OP meer op.
reason-money = Zo blijft er £{ $n } meer over.
reason-spyrium = Zo blijft er { $n } spyrium meer over.
reason-workers =
    { $n ->
        [one] Dat is één arbeider meer.
       *[other] Dat zijn { $n } arbeiders meer.
    }
reason-income = Dat is £{ $n } meer inkomen per ronde.
reason-rival = { $name } kan hierna { $card } nemen.

ledger-title = Waar het resultaat vandaan komt
ledger-even = Gelijk deel
ledger-deals = Kaarten
ledger-own = Eigen beslissingen
ledger-others = Beslissingen van anderen
ledger-unforeseen = Niet voorzien
ledger-note = Beslissingen worden beoordeeld op wat men kon weten, over alle kaarten die hadden kunnen komen. Tussen sterke spelers tellen de kaarten weinig; “niet voorzien” is wat het zoeken pas later zag.
`,`# What cards and events do, in a sentence; \`option-…\` is one use of a building. Their numbers come from the rules.

## Buildings

effect-mine-1 = Zet { $workers1 } werker in en krijg { $gains1 } spyrium.
effect-mine-2 = Levert { $gains1 } spyrium op zonder werker, of { $gains2 } met een werker.
effect-mine-3 = Bij de bouw: zoveel spyrium als de fiche aangeeft. Bij gebruik: { $gains1 } spyrium zonder werker, of { $gains2 } met een werker.
effect-workshop-1 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP.
effect-workshop-2 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP.
effect-factory-1 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP, of { $workers2 } werkers maken van { $pays2 } spyrium { $gains2 } OP.
effect-factory-2 = { $workers1 } werkers maken van { $pays1 } spyrium { $gains1 } OP, of van { $pays2 } spyrium { $gains2 } OP.
effect-laboratory-1 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP. Telt als fabriek en als onderzoek.
effect-laboratory-2 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP. Telt als fabriek en als onderzoek.
effect-laboratory-3 = { $workers1 } werker maakt van { $pays1 } spyrium { $gains1 } OP. Telt als fabriek en als onderzoek.
effect-neighbourhood-1 = Bij de bouw: { $workers } werker uit je reserve, meteen actief. Daarna niet te gebruiken.
effect-neighbourhood-2 = Bij de bouw: { $workers } werkers uit je reserve (of de laatste), meteen actief. Daarna niet te gebruiken.
effect-residence-1 = Bij de bouw: één vakje verder op het woonspoor, of het getal van je vakje als OP. Daarna niet te gebruiken.
effect-residence-2 = { effect-residence-1 }
effect-university-1 = Bij de bouw: zoveel OP als de fiche aangeeft. Bij gebruik: { $workers1 } werker levert { $gains1 } OP op.
effect-university-2 = Bij de bouw: zoveel OP als de fiche aangeeft. Bij gebruik: { $workers1 } werker levert { $gains1 } OP op, { $workers2 } werkers { $gains2 } OP.
effect-luxury-home = Doet niets tijdens het spel, maar levert punten op aan het einde.
effect-mansion = Doet niets tijdens het spel, maar levert veel punten op aan het einde.
effect-palace = Doet niets tijdens het spel; het deftigste gebouw, met de meeste punten aan het einde.

## Uses of buildings

option-yields-spyrium =
    { $workers ->
        [0] geen werker → { $gains } spyrium
        [one] { $workers } werker → { $gains } spyrium
       *[other] { $workers } werkers → { $gains } spyrium
    }
option-scores =
    { $workers ->
        [one] { $workers } werker → { $gains } OP
       *[other] { $workers } werkers → { $gains } OP
    }
option-scores-for-spyrium =
    { $workers ->
        [one] { $workers } werker + { $pays } spyrium → { $gains } OP
       *[other] { $workers } werkers + { $pays } spyrium → { $gains } OP
    }

## Characters

effect-miner = Neem een fiche: je krijgt zoveel spyrium.
effect-geologist = Je krijgt { $gains } spyrium.
effect-apprentice = Betaal { $pays } spyrium, krijg { $gains } OP.
effect-engineer = Betaal { $pays } spyrium, krijg { $gains } OP.
effect-bureaucrat = Neem een fiche: je krijgt zoveel OP.
effect-adviser = Je krijgt { $gains } OP.
effect-banker = Neem een fiche en betaal de waarde in £: je krijgt { $gains } OP.
effect-financier = Neem een fiche en betaal de waarde in £: je krijgt { $gains } OP.
effect-architect = Neem een fiche en betaal de waarde in £: één vakje verder op het woonspoor, of het getal van je vakje als OP.

## Techniques: during the game

effect-automation = Je mijnen hebben geen werkers nodig.
effect-capitalization = £{ $pays } extra bij elke actie “geld verdienen”.
effect-engineering = Je gebouwen met een fabriekssymbool leveren per ingezette werker { $gains } OP extra op.
effect-crane = Een nieuwe bouwplaats kost je £{ $saves } minder, nooit onder £0.
effect-lobbying = Eén keer per ronde: activeer een kaart zonder toeslag.
effect-taylorism = Eén keer per ronde, als actie in fase II: leg een gebruikt gebouw recht en gebruik het meteen opnieuw. Werkers en spyrium betaal je nog eens.
effect-commerce = Houd fiches die je van marktkaarten neemt, hoogstens { $limit }. Eén keer per ronde telt een fiche als 1, 2 of 3.

## Techniques: scoring at the end (never more than 7 VP each)

final-automation = 1 OP per spyrium
final-capitalization = 1 OP per volle £2
final-engineering = nogmaals de OP op je gebouwen met een fabriekssymbool
final-crane = 1 OP per gebouw
final-lobbying = OP gelijk aan je vakje op het woonspoor
final-taylorism = 1 OP per eigen werker
final-commerce = 1 OP per bewaarde fiche
final-limit = Hoogstens { $limit } OP per techniek
final-building = { $points } OP aan het einde
scored-automation = { spyrium }, elk 1 OP
scored-capitalization = £{ $n }, 1 OP per volle £2
scored-engineering = { $n } OP op gebouwen met een fabriekssymbool
scored-crane = { buildings }, elk 1 OP
scored-lobbying = Vakje { $n } van het woonspoor
scored-taylorism = { workers }, elk 1 OP
scored-commerce = Bewaarde fiches: { $n }, elk 1 OP

## Events

effect-windfall = Krijg de waarde van de fiche in £, spyrium of OP. De fiche blijft liggen voor de anderen.
effect-country-house = Betaal { $pays } spyrium: één vakje verder op het woonspoor, of het getal van je vakje als OP.
effect-patronage = Betaal £{ $pays1 } voor { $gains1 } OP, of £{ $pays2 } voor { $gains2 } OP.
effect-export = Verkoop { $pays1 } spyrium voor £{ $gains1 }, of { $pays2 } spyrium voor £{ $gains2 }.
effect-night-shift = Alleen in fase II. Betaal £{ $pays }, leg een gebruikt gebouw recht en gebruik het meteen opnieuw. Werkers en spyrium betaal je nog eens.
effect-recruitment = Betaal £1 per eigen werker en krijg er een bij, meteen actief. Niet met { $limit } werkers.
effect-late-arrival = Alleen in fase II. Plaats alsnog een actieve werker in een tussenruimte.

# Where long words of names may be broken on a card.
card-hyphens = Automati-sering Bureau-craat Finan-cieel Kapitali-satie Labora-torium Mijn-werker Residen-tie Taylo-risme Universi-teit Volks-buurt Werk-plaats
`,`# Decisions of the notation. \`decide-…\` is a button, \`decided-…\` the same in the log, with the player's $name.
# $gap is the text of gap-between, gap-beside or gap-empty; $card a card's name; $money, $n, $value whole numbers; $effect an option-… text.

## Phase I

decide-place = Werker plaatsen { $gap }
decided-place = { $name } plaatst een werker { $gap }.
decide-phase2 = Naar fase II gaan
decided-phase2 = { $name } gaat naar fase II.

## The event

decided-event = { $name } gebruikt de gebeurtenis { $event }.
decide-event-windfall-1 = £{ $n } nemen
decided-event-windfall-1 = { $name } neemt £{ $n } van de Meevaller.
decide-event-windfall-2 = { spyrium } nemen
decided-event-windfall-2 = { $name } neemt { spyrium } van de Meevaller.
decide-event-windfall-3 = { points } nemen
decided-event-windfall-3 = { $name } scoort { points } met de Meevaller.
decide-event-windfall-value-1 = De waarde van de fiche in £ nemen
decide-event-windfall-value-2 = De waarde van de fiche in spyrium nemen
decide-event-windfall-value-3 = De waarde van de fiche in OP nemen
decided-event-windfall-value-1 = { $name } neemt de Meevaller in £.
decided-event-windfall-value-2 = { $name } neemt de Meevaller in spyrium.
decided-event-windfall-value-3 = { $name } neemt de Meevaller in OP.
decide-event-country-house = { $pays } spyrium betalen voor een wooneffect
decided-event-country-house = { $name } betaalt { $pays } spyrium voor een wooneffect.
decide-event-patronage-1 = £{ $pays1 } betalen voor { $gains1 } OP
decided-event-patronage-1 = { $name } betaalt £{ $pays1 } voor { $gains1 } OP.
decide-event-patronage-2 = £{ $pays2 } betalen voor { $gains2 } OP
decided-event-patronage-2 = { $name } betaalt £{ $pays2 } voor { $gains2 } OP.
decide-event-export-1 = { $pays1 } spyrium verkopen voor £{ $gains1 }
decided-event-export-1 = { $name } verkoopt { $pays1 } spyrium voor £{ $gains1 }.
decide-event-export-2 = { $pays2 } spyrium verkopen voor £{ $gains2 }
decided-event-export-2 = { $name } verkoopt { $pays2 } spyrium voor £{ $gains2 }.
decide-event-night-shift = £{ $pays } betalen en een gebouw opnieuw gebruiken
decided-event-night-shift = { $name } betaalt £{ $pays } voor een nachtploeg.
decide-event-recruitment = £{ $money } betalen voor een extra werker
decided-event-recruitment = { $name } betaalt £{ $money } voor een extra werker.
decide-event-late-arrival = Nog een werker plaatsen
decided-event-late-arrival = { $name } stuurt een laatkomer naar de markt.

## Workers leave the market

decide-gain = £{ $money } nemen bij { $card }
decided-gain = { $name } neemt £{ $money } bij { $card }.
decide-gain-from = £{ $money } nemen bij { $card } met de werker { $gap }
decide-gain-empty = Werker terugnemen voor £{ $money }
decided-gain-empty = { $name } neemt een werker terug voor £{ $money }.
decide-activate-from = { $card } activeren voor £{ $money } met de werker { $gap }
decide-activate-building = { $card } bouwen vanaf £{ $money }
decided-activate-building = { $name } bouwt { $card }.
decide-activate-character = { $card } inhuren voor £{ $money }
decided-activate-character = { $name } huurt { $card } in voor £{ $money }.
decide-activate-character-fee = { $card } inhuren voor £{ $money } plus { $fees } voor de fiche
decide-activate-technique = Patent nemen op { $card } voor £{ $money }
decided-activate-technique = { $name } neemt patent op { $card } voor £{ $money }.
decide-lobby = { $card } met Lobbyen activeren voor £{ $money }
decided-lobby = { $name } activeert { $card } met Lobbyen voor £{ $money }.
decide-lobby-from = { $card } activeren met Lobbyen voor £{ $money }, werker { $gap }

## Where a building goes

decide-space = Op een nieuwe bouwplaats: in totaal £{ $money }
decided-space = { $name } bouwt op een nieuwe bouwplaats.
decide-replace = { $card } vervangen: in totaal £{ $money }
decided-replace = { $name } vervangt { $card }.
decide-replace-inclined = { $card } (gebruikt) vervangen: in totaal £{ $money }
decided-replace-inclined = { $name } vervangt { $card } (al gebruikt).
way-space = Op een nieuwe bouwplaats: { $cost }
way-replace = { $card } vervangen: { $cost }
way-replace-inclined = { $card } (gebruikt) vervangen: { $cost }
way-token = plus { $fees } voor de fiche

## Tokens and values

decide-token = Fiche { $n } nemen
decided-token = { $name } neemt fiche { $n }.
decided-token-fee = { $name } neemt fiche { $n } en betaalt £{ $money }.
decide-token-as = Fiche { $n } als { $value } nemen
decided-token-as = { $name } neemt fiche { $n } en telt die met Handel als { $value }.
decide-value = Als { $value } tellen
decided-value = { $name } telt de fiche met Handel als { $value }.
decide-value-printed = Op { $value } laten
decided-value-printed = { $name } laat de fiche op { $value }.

## Buildings at work

decide-use = { $card } gebruiken: { $effect }
decided-use = { $name } gebruikt { $card }: { $effect }.
decide-taylorism = Een gebouw opnieuw gebruiken met Taylorisme
decided-taylorism = { $name } gebruikt Taylorisme.
decide-reuse = { $card } opnieuw gebruiken: { $effect }
decided-reuse = { $name } gebruikt { $card } opnieuw: { $effect }.

## Residence and bonus

decide-advance = Doorschuiven naar { $n }
decided-advance = { $name } schuift op het woonspoor door naar { $n }.
decide-score = { points } scoren
decided-score = { $name } scoort { points } met het wooneffect.
decide-worker = Een werker nemen
decided-worker = { $name } kiest een werker als bonus.
decide-cash = £5 nemen
decided-cash = { $name } kiest £5 als bonus.

## Passing

decide-pass = Passen
decided-pass = { $name } past.
`,`# Errors as people see them: what is wrong and what to do.

## Playing

error-game-moved-on = Het spel is al verder; de tafel is bijgewerkt.

## Connection

error-offline = Je bent offline. Controleer je netwerk en probeer het opnieuw.
error-server-unreachable = De server antwoordt niet. Probeer het zo nog eens.
error-server = Er ging iets mis op de server. Je spel is niet verloren.
error-unexpected = Er ging hier iets mis. Herlaad de pagina; het spel gaat verder waar het was.

## Tables and seats

error-game-not-found = Dit spel bestaat niet.
error-page-not-found = Op dit adres staat niets.

## Forms

error-wrong-password = Naam en wachtwoord horen niet bij elkaar.
error-copy-failed = Kopiëren lukte niet. Selecteer de tekst en kopieer hem zelf.
`,`# The log: what changed, in sentences. $name is a player, $card a card's name, amounts are whole numbers.

## Rounds

log-round-began = Ronde { $n } begint.
log-round-ended = Ronde { $n } is voorbij.
log-income = { $name } ontvangt £{ $n } inkomsten.
log-event = Gebeurtenis van deze ronde: { $event }.
log-market-dealt = De markt wordt gelegd: { $cards }.
log-first-player = Nieuwe startspeler: { $name }.
log-phase-entered = { decided-phase2 }
log-passed = { $name } past voor deze ronde.

## Workers

log-worker-placed = { decided-place }
log-worker-withdrawn = { $name } neemt de werker { $gap } terug.

## Paying, item by item

log-paid = { $name } betaalt £{ $n }.
log-paid-items = { $name } betaalt £{ $n }: { $items }.
log-paid-spyrium = { $name } betaalt { spyrium }.
item-price = { $n } (prijs)
item-surcharge = { $n } (werkers)
item-space = { $n } (bouwplaats)
item-discount = { $n } (gedeeld symbool)
item-token = { $n } (fiche)
items-sum = £{ $total } = { $items }
items-plus = { $first } + { $second }
items-minus = { $first } − { $second }

## Gains

log-gained-money = { $name } ontvangt £{ $n }.
log-gained-spyrium = { $name } krijgt { spyrium }.
log-gained-points = { $name } scoort { points }.
log-gained-workers =
    { $n ->
        [one] { $name } krijgt { $n } werker.
       *[other] { $name } krijgt { $n } werkers.
    }

## Cards

log-building-constructed = { $name } bouwt { $card } op een nieuwe bouwplaats.
log-building-constructed-replacing = { $name } bouwt { $card } in plaats van { $old }.
log-technique-patented = { $name } neemt patent op de techniek { $card }.
log-character-called = { $name } huurt het karakter { $card } in.
log-building-used = { decided-use }
log-building-used-again = { $name } gebruikt { $card } opnieuw: { $effect }.
log-technique-used = { $name } maakt gebruik van { $card }.
log-building-chosen = { $name } neemt { $card } van de markt.
log-event-used = { decided-event }

## Tokens

log-token-counted = { $name } telt fiche { $n } als { $value }.
log-value-chosen = { $name } telt de fiche van de gebeurtenis als { $value }.
log-token-kept = { $name } houdt fiche { $n }.

## Residence and bonus

log-residence-advanced = { decided-advance }
log-bonus-received-cash = { $name } ontvangt de bonus van £5.
log-bonus-received-worker = { $name } krijgt een werker als bonus.
log-bonus-received-none = { $name } heeft voor de bonus geen werker meer in de reserve.

## Final scoring

log-game-ended = Eindtelling
log-final-played = Punten uit het spel: { $n }
log-final-buildings = Gebouwen: { $n }
log-final-technique = { $card }, { $reason }: { $n }
log-winner = { $name } wint met { points }.
log-shared-victory = Gedeelde overwinning voor { $names } met { points }.

## The table

log-undone = { $name } neemt een beslissing terug.
`,`# Kaarten die vooraf vastlagen, en hoe je dat nagaat.

fair-fixed = Kaarten vooraf vastgelegd: gecontroleerd
fair-fixed-seed = De kaarten volgen uit het startgetal: gecontroleerd
fair-secret-to-come = Het geheim van de kaarten wordt na afloop bekend; dan zijn ze te controleren
fair-differs = Ronde { $round } is niet gelegd zoals vooraf vastlag
fair-differs-start = De startspeler of de eerste gebeurtenis is niet wat vooraf vastlag
fair-another-secret = Het geheim is niet het geheim dat vooraf is toegezegd
fair-unknown = Er staat niet bij waaruit de kaarten zijn getrokken: ze zijn niet te controleren
fair-drawn = { $n ->
    [one] Eén markt is opnieuw getrokken.
   *[other] { $n } markten zijn opnieuw getrokken.
}
fair-skipped = { $n ->
    [one] Er ontbreekt één trekking: zo vaak moet een markt zijn teruggenomen.
   *[other] Er ontbreken { $n } trekkingen: zo vaak moet een markt zijn teruggenomen.
}
fair-given = { $n ->
    [one] Eén markt komt uit de partij die hier verdergaat.
   *[other] { $n } markten komen uit de partij die hier verdergaat.
}
fair-expected = Het had zo moeten zijn: { $deal }
fair-commitment = Toezegging
fair-secret = Geheim
fair-how = Hoe dit wordt gecontroleerd
fair-how-text = Voordat de eerste markt werd gelegd, noemde de server de toezegging: de vingerafdruk van een geheim getal. Al het toeval in de partij wordt uit dat geheim berekend, en na afloop wordt het bekend. Niemand kon dus een markt uitkiezen, en iedereen kan ze narekenen: bewaar de partij en voer “{ $command }” uit.
fair-here = Je browser heeft het geheim vergeleken met de toezegging die tijdens de partij is ontvangen.
fair-checking = De kaarten worden gecontroleerd…
`,`# The guided first game: what the coach says.

lesson-title = Je eerste spel
lesson-step = { $n } van { $total }
lesson-rival = Brunel
lesson-rule = De regel lezen
lesson-leave = De les verlaten
lesson-play = Nu spelen

lesson-welcome = Welkom! Iedereen leidt een bedrijf. Wie na zes rondes de meeste punten heeft op dit spoor, wint. Er kan niets misgaan: je kunt alleen aanklikken wat ik vraag.
lesson-market = Dit is de markt: elke ronde negen kaarten. Werkers staan in de tussenruimtes, dus elke werker heeft twee kaarten binnen bereik.
lesson-place = Een ronde begint met fase I: per beurt gaat één werker naar de markt. Klik op de oplichtende tussenruimte tussen “{ $mine }” en “{ $geologist }”.
lesson-place-again = { $rival } heeft ook een werker naast “{ $geologist }”. Je mag een tussenruimte delen, en elke werker rond een kaart telt: de kaart wordt duurder, maar levert je ook geld op. Zet jouw werker erbij.
lesson-phase2 = Houd je derde werker thuis: die laat straks een gebouw draaien. Ga nu naar fase II. Je doet daar meteen een actie, en plaatst deze ronde geen werkers meer.
lesson-gain = In fase II komen je werkers terug, één per beurt, elk voor geld of voor een kaart. Eerst geld: £1 voor elke andere werker rond de kaart. Klik op je onderste werker, dan op “£{ $n } nemen” bij “{ $geologist }”.
lesson-activate = Nu een kaart. Je betaalt de prijs en £1 voor elke andere werker eromheen: { $price }. Klik op je werker en activeer dan “{ $mine }”.
lesson-build = Een gebouw heeft een bouwplaats nodig. Die kost £1 voor elk gebouw dat je hebt, dus de eerste is gratis. Later kun je ook een oud gebouw vervangen, £3 goedkoper bij een gedeeld symbool. Klik op de vrije plaats.
lesson-use = Je gebouw kan deze ronde al werken. Dat is een eigen beurt, daarna rust het gebouw tot de volgende ronde. Kies een van de twee effecten; voor het tweede is je werker nodig.
lesson-event = Eén keer per ronde mag iedereen de gebeurtenis gebruiken, in welke fase ook. Deze levert £2, 2 spyrium of 2 punten op. Neem wat je wilt.
lesson-pass = Er staat geen werker van jou meer in de markt en alles is gedaan: pas. De anderen spelen door tot iedereen heeft gepast.
lesson-round = Iedereen heeft gepast, de ronde is voorbij. Wat in de markt lag is weg, er liggen negen nieuwe kaarten, de volgende gebeurtenis geldt, gebouwen staan recht en alle werkers zijn thuis. Een ander begint.
lesson-income = Elke ronde begint met inkomsten: het getal van je vakje op dit spoor, voor jou nu £{ $n }. Sommige kaarten brengen je verder, of geven je dat getal in punten.
lesson-bonus = Bij 8 punten krijg je £5 of nog een werker, naar keuze; bij 20 punten het andere. Hoe eerder die werker komt, hoe meer je eraan hebt.
lesson-help = Hier staat altijd wat er gevraagd wordt, en het vraagteken opent de regel. Alles wat kan, licht op. Houd de muis op een kaart of druk er lang op om alles over die kaart te lezen.
lesson-last-round = We springen naar het einde van de zesde ronde. Je hebt een bedrijf gebouwd en drie kristallen gespaard. { $rival } staat voor, nog wel.
lesson-factory = Fabrieken maken punten van spyrium. Met twee werkers en drie kristallen levert je “{ $factory }” er 10 op. Gebruik het tweede effect.
lesson-last-pass = Goed gedaan! Je bent de 20 punten gepasseerd en de bonus kwam vanzelf. { $rival } heeft gepast. Pas ook, en het spel is afgelopen.
lesson-scoring = Nu komen de punten op je gebouwen erbij, dan je technieken, hooguit 7 per stuk. Geld, kristallen en werkers tellen op zichzelf niet mee. Wijs een kaart aan die je nog niet kent, en je leest wat ze doet: op naar je eerste echte spel!
lesson-more = De tweede les
lesson-more-welcome = Welkom terug! Vier van je werkers staan in de markt, en de anderen hebben gepast. Deze les laat zien wat de eerste oversloeg, en vaker kies je zelf.
lesson-more-character = Karakters werken meteen en blijven in de markt. De “{ $architect }” werkt met fiches: wie hem inhuurt, verbruikt er een en betaalt de waarde boven op de prijs. Klik op je werker links ervan en huur hem in.
lesson-more-token = Welke fiche? Een kleine is goedkoop voor jou, maar laat de dure aan de anderen. Is de laatste weg, dan kan niemand dit karakter nog inhuren.
lesson-more-residence = Het wooneffect: schuif je marker door en krijg elke volgende ronde meer inkomsten, of neem nu het getal van je vakje als punten. Vroeg in het spel loont doorschuiven, later lonen de punten. Jij beslist.
lesson-more-technique = Nu een techniek: die helpt tot het einde van het spel, heeft geen bouwplaats nodig en scoort aan het einde. Met “{ $technique }” activeer je één keer per ronde een kaart zonder toeslag. Klik op je werker ernaast en neem er patent op.
lesson-more-building = Het “{ $laboratory }” heeft het fabriekssymbool, net als je “{ $workshop }”. Klik op je werker ernaast en bouw het.
lesson-more-where = Vervang je “{ $workshop }”, dan scheelt het gedeelde symbool £3, maar is het oude gebouw weg. Op een nieuwe bouwplaats houd je beide, voor £1 per eigen gebouw. Wat het kost, staat op de knoppen: kies.
lesson-more-free = De rest van de ronde is van jou: neem je laatste werker terug, gebruik je gebouwen, gebruik de gebeurtenis. Pas als er niets meer te winnen valt.
lesson-more-end = Een nieuwe ronde, negen nieuwe kaarten, alles ligt weer recht. Nu ken je alles: karakters, fiches, technieken, vervangen en het woonspoor. De rest is ervaring.
`,`# Names and counted nouns. $n is always a whole number.

## Buildings

card-mine-1 = Mijn I
card-mine-2 = Mijn II
card-mine-3 = Mijn III
card-workshop-1 = Werkplaats I
card-workshop-2 = Werkplaats II
card-factory-1 = Fabriek I
card-factory-2 = Fabriek II
card-laboratory-1 = Laboratorium I
card-laboratory-2 = Laboratorium II
card-laboratory-3 = Laboratorium III
card-neighbourhood-1 = Volksbuurt I
card-neighbourhood-2 = Volksbuurt II
card-residence-1 = Residentie I
card-residence-2 = Residentie II
card-university-1 = Universiteit I
card-university-2 = Universiteit II
card-luxury-home = Luxehuis
card-mansion = Herenhuis
card-palace = Paleis

## Characters

card-miner = Mijnwerker
card-geologist = Geoloog
card-apprentice = Leerling
card-engineer = Ingenieur
card-bureaucrat = Bureaucraat
card-adviser = Raadgever
card-banker = Bankier
card-financier = Financieel analist
card-architect = Architect

## Techniques

card-automation = Automatisering
card-capitalization = Kapitalisatie
card-engineering = Bouwkunde
card-crane = Kraan
card-lobbying = Lobbyen
card-taylorism = Taylorisme
card-commerce = Handel

## Events

event-windfall = Meevaller
event-country-house = Landhuis
event-patronage = Mecenaat
event-export = Export
event-night-shift = Nachtploeg
event-recruitment = Werving
event-late-arrival = Laatkomer

## The game

game-title = Spyrium

## Kinds

kind-building = Gebouw
kind-character = Karakter
kind-technique = Techniek
kind-event = Gebeurtenis

## Symbols

symbol-factory = fabriek
symbol-mine = mijn
symbol-research = onderzoek

## Resources and pieces

resource-money = Geld
resource-spyrium = Spyrium
resource-points = Overwinningspunten
resource-points-short = OP
resource-workers = Werkers
resource-tokens = Fiches
resource-residence = Woonspoor

## Phases, periods, rounds

phase-1 = Plaatsing
phase-2 = Activering
phase-3 = Gepast
phase-1-long = Fase I: plaatsing
phase-2-long = Fase II: activering
phase-3-long = Gepast voor deze ronde
period-a = Periode A
period-b = Periode B
period-c = Periode C
round-of = Ronde { $n } van { $total }

## Bonuses

bonus-cash = £5
bonus-worker = Eén werker
bonus-8 = Bonus bij 8 punten
bonus-20 = Bonus bij 20 punten

## Upright and inclined

state-upright = recht
state-inclined = schuin (gebruikt)

## Counted nouns

pounds-spoken =
    { $n ->
        [one] { $n } pond
       *[other] { $n } pond
    }
spyrium = { $n } spyrium
points =
    { $n ->
        [one] { $n } overwinningspunt
       *[other] { $n } overwinningspunten
    }
workers =
    { $n ->
        [one] { $n } werker
       *[other] { $n } werkers
    }
tokens =
    { $n ->
        [one] { $n } fiche
       *[other] { $n } fiches
    }
buildings =
    { $n ->
        [one] { $n } gebouw
       *[other] { $n } gebouwen
    }
techniques =
    { $n ->
        [one] { $n } techniek
       *[other] { $n } technieken
    }
cards =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
rounds =
    { $n ->
        [one] { $n } ronde
       *[other] { $n } rondes
    }
players =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
spectators =
    { $n ->
        [one] { $n } toeschouwer
       *[other] { $n } toeschouwers
    }
games =
    { $n ->
        [one] { $n } spel
       *[other] { $n } spellen
    }
seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } seconden
    }
minutes =
    { $n ->
        [one] { $n } minuut
       *[other] { $n } minuten
    }
hours =
    { $n ->
        [one] { $n } uur
       *[other] { $n } uur
    }
days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }

## Places. $first, $second and $card are card names.

gap-between = tussen { $first } en { $second }
gap-beside = naast { $card }
gap-empty = tussen twee lege plekken
position-empty = leeg
`,`# What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, jij bent aan de beurt.
notice-your-turn-at = { $name }, jij bent aan de beurt in “{ $table }”.
notice-trial = Zo laat Spyrium je weten dat jij aan de beurt bent.
notice-subject = Spyrium: jij bent aan de beurt
notice-code-subject = Spyrium: je code
notice-code = Je code is { $code }. Vul hem in waar je je e-mailadres voor meldingen hebt opgegeven. Was jij dat niet? Dan hoef je niets te doen: er komen geen e-mails meer.
`,`# What the game asks, in a sentence; \`hint-…\` explains it and names the rule.

## Questions to the player who decides

prompt-action = Jij bent aan de beurt: { $actions }.
prompt-action-no-workers = Je hebt geen actieve werker meer: { $actions }.
prompt-action-entered = Je zit nu in fase II: { $actions }.
prompt-action-only-pass = Er is niets meer te doen: pas.
prompt-card = Kies een kaart naast deze werker.
prompt-build = Waar bouw je { $card }?
prompt-token = Welke fiche neem je van { $card }?
prompt-token-building = Welke waarde krijgt de fiche op { $card }?
prompt-value = Welke waarde krijgt de fiche van de gebeurtenis?
prompt-reuse = Welk gebouw gebruik je opnieuw?
prompt-residence = Doorschuiven op het woonspoor, of het getal van je vakje als punten nemen?
prompt-bonus = Je hebt 8 punten bereikt: £5 of een werker?
prompt-late-arrival = Waar gaat je laatkomer naartoe?
prompt-confirm = Tevreden met deze beurt?
prompt-confirm-phase2 = Naar fase II gaan? Je kunt deze ronde dan geen werkers meer plaatsen.
prompt-confirm-pass = Passen? Je doet deze ronde dan niets meer.
prompt-confirm-pass-unused = Passen terwijl je nog iets kunt doen?

## What can be done in a turn; the list of what can be done now stands in prompt-action…

action-place = plaats een werker
action-withdraw = neem een werker terug voor geld of een kaart
action-use = gebruik een gebouw
action-taylorism = gebruik { card-taylorism }
action-event = gebruik de gebeurtenis
action-phase2 = ga naar fase II
action-pass = pas
actions-or = { $first } of { $second }
actions-comma = { $first }, { $second }

## When somebody else decides, or nobody

prompt-waiting = Wachten op { $name }.
prompt-waiting-bot = { $name } denkt na.
prompt-hot-seat = Geef door aan { $name }.
prompt-lesson = Volg de les.
prompt-over = Het spel is afgelopen.
prompt-deal = Voer de kaarten in die op jullie tafel zijn gelegd.
prompt-replay = Je kijkt terug: beslissing { $n } van { $total }.
prompt-spectating = Je kijkt mee. { $name } is aan de beurt.

## Hints

web-prompt-rule = Uitleg
web-all-rules = Alle regels
hint-action-1 = Je werker staat tussen twee kaarten en kan later voor een van beide worden gebruikt (R5.1).
hint-phase2 = Naar fase II gaan kost geen aparte beurt: je doet daar meteen een actie, maar kunt deze ronde niet terug (R4.3, R4.5).
hint-action-2 = Elke werker die je terugneemt levert geld of een kaart op, nooit allebei (R6.1, R6.2).
hint-gain = £1 voor elke andere werker bij de kaart, van wie ook (R6.1).
hint-activate = De prijs plus £1 voor elke andere werker bij de kaart, van wie ook (R6.2).
hint-build = Een bouwplaats kost £1 per eigen gebouw. Vervangen vraagt geen plaats en kost £3 minder bij een gedeeld symbool (R6.4).
hint-token = De fiche die je neemt is verbruikt; de andere blijven liggen (R6.3).
hint-value = Eén keer per ronde kies je met Handel 1, 2 of 3. De gedrukte waarde verbruikt dat niet (R9.7).
hint-use = Het gebouw is voor deze ronde gebruikt; de werkers komen volgende ronde terug (R6.7).
hint-reuse = Werkers en spyrium betaal je opnieuw; daarna ligt het gebouw schuin (R9.6, R8).
hint-residence = Een hoger vakje geeft elke ronde meer inkomsten en later meer punten (R10.1).
hint-bonus = Het andere krijg je bij 20 punten (R10.2).
hint-late-arrival = Elke tussenruimte naast een kaart mag (R5.1).
hint-event = Eén keer per ronde; je moet alle kosten kunnen betalen (R5.2).
hint-pass = Je kunt passen zodra geen van je werkers meer in de markt staat (R6.8).
`,`# Why a typed word cannot be played. $word and $words are words of the notation, $gap and $position places of it.

refusal = “{ $word }” kan niet worden gespeeld: { $reason } ({ $rule }).
refusal-legal = Nu mogelijk: { $words }.
refusal-legal-more = Nu mogelijk: { $words } en nog { $n }.

## At any time

refusal-unknown = dat is geen woord van de notatie
refusal-unknown-near = dat is geen woord van de notatie; bedoel je “{ $near }”?
refusal-over = het spel is afgelopen
refusal-deal = de ronde is voorbij en de volgende kaarten ontbreken nog

## Something else is asked

refusal-asked-build = kies eerst waar het nieuwe gebouw komt
refusal-asked-token = kies eerst welke fiche je neemt
refusal-asked-value = kies eerst de waarde van de fiche van de gebeurtenis
refusal-asked-reuse = kies eerst welk schuin gebouw je opnieuw gebruikt
refusal-asked-residence = kies eerst: doorschuiven op het woonspoor of punten nemen
refusal-asked-bonus = kies eerst de bonus
refusal-asked-arrival = kies eerst de tussenruimte voor de laatkomer
refusal-not-asked = daar wordt nu niet om gevraagd
refusal-in-phase-two = je bent al in fase II
refusal-phase-two-first = dat is een actie van fase II; speel eerst “{ $command }”

## Workers and gaps

refusal-placement-only = werkers plaats je alleen in fase I
refusal-no-active-worker = je hebt geen actieve werker
refusal-gap-empty = beide plekken van tussenruimte { $gap } zijn leeg
refusal-no-worker-there = in tussenruimte { $gap } staat geen werker van jou
refusal-name-the-card = naast de tussenruimte ligt nog een kaart: noem die
refusal-position-empty = plek { $position } is leeg
refusal-workers-in-market =
    { $n ->
        [one] er staat nog { $n } werker van jou in de markt
       *[other] er staan nog { $n } werkers van jou in de markt
    }
refusal-all-workers = je hebt alle { $n } werkers al
refusal-no-late-worker = daarvoor heb je een actieve werker nodig, en een tussenruimte naast een kaart

## Costs

refusal-too-dear = dat kost £{ $price } en je hebt £{ $money }
refusal-fee = de fiche kost £{ $price } en je hebt £{ $money }
refusal-too-little-spyrium = dat kost { $pays } spyrium en je hebt er { $owned }
refusal-building-too-dear = { $card } kost minstens £{ $price } en je hebt £{ $money }
refusal-card-too-dear = { $card } kost £{ $price } = { $base } (prijs) + { $workers } (werkers), en je hebt £{ $money }
refusal-recruitment-too-dear = dat kost £{ $price }, één voor elke eigen werker, en je hebt £{ $money }
refusal-effect-too-dear = werkers nodig: { $workers }, actief: { $active }; spyrium nodig: { $pays }, aanwezig: { $owned }

## Cards, tokens, events

refusal-no-upright = je hebt geen recht liggend gebouw { $card }
refusal-no-inclined = je hebt geen schuin liggend gebouw { $card }
refusal-nothing-to-reuse = met je werkers en spyrium kun je geen schuin gebouw opnieuw gebruiken
refusal-no-technique = je hebt { $card } niet
refusal-technique-used = { $card } is deze ronde al gebruikt
refusal-needs-technique = daarvoor heb je { $card } nodig, deze ronde nog niet gebruikt
refusal-needs-technique-for-value = om een fiche anders te tellen heb je { $card } nodig, deze ronde nog niet gebruikt
refusal-no-surcharge = er is geen toeslag om kwijt te schelden
refusal-no-such-token = op de kaart ligt geen fiche met waarde { $n }
refusal-no-token-left = op { $card } ligt geen fiche meer
refusal-tokens-too-dear = na de prijs van { $card } kun je geen fiche meer betalen
refusal-last-space = de marker staat op het laatste vakje
refusal-event-used = je hebt de gebeurtenis deze ronde al gebruikt
refusal-event-one-effect = “{ $event }” heeft één effect: typ “{ $command }”
refusal-event-effects = “{ $event }” heeft meerdere effecten: typ “{ $first }” tot “{ $last }”
refusal-event-phase-two = “{ $event }” werkt alleen in fase II
refusal-event-no-token = op “{ $event }” ligt geen fiche
`,`# The rules page. Ids follow the numbers of the rules: rules-r5-1-text explains R5.1.

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
rules-rulings-4 = Werkplaats II levert 5 punten op. Export levert £3 of £6 op.
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
`,`# The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = voor jou
standings-now = Nu
standings-projected = bij einde nu

## Pace

settings-pace = Tempo van de anderen
settings-pace-slow = Langzaam
settings-pace-normal = Normaal
settings-pace-fast = Snel
settings-forced = Vanzelf naar fase II gaan en passen als er niets anders kan
web-skip = Overslaan

## The end

end-picture = Afbeelding delen
end-link = Link kopiëren
`,`# What only the terminal says.

terminal-hint = ? voor hulp
terminal-opponents = Je speelt tegen { $names } ({ $level }).
terminal-help = Typ het nummer van een keuze of het woord ervan (grijs), bijvoorbeeld { $example }.
terminal-help-help = deze hulp
terminal-help-board = de tafel opnieuw tekenen
terminal-help-cards = wat de gebeurtenis en de kaarten in de markt doen
terminal-help-log = het spel tot nu toe, in zinnen
terminal-help-undo = je laatste beslissing terugnemen, met de antwoorden van de bots
terminal-help-save = het spel in een bestand schrijven
terminal-help-quit = stoppen
terminal-legend = Cijfers tussen de kaarten zijn werkers, per plaats genummerd. “{ resource-workers } 2+1/3”: actief + in de markt / in totaal. * is een gebruikte kaart.
terminal-file = BESTAND
terminal-nothing-to-undo = Je hebt nog geen beslissing om terug te nemen.
terminal-saved = Opgeslagen. Later verder met { $command }
terminal-not-written = { $file } kan niet worden geschreven: { $error }
terminal-card = kaart
terminal-effect = effect
`,`# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Bouw je bedrijf op in een Engeland van stoom en groen kristal.
home-play = Nu spelen
home-play-text = Een spel tegen bots, met één klik
home-friends = Met vrienden
home-friends-text = Stuur een link en schuif samen aan
home-days = Over meerdere dagen
home-days-text = Een beurt wanneer je even tijd hebt
home-learn = Nieuw hier? Leren
home-learn-text = Het spel in tien minuten, al spelend
home-mixed = Gemengd
home-watch = Meekijken
home-watch-text = Over de schouder van anderen meekijken
home-continue = Verder met je spel
home-hot-seat = Aan één scherm
home-hot-seat-text = Meerdere mensen delen dit apparaat
home-games-running =
    { $n ->
        [one] { $n } lopend spel
       *[other] { $n } lopende spellen
    }

## Navigation

nav-home = Start
nav-lobby = Lobby
nav-my-games = Mijn spellen
nav-rules = Regels
nav-gallery = Kaarten
nav-profile = Profiel
nav-settings = Instellingen
nav-ratings = Ranglijst
nav-menu = Menu
nav-skip = Naar de inhoud

## Buttons

button-yes = Ja
button-no = Nee
button-confirm = Bevestigen
button-cancel = Annuleren
button-next = Volgende
button-close = Sluiten
button-undo = Ongedaan maken
button-try-again = Opnieuw proberen
button-reload = Herladen
button-copy = Kopiëren
button-copied = Gekopieerd
button-share = Delen
button-save = Opslaan
button-send = Versturen
button-open = Openen
button-start = Spel starten
button-join = Meedoen
button-watch = Meekijken
button-rematch = Nog een keer
button-what-changed = Wat is er veranderd?
button-reset = Herstellen
button-install = App installeren
button-sign-in = Aanmelden
button-sign-out = Afmelden
button-sign-up = Account aanmaken

## Lobby

lobby-title = { nav-lobby }
lobby-open-tables = Open tafels
lobby-running = Spellen om te bekijken
lobby-empty = Er is nu geen open tafel. Begin er een!
lobby-new-table = Nieuwe tafel
lobby-seats-free =
    { $n ->
        [one] { $n } vrije plaats
       *[other] { $n } vrije plaatsen
    }

## Table setup and invitation

setup-title = Tafel inrichten
setup-players = Spelers
setup-seat = Plaats { $n }
setup-seat-you = Jij
setup-seat-open = Open voor iedereen
setup-seat-bot = Bot
setup-name = Naam
setup-bot-level = Sterkte van de bot
setup-pace = Tempo
setup-pace-none = Zonder klok
setup-pace-live = Live
setup-pace-days = Over meerdere dagen
setup-pace-per-turn = Tijd per beurt
setup-pace-per-game = Tijd voor het spel
setup-visibility = Wie mag meedoen
setup-public = Iedereen
setup-private = Alleen met de link
setup-rated = Spel telt mee voor de ranglijst
setup-seed = Startgetal
setup-seed-text = Hetzelfde startgetal geeft dezelfde kaarten. Wie het kent, kent ze allemaal; daarom telt de partij niet voor de rating.
setup-more = Meer opties
invite-title = Uitnodigen
invite-text = Stuur deze link. Wie hem opent, kan meteen aanschuiven.
invite-link = Uitnodigingslink
invite-qr = QR-code van de uitnodiging
invite-waiting = Het spel begint zodra alle plaatsen bezet zijn en iedereen klaar is.
invite-fill-bots = Vrije plaatsen opvullen met bots

## Bots

bot-random = Toeval
bot-random-text = Beslist bij toeval, voor een eerste kennismaking met het spel.
bot-greedy = Hebberig
bot-greedy-text = Neemt wat meteen het meest oplevert.
bot-apprentice = { card-apprentice }
bot-apprentice-text = Speelt vlot, leert met je mee en vergeeft veel.
bot-engineer = { card-engineer }
bot-engineer-text = Houdt van mijnen en fabrieken en laat ze draaien.
bot-adviser = { card-adviser }
bot-adviser-text = Denkt een paar beurten vooruit en kiest zijn moment.
bot-financier = { card-financier }
bot-financier-text = Telt elk pond en straft verspilling af.
bot-master = Meester
bot-master-text = De sterkste aan tafel. Kom met een plan.
bot-name-1 = Brunel
bot-name-2 = Stephenson
bot-name-3 = Bessemer
bot-name-4 = Nasmyth
bot-name-5 = Whitworth
bot-named = { $level } (bot)
bot-thinking = Denkt na

## The table

table-market = Markt
table-board = Speelbord
table-company = Bedrijf van { $name }
table-others = De anderen
table-buildings = Gebouwen
table-techniques = Technieken
table-no-buildings = Nog geen gebouwen
table-no-techniques = Nog geen technieken
table-kept-tokens = Bewaarde fiches
table-workers-active = Actief
table-workers-market = In de markt
table-workers-busy = Rusten
table-workers-reserve = In reserve
workers-active-short = Actief
workers-market-short = Markt
workers-busy-short = Rust
workers-reserve-short = Reserve
table-income = Inkomsten
table-score-track = Scorespoor
table-projected = Score als het nu eindigt
table-final = Eindscore
table-projected-text = Wat iedereen zou hebben als het spel nu eindigde
table-projected-now = Tot nu toe
table-event-current = Deze ronde
table-event-future = Volgende ronde
table-event-used = Deze ronde al gebruikt
table-first-player = Startspeler
table-your-turn = Jij bent aan de beurt
table-price = Prijs
table-symbols = Symbolen
table-effect-final = Aan het einde
table-tokens-left = Waarde van de fiches: { $values }
table-cost-now = Voor jou nu:
table-cost-standing = Zoals het er nu voor staat:
table-gain-now = Hier nu te verdienen: £{ $n }
table-cannot-afford = Je komt £{ $n } tekort
table-preview = Na deze zet
table-clock = Klok
table-time-left = Resterende tijd: { $time }
table-as-text = Bord als tekst

## Deck browser

deck-title = Wat nog kan komen
deck-left =
    { $n ->
        [one] { $n } kaart nog niet gezien
       *[other] { $n } kaarten nog niet gezien
    }
deck-explained = ×: exemplaren die nog niet te zien waren. Het percentage is de kans dat er minstens één in de volgende markt ligt.
deck-certain = zeker
deck-out = Kan niet meer komen
deck-events-left = Gebeurtenissen die nog komen
deck-tokens = Fiches
deck-token = { $supply } in de voorraad, { $discard } afgelegd

## Log, chat, spectators, connection

log-title = Logboek
log-to-now = Terug naar nu
log-slider = Moment in het spel
chat-title = Chat
chat-placeholder = Schrijf iets
chat-unread =
    { $n ->
        [one] { $n } nieuw bericht
       *[other] { $n } nieuwe berichten
    }
spectators-title = Toeschouwers
connection-connecting = Verbinden
connection-reconnecting = Opnieuw verbinden
connection-offline = Offline
connection-saved = Je spel staat veilig op de server.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Wachten op jou
my-games-running = Bezig
my-games-finished = Afgelopen
my-games-empty = Nog geen spellen. Speel er een!
my-games-won = Gewonnen
my-games-shared = Gedeelde overwinning
my-games-lost = Verloren
my-games-import = Spelverslag openen

## Replay

replay-title = Herhaling
replay-play = Afspelen
replay-pause = Pauzeren
replay-first = Naar het begin
replay-previous = Vorige beslissing
replay-next = Volgende beslissing
replay-last = Naar het einde
replay-fork = Vanaf hier verder spelen
replay-fork-text = Begint een nieuw spel vanaf deze stelling; het oude blijft zoals het was.
replay-export = Verslag opslaan

## Profile and ratings

profile-title = { nav-profile }
profile-name = Je naam
profile-guest = Gast
profile-email = E-mail
profile-password = Wachtwoord
profile-rating = Rating
profile-rank = Positie
profile-games-played = Gespeelde spellen
profile-games-won = Gewonnen spellen
profile-average = Gemiddelde score
profile-best = Beste score
profile-notifications = Meldingen
profile-notify-turn = Laat weten wanneer ik aan de beurt ben

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Zoek in de regels
rules-page-no-results = Geen regel gevonden voor “{ $query }”.
rules-page-contents = Inhoud
rules-page-overview = In één minuut

## Card gallery

gallery-title = Kaartengalerij
gallery-all = Alle
gallery-building = Gebouwen
gallery-character = Karakters
gallery-technique = Technieken
gallery-event = Gebeurtenissen
gallery-filter = Filter
gallery-copies = Exemplaren
gallery-provenance = Waar de getallen vandaan komen
provenance-rulebook = Spelregels
provenance-rulebook-text = Staat in officiële spelregels.
provenance-reported = Gemeld
provenance-reported-text = Verteld door mensen die het spel bezitten.
provenance-house = Eigen keuze
provenance-house-text = Door ons gekozen en in veel proefspellen afgesteld.

## Settings

settings-title = { nav-settings }
settings-language = Taal
settings-theme = Thema
settings-theme-system = Zoals op mijn apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-theme-contrast = Hoog contrast
settings-text-size = Tekstgrootte
settings-text-small = Klein
settings-text-normal = Normaal
settings-text-large = Groot
settings-text-huge = Zeer groot
settings-motion = Beweging
settings-motion-full = Volledig
settings-motion-none = Geen
settings-sound = Geluid
settings-confirm-turn = Elke beurt bevestigen
settings-confirm-phase2 = Vragen vóór de overgang naar fase II
settings-keys-change = Druk op de nieuwe toets
settings-on = Aan
settings-off = Uit
settings-saved = Opgeslagen

## Keys

keys-title = Spelen met het toetsenbord
key-move = Tussen keuzes wisselen
key-choose = Kiezen
key-undo = De laatste beslissing terugnemen
key-escape = Keuze loslaten, venster sluiten
key-market = Naar de markt
key-board-text = Bord als tekst lezen
key-type-move = Zet intypen
key-help = Toetsen tonen

## End of the game

end-title = Het spel is afgelopen
end-you-win = Je wint!
end-you-share = Je deelt de overwinning!
end-winner = { $name } wint
end-shared = { $names } delen de overwinning
end-scoring = De telling, regel voor regel
end-scoring-short = Eindtelling
end-place = Je eindigt op de { $place }e plaats
end-chart = Scoreverloop
end-chart-text = De score na elke beslissing: wat iedereen zou hebben als het spel daar was afgelopen.
end-chart-round = Ronde { $n }
end-chart-rounds = Ronde
end-total = Totaal
end-scored = Tijdens het spel gescoord
end-rating-change = Rating: { $before } → { $after }
end-review = Spel terugkijken

## Waiting

wait-loading = Laden
wait-table = De tafel wordt klaargezet.
wait-offline-title = Geen verbinding
wait-offline-page = Deze pagina heeft de server nodig
wait-offline-text = Je spellen staan daar veilig. Zodra er weer verbinding is, verschijnt de pagina vanzelf.
wait-offline-read = Je kunt gewoon op dit apparaat spelen en spelregels en kaarten lezen; andere spellen hebben de server nodig.

## Accessible names

a11y-workers-of =
    { $n ->
        [one] { $n } werker van { $name }
       *[other] { $n } werkers van { $name }
    }
a11y-options =
    { $n ->
        [one] { $n } keuze
       *[other] { $n } keuzes
    }
a11y-new-window = opent in een nieuw venster
a11y-dialog-close = Dit venster sluiten
a11y-type-move = Zet in notatie invoeren

## Page titles

title-table-your-turn = Jij bent aan de beurt · Spyrium
`,`# Texts that only the browser shows.

web-gap = Tussenruimte { $gap }
web-pick-worker = Kies de werker { $gap }
web-take = £{ $n } nemen
web-activate = Activeren: £{ $n }
web-activate-from = Activeren vanaf £{ $n }
web-lobby = Met Lobbyen: £{ $n }
web-around =
    { $n ->
        [one] Prijs £{ $price }; er staat { $n } werker omheen.
       *[other] Prijs £{ $price }; er staan { $n } werkers omheen.
    }
web-would-cost = { $card }: £{ $price } met { workers } eromheen
web-options = Alle keuzes
web-prompt = Wat er gevraagd wordt
web-undo-asked = { $name } vraagt om een zet terug te mogen nemen.
web-table-title = Naam van de tafel
web-return = Ik ben terug
web-undo-waiting = Wachten tot de anderen akkoord gaan.
web-undo-refused = { $name } gaat niet akkoord.
web-stand-in = Een bot speelt verder voor { $name }.
web-returned = { $name } is terug.
web-replace = Laat een bot verder spelen
web-mute = { $name } dempen
web-unmute = { $name } weer laten praten

## The first start after an update

web-preparing = De regels worden voor het eerst voorbereid…
web-preparing-text = Dat gebeurt één keer na een update en kan een minuut duren.
web-preparing-starts = Je spel begint vanzelf zodra ze klaar zijn.
web-preparing-step = Stap { $done } van { $steps }

## Leaving a game, handing over

web-leave-title = Het spel verlaten
web-leave-text = Een bot ({ $level }) speelt in jouw plaats verder. Zolang het spel duurt kun je terugkomen en zelf verder spelen.
web-leave-rated = Dit spel telt mee: zodra de bot voor je beslist, tel je als laatste.
web-device-link = Op een ander apparaat spelen
web-device-drop = { $name } de plaats afnemen
web-leave-seat = Bot laten doorspelen
web-leave-open = Naar de startpagina
web-leave-open-text = Zonder bot: het spel wacht op je onder “{ nav-my-games }”.
web-left = Een bot speelt voor je. Kom terug wanneer je wilt.
web-handover-ready = Ik ben { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Beeld en geluid
settings-table = Aan tafel
settings-handover = Meerdere mensen aan dit scherm
settings-handover-notice = Tonen wie aan de beurt is
settings-handover-wait = Op een klik wachten
settings-handover-off = Geen melding
settings-chat = Chat tonen
settings-key-taken = “{ $key }” is al in gebruik: { $action }.
settings-key-fixed = die toets heeft een vaste betekenis
notify-text = Je krijgt bericht als je aan de beurt bent en niet aan tafel zit.
notify-when-days = Bij spellen over meerdere dagen
notify-when-all = Bij alle spellen
notify-when-none = Nooit
notify-push = Op dit apparaat
notify-webhook = Adres van een webhook
notify-test = Test versturen
notify-sent =
    { $n ->
        [one] Er is één melding verstuurd.
       *[other] Er zijn { $n } meldingen verstuurd.
    }
notify-nothing-set = Er is nog niets ingesteld.
notify-refused = De browser staat hier geen meldingen toe.
account-password = Wachtwoord wijzigen
account-password-text = Andere apparaten worden afgemeld en je bots hebben nieuwe sleutels nodig.
account-password-old = Oud wachtwoord
account-password-new = Nieuw wachtwoord
account-password-change = Wijzigen
account-sign-out-text = Meldt je af op al je apparaten.
lobby-later = Nieuwere tafels
lobby-earlier = Oudere tafels
tokens-scope = Wat hij mag
tokens-scope-play = kijken en spelen
tokens-scope-read = alleen kijken
email-code = Code uit de e-mail
email-code-text = Naar een adres gaan pas meldingen als het bevestigd is.
email-code-again = Code opnieuw sturen
email-code-sent = Er is een code naar je gestuurd.
email-confirmed = Het adres is bevestigd.
tokens-title = Sleutels voor bots
tokens-text = Met een sleutel kan een programma van jou onder jouw naam spelen.
tokens-docs = Zo werkt het
tokens-name = Waarvoor
tokens-create = Sleutel maken
tokens-once = Kopieer nu: hij wordt nooit meer getoond.
tokens-used = laatst gebruikt op { $date }
tokens-unused = nooit gebruikt
tokens-revoke = Intrekken

## Pages around the table

web-imprint = Spyrium is een spel van William Attia, uitgegeven door { $publisher }. Deze uitgave is niet officieel en staat los van hen.
web-page-missing-text = Misschien is de link onvolledig, of is de pagina verhuisd.
web-games-empty-text = Spellen die je begint of waaraan je meedoet, blijven hier staan, zodat je een andere dag verder kunt.
web-watch-empty = Op dit moment speelt niemand openbaar.
web-watch-bots = Bots zien spelen
web-watch-bots-text = Laat vier bots een spel spelen en kijk mee over hun schouder.
web-ratings-empty = Hier staat nog niemand.
web-ratings-text = Hier staat wie met dit aantal spelers vijf spellen met rating heeft uitgespeeld. Een spel telt mee als geen twee plaatsen van dezelfde persoon of van even sterke bots zijn.
web-games = Spellen
web-just-now = zojuist
web-history = Rating na elk spel dat meetelt, { $from } tot { $to }
web-account = Account
web-account-text = Een account bewaart je spellen en ratings, op elk apparaat.
replay-forked = Dit is een nieuw spel. Het vorige blijft zoals het was.
replay-forked-link = Het oude spel openen
replay-result = Uitslag
web-seat-here = Aan dit scherm
web-seat-invited = Uitgenodigd per link
web-waiting-title = Wachten op spelers
web-seats-taken = { $n } van { $total } plaatsen bezet.
waiting-not-ready = Nog niet klaar: { $names }.
waiting-others-ready = Alle anderen zijn klaar.
waiting-ready = klaar
waiting-seed = gekozen door de gastheer
waiting-close = De tafel sluiten
waiting-close-ask = Deze tafel voor iedereen sluiten? Dan kan niemand er meer bij.
waiting-closed = Deze tafel is gesloten.
button-ready = Ik ben klaar
web-seat-expected = nog niet aanwezig
web-player = Speler { $n }
setup-grace = Als iemand weg is
setup-grace-text = Na deze tijd mogen de anderen een bot verder laten spelen. Wie terugkomt, neemt het weer over.
setup-rated-text = In een spel dat meetelt kun je alleen de huidige beurt terugnemen, en wie een bot verder laat spelen, telt als laatste.
unrated-seed = het startgetal is gekozen
unrated-origin = het gaat verder vanuit een ander spel
unrated-bots = er spelen alleen bots
unrated-seats = bij het begin zat nog niet iedereen aan tafel
unrated-twice = iemand heeft meerdere plaatsen
unrated-grace = wie weg is, heeft minder dan twee minuten om terug te komen
setup-clock-text = Na elke beurt komen er 10 seconden bij. Voor wie geen tijd meer heeft, speelt een bot verder.
setup-days-text = Voor wie langer over een beurt doet, speelt een bot verder.
setup-private-text = De tafel staat niet in een lijst; wie de link heeft, kan komen.
setup-public-text = De tafel staat in de lobby; anderen mogen kijken.
setup-create = Tafel openen en uitnodigen
invite-local = Deze link werkt alleen op deze computer. Om anderen in je netwerk te laten meedoen, start je de server met “{ $command }” en open je hem via het adres van de computer.
gallery-search = Kaarten doorzoeken
gallery-none = Geen kaart past bij “{ $query }”.
gallery-provenance-text = Niet alle gedrukte getallen zijn gepubliceerd. Bij elk staat waar het vandaan komt:
rules-page-found =
    { $n ->
        [one] { $n } regel gevonden
       *[other] { $n } regels gevonden
    }
notify-push-ask = Als je dit aanzet, vraagt de browser je om toestemming.
notify-push-on = Dit apparaat krijgt bericht.
notify-push-denied = De browser blokkeert meldingen van deze site. Sta ze toe in zijn instellingen voor deze site (naast het adres) en kom dan terug.
notify-push-insecure = Meldingen op een apparaat hebben een beveiligde verbinding ({ $scheme }) nodig, en deze pagina is zonder geopend.
notify-push-missing = Deze browser kan geen meldingen tonen als de pagina gesloten is. De andere manieren hieronder werken overal.
notify-push-service = De browser kon geen pushdienst bereiken: misschien heeft hij er geen, of staat die uit. De andere manieren hieronder werken overal.

## Refusals of the server, where there is no translation of the reason

error-code-bad-request = De server nam dat niet aan: { $reason }
error-code-unauthorised = { error-wrong-password }
error-code-forbidden = Dat mag je hier niet.
error-code-origin = { error-code-forbidden }
error-code-not-found = Zoiets is hier niet (meer).
error-code-not-your-turn = Je bent niet aan de beurt.
error-code-stale = { error-game-moved-on }
error-code-illegal = Dat kan nu niet.
error-code-not-playing = Dit spel is niet aan de gang.
error-code-taken = Dat is al bezet.
error-code-conflict = Iemand anders was sneller. Probeer het opnieuw.
error-code-too-large = Dat is te lang.
error-code-rate-limited = Te veel tegelijk. Wacht even en probeer het dan opnieuw.
error-code-internal = { error-server }

## The board as text

text-event-now = Gebeurtenis van deze ronde: { $event }
text-event-next = Gebeurtenis van de volgende ronde: { $event }
text-event-users = Deze ronde gebruikt door: { $names }.
text-token = fiche { $n }
text-track = Woonspoor: vakjes { $spaces }. Het getal van je vakje bepaalt je inkomsten aan het begin van elke ronde.
text-kind = { $kind }, prijs £{ $price }.
text-around = Eromheen: { $workers }.
text-nobody = niemand
text-workers-title = Werkers in de markt
text-market-empty = Er staan geen werkers in de markt.
text-gap = Tussenruimte { $gap }, { $where }: { $workers }.
text-you = { $name } (jij)
text-workers = { $workers }: { $active } actief, { $market } in de markt, { $work } rusten. In reserve: { $reserve }.
text-residence = Woonspoor: vakje { $n }, inkomsten £{ $n } per ronde.
text-bonuses = Bonussen die nog komen: £5 of een werker bij 8 punten, de andere bij 20.
text-bonuses-taken = Beide bonussen zijn binnen.
text-used = Deze ronde gebruikt.
text-unused = Deze ronde nog niet gebruikt.

## Games of this browser

local-here = Op dit apparaat
local-play-text = In je browser, ook zonder netwerk. Telt niet mee: je mag zoveel terugnemen als je wilt.
local-rated-text = Op de server, voor je rating, tegen bots van gemengde sterkte.
local-will-be-here = Dit spel blijft op dit apparaat en telt niet mee voor de ranglijst.
local-will-be-there = Dit spel wordt op de server gespeeld en telt niet mee voor de ranglijst.
local-will-be-rated = Dit spel wordt op de server gespeeld en telt mee voor de ranglijst.
local-kept = Dit spel wordt in deze browser bewaard.
local-send = Naar de server sturen
local-send-text = Dan staat het spel ook op de server, om te bekijken en te laten zien.
local-delete = Verwijderen
local-delete-ask = Dit spel voorgoed van dit apparaat verwijderen?
local-no-engine = Deze browser kon het spel hier niet starten: het heeft WebAssembly en wat geheugen nodig.
local-wrong-record = Regel { $line } van dit verslag kan niet gespeeld worden.
local-other-version = Een andere versie van Spyrium heeft dit spel bewaard; het is er nog, maar deze versie kan het niet tonen.
local-damaged = Wat deze browser van het spel bewaarde, is beschadigd; er is niets veranderd.
local-not-kept = De browser kon deze beslissing niet bewaren, dus geldt ze niet: maak ruimte vrij en probeer het opnieuw.
local-passing = Deze browser bewaart niets: het spel eindigt met deze pagina, tenzij je het verslag opslaat.
local-two-tabs = Dit spel is ook in een ander tabblad open; beide tonen hetzelfde.
site-needs-server = Dit vraagt een server
site-needs-server-text = Spellen met anderen, ratings en profielen staan op een server; wie Python heeft, start er een vanuit de broncode met:
error-code-no-server = { site-needs-server }
`]);export{e as default};