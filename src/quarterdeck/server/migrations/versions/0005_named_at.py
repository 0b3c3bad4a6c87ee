"""When a guest said their name; of those who did before nobody knows, so they did today."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

GUESTS = sa.table("guests", sa.column("named_at", sa.Float))


def upgrade() -> None:
    op.add_column("guests", sa.Column("named_at", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.update(GUESTS).values(named_at=time.time()))


def downgrade() -> None:
    op.drop_column("guests", "named_at")
