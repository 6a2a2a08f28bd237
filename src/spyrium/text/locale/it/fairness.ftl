# Carte fissate in anticipo, e come si verifica.

fair-fixed = Carte fissate in anticipo: verificato
fair-fixed-seed = Le carte derivano dal seme casuale: verificato
fair-secret-to-come = Il segreto delle carte viene svelato a fine partita; allora si potranno verificare
fair-differs = Il mercato del turno { $round } non è quello fissato in anticipo
fair-differs-start = Il primo giocatore o il primo evento non sono quelli fissati in anticipo
fair-another-secret = Il segreto non corrisponde all’impegno
fair-unknown = Non è indicato da che cosa derivano le carte: non si possono verificare
fair-drawn = { $n ->
    [one] Un mercato è stato ricalcolato.
   *[other] { $n } mercati sono stati ricalcolati.
}
fair-skipped = { $n ->
    [one] Manca un’estrazione: un mercato dev’essere stato annullato.
   *[other] Mancano { $n } estrazioni: altrettanti mercati devono essere stati annullati.
}
fair-given = { $n ->
    [one] Un mercato viene dalla partita che qui continua.
   *[other] { $n } mercati vengono dalla partita che qui continua.
}
fair-expected = Doveva essere così: { $deal }
fair-commitment = Impegno
fair-secret = Segreto
fair-how = Come si verifica
fair-how-text = Prima della prima distribuzione il server ha pubblicato l’impegno: l’impronta di un numero segreto. Tutto il caso della partita è calcolato da quel segreto, che viene svelato alla fine. Così nessuno poteva scegliere le carte e chiunque può ricalcolarle: salva la registrazione ed esegui “{ $command }”.
fair-here = Il tuo browser ha confrontato il segreto con l’impegno ricevuto durante la partita.
fair-checking = Verifica delle carte in corso…
