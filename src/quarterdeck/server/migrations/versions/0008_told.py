"""How far a guest was told, where one must remember oneself and several servers tell."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("tellers", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_told_table_id"),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_told"),
    )


def downgrade() -> None:
    op.drop_table("told")
