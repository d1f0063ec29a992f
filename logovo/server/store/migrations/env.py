"""Alembic runs here, on the connection the server hands over."""

from __future__ import annotations

from alembic import context

from logovo.server.store.schema import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
