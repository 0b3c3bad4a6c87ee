"""The workers of one machine, and how a line that came in at one is passed to another.

People at one table should meet at one worker: what they see alike is then worked out once, and
nobody has to be told of it elsewhere. Each name of a table gives the number of a worker, its
home, and a line that names a table when it comes in is passed there, with what was read of it.
The name is a hint that saves work. Where the home does not take a line at once, whoever has it
keeps it: any worker serves any table.
"""

import asyncio
import logging
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec

from quarterdeck.server.settings import LARGEST_HEAD
from quarterdeck.server.table_names import home_of_name

# Whatever else it is that stands there: it is only hashed.
NAMED = re.compile(rb"/(?:ws\?table=|api/tables/)([a-z0-9-]{1,80})(?![^/?])")
LARGEST_PARCEL = 2 * LARGEST_HEAD  # what was read of a line, and some bytes about it
ON_THE_WAY = 128  # lines that may wait for one worker; whoever has the next keeps it
MORE = 1000  # lines beyond twice as many as another has, with which a worker is full

log = logging.getLogger("quarterdeck.neighbours")


class PassedLine(msgspec.Struct, array_like=True, frozen=True):
    """What goes with a line."""

    sender: int  # the place of the worker where it came in
    lines: int  # how many are connected there
    read: bytes  # what has come by it so far


pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(PassedLine).decode
Welcome = Callable[[socket.socket, bytes], None]


class Neighbours:
    """One worker among those of its supervisor, who made a folder where they find each other."""

    def __init__(self, folder: Path, place: int, workers: int) -> None:
        self.folder, self.place, self.workers = folder, place, workers
        self.door: socket.socket | None = None
        self.ways: set[socket.socket] = set()  # by which a parcel is about to come

    def home_of(self, target: bytes) -> int | None:
        """The other worker where a line should be; none where it is well here."""
        named = NAMED.match(target)
        home = home_of_name(named[1], self.workers) if named else self.place
        return None if home == self.place else home

    # Passing on

    def pass_line(self, home: int, parcel: PassedLine, line: int) -> bool:
        """Whether it is theirs from now on: at once and whole, or not at all."""
        written = pack(parcel)
        if len(written) > LARGEST_PARCEL:
            return False
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as way:
                way.setblocking(False)
                way.connect(self.door_of(home))
                socket.send_fds(way, [written], [line])
        except OSError:  # nobody is there, or too many are on the way
            return False
        return True

    def door_of(self, place: int) -> str:
        return str(self.folder / str(place))

    # Taking in

    def open(self, welcome: Welcome, count_lines: Callable[[], int]) -> None:
        """From now on the others may pass lines; where that cannot be, each keeps its own."""
        self.welcome, self.count_lines = welcome, count_lines
        try:
            self.door = self.listen()
        except OSError as wrong:
            log.warning("lines are not passed to worker %d: %s", self.place, wrong)
        else:
            asyncio.get_running_loop().add_reader(self.door.fileno(), self.let_in)

    def listen(self) -> socket.socket:
        """Where one that was killed has listened, if need be."""
        mine = Path(self.door_of(self.place))
        mine.unlink(missing_ok=True)
        door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        door.setblocking(False)
        door.bind(str(mine))
        door.listen(ON_THE_WAY)
        return door

    def close(self) -> None:
        """Whoever knocks is told at once that nobody is there."""
        for each in [*self.ways, *([self.door] if self.door else [])]:
            asyncio.get_running_loop().remove_reader(each.fileno())
            each.close()
        self.ways.clear()

    def let_in(self) -> None:
        assert self.door is not None
        with suppress(OSError):  # they have gone
            way, _ = self.door.accept()
            way.setblocking(False)
            self.ways.add(way)
            asyncio.get_running_loop().add_reader(way.fileno(), partial(self.take_from, way))

    def take_from(self, way: socket.socket) -> None:
        """One parcel comes by each; or none, where its sender has died on the way."""
        asyncio.get_running_loop().remove_reader(way.fileno())
        self.ways.discard(way)
        with way, suppress(OSError):
            written, lines, *_ = socket.recv_fds(way, LARGEST_PARCEL, 1)
            for line in [socket.socket(fileno=number) for number in lines]:
                self.take(unpack(written), line)

    def take(self, parcel: PassedLine, line: socket.socket) -> None:
        """It stays here, unless we are full: then it goes back, and nobody passes it again."""
        line.set_inheritable(False)
        comes_back = parcel.sender == self.place
        if comes_back or not self.is_full(parcel.lines):
            self.welcome(line, parcel.read)
        elif self.pass_line(parcel.sender, parcel, line.fileno()):
            line.close()
        else:
            self.welcome(line, parcel.read)

    def is_full(self, lines_there: int) -> bool:
        """Beside the one who sends: nobody can send everybody to one worker by a name."""
        return self.count_lines() > 2 * lines_there + MORE
