"""The tables. A game is its setup and its append-only log; all else about it is derived or a shortcut."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),  # lower case; null for a visitor without an account
    Column("password", Text),  # argon2
    Column("epoch", Integer, nullable=False, default=0),  # raised to make all cookies of the player void
    Column("settings", Text, nullable=False, default="{}"),
    Column("email", Text),  # the address that is confirmed to be the player's; what they wish for is in the settings
    Column("created", BigInteger, nullable=False),
)

names = Table(  # what accounts are called, so that nobody else can be taken for them (see people/names.py)
    "names",
    metadata,
    Column("key", Text, primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Index("names_player", "player"),
)

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),  # waiting, playing, finished
    Column("host", String(16)),
    Column("person", Text),  # whose share of the bots' time it takes: the host's account, or an address
    Column("setup", Text, nullable=False),  # JSON with the secret of the deals: never leaves the server before the end
    Column("options", Text, nullable=False),  # JSON, public
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("next", String(16)),  # the rematch
    Column("result", Text),  # JSON, once finished
    Column("terms", Text),  # from the start on: "rated", or why the game is not rated
    Column("version", Integer, nullable=False, default=0),  # raised by every change of the table beside its log
    # shortcuts for lists and for the watch over bots and clocks, written with every entry
    Column("seq", Integer, nullable=False, default=0),
    Column("round", Integer),
    Column("current", Integer),
    Column("people", Integer, nullable=False, default=0),  # seats that are somebody's to play, or open
    Column("updated", BigInteger, nullable=False),
    Column("wake_at", BigInteger),  # when somebody must look: a bot to move, a clock to run out
    Index("games_wake", "wake_at"),
    Index("games_listed", "listed", "status", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON of messages.Entry
    PrimaryKeyConstraint("game", "seq"),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # person, bot, open
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("player", String(16)),  # whose seat it is, for names and ratings
    Column("secret", LargeBinary),  # sha256 of the invite's secret, until somebody is bound by it
    Column("spent", LargeBinary),  # sha256 of the secret that bound somebody last: it opens nothing any more
    Column("subject", Text),  # who is rated for the seat, fixed when a rated game starts
    Column("sat_down", BigInteger),  # when somebody took the open seat of a game that was already played
    Column("ready", Boolean, nullable=False, default=False),
    Column("ready_at", BigInteger),  # when somebody who is ready was last there
    Column("person", Text),  # on whose account notices go: the player's, or the address that a guest came from
    PrimaryKeyConstraint("game", "seat"),
    Index("seats_player", "player"),
)

holders = Table(  # who may act for a seat by cookie: its player, on any device that opened the link
    "holders",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String(16), nullable=False),
    PrimaryKeyConstraint("game", "seat", "player"),
    Index("holders_player", "player"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("hash", LargeBinary, nullable=False, unique=True),
    Column("scope", Text, nullable=False, default="play"),  # read, play
    Column("created", BigInteger, nullable=False),
    Column("last_used", BigInteger),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("player", String(16)),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_game", "game", "id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("player", String(16), nullable=False),
    PrimaryKeyConstraint("game", "player"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("subject", Text, nullable=False),  # a player's id, or bot:LEVEL
    Column("players", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("subject", "players"),
)

results = Table(  # one row per seat of a finished game: history and statistics
    "results",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("subject", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("stood_in", Boolean, nullable=False, default=False),  # whether a bot has decided for the person
    Column("before", Float),  # ratings, null in an unrated game
    Column("after", Float),
    Column("number", Integer),  # which of the subject's rated games for so many players this was, from 1
    Column("accuracy", Float),  # once the game has been analysed, of whoever decided by themselves
    Column("mean_loss", Float),
    PrimaryKeyConstraint("game", "seat"),
    Index("results_subject", "subject", "at"),
)

analyses = Table(  # asked for once per game and setting; by whom it is done is a lease, as with bots
    "analyses",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("simulations", Integer, nullable=False),
    Column("state", Text, nullable=False),  # waiting, running, done, failed
    Column("person", Text, nullable=False),  # whose turn in the queue it takes; forgotten a day after
    Column("asked", BigInteger, nullable=False),
    Column("begun", BigInteger),  # when it was last taken up
    Column("node", String(16)),
    Column("lease", BigInteger),  # until when the node is believed to be at it
    Column("attempts", Integer, nullable=False, default=0),
    Column("progress", Float, nullable=False, default=0.0),
    Column("body", LargeBinary),  # compressed JSON of an Analysis
    PrimaryKeyConstraint("game", "simulations"),
    Index("analyses_state", "state", "person"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    UniqueConstraint("player", "endpoint"),
)

keys = Table(  # the server's own secrets: cookie signing, web push
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

editions = Table(  # the text of every edition a stored game was begun with
    "editions",
    metadata,
    Column("hash", String(80), primary_key=True),
    Column("name", Text, nullable=False),
    Column("source", Text, nullable=False),
)
