# Deals that were fixed beforehand, and how that is checked.

fair-fixed = Deals fixed beforehand: verified
fair-fixed-seed = Deals follow from the seed: verified
fair-secret-to-come = The secret of the deals is told when the game is over; then they can be verified
fair-differs = Round { $round } was not dealt as fixed beforehand
fair-differs-start = The first player or the first event is not the one fixed beforehand
fair-another-secret = The secret is not the one that was committed to
fair-unknown = Nothing says what the deals were drawn from: they cannot be verified
fair-drawn = { $n ->
    [one] One deal was drawn again.
   *[other] { $n } deals were drawn again.
}
fair-skipped = { $n ->
    [one] One draw is missing: as many deals should have been taken back.
   *[other] { $n } draws are missing: as many deals should have been taken back.
}
fair-given = { $n ->
    [one] One deal comes from the game that this one continues.
   *[other] { $n } deals come from the game that this one continues.
}
fair-expected = It should have been: { $deal }
fair-commitment = Commitment
fair-secret = Secret
fair-how = How this is checked
fair-how-text = Before the first deal the server told the commitment, a fingerprint of a secret number. All chance in the game is computed from that secret, and the secret is told at the end. So nobody could choose a deal, and everybody can compute them again: save the game record and run “{ $command }”.
fair-here = Your browser has compared the secret with the commitment that it heard during the game.
fair-checking = Checking the deals …
