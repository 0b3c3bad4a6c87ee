"""Ratings: how strong people are, and what every rated game came to."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        *columns_of_whom(),
        *columns_of_strength(),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "role", name="pk_ratings"),
    )
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *columns_of_whom(),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        *columns_of_strength(),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_seats_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rated_seats"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "role", "mu"])
    op.create_index("ix_rated_seats_guest", "rated_seats", ["guest", "at"])


def columns_of_whom() -> list[sa.Column[str]]:
    lengths = {"guest": 40, "game": 20, "role": 20}
    return [sa.Column(name, sa.String(most), nullable=False) for name, most in lengths.items()]


def columns_of_strength() -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Double, nullable=False) for name in ("mu", "sigma")]


def downgrade() -> None:
    op.drop_table("rated_seats")
    op.drop_table("ratings")
