"""Games whose rules have changed since: what is over can be read, what is not begins anew."""

import gzip
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.outliving import kept_house
from tests.server.running import running, settings
from tests.web import axe
from tests.web.conftest import Watch

DRAWN, TOLD, CLOSED = "dorra-aided-over-0", "piracy-over-0", "kapern-running-0"


@pytest.fixture(scope="session")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where three games were begun by rules that it does not know."""
    folder = tmp_path_factory.mktemp("old")
    with ThreadPoolExecutor() as elsewhere:  # a browser keeps this thread's loop to itself
        data = elsewhere.submit(kept_house, folder).result()
    make_old(data)
    with running(settings(folder, data=str(data))) as server:
        yield server.base


@pytest.fixture
def house(old_house: str, watch: Watch) -> str:
    watch.base_url = old_house
    return old_house


def make_old(data: Path) -> None:
    """The first entry says another version; in one story the board looked unlike today's."""
    with sqlite3.connect(data) as house:
        for table in (DRAWN, TOLD, CLOSED):
            begun = house.execute(
                "SELECT entry FROM moves WHERE table_id = ? AND seq = 0", [table]
            ).fetchone()[0]
            old = begun.replace(b'"version":', b'"version":9')
            house.execute("UPDATE moves SET entry = ? WHERE entry = ?", [old, begun])
        story = house.execute("SELECT story FROM stories WHERE table_id = ?", [TOLD]).fetchone()[0]
        other = gzip.decompress(story).replace(b'"awaiting":', b'"waiting":')
        house.execute(
            "UPDATE stories SET story = ? WHERE table_id = ?", [gzip.compress(other), TOLD]
        )


def test_a_finished_game_is_shown_as_it_ended(page: Page, house: str, watch: Watch):
    page.goto(f"{house}/t/{DRAWN}")

    expect(page.locator(".winner h1")).to_be_visible()
    expect(page.locator(".ending .final tbody tr")).to_have_count(3)
    expect(page.locator(".slider")).to_be_visible()
    page.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".play--back .stage")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert watch.seen == []  # nobody asked what turned it: there are no rules to work it out


def test_where_its_board_is_gone_a_game_is_told_in_words(page: Page, house: str):
    page.goto(f"{house}/replay/{TOLD}")

    expect(page).to_have_url(f"{house}/t/{TOLD}")
    expect(page.get_by_role("heading", name="This game is over")).to_be_visible()
    expect(page.locator(".final tbody tr")).to_have_count(4)
    expect(page.locator(".log li").nth(10)).to_be_attached()
    assert axe.violations(page) == []


def test_who_comes_to_a_closed_game_is_led_to_the_new_table(page: Page, house: str):
    page.goto(f"{house}/t/{CLOSED}")

    expect(page.get_by_role("heading")).to_contain_text("The rules of this game have changed")
    page.get_by_role("link", name="To the new table").click()

    expect(page.locator(".stage")).to_be_visible()
