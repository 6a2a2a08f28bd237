# What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, jij bent aan de beurt.
notice-your-turn-at = { $name }, jij bent aan de beurt in “{ $table }”.
notice-trial = Zo laat Spyrium je weten dat jij aan de beurt bent.
notice-subject = Spyrium: jij bent aan de beurt
notice-picture = Zo ligt de tafel er nu bij
notice-code-subject = Spyrium: je code
notice-code = Je code is { $code }. Vul hem in waar je je e-mailadres voor meldingen hebt opgegeven. Was jij dat niet? Dan hoef je niets te doen: er komen geen e-mails meer.
