"""The story of every finished game as it was told, for when its rules are gone."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stories",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("story", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_stories_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_stories"),
    )


def downgrade() -> None:
    op.drop_table("stories")
