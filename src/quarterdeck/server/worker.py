"""One process that serves a house: alone, or one of several that share the way in."""

import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec

from quarterdeck.bots.bots_of_others import invite_all
from quarterdeck.server.app import build
from quarterdeck.server.closing import Door, DrainingServer
from quarterdeck.server.edge import Edge
from quarterdeck.server.house_logs import write_logs
from quarterdeck.server.meeting import MeetingEdge, MeetingServer
from quarterdeck.server.neighbours import Neighbours
from quarterdeck.server.settings import Settings

READY = b"ready\n"


class WorkerOrders(msgspec.Struct, frozen=True):
    """What a supervisor tells a worker, by a pipe: no command line holds a password."""

    settings: Settings
    way_in: int  # the number of the socket that all of them share
    meeting: str  # the folder where they find each other


def serve_on(
    listening: socket.socket, settings: Settings, ready: Callable[[], None], meeting: str = ""
) -> None:
    """Serve until somebody says that it is enough."""
    door = Door()

    def come_in() -> None:
        collect_rarely()
        ready()

    app = build(settings, come_in, door)
    if meeting:
        neighbours = Neighbours(Path(meeting), settings.place, settings.workers)
        edge = MeetingEdge(app, settings, door, neighbours)
        server: DrainingServer = MeetingServer(edge, door, settings.drain)
    else:
        server = DrainingServer(Edge(app, settings), door, settings.drain)
    server.run(sockets=[listening])


def collect_rarely() -> None:
    """Rooms and letters hold no cycles: looking for some among them made every table wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def serve_as_told() -> None:
    """By the first line of standard input, for as long as it stays open."""
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=WorkerOrders)
    settings = orders.settings
    write_logs(settings.log_level, settings.log_json, settings.access_log)
    os.umask(0o077)
    invite_all(settings.bots)
    threading.Thread(target=end_with_supervisor, daemon=True).start()
    serve_on(socket.socket(fileno=orders.way_in), settings, say_ready, orders.meeting)


def say_ready() -> None:
    sys.stdout.buffer.write(READY)
    sys.stdout.buffer.flush()


def end_with_supervisor() -> None:
    """Nobody is left behind by one that was killed."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    serve_as_told()
