"""What tables are called: nobody can guess it, and it tells at which worker one is at home."""

import secrets
import zlib


def new_name(game: str, place: int = 0, workers: int = 1) -> str:
    """Of a table that is at home where it is opened."""
    while home_of_name((name := f"{game}-{secrets.token_hex(8)}").encode(), workers) != place:
        pass
    return name


def home_of_name(name: bytes, workers: int) -> int:
    return zlib.crc32(name) % workers
