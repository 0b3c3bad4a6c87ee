"""Several workers on one machine: started, started anew when they die, told when to close."""

import asyncio
import logging
import signal
import socket
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from quarterdeck.server.settings import Settings
from quarterdeck.server.worker import WorkerOrders

WAITS = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds before a worker is started anew, the last ever again
SETTLED = 60.0  # seconds after which one that dies is no longer one that cannot live

log = logging.getLogger("quarterdeck.supervisor")


class Supervisor:
    """They share the socket by which people come in: what one leaves there, another takes up."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self.settings, self.listening = settings, listening
        self.workers: dict[int, Process] = {}  # by their places
        self.closing = asyncio.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Until it is told to close, and all have done so; `ready` once all are there."""
        with tempfile.TemporaryDirectory(prefix="quarterdeck-") as self.meeting:  # for us alone
            asyncio.run(self.keep_all(ready))

    async def keep_all(self, ready: Callable[[], None]) -> None:
        loop, places = asyncio.get_running_loop(), range(self.settings.workers)
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self.close)
        there = [asyncio.Event() for _ in places]
        keepers = [asyncio.create_task(self.keep(place, there[place])) for place in places]
        telling = asyncio.create_task(tell_when_all(there, ready))
        await asyncio.gather(*keepers)
        telling.cancel()

    def close(self) -> None:
        """Each ends as it would alone; told again, at once."""
        self.closing.set()
        for worker in self.workers.values():
            with suppress(ProcessLookupError):
                worker.send_signal(signal.SIGTERM)

    async def keep(self, place: int, there: asyncio.Event) -> None:
        """One place, whoever serves there."""
        tries = 0
        while not self.closing.is_set():
            began = time.monotonic()
            worker = self.workers[place] = await self.start(place)
            if self.closing.is_set():
                self.close()  # it was not there yet when the others were told
            status = await self.wait(worker, there)
            if not self.closing.is_set():
                tries = 0 if time.monotonic() - began > SETTLED else tries
                await self.rest(place, worker.pid, status, WAITS[min(tries, len(WAITS) - 1)])
                tries += 1

    async def start(self, place: int) -> Process:
        """A new process, not a copy of this one; in a group of its own, so that Ctrl-C is ours."""
        way_in, settings = self.listening.fileno(), self.settings
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "quarterdeck.server.worker"),
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=(way_in,),
            start_new_session=True,
        )
        assert worker.stdin is not None
        processes = max(1, settings.processes // settings.workers)
        placed = replace(settings, place=place, processes=processes)
        orders = WorkerOrders(placed, way_in, self.meeting)
        worker.stdin.write(msgspec.json.encode(orders) + b"\n")
        return worker

    async def wait(self, worker: Process, there: asyncio.Event) -> int:
        """Until it ends; on the way it says that people may come."""
        assert worker.stdout is not None
        if await worker.stdout.readline():
            there.set()
        return await worker.wait()

    async def rest(self, place: int, process: int, status: int, wait: float) -> None:
        told = "worker %d (process %d) ended with %d; another is started in %.1f s"
        log.error(told, place, process, status, wait)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), wait)


async def tell_when_all(there: list[asyncio.Event], ready: Callable[[], None]) -> None:
    for each in there:
        await each.wait()
    ready()
