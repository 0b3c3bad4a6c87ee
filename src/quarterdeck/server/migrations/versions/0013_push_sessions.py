"""By which session a browser asked to be called: when that has ended, it is called no more."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("pushes", sa.Column("session", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("pushes", "session")
