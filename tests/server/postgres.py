"""A PostgreSQL server of our own on a free port, for as long as the tests run."""

import os
import shutil
import socket
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest


def binaries():
    """Where PostgreSQL's programs lie, on the path or where Debian hides them."""
    found = shutil.which("initdb")
    places = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not places:
        pytest.skip("PostgreSQL IS NOT TESTED: no initdb here (apt install postgresql)")
    return places[-1]


def as_postgres(command):
    """PostgreSQL refuses to be run by root."""
    if os.geteuid() == 0:
        return ["su", "postgres", "-c", " ".join(command)]
    return command


def free_port():
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


class OwnPostgres:
    """It can be crashed and started again; what was committed is there then."""

    def __init__(self, data):
        self.programs, self.data, self.port = binaries(), data, free_port()
        self.address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        run(f"{self.programs}/initdb", "-D", f"{data}/db", "-A", "trust", "-U", "postgres")
        self.start()

    def start(self):
        places = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories={self.data}"
        options = ["-o", f"'-p {self.port} {places}'", "-l", f"{self.data}/log", "-w"]
        run(f"{self.programs}/pg_ctl", "-D", f"{self.data}/db", *options, "start")

    def crash(self):
        run(f"{self.programs}/pg_ctl", "-D", f"{self.data}/db", "-m", "immediate", "stop")


@contextmanager
def own_postgres():
    """Its folder is none of pytest's: those are closed to others now and then."""
    with tempfile.TemporaryDirectory(prefix="quarterdeck-postgres-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        server = OwnPostgres(Path(folder))
        try:
            yield server
        finally:
            server.crash()


@contextmanager
def postgres():
    """Its address."""
    with own_postgres() as server:
        yield server.address


def run(*command):
    plain = [part.strip("'") for part in command] if os.geteuid() else list(command)
    subprocess.run(as_postgres(plain), check=True, stdout=subprocess.DEVNULL, cwd="/")
