"""Whom somebody would rather not meet, and what they tell the host about them."""

import time
from typing import NamedTuple

from sqlalchemy import delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.database_schema import BLOCKS, GUESTS, REPORTS

MOST_BLOCKS = 200  # of one guest


class OwnBlock(NamedTuple):
    id: int
    name: str  # as they are called today; of who has gone, nothing
    made_at: float


class Complaint(NamedTuple):
    reporter: str
    about: str
    table_id: str
    reason: str
    words: str


class BlockBook:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @property
    def reading(self) -> AsyncEngine:
        return self.engine.execution_options(reading=True)

    async def add(self, guest: str, blocked: str) -> None:
        row = {"guest": guest, "blocked": blocked, "made_at": time.time()}
        own = select(func.count()).where(BLOCKS.c.guest == guest)
        try:
            async with self.engine.begin() as connection:
                if (await connection.execute(own)).scalar_one() >= MOST_BLOCKS:
                    raise Denied("too-many-blocks", most=MOST_BLOCKS)
                await connection.execute(insert(BLOCKS).values(**row))
        except IntegrityError:
            return  # they are blocked already

    async def remove(self, guest: str, block: int) -> None:
        own = (BLOCKS.c.guest == guest) & (BLOCKS.c.id == block)
        async with self.engine.begin() as connection:
            if not (await connection.execute(delete(BLOCKS).where(own))).rowcount:
                raise Denied("no-such-block")

    async def of(self, guest: str) -> list[OwnBlock]:
        joined = BLOCKS.outerjoin(GUESTS, GUESTS.c.id == BLOCKS.c.blocked)
        query = select(BLOCKS.c.id, GUESTS.c.name, BLOCKS.c.made_at).select_from(joined)
        own = query.where(BLOCKS.c.guest == guest).order_by(BLOCKS.c.id)
        async with self.reading.connect() as connection:
            return [OwnBlock(n, name or "", at) for n, name, at in await connection.execute(own)]

    async def blocked_by(self, guest: str) -> frozenset[str]:
        query = select(BLOCKS.c.blocked).where(BLOCKS.c.guest == guest)
        async with self.reading.connect() as connection:
            return frozenset((await connection.execute(query)).scalars())

    async def apart_from(self, guest: str) -> frozenset[str]:
        """Whom a guest does not meet by chance: those they blocked, and those who blocked them."""
        met = or_(BLOCKS.c.guest == guest, BLOCKS.c.blocked == guest)
        query = select(BLOCKS.c.guest, BLOCKS.c.blocked).where(met)
        async with self.reading.connect() as connection:
            pairs = (await connection.execute(query)).all()
        return frozenset(each for pair in pairs for each in pair) - {guest}

    async def report(self, report: Complaint) -> None:
        async with self.engine.begin() as connection:
            row = insert(REPORTS).values(**report._asdict(), at=time.time())
            await connection.execute(row)
