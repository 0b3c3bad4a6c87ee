"""What holds for every request: who may ask and how often, and what browsers are told besides."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from itertools import chain
from typing import Any, NamedTuple

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import letters
from quarterdeck.server.accounts.house_accounts import Entered
from quarterdeck.server.accounts.session_tokens import seal_session
from quarterdeck.server.addresses import HostNames
from quarterdeck.server.api.forms import Problem
from quarterdeck.server.callers import Caller, caller_address, caller_of
from quarterdeck.server.cookies import (
    CSRF,
    DEVICE,
    GUEST,
    SESSION,
    same_origin,
    sign,
    write_cookie,
)
from quarterdeck.server.letters import write
from quarterdeck.server.page.edition import house_mark
from quarterdeck.server.page_tokens import is_token_of, new_token
from quarterdeck.server.rate_limits import Buckets
from quarterdeck.server.settings import LARGEST_HEAD, Settings
from quarterdeck.server.sockets import Receive, Scope, Send, turn_away
from quarterdeck.server.static_files import FOR_EVER, import_map_hash
from quarterdeck.server.turns import Turns
from quarterdeck.words import words

Headers = list[tuple[bytes, bytes]]
Confirm = Callable[[Caller], Awaitable[Caller]]
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
PLAIN = b"text/plain; charset=utf-8"
LONGEST_HOST = 100  # letters of a name that are said back
ONLY_READ = {"GET", "HEAD", "OPTIONS"}
KEPT = ("/api/words/", "/games/pages.json")  # beside the list of games: nothing of anybody's


class Rebuff(NamedTuple):
    status: int
    no: Denied
    headers: tuple[tuple[bytes, bytes], ...] = ()
    wait: float = 0.0  # seconds before it is said: whoever pours has to wait for each


class Middleware:
    """Stands before the application and sees all that goes in and out."""

    def __init__(self, app: App, secret: str, settings: Settings) -> None:
        self.app, self.secret = app, secret
        limits, policy = settings.limits, POLICY.format(import_map_hash(settings.apart))
        self.headers = [*STRICT.items(), (b"content-security-policy", policy.encode())]
        self.kept = b"" if settings.apart else f"edition={house_mark()}".encode()
        self.names = HostNames(settings.host_names)
        self.turns = Turns()
        self.confirm: Confirm = believe  # until there is a database to ask
        words()  # read before anybody comes: the first no would make all tables wait for it
        self.guests = Buckets(limits.requests_per_second)
        self.addresses = Buckets(limits.requests_per_second * 5)  # several people behind one

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.turns.wait(caller_address(scope))
        refusal = None if scope["type"] == "lifespan" else await self.meet(scope)
        if scope["type"] == "http":
            send = self.with_headers(scope, send)
        if refusal is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await refuse(send, refusal, scope["path"].startswith("/api/"))
        else:
            await receive()
            await turn_away(send, refusal.status, refusal.no)

    async def meet(self, scope: Scope) -> Rebuff | None:
        """Who asks is looked up only where it matters, and for nobody who asks too much."""
        refusal, path = self.look_at(scope), scope["path"]
        if refusal or not path.startswith(("/api/", "/ws")):
            return refusal
        caller = scope["caller"] = await self.confirm(scope["caller"])
        return self.check_form(scope["method"], caller) if scope["type"] == "http" else None

    def look_at(self, scope: Scope) -> Rebuff | None:
        """See who asks, before anybody else does; and why they are not answered, if so."""
        if sum(map(len, chain(*scope["headers"]))) > LARGEST_HEAD:
            scope["headers"], scope["caller"] = [], Caller(caller_address(scope))
            return Rebuff(431, Denied("too-large", limit=LARGEST_HEAD))
        caller = scope["caller"] = caller_of(scope, self.secret)
        scope["headers"] = [each for each in scope["headers"] if each[0] != b"cookie"]
        if not self.names.know(caller.host):
            return Rebuff(421, Denied("unknown-host", name=(caller.host or "")[:LONGEST_HOST]))
        if scope["type"] == "http" and scope["path"].startswith("/api/"):
            return self.check_haste(caller)
        return None

    def check_haste(self, caller: Caller) -> Rebuff | None:
        """Whoever is known answers for themselves, and only strangers for their whole address."""
        by_name, by_address = self.guests.wait, self.addresses.wait
        wait = by_name(caller.guest) if caller.guest else by_address(caller.address)
        return Rebuff(429, Denied("too-many-requests"), (later(wait),), wait) if wait else None

    def check_form(self, method: str, caller: Caller) -> Rebuff | None:
        """What changes something comes from a page of ours, made for this very guest."""
        if method in ONLY_READ:
            return None
        if not same_origin(caller.origin, caller.host):
            return Rebuff(403, Denied("foreign-origin"))
        if caller.form == caller.token and self.has_own_token(caller):
            return None
        return Rebuff(403, Denied("csrf"))

    def has_own_token(self, caller: Caller) -> bool:
        return is_token_of(caller.guest, caller.token, self.secret)

    def with_headers(self, scope: Scope, send: Send) -> Send:
        """The same, with the headers every answer bears; no copy that is kept holds a cookie."""

        async def polite(message: Any) -> None:
            if message["type"] == "http.response.start":
                told: Headers = [*message["headers"], *self.headers]
                if message["status"] == 200 and self.may_keep(scope):
                    told.append(KEEP)
                message["headers"] = told if KEEP in told else [*told, *self.cookies_for(scope)]
            await send(message)

        return polite

    def may_keep(self, scope: Scope) -> bool:
        """Whether it is what the house says to everyone, asked for in this edition."""
        path = scope["path"]
        said_to_all = path == "/api/games" or path.startswith(KEPT)
        return said_to_all and bool(self.kept) and scope["query_string"] == self.kept

    def cookies_for(self, scope: Scope) -> Headers:
        """Whoever was introduced is remembered; and everyone has a token of their own."""
        if not scope["path"].startswith("/api/"):
            return []
        caller: Caller = scope["caller"]
        cookies = dict[str, str]()
        if introduced := scope.get("introduced"):
            caller, cookies[GUEST] = (
                caller._replace(guest=introduced),
                sign(introduced, self.secret),
            )
        if (entered := scope.get("entered")) is not None:
            caller, cookies = self.change_session(caller, entered)
        if not self.has_own_token(caller):
            cookies[CSRF] = new_token(caller.guest, self.secret)
        return [(b"set-cookie", write_cookie(*each, caller.safe)) for each in cookies.items()]

    def change_session(self, caller: Caller, entered: Entered) -> tuple[Caller, dict[str, str]]:
        """Whoever signed in or out is somebody else from now on."""
        if entered.session is None:
            guest = caller.browser if caller.browser != caller.guest else None
            return caller._replace(guest=guest), {SESSION: ""}
        sealed = seal_session(entered.session, self.secret)
        cookies = {SESSION: sealed, DEVICE: entered.device}
        return caller._replace(guest=entered.session.guest), cookies


async def believe(caller: Caller) -> Caller:
    return caller


def later(wait: float) -> tuple[bytes, bytes]:
    """When to come again, in whole seconds."""
    return b"retry-after", str(math.ceil(wait)).encode()


async def refuse(send: Send, refusal: Rebuff, to_program: bool) -> None:
    """A problem as the API tells it; to whoever opens a page, the sentence alone."""
    status, no, more, wait = refusal
    await asyncio.sleep(wait)
    said = words().say(no.sentence)
    problem = write(Problem(letters.code_of(no), no.sentence, said))
    body, kind = (problem, b"application/json") if to_program else (said.encode(), PLAIN)
    headers = [(b"content-type", kind), *more]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
