"""A game from outside on the page: listed with ours, opened like ours, played plainly."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import SERVE, Running, settings

EXAMPLES = Path(__file__).parents[2] / "examples"
ENTRY = "[quarterdeck.games]\ncutlass = cutlass:GAME\n"


@pytest.fixture
def house(tmp_path: Path, watch) -> Iterator[str]:
    """A server beside which Cutlass is installed."""
    told = tmp_path / "cutlass-1.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Name: cutlass\nVersion: 1\n")
    (told / "entry_points.txt").write_text(ENTRY)
    found = f"import sys; sys.path[:0] = {[str(tmp_path), str(EXAMPLES)]}\n"
    server = Running(settings(tmp_path), found + SERVE)
    watch.base_url = server.base
    yield server.base
    server.stop()


def test_a_game_that_is_plugged_in_is_played_on_a_plain_page(page: Page, house: str):
    page.goto(f"{house}/new?game=cutlass")
    page.check("[name=seat1][value=bot]")
    page.click("#open")

    page.click("[data-action=roll]")

    expect(page.locator("main")).to_contain_text(re.compile(r"Guest \d+’s dice show"))
    expect(page.locator(".plain")).to_be_visible()
