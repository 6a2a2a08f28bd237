"""Analyses of finished games, and what they say of each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("simulations", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=True),
        sa.Column("node", sa.String(length=16), nullable=True),
        sa.Column("lease", sa.BigInteger(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "simulations"),
    )
    op.create_index("analyses_state", "analyses", ["state", "person"])
    op.add_column("results", sa.Column("accuracy", sa.Float(), nullable=True))
    op.add_column("results", sa.Column("mean_loss", sa.Float(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("results") as batch:
        batch.drop_column("mean_loss")
        batch.drop_column("accuracy")
    op.drop_index("analyses_state", "analyses")
    op.drop_table("analyses")
