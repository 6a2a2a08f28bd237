# What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, it is your turn.
notice-your-turn-at = { $name }, it is your turn in “{ $table }”.
notice-trial = This is how Spyrium tells you that it is your turn.
notice-subject = Spyrium: it is your turn
notice-picture = The table as it stands
notice-code-subject = Spyrium: your code
notice-code = Your code is { $code }. Enter it where you gave your e-mail address for notifications. If that was not you, do nothing: no more e-mails will come.
