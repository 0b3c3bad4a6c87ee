"""Whether a house could be opened here, and what its host should mind. Nothing is changed."""

import asyncio
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.database import (
    call_house,
    database_at,
    file_of,
    lacks_migrations,
    reading_from,
)
from quarterdeck.server.edge import KEPT_BACK, files_allowed
from quarterdeck.server.findings import Finding, Grade, make_finding
from quarterdeck.server.nearby import nearby_address
from quarterdeck.server.opening import listen
from quarterdeck.server.sole_server import is_open

SPACE = 500 * 1024 * 1024  # bytes: some hundred thousand games
LINES = 1024  # open files with which a few hundred people can come
OTHERS = 0o077  # rights of others to a file


def check_house(data: str | None, bus: str | None, host: str, port: int) -> Iterator[Finding]:
    yield check_database(data)
    if bus and find_spec("redis"):
        yield check_bus(bus)
    if "://" not in (data or ""):
        yield from check_file(file_of(data))
    yield check_port(host, port, data)
    allowed = files_allowed() - KEPT_BACK
    yield make_finding(
        Grade.WELL if allowed >= LINES else Grade.MIND, "doctor-lines", lines=allowed
    )
    if address := nearby_address(host, port):
        yield make_finding(Grade.WELL, "doctor-nearby", address=address)


def check_database(data: str | None) -> Finding:
    """Whether it answers; a file that is not there yet is made at the first start."""
    if "://" not in (data or "") and not file_of(data).exists():
        return missing_house(data)
    try:
        with database_at(data) as engine, reading_from(engine) as connection:
            behind = lacks_migrations(connection)
    except QuarterdeckError as wrong:
        return Finding(Grade.WRONG, wrong.sentence)
    return make_finding(Grade.WELL, "doctor-old-data" if behind else "doctor-data")


def missing_house(data: str | None) -> Finding:
    """The first start makes one, where there is a folder for it; the usual folder it makes too."""
    file = file_of(data)
    if data is None or file.absolute().parent.is_dir():
        return make_finding(Grade.ABSENT, "doctor-new-data", file=str(file))
    return make_finding(Grade.WRONG, "house-no-folder", folder=str(file.absolute().parent))


def check_bus(bus: str) -> Finding:
    """Tables go on without it: somebody should know."""
    from quarterdeck.server.redis_bus import knock

    why = asyncio.run(knock(bus))
    if why:
        return make_finding(Grade.MIND, "doctor-no-bus", why=why)
    return make_finding(Grade.WELL, "doctor-bus")


def check_file(file: Path) -> Iterator[Finding]:
    """Room for more, and nobody else's eyes."""
    there = next(each for each in (file, *file.absolute().parents) if each.exists())
    free = shutil.disk_usage(there).free
    grade = Grade.WELL if free >= SPACE else Grade.MIND
    folder = str(file.absolute().parent)
    yield make_finding(grade, "doctor-space", megabytes=free // 1024**2, folder=folder)
    if file.exists() and file.stat().st_mode & OTHERS:
        yield make_finding(Grade.MIND, "doctor-open-data", file=str(file))


def check_port(host: str, port: int, data: str | None) -> Finding:
    """Another program there is wrong; this very house, open just now, is well to know of."""
    try:
        listen(host, port).close()
    except QuarterdeckError as taken:
        if not is_open(data):
            return Finding(Grade.WRONG, taken.sentence)
        where = call_house(data)
        return make_finding(Grade.MIND, "doctor-house-open", where=where, host=host, port=port)
    return make_finding(Grade.WELL, "doctor-port", host=host, port=port)
