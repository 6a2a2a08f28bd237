"""Alembic's entry: runs on the connection that `migrate` hands over."""

from alembic import context

from spyrium.server.storage.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
