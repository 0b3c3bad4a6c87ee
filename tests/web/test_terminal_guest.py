"""One table, two ways to sit at it: a browser and a terminal."""

import pytest
from playwright.sync_api import Page, expect

from tests.terminal.house_guests import typing_at
from tests.web import sailing
from tests.web.test_tables import open_table


def test_a_browser_and_a_terminal_play_at_one_table(
    page: Page, base_url: str, tmp_path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    open_table(page, "open", "none")
    with typing_at(base_url, name="Wil") as wil:
        wil.types(f"join {page.url}")
        wil.sees("B  Wil (you)")
        wil.types("say ahoy")
        expect(page.get_by_text("ahoy").first).to_be_visible()

        if "is to decide" in wil.sees("is to decide.", "what do you do?"):
            sailing.press_and_see(page, sailing.ROLL)
            wil.sees(" rolls ")
        else:
            wil.types("roll")
            expect(page.get_by_text("Wil rolls").first).to_be_visible()
