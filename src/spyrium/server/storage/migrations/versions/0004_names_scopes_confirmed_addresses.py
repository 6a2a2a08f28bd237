"""Names of accounts kept for them, scopes of tokens, confirmed e-mail addresses."""

import sqlalchemy as sa
from alembic import op

from spyrium.server.people.names import clean, keys

revision = "0004"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("players", schema=None) as batch_op:
        # Addresses that were given before stay in the settings, unconfirmed: nothing proves whose they are.
        batch_op.add_column(sa.Column("email", sa.Text(), nullable=True))
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.add_column(sa.Column("scope", sa.Text(), nullable=False, server_default="play"))
    names = op.create_table(
        "names",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key"),
    )
    with op.batch_alter_table("names", schema=None) as batch_op:
        batch_op.create_index("names_player", ["player"], unique=False)
    keep_names(op.get_bind(), names)


def keep_names(connection: sa.Connection, names: sa.Table) -> None:
    """Each account keeps its name; of those that cannot be told apart, the oldest has it."""
    accounts = "SELECT id, account FROM players WHERE account IS NOT NULL ORDER BY created, id"
    kept: dict[str, str] = {}
    for player, account in connection.execute(sa.text(accounts)):
        connection.execute(
            sa.text(
                "UPDATE players SET account = :cleaned WHERE id = :player AND NOT EXISTS "
                "(SELECT 1 FROM players WHERE account = :cleaned)"
            ),
            {"cleaned": clean(account).lower() or account, "player": player},
        )
        for key in keys(clean(account) or account):
            kept.setdefault(key, player)
    if kept:
        connection.execute(sa.insert(names), [{"key": key, "player": player} for key, player in kept.items()])


def downgrade() -> None:
    op.drop_table("names")
    with op.batch_alter_table("tokens", schema=None) as batch_op:
        batch_op.drop_column("scope")
    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.drop_column("email")
