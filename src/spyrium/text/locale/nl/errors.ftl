# Errors as people see them: what is wrong and what to do.

## Playing

error-game-moved-on = Het spel is al verder; de tafel is bijgewerkt.

## Connection

error-offline = Je bent offline. Controleer je netwerk en probeer het opnieuw.
error-server-unreachable = De server antwoordt niet. Probeer het zo nog eens.
error-server = Er ging iets mis op de server. Je spel is niet verloren.
error-unexpected = Er ging hier iets mis. Herlaad de pagina; het spel gaat verder waar het was.

## Tables and seats

error-game-not-found = Dit spel bestaat niet.
error-page-not-found = Op dit adres staat niets.

## Forms

error-wrong-password = Naam en wachtwoord horen niet bij elkaar.
error-copy-failed = Kopiëren lukte niet. Selecteer de tekst en kopieer hem zelf.
