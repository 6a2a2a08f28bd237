"""Whether a bot has decided for a person, beside the result."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("stood_in", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("results") as batch:
        batch.drop_column("stood_in")
