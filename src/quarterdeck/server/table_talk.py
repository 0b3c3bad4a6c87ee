"""Talk at tables: kept first, then heard by those it is for, whichever server they came to."""

from collections.abc import Collection, Mapping

from quarterdeck.rooms.room import Room
from quarterdeck.server import letters
from quarterdeck.server import messages as say
from quarterdeck.server.accounts.blocks import BlockBook
from quarterdeck.server.bus import Bus
from quarterdeck.server.device import Device
from quarterdeck.server.letters import write
from quarterdeck.server.store import LINES, Store
from quarterdeck.server.stored_lines import StoredLine
from quarterdeck.server.turns import Locks


class TableTalk:
    """Where several servers keep talk together, every line is told from there, in its order."""

    def __init__(self, store: Store, bus: Bus, followers: Mapping[str, Collection[Device]]) -> None:
        self.store, self.bus, self.followers = store, bus, followers
        self.told: dict[
            str, int
        ] = {}  # at tables that are followed here: the last line in the store
        self.locks = Locks()
        self.blocks = BlockBook(store.engine)

    async def speak(self, room: Room, said: StoredLine) -> None:
        number = await self.store.add_chat(room.table, said)
        if self.bus.shared:
            self.bus.tell_talk(room.table)
            await self.catch_up(room)
        else:
            self.say_aloud(room, number, said)

    def say_aloud(self, room: Room, number: int, said: StoredLine) -> None:
        """Everyone it is for hears it."""
        letter = write(letters.line_of_talk(room.table, number, said))
        for device in self.followers.get(room.table, ()):
            if device.may_hear(room, said):
                device.tell(letter)

    async def catch_up(self, room: Room) -> None:
        """What was said since the last line that was told here."""
        async with self.locks.of(room.table):
            if room.table not in self.told:
                return  # nobody has come yet, or all have left
            for line, number, said in await self.store.lines_since(
                room.table, self.told[room.table]
            ):
                self.say_aloud(room, number, said)
                self.told[room.table] = line

    async def heard_by(self, device: Device, room: Room) -> list[say.Heard]:
        """What has been said at a table, as far as it was for this device."""
        if self.bus.shared:
            await self.catch_up(room)  # so that who is there has heard what this one hears now
        lines = await self.store.lines_since(room.table, 0)
        self.told.setdefault(room.table, lines[-1][0] if lines else 0)
        heard = [each[1:] for each in lines if device.may_hear(room, each[2])][-LINES:]
        return [letters.line_of_talk(room.table, *each) for each in heard]

    def forget(self, table: str) -> None:
        self.told.pop(table, None)
