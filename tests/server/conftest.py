"""One server for all tests that do not kill it."""

import pytest

from tests.server.running import Guest, running, settings


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with running(settings(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture
def guest(server):
    """Somebody new; call it with a name."""
    came = []

    def come(name="Anne", cookies=None):
        came.append(Guest(server.base, name, cookies))
        return came[-1]

    yield come
    for each in came:
        each.leave()


@pytest.fixture
def anne(guest):
    return guest("Anne")


@pytest.fixture
def mary(guest):
    return guest("Mary")
