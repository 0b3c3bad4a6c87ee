"""The page's token: what a form brings besides the cookies, good for one guest alone."""

import hmac
import secrets
from hashlib import sha256


def new_token(guest: str | None, secret: str) -> str:
    nonce = secrets.token_hex(8)
    return f"{nonce}.{token_seal(nonce, guest, secret)}"


def is_token_of(guest: str | None, token: str, secret: str) -> bool:
    """Whether we wrote it for this guest, or for somebody without a name."""
    nonce, _, seal = token.partition(".")
    return hmac.compare_digest(seal.encode(), token_seal(nonce, guest, secret).encode())


def token_seal(nonce: str, guest: str | None, secret: str) -> str:
    return hmac.new(secret.encode(), f"page:{nonce}:{guest or ''}".encode(), sha256).hexdigest()
