"""What one guest pours out costs the others nothing: tables, talk, questions about the list."""

import msgspec
import pytest

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.device import FOLLOWED, Device
from quarterdeck.server.settings import NO_LIMITS
from tests.server.running import Guest, eventually, running, settings

FEW = {"waiting_tables": 2, "lines_per_second": 0.2}


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A house where little is allowed at once."""
    limits = msgspec.structs.replace(NO_LIMITS, **FEW)
    with running(settings(tmp_path_factory.mktemp("strict"), limits=limits)) as server:
        yield server


@pytest.fixture
def guests(strict):
    came = [Guest(strict.base, name) for name in ("Anne", "Mary")]
    yield came
    for each in came:
        each.leave()


def test_a_guest_has_so_many_waiting_tables_and_is_told_what_to_do(guests):
    anne, mary = guests
    for _ in range(FEW["waiting_tables"]):
        anne.open("me", "open")

    no = anne.post("/api/tables", game="kapern", seats=[{"kind": "me"}, {"kind": "open"}])

    assert (no.status_code, no.json()["code"]) == (429, "too-many-waiting")
    assert "bots" in no.json()["text"]
    assert anne.open("me", "mate")  # waits for nobody
    assert mary.open("me", "open")


def test_who_fills_a_waiting_table_may_open_another(guests):
    anne, _ = guests
    tables = [anne.open("me", "open") for _ in range(FEW["waiting_tables"])]

    anne.post(f"/api/tables/{tables[0]}/bots", level="mate")

    eventually(lambda: anne.get(f"/api/tables/{tables[0]}").json()["stage"] == "playing")
    assert anne.open("me", "open")


def test_whoever_talks_without_end_is_asked_to_wait_and_the_others_are_heard(guests):
    anne, mary = guests
    table = anne.open("me", "open")
    loud, quiet = anne.talk(), mary.talk()
    for each in (loud, quiet):
        each.follow(table)

    told = [loud.say("chat", table=table, text=f"line {n}") for n in range(3)]

    assert [each["tell"] for each in told] == ["done", "done", "refused"]
    assert told[-1]["code"] == "too-many-lines"
    assert quiet.say("chat", table=table, text="May I?")["tell"] == "done"
    for each in (loud, quiet):
        each.close()


def test_one_connection_looks_at_so_many_tables_and_no_more():
    device = Device("a", [].append)
    for number in range(FOLLOWED):
        device.follow(f"kapern-{number}")

    device.follow("kapern-0")  # once more
    with pytest.raises(Denied):
        device.follow("kapern-new")
    device.unfollow("kapern-0")
    device.follow("kapern-new")
