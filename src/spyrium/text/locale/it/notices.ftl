# What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, tocca a te.
notice-your-turn-at = { $name }, tocca a te in “{ $table }”.
notice-trial = Così Spyrium ti avvisa quando tocca a te.
notice-subject = Spyrium: tocca a te
notice-picture = Il tavolo in questo momento
notice-code-subject = Spyrium: il tuo codice
notice-code = Il tuo codice è { $code }. Inseriscilo dove hai indicato il tuo indirizzo e-mail per le notifiche. Se non l’hai chiesto tu, non devi fare nulla: non arriveranno altre e-mail.
