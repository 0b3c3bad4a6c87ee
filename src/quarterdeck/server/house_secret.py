"""The house's own secret, which signs every cookie: kept with the games, so that whoever serves
the same games knows the same guests."""

import secrets
from pathlib import Path

from sqlalchemy import Connection, select, text

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.database import at_work, file_of
from quarterdeck.server.database_schema import KEYS

SHORTEST = 32  # letters of a secret; ours have 64
SECRET = "secret"
KEEP = text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


def secret_of(where: str | None) -> str:
    """Made at the first start; the first of several servers decides."""
    with at_work(where) as connection:
        return read_secret(connection) or make_secret(connection, former_file(where))


def former_file(where: str | None) -> Path:
    """Where houses kept it before: beside the data."""
    path = file_of(where)
    return path.with_name(path.name + ".secret")


def make_secret(connection: Connection, former: Path) -> str:
    made = former.read_text("ascii").strip() if former.exists() else secrets.token_hex(32)
    if len(made) < SHORTEST:
        raise QuarterdeckError("serve-bad-secret", file=str(former))
    connection.execute(KEEP, {"name": SECRET, "value": made})
    return read_secret(connection) or made


def read_secret(connection: Connection) -> str | None:
    kept = connection.execute(select(KEYS.c.value).where(KEYS.c.name == SECRET)).scalar()
    return None if kept is None else str(kept)
