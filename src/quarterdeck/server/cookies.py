"""Who somebody is: signed cookies, and where requests come from."""

import hmac
import os
import secrets
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit


def secret_at(path: Path) -> str:
    """The server's own secret, made on the first start, for nobody else to read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return path.read_text("ascii")
    with os.fdopen(made, "w") as file:
        file.write(secrets.token_hex(32))
    return path.read_text("ascii")


def new_guest() -> str:
    return secrets.token_urlsafe(15)


def sign(guest: str, secret: str) -> str:
    return f"{guest}.{cookie_seal(guest, secret)}"


def guest_of(cookie: str | None, secret: str) -> str | None:
    """Who a cookie belongs to, if it was we who wrote it."""
    guest, _, signature = (cookie or "").rpartition(".")
    right = hmac.compare_digest(signature.encode(), cookie_seal(guest, secret).encode())
    return guest if guest and right else None


def cookie_seal(guest: str, secret: str) -> str:
    return hmac.new(secret.encode(), b"guest:" + guest.encode(), sha256).hexdigest()


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers always tell the origin of a socket; programs that are none need not."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False
