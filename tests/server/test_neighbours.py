"""Lines that name a table go to the worker where it is at home, whole, and to nobody twice."""

import socket
from contextlib import ExitStack, closing, contextmanager

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from quarterdeck.server.settings import Limits
from quarterdeck.server.table_names import home_of_name
from tests.server.neighbouring import Machine, frame, heard, name_at_home, upgrade
from tests.server.redis_server import own_redis
from tests.server.running import PATIENCE, Guest, eventually, is_over, running
from tests.server.several_servers import look, play_some, sit_down

FEW = Limits(connections_per_address=2, request_within=PATIENCE)
ONE = Limits(connections_per_address=1)
ALIVE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
OPENED = b"HTTP/1.1 101 "
SAID = 50  # messages that come behind the head
SOCKETS_AT_HOME = f'quarterdeck_sockets{{worker="{socket.gethostname()}/1"}} 20.0'


@contextmanager
def machine_of(house, folder):
    """Two workers of one machine, each reached by an address of its own."""
    found = Machine(house, folder)
    with found.open:
        yield found


@pytest.fixture(scope="module")
def machine(shared_house, tmp_path_factory):
    """On a bus of its own, where nobody else tells figures."""
    with own_redis() as redis:
        house = msgspec.structs.replace(shared_house, bus=redis.address)
        with machine_of(house, tmp_path_factory.mktemp("meeting")) as machine:
            yield machine


@pytest.fixture
def anne(machine):
    anne = Guest(machine.workers[0].base, "Anne")
    yield anne
    anne.leave()


@pytest.fixture
def mary(machine):
    """By the other worker."""
    mary = Guest(machine.workers[1].base, "Mary")
    yield mary
    mary.leave()


@pytest.fixture
def line(machine):
    """To the first worker, as plain as can be."""
    with socket.create_connection(("127.0.0.1", machine.workers[0].port), PATIENCE) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield line


@pytest.mark.parametrize("home", [0, 1])
def test_a_line_is_served_where_the_table_that_it_names_is_at_home(machine, anne, home):
    with closing(anne.talk(name_at_home(home))) as talk:
        assert talk.say("follow-lobby")["tell"] == "done"
        eventually(lambda: machine.sockets() == [1 - home, home])
    eventually(lambda: machine.sockets() == [0, 0])


def test_a_line_that_names_no_table_stays_where_it_came_in(machine, anne):
    with closing(anne.talk()) as talk:
        assert talk.say("follow-lobby")["tell"] == "done"
        eventually(lambda: machine.sockets() == [1, 0])


@pytest.mark.parametrize(
    "strange", ["x" * 81, "x" * 5_000, "Kapern-1", "..%2f..", "", "a&table=b", "%00"]
)
def test_a_name_that_is_none_is_no_hint(machine, anne, strange):
    with closing(anne.talk(strange)) as talk:
        assert talk.say("follow-lobby")["tell"] == "done"
        eventually(lambda: machine.sockets() == [1, 0])


@pytest.mark.parametrize("home", [0, 1])
def test_people_who_come_by_different_workers_meet_and_play(machine, anne, mary, home):
    """At the worker where the table was opened."""
    host, guest = (anne, mary)[:: 1 if home == 0 else -1]
    table = sit_down(host, guest)
    assert home_of_name(table.encode(), 2) == home
    with closing(anne.talk(table)) as hers, closing(mary.talk(table)) as his:
        for talk in (hers, his):
            look(talk, table)
        play_some(table, (hers, his), 10)
        eventually(lambda: machine.sockets() == [2 - 2 * home, 2 * home])


def test_once_more_is_played_where_the_game_was(machine, anne, mary):
    """Whoever asks for it by another worker is led there; so is whatever is asked of a table."""
    table = mary.open("me", "me", options={"target": 5000})
    with closing(mary.talk(table)) as talk:
        while not is_over(talk.shown.get(table) or look(talk, table)):
            play_some(table, [talk], 1)
    before = machine.figure("passed_on_total", 0)

    here = Guest(anne.base, cookies=mary.web.cookies)  # she herself, where Anne comes in
    again = here.post(f"/api/tables/{table}/rematch").json()["table"]
    here.leave()

    assert home_of_name(again.encode(), 2) == home_of_name(table.encode(), 2) == 1
    eventually(lambda: machine.figure("passed_on_total", 0) > before)


@pytest.mark.parametrize("home", [0, 1])
@pytest.mark.parametrize("size", [1, 7, 333, 100_000])
def test_no_byte_is_lost_or_comes_twice_however_they_come(anne, line, home, size):
    """Whoever misses one is out of step with all frames after it."""
    frames = [frame(do="unfollow-lobby", id=number) for number in range(SAID)]
    sent = b"".join([upgrade(anne, name_at_home(home)), *frames])
    for start in range(0, len(sent), size):
        line.sendall(sent[start : start + size])

    told = heard(line, b'"id":%d,' % (SAID - 1))
    assert told.startswith(OPENED)
    assert [told.count(b'"id":%d,' % number) for number in range(SAID)] == [1] * SAID


def test_a_line_is_passed_after_other_requests_too(machine, anne, line):
    before = machine.figure("passed_on_total", 0)
    line.sendall(ALIVE)
    assert heard(line, b"alive").startswith(b"HTTP/1.1 200 ")
    line.sendall(upgrade(anne, name_at_home(1)))

    assert heard(line, OPENED).startswith(OPENED)
    eventually(lambda: machine.figure("passed_on_total", 0) > before)


def test_two_hundred_lines_that_were_passed_leave_no_file_open(machine, anne):
    anne.talk(name_at_home(1)).close()
    eventually(lambda: machine.sockets() == [0, 0])
    before = [each.files for each in machine.workers]
    for _ in range(20):
        with ExitStack() as open_now:
            for _ in range(10):
                talk = open_now.enter_context(closing(anne.talk(name_at_home(1))))
                assert talk.say("unfollow-lobby")["tell"] == "done"

    eventually(lambda: [each.files for each in machine.workers] <= before)


def test_whoever_finds_no_home_is_served_where_they_came_in(shared_house, tmp_path):
    with machine_of(shared_house, tmp_path) as machine:
        anne, mary = (Guest(machine.workers[0].base, name) for name in ("Anne", "Mary"))
        host = Guest(machine.workers[1].base, "Host")
        table = host.open("open", "open")
        for seat, each in enumerate((anne, mary)):
            assert each.post(f"/api/tables/{table}/seats/{seat}").status_code == 201
        host.leave()
        machine.workers[1].kill()
        with closing(anne.talk(table)) as hers, closing(mary.talk(table)) as his:
            for talk in (hers, his):
                look(talk, table)
            play_some(table, (hers, his), 4)
            machine.start(1).wait_until_open()
            with closing(anne.talk(table)) as again:
                look(again, table)
                play_some(table, (hers, his), 4)
        for each in (anne, mary):
            each.leave()


def test_of_what_one_address_may_hold_lines_that_were_passed_count_too(shared_house, tmp_path):
    house = msgspec.structs.replace(shared_house, limits=FEW)
    with machine_of(house, tmp_path) as machine, ExitStack() as lines:
        anne = Guest(machine.workers[0].base)
        head = upgrade(anne, name_at_home(1))
        refused = 0
        for _ in range(FEW.lines_per_address):
            lines.enter_context(closing(line_of_a_dawdler(machine.workers[1])))
        for _ in range(5):
            line = socket.create_connection(("127.0.0.1", machine.workers[0].port), PATIENCE)
            lines.enter_context(closing(line)).sendall(head)
            refused += heard(line, b"\r\n\r\n").startswith(b"HTTP/1.1 503 ")

        assert refused == 5
        assert anne.get("/healthz").status_code == 200  # they have left where they came in
        anne.leave()


def line_of_a_dawdler(worker):
    """They have been let in, and are not done with what they ask next."""
    line = socket.create_connection(("127.0.0.1", worker.port), PATIENCE)
    line.sendall(ALIVE + ALIVE[:10])
    assert heard(line, b"alive").startswith(b"HTTP/1.1 200 ")
    return line


def test_for_whom_a_proxy_asks_is_known_where_the_line_goes(shared_house, tmp_path):
    house = msgspec.structs.replace(shared_house, limits=ONE, proxies=("127.0.0.1",))
    with machine_of(house, tmp_path) as machine:
        anne = Guest(machine.workers[0].base)
        here, there = ({"X-Forwarded-For": f"10.0.0.{n}"} for n in (1, 2))
        with (
            closing(anne.talk(name_at_home(1), **here)),
            closing(anne.talk(name_at_home(1), **there)),
            pytest.raises(InvalidStatus) as no,
        ):
            anne.talk(name_at_home(1), **here)
        anne.leave()

    assert no.value.response.status_code == 429


def test_the_workers_of_one_supervisor_find_each_other(shared_house):
    with running(msgspec.structs.replace(shared_house, workers=2)) as server, ExitStack() as talks:
        anne = Guest(server.base)
        for _ in range(20):
            talk = talks.enter_context(closing(anne.talk(name_at_home(1))))
            assert talk.say("unfollow-lobby")["tell"] == "done"
        eventually(lambda: SOCKETS_AT_HOME in httpx.get(f"{server.base}/metrics").text)
        anne.leave()
