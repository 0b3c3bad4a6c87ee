"""`quarterdeck serve`: tables in the browser, for this machine or a whole house."""

import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from quarterdeck.cli import options as the
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.settings import WAITING, Limits, Settings
from quarterdeck.words import words


def serve(
    *,
    host: the.Host = "127.0.0.1",
    port: the.Port = 8000,
    data: the.Data = None,
    pace: the.Pace = 0.9,
    per_address: the.PerAddress = 200,
    browse: the.Browse = False,
    apart: the.Apart = False,
    host_name: the.HostNames = (),
    proxy: the.Proxies = (),
    prune: the.Prune = False,
    language: the.Spoken = None,
) -> None:
    """Open the tables in the browser, for one machine or a network.

    For example:

        quarterdeck serve --open
        quarterdeck serve --host 0.0.0.0 --data /srv/quarterdeck.sqlite
        quarterdeck serve --data postgresql://localhost/quarterdeck
        quarterdeck serve --host-name pirates.example.org --proxy 127.0.0.1
    """

    limits = Limits(connections_per_address=per_address)
    settings = Settings(
        *(host, port, data, pace),
        limits=limits,
        apart=apart,
        host_names=host_name,
        proxies=proxy,
        prune=prune,
    )
    run_server(settings, browse, language or the.native())


def run_server(settings: Settings, browse: bool, language: str) -> None:
    """Open the house and keep it open until Ctrl-C."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    os.umask(0o077)  # what is kept here holds secrets of games: nobody else reads it
    build, uvicorn, edge = load_server(settings)
    listening = listen(settings.host, settings.port)
    address = f"http://{settings.host}:{listening.getsockname()[1]}"

    def ready() -> None:
        collect_rarely()
        said = words(None, language)
        lines = said.text("serve-ready", address=address), said.text("serve-stop")
        sys.stdout.write("\n".join(lines) + "\n")
        sys.stdout.flush()
        if browse:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    server = uvicorn.Server(edge(build(settings, ready), settings))
    server.run(sockets=[listening])


def collect_rarely() -> None:
    """Rooms and letters hold no cycles: looking for some among them made every table wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def listen(host: str, port: int) -> socket.socket:
    """The socket to come in by; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError) as wrong:
        listening.close()
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise QuarterdeckError("serve-port-taken", host=host, port=port, why=why) from wrong
    return listening


def load_server(settings: Settings) -> tuple[Callable[..., Any], Any, Any]:
    """What only a server needs, once the database is known to answer."""
    build, uvicorn, edge, migrate_database = import_server()
    with every_module():
        migrate_database(settings.data)
    return build, uvicorn, edge


def import_server() -> tuple[Callable[..., Any], Any, Any, Callable[..., None]]:
    with every_module():
        import uvicorn

        from quarterdeck.server.app import build
        from quarterdeck.server.database import migrate_database
        from quarterdeck.server.edge import Edge
    return build, uvicorn, Edge, migrate_database


@contextmanager
def every_module() -> Iterator[None]:
    """A module that is missing is told with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        extra = "postgres" if missing.name == "psycopg" else "server"
        told = {"module": str(missing.name), "extra": extra}
        raise QuarterdeckError("serve-missing", **told) from missing
