# Texts that only the browser shows.

web-gap = Gap { $gap }
web-pick-worker = Choose the worker { $gap }
web-take = Take £{ $n }
web-activate = Activate £{ $n }
web-lobby = Lobby £{ $n }
web-around =
    { $n ->
        [one] Price £{ $price }; { $n } worker stands around it.
       *[other] Price £{ $price }; { $n } workers stand around it.
    }
web-options = All choices
web-prompt = What is asked
web-undo-asked = { $name } asks to take back a move.
web-table-title = Name of the table
web-return = I am back
web-undo-waiting = Waiting for the others to agree.
web-undo-refused = { $name } does not agree.
web-stand-in = A bot plays on for { $name }.
web-returned = { $name } is back.
web-replace = Let a bot play on
web-mute = Mute { $name }
web-unmute = Let { $name } speak again

## The first start after an update

web-preparing = Preparing the rules for the first time …
web-preparing-text = After an update this is done once, and can take a minute.
web-preparing-starts = Your game starts by itself as soon as they are ready.
web-preparing-step = Step { $done } of { $steps }

## Leaving a game, handing over

web-leave-title = Leave the game
web-leave-text = A bot ({ $level }) plays on in your place. As long as the game lasts you can come back and go on yourself.
web-leave-seat = Let a bot play on
web-leave-open = To the home page
web-leave-open-text = Without a bot: the game waits for you under “{ nav-my-games }”.
web-left = A bot plays for you. Come back whenever you like.
web-handover-ready = I am { $name }

## Settings of the browser: table, keys, notices, tokens

settings-look = Look and sound
settings-table = At the table
settings-handover = Several people at this screen
settings-handover-notice = Show whose turn it is
settings-handover-wait = Wait for a click
settings-handover-off = No notice
settings-chat = Show the chat
settings-key-taken = “{ $key }” is taken: { $action }.
settings-key-fixed = it has a fixed meaning
notify-text = You are told when it is your turn and you are not at the table.
notify-when-days = In games over days
notify-when-all = In all games
notify-when-none = Never
notify-push = On this device
notify-webhook = Address of a webhook
notify-test = Send a test
notify-sent =
    { $n ->
        [one] One notice was sent.
       *[other] { $n } notices were sent.
    }
notify-nothing-set = Nothing is set up yet.
notify-refused = The browser does not allow notices here.
tokens-title = Tokens for bots
tokens-text = With a token, a program of yours can play under your name.
tokens-docs = How that works
tokens-name = What it is for
tokens-create = Create a token
tokens-once = Copy it now: it is never shown again.
tokens-used = last used on { $date }
tokens-unused = never used
tokens-revoke = Revoke
