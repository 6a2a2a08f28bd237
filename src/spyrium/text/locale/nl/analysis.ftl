# The analysis of a finished game. Chances come formatted, losses are in percentage points.

analysis-title = Analyse
analysis-of = { $names }: { $n } beslissingen, elk met { $simulations } simulaties
analysis-chances = Winkans
analysis-round = Ronde { $n }
analysis-mistakes = Fouten
analysis-no-mistakes = Geen enkele beslissing kostte 5 procentpunt of meer.
analysis-turning-points = Keerpunten
analysis-deal = De kaarten van ronde { $n }
analysis-decision = Beslissing { $n }: { $name }
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
judgement-blunder = Blunder

reason-price = { $card } had £{ $n } gekost in plaats van £{ $instead }.
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
reason-rival = { $name } kan hierna { $card } nemen.

ledger-title = Waar het resultaat vandaan komt
ledger-even = Gelijk deel
ledger-deals = Kaarten
ledger-own = Eigen beslissingen
ledger-others = Beslissingen van anderen
ledger-unforeseen = Niet voorzien
ledger-note = Beslissingen en kaarten worden beoordeeld op wat er op dat moment te weten viel, gemiddeld over alle kaarten die hadden kunnen komen. Tussen sterke spelers maken de kaarten weinig uit; “niet voorzien” is wat de analyse pas later zag.
