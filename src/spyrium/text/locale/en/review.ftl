# Looking back at a finished game with its analysis, and hints while playing.

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
review-mean-loss = Lost per decision
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

advice-button = Hint
advice-look = Look here.
advice-tell = Tell me
advice-chance = Chance of winning: { $n }
advice-thinking = Thinking about a hint…
