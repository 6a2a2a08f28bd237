"""Whose share of the bots' time a game takes, and how many seats are somebody's to play."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("person", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("people", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE games SET people = (SELECT count(*) FROM seats WHERE game = games.id AND kind <> 'bot')")


def downgrade() -> None:
    with op.batch_alter_table("games") as batch:
        batch.drop_column("people")
        batch.drop_column("person")
