# Texts that only the browser shows.

web-gap = Tussenruimte { $gap }
web-pick-worker = Kies de werker { $gap }
web-take = £{ $n } nemen
web-activate = Activeren £{ $n }
web-lobby = Met lobby £{ $n }
web-around =
    { $n ->
        [one] Prijs £{ $price }; er staat { $n } werker omheen.
       *[other] Prijs £{ $price }; er staan { $n } werkers omheen.
    }
web-options = Alle keuzes
web-prompt = Wat er gevraagd wordt
web-undo-asked = { $name } vraagt een zet terug te nemen.
web-table-title = Naam van de tafel
web-return = Ik ben terug
web-undo-waiting = Wachten tot de anderen akkoord gaan.
web-undo-refused = { $name } gaat niet akkoord.
web-stand-in = Een bot speelt verder voor { $name }.
web-returned = { $name } is terug.
web-mute = { $name } dempen
web-unmute = { $name } weer laten praten

## The first start after an update

web-preparing = De regels worden voor het eerst klaargemaakt …
web-preparing-text = Dat gebeurt één keer na een update en kan een minuut duren.
web-preparing-starts = Je spel begint vanzelf zodra ze klaar zijn.
web-preparing-step = Stap { $done } van { $steps }
