# The analysis of a finished game. Chances come formatted, losses are in percentage points.

analysis-title = Analyse
analysis-of = { $names }: { $n } beslissingen, elk met { $simulations } simulaties
analysis-chances = Winkans
analysis-round = Ronde { $n }
analysis-mistakes = Fouten
analysis-no-mistakes = Geen enkele beslissing kostte 5 procentpunt of meer.
analysis-turning-points = Keerpunten
analysis-deal = De kaarten van ronde { $n }
analysis-decision = Beslissing { $n }
analysis-change = { $name }: { $before } → { $after }
analysis-played = Gespeeld: { $decision }
analysis-better = Beter: { $decision }
analysis-exact = exact opgelost
analysis-player = Speler
analysis-result = Resultaat
analysis-accuracy = Nauwkeurigheid
analysis-mean-loss = Procentpunten verloren per beslissing
analysis-progress = Bezig met analyseren

judgement-inaccuracy = Onnauwkeurigheid
judgement-mistake = Fout
# As in English.
judgement-blunder = Blunder

reason-price = Zo kost { $card } £{ $n } in plaats van £{ $instead }.
reason-kept = { $card } wordt niet vervangen.
reason-vp = Dat levert meteen { $n } OP meer op.
reason-end = Dat levert aan het einde { $n } OP meer op.
reason-money = Zo blijft er £{ $n } meer over.
reason-spyrium = Zo blijft er { $n } spyrium meer over.
reason-workers =
    { $n ->
        [one] Dat is één werker meer.
       *[other] Dat zijn { $n } werkers meer.
    }
reason-income = Dat levert per ronde £{ $n } meer inkomsten op.
reason-plan = Het plan: daarmee { $card } activeren voor £{ $n }.
reason-earn = Het plan: met die werker £{ $n } nemen.
reason-rival = Anders kan { $name } { $card } nemen.
reason-dearer = { $name } betaalt dan £{ $n } voor { $card } in plaats van £{ $instead }.
reason-takings = Geld nemen levert dan deze ronde £{ $n } op in plaats van £{ $instead }.
reason-idle =
    { $n ->
        [one] Anders blijft deze ronde één werker ongebruikt.
       *[other] Anders blijven deze ronde { $n } werkers ongebruikt.
    }
reason-event = Dan kan de gebeurtenis deze ronde nog gebruikt worden.
reason-round-score = Aan het einde van de ronde zou dat { $n } OP meer waard moeten zijn.
reason-final-score = In de eindscore zou dat { $n } OP meer moeten zijn.
reason-round-workers =
    { $n ->
        [one] Aan het einde van de ronde zou dat één werker meer moeten zijn.
       *[other] Aan het einde van de ronde zouden dat { $n } werkers meer moeten zijn.
    }
reason-round-income = Aan het einde van de ronde zouden de inkomsten £{ $n } hoger moeten zijn.
reason-round-spyrium = Aan het einde van de ronde zou er { $n } spyrium meer over moeten zijn.
reason-round-money = Aan het einde van de ronde zou er £{ $n } meer over moeten zijn.
reason-denied = Aan het einde van de ronde zou { $name } { $n } OP minder moeten hebben.
reason-expected = Verwachte eindscore: { $n } OP in plaats van { $instead }.
reason-expected-rival = Verwachte eindscore van { $name }: { $n } OP in plaats van { $instead }.

ledger-title = Waar het resultaat vandaan komt
ledger-even = Gelijk deel
ledger-deals = Kaarten
ledger-own = Eigen beslissingen
ledger-others = Beslissingen van anderen
ledger-unforeseen = Niet voorzien
ledger-note = Beslissingen en kaarten worden beoordeeld op wat er op dat moment te weten viel, gemiddeld over alle kaarten die hadden kunnen komen. Tussen sterke spelers maken de kaarten weinig uit; “niet voorzien” is wat de analyse pas later zag.

## Looking back at a finished game with its analysis, and hints while playing.

review-open = Analyse
review-open-text = Winkansen over het hele spel, fouten en wat beter was geweest
review-close = Analyse sluiten
review-wait = Elke beslissing van het spel wordt opnieuw bekeken. Je kunt intussen gewoon verder rondkijken.
review-moment = Dit moment
review-begin = Ga in de grafiek naar een moment, of naar een fout: op tafel zie je wat beter was.
review-played = gespeeld
review-better = beter
review-only = de enige goede beslissing
review-previous = Vorige fout
review-next = Volgende fout
review-mistakes-of = Fouten: { $name }
review-ledger = Balans
review-luck-good = De kaarten leverden { $name } { $n } procentpunt op.
review-luck-bad = De kaarten kostten { $name } { $n } procentpunt.
review-luck-none = De kaarten hielpen { $name } niet en zaten ook niet tegen.
review-own-lost = Eigen beslissingen die niet de beste waren, kostten { $n }.
# As in English.
review-engine = Engine
review-engine-on = Tonen wat de engine denkt
review-thinking = Denkt na…
review-simulations = { $n } simulaties
review-learn = Leer van je fouten
review-try = Probeer het
review-find = Hier is iets beters te vinden. Wat zou jij doen?
review-judging = { $decision }… even kijken.
review-found = Goed gevonden!
review-as-good = Dat is net zo goed als de beste beslissing.
review-near = Dat scheelt hooguit { $n } procentpunt met de beste beslissing.
review-missed = Dat kost { $n } procentpunt.
review-again = Nog eens
review-solution = Toon de oplossing
review-next-lesson = Volgende
review-last-lesson = Dat was de laatste fout.

advice-button = Tip
advice-look = Kijk hier eens.
advice-tell = Zeg het maar
advice-chance = Winkans: { $n }
advice-thinking = Er wordt een tip bedacht…

## Kaarten die vooraf vastlagen, en hoe je dat nagaat.

fair-fixed = Kaarten vooraf vastgelegd: gecontroleerd
fair-fixed-seed = De kaarten volgen uit het startgetal: gecontroleerd
fair-secret-to-come = Het geheim van de kaarten wordt na afloop bekend; dan zijn ze te controleren
fair-differs = Ronde { $round } is niet gelegd zoals vooraf vastlag
fair-differs-start = De startspeler of de eerste gebeurtenis is niet wat vooraf vastlag
fair-another-secret = Het geheim past niet bij de toezegging
fair-unknown = Er staat niet bij waaruit de kaarten zijn getrokken: ze zijn niet te controleren
fair-drawn = { $n ->
    [one] Eén markt is nagerekend.
   *[other] { $n } markten zijn nagerekend.
}
fair-skipped = { $n ->
    [one] Er ontbreekt één trekking: er moet één markt zijn teruggenomen.
   *[other] Er ontbreken { $n } trekkingen: zoveel markten moeten er zijn teruggenomen.
}
fair-given = { $n ->
    [one] Eén markt komt uit het spel dat hier verdergaat.
   *[other] { $n } markten komen uit het spel dat hier verdergaat.
}
fair-expected = Het had zo moeten zijn: { $deal }
fair-commitment = Toezegging
fair-secret = Geheim
fair-how = Hoe dit wordt gecontroleerd
fair-how-text = Voordat de eerste markt werd gelegd, maakte de server de toezegging bekend: de vingerafdruk van een geheim getal. Al het toeval in het spel wordt uit dat geheim berekend, en na afloop wordt het onthuld. Niemand kon dus een markt uitkiezen, en iedereen kan ze narekenen: sla het spelverslag op en voer “{ $command }” uit.
fair-here = Je browser heeft het geheim vergeleken met de toezegging die tijdens het spel is ontvangen.
fair-checking = De kaarten worden gecontroleerd…
