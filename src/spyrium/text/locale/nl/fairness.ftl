# Kaarten die vooraf vastlagen, en hoe je dat nagaat.

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
