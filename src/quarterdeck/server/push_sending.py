"""Sends notices to push services, off the path of every move: what cannot be sent is tried again
for a while, and never does anybody wait for it."""

import asyncio
import logging
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from typing import NamedTuple, TypeVar

import msgspec

from quarterdeck.games import GAMES
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room
from quarterdeck.rooms.seats import guests_at
from quarterdeck.server import push_sealing
from quarterdeck.server.errands import Errands
from quarterdeck.server.hub import Hub
from quarterdeck.server.push_addresses import PushAddress, find_host, read_endpoint
from quarterdeck.server.push_notices import Notice, is_news, notices_after
from quarterdeck.server.push_store import Push, PushStore
from quarterdeck.server.rate_limits import Buckets
from quarterdeck.words import words

T = TypeVar("T")
WAITING = 1_000  # notices; more are not told, and the page still counts whose turn it is
AT_ONCE = 8  # that are sent at a time
RETRIES = (2.0, 10.0, 60.0, 600.0, 3600.0)  # seconds before each further try
PATIENCE = 10.0  # seconds for one try, from looking up the name to the answer
LARGEST_ANSWER = 4096  # bytes of a line of it that are read
KEPT = 24 * 3600  # seconds that a service keeps a notice for a browser that is off
OFTEN = 0.2  # notices a second to one browser, and ten seconds' worth at once
GONE = (404, 410)
log = logging.getLogger("quarterdeck.push")


class PushSettings(NamedTuple):
    key: str  # the house's
    contact: str  # where whoever runs the push service finds the house
    allow_self: bool = False  # to send to this very machine, which only tests do


class Parcel(NamedTuple):
    """A notice for one browser, which has been tried so often."""

    notice: Notice
    push: Push
    tries: int = 0


class Failed(Exception):
    """The service did not take it; it may another time."""


class PushSender(Errands):
    """One queue for all; what waits there is lost with the server."""

    def __init__(self, hub: Hub, settings: PushSettings) -> None:
        super().__init__()
        self.hub, self.settings, self.store = hub, settings, PushStore(hub.store.engine)
        self.queue: asyncio.Queue[Notice | Parcel] = asyncio.Queue(WAITING)
        self.later = 0  # parcels that will be tried again
        self.often = Buckets(OFTEN)
        self.threads = ThreadPoolExecutor(2, "push")
        self.trust = ssl.create_default_context()
        self.retries = RETRIES

    def start(self) -> None:
        self.hub.writers.append(self.look_at)
        for _ in range(AT_ONCE):
            self.begin(self.work())

    async def stop(self) -> None:
        await super().stop()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def look_at(self, before: Room, after: Room) -> None:
        """This server wrote it down, so it tells of it: nobody else does."""
        here = self.hub.presence.guests(after.table)
        if guests_at(after.places) <= here:  # as at almost every move
            return
        for notice in notices_after(before, after):
            if notice.guest not in here:
                self.put(notice)

    def put(self, waiting: Notice | Parcel) -> None:
        try:
            self.queue.put_nowait(waiting)
        except asyncio.QueueFull:
            log.warning("too many notices wait: one is not told")

    async def work(self) -> None:
        while True:
            waiting = await self.queue.get()
            try:
                if isinstance(waiting, Notice):
                    await self.unpack(waiting)
                else:
                    await self.send(waiting)
            except Exception:
                log.exception("a notice could not be told")

    async def unpack(self, notice: Notice) -> None:
        """To every browser that wants to hear of it, unless its guest looks on elsewhere."""
        pushes = await self.store.wanted_by(notice.guest, notice.about)
        pushes = [each for each in pushes if {*each.kinds} & {*notice.kinds}]
        if not pushes:
            return
        await self.hub.presence.look([notice.about])
        if notice.guest in self.hub.presence.guests(notice.about):
            return
        for push in pushes:
            if self.often.take(push.id):
                self.put(Parcel(notice, push))

    async def send(self, parcel: Parcel) -> None:
        if not is_news(parcel.notice, await self.hub.room(parcel.notice.about)):
            return
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self.post(parcel)
        except (OSError, TimeoutError, Failed) as wrong:
            self.try_again(parcel, repr(wrong))
        except Denied:
            await self.store.drop(parcel.push.id)
        else:
            await self.heed(parcel, status)

    async def heed(self, parcel: Parcel, status: int) -> None:
        """What the service answered."""
        if status in GONE:
            await self.store.drop(parcel.push.id)
        elif status == 429 or status >= 500:
            self.try_again(parcel, str(status))
        elif status >= 300:
            log.warning("a push service answered %s", status)

    def try_again(self, parcel: Parcel, why: str) -> None:
        """Later each time; as many as may wait, and not for ever."""
        if parcel.tries >= len(self.retries) or self.later >= WAITING:
            log.warning("a notice is given up: %s", why)
            return
        self.later += 1
        self.begin(self.put_later(parcel._replace(tries=parcel.tries + 1)))

    async def put_later(self, parcel: Parcel) -> None:
        try:
            await asyncio.sleep(self.retries[parcel.tries - 1])
        finally:
            self.later -= 1
        self.put(parcel)

    # The wire

    async def post(self, parcel: Parcel) -> int:
        """One request on a line of its own; nothing but the status is read, nothing is followed."""
        address = read_endpoint(parcel.push.endpoint, self.settings.allow_self)
        host = await self.aside(partial(find_host, address, self.settings.allow_self))
        request = await self.aside(partial(self.write_request, parcel, address))
        safe, name = (self.trust, address.host) if address.is_safe else (None, None)
        reader, writer = await asyncio.open_connection(
            host, address.port, limit=LARGEST_ANSWER, ssl=safe, server_hostname=name
        )
        try:
            writer.write(request)
            await writer.drain()
            return read_status(await read_line(reader))
        finally:
            writer.close()

    async def aside(self, do: Callable[[], T]) -> T:
        """In a thread that nothing else waits for."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, do)

    def write_request(self, parcel: Parcel, address: PushAddress) -> bytes:
        push, settings = parcel.push, self.settings
        body = push_sealing.seal(write_notice(parcel), push.public_key, push.auth)
        headers = {
            "Host": address.origin.partition("://")[2],
            "Authorization": push_sealing.sign_request(
                settings.key, address.origin, settings.contact
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(KEPT),
            "Topic": topic_of(parcel.notice),  # so that a newer one takes its place
            "Connection": "close",
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"POST {address.path} HTTP/1.1\r\n{lines}\r\n".encode() + body


def topic_of(notice: Notice) -> str:
    return sha256(f"{notice.about} {notice.kinds}".encode()).hexdigest()[:32]


async def read_line(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.readuntil(b"\r\n")
    except (asyncio.LimitOverrunError, asyncio.IncompleteReadError) as wrong:
        raise Failed("no answer") from wrong


def read_status(line: bytes) -> int:
    protocol, _, rest = line.partition(b" ")
    if not protocol.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise Failed("no HTTP")
    return int(rest[:3])


def write_notice(parcel: Parcel) -> bytes:
    """In the reader's words; nothing is told of the game but which one it is."""
    notice, push = parcel.notice, parcel.push
    kind = next(each for each in notice.kinds if each in push.kinds)
    said = words(GAMES.get(notice.game), push.language)
    told = {
        "title": said.text(f"push-{kind}"),
        "body": said.text(notice.game) if notice.game in GAMES else notice.game,
        "table": notice.table,
        "kind": kind,
    }
    return msgspec.json.encode(told)
