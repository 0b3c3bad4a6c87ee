"""The socket of one client: letters in, letters out, within limits.

Plain ASGI, because every move of every table passes through here.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import letters
from quarterdeck.server import messages as say
from quarterdeck.server.callers import Caller
from quarterdeck.server.cookies import same_origin
from quarterdeck.server.device import Device
from quarterdeck.server.letters import LARGEST_LETTER, write
from quarterdeck.server.rate_limits import Buckets, Turnstile
from quarterdeck.server.settings import Limits
from quarterdeck.server.socket_requests import SocketRequests, not_understood, read_message

BACKLOG = 1_000  # letters that a slow client may be behind before it is let go
BACKLOG_BYTES = 8 * LARGEST_LETTER  # and how long they may be together
STRIKES = 200  # noes in a row after which nobody listens any more
TRY_LATER, POLICY = 1013, 1008
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


def takes_none(_: bytes) -> bool:
    return False


def no_lag() -> float:
    return 0.0


class Mailbox:
    """What is on its way to one client. Nobody at a table waits for a slow one.

    Where the line takes letters at once (`post`), only those that it does not take wait here.
    """

    def __init__(self, send: Send, post: Callable[[bytes], bool] = takes_none) -> None:
        self.send, self.post = send, post
        self.letters: deque[bytes] = deque()
        self.size = 0  # of all that have not gone, in bytes
        self.bell = asyncio.Event()
        self.overdue = False

    def put(self, letter: bytes) -> None:
        if self.size or self.overdue or not self.post(letter):
            self.keep(letter)

    def keep(self, letter: bytes) -> None:
        if len(self.letters) >= BACKLOG or self.size + len(letter) > BACKLOG_BYTES:
            self.break_off()
        if not self.overdue:
            self.letters.append(letter)
            self.size += len(letter)
        self.bell.set()

    def break_off(self) -> None:
        """Nothing more is told; the client comes again and asks anew."""
        self.overdue = True
        self.letters.clear()
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
            letter = self.letters.popleft()
            await self.send({"type": "websocket.send", "text": letter.decode()})
            self.size -= len(letter)  # only now: until it has gone, none goes before it
        if self.overdue:
            await self.send({"type": "websocket.close", "code": TRY_LATER})


class SocketDoor:
    """Where sockets come in."""

    def __init__(self, requests: SocketRequests, limits: Limits) -> None:
        self.requests = requests
        self.guests = Turnstile(limits.connections_per_guest)
        self.addresses = Turnstile(limits.connections_per_address)
        self.messages = Buckets(limits.messages_per_second)
        self.mailboxes: dict[Mailbox, tuple[str, str]] = {}  # whose, and by which session
        self.is_cut_off = False  # whether nobody here would hear anything

    def send_all_away(self) -> None:
        """To another server, which they find by coming again."""
        for mailbox in self.mailboxes:
            mailbox.break_off()

    def send_away(self, guest: str, ended: Callable[[str], bool]) -> None:
        """Those of a guest whose session has ended; by a good one they come again at once."""
        for mailbox, (who, session) in self.mailboxes.items():
            if who == guest and ended(session):
                mailbox.break_off()

    async def come_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One client's conversation, from knocking to leaving."""
        await receive()
        address = scope["caller"].address
        if self.is_cut_off:
            return await turn_away(send, 503, Denied("too-busy"))
        if not self.addresses.enter(address):
            return await turn_away(send, 429, Denied("too-many-connections"))
        try:
            await self.check_guest(scope, receive, send)
        finally:
            self.addresses.leave(address)

    async def check_guest(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller: Caller = scope["caller"]
        guest = caller.guest
        if not same_origin(caller.origin, caller.host):
            return await turn_away(send, 403, Denied("foreign-origin"))
        if guest is None:
            return await turn_away(send, 401, Denied("no-guest"))
        if not self.guests.enter(guest):
            return await turn_away(send, 429, Denied("too-many-connections"))
        mailbox = Mailbox(send, scope.get("post", takes_none))
        try:
            await send({"type": "websocket.accept"})
            self.mailboxes[mailbox] = guest, caller.session.id if caller.session else ""
            device = Device(guest, mailbox.put, caller.address, scope.get("lag", no_lag))
            await self.converse(device, receive, mailbox)
        finally:
            self.mailboxes.pop(mailbox, None)
            self.guests.leave(guest)

    async def converse(self, device: Device, receive: Receive, mailbox: Mailbox) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                delivery = tasks.create_task(mailbox.deliver())
                heard_out = await self.listen(device, receive, tasks)
                delivery.cancel()
            if not heard_out:
                await mailbox.send({"type": "websocket.close", "code": POLICY})
        finally:
            self.requests.hub.forget(device)

    async def listen(self, device: Device, receive: Receive, tasks: asyncio.TaskGroup) -> bool:
        """One message after the other, until they leave or have had their strikes."""
        strikes = 0
        while strikes < STRIKES:
            if (heard := await receive())["type"] == "websocket.disconnect":
                return True
            text = heard.get("text") or heard.get("bytes") or b""
            strikes = 0 if await self.hear(device, text, tasks) else strikes + 1
        return False

    async def hear(self, device: Device, text: str | bytes, tasks: asyncio.TaskGroup) -> bool:
        """Whether it made sense; only advice, which takes thought, is not waited for."""
        if wait := self.messages.wait(device.guest):
            device.tell(write(not_understood(text, Denied("too-many-messages"))))
            await asyncio.sleep(wait)  # nobody reads on: what else is poured fills their own line
            return False
        try:
            message = read_message(text)
        except Denied as no:
            device.tell(write(not_understood(text, no)))
            return False
        if isinstance(message, say.Advise):
            tasks.create_task(self.reply(device, message))
        else:
            await self.reply(device, message)
        return True

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
