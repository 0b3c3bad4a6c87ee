"""Where connections come in, before anybody knows what they want: how many, how large, how soon.

uvicorn's own protocols with a gate and a clock. HTTP is read by h11, which stops reading while an
answer is on its way: what is asked ahead stays in the asker's own buffers.
"""

import asyncio
from collections import deque
from typing import Any, cast

import h11
from uvicorn import Config
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from quarterdeck.server.addresses import Proxies
from quarterdeck.server.frames import (
    FrameSpan,
    first_frame,
    frame_head,
    is_control,
    is_text,
    text_in,
)
from quarterdeck.server.rate_limits import Turnstile
from quarterdeck.server.settings import LARGEST_HEAD, WAITING, Limits, Settings

IDLE = 15  # seconds between requests; longer than clients wait, who else ask just as we hang up
LARGEST_FRAME = 1024 * 1024  # what is larger is cut off; up to here it is answered
FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n\r\n"
EVERYWHERE = ""  # the name under which all are counted
MANY = 65_536  # files that are enough for anybody
FEW = 500  # where nobody can be asked
KEPT_BACK = 64  # for the database, the page's files and the bots
AT_ONCE = 64 * 1024  # bytes of letters that are gathered; what is more goes before the turn ends
COMING = (h11.IDLE, h11.SEND_BODY)  # a request of which some is still to come


def files_allowed() -> int:
    """As many as this process may have open, after asking for more."""
    try:
        import resource  # not on every system
    except ImportError:
        return FEW
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class Gate:
    """How many are connected: from one address, and in all."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.proxies, most = proxies, files_allowed() - KEPT_BACK
        self.addresses, self.for_many = Turnstile(limits.lines_per_address), Turnstile(most)
        self.all = Turnstile(most)
        self.inside: dict[asyncio.BaseTransport, tuple[Turnstile, str]] = {}

    def enter(self, line: asyncio.BaseTransport) -> bool:
        address = str((line.get_extra_info("peername") or ("",))[0])
        way = self.for_many if self.proxies.include(address) else self.addresses
        if not way.enter(address):
            return False
        if not self.all.enter(EVERYWHERE):
            way.leave(address)
            return False
        self.inside[line] = way, address
        return True

    def leave(self, line: asyncio.BaseTransport) -> None:
        """Whoever was let in, once; a line may change what it speaks in between."""
        if (entered := self.inside.pop(line, None)) is not None:
            way, address = entered
            way.leave(address)
            self.all.leave(EVERYWHERE)


class Flow(FlowControl):
    """Reads on where a request is still to come; what is asked ahead stays with the asker.

    uvicorn's own would read a little more whenever somebody looks for a body.
    """

    def __init__(self, transport: asyncio.Transport, conn: h11.Connection) -> None:
        super().__init__(transport)
        self.conn = conn

    def resume_reading(self) -> None:
        if self.conn.their_state in COMING:
            super().resume_reading()


class Http(H11Protocol):
    """A request has so long to come: from its first byte, the first one from connecting."""

    config: "Edge"
    clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport, self.conn)
        if self.config.gate.enter(transport):
            self.watch_the_clock()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_the_clock()
        self.config.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self.watch_the_clock()
        else:  # it has become a socket
            self.stop_the_clock()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """What has come behind the head is the socket's; one that cannot read it has no clock."""
        super().handle_websocket_upgrade(event)
        socket = cast("Socket", self.transport.get_protocol())
        if not socket.handshake_initiated:
            self.transport.abort()
        elif behind := self.conn.trailing_data[0]:
            socket.data_received(behind)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.flow.resume_reading()  # unless the next has come already

    def watch_the_clock(self) -> None:
        if self.conn.their_state not in COMING:
            self.stop_the_clock()
        elif self.clock is None:
            self.clock = self.loop.call_later(self.config.patience, self.transport.abort)

    def stop_the_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None


class Inbox:
    """What has come in by one line: a queue for the one who listens there."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.heap: deque[ASGIReceiveEvent] = deque()
        self.bell: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.heap

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self.heap.append(event)
        if self.bell is not None and not self.bell.done():
            self.bell.set_result(None)

    async def take(self) -> ASGIReceiveEvent:
        while not self.heap:
            self.bell = self.loop.create_future()
            await self.bell
        return self.heap.popleft()


class Socket(WebSocketsSansIOProtocol):
    """Every move comes and every letter goes this way, so what is usual takes the shortest.

    A whole text is read here. What the line can take is written here, all letters of one turn of
    the loop at once; only what it cannot waits for uvicorn's own `send`.
    """

    config: "Edge"

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.inbox = Inbox(self.loop)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", self.inbox)  # as uvicorn calls it
        self.in_whole_frames = True  # so far; from the first piece of one on uvicorn reads them all
        self.outgoing: list[bytes] = []
        self.outgoing_size = 0

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope).update(post=self.post, lag=self.lag)
        await super().run_asgi()

    def lag(self) -> float:
        """Seconds that the last ping took there and back."""
        return self.last_ping_rtt

    # Coming in

    def data_received(self, data: bytes) -> None:
        while data and self.handshake_complete and self.in_whole_frames:
            span = first_frame(data)
            if span is None or not self.read_frame(data[: span.end], span):
                self.in_whole_frames = False
                break
            data = data[span.end :]
        if data:
            super().data_received(data)

    def read_frame(self, frame: bytes, span: FrameSpan) -> bool:
        """Whether it is one that leaves nothing to be put together."""
        if is_control(frame):
            super().data_received(frame)
            return True
        try:
            text = text_in(frame, span) if is_text(frame) else None
        except UnicodeDecodeError:
            text = None
        if text is not None and not self.close_sent:
            self.hand_in({"type": "websocket.receive", "text": text})
        return text is not None

    def hand_in(self, event: ASGIReceiveEvent) -> None:
        """A lone message does not stop the line: stopping and starting costs more than to read."""
        if not (self.queue.empty() or self.read_paused):
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait(event)

    def send_receive_event_to_app(self) -> None:
        """The same for what uvicorn has put together."""
        lone = self.queue.empty() and not self.read_paused
        self.read_paused = lone or self.read_paused  # so that it is not stopped
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not lone

    async def receive(self) -> ASGIReceiveEvent:
        if not self.queue.empty():  # messages lie in a heap: the others have their turn first
            await asyncio.sleep(0)
        event = await self.inbox.take()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return event

    # Going out

    def post(self, letter: bytes) -> bool:
        """Whether it is on its way; where it is not, somebody has to wait until it can be."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self.outgoing:
            self.loop.call_soon(self.write_letters)
        self.outgoing += (frame_head(len(letter)), letter)
        self.outgoing_size += len(letter)
        if self.outgoing_size > AT_ONCE:
            self.write_letters()
        return True

    def write_letters(self) -> None:
        """All that were posted since: a call of the system for each costs more than to write it."""
        if self.outgoing and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(self.outgoing))
        self.outgoing.clear()
        self.outgoing_size = 0

    async def send(self, message: ASGISendEvent) -> None:
        self.write_letters()
        await super().send(message)

    def shutdown(self) -> None:
        self.write_letters()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.leave(self.transport)
        super().connection_lost(exc)


class Edge(Config):
    """No compression: letters are small, and a table is worth more than bandwidth."""

    def __init__(self, app: Any, settings: Settings, http: type[Http] = Http) -> None:
        self.gate = Gate(settings.limits, Proxies(settings.proxies))
        self.patience = settings.limits.request_within
        super().__init__(
            app,
            http=http,
            h11_max_incomplete_event_size=LARGEST_HEAD,
            ws=Socket,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=settings.access_log,
            timeout_graceful_shutdown=3,
            backlog=WAITING,
            timeout_keep_alive=IDLE,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
        )
