"""Who has opened a table, so that nobody's tables push all others off the list."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

MOVES = sa.table(
    "moves", sa.column("table_id"), sa.column("seq"), sa.column("entry", sa.LargeBinary)
)
TABLES = sa.table("tables", sa.column("id"), sa.column("host"))


class FirstEntry(msgspec.Struct):
    """As much of a first entry as says whose table it is."""

    host: str = ""


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(40), nullable=False, server_default=""))
    op.create_index("ix_tables_host", "tables", ["host", "stage", "opened_at"])
    first = sa.select(MOVES.c.table_id, MOVES.c.entry).where(MOVES.c.seq == 0)
    for table, entry in op.get_bind().execute(first).all():
        host = msgspec.json.decode(bytes(entry), type=FirstEntry).host
        op.execute(sa.update(TABLES).where(TABLES.c.id == table).values(host=host))


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("tables", "host")
