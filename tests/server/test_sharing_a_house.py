"""What several servers of one house share, and who is refused."""

import asyncio
import subprocess
import sys
from contextlib import closing

import msgspec
import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server import redis_bus
from quarterdeck.server.opening import check_sharing
from quarterdeck.server.rate_limits import BURST
from quarterdeck.server.redis_bus import RedisBus
from quarterdeck.server.settings import Limits
from tests.server.running import SERVE, Guest, eventually, running, settings


@pytest.mark.usefixtures("servers")
def test_without_a_bus_a_second_server_is_refused(shared_house):
    alone = msgspec.structs.replace(shared_house, bus=None)
    command = [sys.executable, "-c", SERVE, msgspec.json.encode(alone)]
    no = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert no.returncode != 0
    assert "is open already" in no.stderr


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"workers": 2}, "serve-workers-alone"),
        ({"bus": "redis://127.0.0.1"}, "serve-bus-alone"),
        ({"bus": "127.0.0.1"}, "serve-bad-bus"),
    ],
)
def test_what_cannot_be_shared_is_refused_with_a_sentence(tmp_path, more, key):
    with pytest.raises(QuarterdeckError) as no:
        check_sharing(settings(tmp_path, **more))

    assert no.value.sentence.key == key


def test_readyz_tells_how_the_bus_is_and_metrics_tell_of_every_server(pair):
    anne, _ = pair

    assert anne.get("/readyz").json() == {"house": "open", "database": "answers", "bus": "answers"}
    eventually(lambda: anne.get("/metrics").text.count("quarterdeck_sockets{worker=") == 2)


def test_whoever_asks_for_too_much_does_so_at_all_servers(shared_house):
    """Whoever has a full store at each of two servers could talk twice as much."""
    slow = msgspec.structs.replace(shared_house, limits=Limits(lines_per_second=1))
    with running(slow) as here, running(slow) as there:
        anne = Guest(here.base, "Anne")
        elsewhere = Guest(there.base, cookies=anne.web.cookies)
        table = anne.open("me", "mate")
        with closing(anne.talk()) as hers, closing(elsewhere.talk()) as again:
            said = [
                talk.say("chat", table=table, text="Ahoy")["tell"]
                for talk in (hers, again)
                for _ in range(BURST)
            ]
        for each in (anne, elsewhere):
            each.leave()

    assert said[:BURST] == ["done"] * BURST
    assert "refused" in said[BURST:]


class BusAway(RedisBus):
    """One whose Redis went a while after it was found, and does not come back."""

    def __init__(self, tries):
        self.is_well, self.tries = True, tries

    async def converse(self):
        self.tries -= 1
        if not self.tries:
            raise asyncio.CancelledError
        raise OSError("gone")


def test_a_bus_that_went_is_told_once(monkeypatch, caplog):
    monkeypatch.setattr(redis_bus, "WAITS", (0,))
    monkeypatch.setattr(redis_bus, "SILENCE", -1)  # so that every time is the first after long

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(BusAway(5).stay())

    assert [record.getMessage() for record in caplog.records] == [
        "the bus does not answer, tables go on: OSError('gone')"
    ]
