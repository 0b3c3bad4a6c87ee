"""What holds for every answer over HTTP: the hasty wait, and browsers are told to be strict."""

from collections.abc import Awaitable, Callable
from typing import Any

from quarterdeck.core.sentence import Sentence
from quarterdeck.server.api.forms import Problem
from quarterdeck.server.cookies import guest_of
from quarterdeck.server.letters import write
from quarterdeck.server.page.edition import house_mark
from quarterdeck.server.rate_limits import Buckets
from quarterdeck.server.settings import Settings
from quarterdeck.server.sockets import Receive, Scope, Send, cookie_in
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
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        polite = with_headers(send, self.headers, self.may_keep(scope))
        if scope["path"].startswith("/api/") and not self.has_time_for(scope):
            return await slow_down(polite)
        return await self.app(scope, receive, polite)

    def may_keep(self, scope: Scope) -> bool:
        """Whether it is what the house says to everyone, asked for in this edition."""
        path = scope["path"]
        said_to_all = path == "/api/games" or path.startswith(KEPT)
        return said_to_all and bool(self.kept) and scope["query_string"] == self.kept

    def has_time_for(self, scope: Scope) -> bool:
        address = (scope.get("client") or ("",))[0]
        cookies = b"; ".join(value for name, value in scope["headers"] if name == b"cookie")
        guest = guest_of(cookie_in(cookies.decode("latin1")), self.secret)
        return self.addresses.take(address) and (guest is None or self.guests.take(guest))


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


async def slow_down(send: Send) -> None:
    why = Sentence("denied-too-many-requests")
    body = write(Problem("too-many-requests", why, words().say(why)))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
