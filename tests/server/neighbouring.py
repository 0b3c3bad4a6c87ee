"""Two workers of one machine as a supervisor starts them, but each with a way in of its own."""

import json
import re
import subprocess
import sys
import zlib
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import httpx
import msgspec

from quarterdeck.server.opening import listen
from quarterdeck.server.worker import WorkerOrders
from tests.server.running import PATIENCE

FIGURE = r'^quarterdeck_{}\{{worker="[^"]*/{}"\}} (\d+)'


class Worker:
    """One of them; whoever comes by its address has come to this one."""

    def __init__(self, house, place, meeting):
        way_in = listen("127.0.0.1", 0)
        self.place, self.port = place, way_in.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "quarterdeck.server.worker"]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=(way_in.fileno(),),
        )
        placed = msgspec.structs.replace(house, workers=2, place=place)
        orders = WorkerOrders(placed, way_in.fileno(), str(meeting))
        self.process.stdin.write(msgspec.json.encode(orders) + b"\n")
        self.process.stdin.flush()
        way_in.close()

    def wait_until_open(self):
        assert self.process.stdout.readline(), "the worker did not start"
        httpx.get(f"{self.base}/readyz", timeout=PATIENCE)  # its line was taken: it serves

    @property
    def files(self):
        """How many it has open."""
        return len([*Path(f"/proc/{self.process.pid}/fd").iterdir()])

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            pipe.close()


class Machine:
    """Both, as long as a test needs them."""

    def __init__(self, house, meeting):
        self.house, self.meeting = house, meeting
        self.open = ExitStack()
        self.workers = [self.start(place) for place in range(2)]
        for each in self.workers:
            each.wait_until_open()

    def start(self, place):
        worker = Worker(self.house, place, self.meeting)
        self.open.callback(worker.stop)
        return worker

    def figure(self, name, place):
        """What a worker says of itself, as the other one tells it."""
        told = httpx.get(f"{self.workers[1 - place].base}/metrics", timeout=PATIENCE).text
        found = re.search(FIGURE.format(name, place), told, re.MULTILINE)
        return int(found[1]) if found else 0

    def sockets(self):
        return [self.figure("sockets", place) for place in range(2)]


def name_at_home(place, workers=2):
    """A name whose home is there; no table need have it."""
    names = (f"kapern-{number}" for number in count())
    return next(each for each in names if zlib.crc32(each.encode()) % workers == place)


def upgrade(guest, table, *, more=()):
    """The whole head by which a page opens its socket."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.web.cookies.items())
    lines = [
        f"GET /ws?table={table} HTTP/1.1",
        f"Host: 127.0.0.1:{httpx.URL(guest.base).port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *more,
        f"Cookie: {cookies}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(**message):
    """A message as a client sends it, under a mask that changes nothing."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def heard(line, wanted):
    """All that comes, until this is among it or the other side lets go."""
    told = b""
    while wanted not in told and (piece := line.recv(65536)):
        told += piece
    return told
