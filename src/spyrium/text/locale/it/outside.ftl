# What is said outside of the page: in the terminal, and to people who are not at the table.

## What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, tocca a te.
notice-your-turn-at = { $name }, tocca a te in “{ $table }”.
notice-trial = Così Spyrium ti avvisa quando tocca a te.
notice-subject = Spyrium: tocca a te
notice-picture = Il tavolo in questo momento
notice-code-subject = Spyrium: il tuo codice
notice-code = Il tuo codice è { $code }. Inseriscilo dove hai indicato il tuo indirizzo e-mail per le notifiche. Se non l’hai chiesto tu, non devi fare nulla: non arriveranno altre e-mail.

## What only the terminal says.

terminal-hint = ? per l’aiuto
terminal-opponents = Giochi contro { $names } ({ $level }).
terminal-help = Scrivi il numero di una scelta o la sua parola (in grigio), per esempio { $example }.
terminal-help-help = questo aiuto
terminal-help-board = ridisegna il tavolo
terminal-help-cards = che cosa fanno l’evento e le carte del mercato
terminal-help-log = la partita finora, a parole
terminal-help-undo = annulla la tua ultima decisione, con le risposte dei bot
terminal-help-save = scrivi la partita in un file
terminal-help-quit = esci
terminal-legend = Le cifre tra le carte sono lavoratori, numerati per posto. “{ resource-workers } 2+1/3”: attivi + nel mercato / in tutto. * indica una carta usata.
# As in English.
terminal-file = FILE
terminal-nothing-to-undo = Non hai ancora decisioni da annullare.
terminal-saved = Salvata. Per continuare più tardi: { $command }
terminal-not-written = Impossibile scrivere { $file }: { $error }
terminal-card = carta
terminal-effect = effetto
terminal-key-hint = Suggerimento
terminal-key-back = Prima
terminal-key-forward = Dopo
terminal-key-log = Cronaca
terminal-key-save = Salva
terminal-key-quit = Esci
terminal-advice = Il maestro sceglierebbe: { $decision }
