"""The terminal's tests wait for the screen, however long a busy machine takes to draw it."""

import pytest
from textual.pilot import Pilot

from tests.terminal.stage import PATIENCE


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """The library gives up after half a minute by itself."""
    wait = Pilot._wait_for_screen

    async def wait_longer(pilot, timeout=PATIENCE):
        return await wait(pilot, timeout)

    monkeypatch.setattr(Pilot, "_wait_for_screen", wait_longer)
