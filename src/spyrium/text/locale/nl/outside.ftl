# What is said outside of the page: in the terminal, and to people who are not at the table.

## What goes to people who are not at the table, by web push, e-mail and webhook. $name is the receiver, $table the table's title.

notice-your-turn = { $name }, jij bent aan de beurt.
notice-your-turn-at = { $name }, jij bent aan de beurt in “{ $table }”.
notice-trial = Zo laat Spyrium je weten dat jij aan de beurt bent.
notice-subject = Spyrium: jij bent aan de beurt
notice-picture = Zo ligt de tafel er nu bij
notice-code-subject = Spyrium: je code
notice-code = Je code is { $code }. Vul hem in waar je je e-mailadres voor meldingen hebt opgegeven. Was jij dat niet? Dan hoef je niets te doen: er komen geen e-mails meer.

## What only the terminal says.

terminal-hint = ? voor hulp
terminal-opponents = Je speelt tegen { $names } ({ $level }).
terminal-help = Typ het nummer van een keuze of het woord ervan (grijs), bijvoorbeeld { $example }.
terminal-help-help = deze hulp
terminal-help-board = de tafel opnieuw tekenen
terminal-help-cards = wat de gebeurtenis en de kaarten in de markt doen
terminal-help-log = het spel tot nu toe, in woorden
terminal-help-undo = je laatste beslissing terugnemen, met de antwoorden van de bots
terminal-help-save = het spel in een bestand schrijven
terminal-help-quit = stoppen
terminal-legend = Cijfers tussen de kaarten zijn werkers, per plaats genummerd. “{ resource-workers } 2+1/3”: actief + in de markt / in totaal. * is een gebruikte kaart.
terminal-file = BESTAND
terminal-nothing-to-undo = Er valt nog niets terug te nemen.
terminal-saved = Opgeslagen. Later verder met { $command }
terminal-not-written = { $file } kan niet worden geschreven: { $error }
terminal-card = kaart
# As in English.
terminal-effect = effect
terminal-key-hint = Tip
terminal-key-back = Terug
terminal-key-forward = Vooruit
terminal-key-log = Logboek
terminal-key-save = Opslaan
terminal-key-quit = Stoppen
terminal-advice = De meester zou kiezen: { $decision }
