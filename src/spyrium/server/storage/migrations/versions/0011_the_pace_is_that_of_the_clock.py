"""Tables made before that was checked get the pace that their clock goes at."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    connection = op.get_bind()
    for game in connection.execute(sa.text("SELECT id, options FROM games")).all():
        options = json.loads(game.options)
        kind = options.get("clock", {}).get("kind", "none")
        pace = "days" if kind == "days" else "live"
        if kind != "none" and options.get("pace", "live") != pace:
            agreed = {"game": game.id, "options": json.dumps(options | {"pace": pace})}
            connection.execute(sa.text("UPDATE games SET options = :options WHERE id = :game"), agreed)


def downgrade() -> None:
    """Both paces were known before."""
