"""Whoever asks their machine for more contrast reads everything at seven to one."""

import pytest
from playwright.sync_api import Page

from tests.web.test_fit import OURS, PRACTISE
from tests.web.test_pages import AXE, PAGES, THEMES, prefer

SEVEN_TO_ONE = """() => axe.run(document, { resultTypes: ["violations"],
    runOnly: { type: "rule", values: ["color-contrast-enhanced"] } })"""
pytestmark = pytest.mark.browser_context_args(contrast="more")


def too_faint(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate(SEVEN_TO_ONE)["violations"]
    return [node["target"][0] for each in found for node in each["nodes"]]


@pytest.mark.parametrize("theme", THEMES)
def test_every_page_is_read_at_seven_to_one(page: Page, theme: str, photograph):
    prefer(page, theme=theme)
    found = {}
    for name, (address, landmark) in PAGES.items():
        page.goto(address)
        page.wait_for_selector(landmark)
        photograph(page, f"contrast-{name}-{theme}-1280")
        found[name] = too_faint(page)

    assert found == {name: [] for name in PAGES}


@pytest.mark.parametrize("game", PRACTISE)
def test_a_table_is_read_at_seven_to_one(page: Page, game: str, photograph):
    prefer(page, coach="on")
    PRACTISE[game](page)
    page.wait_for_selector(OURS)
    page.wait_for_selector(".advice li", state="attached")
    found = {}
    for theme in THEMES:
        page.evaluate("(theme) => void (document.documentElement.dataset.theme = theme)", theme)
        photograph(page, f"contrast-{game}-{theme}-1280")
        found[theme] = too_faint(page)

    assert found == {theme: [] for theme in THEMES}
