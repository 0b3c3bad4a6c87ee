"""Clocks on the page: whose time runs, what comes when it is up, who has gone, and coming back."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.running import SERVE, Running, settings
from tests.web import fit, sailing
from tests.web.conftest import PACE, SWIFT, THINK, Watch
from tests.web.test_fit import disguise
from tests.web.test_tables import roll_or_stop
from tests.web.timed_tables import BRIEF, LONG, OPEN, POST, sit_together, whose_turn

MOST_DAYS = 12  # by then three decisions in a row were left to the clock
# A house whose clock goes ahead.
LATER = "import time\nright = time.time\ntime.time = lambda: right() + {seconds}\n"
MORE_LINES = "lines => document.querySelectorAll('.log li').length > lines"


@pytest.fixture
def newcomer(timed_newcomer: Callable[[], Page]) -> Callable[[], Page]:
    return timed_newcomer


@pytest.fixture
def page(newcomer: Callable[[], Page]) -> Page:
    return newcomer()


def test_a_table_is_opened_on_a_clock_and_everyone_sees_it_run(page: Page, other: Page, faults):
    page.goto("/new?game=kapern")
    page.check("[name=way][value=live]")
    page.check("[name=seat2][value=none]")
    expect(page.locator(".sumup__time")).to_have_text("30 s a decision, 2 min in reserve")
    assert faults(page, "new-clock") == []
    page.click("#open")
    page.wait_for_url("**/t/*")
    other.goto(page.url)
    expect(other.locator(".arrival__facts")).to_contain_text("30 s a decision, 2 min in reserve")
    other.click("#sit-down")

    for each in (page, other):
        expect(each.locator(".race .clk")).to_have_count(2)
        expect(each.locator(".race .clk--rest")).to_have_text("2:30")
        expect(each.locator(".bar-dock .clk")).to_have_text(re.compile(r"2:[0-2]\d"))
    assert faults(page, "clocks") == []


def test_no_table_is_opened_on_no_time_at_all(page: Page):
    page.goto("/new?game=kapern")
    page.check("[name=way][value=live]")
    page.check("[name=delay][value='0']")
    page.check("[name=base][value='0']")

    expect(page.locator("#open")).to_be_disabled()
    expect(page.locator(".clockset [role=status]")).to_contain_text("Nobody can decide in no time")


def test_whose_time_is_up_finds_a_bot_in_the_seat_and_takes_it_back(
    page: Page, other: Page, faults
):
    sit_together(page, other, BRIEF)
    late = sailing.first_of((page, other), "[data-do=reclaim]")  # a second is soon over
    expect(late.locator(".bar__turn")).to_contain_text("A mate rows for you")
    expect(late.locator(".log")).to_contain_text("has run out of time")
    assert faults(late, "held") == []

    late.keyboard.press("b")

    expect(late.locator("[data-do=reclaim]")).to_have_count(0)


def test_who_has_gone_is_waited_for_a_while_then_a_bot_rows(page: Page, other: Page):
    sit_together(page, other, LONG)
    gone, left = whose_turn(page, other)
    table = gone.url
    gone.goto("about:blank")

    expect(left.locator(".bar__turn")).to_contain_text("is away")
    expect(left.locator(".race")).to_contain_text("a mate plays")
    gone.goto(table)
    gone.click("[data-do=reclaim]")

    expect(left.locator(".race")).not_to_contain_text("a mate plays")


def test_a_minute_more_is_given_once(page: Page, other: Page):
    sit_together(page, other, LONG)
    gone, left = whose_turn(page, other)
    gone.goto("about:blank")
    left.click("[data-do=wait-for]")

    expect(left.locator("[data-do=wait-for]")).to_have_count(0)
    expect(left.locator(".bar__turn")).to_contain_text("takes the oars in")
    expect(left.locator(".race")).not_to_contain_text("a mate plays")


def test_all_others_tire_of_somebody_idle_who_takes_the_seat_back(
    page: Page, other: Page, newcomer: Callable[[], Page]
):
    three = (page, other, newcomer())
    sit_together(page, other, None, seats=3)
    sailing.sit_down(three[2], page.url)
    idle = sailing.first_of(three, sailing.ROLL)
    first, second = (each for each in three if each is not idle)
    first.click("[data-do=urge]")
    expect(first.locator("[data-do=urge]")).to_have_count(0)
    expect(idle.locator("[data-do=urge], [data-do=reclaim]")).to_have_count(0)
    second.click("[data-do=urge]")

    expect(idle.locator(".bar__turn")).to_contain_text("The others had waited long enough")
    expect(first.locator(".log")).to_contain_text("The others do not wait for")
    idle.click("[data-do=reclaim]")
    expect(idle.locator("[data-do=reclaim]")).to_have_count(0)
    expect(first.locator(".log")).to_contain_text("is back at the oars")


def test_time_stands_still_once_both_want_it(page: Page, other: Page, faults):
    sit_together(page, other, LONG)
    for each in (page, other):
        each.get_by_role("button", name="Aboard").click()
        each.click("[data-do=pause]")
    expect(page.locator(".shipmates")).to_contain_text("Time stands still")
    expect(page.locator(".shipmates")).to_contain_text("It goes on once everybody wants it")
    assert faults(page, "shipmates") == []
    for each in (page, other):
        each.keyboard.press("Escape")
        expect(each.locator(".bar__turn")).to_contain_text("Time stands still")
    table = other.url
    other.goto("about:blank")
    expect(page.locator(".bar__turn")).to_contain_text("is away. In 0:0")
    other.goto(table)
    expect(page.locator(".bar__turn")).to_contain_text("It goes on once everybody wants it")
    for each in (page, other):
        each.get_by_role("button", name="Aboard").click()
        each.click("[data-do=pause]")
        each.keyboard.press("Escape")

    expect(sailing.first_of((page, other), sailing.ROLL).locator(sailing.ROLL)).to_be_visible()


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Aboard").click()
    page.click("[data-do=resign]")
    page.get_by_role("button", name="Yes, give up").click()


def test_who_gives_up_is_asked_once_more_and_comes_last(page: Page, other: Page):
    sit_together(page, other, None)
    give_up(page)

    expect(page.locator(".bar__turn")).to_contain_text("You gave this game up")
    expect(page.locator("[data-do=reclaim]")).to_have_count(0)
    expect(other.locator(".log")).to_contain_text("gives up")


def test_of_a_seat_that_was_given_up_nothing_can_be_pressed(page: Page, other: Page):
    """Not even while its bot is to decide, and what it may do is told."""
    sit_together(page, other, None)
    mover, _ = whose_turn(page, other)
    given_up = {"level": "mate", "why": "resigned"}
    disguise(mover, lambda shown: shown["chairs"][shown["seat"]].update(given_up))
    mover.reload()

    expect(mover.locator(".bar__turn")).to_contain_text("You gave this game up")
    expect(mover.locator(f"{sailing.ROLL}, {sailing.STOP}")).to_have_count(0)


def test_who_is_left_alone_is_told_and_may_have_the_game_finished(
    page: Page, other: Page, faults, photograph
):
    sit_together(page, other, None)
    give_up(page)
    line = other.locator(".request")
    expect(line).to_contain_text("has left the game and comes behind you")
    assert faults(other, "left-alone") == []
    assert fit.misfits(other) == {}
    for width, height in ((1366, 650), (390, 844)):
        fit.resize(other, width, height)
        photograph(other, f"left-alone-{width}")
    other.click("[data-do=let-finish]")

    expect(other.locator(".bar__turn")).to_contain_text("Nobody was left to play with")
    expect(other.locator("[data-do=reclaim]")).to_be_visible()
    expect(other.locator(".log")).to_contain_text("was left alone: a mate rows on")


def test_who_is_left_alone_may_play_on(page: Page, other: Page):
    sit_together(page, other, None)
    give_up(page)
    other.click("[data-do=play-on]")

    expect(other.locator(".request button")).to_have_count(0)
    sailing.wait_for_turn(other)


def test_a_game_by_post_says_how_long_there_is(page: Page, other: Page):
    sit_together(page, other, POST)
    mover, _ = whose_turn(page, other)

    expect(mover.locator(".bar-dock .clk")).to_have_text("23 h 59 min")
    mover.goto("/")
    expect(mover.locator(".own--yours .own__since")).to_have_text("23 h 59 min left")


@pytest.mark.slow
def test_a_game_by_post_goes_on_for_days_while_one_of_them_never_decides(
    page: Page, other: Page, tmp_path: Path, watch: Watch
):
    """A day passes while the house is closed; the other plays whenever it is their turn."""
    house = settings(tmp_path, limits=SWIFT, think=THINK, pace=PACE)
    server = Running(house)
    watch.base_url = server.base
    house = msgspec.structs.replace(house, port=int(server.base.rpartition(":")[2]))
    try:
        sit_together(page, other, POST, at=server.base)
        late, _ = whose_turn(page, other)
        for day in range(1, MOST_DAYS):
            if late.locator("[data-do=reclaim]").count():
                break
            lines = late.locator(".log li").count()
            server.stop()
            server = Running(house, serve=LATER.format(seconds=day * 90_000) + SERVE)
            late.wait_for_function(MORE_LINES, arg=lines)
            play_until_awaited(other if late is page else page, late)
        expect(late.locator(".bar__turn")).to_contain_text("Your time ran out")
        late.click("[data-do=reclaim]")

        expect(late.locator("[data-do=reclaim]")).to_have_count(0)
    finally:
        server.stop()
        watch.seen[:] = [each for each in watch.seen if "ERR_CONNECTION" not in each]


def play_until_awaited(player: Page, late: Page) -> None:
    """One rolls and stops for as long as it is their turn."""
    while sailing.first_of((late, player), "#roll, #stop, [data-do=reclaim]") is player:
        roll_or_stop(player)


def test_two_who_want_the_same_find_each_other(page: Page, other: Page, faults):
    for each in (page, other):
        each.goto("/")
        each.check("[name=game][value=kapern]", force=True)
        each.check("[name='quick-clock'][value=live]", force=True)
        if each is page:
            assert faults(page, "quick-match") == []
        each.click("#find-game")
        each.wait_for_url("**/t/*")

    assert page.url == other.url
    expect(page.locator(".race .clk")).to_have_count(2)


def test_who_waits_sees_how_long_until_bots_come(page: Page):
    page.goto("/")
    page.click("#find-game")
    page.wait_for_url("**/t/*")

    deck = page.locator(".waiting__deck")
    expect(deck).to_contain_text(re.compile(r"bots sit down in (1:00|0:\d\d)\."))
    expect(deck).not_to_contain_text(deck.inner_text())


def test_whom_nobody_joins_plays_against_bots_after_a_while(page: Page):
    page.goto("/")
    page.check("[name=game][value=dorra]", force=True)
    page.route("**/api/quick-match", in_a_hurry)
    page.click("#find-game")
    page.wait_for_url("**/t/*")

    expect(page.locator(".strait")).to_be_visible()


def in_a_hurry(route: Route) -> None:
    """As the form asks, but for how long to wait."""
    asked = {**route.request.post_data_json, "wait": 1}
    route.continue_(post_data=asked)


def test_open_tables_are_sifted(page: Page, newcomer: Callable[[], Page]):
    host = newcomer()
    host.goto("/")
    host.wait_for_selector("#quick")
    seats = [{"kind": "me"}, {"kind": "open"}]
    host.evaluate(OPEN, {"game": "kapern", "seats": seats, "clock": LONG})
    page.goto("/")
    rows = page.locator(".tables tbody tr")
    expect(rows).not_to_have_count(0)

    page.select_option(".sieve select >> nth=1", "post")
    expect(page.locator("#tables")).to_contain_text("No open table is like that")
    page.select_option(".sieve select >> nth=1", "live")

    expect(rows).not_to_have_count(0)
