"""After the last turn: who won, how it went, and on to the next game."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.socket_players import look_at, open_replay
from tests.web.test_fit import disguise

WON = re.compile("wins the game|share the win")
COLOURS = ["red", "blue"]  # by which the page knows a seat


def test_the_end_tells_who_won_and_how_it_went(winner: Page, photograph):
    expect(winner.locator(".final tbody tr")).to_have_count(2)
    expect(winner.locator(".final .dv")).to_have_count(4)  # luck and play of each, from one account
    expect(winner.get_by_role("img", name="chances to win")).to_be_visible()
    winner.check("[name=curve][value=true]", force=True)
    expect(winner.get_by_role("img", name="the score after every turn")).to_be_visible()
    expect(winner.locator(".curve path.ln")).to_have_count(2)
    expect(winner.locator(".moments li")).to_have_count(2)
    photograph(winner, "end-1280")


@pytest.mark.parametrize("others", ["too", "not"])
def test_whoever_gave_up_is_not_called_the_winner(finished, context, page: Page, others):
    """The rules' winner did so, and the other one did too, later, or did not."""
    won = give_up(page, others)
    title, places = ("Nobody wins", ["–", "–"]) if others == "too" else ("wins", ["1", "2"])

    look_at(finished, context, page)

    expect(page.locator(".winner h1")).to_contain_text(title)
    expect(page.locator(".winner")).to_contain_text("last: given up")
    expect(page.locator(".final .place")).to_have_text(places)
    expect(page.locator(".moment li")).not_to_have_count(0)
    expect(page.locator(".moment")).not_to_contain_text(WON)
    expect(page.locator(".final + .soft")).to_contain_text("A bot played to the end")
    expect(page.locator(".final .dv")).to_have_count(0)
    last = page.locator(".final tbody tr").last
    expect(last.locator(f"[data-seat={COLOURS[won[0]]}]")).to_have_count(1)


def give_up(page: Page, others: str) -> list[int]:
    """The house says so; whom the rules call the winner, once it is told."""
    won: list[int] = []

    def change(shown: dict) -> None:
        won[:] = shown["view"]["awaiting"]["winners"]
        rest = [1 - won[0]]
        result = ([], [*won, *rest]) if others == "too" else (rest, won)
        shown["result"] = dict(zip(("winners", "lost"), result, strict=True))

    disguise(page, change)
    return won


PLACES = """() => [...document.querySelectorAll('.curve, .chart, .ending__side > *')].slice(0, 4)
  .map((each) => each.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width])"""


@pytest.mark.parametrize("width", [1366, 390])
def test_everything_has_its_place_before_the_course_is_known(
    finished, context, page: Page, photograph, width: int
):
    page.set_viewport_size({"width": width, "height": 844})
    asked: dict[str, Route] = {}
    for what in ("replay", "course"):
        page.route(f"**/{what}", lambda route, what=what: asked.update({what: route}))
    with page.expect_request("**/replay"), page.expect_request("**/course"):
        look_at(finished, context, page)
    page.locator(".final .dv").nth(3).wait_for()
    before = page.evaluate(PLACES)
    photograph(page, f"end-awaited-{width}")

    for route in asked.values():
        route.continue_()
    page.wait_for_selector(".turning__at")

    assert page.evaluate(PLACES) == before


TOO_WIDE = """(all) => all.filter((each) => {
  const [at, deck] = [each, each.closest('.winner')].map((of) => of.getBoundingClientRect());
  return at.right > deck.right || each.scrollWidth > each.clientWidth;
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_on_a_telephone_no_button_of_the_end_leaves_the_deck(winner: Page, language: str):
    winner.evaluate(f"localStorage.setItem('quarterdeck-language', '{language}')")
    winner.set_viewport_size({"width": 390, "height": 844})
    winner.reload()
    winner.wait_for_selector(".winner__acts .btn")

    assert winner.locator(".winner__acts .btn").evaluate_all(TOO_WIDE) == []


def test_the_end_is_one_screen_and_its_slider_tells_of_a_moment(winner: Page):
    winner.locator(".turning__at").first.click()

    line = winner.locator(".turning__at span").first.evaluate("span => span.firstChild.data")
    expect(winner.locator(".moment")).to_contain_text(line)
    high = winner.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert high == 0


CUT = """async () => {
  const slider = document.querySelector(".curve .slider");
  const moment = document.querySelector(".moment");
  const cut = [];
  for (let at = 0; at <= Number(slider.max); at += 1) {
    slider.value = at;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (moment.scrollHeight > moment.clientHeight) cut.push(moment.innerText);
  }
  return cut;
}"""


@pytest.mark.parametrize("game", ["finished", "hunted"])
def test_on_a_low_window_every_moment_is_read_whole(
    game: str, context, page: Page, request: pytest.FixtureRequest
):
    page.set_viewport_size({"width": 1366, "height": 650})
    look_at(request.getfixturevalue(game), context, page)
    page.wait_for_selector(".moment li")

    assert page.evaluate(CUT) == []
    curve = page.locator(".curve")
    assert curve.evaluate("panel => panel.scrollHeight - panel.clientHeight") <= 0


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
    open_replay(winner)
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

    expect(winner.locator(".transport .slider")).not_to_have_value("0")


def test_what_was_too_much_for_the_server_is_asked_again(winner: Page, watch):
    no = {"code": "too-busy", "why": {"key": "denied-too-busy", "arguments": {}}, "text": ""}
    busy = {"status": 503, "headers": {"retry-after": "0"}, "json": no}
    winner.route("**/course", lambda route: route.fulfill(**busy), times=1)

    winner.reload()

    expect(winner.get_by_role("img", name="chances to win")).to_be_visible()
    watch.forgive(winner, "503")


def test_a_replay_is_leafed_through_by_turning_points_and_plays_at_a_speed(winner: Page):
    open_replay(winner)
    slider = winner.locator(".slider")
    marks = winner.locator(".marks__at")
    marks.first.wait_for()

    slider.press("Home")
    slider.press("PageDown")
    expect(marks.first).to_have_attribute("aria-current", "true")
    first = slider.input_value()
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
    "text": "That was too often.",
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
