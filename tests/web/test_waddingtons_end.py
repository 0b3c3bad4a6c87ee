"""The end of Waddingtons Buccaneer: what was counted, and the voyage again."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from quarterdeck.games.waddingtons import components as box
from tests.spoken import SPOKEN
from tests.web import charting, socket_players
from tests.web.socket_players import Ended
from tests.web.test_pages import prefer


@pytest.fixture(scope="session")
def sailed_home(browser: Browser, browser_context_args: dict, base_url: str) -> Ended:
    return socket_players.ended(browser, browser_context_args, base_url, charting.practise)


@pytest.fixture
def home(sailed_home: Ended, context: BrowserContext, page: Page) -> Page:
    return socket_players.look_at(sailed_home, context, page)


def test_axe_finds_nothing_at_the_end_and_in_the_replay(home: Page, faults):
    home.wait_for_selector(".turning__at")  # the last to come
    found = faults(home, "waddingtons-end")

    home.goto(home.url.replace("/t/", "/replay/"))
    home.wait_for_selector(".slider")

    assert found + faults(home, "waddingtons-replay") == []


def test_the_end_counts_chests_and_docks(home: Page):
    finals = home.locator(".final__points").all_inner_texts()
    told = home.locator(".hoards__sum").all_inner_texts()

    assert sorted(told, key=int) == sorted(finals, key=int)
    assert max(map(int, told)) >= box.GOAL


def test_a_replay_runs_from_the_ports_to_the_win(home: Page):
    socket_players.open_replay(home)
    home.locator(".slider").press("End")

    expect(home.locator(".log--moves [aria-current]")).to_contain_text("wins")
    expect(home.locator(".vessel")).to_have_count(3)


@pytest.mark.parametrize("language", SPOKEN)
def test_no_word_is_missing(home: Page, language: str):
    prefer(home, language=language, coach="on")
    for address in (home.url, home.url.replace("/t/", "/replay/"), "/rules/waddingtons"):
        home.goto(address)
        home.wait_for_selector(".winner, .slider, .clauses")

    charting.practise(home)
    for _ in range(3):
        charting.wait_for_turn(home)
        charting.decide(home)

    assert "waddingtons-" not in home.locator("body").inner_text()
