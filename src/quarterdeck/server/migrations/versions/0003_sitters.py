"""Whose games are whose: who sat down at which table, read from the logs there are."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

MOVES = sa.table(
    "moves", sa.column("table_id"), sa.column("seq"), sa.column("entry", sa.LargeBinary)
)
SITTERS = sa.table("sitters", sa.column("guest"), sa.column("table_id"))
SAT = b'{"entry":"sat"'


class Sitter(msgspec.Struct):
    """As much of an entry or of a place as says who sits there."""

    guest: str = ""


class Start(msgspec.Struct):
    places: tuple[Sitter, ...]


def upgrade() -> None:
    op.create_table(
        "sitters",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", name="pk_sitters"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sitters_table_id"),
    )
    found = sorted(sitters())
    if found:
        op.bulk_insert(SITTERS, [{"guest": guest, "table_id": table} for guest, table in found])


def sitters() -> set[tuple[str, str]]:
    """Everyone with every table they sat at."""
    rows = op.get_bind().execute(sa.select(MOVES.c.table_id, MOVES.c.seq, MOVES.c.entry))
    return {(guest, table) for table, seq, entry in rows for guest in sitters_by(seq, bytes(entry))}


def sitters_by(seq: int, entry: bytes) -> list[str]:
    """Who sits down by an entry: at the opening, or later."""
    if seq == 0:
        places = msgspec.json.decode(entry, type=Start).places
    else:
        places = (msgspec.json.decode(entry, type=Sitter),) if entry.startswith(SAT) else ()
    return [place.guest for place in places if place.guest]


def downgrade() -> None:
    op.drop_table("sitters")
