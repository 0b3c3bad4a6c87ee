"""What strangers may send before anybody knows who they are; the others never notice."""

import socket
from contextlib import suppress
from select import select
from urllib.parse import urlsplit

import httpx
import pytest

from quarterdeck.server.cookies import cookies_in
from quarterdeck.server.settings import Limits
from tests.server.running import PATIENCE, Guest, running, settings

REQUEST = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = b"GET /api/me HTTP/1.1\r\nHost: he"
SWALLOWED = 16 * 1024 * 1024  # more than all buffers of both sides
SOON = Limits(request_within=0.5)
FEW = Limits(connections_per_address=2, request_within=PATIENCE)
ELSEWHERE = "127.0.0.2"  # another address of this machine


def line_to(server, *, source="127.0.0.1"):
    where = urlsplit(server.base)
    return socket.create_connection((where.hostname, where.port), PATIENCE, (source, 0))


@pytest.fixture(scope="module")
def soon(tmp_path_factory):
    with running(settings(tmp_path_factory.mktemp("soon"), limits=SOON)) as server:
        yield server


@pytest.fixture(scope="module")
def few(tmp_path_factory):
    with running(settings(tmp_path_factory.mktemp("few"), limits=FEW)) as server:
        yield server


def form_of(guest):
    """A request with a body, of somebody who may ask."""
    cookies = "; ".join(f"{name}={value}" for name, value in guest.web.cookies.items())
    token, body = guest.web.headers["x-csrftoken"], b'{"name": "Anne"}'
    head = f"Cookie: {cookies}\r\nx-csrftoken: {token}\r\nContent-Length: {len(body)}\r\n\r\n"
    return b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n" + head.encode() + body


@pytest.mark.parametrize("with_body", [False, True])
def test_what_is_asked_ahead_stays_with_the_asker(server, anne, with_body):
    request = form_of(anne) if with_body else REQUEST
    with line_to(server) as line:
        taken, answered = ask_ahead(line, request, answers=500)

    assert taken - answered * len(request) < SWALLOWED


def ask_ahead(line, request, answers):
    """Bytes that were taken by the time of so many answers."""
    line.setblocking(False)
    taken, told = 0, 0
    while told < answers:
        readable, writable, _ = select([line], [line], [], PATIENCE)
        if writable:
            taken += line.send(request * 1000)
        if readable:
            told += line.recv(65536).count(b"HTTP/1.1 20")
    return taken, told


def test_requests_one_after_the_other_on_one_line_are_all_answered(server):
    with line_to(server) as line:
        line.sendall(REQUEST * 20)
        told = b""
        while told.count(b"HTTP/1.1 ") < 20:
            told += line.recv(65536)

    assert told.count(b"HTTP/1.1 200") == 20


def test_half_a_request_is_not_waited_for(soon):
    with line_to(soon) as line:
        line.sendall(HALF)

        assert is_closed(line)


def test_a_line_on_which_nothing_is_asked_is_closed(soon):
    with line_to(soon) as line:
        assert is_closed(line)


def test_half_a_body_is_not_waited_for(soon):
    with line_to(soon) as line:
        line.sendall(b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")

        assert is_closed(line)


def is_closed(line):
    """Whether the other side lets go, sooner or later."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    return True


def test_a_head_that_no_socket_can_read_is_not_waited_for(server):
    upgrade = b"Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    with line_to(server) as line:
        line.sendall(b"GET /ws?" + b"x" * 10_000 + b" HTTP/1.1\r\n" + upgrade + b"\r\n")

        assert is_closed(line)


def test_one_address_cannot_take_every_line(few):
    lines = [line_to(few) for _ in range(FEW.lines_per_address + 20)]
    told = [line.recv(65536) for line in lines[-20:]]

    with httpx.Client(transport=httpx.HTTPTransport(local_address=ELSEWHERE)) as other:
        answer = other.get(f"{few.base}/api/me")

    assert all(each.startswith(b"HTTP/1.1 503") for each in told)
    assert answer.status_code == 200
    for line in lines:
        line.close()


def test_who_leaves_gives_the_line_back(few):
    anne = Guest(few.base)
    for _ in range(FEW.lines_per_address + 5):  # more than there are lines, one after the other
        talk = anne.talk()
        assert talk.say("unfollow-lobby")["tell"] == "done"
        talk.close()
    anne.leave()


def test_headers_beyond_all_measure_are_refused(server):
    answer = httpx.get(f"{server.base}/api/me", headers={"x-much": "x" * 20_000})

    assert (answer.status_code, answer.json()["code"]) == (431, "too-large")


def test_a_head_that_comes_in_drops_is_not_gathered_for_ever(server):
    with line_to(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nx-much: ")
        with suppress(ConnectionError):
            for _ in range(100):
                line.sendall(b"x" * 1000)

        assert is_closed(line)


@pytest.mark.parametrize(
    ("sent", "ours"),
    [
        ("qd_guest=anne.0f", {"qd_guest": "anne.0f"}),
        ("a=b; qd_csrf=12; qd_guest=anne.0f; c", {"qd_csrf": "12", "qd_guest": "anne.0f"}),
        ("not_qd_guest=x; qd_guest2=y", {}),
        ('qd_guest="quoted"', {}),
        ("qd_guest=" + "x" * 1000, {}),
        ('a="' + "\\" * 10_000, {}),
        (";" * 200 + "qd_guest=anne.0f", {}),
        ("", {}),
    ],
)
def test_of_cookies_only_our_own_are_read(sent, ours):
    assert cookies_in([(b"host", b"here"), (b"cookie", sent.encode())], safe=False) == ours


def test_behind_tls_only_cookies_that_nobody_could_plant_are_read():
    sent = [(b"cookie", b"qd_guest=mallory.0f; __Host-qd_guest=anne.0f")]

    assert cookies_in(sent, safe=True) == {"qd_guest": "anne.0f"}
    assert cookies_in(sent, safe=False) == {"qd_guest": "mallory.0f"}
