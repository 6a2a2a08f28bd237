# The interface: pages, labels, buttons, accessible names.

## Home

home-tagline = Build your company in an England of steam and green crystal.
home-pitch = A board game about timing: place workers between nine cards, then take each back for money or for a card beside it. Six rounds, about twenty minutes against bots.
home-play = Play now
home-play-text = A game against bots, in one click
home-friends = With friends
home-friends-text = Send a link and sit down together
home-days = Over several days
home-days-text = A turn whenever you have a moment
home-learn = New here? Learn
home-learn-text = The game in ten minutes, by playing it
home-learn-on = Go on learning
home-learn-on-text = The second lesson: tokens, techniques, replacing
home-learn-again = The lessons once more
home-mixed = Mixed
home-watch = Watch
home-watch-text = Look over other players’ shoulders
home-continue = Continue your game
home-hot-seat = On one screen
home-hot-seat-text = Several people share this device
home-games-running =
    { $n ->
        [one] { $n } game in progress
       *[other] { $n } games in progress
    }

## Navigation

nav-home = Home
nav-lobby = Lobby
nav-my-games = My games
nav-rules = Rules
nav-gallery = Cards
nav-profile = Profile
nav-settings = Settings
nav-back = Back to the game
nav-ratings = Ratings
nav-menu = Menu
nav-skip = Skip to content

## Buttons

button-yes = Yes
button-no = No
button-confirm = Confirm
button-confirm-phase2 = Yes, enter phase II
button-confirm-pass = Yes, pass
button-cancel = Cancel
button-next = Next
button-close = Close
button-undo = Undo
button-try-again = Try again
button-reload = Reload
button-copy = Copy
button-copied = Copied
button-saved = Saved
button-share = Share
button-save = Save
button-send = Send
button-open = Open
button-start = Start the game
button-join = Join
button-watch = Watch
button-rematch = Play again
button-what-changed = What has changed?
button-to-buildings = Your buildings ({ $n })
log-since-yours = Since your last turn
button-reset = Reset
button-install = Install the app
button-sign-in = Sign in
button-sign-out = Sign out
button-sign-up = Create an account

## Lobby

lobby-title = { nav-lobby }
lobby-open-tables = Open tables
lobby-running = Games to watch
lobby-empty = No open table right now. Start one!
lobby-new-table = New table
lobby-seats-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }

## Table setup and invitation

setup-title = Set up a table
setup-players = Players
setup-seat = Seat { $n }
setup-seat-you = You
setup-seat-open = Open to anyone
setup-seat-bot = Bot
setup-name = Name
setup-bot-level = Bot strength
setup-pace = Pace
setup-pace-none = No clock
setup-pace-live = Live
setup-pace-days = Over several days
setup-pace-per-turn = Time per turn
setup-pace-per-game = Time for the game
setup-pace-increment = { $time } + { $increment } per turn
setup-visibility = Who may join
setup-public = Anybody
setup-private = Only with the link
setup-rated = Rated game
setup-seed = Seed
setup-seed-text = The same seed deals the same cards. Whoever knows it knows them all, so the game is not rated.
setup-more = More options
invite-title = Invite
invite-text = Send this link. Whoever opens it can sit down at once.
invite-link = Invitation link
invite-qr = QR code of the invitation
invite-waiting = The game starts once all seats are taken and everybody is ready.
invite-fill-bots = Fill the free seats with bots

## Bots

bot-random = Random
bot-random-text = Plays at random; for a first look at the game.
bot-greedy = Greedy
bot-greedy-text = Takes what pays most at once.
bot-apprentice = { card-apprentice }
bot-apprentice-text = Plays quickly, learns with you and forgives mistakes.
bot-engineer = { card-engineer }
bot-engineer-text = Loves mines and factories and keeps them running.
bot-adviser = { card-adviser }
bot-adviser-text = Thinks a few turns ahead and picks its moments.
bot-financier = { card-financier }
bot-financier-text = Counts every pound and punishes waste.
bot-master = Master
bot-master-text = The strongest at the table. Bring a plan.
bot-name-1 = Brunel
bot-name-2 = Stephenson
bot-name-3 = Bessemer
bot-name-4 = Nasmyth
bot-name-5 = Whitworth
bot-named = { $level } (bot)
bot-thinking = Thinking

## The table

table-market = Market
table-board = Board
table-company = { $name }’s company
table-others = The others
section-own = Company
section-events = Events
table-buildings = Buildings
table-techniques = Techniques
table-no-buildings = No buildings yet
table-no-techniques = No techniques yet
table-kept-tokens = Kept tokens
table-workers-active = Active
table-workers-market = In the market
table-workers-busy = Resting
table-workers-reserve = In reserve
workers-active-short = Active
workers-market-short = Market
workers-busy-short = Resting
workers-reserve-short = Reserve
table-income = Income
table-score-track = Score track
table-projected = Score if it ended now
table-final = Final score
table-projected-text = What everybody would have if the game ended now
table-projected-now = So far
table-event-current = This round
table-event-future = Next round
table-event-used = You have used it this round
table-first-player = First player
table-your-turn = Your turn
table-price = Price
table-symbols = Symbols
table-effect-final = At the end
table-tokens-left = Values of its tokens: { $values }
table-cost-now = For you now:
table-cost-standing = As things stand, it costs you:
table-gain-now = Money to take here now: £{ $n }
table-cannot-afford = You are £{ $n } short
table-preview = After this decision
table-clock = Clock
table-time-left = Time left: { $time }
table-as-text = Board as text

## Deck browser

deck-title = What may still come up
deck-left =
    { $n ->
        [one] { $n } card not yet seen
       *[other] { $n } cards not yet seen
    }
deck-explained = ×: copies not yet seen. The percentage is the chance that at least one of them lies in the next market.
deck-certain = certain
deck-out = Can no longer come up
deck-events-left = Events to come
deck-tokens = Tokens
deck-token = { $supply } in supply, { $discard } discarded

## Log, chat, spectators, connection

log-title = Log
log-to-now = Back to the present
log-slider = Point in the game
log-enlarge = Enlarge the log
chat-title = Chat
chat-placeholder = Write something
chat-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
spectators-title = Spectators
connection-connecting = Connecting
connection-reconnecting = Reconnecting
connection-offline = Offline
connection-saved = Your game is safe on the server.

## My games

my-games-title = { nav-my-games }
my-games-your-turn = Waiting for you
my-games-running = In progress
my-games-finished = Finished
my-games-empty = No games yet. Play one!
my-games-won = Won
my-games-shared = Shared victory
my-games-place = Place { $place } of { $total }
my-games-import = Open a game record

## Replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-previous = Previous decision
replay-next = Next decision
replay-last = To the end
replay-fork = Play on from here
replay-fork-text = Starts a new game from this position; the old one stays as it was.
replay-export = Save the record

## Profile and ratings

profile-title = { nav-profile }
profile-name = Your name
profile-guest = Guest
profile-email = E-mail
profile-password = Password
profile-rating = Rating
profile-accuracy-course = Accuracy in each analysed game, { $from } to { $to }
profile-rank = Rank
profile-games-played = Games played
profile-games-won = Games won
profile-average = Average score
profile-best = Best score
profile-notifications = Notifications
profile-notify-turn = Tell me when it is my turn

## Rules page

rules-page-title = { nav-rules }
rules-page-search = Search the rules
rules-page-no-results = No rule matches “{ $query }”.
rules-page-contents = Contents
rules-page-overview = In one minute
rules-page-lessons = Learn by playing

## Card gallery

gallery-title = Card gallery
gallery-all = All
gallery-building = Buildings
gallery-character = Characters
gallery-technique = Techniques
gallery-event = Events
gallery-filter = Filter
gallery-copies = Copies
gallery-provenance = Where the numbers come from
provenance-rulebook = Rulebook
provenance-rulebook-text = Stated in an official rulebook.
provenance-reported = Reported
provenance-reported-text = Reported by people who own the game.
provenance-house = Our choice
provenance-house-text = Chosen by us and balanced by many test games.

## Settings

settings-title = { nav-settings }
settings-language = Language
settings-theme = Theme
settings-theme-system = Same as my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-text-size = Text size
settings-text-small = Small
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-motion = Motion
settings-motion-full = Full
settings-motion-none = None
settings-sound = Sound
settings-confirm-turn = Confirm each turn
settings-confirm-phase2 = Ask before entering phase II
settings-keys-change = Press the new key
settings-on = On
settings-off = Off
settings-saved = Saved

## Keys

keys-title = Playing with the keyboard
key-move = Move between choices
key-choose = Choose
key-undo = Take back the last decision
key-escape = Cancel a choice, close a window
key-market = Go to the market
key-board-text = Read the board as text
key-type-move = Type a move
key-help = Show the keys

## End of the game

end-title = The game is over
end-you-win = You win!
end-you-share = You share the victory!
end-winner = { $name } wins
end-shared = { $names } share the victory
end-you-resigned = You resigned
end-scoring = The scoring, line by line
end-scoring-short = Final scoring
end-place =
    You finished { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
end-place-shared =
    You finished joint { $place ->
        [2] second
        [3] third
       *[other] fourth
    }
end-chart = Score over time
end-chart-text = The score after every decision: what everybody would have had if the game had ended there.
end-chart-round = Round { $n }
end-chart-rounds = Round
end-ahead =
    { $n ->
        [one] { $n } point ahead of { $name }
       *[other] { $n } points ahead of { $name }
    }
end-behind =
    { $n ->
        [one] { $n } point behind { $name }
       *[other] { $n } points behind { $name }
    }
end-total = Total
end-scored = Scored during the game
end-rating-change = Rating: { $before } → { $after }
end-review = Look back at the game

## Waiting

wait-loading = Loading
wait-table = Setting up the table.
wait-offline-title = No connection
wait-offline-page = This page needs the server
wait-offline-text = Your games are safe there. The page appears by itself as soon as there is a connection.
wait-offline-read = You can still play on this device and read the rules and the cards; other games need the server.

## Accessible names

a11y-workers-of =
    { $n ->
        [one] { $name }: { $n } worker
       *[other] { $name }: { $n } workers
    }
a11y-options =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
a11y-new-window = opens in a new window
a11y-dialog-close = Close this window
a11y-type-move = Type a move in notation

## Page titles

title-table-your-turn = Your turn · Spyrium

## The table in the browser: prices, standings, pace, the end.

## Prices and standings

table-for-you = for you
# Where it can be built in ways that cost more: before the least price.
table-for-you-from = from
# Below a price: how much the player lacks for it.
table-short = £{ $n } short
standings-now = Now
standings-projected = if it ended now

## Pace

settings-pace = Pace of the others
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-forced = Enter phase II and pass automatically when nothing else is possible
web-skip = Skip

## The end

end-picture = Share a picture
end-link = Copy the link
