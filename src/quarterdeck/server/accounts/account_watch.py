"""What was done to accounts, wherever it was done, is carried out here: by reading on in the audit.

So a session that is ended by another server, or by `quarterdeck admin` beside a running house,
ends here as well within seconds, and nobody has to be told by name.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.requests import leave_seat
from quarterdeck.rooms.room import Room, Step
from quarterdeck.rooms.seats import guests_at, seats_of
from quarterdeck.server.accounts.audit import AuditLog, DeedTold
from quarterdeck.server.hub import Hub
from quarterdeck.server.sockets import SocketDoor

LOOK_ROUND = 3.0  # seconds
MOST = 100  # tables that wait, of one guest
LATE = 100  # deeds back that are looked at again: of two at once, the later may be written first
log = logging.getLogger("quarterdeck.account_watch")


def stand_up_all(room: Room, guest: str) -> list[Step]:
    """From every chair of theirs."""
    steps: list[Step] = []
    for seat in seats_of(room.places, guest):
        steps.append(leave_seat(steps[-1].room if steps else room, guest, seat))
    if not steps:
        raise Denied("not-seated")  # another server has seen to it
    return steps


class AccountWatch:
    def __init__(self, hub: Hub, socket_door: SocketDoor) -> None:
        self.audit, self.hub, self.socket_door = AuditLog(hub.store.engine), hub, socket_door
        self.last = 0
        self.carried_out: set[int] = set()  # of the last deeds
        self.lock = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.last = await self.audit.last()
        self.carried_out = {deed.id for deed in await self.audit.since(self.last - LATE)}
        self.task = asyncio.create_task(self.look_round())

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def look_round(self) -> None:
        while True:
            await asyncio.sleep(LOOK_ROUND)
            try:
                await self.look()
            except Exception as wrong:
                log.warning("the audit cannot be read: %r", wrong)

    async def look(self) -> None:
        """Carry out what is new."""
        async with self.lock:
            while deeds := await self.new_deeds():
                for deed in deeds:
                    self.last = max(self.last, deed.id)
                    self.carried_out.add(deed.id)
                    if deed.deed in FOLLOWED:
                        await FOLLOWED[deed.deed](self, deed)

    async def new_deeds(self) -> list[DeedTold]:
        self.carried_out = {each for each in self.carried_out if each > self.last - LATE}
        late = await self.audit.since(self.last - LATE)
        return [deed for deed in late if deed.id not in self.carried_out]

    async def end_session(self, deed: DeedTold) -> None:
        self.socket_door.send_away(deed.who, lambda session: session == deed.note)

    async def end_all(self, deed: DeedTold) -> None:
        self.socket_door.send_away(deed.who, lambda _: True)

    async def see_off(self, deed: DeedTold) -> None:
        """Who has gone sits at no table that waits, and stands nowhere by their name."""
        await self.end_all(deed)
        await self.call_anew(deed)
        for table, _ in await self.hub.store.tables_of(deed.who, "waiting", MOST):
            with suppress(QuarterdeckError):
                await self.hub.change(table, partial(stand_up_all, guest=deed.who))

    async def call_anew(self, deed: DeedTold) -> None:
        """Tables where they sit are read again: another name stands there now."""
        held = [r for r in self.hub.rooms.values() if deed.who in guests_at(r.places)]
        for room in held:
            async with self.hub.lock(room.table):
                self.hub.rooms.pop(room.table, None)
                self.hub.post(await self.hub.room(room.table))
        self.hub.lobby.call()

    async def shut_out_copies(self, deed: DeedTold) -> None:
        """Who came by the cookie of a guest that has an account now."""
        self.socket_door.send_away(deed.who, lambda session: not session)


FOLLOWED: Mapping[str, Callable[[AccountWatch, DeedTold], Awaitable[None]]] = {
    "ended": AccountWatch.end_session,
    "kept": AccountWatch.shut_out_copies,
    "deleted": AccountWatch.see_off,
    "renamed": AccountWatch.call_anew,
    **dict.fromkeys(("recovered", "banned", "reset"), AccountWatch.end_all),
}
