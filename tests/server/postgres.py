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


@contextmanager
def postgres():
    """Its address. Its folder is none of pytest's: those are closed to others now and then."""
    with tempfile.TemporaryDirectory(prefix="quarterdeck-postgres-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        with started(Path(folder)) as address:
            yield address


@contextmanager
def started(data):
    programs, port = binaries(), free_port()
    options = f"'-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={data}'"
    run(f"{programs}/initdb", "-D", f"{data}/db", "-A", "trust", "-U", "postgres")
    run(f"{programs}/pg_ctl", "-D", f"{data}/db", "-o", options, "-l", f"{data}/log", "-w", "start")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        run(f"{programs}/pg_ctl", "-D", f"{data}/db", "-m", "immediate", "stop")


def run(*command):
    plain = [part.strip("'") for part in command] if os.geteuid() else list(command)
    subprocess.run(as_postgres(plain), check=True, stdout=subprocess.DEVNULL, cwd="/")
