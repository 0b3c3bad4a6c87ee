"""From a moment of a game to a table of its own: played on, or before one's last decision."""

from playwright.sync_api import Page, expect

from tests.web import sailing
from tests.web.boarding import decide, share_device, wait_for_turn
from tests.web.socket_players import open_replay
from tests.web.test_tables import open_table

PLAY_ON = "#play-on"
TAKE_BACK = "[data-do=take-back-move]"
FORKED = ".log .forked"


def led_on(page: Page, press) -> None:
    """The page goes to another table."""
    before = page.url.partition("#")[0]
    press()
    page.wait_for_url(lambda url: "/t/" in url and url != before)


def test_the_end_leads_on_from_any_moment_before_it(winner: Page, photograph):
    expect(winner.locator(PLAY_ON)).to_be_disabled()  # nobody plays on from the end
    winner.locator(".turning__at").first.click()

    led_on(winner, lambda: winner.click(PLAY_ON))

    expect(winner.locator(FORKED)).to_have_count(1)
    expect(winner.locator(".race")).to_be_visible()
    photograph(winner, "fork-1280")


def test_a_replay_leads_on_from_where_it_stands(winner: Page, photograph):
    open_replay(winner)
    winner.locator(".slider").press("Home")
    photograph(winner, "replay-fork-1280")

    led_on(winner, lambda: winner.click(PLAY_ON))

    expect(winner.locator(FORKED)).to_have_count(1)


def test_a_decision_is_taken_back_by_a_click(page: Page, photograph):
    share_device(page, first=1)
    seq = decide_and_see(page)

    led_on(page, lambda: page.click(TAKE_BACK))

    expect(page.locator(".strait")).to_have_attribute("data-seq", seq)
    expect(page.locator(FORKED)).to_have_count(1)
    photograph(page, "taken-back-1280")


def test_a_decision_is_taken_back_by_a_key_and_before_the_first_there_is_none(page: Page):
    share_device(page, first=1)
    wait_for_turn(page)
    expect(page.locator(TAKE_BACK)).to_have_count(0)
    decide_and_see(page)
    page.wait_for_selector(TAKE_BACK)

    led_on(page, lambda: page.keyboard.press("u"))

    wait_for_turn(page)
    expect(page.locator(TAKE_BACK)).to_have_count(0)


def test_what_would_be_refused_is_not_offered(page: Page):
    sailing.practise(page)
    sailing.roll_until_dice_can_be_picked(page)
    sailing.press_and_see(page, sailing.STOP)  # and the next card is turned over
    sailing.wait_for_turn(page)

    expect(page.locator(TAKE_BACK)).to_have_count(0)


def decide_and_see(page: Page) -> str:
    """One decision, and the table after it; where it stood before."""
    wait_for_turn(page)
    before = page.locator(".strait").get_attribute("data-seq")
    decide(page)
    moved_on = "(seq) => document.querySelector('.strait')?.dataset.seq !== seq"
    page.wait_for_function(moved_on, arg=before)
    wait_for_turn(page)
    return before


def test_among_people_there_is_nothing_to_press(page: Page, other: Page):
    open_table(page, "open", "none")
    sailing.sit_down(other, page.url)

    mover = sailing.first_of((page, other), sailing.ROLL)

    expect(mover.locator(sailing.ROLL)).to_be_visible()
    expect(mover.locator(TAKE_BACK)).to_have_count(0)
