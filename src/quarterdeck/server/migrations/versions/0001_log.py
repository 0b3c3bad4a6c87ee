"""The log: guests, tables, moves, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    create_guests()
    create_tables()
    create_moves()
    create_chat()


def create_guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_stage", "tables", ["stage", "opened_at"])


def create_moves() -> None:
    op.create_table(
        "moves",
        sa.Column("id", SERIAL, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_moves"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moves_table_id"),
        sa.UniqueConstraint("table_id", "seq", name="uq_moves_table_id_seq"),
    )


def create_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", SERIAL, autoincrement=True, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id"])


def downgrade() -> None:
    for table in ("chat", "moves", "tables", "guests"):
        op.drop_table(table)
