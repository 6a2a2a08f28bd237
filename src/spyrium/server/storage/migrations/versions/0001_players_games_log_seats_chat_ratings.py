"""Players, games, log, seats, chat, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("hash", sa.String(length=80), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=True),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("next", sa.String(length=16), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("current", sa.Integer(), nullable=True),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("wake_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.create_index("games_listed", ["listed", "status", "updated"], unique=False)
        batch_op.create_index("games_wake", ["wake_at"], unique=False)

    op.create_table(
        "keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("account"),
    )
    op.create_table(
        "ratings",
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "players"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("player", sa.String(length=16), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index("chat_game", ["game", "id"], unique=False)

    op.create_table(
        "entries",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", "player"),
    )
    with op.batch_alter_table("holders", schema=None) as batch_op:
        batch_op.create_index("holders_player", ["player"], unique=False)

    op.create_table(
        "mutes",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "player"),
    )
    op.create_table(
        "pushes",
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.UniqueConstraint("player", "endpoint"),
    )
    op.create_table(
        "results",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("before", sa.Float(), nullable=True),
        sa.Column("after", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index("results_subject", ["subject", "at"], unique=False)

    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=True),
        sa.Column("player", sa.String(length=16), nullable=True),
        sa.Column("secret", sa.LargeBinary(), nullable=True),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index("seats_player", ["player"], unique=False)

    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("last_used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("hash"),
    )


def downgrade() -> None:
    op.drop_table("tokens")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index("seats_player")

    op.drop_table("seats")
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index("results_subject")

    op.drop_table("results")
    op.drop_table("pushes")
    op.drop_table("mutes")
    with op.batch_alter_table("holders", schema=None) as batch_op:
        batch_op.drop_index("holders_player")

    op.drop_table("holders")
    op.drop_table("entries")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index("chat_game")

    op.drop_table("chat")
    op.drop_table("ratings")
    op.drop_table("players")
    op.drop_table("keys")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_index("games_wake")
        batch_op.drop_index("games_listed")

    op.drop_table("games")
    op.drop_table("editions")
