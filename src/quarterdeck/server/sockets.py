"""The socket of one client: letters in, letters out, within limits.

Plain ASGI, because every move of every table passes through here.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from typing import Any

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import letters
from quarterdeck.server import messages as say
from quarterdeck.server.cookies import guest_of, same_origin
from quarterdeck.server.device import Device
from quarterdeck.server.letters import write
from quarterdeck.server.rate_limits import Buckets, Turnstile
from quarterdeck.server.settings import Limits
from quarterdeck.server.socket_requests import SocketRequests, not_understood, read_message

COOKIE = "qd_guest"
BACKLOG = 1_000  # letters that a slow client may be behind before it is let go
TRY_LATER = 1013
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class Mailbox:
    """What is on its way to one client. Nobody at a table waits for a slow one."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.letters: deque[bytes] = deque()
        self.bell = asyncio.Event()
        self.overdue = False

    def put(self, letter: bytes) -> None:
        if len(self.letters) >= BACKLOG:
            self.overdue = True
            self.letters.clear()
        if not self.overdue:
            self.letters.append(letter)
        self.bell.set()

    async def deliver(self) -> None:
        """Letter by letter, until the client is gone."""
        with suppress(OSError, RuntimeError):  # what a closed socket raises
            while await self.bell.wait():
                self.bell.clear()
                await self.empty()

    async def empty(self) -> None:
        """All that has come; who is too far behind should ask anew."""
        while self.letters:
            text = self.letters.popleft().decode()
            await self.send({"type": "websocket.send", "text": text})
        if self.overdue:
            await self.send({"type": "websocket.close", "code": TRY_LATER})


class SocketDoor:
    """Where sockets come in."""

    def __init__(self, requests: SocketRequests, secret: str, limits: Limits) -> None:
        self.requests, self.secret = requests, secret
        self.guests = Turnstile(limits.connections_per_guest)
        self.addresses = Turnstile(limits.connections_per_address)
        self.messages = Buckets(limits.messages_per_second)

    async def come_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One client's conversation, from knocking to leaving."""
        await receive()
        address = (scope.get("client") or ("",))[0]
        if not self.addresses.enter(address):
            return await turn_away(send, 429, Denied("too-many-connections"))
        try:
            await self.check_guest(scope, receive, send)
        finally:
            self.addresses.leave(address)

    async def check_guest(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {
            name.decode("latin1"): value.decode("latin1") for name, value in scope["headers"]
        }
        guest = guest_of(cookie_in(headers.get("cookie", "")), self.secret)
        if not same_origin(headers.get("origin"), headers.get("host")):
            return await turn_away(send, 403, Denied("foreign-origin"))
        if guest is None:
            return await turn_away(send, 401, Denied("no-guest"))
        if not self.guests.enter(guest):
            return await turn_away(send, 429, Denied("too-many-connections"))
        try:
            await send({"type": "websocket.accept"})
            await self.converse(guest, receive, send)
        finally:
            self.guests.leave(guest)

    async def converse(self, guest: str, receive: Receive, send: Send) -> None:
        mailbox = Mailbox(send)
        device = Device(guest, mailbox.put)
        try:
            async with asyncio.TaskGroup() as tasks:
                delivery = tasks.create_task(mailbox.deliver())
                await self.listen(device, receive, tasks)
                delivery.cancel()
        finally:
            self.requests.hub.forget(device)

    async def listen(self, device: Device, receive: Receive, tasks: asyncio.TaskGroup) -> None:
        """One message after the other; only advice, which takes thought, is not waited for."""
        while (heard := await receive())["type"] != "websocket.disconnect":
            text = heard.get("text") or heard.get("bytes") or b""
            try:
                message = read_message(text)
                self.check_rate(device)
            except Denied as no:
                device.tell(write(not_understood(text, no)))
                continue
            if isinstance(message, say.Advise):
                tasks.create_task(self.reply(device, message))
            else:
                await self.reply(device, message)

    def check_rate(self, device: Device) -> None:
        if not self.messages.take(device.guest):
            raise Denied("too-many-messages")

    async def reply(self, device: Device, message: say.Message) -> None:
        for letter in await self.requests.answer(device, message):
            device.tell(write(letter))


async def turn_away(send: Send, status: int, no: Denied) -> None:
    """A no before the socket is open: an ordinary HTTP answer, typed like all others."""
    body = write({"code": letters.code_of(no), "why": no.sentence})
    headers = [(b"content-type", b"application/json")]
    start = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": body})


def cookie_in(header: str) -> str | None:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return found.value if found else None
