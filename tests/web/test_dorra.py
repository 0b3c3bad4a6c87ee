"""Buccaneer in the browser: whole games by clicks, taps and keys, and what the table says."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.spoken import SPOKEN
from tests.web import boarding, sailing, socket_players
from tests.web.browser import see_advice
from tests.web.socket_players import Ended
from tests.web.test_pages import prefer
from tests.web.test_practice import PHONE

WON = re.compile("wins the game|share the win")


@pytest.fixture(scope="session")
def boarded(browser: Browser, browser_context_args: dict, base_url: str) -> Ended:
    return socket_players.ended(browser, browser_context_args, base_url, boarding.practise)


@pytest.fixture
def richest(boarded: Ended, context: BrowserContext, page: Page) -> Page:
    return socket_players.look_at(boarded, context, page)


def open_table(page: Page, *seats: str) -> None:
    """Seats B to E by kind: open, here, bot or none."""
    page.goto("/new?game=dorra")
    for place, kind in enumerate(seats, start=1):
        page.check(f"[name=seat{place}][value={kind}]")


def test_two_people_and_two_bots_see_the_same_from_the_first_move_to_the_end(
    page: Page, other: Page, base_url: str
):
    open_table(page, "open", "bot", "bot")
    page.click("#open")
    page.wait_for_url("**/t/*")
    sailing.sit_down(other, page.url)

    for _ in range(8):
        boarding.decide(sailing.first_of((page, other), f"{boarding.READY}, {boarding.ASKED}"))
    socket_players.play_on((page, other), base_url)

    expect(other.locator(".winner h1")).to_have_text(page.locator(".winner h1").inner_text())


@pytest.mark.browser_context_args(**PHONE)
def test_turns_are_played_on_a_phone_by_taps(page: Page, photograph):
    boarding.practise(page, sailing.tap, bots=3)
    boarding.wait_for_turn(page)
    photograph(page, "dorra-table-390")
    assert page.evaluate("document.documentElement.scrollWidth") == 390

    for _ in range(8):
        boarding.wait_for_turn(page)
        boarding.decide(page, sailing.tap)

    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.slow
@pytest.mark.browser_context_args(**PHONE)
def test_a_game_is_played_on_a_phone_by_taps(page: Page, photograph):
    boarding.practise(page, sailing.tap, bots=3)

    boarding.play_to_the_end(page, sailing.tap)

    photograph(page, "dorra-end-390")
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_turns_are_played_by_keys_alone(page: Page):
    boarding.practise(page)

    for _ in range(8):
        boarding.wait_for_turn(page)
        boarding.decide_by_keys(page)


@pytest.mark.slow
def test_a_game_is_played_by_keys_alone(page: Page):
    boarding.practise(page)

    for _ in range(boarding.LONGEST):
        if boarding.wait_for_turn(page) == boarding.END:
            break
        boarding.decide_by_keys(page)

    expect(page.locator(".winner h1")).to_be_visible()


def test_digits_lift_a_crew_and_escape_sets_it_down(page: Page):
    boarding.practise(page)
    boarding.wait_for_turn(page)
    crew = page.locator(boarding.READY).last.get_attribute("data-goal")

    page.keyboard.press(crew[1].replace("?", "0"))
    expect(page.locator(".picked .stack")).to_be_focused()
    page.keyboard.press("Escape")

    expect(page.locator(".picked")).to_have_count(0)


def test_a_crew_is_dragged_where_it_shall_go(page: Page):
    boarding.practise(page)
    boarding.wait_for_turn(page)
    seq = page.locator(".strait").get_attribute("data-seq")

    page.locator(boarding.READY).last.hover()
    page.mouse.down()
    page.mouse.move(600, 400, steps=3)
    page.locator(".north .lit .stack").first.hover()
    page.mouse.up()

    page.wait_for_function(boarding.MOVED_ON, arg=[seq, boarding.END])
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_lit_target_is_exactly_what_the_rules_allow(page: Page):
    told = boarding.overheard(page)
    boarding.practise(page)
    boarding.wait_for_turn(page)
    page.locator(boarding.READY).last.click()

    lit = page.locator(".strait .lit [data-goal]")
    face = page.locator(".picked .stack").get_attribute("data-goal")[1]
    goals = {each.get_attribute("data-goal") for each in lit.all()}

    assert goals == boarding.goals_of(boarding.last_actions(told), face)


UNDER_ITS_HEADING = """(toast) => {
    const beside = toast.querySelector("h2").getBoundingClientRect().right;
    return [...toast.querySelectorAll("p")].filter((each) => {
        return each.getBoundingClientRect().left < beside;
    }).map((each) => each.textContent);
}"""


def test_what_is_not_possible_answers_why(page: Page):
    boarding.practise(page)
    boarding.wait_for_turn(page)

    page.locator(".ship").first.click()
    expect(page.locator(".toast .clause")).to_have_text("D13")
    assert page.locator(".toast").evaluate(UNDER_ITS_HEADING) == []
    page.locator(boarding.READY).last.click()
    page.locator(".no .ship").first.click()

    expect(page.locator(".toast .clause")).to_have_text("D14")


def test_a_closed_purse_shows_no_number(page: Page):
    open_table(page, "bot", "bot")
    page.check("[name=purses][value=hidden]")

    page.click("#open")
    page.wait_for_selector(".strait")

    expect(page.locator(".north .purse").first).to_have_text("")
    expect(page.locator(".north .purse").first).to_have_attribute("aria-label", "A closed purse")
    expect(page.locator(".south .purse")).to_have_text("10")


def test_what_a_move_covers_is_told_until_the_next_and_the_chair_that_was_named_begins(page: Page):
    boarding.share_device(page, first=2)
    taken = page.locator(".talk .log li", has_text="takes over")

    boarding.do(page, "move 2 y4")
    expect(taken.nth(0)).to_contain_text("That covers a 4.")
    boarding.do(page, "move 2 r3")

    expect(taken.nth(1)).to_contain_text("That covers a 3.")
    expect(taken.nth(0)).not_to_contain_text("covers")


def test_what_was_covered_is_not_told_again_after_a_reload(page: Page):
    boarding.practise(page)
    boarding.wait_for_turn(page)
    boarding.decide(page)
    boarding.wait_for_turn(page)

    page.reload()
    boarding.wait_for_turn(page)

    expect(page.locator(".log li")).to_have_count(0)


def test_axe_finds_nothing_at_a_table(page: Page, faults):
    prefer(page, coach="on")
    boarding.practise(page, bots=3)
    for _ in range(4):
        boarding.wait_for_turn(page)
        boarding.decide(page)
    if boarding.wait_for_turn(page) == boarding.READY:
        page.locator(boarding.READY).last.click()
    see_advice(page)

    assert faults(page, "dorra-table") == []


def test_axe_finds_nothing_at_the_end_and_in_the_replay(richest: Page, faults):
    richest.wait_for_selector(".turning__at")  # the last to come
    found = faults(richest, "dorra-end")

    richest.goto(richest.url.replace("/t/", "/replay/"))
    richest.wait_for_selector(".slider")

    assert found + faults(richest, "dorra-replay") == []


def test_the_end_counts_the_booty_kind_by_kind(richest: Page):
    finals = richest.locator(".final__points").all_inner_texts()
    told = richest.locator(".scoring .sum").last.locator(".n").all_inner_texts()

    expect(richest.locator(".scoring tbody tr")).to_have_count(6)
    assert sorted(told, key=int) == sorted(finals, key=int)


def test_a_replay_runs_from_the_deal_to_the_win(richest: Page):
    socket_players.open_replay(richest)
    richest.locator(".slider").press("End")

    expect(richest.locator(".log--moves [aria-current]")).to_contain_text(
        re.compile("wins the game|share the win")
    )


@pytest.mark.parametrize("language", SPOKEN)
def test_no_word_is_missing(richest: Page, language: str):
    prefer(richest, language=language, coach="on")
    for address in (richest.url, richest.url.replace("/t/", "/replay/"), "/rules/dorra"):
        richest.goto(address)
        richest.wait_for_selector(".winner, .slider, .sources")

    boarding.practise(richest)
    boarding.wait_for_turn(richest)
    richest.locator(boarding.READY).last.click()
    see_advice(richest)

    assert "dorra-" not in richest.locator("body").inner_text()


def test_a_game_without_a_page_of_its_own_is_played_by_its_words(page: Page, faults):
    page.route("**/games/pages.json*", lambda route: route.fulfill(json={}))
    page.goto("/")
    page.check("[name=game][value=dorra]", force=True)
    page.click("#play-now")

    page.locator(".plain__list button").first.click()

    expect(page.locator(".log li", has_text="takes over").first).to_be_visible()
    assert faults(page, "plain") == []
