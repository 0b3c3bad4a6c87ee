"""Waddingtons Buccaneer in the browser: clicks, taps and keys, trade, fights and the end."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons.events import TurnBegan, TurnedUp
from quarterdeck.games.waddingtons.state import State
from tests.games.waddingtons import desks
from tests.web import boarding, charting, fit, sailing, socket_players
from tests.web.socket_players import Ended
from tests.web.test_pages import LANGUAGES, THEMES, prefer, violations
from tests.web.test_practice import PHONE
from tests.web.test_tables import another

PORTS = ("london", "cadiz", "marseilles")
Desk = Callable[[], State]
READ_IN = 4500  # milliseconds, after which a card of somebody else has passed by
STEPS = 540  # within which ships that want to meet have met


class Fleet(NamedTuple):
    """Three players, each on a device of their own, by home port."""

    pages: dict[str, Page]
    table: str


@pytest.fixture
def fleet(page: Page, browser: Browser, browser_context_args: dict, base_url: str, watch) -> Fleet:
    args = {**browser_context_args, "base_url": base_url}
    page.goto("/new?game=waddingtons")
    for place, kind in enumerate(("open", "open", "none"), start=1):
        page.check(f"[name=seat{place}][value={kind}]")
    page.click("#open")
    page.wait_for_url("**/t/*")
    pages = [page, *(another(browser, args, watch).new_page() for _ in range(2))]
    for each in pages[1:]:
        each.goto(page.url)
        each.get_by_role("button", name="Sit down").first.click()
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


def test_three_people_meet_fight_and_play_to_a_win(fleet: Fleet, base_url: str, photograph):
    london = sail_until(fleet, "london", "call")
    photograph(london, "waddingtons-call-1280")
    assert violations(london) == []
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


def test_goods_are_traded_on_a_balance_that_must_level(fleet: Fleet, photograph):
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
    photograph(trader, "waddingtons-trade-1280")
    assert violations(trader) == []
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
    page: Page, context: BrowserContext, base_url: str, photograph
):
    charting.practise_picking(page, partial(socket_players.talk_of, context, base_url))
    page.reload()
    page.wait_for_selector(charting.OURS)
    page.wait_for_selector(charting.PICKED)
    picked, seq = page.locator(charting.PICKED), charting.seq_of(page)
    photograph(page, "waddingtons-picked-1280")
    assert violations(page) == []

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


# Desks


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
    table = charting.MadeUp(page, desk())

    expect(page.locator(charting.PICKED)).to_have_count(len(LAID_OUT[desk]))
    assert set(table.draft) == LAID_OUT[desk]
    assert table.said == []
    expect(page.locator("#better")).to_have_count(0)


def test_what_is_laid_out_can_be_changed_and_laid_out_again(page: Page):
    table = charting.MadeUp(page, desks.keeping())
    picked = page.locator(charting.PICKED)

    picked.nth(1).click()
    page.click("[data-action='keep rum']")
    expect(picked).to_have_count(2)
    assert set(table.draft) == {"take diamond", "keep rum"}
    page.click("#better")

    expect(page.locator("#better")).to_have_count(0)
    assert set(table.draft) == LAID_OUT[desks.keeping]


def test_crew_can_be_drawn_instead_of_what_is_laid_out(page: Page):
    table = charting.MadeUp(page, desks.finding())
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
    charting.MadeUp(page, desk())

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


SCROLLED = """() => [...document.querySelectorAll(".chance-desk__side, .fight-desk > *")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.className)"""


def with_nothing_picked(page: Page, desk: Desk) -> charting.MadeUp:
    """Whatever was laid out is taken back."""
    table = charting.MadeUp(page, desk())
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
    table = charting.MadeUp(page, desks.at_home())

    page.keyboard.press("Enter")
    expect(page.locator(charting.LAND_ALL)).to_have_count(0)
    expect(page.locator(".bar .btn--brass")).to_have_text("That is all")

    assert table.said == ["land diamond", "land diamond"]


def test_a_bargain_that_wins_for_another_asks_first(page: Page):
    table = charting.MadeUp(page, desks.in_cadiz())
    for word in ("offer rum", "take r1", "take r1"):
        page.click(f".trade-desk [data-action='{word}']")

    expect(page.locator("#strike")).to_have_text("Strike: Wren has 20 of 20")
    page.click("#strike")

    expect(page.locator(charting.SURE)).to_have_text("Yes, Wren wins with it")
    assert "settle" not in table.said


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_an_own_chance_card_stays_until_it_is_read(page: Page):
    table = charting.MadeUp(page, desks.at_sea())
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
    table = charting.MadeUp(page, desks.at_sea())
    card = page.locator(".bigcard")

    table.hear_of(TurnedUp(1, 1, desks.BORROWING, ()))

    expect(card).to_be_visible()
    expect(card).to_have_count(0)


def test_of_two_ships_the_prompt_names_the_one_that_is_meant(page: Page):
    charting.MadeUp(page, desks.two_ships_each())
    title = page.locator(".bar__turn b")

    expect(title).to_have_text("London · Where do you sail?")
    page.click(".reach >> nth=0")
    expect(title).to_contain_text("London · Sail 1 to")


def test_of_one_ship_nothing_need_be_said(page: Page):
    charting.MadeUp(page, desks.at_sea())

    expect(page.locator(".bar__turn b")).to_have_text("Where do you sail?")


def test_escape_forgets_a_heading(page: Page):
    charting.MadeUp(page, desks.at_sea())
    for pressed in ("#turn", ".reach >> nth=0"):
        page.click(pressed)
        page.click(".petal[data-face=s]")
        expect(page.locator(".petal.on")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator(".petal.on")).to_have_count(0)
        page.keyboard.press("t")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "desk",
    [desks.finding, desks.salvaging, desks.keeping, desks.in_cadiz],
    ids=lambda desk: desk.__name__,
)
def test_a_desk_fits_every_window_also_when_it_asks(page: Page, desk: Desk, language: str):
    prefer(page, language=language)
    table = charting.MadeUp(page, desk())
    if desk is desks.in_cadiz:
        table.lay("offer rum", "take r1", "take r1")
        page.wait_for_selector("#strike[data-action]")
    else:
        page.wait_for_selector(charting.PICKED)
    assert misfits(page) == {}
    for size in ((1366, 650), (390, 844)):
        fit.resize(page, *size)
        assert page.evaluate(SCROLLED) == []

    if desk is not desks.in_cadiz:
        table.lay(*table.draft[:-1])
        page.wait_for_selector("#better")
        assert misfits(page) == {}
        table.lay()
        expect(page.locator(charting.PICKED)).to_have_count(0)
    page.click(".bar [data-action=settle]")
    page.wait_for_selector(charting.SURE)
    assert misfits(page) == {}


# Every window


def misfits(page: Page) -> dict[tuple[int, int], list[str]]:
    """What does not fit as the table stands, by the window it does not fit."""
    found = {}
    for size in fit.SIZES:
        fit.resize(page, *size)
        found[size] = fit.problems(page)
    return {size: some for size, some in found.items() if some}


def test_a_table_fits_every_window(page: Page):
    charting.practise(page, bots=3)
    charting.wait_for_turn(page)
    assert misfits(page) == {}

    charting.decide(page)
    charting.wait_for_turn(page)
    page.click(".reach >> nth=0")
    expect(page.locator(".reach.chosen")).to_have_count(1)
    assert misfits(page) == {}


@pytest.mark.parametrize("size", [(1366, 650), (390, 844), (844, 390)], ids=str)
def test_nothing_moves_when_a_square_is_picked_or_refused(page: Page, size: tuple[int, int]):
    charting.practise(page)
    charting.presses(page, ".bar [data-action='choose-port london']")
    charting.wait_for_turn(page)
    fit.resize(page, *size)

    def pick() -> None:
        page.click(".reach[data-action='sail e 2']")
        expect(page.locator(".reach.chosen")).to_have_count(1)

    def ask() -> None:
        page.locator(".seasheet").click(position={"x": 200, "y": 40})
        expect(page.locator(".toast")).to_be_visible()

    assert fit.moved(page, pick) + fit.moved(page, ask) == []


OVERLAP = """() => [...document.querySelectorAll(".petal")].flatMap((petal) =>
  [...document.querySelectorAll(".reach rect")].filter((lit) => {
    const [a, b] = [petal.getBoundingClientRect(), lit.getBoundingClientRect()];
    return Math.min(a.right, b.right) > Math.max(a.left, b.left)
      && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  }).map((lit) => `${petal.dataset.face} over ${lit.parentElement.dataset.square}`))"""


def test_the_compass_lies_beside_everything_that_is_lit(page: Page):
    charting.practise(page)
    charting.presses(page, ".bar [data-action='choose-port london']")
    charting.wait_for_turn(page)

    for lit in page.locator(".reach").all()[:6]:
        lit.click()
        expect(page.locator(".petal").first).to_be_visible()
        assert page.evaluate(OVERLAP) == []


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_a_table(page: Page, theme: str, photograph):
    prefer(page, theme=theme, coach="on")
    charting.practise(page, bots=3)
    for _ in range(4):
        charting.wait_for_turn(page)
        charting.decide(page)
    charting.wait_for_turn(page)
    page.wait_for_selector(".advice li")

    photograph(page, "waddingtons-table-1280" if theme == "day" else "waddingtons-table-night-1280")
    assert violations(page) == []


# The end


@pytest.fixture(scope="session")
def sailed_home(browser: Browser, browser_context_args: dict, base_url: str) -> Ended:
    return socket_players.ended(browser, browser_context_args, base_url, charting.practise)


@pytest.fixture
def home(sailed_home: Ended, context: BrowserContext, page: Page) -> Page:
    return socket_players.look_at(sailed_home, context, page)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_at_the_end_and_in_the_replay(home: Page, theme: str, photograph):
    prefer(home, theme=theme)
    home.reload()
    home.wait_for_selector(".chart svg")
    photograph(home, f"waddingtons-end-{theme}-1280")
    found = violations(home)

    home.goto(home.url.replace("/t/", "/replay/"))
    home.wait_for_selector(".slider")
    photograph(home, f"waddingtons-replay-{theme}-1280")

    assert found + violations(home) == []


def test_the_end_counts_chests_and_docks(home: Page):
    finals = home.locator(".final__points").all_inner_texts()
    told = home.locator(".hoards__sum").all_inner_texts()

    assert sorted(told, key=int) == sorted(finals, key=int)
    assert max(map(int, told)) >= box.GOAL


def test_a_replay_runs_from_the_ports_to_the_win(home: Page):
    home.get_by_role("link", name="Replay").click()
    home.locator(".slider").press("End")

    expect(home.locator(".log--moves [aria-current]")).to_contain_text("wins")
    expect(home.locator(".vessel")).to_have_count(3)


@pytest.mark.parametrize("language", LANGUAGES[1:])
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
