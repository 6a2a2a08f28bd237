# Deals that were fixed beforehand, and how that is checked.

fair-fixed = Deals fixed beforehand: verified
fair-fixed-seed = Deals follow from the seed: verified
fair-secret-to-come = The secret behind the deals is revealed when the game ends; then they can be verified
fair-differs = Round { $round } was not dealt as fixed beforehand
fair-differs-start = The first player or the first event is not the one fixed beforehand
fair-another-secret = The secret does not match the commitment
fair-unknown = The record does not say where the deals came from, so they cannot be verified
fair-drawn = { $n ->
    [one] One deal was recomputed.
   *[other] { $n } deals were recomputed.
}
fair-skipped = { $n ->
    [one] One draw is missing: one deal must have been taken back.
   *[other] { $n } draws are missing: that many deals must have been taken back.
}
fair-given = { $n ->
    [one] One deal comes from the game that this one continues.
   *[other] { $n } deals come from the game that this one continues.
}
fair-expected = It should have been: { $deal }
fair-commitment = Commitment
fair-secret = Secret
fair-how = How this is checked
fair-how-text = Before the first deal, the server published the commitment: the fingerprint of a secret number. Everything random in the game is computed from that secret, which is revealed at the end. So nobody could pick a deal, and anybody can recompute them all: save the game record and run “{ $command }”.
fair-here = Your browser has checked the secret against the commitment it received during the game.
fair-checking = Checking the deals…
