"""What those who watch over a house are told: alive, ready, closing, and in figures."""

import re
import signal
from contextlib import ExitStack, closing

import httpx
import pytest

from tests.server.postgres import postgres
from tests.server.running import Guest, running, settings


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with running(settings(tmp_path_factory.mktemp("house"))) as server:
        yield server.base


def test_a_house_that_is_open_is_alive_and_ready(house):
    assert httpx.get(f"{house}/healthz").json() == {"house": "alive"}
    ready = httpx.get(f"{house}/readyz")
    assert (ready.status_code, ready.json()) == (200, {"house": "open", "database": "answers"})


def figure(house, name):
    page = httpx.get(f"{house}/metrics").text
    return float(re.search(rf"^quarterdeck_{name} (\S+)$", page, re.MULTILINE)[1])


def test_figures_tell_of_moves_sockets_and_tables(house):
    moves, waits = figure(house, "moves_total"), figure(house, "append_seconds_count")
    anne = Guest(house)
    table = anne.open("me", "open")
    with closing(anne.talk()) as talk:
        talk.follow(table)

        assert figure(house, "sockets") == 1
        assert figure(house, "followed_tables") == 1
    assert figure(house, "moves_total") == moves + 1
    assert figure(house, "append_seconds_count") == waits + 1
    assert figure(house, "rooms") == 1
    assert figure(house, "bot_queue") == 0
    assert figure(house, "errors_total") == 0
    anne.leave()


def test_figures_name_no_table_and_no_guest(house):
    anne = Guest(house, "Annabella")
    table = anne.open("me", "open")

    page = httpx.get(f"{house}/metrics").text

    assert table not in page
    assert "Annabella" not in page
    anne.leave()


def test_figures_are_for_the_own_network_alone(house):
    passed_on = httpx.get(f"{house}/metrics", headers={"x-forwarded-for": "10.0.0.1"})

    assert passed_on.status_code == 403


def test_figures_are_not_for_strangers_behind_a_proxy(tmp_path):
    with running(settings(tmp_path, proxies=("127.0.0.1",))) as server:
        stranger = {"x-forwarded-for": "8.8.8.8"}

        assert httpx.get(f"{server.base}/metrics", headers=stranger).status_code == 403
        assert httpx.get(f"{server.base}/metrics").status_code == 200


def test_a_house_whose_database_is_gone_is_alive_but_not_ready(tmp_path):
    with ExitStack() as there:
        address = there.enter_context(postgres())
        with running(settings(tmp_path, data=address)) as server:
            assert httpx.get(f"{server.base}/readyz").status_code == 200

            there.close()

            ready = httpx.get(f"{server.base}/readyz")
            assert (ready.status_code, ready.json()["database"]) == (503, "does not answer")
            assert httpx.get(f"{server.base}/healthz").status_code == 200


def test_a_house_that_drains_says_so_first_and_closes_when_told_again(tmp_path):
    with running(settings(tmp_path, drain=1000)) as server:
        server.process.send_signal(signal.SIGTERM)

        while (ready := httpx.get(f"{server.base}/readyz")).status_code == 200:
            pass  # the signal is on its way
        assert ready.json()["house"] == "closing"
        assert httpx.get(f"{server.base}/api/me").status_code == 200
        server.stop()

    assert server.process.returncode == -signal.SIGTERM
