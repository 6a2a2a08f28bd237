# Texts that only the browser shows.

web-gap = Gap { $gap }
web-pick-worker = Choose the worker { $gap }
web-take = Take £{ $n }
web-activate = Activate: £{ $n }
web-activate-from = Activate from £{ $n }
web-lobby = Lobbying: £{ $n }
web-lobby-from = Lobbying from £{ $n }
web-card-used = { $card } (used)
web-used = used
web-around =
    { $n ->
        [one] Price £{ $price }; { $n } worker stands around it.
       *[other] Price £{ $price }; { $n } workers stand around it.
    }
web-would-cost = { $card }: £{ $price } with { workers } around it
web-options = All choices
web-prompt = Your decision
welcome-title = First game?
welcome-text = A worker goes into a green gap; later you take it back, for money or for a card beside it.
web-undo-asked = { $name } asks to take back a decision.
web-table-title = Name of the table
web-return = I am back
web-undo-waiting = Waiting for the others to agree.
web-undo-refused = { $name } does not agree.
web-stand-in-left = { $name } has left; a bot plays on.
web-stand-in-time = { $name } has run out of time; a bot plays on.
web-stand-in-away = { $name } is away; a bot plays on.
web-stand-in-resigned = { $name } has resigned; a bot plays on.
web-returned = { $name } is back.
web-replace = Let a bot take over
web-mute = Mute { $name }
web-unmute = Unmute { $name }

## The first start after an update

web-preparing = Preparing the rules for the first time…
web-preparing-text = After an update this is done once, and can take a minute.
web-preparing-starts = Your game starts by itself as soon as they are ready.
web-preparing-step = Step { $done } of { $steps }

## Leaving a game, handing over

web-leave-title = Leave the game
web-leave-text = A bot ({ $level }) takes over your seat. As long as the game lasts you can come back and play on yourself.
web-leave-seat = Let a bot take over
web-leave-rated = This game is rated: once the bot decides for you, you are rated as finishing last.
web-device-link = Play on another device
web-device-drop = Take the seat away from { $name }
web-leave-open = To the home page
web-leave-open-text = Without a bot: the game waits for you under “{ nav-my-games }”.
web-left = A bot plays for you. Come back whenever you like.
web-resign = Resign
web-resign-sure = Give the game up for good? A bot plays it out for the others; you cannot come back.
web-resign-sure-rated = Give the game up for good? A bot plays it out for the others; you cannot come back, and you are rated as finishing last.
web-you-resigned = You have resigned; a bot plays your seat.
web-resigned-seat = Resigned
web-handover-ready = I am { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Look and sound
settings-table = At the table
settings-handover = Several people on one screen
settings-handover-notice = Show whose turn it is
settings-handover-wait = Wait for a click
settings-handover-off = No announcement
settings-chat = Show the chat
settings-key-taken = “{ $key }” is taken: { $action }.
settings-key-fixed = it has a fixed meaning
notify-text = You will be notified when it is your turn and you are away from the table.
notify-when-days = In games over several days
notify-when-all = In all games
notify-when-none = Never
notify-push = On this device
notify-webhook = Address of a webhook
notify-test = Send a test
notify-sent =
    { $n ->
        [one] One notification was sent.
       *[other] { $n } notifications were sent.
    }
notify-nothing-set = Nothing is set up yet.
notify-refused = The browser does not allow notifications here.
account-password = Change the password
account-password-text = Other devices are signed out, and your bots need new tokens.
account-password-old = Old password
account-password-new = New password
account-password-change = Change
account-sign-out-text = Signs you out on all your devices.
lobby-later = Later tables
lobby-earlier = Earlier tables
tokens-scope = What it may do
tokens-scope-play = look and play
tokens-scope-read = look only
email-code = Code from the e-mail
email-code-text = No notifications are sent to an address before it is confirmed.
email-code-again = Send the code again
email-code-sent = A code was sent to you.
email-confirmed = The address is confirmed.
tokens-title = Access tokens for bots
tokens-text = With a token, a program of yours can play under your name.
tokens-docs = How that works
tokens-name = What it is for
tokens-create = Create a token
tokens-once = Copy it now: it is never shown again.
tokens-used = last used on { $date }
tokens-unused = never used
tokens-revoke = Revoke

## Pages around the table

web-imprint = Spyrium is a game by William Attia, published by { $publisher }. This edition is unofficial and not affiliated with the author or the publisher.
web-page-missing-text = Perhaps the link is incomplete, or the page has moved.
web-games-empty-text = Games you start or join stay here, so you can pick them up another day.
web-watch-empty = Nobody is playing in public right now.
web-watch-bots = Watch bots play
web-watch-bots-text = Let four bots play a game, and look over their shoulders.
web-ratings-empty = Nobody is ranked here yet.
web-ratings-text = Players appear here once they have finished five rated games with this number of players. A game is rated unless its host says otherwise, somebody has several seats or only bots play.
web-ratings-play = Play a rated game against bots
web-games = Games
web-just-now = just now
web-history = Rating after each rated game, { $from } to { $to }
web-account = Account
web-account-text = An account keeps your games and ratings, on every device.
replay-forked = This is a new game. The original is unchanged.
replay-forked-link = Open the old game
replay-result = Result
web-seat-here = On this screen
web-seat-invited = Invited by link
web-waiting-title = Waiting for players
web-seats-taken = { $n } of { $total } seats taken.
waiting-not-ready = Not ready yet: { $names }.
waiting-others-ready = All the others are ready.
waiting-ready = ready
waiting-seed = chosen by the host
waiting-close = Close the table
waiting-close-ask = Close this table for everybody? Nobody can join it any more.
waiting-closed = This table has been closed.
button-ready = I am ready
web-seat-expected = not here yet
web-player = Player { $n }
setup-grace = If somebody is away
setup-grace-text = After this time the others may let a bot take over. Whoever comes back plays on.
setup-clock-text = 10 seconds are added after every turn. A bot takes over for anyone who runs out of time.
setup-days-text = A bot takes over for anyone who takes longer than this over a turn.
setup-private-text = The table is not listed; anyone with the link can join.
setup-public-text = The table is listed in the lobby; others may watch.
setup-rated-text = In a rated game only the current turn can be taken back, and whoever lets a bot take over is rated as finishing last.
unrated-because = Not rated: { $reason }.
unrated-seed = the host chose the seed
unrated-origin = it continues another game
unrated-bots = only bots play
unrated-seats = not everybody was at the table when it began
unrated-twice = somebody has several seats
unrated-grace = whoever is away has less than two minutes to come back
unrated-hint = a hint was used
setup-create = Open the table and invite
invite-local = This link works only on this computer. To let others on your network join, start the server with “{ $command }” and open it at the computer’s address.
gallery-search = Search the cards
gallery-none = No card matches “{ $query }”.
gallery-provenance-text = Not all the printed numbers have been published. Each number here says where it comes from:
rules-page-found =
    { $n ->
        [one] { $n } rule found
       *[other] { $n } rules found
    }
notify-push-ask = The browser asks for your permission when you switch this on.
notify-push-on = This device receives notifications.
notify-push-denied = The browser blocks notifications from this site. Allow them in the site settings (next to the address), then come back.
notify-push-insecure = Notifications on a device need a secure connection ({ $scheme }), and this page was opened without one.
notify-push-missing = This browser cannot show notifications while the page is closed. The other ways below work everywhere.
notify-push-service = The browser could not reach a push service: perhaps it has none, or it is switched off. The other ways below work everywhere.

## Refusals of the server, where there is no translation of the reason

error-code-bad-request = The server did not accept that: { $reason }
error-code-unauthorised = { error-wrong-password }
error-code-forbidden = You may not do that here.
error-code-origin = { error-code-forbidden }
error-code-unproven = This game continues one that may not be over yet: no hints, no analysis and no bots here.
error-code-not-found = That does not exist (any more).
error-code-not-your-turn = It is not your turn.
error-code-stale = { error-game-moved-on }
error-code-illegal = That is not possible now.
error-code-not-playing = This game is not in progress.
error-code-taken = That is taken already.
error-code-conflict = Somebody else was quicker. Try again.
error-code-too-large = That is too long.
error-code-rate-limited = Too many requests. Wait a moment, then try again.
error-code-internal = { error-server }

## The board as text

text-event-now = Event of this round: { $event }
text-event-next = Event of the next round: { $event }
text-event-users = Used this round by: { $names }.
text-token = token { $n }
text-track = Residence track: spaces { $spaces }. The number of your space is your income at the start of each round.
text-kind = { $kind }, price £{ $price }.
text-around = Around it: { $workers }.
text-nobody = nobody
text-workers-title = Workers in the market
text-market-empty = There are no workers in the market.
text-gap = Gap { $gap }, { $where }: { $workers }.
text-you = { $name } (you)
text-workers = { $workers }: { $active } active, { $market } in the market, { $work } resting. In reserve: { $reserve }.
text-residence = Residence track: space { $n }, income £{ $n } a round.
text-bonuses = Bonuses to come: £5 or a worker at 8 points, the other one at 20.
text-bonuses-taken = Both bonuses have been received.
text-used = Used this round.
text-unused = Not yet used this round.

## Games of this browser

local-here = On this device
local-play-text = In your browser, even without a network. Not rated: you may take back as much as you like.
local-rated-text = On the server, for your rating, against bots of mixed strength.
local-will-be-here = This game stays on this device and is not rated.
local-will-be-there = This game is played on the server and is not rated.
local-will-be-rated = This game is played on the server and is rated.
local-kept = This game is kept in this browser.
local-send = Send to the server
local-send-text = Keeps the game on the server as well, for another look or to show to others.
local-sent = Sent.
local-sent-text = The game is on the server as well now.
local-sent-link = Link to the game
game-delete = Delete
game-delete-ask = Delete this game for good?
local-no-engine = The game could not be started here: it needs WebAssembly, some memory and, the first time, a network connection.
local-wrong-record = Line { $line } of this record cannot be played.
local-other-version = Another version of Spyrium kept this game; it is still there, but this version cannot show it.
local-damaged = The game kept in this browser is damaged; nothing was changed.
local-not-kept = The browser could not keep this decision, so it was not made: free some space and try again.
local-passing = This browser keeps nothing: the game is gone when this page closes, unless you save its record.
local-two-tabs = This game is open in another tab as well; both show the same.
site-needs-server = This needs a server
site-needs-server-text = Games with other people, ratings and profiles live on a server. With Python installed, you can start one from source:
error-code-no-server = { site-needs-server }

## Errors as people see them: what is wrong and what to do.

## Playing

error-game-moved-on = The game has moved on; the table has been brought up to date.

## Connection

error-offline = You are offline. Check your network and try again.
error-server-unreachable = The server does not answer. Try again in a moment.
error-server = Something went wrong on the server. Your game is safe.
error-unexpected = Something went wrong here. Reload the page; the game goes on where it left off.

## Tables and seats

error-game-not-found = There is no such game.
error-page-not-found = There is nothing at this address.

## Forms

error-wrong-password = Name and password do not match.
error-copy-failed = Copying did not work. Select the text and copy it by hand.
