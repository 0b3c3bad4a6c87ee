"""Passwords: which are too easily guessed, and how they are kept."""

import asyncio
import unicodedata
from functools import cache
from importlib.resources import files

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from quarterdeck.rooms.refusals import Denied

SHORTEST, LONGEST_PASSWORD = 10, 200
FEWEST = 5  # different signs
AT_A_TIME = 2  # each takes 64 MiB and a moment of a core
NOBODYS = "nobody has this password"  # what is tried where there is no such name


def check_password(password: str, name: str) -> None:
    """Refuse what a guesser tries first."""
    if not SHORTEST <= len(password) <= LONGEST_PASSWORD:
        raise Denied("short-password", least=SHORTEST)
    told = password.casefold()
    if len(set(told)) < FEWEST or told in worst_passwords() or told == name.casefold():
        raise Denied("worst-password")


@cache  # one list, read once
def worst_passwords() -> frozenset[str]:
    return frozenset((files(__package__) / "worst_passwords.txt").read_text("utf-8").split())


class PasswordKeeper:
    """Argon2id, in threads: nobody at a table waits for it, and few are at it at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.turnstile = asyncio.Semaphore(AT_A_TIME)
        self.nobodys: str | None = None

    async def keep(self, password: str) -> str:
        async with self.turnstile:
            return await asyncio.to_thread(self.hasher.hash, with_composed_accents(password))

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Takes as long where there is nothing to compare with."""
        if self.nobodys is None:
            self.nobodys = await self.keep(NOBODYS)
        async with self.turnstile:
            right = await asyncio.to_thread(
                self.verify, kept or self.nobodys, with_composed_accents(password)
            )
        return right and kept is not None

    def verify(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def with_composed_accents(password: str) -> str:
    """However a keyboard puts letters and accents together."""
    return unicodedata.normalize("NFC", password)
