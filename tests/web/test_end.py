"""After the last turn: who won, how it went, and on to the next game."""

import re

from playwright.sync_api import Page, expect

WON = re.compile("wins the game|share the win")


def test_the_end_tells_who_won_and_how_it_went(winner: Page, photograph):
    expect(winner.locator(".final tbody tr")).to_have_count(2)
    expect(winner.locator(".final .dv")).to_have_count(4)  # luck and play of each, from one account
    expect(winner.get_by_role("img", name="chances to win")).to_be_visible()
    winner.check("[name=curve][value=true]", force=True)
    expect(winner.get_by_role("img", name="the score after every turn")).to_be_visible()
    expect(winner.locator(".curve path.ln")).to_have_count(2)
    expect(winner.locator(".moments li")).to_have_count(2)
    photograph(winner, "end-1280")


def test_the_end_is_one_screen_and_its_slider_tells_of_a_moment(winner: Page):
    winner.locator(".turning__at").first.click()

    line = winner.locator(".turning__at span").first.evaluate("span => span.firstChild.data")
    expect(winner.locator(".moment")).to_contain_text(line)
    high = winner.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert high == 0


def test_axe_finds_nothing_where_a_turning_point_is_looked_at(winner: Page, faults):
    winner.locator(".turning__at").first.click()
    winner.wait_for_selector(".turning__at[aria-current]")

    assert faults(winner, "turning-point") == []


def test_a_rematch_leads_to_a_new_table(winner: Page):
    before = winner.url

    winner.click("#rematch")
    winner.wait_for_url(lambda url: "/t/" in url and url != before)

    expect(winner.locator(".race")).to_be_visible()


def test_a_replay_runs_from_the_deal_to_the_win(winner: Page, photograph):
    winner.get_by_role("link", name="Replay").click()
    winner.locator(".slider").press("End")

    expect(winner.locator(".log--moves [aria-current]")).to_contain_text(
        re.compile("wins the game|share the win")
    )
    photograph(winner, "replay-1280")


WHOLE = """() => [...document.querySelectorAll('.transport :is(.btn, .steps, .transport__where)')]
  .filter((each) => {
    const at = each.getBoundingClientRect();
    const dock = each.closest('.transport').getBoundingClientRect();
    return at.bottom > dock.bottom || at.right > dock.right || at.width < 40 || at.height > 60;
  }).map((each) => each.outerHTML)"""


def test_on_a_telephone_all_that_leafs_through_a_game_is_in_sight(winner: Page, photograph):
    winner.set_viewport_size({"width": 390, "height": 844})
    winner.goto(winner.url.replace("/t/", "/replay/"))
    winner.wait_for_selector(".transport")

    photograph(winner, "replay-390")
    assert winner.evaluate(WHOLE) == []


def test_on_a_telephone_both_charts_of_the_end_can_be_chosen(winner: Page, photograph):
    winner.set_viewport_size({"width": 390, "height": 844})
    winner.wait_for_selector(".turning__at")
    curve = winner.locator(".curve")
    photograph(winner, "end-charts-390")

    inside = curve.bounding_box()
    last = curve.locator(".steps label").last.bounding_box()

    assert last["x"] + last["width"] <= inside["x"] + inside["width"]


def test_a_link_leads_to_a_moment_of_the_replay(winner: Page):
    winner.locator(".moments a.chip").first.click()

    expect(winner.locator(".slider")).not_to_have_value("0")


def test_what_was_too_much_for_the_server_is_asked_again(winner: Page, watch):
    no = {"code": "too-busy", "why": {"key": "denied-too-busy", "arguments": {}}, "text": ""}
    busy = {"status": 503, "headers": {"retry-after": "0"}, "json": no}
    winner.route("**/course", lambda route: route.fulfill(**busy), times=1)

    winner.reload()

    expect(winner.get_by_role("img", name="chances to win")).to_be_visible()
    assert ["503" in each for each in watch.seen] == [True]  # the browser itself tells of it
    watch.seen.clear()


def test_a_replay_is_leafed_through_by_turning_points_and_plays_at_a_speed(winner: Page):
    winner.get_by_role("link", name="Replay").click()
    slider = winner.locator(".slider")
    marks = winner.locator(".marks__at")
    marks.first.wait_for()

    slider.press("Home")
    slider.press("PageDown")
    first = slider.input_value()
    expect(marks.first).to_have_attribute("aria-current", "true")
    slider.press("End")
    slider.press("PageUp")
    expect(marks.last).to_have_attribute("aria-current", "true")
    slider.press("Home")
    slider.press("PageDown")
    slider.press("ArrowLeft")
    slider.press("ArrowLeft")
    winner.check("[name=speed][value='4']", force=True)
    winner.click("#play")

    reached = "(at) => Number(document.querySelector('.slider').value) >= at"
    winner.wait_for_function(reached, arg=int(first))  # it comes by there
    assert winner.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


NO = {
    "code": "too-many-requests",
    "why": {"key": "denied-too-many-requests", "arguments": {}},
    "text": "",
}


def test_what_the_house_refuses_is_said_on_the_page(winner: Page, watch, photograph):
    winner.goto(winner.url.replace("/t/", "/replay/"))
    winner.route("**/api/tables/*/fork", lambda route: route.fulfill(status=409, json=NO))

    winner.click("#play-on")

    expect(winner.get_by_role("alert")).to_contain_text("That was too often.")
    photograph(winner, "refused-1280")
    winner.get_by_role("alert").get_by_role("button").click()
    expect(winner.get_by_role("alert")).to_have_count(0)
    watch.forgive(winner, "409 (Conflict)")


def test_a_line_that_is_down_is_said_on_the_page(winner: Page, watch):
    winner.goto(winner.url.replace("/t/", "/replay/"))
    winner.route("**/api/tables/*/fork", lambda route: route.abort())

    winner.click("#play-on")

    expect(winner.get_by_role("alert")).to_contain_text("The line is down.")
    watch.forgive(winner, "net::ERR_FAILED")
