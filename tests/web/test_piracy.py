"""Piracy in the browser: one Pirate whom nobody sees, and Captains who talk among themselves."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.spoken import SPOKEN
from tests.web import hunting, sailing
from tests.web.boarding import overheard
from tests.web.browser import see_advice
from tests.web.test_fit import disguise
from tests.web.test_pages import prefer
from tests.web.test_practice import PHONE


@pytest.fixture
def crew(page: Page, newcomer: Callable[[], Page]):
    """A Pirate and two Captains, each on a device of their own, and all that each is told."""
    captains = [newcomer() for _ in range(2)]
    letters = [overheard(each) for each in (page, *captains)]
    hunting.open_table(page, 1, "open", "open")
    for captain in captains:
        sailing.sit_down(captain, page.url)
    page.wait_for_selector(".seachart")
    return (page, *captains), letters


@pytest.mark.slow
def test_a_pirate_and_two_captains_play_to_the_end_and_his_way_stays_his_own(crew, photograph):
    (pirate, first, second), (_, *captains) = crew
    pages = (pirate, first, second)
    while not pirate.locator(".own-log .notation li").count():
        hunting.decide(sailing.first_of(pages, hunting.ASKED))
    assert first.locator(".own-log").count() == 0
    photograph(first, "piracy-navy-1280")

    sailing.take_turns(pages, hunting.ASKED, hunting.play_boldly)

    assert [hunting.secrets_in(letters) for letters in captains] == [[], []]
    expect(first.locator(".track__line")).to_have_count(1)
    expect(second.locator(".winner h1")).to_have_text(pirate.locator(".winner h1").inner_text())


def test_what_captains_say_to_each_other_the_pirate_never_hears(crew):
    (pirate, first, second), (his, *_) = crew
    first.fill("#say", "he is in the east")
    first.press("#say", "Enter")
    expect(second.locator(".say--team p")).to_contain_text("he is in the east")
    first.check("[name=hearers][value=false]")
    first.fill("#say", "good luck")
    first.press("#say", "Enter")

    expect(pirate.locator(".log li.say p")).to_have_text(["good luck"])

    assert pirate.locator("[name=hearers]").count() == 0
    assert not [letter for letter in his if "he is in the east" in letter]


def test_the_last_warning_comes_before_a_ship_is_run_into(crew, photograph):
    (pirate, *captains), _ = crew
    for _ in range(hunting.LONGEST):
        asked = sailing.first_of((pirate, *captains), hunting.ASKED)
        if asked is pirate and pirate.locator(".reach.is-danger").count():
            break
        hunting.decide(asked, bold=True)

    pirate.locator(".reach.is-danger").first.click()
    pirate.click("#confirm button")

    expect(pirate.locator("button#confirm.btn--alarm")).to_contain_text("lose")
    photograph(pirate, "piracy-warning-1280")
    pirate.click("button#confirm")
    expect(pirate.locator(".winner h1")).to_contain_text("The Navy wins")


@pytest.mark.browser_context_args(**PHONE)
def test_the_pirate_sails_on_a_phone_by_taps(page: Page, photograph):
    hunting.practise(page)
    for _ in range(5):
        if hunting.wait_for_turn(page):
            hunting.decide(page, sailing.tap)

    photograph(page, "piracy-pirate-390")
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.browser_context_args(**PHONE)
def test_what_is_tapped_through_the_spyglass_is_picked(page: Page):
    hunting.practise(page)
    hunting.wait_for_turn(page)
    square = page.locator(hunting.LIT).first.get_attribute("data-square")
    page.tap(f".seachart [data-square={square}]")
    page.keyboard.press("Escape")
    page.tap(f".seachart [data-square={square}]")

    page.locator(".lens svg").tap(position=page.evaluate(IN_THE_GLASS, square))

    expect(page.locator(".reach.is-picked")).to_have_count(0)  # pressed again, it is let go


def test_every_square_that_may_not_be_pointed_at_answers_why(page: Page):
    """Land as well as sea; and a pick that is allowed ends it."""
    hunting.practise(page)
    hunting.wait_for_turn(page)
    hunting.decide(page)
    hunting.wait_for_turn(page)

    for square in ("A1", "Q13"):
        page.mouse.click(*page.evaluate(ON_THE_CHART, square))
        expect(page.locator(".toast")).to_contain_text(f"to {square} is no step over ocean")
    page.locator(hunting.LIT).first.click()

    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.browser_context_args(viewport={"width": 1366, "height": 650})
def test_the_newest_of_his_log_is_in_sight_and_no_number_lies_over_a_tabs_word(page: Page):
    disguise(page, with_a_long_log)
    hunting.practise(page)
    hunting.wait_for_turn(page)
    page.click("#side-coach")
    for _ in range(2):
        hunting.decide(page)
        hunting.wait_for_turn(page)

    expect(page.locator(".own-log .notation li").last).to_be_in_viewport(ratio=0.9)
    assert page.locator("#side-log").evaluate(GAP) >= 0


def with_a_long_log(shown: dict) -> None:
    voyage = shown["view"]["voyage"]
    if voyage:
        voyage["legs"] = [{"path": [], "loaded": None}] * 20


GAP = """(tab) => {
    const word = document.createRange();
    word.selectNode(tab.firstChild);
    const number = tab.querySelector(".unread").getBoundingClientRect();
    return number.left - word.getBoundingClientRect().right;
}"""


def test_a_click_as_soon_as_a_square_is_lit_is_not_forgotten(page: Page):
    page.add_init_script(AT_ONCE)

    hunting.practise(page)

    expect(page.locator(".reach.is-picked")).to_have_count(1)


AT_ONCE = """new MutationObserver((_, watching) => {
    const lit = document.querySelector(".seachart .reach");
    if (!lit) return;
    watching.disconnect();
    const { x, y, width, height } = lit.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2 };
    lit.dispatchEvent(new MouseEvent("click", { bubbles: true, ...place }));
}).observe(document, { childList: true, subtree: true, attributes: true });"""
ON_THE_CHART = """(name) => {
    const [x, y] = [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
    const svg = document.querySelector(".seachart svg.map");
    const at = new DOMPoint((x + 0.5) * 50, (y + 0.5) * 50).matrixTransform(svg.getScreenCTM());
    return [at.x, at.y];
}"""
IN_THE_GLASS = """(name) => {
    const svg = document.querySelector(".lens svg");
    const [x, y] = [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];
    const at = new DOMPoint((x + 0.5) * 50, (y + 0.5) * 50).matrixTransform(svg.getScreenCTM());
    const box = svg.getBoundingClientRect();
    return { x: at.x - box.x, y: at.y - box.y };
}"""


def pressed(page: Page, *keys: str) -> None:
    """Some keys, and then the table has moved on."""
    hunting.wait_for_turn(page)
    seq = page.locator(".seachart").get_attribute("data-seq")
    for key in keys:
        page.keyboard.press(key)
    page.wait_for_function(hunting.MOVED_ON, arg=[seq, hunting.END])


def test_a_captain_needs_no_mouse(page: Page):
    hunting.practise(page, pirate=3)

    hunting.wait_for_turn(page)
    while page.locator(".bar [data-action='set up']").count():
        pressed(page, "u")
        hunting.wait_for_turn(page)
    pressed(page, "r")
    pressed(page, "ArrowDown", "Enter", "Enter")

    expect(page.locator(".log li", has_text="moves ship 1").first).to_be_visible()


def test_the_pirate_needs_no_mouse(page: Page):
    hunting.practise(page)

    pressed(page, "ArrowRight", "Enter", "Enter")
    pressed(page, "ArrowRight", "ArrowRight", "Enter", "Enter")
    pressed(page, "w")

    sailed = page.locator(".own-log .notation li, .winner p").first  # a ship may run him down there
    expect(sailed).to_contain_text("E2")


def test_the_coach_names_who_is_on_a_side(page: Page):
    prefer(page, coach="on")
    hunting.practise(page)
    hunting.wait_for_turn(page)
    see_advice(page)

    expect(page.locator(".winbar__key")).to_contain_text("Wren and Finch")


@pytest.mark.parametrize("side", ["pirate", "navy"])
def test_axe_finds_nothing_at_the_chart(page: Page, side: str, faults):
    prefer(page, coach="on")
    hunting.practise(page, pirate=1 if side == "pirate" else 3)
    hunting.wait_for_turn(page)
    hunting.decide(page)
    hunting.wait_for_turn(page)
    hunting.decide(page)
    hunting.wait_for_turn(page)
    see_advice(page)

    assert faults(page, f"piracy-{side}") == []


def test_axe_finds_nothing_at_the_end_and_in_the_replay(hunted, context, page, faults):
    address, state = hunted
    context.add_cookies(state["cookies"])
    page.goto(address)
    page.wait_for_selector(".track__line")
    found = faults(page, "piracy-end")

    page.goto(address.replace("/t/", "/replay/"))
    page.wait_for_selector(".slider")
    page.locator(".slider").fill(page.locator(".slider").get_attribute("max"))
    page.wait_for_selector(".track__line")

    assert found + faults(page, "piracy-replay") == []


def test_the_replay_shows_where_he_was_thought_to_be_and_where_he_was(hunted, context, page):
    address, state = hunted
    context.add_cookies(state["cookies"])
    page.goto(address.replace("/t/", "/replay/"))
    page.wait_for_selector(".slider")
    assert page.locator(".track, .heat").count() == 0

    page.locator(".slider").fill(page.locator(".slider").get_attribute("max"))

    expect(page.locator(".heat rect").first).to_be_attached()
    expect(page.locator(".vessel--pirate")).to_have_count(1)
    expect(page.locator(".transport")).to_contain_text(re.compile(r"Turn (\d+) of \1\b"))


@pytest.mark.parametrize("language", SPOKEN)
def test_no_word_is_missing_on_the_chart(page: Page, language: str):
    prefer(page, language=language, coach="on")
    hunting.practise(page)
    for _ in range(3):
        hunting.wait_for_turn(page)
        hunting.decide(page)

    assert "page-" not in page.locator("body").inner_text()


def test_squares_buttons_and_list_tell_one_chance(page: Page):
    prefer(page, coach="on")
    hunting.practise(page)
    hunting.wait_for_turn(page)
    hunting.decide(page)
    hunting.wait_for_turn(page)
    see_advice(page)
    page.locator(".advice__pick").last.click()
    page.wait_for_selector(".is-picked .odds")

    told = page.locator(".advice li output").first.inner_text()  # what is picked stands first
    expect(page.locator(".is-picked .odds")).to_have_text(told)
    expect(page.locator("#confirm small")).to_have_text(f"you stay free {told}")
    label = page.locator(".reach.is-picked").get_attribute("aria-label")
    assert label.endswith(f"you stay free: {told}")
