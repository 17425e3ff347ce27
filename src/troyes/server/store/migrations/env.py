"""What Alembic runs for every command: the connection is the caller's, and so is its transaction.

A new step is a module in `versions` and a new `HEAD` in `tables_schema`; a test compares what the steps build with the
tables that are written there.
"""

from alembic import context

from troyes.server.store.tables_schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    compare_server_default=True,
)
with context.begin_transaction():
    context.run_migrations()
