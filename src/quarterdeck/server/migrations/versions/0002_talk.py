"""Talk: after which move a line was said, and for which seats alone."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
        chat.add_column(sa.Column("hearers", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("hearers")
        chat.drop_column("seq")
