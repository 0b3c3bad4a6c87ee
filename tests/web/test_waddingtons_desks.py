"""Waddingtons' desks: the sensible choice lies there, and no press is a trap."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from quarterdeck.games.waddingtons.events import TurnBegan, TurnedUp
from quarterdeck.games.waddingtons.state import State
from tests.games.waddingtons import desks
from tests.web import charting
from tests.web.made_up import MadeUp

Desk = Callable[[], State]
READ_IN = 4500  # milliseconds, after which a card of somebody else has passed by

LAID_OUT = {
    desks.keeping: {"take diamond", "take pearl"},
    desks.finding: {"take gold", "take pearl"},
    desks.salvaging: {"take r2", "take b3", "take gold"},
    desks.losing: {"lose rum"},
    desks.giving: {"give r1", "give b1", "give b2"},
    desks.swapping: {"pick 3", "pick 2"},
}


@pytest.mark.parametrize("desk", LAID_OUT, ids=lambda desk: desk.__name__)
def test_a_desk_comes_with_the_sensible_choice_laid_out(page: Page, desk: Desk):
    table = MadeUp(page, desk())

    expect(page.locator(charting.PICKED)).to_have_count(len(LAID_OUT[desk]))
    assert set(table.draft) == LAID_OUT[desk]
    assert table.said == []
    expect(page.locator("#better")).to_have_count(0)


DESKS = [*LAID_OUT, desks.discarding, desks.at_home, desks.demanding, desks.in_cadiz]


@pytest.mark.parametrize("desk", DESKS, ids=lambda desk: desk.__name__)
def test_axe_finds_nothing_at_a_desk(page: Page, desk: Desk, faults):
    MadeUp(page, desk())
    if desk in LAID_OUT:
        page.wait_for_selector(charting.PICKED)

    assert faults(page, desk.__name__) == []


def test_what_is_laid_out_can_be_changed_and_laid_out_again(page: Page):
    table = MadeUp(page, desks.keeping())
    picked = page.locator(charting.PICKED)

    picked.nth(1).click()
    page.click("[data-action='keep rum']")
    expect(picked).to_have_count(2)
    assert set(table.draft) == {"take diamond", "keep rum"}
    page.click("#better")

    expect(page.locator("#better")).to_have_count(0)
    assert set(table.draft) == LAID_OUT[desks.keeping]


def test_crew_can_be_drawn_instead_of_what_is_laid_out(page: Page):
    table = MadeUp(page, desks.finding())
    page.wait_for_selector(charting.PICKED)

    charting.presses(page, "[data-action=draw]")

    assert table.said == ["draw"]


SAYS = {
    desks.keeping: "Keep a diamond and a pearl: 2 barrels of rum to Wren",
    desks.finding: "Take a gold bar and a pearl: 7 points",
    desks.losing: "Give a barrel of rum to Wren",
    desks.discarding: "Send a black 2 and 2 black 3s back",
    desks.at_home: "Land 2 diamonds: 14 of 20",
}


@pytest.mark.parametrize("desk", SAYS, ids=lambda desk: desk.__name__)
def test_the_button_that_settles_says_what_it_does(page: Page, desk: Desk):
    MadeUp(page, desk())

    expect(page.locator(".bar .btn--brass")).to_have_text(SAYS[desk])


GIVEN_AWAY = {
    desks.keeping: (
        "settle",
        "Keep nothing: 2 barrels of rum to Wren",
        "Yes, leave 2 barrels of rum to Wren",
    ),
    desks.finding: ("settle", "Take nothing", "Yes, 7 points less"),
    desks.at_home: ("done", "Keep 2 diamonds aboard", "Yes, keep 2 diamonds aboard"),
    desks.demanding: ("done", "Take nothing", "Yes, take nothing from Wren"),
}


def with_nothing_picked(page: Page, desk: Desk) -> MadeUp:
    """Whatever was laid out is taken back."""
    table = MadeUp(page, desk())
    if desk in LAID_OUT:
        page.wait_for_selector(charting.PICKED)
        for _ in table.draft:
            page.click("[data-do=take-back]")
        expect(page.locator(charting.PICKED)).to_have_count(0)
    return table


@pytest.mark.parametrize("desk", GIVEN_AWAY, ids=lambda desk: desk.__name__)
def test_a_press_that_gives_something_away_asks_once(page: Page, desk: Desk):
    table = with_nothing_picked(page, desk)
    word, says, asks = GIVEN_AWAY[desk]
    button, sure = page.locator(f".bar [data-action={word}]"), page.locator(charting.SURE)

    expect(button).to_have_text(says)
    button.dblclick()
    expect(sure).to_have_text(asks)
    page.click("#not-so-fast")
    expect(sure).to_have_count(0)
    assert table.said == []
    button.click()
    charting.presses(page, charting.SURE)

    assert table.said == [word]


def test_a_key_that_gives_something_away_asks_in_the_same_way(page: Page):
    table = with_nothing_picked(page, desks.keeping)
    sure = page.locator(charting.SURE)

    for no in ("Enter", "Escape"):
        page.keyboard.press("d")
        expect(sure).to_be_visible()
        page.keyboard.press(no)
        expect(sure).to_have_count(0)
    assert table.said == []
    page.keyboard.press("d")
    expect(sure).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator(charting.BOARD)).not_to_have_attribute("data-moment", "keep")

    assert table.said == ["settle"]


def test_enter_does_what_the_brass_button_says(page: Page):
    table = MadeUp(page, desks.at_home())

    page.keyboard.press("Enter")
    expect(page.locator(charting.LAND_ALL)).to_have_count(0)
    expect(page.locator(".bar .btn--brass")).to_have_text("That is all")

    assert table.said == ["land diamond", "land diamond"]


def test_a_bargain_that_wins_for_another_asks_first(page: Page):
    table = MadeUp(page, desks.in_cadiz())
    for word in ("offer rum", "take r1", "take r1"):
        page.click(f".trade-desk [data-action='{word}']")

    expect(page.locator("#strike")).to_have_text("Strike: Wren has 20 of 20")
    page.click("#strike")

    expect(page.locator(charting.SURE)).to_have_text("Yes, Wren wins with it")
    assert "settle" not in table.said


@pytest.mark.parametrize(
    "_motion",
    [
        pytest.param(each, marks=pytest.mark.browser_context_args(reduced_motion=each))
        for each in ("no-preference", "reduce")
    ],
)
def test_an_own_chance_card_stays_until_it_is_read(page: Page, _motion: str):
    table = MadeUp(page, desks.at_sea())
    card = page.locator(".bigcard")

    table.hear_of(TurnedUp(0, 0, desks.BORROWING, ()))
    expect(card).to_be_visible()
    table.hear_of(TurnBegan(1, 2))
    page.wait_for_timeout(READ_IN)
    expect(card).to_be_visible()
    page.keyboard.press("Enter")

    expect(card).to_have_count(0)


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_a_card_of_somebody_else_passes_by(page: Page):
    table = MadeUp(page, desks.at_sea())
    card = page.locator(".bigcard")

    table.hear_of(TurnedUp(1, 1, desks.BORROWING, ()))

    expect(card).to_be_visible()
    expect(card).to_have_count(0)


def test_of_two_ships_the_prompt_names_the_one_that_is_meant(page: Page):
    MadeUp(page, desks.two_ships_each())
    title = page.locator(".bar__turn b")

    expect(title).to_have_text("London · Where do you sail?")
    page.click(".reach >> nth=0")
    expect(title).to_contain_text("London · Sail 1 to")


def test_of_one_ship_nothing_need_be_said(page: Page):
    MadeUp(page, desks.at_sea())

    expect(page.locator(".bar__turn b")).to_have_text("Where do you sail?")


def test_the_name_of_a_heading_covers_no_other(page: Page, photograph):
    MadeUp(page, desks.at_sea())
    page.click("#turn")
    page.locator(".petal[data-face=s]").hover()
    name = page.locator(".icon-name").bounding_box()

    petals = page.locator(".petal").all()
    assert len(petals) > 1
    assert all(each.bounding_box()["y"] >= name["y"] + name["height"] for each in petals)
    photograph(page, "heading-named-1280")


def test_escape_forgets_a_heading(page: Page):
    MadeUp(page, desks.at_sea())
    for pressed in ("#turn", ".reach >> nth=0"):
        page.click(pressed)
        page.click(".petal[data-face=s]")
        expect(page.locator(".petal.on")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".petal.on")).to_have_count(0)
        page.keyboard.press("t")
