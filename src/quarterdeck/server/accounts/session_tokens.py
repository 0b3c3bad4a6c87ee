"""Sessions as they travel: 256 bits that nobody can guess, of which the house keeps the hash."""

import hmac
import secrets
from hashlib import sha256
from typing import NamedTuple


class SessionToken(NamedTuple):
    """Whose session a cookie names, as far as its seal can be believed, and by which token."""

    guest: str
    token: str

    @property
    def id(self) -> str:
        return sha256(self.token.encode()).hexdigest()


def new_session(guest: str) -> SessionToken:
    return SessionToken(guest, secrets.token_urlsafe(32))


def seal_session(session: SessionToken, secret: str) -> str:
    return f"{session.guest}.{session.token}.{session_seal(session, secret)}"


def read_session(cookie: str | None, secret: str) -> SessionToken | None:
    """By its seal; whether it still goes on, the store knows."""
    guest, _, rest = (cookie or "").partition(".")
    token, _, seal = rest.partition(".")
    found = SessionToken(guest, token)
    right = hmac.compare_digest(seal.encode(), session_seal(found, secret).encode())
    return found if guest and token and right else None


def session_seal(session: SessionToken, secret: str) -> str:
    told = f"session:{session.guest}.{session.token}".encode()
    return hmac.new(secret.encode(), told, sha256).hexdigest()
