# Errors as people see them: what is wrong and what to do.

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
