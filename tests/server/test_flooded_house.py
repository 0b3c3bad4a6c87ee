"""Whatever one stranger pours out, a quiet guest plays on: `make slow` prints how quickly."""

import shutil
import statistics
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from quarterdeck.server.settings import Limits
from tests.server.flooding import KINDS
from tests.server.outliving import KEPT
from tests.server.running import Guest, is_over, my_turn, running, settings

SECONDS = 10
BEAT = 0.02  # seconds between two moves of somebody who plays quickly
MOST = 400_000  # KiB that a house may hold


@pytest.fixture
def house(tmp_path):
    data = shutil.copy(KEPT, tmp_path)
    with running(settings(tmp_path, data=str(data), limits=Limits())) as server:
        yield server


class QuietGuest:
    """Two people at one device, who play one game after the other; every move is timed."""

    def __init__(self, base):
        self.guest, self.waits = Guest(base, "Quiet"), []

    def play(self, until):
        while until():
            seats = [{"kind": "me"}, {"kind": "person", "name": "Mary"}]
            opened = self.guest.post("/api/tables", game="kapern", seats=seats, visibility="link")
            with closing(self.guest.talk()) as talk:
                self.play_game(talk, opened.json()["table"], until)

    def play_game(self, talk, table, until):
        talk.follow(table)
        while until() and not is_over(shown := talk.shown[table]):
            if not my_turn(shown):
                talk.pushes.append(talk.hear())
                continue
            begun = time.perf_counter()
            done = talk.play(shown)
            assert done["tell"] == "done", done
            while talk.shown[table]["seq"] <= shown["seq"]:
                talk.pushes.append(talk.hear())
            self.waits.append(time.perf_counter() - begun)
            time.sleep(BEAT)

    def p99(self):
        return 1000 * statistics.quantiles(self.waits, n=100)[98]


@pytest.fixture
def quiet(house):
    quiet = QuietGuest(house.base)
    yield quiet
    quiet.guest.leave()


def while_seconds(seconds):
    until = time.monotonic() + seconds
    return lambda: time.monotonic() < until


def peak(process):
    """The most memory that a process has held, in KiB."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(status.partition("VmHWM:")[2].split()[0])


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_quiet_guest_plays_on_while_a_stranger_pours(house, quiet, kind, record_property):
    quiet.play(while_seconds(SECONDS / 2))
    calm, quiet.waits = quiet.p99(), []

    command = [sys.executable, "-m", "tests.server.flooding", kind, house.base, str(SECONDS)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as flood:
        assert flood.stdout.readline() == "pouring\n"
        quiet.play(lambda: flood.poll() is None)

    most = peak(house.process.pid)
    about = f"{len(quiet.waits)} moves, p99 {quiet.p99():.0f} ms ({calm:.0f} before)"
    record_property("flood", f"{kind}: {about}, at most {most // 1000} MB")
    assert most < MOST
    assert httpx.get(house.base + "/api/me").status_code == 200
