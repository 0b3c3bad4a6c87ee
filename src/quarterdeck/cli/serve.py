"""`quarterdeck serve`: tables in the browser, for this machine or a whole house."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from quarterdeck.cli import options as the
from quarterdeck.cli.extras import how_to_install
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.settings import Limits, Settings


def serve(
    *,
    bot: the.LetIn = (),
    host: the.Host = "127.0.0.1",
    port: the.Port = 8000,
    data: the.Data = None,
    bus: the.Bus = None,
    workers: the.Workers = 1,
    pace: the.Pace = 0.9,
    per_address: the.PerAddress = 200,
    browse: the.Browse = False,
    apart: the.Apart = False,
    host_name: the.HostNames = (),
    proxy: the.Proxies = (),
    allow_plain_accounts: the.PlainAccounts = False,
    prune: the.Prune = False,
    drain: the.Drain = 0,
    log_level: the.LogLevel = "warning",
    log_json: the.LogJson = False,
    access_log: the.AccessLog = False,
    language: the.Spoken = None,
) -> None:
    """Open the tables in the browser, for one machine or a network.

    For example:

        quarterdeck serve --open
        quarterdeck serve --host 0.0.0.0 --data /srv/quarterdeck.sqlite
        quarterdeck serve --workers 4 --data postgresql:///quarterdeck --bus redis://localhost
        quarterdeck serve --host-name pirates.example.org --proxy 127.0.0.1
    """
    logs: dict[str, Any] = {"log_level": log_level, "log_json": log_json, "access_log": access_log}
    settings = Settings(
        *(host, port, data, pace),
        limits=Limits(connections_per_address=per_address),
        apart=apart,
        host_names=host_name,
        proxies=proxy,
        plain_accounts=allow_plain_accounts,
        prune=prune,
        drain=drain,
        **logs,
        bus=bus,
        workers=workers,
        bots=bot,
    )
    load_server(settings)(settings, browse, language or the.native())


def load_server(settings: Settings) -> Callable[[Settings, bool, str], None]:
    """What only a server needs, once the database is known to answer."""
    run_server = import_server()
    os.umask(0o077)  # what is kept here holds secrets of games: nobody else reads it
    with every_module():
        from quarterdeck.server.database import migrate_database

        if settings.bus:
            import quarterdeck.server.redis_bus  # noqa: F401  found out here rather than later
        migrate_database(settings.data)
    return run_server


def import_server() -> Callable[[Settings, bool, str], None]:
    with every_module():
        from quarterdeck.server.opening import run_server
    return run_server


@contextmanager
def every_module() -> Iterator[None]:
    """A module that is missing is told with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        extra = {"psycopg": "postgres", "redis": "redis"}.get(str(missing.name), "server")
        told = {"module": str(missing.name), "install": how_to_install(extra)}
        raise QuarterdeckError("serve-missing", **told) from missing
