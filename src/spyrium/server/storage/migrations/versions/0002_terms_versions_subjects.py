"""Whether a game is rated is fixed when it starts; tables have versions, seats spent secrets."""

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("terms", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("spent", sa.LargeBinary(), nullable=True))
    op.add_column("seats", sa.Column("subject", sa.Text(), nullable=True))
    op.add_column("results", sa.Column("number", sa.Integer(), nullable=True))
    fix_terms(op.get_bind())
    # The host has been given the secrets of open seats, and those who were bound by a link may have passed it on.
    op.execute("UPDATE seats SET spent = secret, secret = NULL WHERE kind = 'open' OR player IS NOT NULL")


def fix_terms(connection: sa.Connection) -> None:
    """Whether the games that have begun are rated, by the seats as they are now."""
    games = connection.execute(sa.text("SELECT id, status, options FROM games WHERE status <> 'waiting'")).all()
    for game in games:
        seats = connection.execute(
            sa.text("SELECT seat, kind, level, player FROM seats WHERE game = :game ORDER BY seat"), {"game": game.id}
        ).all()
        terms = terms_of(game.status, json.loads(game.options), seats)
        fixed = {"terms": terms, "game": game.id}
        connection.execute(sa.text("UPDATE games SET terms = :terms WHERE id = :game"), fixed)
        for seat in seats if terms == "rated" else []:
            subject = f"bot:{seat.level}" if seat.kind == "bot" else seat.player
            connection.execute(
                sa.text("UPDATE seats SET subject = :subject WHERE game = :game AND seat = :seat"),
                {"subject": subject, "game": game.id, "seat": seat.seat},
            )


def terms_of(status: str, options: dict[str, object], seats: Sequence[sa.Row[Any]]) -> str:
    if options["seed_chosen"]:
        return "seed"
    if options["forked_from"]:
        return "origin"
    if not options["rated"]:
        return "choice"
    persons = [seat.player for seat in seats if seat.kind != "bot"]
    if status == "playing":  # a finished game knows its end
        if not persons:
            return "bots"
        if None in persons:
            return "seats"
        if len(set(persons)) < len(persons):
            return "twice"
    return "rated"


def downgrade() -> None:
    for table, column in (
        ("results", "number"),
        ("seats", "subject"),
        ("seats", "spent"),
        ("games", "version"),
        ("games", "terms"),
    ):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
