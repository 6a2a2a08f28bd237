# What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, du bist am Zug.
notice-your-turn-at = { $name }, du bist am Zug bei „{ $table }“.
notice-trial = So sagt dir Spyrium, dass du am Zug bist.
notice-subject = Spyrium: du bist am Zug
notice-picture = So sieht der Tisch gerade aus
notice-code-subject = Spyrium: dein Code
notice-code = Dein Code lautet { $code }. Gib ihn dort ein, wo du deine E-Mail-Adresse für Benachrichtigungen angegeben hast. Falls du das nicht warst, brauchst du nichts zu tun: Es kommen keine weiteren E-Mails.
