# Errors as people see them: what is wrong and what to do.

## Playing

error-not-your-turn = Jij bent niet aan de beurt: { $name } speelt nu.
error-illegal-move = Dat kan hier niet.
error-illegal-move-rule = Dat kan hier niet (regel { $rule }).
error-unknown-move = “{ $word }” is geen zet van dit spel.
error-too-expensive = Je hebt £{ $need } nodig en je hebt £{ $have }.
error-game-moved-on = Het spel is al verder; de tafel is bijgewerkt.
error-game-over = Dit spel is afgelopen.
error-nothing-to-undo = Er is niets om terug te nemen.
error-undo-refused = Deze beslissing kan niet meer worden teruggenomen.
error-out-of-time = Je tijd is om.

## Connection

error-offline = Je bent offline. Controleer je netwerk en probeer het opnieuw.
error-server-unreachable = De server antwoordt niet. Probeer het zo nog eens.
error-timeout = Dat duurde te lang. Probeer het opnieuw.
error-too-many-requests =
    { $n ->
        [one] Te snel. Wacht { $n } seconde.
       *[other] Te snel. Wacht { $n } seconden.
    }
error-server = Er ging iets mis op de server. Van je spel is niets verloren.
error-unexpected = Er ging hier iets mis. Herlaad de pagina; het spel gaat verder waar het was.
error-outdated-client = Er is een nieuwere versie. Herlaad de pagina.

## Tables and seats

error-table-not-found = Deze tafel bestaat niet. Misschien is de link onvolledig.
error-game-not-found = Dit spel bestaat niet.
error-page-not-found = Op dit adres staat niets.
error-seat-taken = Deze plaats is bezet. Kies een andere.
error-table-full = De tafel is vol. Je kunt meekijken.
error-already-seated = Je zit al aan deze tafel.
error-not-seated = Je hebt geen plaats aan deze tafel.
error-not-host = Alleen de gastheer kan dat doen.
error-not-enough-players = Er moeten minstens twee plaatsen bezet zijn.
error-already-started = Het spel is al begonnen.
error-invite-expired = Deze uitnodiging is niet meer geldig. Vraag een nieuwe.
error-private-table = Deze tafel is privé. Je hebt de uitnodigingslink nodig.

## Forms and files

error-name-empty = Vul een naam in.
error-name-too-long =
    { $n ->
        [one] De naam is te lang: hoogstens { $n } teken.
       *[other] De naam is te lang: hoogstens { $n } tekens.
    }
error-name-taken = Deze naam is al in gebruik. Kies een andere.
error-name-characters = Een naam bevat geen | en geen regeleinden.
error-message-too-long =
    { $n ->
        [one] Het bericht is te lang: hoogstens { $n } teken.
       *[other] Het bericht is te lang: hoogstens { $n } tekens.
    }
error-wrong-password = Naam en wachtwoord horen niet bij elkaar.
error-password-too-short =
    { $n ->
        [one] Het wachtwoord moet minstens { $n } teken hebben.
       *[other] Het wachtwoord moet minstens { $n } tekens hebben.
    }
error-sign-in-needed = Meld je hiervoor aan.
error-record-invalid = In dit spelverslag staat een fout op regel { $line }: { $reason }
error-position-invalid = Deze stelling is niet speelbaar: { $reason }
error-edition-unknown = Dit spel gebruikt een editie die hier ontbreekt: { $edition }
error-file-too-large = Het bestand is te groot.
error-copy-failed = Kopiëren lukte niet. Selecteer de tekst en kopieer hem zelf.
error-deal-invalid = Deze kaarten kunnen nu niet worden gelegd: { $reason }
