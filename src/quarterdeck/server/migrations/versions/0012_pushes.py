"""Where a guest wants to be called when the page is closed, for what, and at which tables not."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("public_key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("kinds", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
    )
    op.create_index("ix_pushes_guest", "pushes", ["guest"])
    op.create_table(
        "quiet_tables",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_quiet_tables_table_id"),
        sa.PrimaryKeyConstraint("guest", "table_id", name="pk_quiet_tables"),
    )


def downgrade() -> None:
    op.drop_table("quiet_tables")
    op.drop_table("pushes")
