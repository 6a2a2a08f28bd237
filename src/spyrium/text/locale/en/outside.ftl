# What is said outside of the page: in the terminal, and to people who are not at the table.

## What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, it is your turn.
notice-your-turn-at = { $name }, it is your turn in “{ $table }”.
notice-trial = This is how Spyrium tells you that it is your turn.
notice-subject = Spyrium: it is your turn
notice-picture = The table as it stands
notice-code-subject = Spyrium: your code
notice-code = Your code is { $code }. Enter it where you gave your e-mail address for notifications. If that was not you, do nothing: no more e-mails will come.

## What only the terminal says.

terminal-hint = ? for help
terminal-opponents = You play against { $names } ({ $level }).
terminal-help = Type the number of a choice, or its word (the grey text), such as { $example }.
terminal-help-help = this help
terminal-help-board = draw the board again
terminal-help-cards = what the event and the cards in the market do
terminal-help-log = the game so far, in words
terminal-help-undo = take back your last decision, and the bots’ answers to it
terminal-help-save = write a game record
terminal-help-quit = leave
terminal-legend = Digits between the cards are workers, numbered by seat. “{ resource-workers } 2+1/3”: active + in the market / owned. * marks a used card.
terminal-file = FILE
terminal-nothing-to-undo = There is no decision of yours to take back.
terminal-saved = Saved. Continue later with { $command }
terminal-not-written = { $file } cannot be written: { $error }
terminal-card = card
terminal-effect = effect
terminal-key-hint = Hint
terminal-key-back = Back
terminal-key-forward = Forward
terminal-key-log = Log
terminal-key-save = Save
terminal-key-quit = Quit
terminal-advice = The master would choose: { $decision }
