"""A Redis of our own on a free port: it can be killed, paused and started again."""

import shutil
import signal
import socket
import subprocess
from contextlib import contextmanager

import pytest

from tests.server.postgres import free_port


class OwnRedis:
    """Nothing of it is kept: one that comes back has forgotten everything."""

    def __init__(self):
        self.program = shutil.which("redis-server")
        if self.program is None:
            pytest.skip("REDIS IS NOT TESTED: apt install redis-server")
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self):
        command = f"{self.program} --port {self.port} --bind 127.0.0.1 --save  --appendonly no"
        self.process = subprocess.Popen(
            command.split(" "), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/"
        )
        while self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                continue  # it does not listen yet
        raise AssertionError("Redis did not start")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def pause(self):
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)


@contextmanager
def own_redis():
    redis = OwnRedis()
    try:
        yield redis
    finally:
        redis.go_on()
        redis.kill()
