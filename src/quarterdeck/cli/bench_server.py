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
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from quarterdeck.cli.bench_clients import BenchPlayer, BenchTable, Web, come, processor_time
from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.opening import check_sharing
from quarterdeck.server.settings import NO_LIMITS, Settings
from quarterdeck.words import words

SERVE = """
import sys, msgspec
from quarterdeck.server.settings import Settings
from quarterdeck.cli.bench_clients import allow_many_sockets
from quarterdeck.server.opening import run_server
allow_many_sockets()
run_server(msgspec.json.decode(sys.argv[1], type=Settings), False, "en")
"""


GLANCE = 1.5  # seconds between two looks whether servers are at rest; they begin one by one
IDLING = 0.1  # seconds of the processor that they need meanwhile


class Row(NamedTuple):
    """What a number of tables came to."""

    workers: int
    tables: int
    moves_per_s: int
    cpu_us: int  # of the server's processor, for a move, in all workers together
    p50_ms: float
    p99_ms: float
    kib_per_table: float
    lost: int  # moves that were confirmed and are not in the log, or were seen twice or not at all


class ServerTrial(NamedTuple):
    """How the server is set up: by how many workers, on which data, with which bus."""

    workers: int
    data: str | None
    bus: str | None
    clock: bool = False  # whether tables are played on time
    fair: bool = False  # whether people and house make the luck together

    @property
    def wishes(self) -> str:
        """What is asked of every table."""
        asked = {"clock": self.clock, "fair": self.fair}
        return "+".join(["plain", *(name for name, wanted in asked.items() if wanted)])

    def settings(self, folder: Path) -> Settings:
        data, alone = self.data or str(folder / "log.sqlite"), self.workers == 1
        usual = Settings(port=0, data=data, pace=0, limits=NO_LIMITS)
        return replace(usual, workers=self.workers, bus=None if alone else self.bus)


def measure_server(
    tables: str, trials: list[ServerTrial], seconds: float, json: bool, language: str
) -> None:
    """Measure one number of tables after the other, each on a server of its own."""
    for trial in trials:
        check_sharing(trial.settings(Path()))
    rows = [measure_tables(count, trial, seconds) for count in counts(tables) for trial in trials]
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


def measure_tables(tables: int, trial: ServerTrial, seconds: float) -> Row:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(trial.settings(Path(folder))) as (server, address),
    ):
        warm_up(address)
        servers = workers_of(server.pid) if trial.workers > 1 else [server.pid]
        wait_for_rest(servers)
        empty = sum(map(resident, servers))
        about = (address, tables, seconds, trial.wishes, *servers)
        command = ["-m", "quarterdeck.cli.bench_clients", *map(str, about)]
        # What is printed comes after the last move, while every table is still open.
        with subprocess.Popen(
            [sys.executable, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as clients:
            assert clients.stdout is not None
            found = json.loads(clients.stdout.readline())
            grown = sum(map(resident, servers)) - empty
            clients.communicate("\n")
    return Row(trial.workers, tables, kib_per_table=round(grown / tables, 1), **found)


@contextmanager
def serving(settings: Settings) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server without limits on any free port, and its address."""
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
    onlooker = BenchPlayer(BenchTable(table), 0, await come(address, web, table))
    letter = await onlooker.sit_down()
    while not letter.over:
        letter = await onlooker.hear()
    await onlooker.socket.close()


def wait_for_rest(servers: list[int]) -> None:
    """Tables of earlier trials are taken up when a server opens: that is no part of a move."""
    spent, before = sum(map(processor_time, servers)), -1.0
    while spent - before > IDLING:
        time.sleep(GLANCE)
        spent, before = sum(map(processor_time, servers)), spent


def workers_of(supervisor: int) -> list[int]:
    """The processes that serve for it."""
    found = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text("ascii").split()
    return [int(each) for each in found if is_worker(each)]


def is_worker(process: str) -> bool:
    return b"quarterdeck.server.worker" in Path(f"/proc/{process}/cmdline").read_bytes()


def resident(process: int) -> int:
    """The memory that a process holds, in KiB."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


def print_loads(rows: list[Row], language: str) -> None:
    said = words(None, language)
    table = figure_table(said.text("bench-server-title"), said.text("bench-server-foot"))
    for key in ("workers", "tables", "moves", "cpu", "p50", "p99", "memory", "lost"):
        table.add_column(said.text(f"bench-server-{key}"), justify="right")
    for row in rows:
        table.add_row(*(f"{value:,}" for value in row))
    Paper().print(table)
