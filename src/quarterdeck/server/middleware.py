"""What holds for every answer over HTTP: the hasty wait, and browsers are told to be strict."""

import math
from collections.abc import Awaitable, Callable
from itertools import chain
from typing import Any

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import letters
from quarterdeck.server.api.forms import Problem
from quarterdeck.server.cookies import GUEST, cookies_in, guest_of, with_our_cookies_alone
from quarterdeck.server.letters import write
from quarterdeck.server.page.edition import house_mark
from quarterdeck.server.rate_limits import Buckets
from quarterdeck.server.settings import LARGEST_HEAD, Settings
from quarterdeck.server.sockets import Receive, Scope, Send
from quarterdeck.server.static_files import FOR_EVER, import_map_hash
from quarterdeck.words import words

Headers = list[tuple[bytes, bytes]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
POLICY = (
    "default-src 'self'; script-src 'self' {}; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
STRICT = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
}
KEEP = (b"cache-control", FOR_EVER.encode())
KEPT = ("/api/words/", "/games/pages.json")  # beside the list of games: nothing of anybody's


class Middleware:
    """Stands before the application and sees all that goes in and out."""

    def __init__(self, app: App, secret: str, settings: Settings) -> None:
        self.app, self.secret = app, secret
        limits, policy = settings.limits, POLICY.format(import_map_hash(settings.apart))
        self.headers = [*STRICT.items(), (b"content-security-policy", policy.encode())]
        self.kept = b"" if settings.apart else f"edition={house_mark()}".encode()
        self.guests = Buckets(limits.requests_per_second)
        self.addresses = Buckets(limits.requests_per_second * 5)  # several people behind one

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        fits = sum(map(len, chain(*scope["headers"]))) <= LARGEST_HEAD
        scope["headers"] = with_our_cookies_alone(scope["headers"]) if fits else []
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        polite = with_headers(send, self.headers, self.may_keep(scope))
        if not fits:
            return await refuse(polite, 431, Denied("too-large", limit=LARGEST_HEAD))
        if scope["path"].startswith("/api/") and (wait := self.wait_for(scope)):
            return await refuse(polite, 429, Denied("too-many-requests"), later(wait))
        return await self.app(scope, receive, polite)

    def may_keep(self, scope: Scope) -> bool:
        """Whether it is what the house says to everyone, asked for in this edition."""
        path = scope["path"]
        said_to_all = path == "/api/games" or path.startswith(KEPT)
        return said_to_all and bool(self.kept) and scope["query_string"] == self.kept

    def wait_for(self, scope: Scope) -> float:
        """Whoever is known answers for themselves, and only strangers for their whole address."""
        guest = guest_of(cookies_in(scope["headers"]).get(GUEST), self.secret)
        address = str((scope.get("client") or ("",))[0])
        return self.guests.wait(guest) if guest else self.addresses.wait(address)


def later(wait: float) -> tuple[bytes, bytes]:
    """When to come again, in whole seconds."""
    return b"retry-after", str(math.ceil(wait)).encode()


def with_headers(send: Send, headers: Headers, keep: bool) -> Send:
    """The same, with the headers every answer bears; no copy that is kept holds a cookie."""

    async def polite(message: Any) -> None:
        if message["type"] == "http.response.start":
            told = [*message["headers"], *headers]
            if keep and message["status"] == 200:
                told.append(KEEP)
            kept = KEEP in told
            message["headers"] = [each for each in told if not (kept and each[0] == b"set-cookie")]
        await send(message)

    return polite


async def refuse(send: Send, status: int, no: Denied, *more: tuple[bytes, bytes]) -> None:
    body = write(Problem(letters.code_of(no), no.sentence, words().say(no.sentence)))
    headers = [(b"content-type", b"application/json"), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
