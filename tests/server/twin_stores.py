"""The log of a server in memory, asked without threads: every statement is the store's own."""

from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager

from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool

from quarterdeck.server.database import prepare_connection
from quarterdeck.server.store import Store


class AtOnce:
    """An engine as the store knows it, that answers in the same breath."""

    def __init__(self, engine):
        self.engine, self.dialect, self.url = engine, engine.dialect, engine.url

    def execution_options(self, **options):
        return AtOnce(self.engine.execution_options(**options))

    @asynccontextmanager
    async def connect(self):
        with self.engine.connect() as connection:
            yield Answering(connection)

    @asynccontextmanager
    async def begin(self):
        with self.engine.begin() as connection:
            yield Answering(connection)

    async def dispose(self):
        self.engine.dispose()


class Answering:
    """One of its connections."""

    def __init__(self, connection):
        self.connection = connection

    async def execute(self, *asked):
        return self.connection.execute(*asked)

    async def run_sync(self, work):
        return work(self.connection)


class SameThread(Executor):
    """Whatever is to be done is done at once."""

    def submit(self, work, /, *given):
        done = Future()
        try:
            done.set_result(work(*given))
        except Exception as wrong:
            done.set_exception(wrong)
        return done


def store_in_memory():
    """Read and written by the one connection that knows of it."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    prepare_connection(engine)
    kept = Store(AtOnce(engine))
    kept.writer_engine, kept.thread = engine, SameThread()
    return kept
