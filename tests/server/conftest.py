"""One server for all tests that do not kill it, and two for those that ask for several."""

import pytest

from tests.server.postgres import postgres
from tests.server.redis_server import own_redis
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


@pytest.fixture(scope="session")
def redis():
    with own_redis() as redis:
        yield redis


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory, redis):
    """How each of several servers of one house is set up."""
    with postgres() as address:
        yield settings(
            tmp_path_factory.mktemp("house"), data=address, bus=redis.address, processes=1
        )


@pytest.fixture(scope="session")
def servers(shared_house):
    """Two servers of one house."""
    with running(shared_house) as here, running(shared_house) as there:
        yield here, there


@pytest.fixture
def pair(servers):
    """Anne came to the one, Mary to the other."""
    here, there = servers
    anne, mary = Guest(here.base, "Anne"), Guest(there.base, "Mary")
    yield anne, mary
    anne.leave()
    mary.leave()
