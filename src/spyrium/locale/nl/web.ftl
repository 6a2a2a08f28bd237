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
web-replace = Laat een bot verder spelen
web-mute = { $name } dempen
web-unmute = { $name } weer laten praten

## The first start after an update

web-preparing = De regels worden voor het eerst klaargemaakt …
web-preparing-text = Dat gebeurt één keer na een update en kan een minuut duren.
web-preparing-starts = Je spel begint vanzelf zodra ze klaar zijn.
web-preparing-step = Stap { $done } van { $steps }

## Leaving a game, handing over

web-leave-title = Het spel verlaten
web-leave-text = Een bot ({ $level }) speelt in jouw plaats verder. Zolang het spel duurt kun je terugkomen en zelf verder spelen.
web-leave-seat = Bot laten doorspelen
web-leave-open = Naar de startpagina
web-leave-open-text = Zonder bot: het spel wacht op je onder “{ nav-my-games }”.
web-left = Een bot speelt voor je. Kom terug wanneer je wilt.
web-handover-ready = Ik ben { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Beeld en geluid
settings-table = Aan tafel
settings-handover = Meerdere mensen aan dit scherm
settings-handover-notice = Tonen wie aan de beurt is
settings-handover-wait = Op een klik wachten
settings-handover-off = Geen melding
settings-chat = Chat tonen
settings-key-taken = “{ $key }” is al in gebruik: { $action }.
settings-key-fixed = die toets heeft een vaste betekenis
notify-text = Je krijgt bericht als je aan de beurt bent en niet aan tafel zit.
notify-when-days = Bij spellen over dagen
notify-when-all = Bij alle spellen
notify-when-none = Nooit
notify-push = Op dit apparaat
notify-webhook = Adres van een webhook
notify-test = Test versturen
notify-sent =
    { $n ->
        [one] Er is één melding verstuurd.
       *[other] Er zijn { $n } meldingen verstuurd.
    }
notify-nothing-set = Er is nog niets ingesteld.
notify-refused = De browser staat hier geen meldingen toe.
tokens-title = Sleutels voor bots
tokens-text = Met een sleutel kan een programma van jou onder jouw naam spelen.
tokens-docs = Zo werkt het
tokens-name = Waarvoor
tokens-create = Sleutel maken
tokens-once = Kopieer nu: hij wordt nooit meer getoond.
tokens-used = laatst gebruikt op { $date }
tokens-unused = nooit gebruikt
tokens-revoke = Intrekken
