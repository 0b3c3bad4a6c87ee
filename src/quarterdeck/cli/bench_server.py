"""`quarterdeck bench server`: how many tables a server bears, played over real sockets.

The server and those who play are processes of their own. Every move is in the
log, on the disk, before it is seen; the time is from a move sent to the same
move seen by the other seat.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from quarterdeck.cli.bench_clients import BenchPlayer, BenchTable, Web, come
from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.settings import NO_LIMITS, Settings
from quarterdeck.words import words

SERVE = """
import sys, msgspec
from quarterdeck.server.settings import Settings
from quarterdeck.cli.bench_clients import allow_many_sockets
from quarterdeck.cli.serve import run_server
allow_many_sockets()
run_server(msgspec.json.decode(sys.argv[1], type=Settings), False, "en")
"""


class Row(NamedTuple):
    """What a number of tables came to."""

    tables: int
    moves_per_s: int
    p50_ms: float
    p99_ms: float
    kib_per_table: float
    lost: int  # moves that were confirmed and are not in the log, or were seen twice or not at all


def measure_server(tables: str, seconds: float, json: bool, language: str) -> None:
    """Measure one number of tables after the other, each on a server of its own."""
    rows = [measure_tables(count, seconds) for count in counts(tables)]
    if json:
        print_json([row._asdict() for row in rows])
    else:
        print_loads(rows, language)


def counts(text: str) -> list[int]:
    """`10,100,500`"""
    each = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and int(part) for part in each):
        raise QuarterdeckError("bench-no-tables", text=text)
    return [int(part) for part in each]


def measure_tables(tables: int, seconds: float) -> Row:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (server, address):
        warm_up(address)
        empty = resident(server.pid)
        command = ["-m", "quarterdeck.cli.bench_clients", address, str(tables), str(seconds)]
        # What is printed comes after the last move, while every table is still open.
        with subprocess.Popen(
            [sys.executable, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as clients:
            assert clients.stdout is not None
            found = json.loads(clients.stdout.readline())
            grown = resident(server.pid) - empty
            clients.communicate("\n")
    return Row(tables, kib_per_table=round(grown / tables, 1), **found)


@contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server without limits on any free port, and its address."""
    settings = Settings(port=0, data=str(folder / "log.sqlite"), pace=0, limits=NO_LIMITS)
    command = [sys.executable, "-c", SERVE, msgspec.json.encode(settings).decode()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server, server.stdout.readline().split()[-1]
        finally:
            server.terminate()


def warm_up(address: str) -> None:
    """Bots play a game to its end, so that nothing is loaded or worked out later."""
    web = Web(address, "Host")
    bots = [{"kind": "bot", "level": "captain"}, {"kind": "bot", "level": "mate"}]
    table = web.post("/api/tables", {"game": "kapern", "seats": bots})["table"]
    asyncio.run(look_on(address, web, table))


async def look_on(address: str, web: Web, table: str) -> None:
    """To the end; without anybody there bots would not go on."""
    onlooker = BenchPlayer(BenchTable(table), 0, await come(address, web))
    letter = await onlooker.sit_down()
    while not letter.over:
        letter = await onlooker.hear()
    await onlooker.socket.close()


def resident(process: int) -> int:
    """The memory that a process holds, in KiB."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


def print_loads(rows: list[Row], language: str) -> None:
    said = words(None, language)
    table = figure_table(said.text("bench-server-title"), said.text("bench-server-foot"))
    for key in ("tables", "moves", "p50", "p99", "memory", "lost"):
        table.add_column(said.text(f"bench-server-{key}"), justify="right")
    for row in rows:
        table.add_row(*(f"{value:,}" for value in row))
    Paper().print(table)
