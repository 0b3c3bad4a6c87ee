"""One server a house, unless they share a bus: without one, a second on the same data would not
hear what is done at the first."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.database import database_at, file_of, take_house

try:
    import fcntl
except ImportError:  # not on every system: there nobody is kept from it
    fcntl = None  # type: ignore[assignment]


@contextmanager
def sole_server(where: str | None, with_others: bool = False) -> Iterator[None]:
    """For as long as this one serves; a server that was killed keeps nobody out.

    Servers that share a bus let each other in, and nobody without one.
    """
    if "://" in (where or ""):
        with sole_at_database(str(where), with_others):
            yield
    else:
        with sole_at_file(file_of(where)):
            yield


@contextmanager
def sole_at_file(path: Path) -> Iterator[None]:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(path.name + ".lock").open("a") as held:
        try:
            if fcntl:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as taken:
            raise QuarterdeckError("serve-second", where=str(path)) from taken
        yield


@contextmanager
def sole_at_database(where: str, with_others: bool) -> Iterator[None]:
    with database_at(where) as engine, engine.connect() as connection:
        if not take_house(connection, with_others):
            place = engine.url.render_as_string(hide_password=True).partition("://")[2]
            raise QuarterdeckError("serve-second", where=place)
        yield
