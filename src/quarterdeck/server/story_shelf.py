"""Stories of finished games in the database, and whoever writes them down.

A story is made away from the loop and with long pauses, so that nobody at a table waits for it.
What is not written yet is only late: it can be told from the log as long as the rules are here.
"""

import asyncio
import logging
import time
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from quarterdeck.rooms.kept_stories import KeptStory, pack_story, unpack_story
from quarterdeck.rooms.room import Room, is_over
from quarterdeck.server.database_schema import STORIES, TABLES
from quarterdeck.server.store import Store

LATE = 1000  # games without a story that are looked up at once
REST = 9  # times as long as a story took, until the next

log = logging.getLogger("quarterdeck.story_shelf")


class StoryShelf:
    """One packed story a table."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def packed(self, table: str) -> bytes:
        """The story of a table, empty where there is none."""
        query = select(STORIES.c.story).where(STORIES.c.table_id == table)
        async with self.store.reading.connect() as connection:
            return (await connection.execute(query)).scalar() or b""

    async def has(self, table: str) -> bool:
        query = select(STORIES.c.table_id).where(STORIES.c.table_id == table)
        async with self.store.reading.connect() as connection:
            return (await connection.execute(query)).scalar() is not None

    async def find(self, table: str) -> KeptStory | None:
        packed = await self.packed(table)
        return await asyncio.to_thread(unpack_story, packed) if packed else None

    async def keep(self, table: str, packed: bytes) -> None:
        """Once: it is as it was told."""
        with suppress(IntegrityError):
            async with self.store.engine.begin() as connection:
                await connection.execute(insert(STORIES).values(table_id=table, story=packed))

    async def missing(self) -> list[str]:
        """Finished games that have no story yet, the oldest first."""
        story = select(STORIES.c.table_id).where(STORIES.c.table_id == TABLES.c.id).exists()
        query = select(TABLES.c.id).where(TABLES.c.stage == "over", ~story)
        async with self.store.reading.connect() as connection:
            found = await connection.execute(query.order_by(TABLES.c.opened_at).limit(LATE))
            return list(found.scalars())


class StoryKeeper:
    """Writes down every game that has ended, one after the other."""

    def __init__(self, shelf: StoryShelf) -> None:
        self.shelf = shelf
        self.ended: dict[str, None] = {}  # tables in the order of their ends
        self.overflowed = False  # whether some are only in the database
        self.bell = asyncio.Event()
        self.task = asyncio.create_task(self.go_on())

    def look_at(self, room: Room) -> None:
        """Something has changed at a table: perhaps its game is over."""
        if not is_over(room):
            return
        self.bell.set()
        if len(self.ended) < LATE:
            self.ended[room.table] = None
        else:
            self.overflowed = True

    async def go_on(self) -> None:
        """What a house before this one left first, then each as it ends."""
        await self.look_up()
        while True:
            while self.ended:
                table = next(iter(self.ended))
                await asyncio.sleep(REST * await self.write_down(table))
                del self.ended[table]
            if self.overflowed:
                await self.look_up()
            else:
                self.bell.clear()
                await self.bell.wait()

    async def look_up(self) -> None:
        """As many at once as are kept in mind; the others when these are done."""
        missing = await self.shelf.missing()
        self.ended.update(dict.fromkeys(missing))
        self.overflowed = len(missing) == LATE

    async def write_down(self, table: str) -> float:
        """How many seconds it took."""
        began = time.monotonic()
        try:
            if not await self.shelf.has(table):
                entries = await self.shelf.store.log(table)
                await self.shelf.keep(table, await asyncio.to_thread(pack_story, table, entries))
        except Exception:
            log.exception("the story of %s could not be kept", table)
        return time.monotonic() - began

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
