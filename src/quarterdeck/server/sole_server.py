"""One server a house, unless they share a bus: without one, a second on the same data would not
hear what is done at the first."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TextIO

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.database import (
    call_house,
    database_at,
    file_of,
    require_folder,
    take_house,
)

try:
    import fcntl
except ImportError:  # not on every system: there nobody is kept from it
    fcntl = None  # type: ignore[assignment]

Note = Callable[[str], None]


class HouseOpen(QuarterdeckError):
    """Another server has this house open."""


@contextmanager
def sole_server(
    where: str | None, with_others: bool = False, refusal: str = "serve-second"
) -> Iterator[Note]:
    """For as long as this one serves; a server that was killed keeps nobody out.

    Servers that share a bus let each other in, and nobody without one. What is noted here, the
    address of the house, is told to whoever would open it once more.
    """
    if "://" in (where or ""):
        with sole_at_database(str(where), with_others, refusal):
            yield leave_unnoted
    else:
        with sole_at_file(where, refusal) as note:
            yield note


@contextmanager
def sole_at_file(where: str | None, refusal: str) -> Iterator[Note]:
    require_folder(where)
    with lock_of(file_of(where)).open("a+") as held:
        try:
            if fcntl:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as taken:
            held.seek(0)
            address = held.read().strip() or "none"
            raise HouseOpen(refusal, where=call_house(where), address=address) from taken
        held.truncate(0)  # what a server noted that was killed
        yield partial(note_in, held)


def lock_of(file: Path) -> Path:
    return file.with_name(file.name + ".lock")


def note_in(held: TextIO, address: str) -> None:
    held.truncate(0)
    held.write(address)
    held.flush()


def leave_unnoted(address: str) -> None:
    """A database has no room for it."""


@contextmanager
def sole_at_database(where: str, with_others: bool, refusal: str) -> Iterator[None]:
    with database_at(where) as engine, engine.connect() as connection:
        if not take_house(connection, with_others):
            raise HouseOpen(refusal, where=call_house(where), address="none")
        yield


def is_open(where: str | None) -> bool:
    """Whether a server has this house just now; where nobody ever had it, nothing is made."""
    if "://" not in (where or "") and not lock_of(file_of(where)).exists():
        return False
    try:
        with sole_server(where):
            return False
    except QuarterdeckError as no:
        return isinstance(no, HouseOpen)
