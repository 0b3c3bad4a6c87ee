"""Who one is at a house: its cookie, kept for the next time, for nobody else to read."""

import os
import re
from contextlib import suppress
from pathlib import Path

import msgspec
from platformdirs import user_config_path

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
LARGEST_KEPT = 4096  # bytes: a cookie or two
Cookies = dict[str, str]


def cookie_file(house: str) -> Path:
    """One file a house, in the user's config folder."""
    name = re.sub(r"[^\w.-]+", "_", house)
    return user_config_path("quarterdeck", appauthor=False) / "houses" / f"{name}.json"


def kept_cookies(house: str) -> Cookies:
    """What was kept, or nothing where nothing can be read of it."""
    with suppress(OSError, msgspec.MsgspecError), cookie_file(house).open("rb") as file:
        return msgspec.json.decode(file.read(LARGEST_KEPT), type=Cookies)
    return {}


def keep_cookies(house: str, cookies: Cookies) -> None:
    """Written beside, then put in place: nobody reads half of it, and nobody else any."""
    path = cookie_file(house)
    path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    beside = path.with_suffix(f".{os.getpid()}")
    with suppress(FileNotFoundError):
        beside.unlink()
    opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
    with os.fdopen(opened, "wb") as file:
        file.write(msgspec.json.encode(cookies))
    beside.replace(path)
