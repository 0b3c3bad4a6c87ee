"""Who may sit at a rated table, and what such a table is like."""

from collections.abc import Collection

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from quarterdeck.games import find
from quarterdeck.matches.rungs import has_rung, rungs_of
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.database_schema import ACCOUNTS, SESSIONS


def check_rated_table(opened: Opened) -> None:
    """Refuse a table that says nothing about how strong anybody is."""
    if not rungs_of(opened.game):
        raise Denied("rated-unmeasured")
    if opened.timing.control is None:
        raise Denied("rated-without-clock")
    if opened.coach:
        raise Denied("rated-with-coach")
    if opened.options != find(opened.game).options():
        raise Denied("rated-house-rules")
    check_one_seat_each(opened.places)
    levels = [place.level for place in opened.places if isinstance(place, sitting.Bot)]
    for level in (*levels, *([opened.fill.level] if opened.fill else [])):
        check_rung(opened.game, level)


def check_one_seat_each(places: sitting.Places) -> None:
    people = sitting.names_of_people(places)
    if len(people) != len(sitting.guests_at(places)):
        raise Denied("rated-shared-device")


def check_rung(game: str, level: str) -> None:
    if not has_rung(game, level):
        raise Denied("rated-unmeasured-bot", level=level)


class RatedTables:
    def __init__(self, engine: AsyncEngine) -> None:
        self.reading = engine.execution_options(reading=True)

    async def check_sitter(self, guest: str, others: Collection[str]) -> None:
        """An account, and by no browser by which somebody else has come to the same table."""
        query = select(ACCOUNTS.c.id).where(ACCOUNTS.c.id.in_([guest, *others]))
        async with self.reading.connect() as connection:
            kept = set((await connection.execute(query)).scalars())
        if kept != {guest, *others}:
            raise Denied("rated-without-account")
        if await self.devices_of([guest]) & await self.devices_of(set(others) - {guest}):
            raise Denied("rated-shared-device")

    async def devices_of(self, guests: Collection[str]) -> set[str]:
        """Also those where they have signed out meanwhile."""
        query = select(SESSIONS.c.device).where(SESSIONS.c.guest.in_(guests))
        async with self.reading.connect() as connection:
            return set((await connection.execute(query)).scalars())
