# The analysis of a finished game. Chances come formatted, losses are in percentage points.

analysis-title = Analysis
analysis-of = { $names }: { $n } decisions, { $simulations } simulations each
analysis-chances = Chance of winning
analysis-round = Round { $n }
analysis-mistakes = Mistakes
analysis-no-mistakes = No decision cost 5 percentage points or more.
analysis-turning-points = Turning points
analysis-deal = The deal for round { $n }
analysis-decision = Decision { $n }
analysis-change = { $name }: { $before } → { $after }
analysis-played = Played: { $decision }
analysis-better = Better: { $decision }
analysis-exact = solved exactly
analysis-player = Player
analysis-result = Result
analysis-accuracy = Accuracy
analysis-mean-loss = Percentage points lost per decision
analysis-progress = Analysing

judgement-inaccuracy = Inaccuracy
judgement-mistake = Mistake
judgement-blunder = Blunder

reason-price = { $card } costs £{ $n } instead of £{ $instead } that way.
reason-kept = { $card } is not replaced.
reason-vp = That scores { $n } VP more at once.
reason-end = That scores { $n } VP more at the end.
reason-money = That leaves £{ $n } more.
reason-spyrium = That leaves { $n } more spyrium.
reason-workers =
    { $n ->
        [one] That means one more worker.
       *[other] That means { $n } more workers.
    }
reason-income = That means £{ $n } more income a round.
reason-plan = The plan: activate { $card } from there for £{ $n }.
reason-earn = The plan: take £{ $n } with that worker.
reason-rival = Otherwise { $name } can take { $card }.
reason-dearer = { $name } then pays £{ $n } for { $card } instead of £{ $instead }.
reason-takings = Taking money then brings £{ $n } instead of £{ $instead } this round.
reason-idle =
    { $n ->
        [one] Otherwise one worker is left without work this round.
       *[other] Otherwise { $n } workers are left without work this round.
    }
reason-event = Then the event can still be used this round.
reason-round-score = By the end of the round that should be worth { $n } VP more.
reason-final-score = That should make { $n } VP more in the final score.
reason-round-workers =
    { $n ->
        [one] By the end of the round that should mean one more worker.
       *[other] By the end of the round that should mean { $n } more workers.
    }
reason-round-income = By the end of the round that should mean £{ $n } more income.
reason-round-spyrium = By the end of the round that should leave { $n } more spyrium.
reason-round-money = By the end of the round that should leave £{ $n } more.
reason-denied = By the end of the round { $name } should have { $n } VP less.
reason-expected = Expected final score: { $n } VP instead of { $instead }.
reason-expected-rival = Expected final score of { $name }: { $n } VP instead of { $instead }.

ledger-title = Where the result comes from
ledger-even = Even share
ledger-deals = Deals
ledger-own = Own decisions
ledger-others = Others’ decisions
ledger-unforeseen = Not foreseen
ledger-note = Decisions and deals are judged by what could be known at the time, averaged over every deal that could have come up. Between strong players the deals matter little; “not foreseen” is what the search saw only later.

## Looking back at a finished game with its analysis, and hints while playing.

review-open = Analysis
review-open-text = Chances over the whole game, mistakes and what would have been better
review-close = Close the analysis
review-wait = Every decision of the game is being examined again. Meanwhile, feel free to look around.
review-moment = This moment
review-begin = Pick a moment on the graph, or a mistake: the table shows what would have been better.
review-played = played
review-better = better
review-only = the only good decision
review-previous = Previous mistake
review-next = Next mistake
review-mistakes-of = Mistakes: { $name }
review-ledger = Ledger
review-luck-good =
    { $n ->
        [one] The deals brought { $name } { $n } percentage point.
       *[other] The deals brought { $name } { $n } percentage points.
    }
review-luck-bad =
    { $n ->
        [one] The deals cost { $name } { $n } percentage point.
       *[other] The deals cost { $name } { $n } percentage points.
    }
review-luck-none = The deals neither helped nor hurt { $name }.
review-own-lost = Own decisions short of the best cost { $n }.
review-engine = Engine
review-engine-on = Show what the engine thinks
review-thinking = Thinking…
review-simulations = { $n } simulations
review-learn = Learn from your mistakes
review-try = Try it
review-find = Something better can be found here. What would you do?
review-judging = { $decision }… let me see.
review-found = Well found!
review-as-good = That is as good as the best decision.
review-near = That is within { $n } percentage points of the best decision.
review-missed =
    { $n ->
        [one] That loses { $n } percentage point.
       *[other] That loses { $n } percentage points.
    }
review-again = Try again
review-solution = Show the solution
review-next-lesson = Next one
review-last-lesson = That was the last one.

advice-button = Hint
advice-look = Look here.
advice-tell = Tell me
advice-chance = Chance of winning: { $n }
advice-thinking = Thinking about a hint…

## Deals that were fixed beforehand, and how that is checked.

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
