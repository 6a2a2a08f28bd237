# The analysis of a finished game. Chances come formatted, losses are in percentage points.

analysis-title = Analysis
analysis-of = { $names }: { $n } decisions, { $simulations } simulations each
analysis-chances = Chance of winning
analysis-round = Round { $n }
analysis-mistakes = Mistakes
analysis-no-mistakes = No decision cost 5 percentage points or more.
analysis-turning-points = Turning points
analysis-deal = The deal for round { $n }
analysis-decision = Decision { $n }: { $name }
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

reason-price = { $card } would have cost £{ $n } instead of £{ $instead }.
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
reason-rival = { $name } can take { $card } next.

ledger-title = Where the result comes from
ledger-even = Even share
ledger-deals = Deals
ledger-own = Own decisions
ledger-others = Others’ decisions
ledger-unforeseen = Not foreseen
ledger-note = Decisions and deals are judged by what could be known at the time, averaged over every deal that could have come up. Between strong players the deals matter little; “not foreseen” is what the search saw only later.
