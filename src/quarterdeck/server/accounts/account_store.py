"""Accounts in the database: who has one, what opens it, where it is open."""

import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.accounts.account_names import keys_of_name
from quarterdeck.server.accounts.recovery_codes import hash_code
from quarterdeck.server.accounts.session_tokens import SessionToken
from quarterdeck.server.database_schema import (
    ACCOUNTS,
    GUESTS,
    PASSKEYS,
    PUSHES,
    RECOVERY_CODES,
    SESSIONS,
)

AN_HOUR = 3600
MOST_SESSIONS = 50  # of one account; the longest unseen make room


class AccountRow(NamedTuple):
    id: str
    name: str
    password: str | None
    made_at: float
    banned_at: float | None


class Arrival(NamedTuple):
    """By which browser somebody comes in."""

    device: str
    about: str  # what the browser says of itself, in short


class OpenSession(NamedTuple):
    id: str
    about: str
    made_at: float
    seen_at: float


OF_ACCOUNT = (
    *(ACCOUNTS.c.id, GUESTS.c.name),
    *(ACCOUNTS.c.password, ACCOUNTS.c.made_at, ACCOUNTS.c.banned_at),
)
WITH_NAMES = ACCOUNTS.join(GUESTS, GUESTS.c.id == ACCOUNTS.c.id)


class AccountStore:
    """Every method is one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = engine.execution_options(reading=True)

    # Finding

    async def find(self, guest: str) -> AccountRow | None:
        return await self.first(ACCOUNTS.c.id == guest)

    async def find_name(self, name: str) -> AccountRow | None:
        """By a name, however it is written."""
        return await self.first(ACCOUNTS.c.folded == keys_of_name(name).folded)

    async def first(self, wanted: Any) -> AccountRow | None:
        query = select(*OF_ACCOUNT).select_from(WITH_NAMES).where(wanted)
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        return AccountRow(*row) if row else None

    async def owner_of_name(self, name: str) -> str | None:
        """Whose account has this name, or one that looks like it."""
        query = select(ACCOUNTS.c.id).where(is_taken(name))
        async with self.reading.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found

    async def has_account(self, guest: str) -> bool:
        query = select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == guest)
        async with self.reading.connect() as connection:
            return (await connection.execute(query)).first() is not None

    # Making

    async def make(self, guest: str, name: str, password: str | None) -> None:
        """A guest keeps their name; of two who want one at once, one is refused."""
        keys = keys_of_name(name)._asdict()
        row = {"id": guest, "password": password, "made_at": time.time(), **keys}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(ACCOUNTS).values(**row))
                await connection.execute(rename_guest(guest, name))
        except IntegrityError as wrong:
            raise Denied("name-taken") from wrong

    async def rename(self, guest: str, name: str) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(rename_account, guest, name)
        except IntegrityError as wrong:
            raise Denied("name-taken") from wrong

    async def set_password(self, guest: str, kept: str | None) -> None:
        async with self.engine.begin() as connection:
            own = update(ACCOUNTS).where(ACCOUNTS.c.id == guest)
            await connection.execute(own.values(password=kept))

    async def remove_password(self, guest: str) -> bool:
        """Whether it went: it stays where no passkey would open the account instead."""
        has_key = select(PASSKEYS.c.id).where(PASSKEYS.c.guest == guest).exists()
        async with self.engine.begin() as connection:
            own = update(ACCOUNTS).where((ACCOUNTS.c.id == guest) & has_key)
            return bool((await connection.execute(own.values(password=None))).rowcount)

    # Sessions

    async def begin_session(self, session: SessionToken, arrival: Arrival) -> None:
        now = time.time()
        row = {"id": session.id, "guest": session.guest, "made_at": now, "seen_at": now}
        async with self.engine.begin() as connection:
            await connection.execute(insert(SESSIONS).values(**row, **arrival._asdict()))
            await connection.execute(take_pushes_along(session))
            await end_oldest(connection, session.guest, now)

    async def is_open(self, session: SessionToken) -> bool:
        """Whether it still goes on; once an hour it is noted that it was used."""
        query = select(SESSIONS.c.seen_at).where(is_session(session.guest, session.id))
        async with self.reading.connect() as connection:
            seen = (await connection.execute(query)).scalar()
        if seen is not None and seen < time.time() - AN_HOUR:
            await self.note_seen(session)
        return seen is not None

    async def note_seen(self, session: SessionToken) -> None:
        async with self.engine.begin() as connection:
            own = update(SESSIONS).where(SESSIONS.c.id == session.id)
            await connection.execute(own.values(seen_at=time.time()))

    async def sessions_of(self, guest: str) -> list[OpenSession]:
        """The latest seen first."""
        own = (SESSIONS.c.guest == guest) & SESSIONS.c.ended_at.is_(None)
        columns = [SESSIONS.c[name] for name in OpenSession._fields]
        query = select(*columns).where(own).order_by(SESSIONS.c.seen_at.desc())
        async with self.reading.connect() as connection:
            return [OpenSession(*row) for row in await connection.execute(query)]

    async def end_session(self, guest: str, session: str) -> bool:
        async with self.engine.begin() as connection:
            ended = update(SESSIONS).where(is_session(guest, session)).values(ended_at=time.time())
            found = (await connection.execute(ended)).rowcount
            await connection.execute(call_no_more(guest))
            return bool(found)

    async def end_sessions(self, guest: str, but: str = "") -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(end_all_sessions, guest, but)

    # Recovery codes

    async def write_codes(self, guest: str, codes: tuple[str, ...]) -> None:
        """In place of those there were."""
        async with self.engine.begin() as connection:
            await connection.run_sync(replace_codes, guest, codes)

    async def codes_left(self, guest: str) -> int:
        own = (RECOVERY_CODES.c.guest == guest) & RECOVERY_CODES.c.used_at.is_(None)
        async with self.reading.connect() as connection:
            return int((await connection.execute(select(func.count()).where(own))).scalar_one())

    async def use_code(self, guest: str, code: str) -> bool:
        """Whether it was one of theirs, and had not been used."""
        unused = RECOVERY_CODES.c.used_at.is_(None)
        own = (RECOVERY_CODES.c.guest == guest) & unused
        this = own & (RECOVERY_CODES.c.hash == hash_code(guest, code))
        async with self.engine.begin() as connection:
            used = update(RECOVERY_CODES).where(this).values(used_at=time.time())
            return bool((await connection.execute(used)).rowcount)


def is_taken(name: str) -> Any:
    keys = keys_of_name(name)
    return or_(ACCOUNTS.c.folded == keys.folded, ACCOUNTS.c.skeleton == keys.skeleton)


def is_session(guest: str, session: str) -> Any:
    mine = (SESSIONS.c.id == session) & (SESSIONS.c.guest == guest)
    return mine & SESSIONS.c.ended_at.is_(None)


def rename_guest(guest: str, name: str) -> Any:
    said = {"name": name, "named_at": time.time()}
    return update(GUESTS).where(GUESTS.c.id == guest).values(**said)


def rename_account(connection: Connection, guest: str, name: str) -> None:
    keys = keys_of_name(name)._asdict()
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == guest).values(**keys))
    connection.execute(rename_guest(guest, name))


def end_all_sessions(connection: Connection, guest: str, but: str = "") -> None:
    going = (SESSIONS.c.guest == guest) & SESSIONS.c.ended_at.is_(None) & (SESSIONS.c.id != but)
    connection.execute(update(SESSIONS).where(going).values(ended_at=time.time()))
    connection.execute(call_no_more(guest))


def replace_codes(connection: Connection, guest: str, codes: tuple[str, ...]) -> None:
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.guest == guest))
    rows = [{"guest": guest, "hash": hash_code(guest, code)} for code in codes]
    connection.execute(insert(RECOVERY_CODES), rows)


async def end_oldest(connection: AsyncConnection, guest: str, now: float) -> None:
    own = (SESSIONS.c.guest == guest) & SESSIONS.c.ended_at.is_(None)
    newest = select(SESSIONS.c.id).where(own).order_by(SESSIONS.c.seen_at.desc())
    kept = (await connection.execute(newest.limit(MOST_SESSIONS))).scalars().all()
    over = own & SESSIONS.c.id.not_in(kept)
    await connection.execute(update(SESSIONS).where(over).values(ended_at=now))
    await connection.execute(call_no_more(guest))


def take_pushes_along(session: SessionToken) -> Any:
    """The browser where a guest keeps their name is called on, as long as this session goes on."""
    without = (PUSHES.c.guest == session.guest) & (PUSHES.c.session == "")
    return update(PUSHES).where(without).values(session=session.id)


def call_no_more(guest: str) -> Any:
    """An account's browsers where it is not open any more."""
    going = (SESSIONS.c.guest == guest) & SESSIONS.c.ended_at.is_(None)
    elsewhere = PUSHES.c.session.not_in(select(SESSIONS.c.id).where(going))
    return delete(PUSHES).where(PUSHES.c.guest == guest, elsewhere)
