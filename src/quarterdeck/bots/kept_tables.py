"""What took long to work out, kept in the user's cache folder, or shipped with the bots.

The only module of bots that touches files. A cache may be missing, spoilt or forbidden:
then things are worked out again, and nobody hears of it.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from tempfile import NamedTemporaryFile

from platformdirs import user_cache_path

FOLDER = "QUARTERDECK_CACHE"  # the environment's word for where
BOTS = Path(__file__).parent
HOUSES = 4  # of a game: house rules and own charts whose tables are held in memory at a time


def remember(key: str, work_out: Callable[[], bytes]) -> bytes:
    """What is kept under a key; worked out, and kept from then on, where there is none."""
    content = find_table(key)
    return work_out_anew(key, work_out) if content is None else content


def work_out_anew(key: str, work_out: Callable[[], bytes]) -> bytes:
    content = work_out()
    keep_table(folder() / f"{key}.table", content)
    return content


def find_table(key: str) -> bytes | None:
    """What is kept or shipped under a key, without any work."""
    kept = recall(folder() / f"{key}.table")
    return recall(shipped_path(key)) if kept is None else kept


def shipped_path(key: str) -> Path:
    """Where a game's bots bring a table along; a key begins with the game's name."""
    game, _, _ = key.partition("-")
    return BOTS / game / "shipped" / f"{key}.table"


def folder() -> Path:
    return Path(os.environ.get(FOLDER) or user_cache_path("quarterdeck"))


def recall(path: Path) -> bytes | None:
    """The content of a file that is whole, and that we wrote for this very name."""
    with suppress(OSError):
        kept = path.read_bytes()
        content = kept[SEAL:]
        if kept[:SEAL] == table_seal(path, content):
            return content
    return None


def keep_table(path: Path, content: bytes) -> None:
    """All of it or nothing: others may be reading, or writing the same."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, prefix=path.stem, delete=False) as fresh:
            fresh.write(table_seal(path, content) + content)
        replace(Path(fresh.name), path)


def replace(fresh: Path, path: Path) -> None:
    try:
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)


SEAL = 32


def table_seal(path: Path, content: bytes) -> bytes:
    """A digest of name and content: a spoilt file does not match it, nor does a renamed one."""
    return blake2b(path.name.encode() + b"\n" + content, digest_size=SEAL).digest()
