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
web-mute = Mute { $name }
web-unmute = Let { $name } speak again

## The first start after an update

web-preparing = Preparing the rules for the first time …
web-preparing-text = After an update this is done once, and can take a minute.
web-preparing-starts = Your game starts by itself as soon as they are ready.
web-preparing-step = Step { $done } of { $steps }
