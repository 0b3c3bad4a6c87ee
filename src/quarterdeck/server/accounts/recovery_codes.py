"""Recovery codes: ten, shown once, each of which opens the door once."""

import secrets
from hashlib import sha256

COUNT = 10
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that is taken for another
GROUPS, GROUP = 4, 4  # eighty bits


def new_codes() -> tuple[str, ...]:
    return tuple(new_code() for _ in range(COUNT))


def new_code() -> str:
    return " ".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def hash_code(guest: str, code: str) -> str:
    """However it is typed; the same code of two people is no longer the same."""
    typed = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"{guest}:{typed}".encode()).hexdigest()
