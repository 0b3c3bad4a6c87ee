"""Without a line to the house: the page opens, rules and the last game can be read."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.sailing import PATIENCE
from tests.web.socket_players import Ended, look_at

FRONT_IS_KEPT = """async () => {
  const kept = await (await caches.open("edition")).keys();
  return kept.some(({ url }) => url.includes("/page/front."));
}"""


@pytest.fixture
def traveller(browser: Browser, browser_context_args: dict, finished: Ended) -> Page:
    """Somebody who has looked at a finished game and at rules, with a worker that keeps them."""
    house, _, table = finished[0].partition("/t/")
    args = {**browser_context_args, "service_workers": "allow"}
    context = browser.new_context(**{**args, "base_url": house})
    context.set_default_timeout(PATIENCE)
    page = look_at(finished, context, context.new_page())
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.goto(page.url)  # now through the worker
    page.goto("/rules/kapern")
    page.get_by_role("heading", name="Piraten Kapern").first.wait_for()
    page.goto(f"/replay/{table}")
    page.locator(".slider").wait_for()
    page.wait_for_function(FRONT_IS_KEPT)
    yield page
    context.close()


def test_the_last_game_and_the_rules_are_read_without_a_line(traveller: Page):
    traveller.context.set_offline(True)

    traveller.reload()
    traveller.locator(".slider").press("End")
    expect(traveller.locator(".log--moves [aria-current]")).to_contain_text(re.compile("win"))
    expect(traveller.locator(".offline")).not_to_be_empty()

    traveller.goto("/rules/kapern")
    expect(traveller.get_by_role("heading", name="Piraten Kapern").first).to_be_visible()

    traveller.goto("/")
    expect(traveller.get_by_role("heading", level=1)).to_be_visible()


def test_it_can_be_installed(traveller: Page):
    manifest = traveller.locator("link[rel=manifest]").get_attribute("href")
    told = traveller.evaluate("async (at) => (await fetch(at)).json()", manifest)

    assert (told["start_url"], told["display"]) == ("/", "standalone")
    for icon in told["icons"]:
        kind = traveller.evaluate(
            "async (at) => (await fetch(at)).headers.get('content-type')", icon["src"]
        )
        assert kind == icon["type"]
