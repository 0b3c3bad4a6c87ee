"""Connections: SQLite by default, PostgreSQL by its address; brought up to date at start."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quarterdeck.core.errors import QuarterdeckError

THE_HOUSE = 0x71756172  # the names of locks in PostgreSQL: numbers
THE_SCHEMA, THE_BROOM = THE_HOUSE + 1, THE_HOUSE + 2
# A line that was cut is given up within seconds, here and by PostgreSQL: what a server that is cut
# off has begun to write keeps the others from the same place in the log until then.
GIVE_UP_SOON = {
    "connect_timeout": 3,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
HASTY = "SET idle_in_transaction_session_timeout = '3s'"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


def address_of(where: str | None) -> str:
    """A database address from what people write: a file, postgresql://..., or nothing."""
    scheme, slashes, rest = (where or "").partition("://")
    if scheme in ("postgresql", "postgres"):
        return f"postgresql+psycopg://{rest}"
    if slashes:
        raise QuarterdeckError("serve-no-data", where=scheme + slashes, why="?")
    require_folder(where)
    return f"sqlite+aiosqlite:///{file_of(where).absolute()}"


def require_folder(where: str | None) -> None:
    """The usual one is made; another that is missing is more likely a slip."""
    folder = file_of(where).absolute().parent
    if where is None:
        folder.mkdir(parents=True, exist_ok=True)
    if not folder.is_dir():
        raise QuarterdeckError("house-no-folder", folder=str(folder))


def file_of(where: str | None) -> Path:
    """The database file; where the data lives elsewhere, the one that would be used without."""
    at_home = where is None or "://" in where
    return user_data_path("quarterdeck") / "quarterdeck.sqlite" if at_home else Path(str(where))


def call_house(where: str | None) -> str:
    """What a house is called in a sentence: its file, or its address without the password."""
    if "://" not in (where or ""):
        return str(file_of(where).absolute())
    return make_url(address_of(where)).render_as_string(hide_password=True).partition("://")[2]


def connect(address: str) -> AsyncEngine:
    """For all that is read, and for what is written now and then."""
    # A line to elsewhere may have been cut since it was used: it is tried before it is relied on.
    elsewhere = not address.startswith("sqlite")
    given = GIVE_UP_SOON if elsewhere else {}
    engine = create_async_engine(address, pool_pre_ping=elsewhere, connect_args=given)
    prepare_connection(engine.sync_engine)
    return engine


def connect_writer(engine: AsyncEngine) -> Engine:
    """The same database for a thread that does nothing but write."""
    sqlite = engine.dialect.name == "sqlite"
    url, given = (engine.url.set(drivername="sqlite"), {}) if sqlite else (engine.url, GIVE_UP_SOON)
    writer = create_engine(url, connect_args=given)
    prepare_connection(writer)
    return writer


def prepare_connection(engine: Engine) -> None:
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", make_durable)
        event.listen(engine, "begin", begin_immediately)


def make_durable(connection: Any, _: Any) -> None:
    """What is committed survives a kill; and transactions begin when we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_immediately(connection: Connection) -> None:
    """A plain BEGIN that reads and then writes can lose a race it cannot repeat."""
    reading = connection.get_execution_options().get("reading")
    cursor = connection.connection.cursor()  # the driver's own: it is said before every batch
    cursor.execute("BEGIN" if reading else "BEGIN IMMEDIATE")
    cursor.close()


def require_house(where: str | None) -> None:
    """Where somebody only looks for a house, none is made."""
    if not is_house(where):
        raise QuarterdeckError("house-missing", where=call_house(where))


def is_house(where: str | None) -> bool:
    if "://" not in (where or "") and not file_of(where).exists():
        return False
    with database_at(where) as engine, reading_from(engine) as connection:
        return bool(MigrationContext.configure(connection).get_current_heads())


def migrate_database(where: str | None) -> None:
    """Find out before anyone comes whether there is a database, and bring it up to date."""
    with at_work(where):
        pass


@contextmanager
def at_work(where: str | None) -> Iterator[Connection]:
    """A database that is up to date, for as long as something is done with it: all or nothing."""
    with database_at(where) as engine, engine.begin() as connection:
        migrate(connection)
        yield connection


@contextmanager
def looking_at(where: str | None) -> Iterator[Connection]:
    """A house as it stands at this moment, while others may go on writing there."""
    require_house(where)
    with database_at(where) as engine:
        with reading_from(engine) as connection:
            behind = lacks_migrations(connection)
        if behind:
            migrate_database(where)
        with reading_from(engine) as connection:
            yield connection


def reading_from(engine: Engine) -> Connection:
    """What it shows does not move, however much is written meanwhile."""
    sqlite = engine.dialect.name == "sqlite"
    unmoved = {"reading": True} if sqlite else {"isolation_level": "REPEATABLE READ"}
    return engine.execution_options(**unmoved).connect()


@contextmanager
def database_at(where: str | None) -> Iterator[Engine]:
    """A way to the database; why there is none, where it fails."""
    engine = connect_writer(connect(address_of(where)))
    try:
        yield engine
    except (SQLAlchemyError, CommandError) as wrong:
        told = str(getattr(wrong, "orig", None) or wrong).partition("\n")[0]
        raise QuarterdeckError("serve-no-data", where=call_house(where), why=told) from wrong
    finally:
        engine.dispose()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that this database has not seen."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate)


def migrate(connection: Connection, to: str = "head") -> None:
    """One server at a time, where several are started at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(THE_SCHEMA)))
    command.upgrade(alembic_config(connection), to)


def take_house(connection: Connection, with_others: bool = False) -> bool:
    """Whether nobody else has this database, or only such as share it; until the line ends."""
    take = func.pg_try_advisory_lock_shared if with_others else func.pg_try_advisory_lock
    taken = connection.execute(select(take(THE_HOUSE))).scalar_one()
    connection.commit()
    return bool(taken)


def may_sweep(connection: Connection) -> bool:
    """Whether nobody else lets go of what is old just now; a file has one server anyway."""
    if connection.dialect.name != "postgresql":
        return True
    taken = connection.execute(select(func.pg_try_advisory_lock(THE_BROOM))).scalar_one()
    connection.commit()
    return bool(taken)


def lacks_migrations(connection: Connection) -> bool:
    """Whether there are migrations that this database has not seen."""
    newest = ScriptDirectory.from_config(alembic_config(connection)).get_heads()
    return set(MigrationContext.configure(connection).get_current_heads()) != set(newest)


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "quarterdeck.server:migrations")
    config.attributes["connection"] = connection
    return config
