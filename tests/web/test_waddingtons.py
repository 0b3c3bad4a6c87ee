"""Waddingtons Buccaneer in the browser: clicks, taps and keys, trade, fights and the end."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons.state import State
from tests.web import boarding, charting, sailing, socket_players
from tests.web.browser import see_advice
from tests.web.test_pages import prefer
from tests.web.test_practice import PHONE

PORTS = ("london", "cadiz", "marseilles")
Desk = Callable[[], State]
READ_IN = 4500  # milliseconds, after which a card of somebody else has passed by
STEPS = 540  # within which ships that want to meet have met


class Fleet(NamedTuple):
    """Three players, each on a device of their own, by home port."""

    pages: dict[str, Page]
    table: str


@pytest.fixture
def fleet(page: Page, newcomer: Callable[[], Page]) -> Fleet:
    charting.read_quickly(page)
    page.goto("/new?game=waddingtons")
    for place, kind in enumerate(("open", "open", "none"), start=1):
        page.check(f"[name=seat{place}][value={kind}]")
    page.click("#open")
    page.wait_for_url("**/t/*")
    pages = [page, *(newcomer() for _ in range(2))]
    for each in pages[1:]:
        charting.read_quickly(each)
        sailing.sit_down(each, page.url)
    return Fleet(dict(zip(PORTS, pages, strict=True)), page.url.rpartition("/")[2])


def sail_until(fleet: Fleet, port: str, moment: str) -> Page:
    """Everyone plays their part until somebody is asked something."""
    for _ in range(STEPS):
        name, asked = whoever_is_asked(fleet)
        if (name, asked) == (port, moment):
            return fleet.pages[port]
        charting.play_part(fleet.pages[name], name, asked)
    raise AssertionError(f"{port} was never asked to {moment}")


def whoever_is_asked(fleet: Fleet) -> tuple[str, str]:
    """A port, and what its captain has to decide."""
    page = sailing.first_of(tuple(fleet.pages.values()), charting.OURS)
    return next(port for port in PORTS if fleet.pages[port] is page), charting.moment(page)


@pytest.mark.slow
def test_three_people_meet_fight_and_play_to_a_win(fleet: Fleet, base_url: str, photograph, faults):
    london = sail_until(fleet, "london", "call")
    assert faults(london, "waddingtons-call") == []
    charting.presses(london, ".bar [data-action=attack]")

    for port, lines in (("london", 1), ("cadiz", 1), ("marseilles", 0)):
        log = fleet.pages[port].locator(".log")
        expect(log).to_contain_text("calls “Attack!”")
        expect(log.get_by_text("Hands are shown")).to_have_count(lines)
    photograph(fleet.pages["marseilles"], "waddingtons-fight-unseen-1280")
    photograph(london, "waddingtons-fight-1280")

    socket_players.play_on(tuple(fleet.pages.values()), base_url)

    heads = {page.locator(".winner h1").inner_text() for page in fleet.pages.values()}
    assert len(heads) == 1


def test_goods_are_traded_on_a_balance_that_must_level(fleet: Fleet, faults):
    trader = fleet.pages["marseilles"]
    told = boarding.overheard(trader)
    trader.reload()
    sail_until(fleet, "marseilles", "trade")
    given, taken = offers(told)

    charting.lay_on(trader, given[:1], [])
    expect(trader.locator("#clear")).to_be_visible()
    trader.click("[data-do=take-back]")
    expect(trader.locator("#clear")).to_have_count(0)
    expect(trader.locator("#strike")).to_have_attribute("aria-disabled", "true")
    charting.lay_on(trader, given, taken)
    expect(trader.locator(".verdict .ok")).to_be_visible()
    assert faults(trader, "waddingtons-trade") == []
    charting.presses(trader, "#strike")

    log = fleet.pages["london"].locator(".log")
    expect(log).to_contain_text("trades at Amsterdam")
    expect(log.get_by_text("trades at")).to_have_count(1)


def offers(told: list[str]) -> tuple[list[int], list[int]]:
    """A bargain for the ship that lies in Amsterdam."""
    view = socket_players.seen(charting.last_shown(told))
    ship = view.ships[view.awaiting.ship]
    return charting.bargain(
        (*(ship.hand or ()), *ship.hold, *ship.cards), view.docks[box.AMSTERDAM]
    )


def test_an_order_never_to_ask_lets_a_ship_pass(fleet: Fleet):
    cadiz, london = fleet.pages["cadiz"], fleet.pages["london"]
    sail_until(fleet, "cadiz", "sail")
    london.click("[data-order='ship cadiz']")
    expect(london.locator(".order--pass")).to_have_count(1)

    for _ in range(STEPS):
        if charting.where(cadiz, "cadiz") == charting.SAILED_PAST:
            break
        port, asked = whoever_is_asked(fleet)
        if asked == "call" and port == "london":
            expect(london.locator(charting.CALLED)).to_have_count(0)  # the order answers
        else:
            charting.play_part(fleet.pages[port], port, asked)

    assert charting.where(cadiz, "cadiz") == charting.SAILED_PAST
    expect(london.locator(".log")).not_to_contain_text("Attack!")


# Alone against bots


@pytest.mark.browser_context_args(**PHONE)
def test_turns_are_played_on_a_phone_by_taps(page: Page, photograph):
    charting.practise(page, sailing.tap)

    for turn in range(8):
        charting.wait_for_turn(page)
        if turn == 3:
            photograph(page, "waddingtons-table-390")
        charting.decide(page, sailing.tap)

    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_from_a_port_nobody_is_told_to_turn_nor_can(page: Page):
    charting.practise(page)
    while charting.wait_for_turn(page) != "sail":
        charting.decide(page)

    page.keyboard.press("t")

    expect(page.locator(".bar")).to_contain_text("Press a lit square to sail there.")
    expect(page.locator(".petal")).to_have_count(0)
    expect(page.locator(".reach").first).to_be_visible()


def test_turns_are_played_by_keys_alone(page: Page):
    charting.practise(page)

    for _ in range(8):
        asked, seq = charting.wait_for_turn(page), charting.seq_of(page)
        if asked in charting.PICKED_FROM:
            page.wait_for_selector(charting.LAID_OUT)
        press_keys(page, *KEYS.get(asked, ("ArrowRight", "Enter")))
        page.wait_for_function(charting.MOVED_ON, arg=[seq, charting.END])


KEYS = {
    "call": ("p",),
    "trade": ("d",),
    **dict.fromkeys(("moor", *charting.PICKED_FROM), ("Enter",)),
}


def press_keys(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_what_is_picked_lies_on_the_desk_and_is_taken_back_by_pressing_it(
    page: Page, context: BrowserContext, base_url: str, faults
):
    charting.practise_picking(page, partial(socket_players.talk_of, context, base_url))
    page.reload()
    page.wait_for_selector(charting.OURS)
    page.wait_for_selector(charting.PICKED)
    picked, seq = page.locator(charting.PICKED), charting.seq_of(page)
    assert faults(page, "waddingtons-picked") == []

    for left in reversed(range(picked.count())):
        picked.first.click()
        expect(picked).to_have_count(left)
    page.click(f"{charting.PART} >> nth=0")
    expect(picked).to_have_count(1)
    picked.click()
    expect(picked).to_have_count(0)
    page.click("#better")
    expect(picked.first).to_be_visible()
    assert charting.seq_of(page) == seq
    charting.decide(page)


def test_a_square_and_a_heading_are_chosen_together(page: Page):
    charting.practise(page)
    charting.presses(page, ".bar [data-action='choose-port london']")
    charting.wait_for_turn(page)

    page.click(".reach[data-action='sail e 2']")
    page.click(".petal[data-face=s]")
    page.click("#go")

    expect(page.locator(".log li", has_text="points the bows south").first).to_be_visible()


def test_a_lit_square_is_exactly_what_the_rules_allow(page: Page):
    told = boarding.overheard(page)
    charting.practise(page)
    charting.presses(page, ".bar [data-action='choose-port london']")
    charting.wait_for_turn(page)

    lit = {each.get_attribute("data-action") for each in page.locator(".reach").all()}

    words = boarding.last_actions(told)
    assert lit == {word for word in words if word.startswith("sail ")}


def test_open_water_answers_why_not(page: Page):
    charting.practise(page)
    charting.presses(page, ".bar [data-action='choose-port london']")
    charting.wait_for_turn(page)

    page.locator(".seasheet").click(position={"x": 330, "y": 80})

    expect(page.locator(".toast .clause").first).to_be_visible()


def test_axe_finds_nothing_at_a_table(page: Page, faults):
    prefer(page, coach="on")
    charting.practise(page, bots=3)
    for _ in range(4):
        charting.wait_for_turn(page)
        charting.decide(page)
    charting.wait_for_turn(page)
    see_advice(page)

    assert faults(page, "waddingtons-table") == []
