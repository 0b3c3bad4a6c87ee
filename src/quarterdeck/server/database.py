"""Connections: SQLite by default, PostgreSQL by its address; brought up to date at start."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quarterdeck.core.errors import QuarterdeckError

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")


def address_of(where: str | None) -> str:
    """A database address from what people write: a file, postgresql://..., or nothing."""
    scheme, slashes, rest = (where or "").partition("://")
    if scheme in ("postgresql", "postgres"):
        return f"postgresql+psycopg://{rest}"
    if slashes:
        raise QuarterdeckError("serve-no-data", where=scheme + slashes, why="?")
    path = file_of(where)
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path.absolute()}"


def file_of(where: str | None) -> Path:
    """The database file; where the data lives elsewhere, the one that would be used without."""
    at_home = where is None or "://" in where
    return user_data_path("quarterdeck") / "quarterdeck.sqlite" if at_home else Path(str(where))


def connect(address: str) -> AsyncEngine:
    """For all that is read, and for what is written now and then."""
    engine = create_async_engine(address)
    prepare_connection(engine.sync_engine)
    return engine


def connect_writer(engine: AsyncEngine) -> Engine:
    """The same database for a thread that does nothing but write."""
    sqlite = engine.dialect.name == "sqlite"
    writer = create_engine(engine.url.set(drivername="sqlite") if sqlite else engine.url)
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
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def migrate_database(where: str | None) -> None:
    """Find out before anyone comes whether there is a database, and bring it up to date."""
    engine = connect_writer(connect(address_of(where)))
    try:
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, CommandError) as wrong:
        told = str(getattr(wrong, "orig", None) or wrong).partition("\n")[0]
        place = engine.url.render_as_string(hide_password=True).partition("://")[2]
        raise QuarterdeckError("serve-no-data", where=place, why=told) from wrong
    finally:
        engine.dispose()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that this database has not seen."""
    async with engine.begin() as connection:
        await connection.run_sync(migrate)


def migrate(connection: Connection, to: str = "head") -> None:
    command.upgrade(alembic_config(connection), to)


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "quarterdeck.server:migrations")
    config.attributes["connection"] = connection
    return config
