"""A whole game against bots: by clicks, by taps on a phone, by keys alone."""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web import sailing, socket_players
from tests.web.browser import see_advice

TAPS = 8  # some turns: a roll and a stop each, unless the dice end it
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_two_clicks_lead_from_the_front_page_to_the_first_roll(page: Page):
    page.goto("/")

    page.click("#play-now")
    page.click(sailing.ROLL)

    expect(page.locator(".log li", has_text="rolls").first).to_be_visible()


def cast_off_by_keys(page: Page) -> None:
    page.goto("/")
    page.locator("#play-now").focus()
    page.keyboard.press("Enter")


def test_turns_are_played_by_keys_alone(page: Page):
    cast_off_by_keys(page)

    for _ in range(TAPS):
        sailing.press_and_see(page, sailing.wait_for_turn(page), sailing.key)


@pytest.mark.slow
def test_a_game_is_played_by_keys_alone(page: Page):
    cast_off_by_keys(page)

    sailing.play_to_the_end(page, sailing.key)

    expect(page.locator(".winner h1")).to_be_visible()


def test_dice_are_picked_by_number_and_by_arrows(page: Page):
    sailing.practise(page)
    sailing.roll_until_dice_can_be_picked(page)
    free = page.locator(".hand .die:not([aria-disabled])")

    page.keyboard.press(free.first.get_attribute("aria-label").split()[1].rstrip(":"))

    expect(free.first).to_have_attribute("aria-pressed", "true")


@pytest.mark.browser_context_args(**PHONE)
def test_a_game_is_played_on_a_phone_by_taps(page: Page, base_url: str, photograph):
    sailing.practise(page, sailing.tap)
    photograph(page, "table-390")

    for _ in range(TAPS):
        sailing.press_and_see(page, sailing.wait_for_turn(page), sailing.tap)
    socket_players.play_on((page,), base_url)  # to its end it is the same again and again

    photograph(page, "end-390")
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_refused_click_answers_why_not(page: Page):
    sailing.practise(page)
    sailing.roll_until_dice_can_be_picked(page)

    page.click(sailing.ROLL, force=True)

    expect(page.locator(".toast .clause")).to_have_text("K7")
    page.locator(".hand .die:not([aria-disabled])").first.click()
    expect(page.locator(".toast")).to_have_count(0)


def test_the_coach_ranks_what_can_be_done(page: Page):
    sailing.practise(page)
    page.click(".coach .switch")

    sailing.wait_for_turn(page)
    see_advice(page)

    expect(page.locator(".advice li").first).to_be_visible()


@pytest.mark.browser_context_args(viewport={"width": 1366, "height": 650})
def test_the_chances_of_four_stand_in_one_row(page: Page):
    page.add_init_script("localStorage.setItem('quarterdeck-coach', 'on')")
    page.goto("/")
    page.check("[name=bots][value='3']")
    page.click("#play-now")
    sailing.wait_for_turn(page)
    see_advice(page)

    tops = page.locator(".winbar__key li").evaluate_all(
        "sides => sides.map(side => side.getBoundingClientRect().y)"
    )
    assert len(tops) == 4
    assert len({*tops}) == 1


def test_enter_rolls_also_where_the_pointer_was_beside_the_board(page: Page):
    sailing.practise(page)
    sailing.wait_for_turn(page)
    switch = page.locator(".coach .switch")
    switch.click()

    sailing.press_and_see(page, sailing.wait_for_turn(page), sailing.key)

    expect(switch).to_have_attribute("aria-checked", "true")


def test_enter_is_for_what_was_reached_by_keys(page: Page):
    sailing.practise(page)
    sailing.wait_for_turn(page)
    switch = page.locator(".coach .switch")
    while not switch.evaluate("each => each === document.activeElement"):
        page.keyboard.press("Tab")

    page.keyboard.press("Enter")

    expect(switch).to_have_attribute("aria-checked", "true")


def test_a_reload_in_the_middle_loses_nothing(page: Page):
    sailing.practise(page)
    sailing.roll_until_dice_can_be_picked(page)
    before = page.locator(".log li").all_text_contents()

    page.reload()

    expect(page.locator(".log li")).to_have_text(before)


def test_a_broken_line_is_taken_up_again_and_nothing_said_is_lost(page: Page):
    lines: list[WebSocketRoute] = []
    page.route_web_socket("**/ws*", lambda line: lines.append(line) or line.connect_to_server())
    sailing.practise(page)
    page.wait_for_selector(sailing.ROLL)

    before = len(lines)
    lines[-1].close()  # the table's: the front page had one too
    sailing.press_and_see(page, sailing.ROLL)

    assert len(lines) > before


def test_a_question_mark_opens_the_sheet_of_keys_and_escape_closes_it(page: Page, photograph):
    sailing.practise(page)
    sailing.wait_for_turn(page)

    page.keyboard.press("?")

    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("stop and score")
    photograph(page, "keys-1280")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_whoever_wants_it_is_called_when_it_is_their_turn(page: Page):
    page.add_init_script("""
        window.strokes = 0;
        AudioContext.prototype.createOscillator = function () {
            window.strokes += 1;
            throw new Error("no sound here");
        };
    """)
    sailing.practise(page)
    sailing.wait_for_turn(page)
    page.get_by_role("button", name="Call me when it is my turn").click()

    sailing.end_turn(page)
    sailing.wait_for_turn(page)

    page.wait_for_function("() => window.strokes > 0")
