"""The house's own secret, which signs every cookie: kept with the games, so that whoever serves
the same games knows the same guests."""

import secrets
from collections.abc import Callable
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
        return keep_key(connection, SECRET, lambda: make_secret(former_file(where)))


def was_never_open(where: str | None) -> bool:
    """A house that has no secret yet is one that its first start makes."""
    with at_work(where) as connection:
        return read_key(connection, SECRET) is None and not former_file(where).exists()


def former_file(where: str | None) -> Path:
    """Where houses kept it before: beside the data."""
    path = file_of(where)
    return path.with_name(path.name + ".secret")


def keep_key(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """A key of the house's, made where there is none."""
    kept = read_key(connection, name)
    if kept is None:
        connection.execute(KEEP, {"name": name, "value": make()})
    return kept or read_key(connection, name) or ""


def make_secret(former: Path) -> str:
    made = former.read_text("ascii").strip() if former.exists() else secrets.token_hex(32)
    if len(made) < SHORTEST:
        raise QuarterdeckError("serve-bad-secret", file=str(former))
    return made


def read_key(connection: Connection, name: str) -> str | None:
    kept = connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar()
    return None if kept is None else str(kept)
