"""The list of tables, and those who look at it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from quarterdeck.server import letters
from quarterdeck.server import messages as say
from quarterdeck.server.device import Device
from quarterdeck.server.letters import write

BREATH = 0.2  # seconds in which changes are gathered into one letter
Listings = tuple[say.Listing, ...]


class LobbyList:
    """Looked up once in a breath, however many ask; changes that come thick make one letter."""

    def __init__(self, look_up: Callable[[], Coroutine[Any, Any, Listings]]) -> None:
        self.look_up = look_up
        self.devices: set[Device] = set()
        self.calling: asyncio.Task[None] | None = None
        self.lookup: asyncio.Task[Listings] | None = None
        self.looked_up_at = 0.0

    def call(self) -> None:
        """Something has changed: tell everyone soon."""
        self.lookup = None
        if self.devices and (self.calling is None or self.calling.done()):
            self.calling = asyncio.create_task(self.tell())

    async def tell(self) -> None:
        await asyncio.sleep(BREATH)
        letter = write(letters.lobby(await self.listing()))
        for device in self.devices:
            device.tell(letter)

    async def listing(self) -> Listings:
        """The public tables that wait for somebody or are being played."""
        now = asyncio.get_running_loop().time()
        if self.lookup is None or now > self.looked_up_at + BREATH:
            self.lookup, self.looked_up_at = asyncio.create_task(self.look_up()), now
        return await asyncio.shield(self.lookup)
