"""People at a table of their own: by link, by passing one device round, as spectators."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import hunting, sailing, socket_players


def open_table(page: Page, *seats: str) -> None:
    """Seats B to E by kind: open, here, bot or none."""
    page.goto("/new")
    for place, kind in enumerate(seats, start=1):
        page.check(f"[name=seat{place}][value={kind}]")
    page.check("[name=target][value='5000']")
    page.click("#open")
    page.wait_for_url("**/t/*")


def test_two_people_play_to_the_end_while_a_third_looks_on(
    page: Page, other: Page, newcomer: Callable[[], Page], base_url: str
):
    open_table(page, "open", "none")
    sailing.sit_down(other, page.url)
    spectator = newcomer()
    spectator.goto(page.url)

    for each in (page, other):
        roll_or_stop(sailing.first_of((page, other), sailing.ROLL))
        each.reload()
    for _ in range(6):
        roll_or_stop(sailing.first_of((page, other), sailing.ROLL))
    socket_players.play_on((page, other), base_url)

    expect(spectator.locator(".winner h1")).to_have_text(page.locator(".winner h1").inner_text())

    over = page.url
    page.click("#rematch")
    expect(page).not_to_have_url(over)
    expect(other.locator("#rematch-set")).to_contain_text("your seat is kept")
    expect(spectator.locator("#rematch-set")).to_be_empty()
    other.click("#rematch")
    expect(other).to_have_url(page.url)


def roll_or_stop(page: Page) -> None:
    """Whoever has the dice rolls once and stops."""
    offer = sailing.STOP if page.locator(sailing.STOP).count() else sailing.ROLL
    sailing.press_and_see(page, offer)


def test_a_shared_device_needs_no_curtain_where_nothing_is_secret(page: Page):
    open_table(page, "here", "none")

    expect(page.locator("#roll")).to_be_visible()


def test_a_shared_device_lowers_a_curtain_between_turns(page: Page, faults):
    hunting.open_table(page, 1, "here", "none")
    page.click("[data-action='set up']")

    expect(page.locator(".curtain h1")).to_be_visible()
    assert faults(page, "curtain") == []
    page.click(".curtain button")

    expect(page.locator(".seachart")).to_be_visible()


def test_an_open_table_shows_in_the_lobby_as_soon_as_it_is_set(page: Page, other: Page):
    other.goto("/")
    other.wait_for_selector("#tables")
    page.goto("/new")
    page.check("[name=visibility][value=public]")

    page.click("#open")
    page.wait_for_url("**/t/*")

    table = page.url.rpartition("/")[2]
    expect(other.locator(f".tables a[href='/t/{table}']")).to_be_visible()


def test_what_is_being_typed_is_not_lost_when_the_game_begins(page: Page, other: Page):
    open_table(page, "open", "none")
    page.locator("#say").press_sequentially("ahoy th")
    sailing.sit_down(other, page.url)
    page.wait_for_selector(".play")

    page.keyboard.type("ere")
    page.keyboard.press("Enter")

    expect(other.locator(".log li.say p")).to_have_text("ahoy there")


def test_what_is_said_is_heard_as_text_and_can_be_muted(page: Page, other: Page):
    open_table(page, "open", "none")
    sailing.sit_down(other, page.url)
    for each in (page, other):
        each.wait_for_selector(".play")
    other.fill("#say", "<b>ahoy</b>")
    other.press("#say", "Enter")
    expect(page.locator(".log li.say p")).to_have_text("<b>ahoy</b>")

    page.click("#tab-chat")
    expect(page.locator(".mutes button")).to_have_text(re.compile(r"^\s*Mute Guest \d+$"))
    drawn = page.locator(".mutes use")
    expect(drawn).to_have_attribute("href", re.compile("#i-mute$"))
    page.click(".mutes button")

    expect(drawn).to_have_attribute("href", re.compile("#i-sound$"))
    expect(page.locator(".log li.say")).to_have_count(0)


WHY = {"key": "denied-too-many-waiting", "arguments": {"most": 5}}
MANY = {"code": "too-many-waiting", "why": WHY, "text": "5 tables of yours wait already."}


@pytest.mark.parametrize("size", [(1366, 650), (390, 844)])
def test_why_no_table_is_opened_is_read_where_it_was_asked(page: Page, watch, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json=MANY))
    page.goto("/new")

    page.click("#open")

    expect(page.get_by_role("alert")).to_have_text(MANY["text"])
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    watch.forgive(page, "429")
