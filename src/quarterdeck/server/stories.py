"""What has happened at a table, told anew from its log to those who missed it."""

from msgspec.structs import replace

from quarterdeck.rooms.room import Room, Step, forgets
from quarterdeck.server.hub import Hub

AT_HAND = 8  # tables whose story is remembered, so that its next page costs nothing


class Stories:
    """The stories that were asked for last. A log only ever grows, so what was read stays true."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.known: dict[str, tuple[int, list[Step]]] = {}  # up to which seq, and what was told

    async def missed(self, guest: str, room: Room, seq: int) -> list[Step]:
        """What was told since a seq; nothing twice where one must remember oneself."""
        since = self.hub.told_once.since(room, guest, seq)
        self.hub.told_once.note(room, [guest])
        if since >= room.seq:
            return []
        return [step for step in await self.read(room.table, room.seq) if step.room.seq > since]

    async def before(self, room: Room, seq: int) -> list[Step]:
        """What was told before a seq; nothing where one must remember oneself."""
        if forgets(room):
            return []
        steps = await self.read(room.table, min(seq - 1, room.seq))
        return [step for step in steps if step.room.seq < seq]

    async def read(self, table: str, seq: int) -> list[Step]:
        """All that was told, up to this seq at least."""
        until, steps = self.known.pop(table, (-1, []))
        if until < seq:
            history = await self.hub.history(table)
            until, steps = history[-1].room.seq, as_told(history)
        self.known[table] = until, steps
        if len(self.known) > AT_HAND:
            del self.known[next(iter(self.known))]
        return steps


def as_told(steps: list[Step]) -> list[Step]:
    """As much of every step as a story needs: where the game stood is worked out anew anyway."""
    return [step._replace(room=replace(step.room, state=None)) for step in steps if step.told]
