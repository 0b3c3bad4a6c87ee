"""The edge of a worker among several: lines that ask for a table go to where it is at home.

A line is passed on when the whole head of a request is there and nothing is left to be written;
what comes later waits in the line itself. Whoever takes it goes on as if they had let it in.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from typing import Any

import h11

from quarterdeck.server.closing import Door, DrainingServer
from quarterdeck.server.edge import Edge, Http
from quarterdeck.server.errands import Errands
from quarterdeck.server.neighbours import Neighbours, PassedLine
from quarterdeck.server.settings import LARGEST_HEAD, Settings

log = logging.getLogger("quarterdeck.meeting")


class HeadReader(h11.Connection):
    """Every head is offered to somebody; with one that was taken the line has nothing to tell."""

    def __init__(self, offer: Callable[[h11.Request], bool]) -> None:
        super().__init__(h11.SERVER, LARGEST_HEAD)
        self.offer = offer

    def next_event(self) -> Any:
        event = super().next_event()
        taken = isinstance(event, h11.Request) and self.offer(event)
        return h11.NEED_DATA if taken else event


class MeetingHttp(Http):
    """A line that came in here."""

    config: "MeetingEdge"

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.conn = HeadReader(self.offer_to_home)

    def offer_to_home(self, event: h11.Request) -> bool:
        home = self.config.neighbours.home_of(event.target)
        return home is not None and self.pass_to(home, event)

    def pass_to(self, home: int, event: h11.Request) -> bool:
        """Whether another has it now. Between sending and letting go nothing is read here."""
        if self.transport.get_write_buffer_size():
            return False
        neighbours, line = self.config.neighbours, self.transport.get_extra_info("socket")
        lines = len(self.config.gate.inside)
        parcel = PassedLine(neighbours.place, lines, self.read_so_far(event))
        if not neighbours.pass_line(home, parcel, line.fileno()):
            return False
        self.config.door.passed_on += 1
        self.transport.abort()  # here alone: the line itself ends when nobody holds it any more
        return True

    def read_so_far(self, event: h11.Request) -> bytes:
        """The head anew, and what has come behind it."""
        head = [b"%b %b HTTP/%b\r\n" % (event.method, event.target, event.http_version)]
        head += [b"%b: %b\r\n" % header for header in event.headers]
        return b"".join([*head, b"\r\n", self.conn.trailing_data[0]])


class PassedHttp(Http):
    """A line that came in elsewhere: it is served here, wherever its table is at home."""

    read = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """What was read comes before anything else."""
        super().connection_made(transport)
        if not transport.is_closing():
            self.data_received(self.read)


class MeetingEdge(Edge):
    def __init__(self, app: Any, settings: Settings, door: Door, neighbours: Neighbours) -> None:
        super().__init__(app, settings, MeetingHttp)
        self.door, self.neighbours = door, neighbours


class MeetingServer(DrainingServer):
    """It takes lines from its neighbours for as long as it lets people in."""

    config: MeetingEdge

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.errands = Errands()
        self.config.neighbours.open(self.welcome, lambda: len(self.config.gate.inside))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.config.neighbours.close()
        await self.errands.stop()
        await super().shutdown(sockets)

    def welcome(self, line: socket.socket, read: bytes) -> None:
        self.errands.begin(self.let_in(line, read))

    async def let_in(self, line: socket.socket, read: bytes) -> None:
        protocol = PassedHttp(self.config, self.server_state, self.lifespan.state)
        protocol.read = read
        try:
            line.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, line)
        except OSError as wrong:
            log.info("a line that was passed here is gone: %r", wrong)
            line.close()
