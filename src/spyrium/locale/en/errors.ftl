# Errors as people see them: what is wrong and what to do.

## Playing

error-not-your-turn = It is not your turn: { $name } is to play.
error-illegal-move = That cannot be done here.
error-illegal-move-rule = That cannot be done here (rule { $rule }).
error-unknown-move = “{ $word }” is not a move of the game.
error-too-expensive = You need £{ $need } and have £{ $have }.
error-game-moved-on = The game has moved on; the table has been brought up to date.
error-game-over = This game is over.
error-nothing-to-undo = There is nothing to undo.
error-undo-refused = This decision can no longer be taken back.
error-out-of-time = Your time has run out.

## Connection

error-offline = You are offline. Check your network and try again.
error-server-unreachable = The server does not answer. Try again in a moment.
error-timeout = That took too long. Try again.
error-too-many-requests =
    { $n ->
        [one] Too quick. Wait { $n } second.
       *[other] Too quick. Wait { $n } seconds.
    }
error-server = Something went wrong on the server. Nothing of your game is lost.
error-unexpected = Something went wrong here. Reload the page; the game goes on where it was.
error-outdated-client = A newer version is available. Reload the page.

## Tables and seats

error-table-not-found = There is no such table. Perhaps the link is incomplete.
error-game-not-found = There is no such game.
error-page-not-found = There is nothing at this address.
error-seat-taken = This seat is taken. Choose another.
error-table-full = The table is full. You can watch.
error-already-seated = You are already seated at this table.
error-not-seated = You have no seat at this table.
error-not-host = Only the host can do that.
error-not-enough-players = At least two seats must be taken.
error-already-started = The game has already begun.
error-invite-expired = This invitation is no longer valid. Ask for a new one.
error-private-table = This table is private. You need its invitation link.

## Forms and files

error-name-empty = Please enter a name.
error-name-too-long =
    { $n ->
        [one] The name is too long: at most { $n } character.
       *[other] The name is too long: at most { $n } characters.
    }
error-name-taken = This name is taken. Choose another.
error-name-characters = A name holds neither | nor line breaks.
error-message-too-long =
    { $n ->
        [one] The message is too long: at most { $n } character.
       *[other] The message is too long: at most { $n } characters.
    }
error-wrong-password = Name and password do not match.
error-password-too-short =
    { $n ->
        [one] The password needs at least { $n } character.
       *[other] The password needs at least { $n } characters.
    }
error-sign-in-needed = Sign in to do this.
error-record-invalid = This game record has a mistake in line { $line }: { $reason }
error-position-invalid = This position cannot be played: { $reason }
error-edition-unknown = This game uses an edition that is not installed: { $edition }
error-file-too-large = The file is too large.
error-copy-failed = Copying did not work. Select the text and copy it yourself.
error-deal-invalid = These cards cannot be dealt now: { $reason }
