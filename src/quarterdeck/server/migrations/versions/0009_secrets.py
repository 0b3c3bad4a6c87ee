"""The house's part of the luck of a fair table, until the game has ended."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_secrets_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_secrets"),
    )


def downgrade() -> None:
    op.drop_table("secrets")
