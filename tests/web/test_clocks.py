"""Clocks on the page: whose time runs, what comes when it is up, who has gone, and coming back."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.running import SERVE, Running, running, settings
from tests.web import sailing
from tests.web.conftest import SWIFT, THINK, Watch, come_to
from tests.web.test_fit import disguise
from tests.web.test_tables import roll_or_stop

GRACE = 8.0  # seconds that somebody who has gone is waited for: time enough to press a button
PACE = 0.4  # seconds between moves of bots: a game of theirs is not over before somebody looks
BRIEF = {"kind": "live", "base": 0, "delay": 1}
LONG = {"kind": "live", "base": 600, "delay": 30}
POST = {"kind": "post", "allowance": 86_400}
MOST_DAYS = 12  # by then three decisions in a row were left to the clock
# A house whose clock goes ahead.
LATER = "import time\nright = time.time\ntime.time = lambda: right() + {seconds}\n"
MORE_LINES = "lines => document.querySelectorAll('.log li').length > lines"
OPEN = """async (form) => {
  const token = document.cookie.match(/qd_csrf=([^;]+)/)[1];
  const headers = { "x-csrftoken": token, "content-type": "application/json" };
  const body = JSON.stringify(form);
  const answer = await fetch("/api/tables", { method: "POST", headers, body });
  return (await answer.json()).table;
}"""


@pytest.fixture(scope="session")
def timed_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where nobody is waited for long, and bots take their time."""
    folder = tmp_path_factory.mktemp("timed")
    house = settings(folder, limits=SWIFT, think=THINK, pace=PACE, grace=GRACE)
    with running(house) as server:
        yield server.base


@pytest.fixture
def newcomer(
    browser: Browser, browser_context_args: dict, timed_house: str, watch: Watch
) -> Callable[[], Page]:
    watch.base_url = timed_house
    return lambda: come_to(timed_house, browser, browser_context_args, watch)


@pytest.fixture
def page(newcomer: Callable[[], Page]) -> Page:
    return newcomer()


def sit_together(page: Page, other: Page, clock: dict | None, at: str = "") -> None:
    """Two people at a table of Kapern, on that time."""
    page.goto(f"{at}/")
    page.wait_for_selector("#quick")
    seats = [{"kind": "me"}, {"kind": "open"}]
    form = {"game": "kapern", "seats": seats, "clock": clock, "visibility": "link"}
    page.goto(f"{at}/t/{page.evaluate(OPEN, form)}")
    sailing.sit_down(other, page.url)


def whose_turn(page: Page, other: Page) -> tuple[Page, Page]:
    mover = sailing.first_of((page, other), sailing.ROLL)
    return mover, other if mover is page else page


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
    late, _ = whose_turn(page, other)
    expect(late.locator("[data-do=reclaim]")).to_be_visible()
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


def test_others_say_when_they_have_waited_long_enough(page: Page, other: Page):
    """The page believes that five minutes are over; the house knows better, and says so."""
    sit_together(page, other, None)
    idle, waiting = whose_turn(page, other)
    disguise(waiting, lambda shown: (shown["clock"] or {}).update(idle=0))
    waiting.reload()
    waiting.click("[data-do=urge]")

    expect(waiting.locator(".toast")).to_contain_text("is here and may think")
    expect(idle.locator("[data-do=urge]")).to_have_count(0)


def test_time_stands_still_once_both_want_it(page: Page, other: Page, faults):
    sit_together(page, other, LONG)
    for each in (page, other):
        each.get_by_role("button", name="Aboard").click()
        each.click("[data-do=pause]")
    expect(page.locator(".shipmates")).to_contain_text("Time stands still")
    assert faults(page, "shipmates") == []
    for each in (page, other):
        each.keyboard.press("Escape")
        expect(each.locator(".bar__turn")).to_contain_text("Time stands still")
    for each in (page, other):
        each.get_by_role("button", name="Aboard").click()
        each.click("[data-do=pause]")
        each.keyboard.press("Escape")

    expect(sailing.first_of((page, other), sailing.ROLL).locator(sailing.ROLL)).to_be_visible()


def test_who_gives_up_is_asked_once_more_and_comes_last(page: Page, other: Page):
    sit_together(page, other, None)
    page.get_by_role("button", name="Aboard").click()
    page.click("[data-do=resign]")
    page.get_by_role("button", name="Yes, give up").click()

    expect(page.locator(".bar__turn")).to_contain_text("You gave this game up")
    expect(page.locator("[data-do=reclaim]")).to_have_count(0)
    expect(other.locator(".log")).to_contain_text("gives up")


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
