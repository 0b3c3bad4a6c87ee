"""Who somebody is: signed cookies, and where requests come from."""

import hmac
import re
import secrets
from collections.abc import Iterable
from hashlib import sha256
from urllib.parse import urlsplit

GUEST, CSRF, SESSION, DEVICE = "qd_guest", "qd_csrf", "qd_session", "qd_device"
HOST_ALONE = "__Host-"  # a browser takes such a cookie from nobody else, where it comes by TLS
VALUE = re.compile(r"[\w.-]{1,200}", re.ASCII)
MOST = 100  # cookies that are looked at; a browser keeps a few for a site
A_YEAR = 365 * 24 * 3600
Headers = Iterable[tuple[bytes, bytes]]


def cookies_in(headers: Headers, safe: bool) -> dict[str, str]:
    """Our own, by hand: what else a cookie header holds is nobody's business here."""
    given = ";".join(value.decode("latin1") for name, value in headers if name == b"cookie")
    pairs = (each.strip().partition("=") for each in given.split(";", MOST)[:MOST])
    ours = {HOST_ALONE * safe + name: name for name in (GUEST, CSRF, SESSION, DEVICE)}
    return {ours[k]: value for k, _, value in pairs if k in ours and VALUE.fullmatch(value)}


def write_cookie(name: str, value: str, safe: bool) -> bytes:
    """The token's is for the page to read, all others are for us alone and last.

    Without a value it is taken back.
    """
    kept = "" if name == CSRF else f"; Max-Age={A_YEAR if value else 0}; HttpOnly"
    secure = "; Secure" if safe else ""
    return f"{HOST_ALONE * safe}{name}={value}; Path=/; SameSite=lax{kept}{secure}".encode()


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
