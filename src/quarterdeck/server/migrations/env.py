"""Alembic's way in: it is handed an open connection and works on that."""

from alembic import context

from quarterdeck.server.database_schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=connection.dialect.name == "sqlite",  # SQLite cannot alter a table in place
)
with context.begin_transaction():
    context.run_migrations()
