"""How Alembic runs here: on the connection of `db.migrate`, inside its transaction."""

from alembic import context

from db.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
