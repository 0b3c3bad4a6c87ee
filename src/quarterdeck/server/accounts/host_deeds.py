"""What a host does to accounts, beside a house that may be open: each deed is in the audit."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from sqlalchemy import Connection, Engine, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.accounts.account_names import keys_of_name
from quarterdeck.server.accounts.account_store import (
    WITH_NAMES,
    end_all_sessions,
    rename_account,
    replace_codes,
)
from quarterdeck.server.accounts.audit import HOST, Deed, DeedTold, last_deeds, note_deed
from quarterdeck.server.accounts.forgetting import blank_names, delete_account
from quarterdeck.server.accounts.recovery_codes import new_codes
from quarterdeck.server.clean_text import clean_name
from quarterdeck.server.database import (
    address_of,
    connect,
    connect_writer,
    migrate_database,
    require_house,
)
from quarterdeck.server.database_schema import ACCOUNTS, GUESTS, PASSKEYS, REPORTS, SESSIONS

MOST = 1000  # lines of any list


class AccountListed(NamedTuple):
    name: str
    made_at: float
    seen_at: float
    banned: bool


class ReportListed(NamedTuple):
    id: int
    at: float
    reporter: str
    about: str
    table_id: str
    reason: str
    words: str


@contextmanager
def house_at(where: str | None) -> Iterator[Engine]:
    require_house(where)
    migrate_database(where)
    engine = connect_writer(connect(address_of(where)))
    try:
        yield engine
    finally:
        engine.dispose()


def list_accounts(engine: Engine) -> list[AccountListed]:
    seen = select(func.max(SESSIONS.c.seen_at)).where(SESSIONS.c.guest == ACCOUNTS.c.id)
    columns = (GUESTS.c.name, ACCOUNTS.c.made_at, seen.scalar_subquery(), ACCOUNTS.c.banned_at)
    query = select(*columns).select_from(WITH_NAMES).order_by(ACCOUNTS.c.made_at).limit(MOST)
    with engine.connect() as connection:
        rows = connection.execute(query).all()
    return [AccountListed(name, made, seen or made, bool(gone)) for name, made, seen, gone in rows]


def account_called(connection: Connection, name: str) -> str:
    query = select(ACCOUNTS.c.id).where(ACCOUNTS.c.folded == keys_of_name(name).folded)
    found: str | None = connection.execute(query).scalar()
    if found is None:
        raise QuarterdeckError("admin-no-account", name=name)
    return found


def require_account(engine: Engine, name: str) -> None:
    with engine.connect() as connection:
        account_called(connection, name)


def rename_by_host(engine: Engine, name: str, other: str) -> None:
    """The old name goes from every table, and the new one is looked up there."""
    with engine.connect() as connection:
        guest = account_called(connection, name)
    blank_names(engine, guest)
    try:
        with engine.begin() as connection:
            rename_account(connection, guest, clean_name(other))
            note_deed(connection, Deed("renamed", guest, HOST, f"{name}, {other}"))
    except IntegrityError as wrong:
        raise Denied("name-taken") from wrong


def ban_by_host(engine: Engine, name: str, lift: bool = False) -> None:
    """Signed out everywhere, and let in no more; until it is lifted."""
    with engine.begin() as connection:
        guest = account_called(connection, name)
        when = None if lift else time.time()
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == guest).values(banned_at=when))
        if not lift:
            end_all_sessions(connection, guest)
        note_deed(connection, Deed("unbanned" if lift else "banned", guest, HOST, name))


def reset_by_host(engine: Engine, name: str) -> tuple[str, ...]:
    """Nothing that opened it does so any more, but for these codes."""
    codes = new_codes()
    with engine.begin() as connection:
        guest = account_called(connection, name)
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == guest).values(password=None))
        connection.execute(delete(PASSKEYS).where(PASSKEYS.c.guest == guest))
        end_all_sessions(connection, guest)
        replace_codes(connection, guest, codes)
        note_deed(connection, Deed("reset", guest, HOST, name))
    return codes


def remove_account(engine: Engine, name: str) -> None:
    with engine.connect() as connection:
        guest = account_called(connection, name)
    delete_account(engine, guest, HOST)


def list_reports(engine: Engine) -> list[ReportListed]:
    """Those that nobody has settled, the oldest first; people by name, where they have one."""
    who, whom = GUESTS.alias(), GUESTS.alias()
    joined = REPORTS.outerjoin(who, who.c.id == REPORTS.c.reporter)
    joined = joined.outerjoin(whom, whom.c.id == REPORTS.c.about)
    told = (REPORTS.c.id, REPORTS.c.at, who.c.name, whom.c.name)
    rest = (REPORTS.c.table_id, REPORTS.c.reason, REPORTS.c.words)
    query = select(*told, *rest).select_from(joined).where(REPORTS.c.settled_at.is_(None))
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(REPORTS.c.id).limit(MOST)).all()
    return [ReportListed(n, at, one or "", other or "", *more) for n, at, one, other, *more in rows]


def settle_report(engine: Engine, number: int) -> None:
    with engine.begin() as connection:
        this = update(REPORTS).where(REPORTS.c.id == number, REPORTS.c.settled_at.is_(None))
        if not connection.execute(this.values(settled_at=time.time())).rowcount:
            raise QuarterdeckError("admin-no-report", number=number)
        note_deed(connection, Deed("settled", agent=HOST, note=str(number)))


def read_audit(engine: Engine) -> list[DeedTold]:
    with engine.connect() as connection:
        return last_deeds(connection, MOST)
