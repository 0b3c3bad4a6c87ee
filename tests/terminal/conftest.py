"""The terminal's tests wait for the screen, however long a busy machine takes to draw it."""

import pytest
from textual.pilot import Pilot

from tests.server.running import SERVE, Guest, running, settings
from tests.terminal.stage import PATIENCE

# Nobody lands on Skull Island, where a screen of its own hides the table.
NO_SKULLS = """
from quarterdeck.core.table import Recorded
thrown_by_chance = Recorded.roll

def roll(table, dice, weights):
    while (thrown := thrown_by_chance(table, dice, weights))[0] and dice > 2:
        table.chance.pop()
    return thrown

Recorded.roll = roll
"""
THINK = 0.05  # seconds: no test here asks how well a bot plays


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """The library gives up after half a minute by itself."""
    wait = Pilot._wait_for_screen

    async def wait_longer(pilot, timeout=PATIENCE):
        return await wait(pilot, timeout)

    monkeypatch.setattr(Pilot, "_wait_for_screen", wait_longer)


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """One house for all tests that do not kill it."""
    chosen = settings(tmp_path_factory.mktemp("house"), think=THINK)
    with running(chosen, NO_SKULLS + SERVE) as server:
        yield server.base


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    """Where this test's cookies are kept."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def mary(house):
    """Somebody with a browser at the same house."""
    mary = Guest(house, "Mary")
    yield mary
    mary.leave()
