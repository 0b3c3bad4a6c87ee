"""Who somebody is: signed cookies, and where requests come from."""

import hmac
import os
import re
import secrets
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

from quarterdeck.core.errors import QuarterdeckError

SHORTEST = 32  # letters of a secret; ours have 64
GUEST, CSRF = "qd_guest", "qd_csrf"
HOST_ALONE = "__Host-"  # a browser takes such a cookie from nobody else, where it comes by TLS
ONE = rf"(?:^|;)\s*{{}}({GUEST}|{CSRF})=([\w.-]{{{{1,200}}}})(?=\s*(?:;|$))"
OURS = {safe: re.compile(ONE.format(HOST_ALONE * safe), re.ASCII) for safe in (False, True)}
A_YEAR = 365 * 24 * 3600
Headers = Iterable[tuple[bytes, bytes]]


def cookies_in(headers: Headers, safe: bool) -> dict[str, str]:
    """Our own two, by hand: what else a cookie header holds is nobody's business here."""
    given = ";".join(value.decode("latin1") for name, value in headers if name == b"cookie")
    return dict(OURS[safe].findall(given))


def write_cookie(name: str, value: str, safe: bool) -> bytes:
    """The guest's is for us alone and lasts, the token's is for the page to read."""
    kept = f"; Max-Age={A_YEAR}; HttpOnly" if name == GUEST else ""
    secure = "; Secure" if safe else ""
    return f"{HOST_ALONE * safe}{name}={value}; Path=/; SameSite=lax{kept}{secure}".encode()


def secret_at(path: Path) -> str:
    """The server's own secret, made on the first start, for nobody else to read."""
    if not path.exists():
        make_secret(path)
    secret = path.read_text("ascii").strip()
    if len(secret) < SHORTEST:
        raise QuarterdeckError("serve-bad-secret", file=str(path))
    return secret


def make_secret(path: Path) -> None:
    """Whole or not at all, also where two servers begin at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}-{secrets.token_hex(4)}")
    with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
        file.write(secrets.token_hex(32))
    with suppress(FileExistsError):
        os.link(draft, path)
    draft.unlink()


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
