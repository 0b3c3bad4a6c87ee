"""The tables of the database: an append-only log, and what makes it easy to find."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)
SERIAL = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up plain integers only

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("named_at", Float, nullable=False, server_default="0"),
)

# What the house signs with: whoever serves these games has the same.
KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("stage", String(10), nullable=False),  # waiting, playing, over or closed: a hint
    Column("visibility", String(10), nullable=False),  # public, link or private
    Column("opened_at", Float, nullable=False),
    Column("host", String(40), nullable=False, server_default=""),
    Index(None, "stage", "opened_at"),
    Index(None, "host", "stage", "opened_at"),
)

# Whose games these are: who has ever sat down at a table. A way to find them, not the truth.
SITTERS = Table(
    "sitters",
    METADATA,
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
)

# The truth: what was decided at each table, in order.
MOVES = Table(
    "moves",
    METADATA,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seq"),
)

# What everyone was told of a finished game: it outlives the rules, which are read from the log.
STORIES = Table(
    "stories",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("story", LargeBinary, nullable=False),
)

# Where one must remember oneself: how far a guest was told when they left, and how many servers
# tell them now. One that is killed is never taken off: then nothing is told again, and never twice.
TOLD = Table(
    "told",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("tellers", Integer, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("seq", Integer, nullable=False, server_default="0"),  # of the move it was said after
    Column("hearers", String(40), nullable=False, server_default=""),  # seats; none: everyone
    Index(None, "table_id"),
)
