"""Where connections come in, before anybody knows what they want: how many, how large, how soon.

uvicorn's own protocols with a gate and a clock. HTTP is read by h11, which stops reading while an
answer is on its way: what is asked ahead stays in the asker's own buffers.
"""

import asyncio
from typing import Any

import h11
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from quarterdeck.server.addresses import Proxies
from quarterdeck.server.rate_limits import Turnstile
from quarterdeck.server.settings import LARGEST_HEAD, WAITING, Limits, Settings

IDLE = 15  # seconds between requests; longer than clients wait, who else ask just as we hang up
LARGEST_FRAME = 1024 * 1024  # what is larger is cut off; up to here it is answered
FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n\r\n"
EVERYWHERE = ""  # the name under which all are counted
MANY = 65_536  # files that are enough for anybody
FEW = 500  # where nobody can be asked
KEPT_BACK = 64  # for the database, the page's files and the bots
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


class Http(H11Protocol):
    """A request has so long to come: from its first byte, the first one from connecting."""

    config: "Edge"
    clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
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

    def watch_the_clock(self) -> None:
        if self.conn.their_state not in COMING:
            self.stop_the_clock()
        elif self.clock is None:
            self.clock = self.loop.call_later(self.config.patience, self.transport.abort)

    def stop_the_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None


class Socket(WebSocketsSansIOProtocol):
    config: "Edge"

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.leave(self.transport)
        super().connection_lost(exc)


class Edge(Config):
    """No compression: letters are small, and a table is worth more than bandwidth."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.gate = Gate(settings.limits, Proxies(settings.proxies))
        self.patience = settings.limits.request_within
        super().__init__(
            app,
            http=Http,
            h11_max_incomplete_event_size=LARGEST_HEAD,
            ws=Socket,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=3,
            backlog=WAITING,
            timeout_keep_alive=IDLE,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
        )
