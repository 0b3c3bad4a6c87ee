"""The key by which a house tells push services who it is: made once, kept with its secret."""

import base64
import secrets

from quarterdeck.server.database import at_work
from quarterdeck.server.house_secret import keep_key

PUSH = "push"
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


def push_key_of(where: str | None) -> str:
    """A private key as text; the first of several servers decides."""
    with at_work(where) as connection:
        return keep_key(connection, PUSH, make_key)


def make_key() -> str:
    number = 1 + secrets.randbelow(ORDER - 1)
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("=")
