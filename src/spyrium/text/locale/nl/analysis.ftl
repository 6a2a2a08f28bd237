# The analysis of a finished game. Chances are whole per cent, losses are in win points (per cent of a victory).

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
