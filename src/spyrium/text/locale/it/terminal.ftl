# What only the terminal says.

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
terminal-file = FILE
terminal-nothing-to-undo = Non hai ancora decisioni da annullare.
terminal-saved = Salvata. Per continuare più tardi: { $command }
terminal-not-written = Impossibile scrivere { $file }: { $error }
terminal-card = carta
terminal-effect = effetto
terminal-key-hint = Suggerimento
terminal-key-back = Indietro
terminal-key-forward = Avanti
terminal-key-log = Cronaca
terminal-key-save = Salva
terminal-key-quit = Esci
terminal-advice = Il maestro sceglierebbe: { $decision }
