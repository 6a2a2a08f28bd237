# Texts that only the browser shows.

web-gap = Tussenruimte { $gap }
web-pick-worker = Kies de werker { $gap }
web-take = £{ $n } nemen
web-activate = Activeren: £{ $n }
web-activate-from = Activeren vanaf £{ $n }
web-lobby = Met Lobbyen: £{ $n }
web-lobby-from = Met Lobbyen vanaf £{ $n }
web-card-used = { $card } (gebruikt)
web-used = gebruikt
web-around =
    { $n ->
        [one] Prijs £{ $price }; er staat { $n } werker omheen.
       *[other] Prijs £{ $price }; er staan { $n } werkers omheen.
    }
web-would-cost = { $card }: £{ $price } met { workers } eromheen
web-options = Alle keuzes
web-prompt = Jouw beslissing
welcome-title = Je eerste spel?
welcome-text = Een werker komt in een groene tussenruimte; later neem je hem terug, voor geld of voor een kaart ernaast.
web-undo-asked = { $name } vraagt om een beslissing terug te mogen nemen.
web-table-title = Naam van de tafel
web-return = Ik ben terug
web-undo-waiting = Wachten tot de anderen akkoord gaan.
web-undo-refused = { $name } gaat niet akkoord.
web-stand-in-left = { $name } verlaat de tafel; een bot speelt verder.
web-stand-in-time = De tijd van { $name } is om; een bot speelt verder.
web-stand-in-away = { $name } is afwezig; een bot speelt verder.
web-stand-in-resigned = { $name } geeft op; een bot speelt verder.
web-returned = { $name } is terug.
web-replace = Laat een bot verder spelen
web-mute = { $name } dempen
web-unmute = { $name } weer laten praten

## The first start after an update

web-preparing = De regels worden voor het eerst voorbereid…
web-preparing-text = Dat gebeurt één keer na een update en kan een minuut duren.
web-preparing-starts = Je spel begint vanzelf zodra ze klaar zijn.
web-preparing-step = Stap { $done } van { $steps }

## Leaving a game, handing over

web-leave-title = Het spel verlaten
web-leave-text = Een bot ({ $level }) speelt in jouw plaats verder. Zolang het spel duurt kun je terugkomen en zelf verder spelen.
web-leave-rated = Dit spel telt mee voor de ranglijst: zodra de bot voor je beslist, eindig je als laatste.
web-device-link = Op een ander apparaat spelen
web-device-drop = { $name } de plaats afnemen
web-leave-seat = Bot laten doorspelen
web-leave-open = Naar de startpagina
web-leave-open-text = Zonder bot: het spel wacht op je onder “{ nav-my-games }”.
web-left = Een bot speelt voor je. Kom terug wanneer je wilt.
web-resign = Opgeven
web-resign-sure = Definitief opgeven? Een bot speelt het spel voor de anderen uit; terugkomen kan niet meer.
web-resign-sure-rated = Definitief opgeven? Een bot speelt het spel voor de anderen uit; terugkomen kan niet meer, en je eindigt als laatste.
web-you-resigned = Je hebt opgegeven; een bot speelt voor je verder.
web-resigned-seat = Opgegeven
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
notify-text = Je krijgt een melding als je aan de beurt bent en niet aan tafel zit.
notify-when-days = Bij spellen over meerdere dagen
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
account-password = Wachtwoord wijzigen
account-password-text = Andere apparaten worden afgemeld en je bots hebben nieuwe sleutels nodig.
account-password-old = Oud wachtwoord
account-password-new = Nieuw wachtwoord
account-password-change = Wijzigen
account-sign-out-text = Meldt je af op al je apparaten.
lobby-later = Nieuwere tafels
lobby-earlier = Oudere tafels
tokens-scope = Wat hij mag
tokens-scope-play = kijken en spelen
tokens-scope-read = alleen kijken
email-code = Code uit de e-mail
email-code-text = Naar een adres gaan pas meldingen als het bevestigd is.
email-code-again = Code opnieuw sturen
email-code-sent = Er is een code naar je gestuurd.
email-confirmed = Het adres is bevestigd.
tokens-title = Sleutels voor bots
tokens-text = Met een sleutel kan een programma van jou onder jouw naam spelen.
tokens-docs = Zo werkt het
tokens-name = Waarvoor
tokens-create = Sleutel maken
tokens-once = Kopieer nu: hij wordt nooit meer getoond.
tokens-used = laatst gebruikt op { $date }
tokens-unused = nooit gebruikt
tokens-revoke = Intrekken

## Pages around the table

web-imprint = Spyrium is een spel van William Attia, uitgegeven door { $publisher }. Deze uitgave is niet officieel en staat los van auteur en uitgever.
web-page-missing-text = Misschien is de link onvolledig, of is de pagina verhuisd.
web-games-empty-text = Spellen die je begint of waaraan je meedoet, blijven hier staan, zodat je een andere dag verder kunt.
web-watch-empty = Op dit moment speelt niemand openbaar.
web-watch-bots = Bots zien spelen
web-watch-bots-text = Laat vier bots een spel spelen en kijk mee over hun schouder.
web-ratings-empty = Hier staat nog niemand.
web-ratings-text = Hier staat wie met dit aantal spelers vijf spellen heeft uitgespeeld die meetellen. Een spel telt mee, tenzij de gastheer anders beslist, iemand meerdere plaatsen heeft of alleen bots spelen.
web-ratings-play = Speel tegen bots voor de ranglijst
web-games = Spellen
web-just-now = zojuist
web-history = Rating na elk spel dat meetelt, { $from } tot { $to }
# As in English.
web-account = Account
web-account-text = Een account bewaart je spellen en ratings, op elk apparaat.
replay-forked = Dit is een nieuw spel. Het vorige blijft zoals het was.
replay-forked-link = Het oude spel openen
replay-result = Uitslag
web-seat-here = Aan dit scherm
web-seat-invited = Uitgenodigd per link
web-waiting-title = Wachten op spelers
web-seats-taken = { $n } van { $total } plaatsen bezet.
waiting-not-ready = Nog niet klaar: { $names }.
waiting-others-ready = Alle anderen zijn klaar.
waiting-ready = klaar
waiting-seed = gekozen door de gastheer
waiting-close = De tafel sluiten
waiting-close-ask = Deze tafel voor iedereen sluiten? Dan kan niemand er meer bij.
waiting-closed = Deze tafel is gesloten.
button-ready = Ik ben klaar
web-seat-expected = nog niet aanwezig
web-player = Speler { $n }
setup-grace = Als iemand weg is
setup-grace-text = Na deze tijd mogen de anderen een bot verder laten spelen. Wie terugkomt, neemt het weer over.
setup-rated-text = In een spel dat meetelt kun je alleen de huidige beurt terugnemen, en wie een bot verder laat spelen, eindigt als laatste.
unrated-because = Telt niet mee voor de ranglijst: { $reason }.
unrated-seed = de gastheer heeft het startgetal gekozen
unrated-origin = het gaat verder vanuit een ander spel
unrated-bots = er spelen alleen bots
unrated-seats = bij het begin zat nog niet iedereen aan tafel
unrated-twice = iemand heeft meerdere plaatsen
unrated-grace = wie weg is, heeft minder dan twee minuten om terug te komen
unrated-hint = er is een tip gevraagd
setup-clock-text = Na elke beurt komen er 10 seconden bij. Voor wie geen tijd meer heeft, speelt een bot verder.
setup-days-text = Voor wie langer over een beurt doet, speelt een bot verder.
setup-private-text = De tafel staat niet in de lobby; wie de link heeft, kan meedoen.
setup-public-text = De tafel staat in de lobby; anderen mogen kijken.
setup-create = Tafel openen en uitnodigen
invite-local = Deze link werkt alleen op deze computer. Om anderen in je netwerk te laten meedoen, start je de server met “{ $command }” en open je hem via het adres van de computer.
gallery-search = Kaarten doorzoeken
gallery-none = Geen kaart past bij “{ $query }”.
gallery-provenance-text = Niet alle gedrukte getallen zijn gepubliceerd. Bij elk staat waar het vandaan komt:
rules-page-found =
    { $n ->
        [one] { $n } regel gevonden
       *[other] { $n } regels gevonden
    }
notify-push-ask = Als je dit aanzet, vraagt de browser je om toestemming.
notify-push-on = Dit apparaat krijgt meldingen.
notify-push-denied = De browser blokkeert meldingen van deze site. Sta ze toe in de site-instellingen (naast het adres) en kom dan terug.
notify-push-insecure = Meldingen op een apparaat hebben een beveiligde verbinding ({ $scheme }) nodig, en deze pagina is zonder geopend.
notify-push-missing = Deze browser kan geen meldingen tonen als de pagina gesloten is. De andere manieren hieronder werken overal.
notify-push-service = De browser kon geen pushdienst bereiken: misschien heeft hij er geen, of staat die uit. De andere manieren hieronder werken overal.

## Refusals of the server, where there is no translation of the reason

error-code-bad-request = De server nam dat niet aan: { $reason }
error-code-unauthorised = { error-wrong-password }
error-code-forbidden = Dat mag je hier niet.
error-code-origin = { error-code-forbidden }
error-code-unproven = Dit spel gaat verder vanuit een ander dat misschien nog niet afgelopen is: hier zijn geen tips, geen analyse en geen bots.
error-code-not-found = Zoiets is hier niet (meer).
error-code-not-your-turn = Je bent niet aan de beurt.
error-code-stale = { error-game-moved-on }
error-code-illegal = Dat kan nu niet.
error-code-not-playing = Dit spel is niet aan de gang.
error-code-taken = Dat is al bezet.
error-code-conflict = Iemand anders was sneller. Probeer het opnieuw.
error-code-too-large = Dat is te lang.
error-code-rate-limited = Te veel verzoeken. Wacht even en probeer het dan opnieuw.
error-code-internal = { error-server }

## The board as text

text-event-now = Gebeurtenis van deze ronde: { $event }
text-event-next = Gebeurtenis van de volgende ronde: { $event }
text-event-users = Deze ronde gebruikt door: { $names }.
text-token = fiche { $n }
text-track = Woonspoor: vakjes { $spaces }. Het getal van je vakje bepaalt je inkomsten aan het begin van elke ronde.
text-kind = { $kind }, prijs £{ $price }.
text-around = Eromheen: { $workers }.
text-nobody = niemand
text-workers-title = Werkers in de markt
text-market-empty = Er staan geen werkers in de markt.
text-gap = Tussenruimte { $gap }, { $where }: { $workers }.
text-you = { $name } (jij)
text-workers = { $workers }: { $active } actief, { $market } in de markt, { $work } rusten. In reserve: { $reserve }.
text-residence = Woonspoor: vakje { $n }, inkomsten £{ $n } per ronde.
text-bonuses = Bonussen die nog komen: £5 of een werker bij 8 punten, de andere bij 20.
text-bonuses-taken = Beide bonussen zijn binnen.
text-used = Deze ronde gebruikt.
text-unused = Deze ronde nog niet gebruikt.

## Games of this browser

local-here = Op dit apparaat
local-play-text = In je browser, ook zonder netwerk. Telt niet mee: je mag zoveel terugnemen als je wilt.
local-rated-text = Op de server, voor je rating, tegen bots van gemengde sterkte.
local-will-be-here = Dit spel blijft op dit apparaat en telt niet mee voor de ranglijst.
local-will-be-there = Dit spel wordt op de server gespeeld en telt niet mee voor de ranglijst.
local-will-be-rated = Dit spel wordt op de server gespeeld en telt mee voor de ranglijst.
local-kept = Dit spel wordt in deze browser bewaard.
local-send = Naar de server sturen
local-send-text = Dan staat het spel ook op de server, om te bekijken en te laten zien.
local-sent = Verstuurd.
local-sent-text = Het spel staat nu ook op de server.
local-sent-link = Link naar het spel
game-delete = Verwijderen
game-delete-ask = Dit spel definitief verwijderen?
local-no-engine = Het spel kon hier niet starten: het vraagt WebAssembly, wat geheugen en de eerste keer het netwerk.
local-wrong-record = Regel { $line } van dit verslag kan niet gespeeld worden.
local-other-version = Een andere versie van Spyrium heeft dit spel bewaard; het is er nog, maar deze versie kan het niet tonen.
local-damaged = Wat deze browser van het spel bewaarde, is beschadigd; er is niets veranderd.
local-not-kept = De browser kon deze beslissing niet bewaren, dus geldt ze niet: maak ruimte vrij en probeer het opnieuw.
local-passing = Deze browser bewaart niets: met deze pagina verdwijnt ook het spel, tenzij je het verslag opslaat.
local-two-tabs = Dit spel is ook in een ander tabblad open; beide tonen hetzelfde.
site-needs-server = Hiervoor is een server nodig
site-needs-server-text = Spellen met anderen, ratings en profielen staan op een server. Met Python start je er een vanuit de broncode:
error-code-no-server = { site-needs-server }

## Errors as people see them: what is wrong and what to do.

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
