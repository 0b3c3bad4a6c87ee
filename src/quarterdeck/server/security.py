"""Who may come in, and how much they may ask for: signatures, origins, rates, clean text.

Nothing here knows HTTP; it is told strings and answers yes or no.
"""

import hmac
import os
import secrets
import time
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

from quarterdeck.rooms.room import Denied

LONGEST_NAME = 40
BURST = 10  # seconds' worth that may come at once
CROWD = 10_000  # buckets to remember before the full ones are forgotten
INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")  # controls, direction marks, private use


# Guests


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
    return f"{guest}.{seal(guest, secret)}"


def guest_of(cookie: str | None, secret: str) -> str | None:
    """Who a cookie belongs to, if it was we who wrote it."""
    guest, _, signature = (cookie or "").rpartition(".")
    right = hmac.compare_digest(signature.encode(), seal(guest, secret).encode())
    return guest if guest and right else None


def seal(guest: str, secret: str) -> str:
    return hmac.new(secret.encode(), b"guest:" + guest.encode(), sha256).hexdigest()


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers always tell the origin of a socket; programs that are none need not."""
    try:
        return origin is None or urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False


# Text


def clean(text: str) -> str:
    """Without what cannot be seen, with plain spaces; markup is left as the text it is."""
    shown = (" " if each.isspace() else each for each in unicodedata.normalize("NFC", text))
    kept = (each for each in shown if unicodedata.category(each) not in INVISIBLE)
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    name = clean(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Denied("bad-name", longest=LONGEST_NAME)
    return name


# Rates


class Buckets:
    """So much a second for each, and some in store for a burst."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.levels: dict[str, tuple[float, float]] = {}  # how much was left, and when

    def take(self, who: str) -> bool:
        """Whether there was one left."""
        left, since = self.levels.get(who, (self.rate * BURST, self.clock()))
        now = self.clock()
        left = min(self.rate * BURST, left + self.rate * (now - since))
        self.levels[who] = (max(0.0, left - 1), now)
        if len(self.levels) > CROWD:
            self.forget_the_quiet(now)
        return left >= 1

    def forget_the_quiet(self, now: float) -> None:
        """Whoever has not been heard of for a burst has a full bucket again."""
        self.levels = {who: level for who, level in self.levels.items() if now - level[1] < BURST}


class Turnstile:
    """How many are in at a time, for each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        if self.inside.get(who, 0) >= self.most:
            return False
        self.inside[who] = self.inside.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]
