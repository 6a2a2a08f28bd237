# Vorab festgelegte Karten, und wie man das nachprüft.

fair-fixed = Karten vorab festgelegt: geprüft
fair-fixed-seed = Die Karten folgen aus dem Startwert: geprüft
fair-secret-to-come = Das Geheimnis der Karten wird am Ende der Partie verraten; dann lassen sie sich prüfen
fair-differs = Runde { $round } wurde nicht so ausgelegt wie vorab festgelegt
fair-differs-start = Startspieler oder erstes Ereignis sind nicht die vorab festgelegten
fair-another-secret = Das Geheimnis passt nicht zur Zusage
fair-unknown = Es steht nicht dabei, woraus die Karten gezogen wurden: Sie lassen sich nicht prüfen
fair-drawn = { $n ->
    [one] Eine Auslage wurde nachgerechnet.
   *[other] { $n } Auslagen wurden nachgerechnet.
}
fair-skipped = { $n ->
    [one] Eine Ziehung fehlt: Eine Auslage muss zurückgenommen worden sein.
   *[other] { $n } Ziehungen fehlen: So viele Auslagen müssen zurückgenommen worden sein.
}
fair-given = { $n ->
    [one] Eine Auslage stammt aus der Partie, die hier fortgesetzt wird.
   *[other] { $n } Auslagen stammen aus der Partie, die hier fortgesetzt wird.
}
fair-expected = Es hätte so sein sollen: { $deal }
fair-commitment = Zusage
fair-secret = Geheimnis
fair-how = Wie das geprüft wird
fair-how-text = Vor der ersten Auslage hat der Server die Zusage veröffentlicht: den Fingerabdruck einer geheimen Zahl. Aller Zufall der Partie wird aus diesem Geheimnis berechnet, und am Ende wird es verraten. Niemand konnte sich also eine Auslage aussuchen, und alle können sie nachrechnen: Partie speichern und „{ $command }“ aufrufen.
fair-here = Dein Browser hat das Geheimnis mit der Zusage verglichen, die er während der Partie erhalten hat.
fair-checking = Die Karten werden geprüft …
