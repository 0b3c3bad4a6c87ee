"""Accounts: names of one's own, what opens them, where they are signed in; blocks and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer, "sqlite")
OWNED = ("sessions", "passkeys", "recovery_codes")
ALL = (*OWNED, "accounts", "challenges", "blocks", "reports", "audit")


def upgrade() -> None:
    guest = sa.Column("guest", sa.String(40), nullable=False, server_default="")
    op.add_column("chat", guest)
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(200), nullable=False),
        sa.Column("skeleton", sa.String(200), nullable=False),
        sa.Column("password", sa.String(200)),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("banned_at", sa.Float),
        sa.ForeignKeyConstraint(["id"], ["guests.id"], name="fk_accounts_id"),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
        sa.UniqueConstraint("skeleton", name="uq_accounts_skeleton"),
    )
    make_doors()
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    key = sa.PrimaryKeyConstraint("id", name="pk_challenges")
    op.create_table("challenges", *text_columns(id=64, purpose=60), *time_columns("until"), key)
    make_books()


def make_doors() -> None:
    """What opens an account, and where it is open."""
    op.create_table(
        "sessions",
        *text_columns(id=64, guest=40, device=40, about=80),
        *time_columns("made_at", "seen_at"),
        sa.Column("ended_at", sa.Float),
        *keys_of_owned("sessions", "id"),
    )
    op.create_table(
        "passkeys",
        *text_columns(id=400, guest=40, label=40),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        *time_columns("made_at"),
        *keys_of_owned("passkeys", "id"),
    )
    op.create_table(
        "recovery_codes",
        *text_columns(guest=40, hash=64),
        sa.Column("used_at", sa.Float),
        *keys_of_owned("recovery_codes", "guest", "hash"),
    )


def make_books() -> None:
    """What people and hosts write down about others."""
    numbered = ("blocks", {"guest": 40, "blocked": 40}, ("made_at",))
    reports = {"reporter": 40, "about": 40, "table_id": 40, "reason": 20, "words": 500}
    audit = {"deed": 20, "who": 40, "agent": 60, "note": 100}
    for name, texts, times in (numbered, ("reports", reports, ("at",)), ("audit", audit, ("at",))):
        op.create_table(
            name,
            sa.Column("id", SERIAL, autoincrement=True, nullable=False),
            *text_columns(**texts),
            *time_columns(*times),
            *([sa.Column("settled_at", sa.Float)] if name == "reports" else []),
            sa.PrimaryKeyConstraint("id", name=f"pk_{name}"),
            *([sa.UniqueConstraint("guest", "blocked")] if name == "blocks" else []),
        )


def text_columns(**lengths: int) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String(most), nullable=False) for name, most in lengths.items()]


def time_columns(*names: str) -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Float, nullable=False) for name in names]


def keys_of_owned(table: str, *key: str) -> list[sa.Constraint]:
    """By an account, and found by these."""
    return [
        sa.ForeignKeyConstraint(["guest"], ["accounts.id"], name=f"fk_{table}_guest"),
        sa.PrimaryKeyConstraint(*key, name=f"pk_{table}"),
    ]


def downgrade() -> None:
    for name in ALL:
        op.drop_table(name)
    op.drop_column("chat", "guest")
