"""The logs of tables as steps: all of one, or what came after a room."""

from collections.abc import Sequence

from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.bygone import is_bygone, why_closed
from quarterdeck.rooms.entries import AnyEntry, write
from quarterdeck.rooms.kept_stories import steps_of_story
from quarterdeck.rooms.logs import follow_log, replay_log
from quarterdeck.rooms.refusals import Denied, Outlived
from quarterdeck.rooms.room import Room, Step
from quarterdeck.server.bus import CarriedRow
from quarterdeck.server.looked_up_names import unnamed_in, with_names
from quarterdeck.server.store import Store
from quarterdeck.server.story_shelf import StoryShelf


class TableLogs:
    def __init__(self, store: Store, stories: StoryShelf) -> None:
        self.store, self.stories = store, stories

    async def history(self, table: str) -> list[Step]:
        """Every step of a table."""
        unnamed, times = await self.store.dated_log(table)
        entries = await self.named(unnamed)
        if not entries:
            raise Denied("no-such-table", table=table)
        try:
            return replay_log(table, entries, times)
        except Exception as no:
            return await self.retold(table, entries, no)

    async def named(self, entries: list[AnyEntry]) -> list[AnyEntry]:
        """With the names of those who are looked up."""
        if not (guests := unnamed_in(entries)):
            return entries
        return with_names(entries, await self.store.names_of(guests))

    async def retold(self, table: str, entries: Sequence[AnyEntry], no: Exception) -> list[Step]:
        """A game that today's rules cannot read, as it was told when it ended."""
        if story := await self.stories.find(table):
            return steps_of_story(table, entries, story)
        raise why_closed(entries, no) if isinstance(no, Outlived) else no

    async def read_on(self, room: Room) -> list[Step]:
        """What is in the log after a room; where that is of earlier rules, all of it is read."""
        if rooms.is_behind(room) or is_bygone(room):
            history = await self.history(room.table)
            return [step for step in history if step.room.seq > room.seq]
        return follow_log(room, *await self.store.dated_log(room.table, room.seq))


def rows_written(steps: Sequence[Step], times: Sequence[float]) -> list[CarriedRow]:
    """What was written by some steps, as it is in the log."""
    written = (step.entry for step in steps if step.entry is not None)
    return [CarriedRow(write(entry), at) for entry, at in zip(written, times, strict=True)]
