"""Whoever asks their machine for more contrast reads everything at seven to one."""

import pytest
from playwright.sync_api import Page

from tests.web.browser import see_advice
from tests.web.test_fit import OURS, PRACTISE
from tests.web.test_pages import PAGES, prefer

SEVEN_TO_ONE = {"runOnly": {"type": "rule", "values": ["color-contrast-enhanced"]}}
pytestmark = pytest.mark.browser_context_args(contrast="more")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_read_at_seven_to_one(page: Page, name: str, faults):
    address, landmark = PAGES[name]
    page.goto(address)
    page.wait_for_selector(landmark)

    assert faults(page, f"contrast-{name}", **SEVEN_TO_ONE) == []


@pytest.mark.parametrize("game", PRACTISE)
def test_a_table_is_read_at_seven_to_one(page: Page, game: str, faults):
    prefer(page, coach="on")
    PRACTISE[game](page)
    page.wait_for_selector(OURS)
    see_advice(page)

    assert faults(page, f"contrast-{game}", **SEVEN_TO_ONE) == []
