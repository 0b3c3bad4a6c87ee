"""The tables of the database: an append-only log, and what makes it easy to find."""

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
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

# The house's part of the luck of a fair table, shown to nobody before the game has ended.
SECRETS = Table(
    "secrets",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
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
    Column("guest", String(40), nullable=False, server_default=""),  # who said it, since 0010
    Index(None, "table_id"),
)

# A name of one's own. The id is the guest's who kept it, so that all their seats stay theirs.
ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", String(40), ForeignKey("guests.id"), primary_key=True),
    Column("folded", String(200), nullable=False, unique=True),  # the name, however it is written
    Column("skeleton", String(200), nullable=False, unique=True),  # and whatever looks like it
    Column("password", String(200)),  # none, where a passkey opens the door
    Column("made_at", Float, nullable=False),
    Column("banned_at", Float),
)

# Where somebody is signed in: of the token in the cookie only the hash is known here.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("guest", String(40), ForeignKey("accounts.id"), nullable=False),
    Column("device", String(40), nullable=False),  # the same for all who sign in by one browser
    Column("about", String(80), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("ended_at", Float),
    Index(None, "guest"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(400), primary_key=True),
    Column("guest", String(40), ForeignKey("accounts.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the key itself counts them, or 0 for ever
    Column("label", String(40), nullable=False),
    Column("made_at", Float, nullable=False),
    Index(None, "guest"),
)

RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("guest", String(40), ForeignKey("accounts.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("used_at", Float),
)

# What a passkey is asked to sign: good once, and not for long.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("purpose", String(60), nullable=False),
    Column("until", Float, nullable=False),
)

# Whom somebody would rather not meet; guests may be blocked like anybody else.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("guest", String(40), nullable=False),
    Column("blocked", String(40), nullable=False),
    Column("made_at", Float, nullable=False),
    UniqueConstraint("guest", "blocked"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("reporter", String(40), nullable=False),
    Column("about", String(40), nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("reason", String(20), nullable=False),
    Column("words", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("settled_at", Float),
)

# What was done to accounts, by whom. Servers read on here to hear what others did.
AUDIT = Table(
    "audit",
    METADATA,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("deed", String(20), nullable=False),
    Column("who", String(40), nullable=False),  # whose account, where there is one
    Column("agent", String(60), nullable=False),  # by whom: themselves, the host, an address
    Column("note", String(100), nullable=False),
)

# Where a guest wants to be called when the page is closed, and for what.
PUSHES = Table(
    "pushes",
    METADATA,
    Column("id", String(64), primary_key=True),  # of the endpoint, which is nobody else's business
    Column("guest", String(40), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("public_key", String(100), nullable=False),  # the browser's, and what it shares with us
    Column("auth", String(40), nullable=False),
    Column("kinds", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("at", Float, nullable=False),
    Column("session", String(64), nullable=False, server_default=""),  # of an account, else none
    Index(None, "guest"),
)

# Tables of which somebody does not want to hear.
QUIET_TABLES = Table(
    "quiet_tables",
    METADATA,
    Column("guest", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
)

# How strong people are, by game and role; worked out from the log, game by game as they ended.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("guest", String(40), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("role", String(20), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index(None, "game", "role", "mu"),
)

# What every rated game came to, and how strong everyone at it seemed afterwards.
RATED_SEATS = Table(
    "rated_seats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),  # none: a bot
    Column("bot", String(40), nullable=False),  # its level, or none
    Column("game", String(20), nullable=False),
    Column("role", String(20), nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "guest", "at"),
)
