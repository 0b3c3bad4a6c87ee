"""The coach on the page: the win bar, a decision left to a bot, and how a game turned."""

import json
import re

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from quarterdeck.games import GAMES
from tests.web import boarding, sailing
from tests.web.browser import PRESS_ALL, see_advice
from tests.web.test_tables import open_table

POST = """async ([path, form]) => {
  const token = document.cookie.match(/qd_csrf=([^;]+)/)[1];
  const headers = { "content-type": "application/json", "x-csrftoken": token };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(form) })).json();
}"""


def finished(page: Page, game: str) -> str:
    """A game that bots have played to its end."""
    page.goto("/")
    page.evaluate(POST, ["/api/guests", {"name": "Anne"}])
    seats = [{"kind": "bot", "level": "deckhand"}] * GAMES[game].seats[0]
    table = page.evaluate(POST, ["/api/tables", {"game": game, "seats": seats}])["table"]
    page.goto(f"/t/{table}")
    while not page.locator(".winner").count():
        hurry = page.get_by_role("button", name="Catch up")
        hurry.or_(page.locator(".winner")).first.wait_for()
        hurry.evaluate_all(PRESS_ALL)  # none may be left
    return table


def test_the_win_bar_tells_how_everyone_stands(page: Page, photograph):
    boarding.practise(page)
    boarding.wait_for_turn(page)  # whatever moves takes the bar away
    page.click(".coach .switch")
    see_advice(page)

    expect(page.locator(".winbar__key li")).to_have_count(3)

    told = page.locator(".winbar__key .num").all_text_contents()
    assert 98 <= sum(int(each.rstrip("%")) for each in told) <= 102
    photograph(page, "win-bar-1280")


def test_a_bot_plays_one_decision_for_whoever_practises(page: Page):
    boarding.practise(page)
    boarding.wait_for_turn(page)
    seq = page.locator(".strait").get_attribute("data-seq")

    page.click("#play-for-me")

    page.wait_for_function(boarding.MOVED_ON, arg=[seq, boarding.END])


class BusyHouse:
    """The real house, but there is little time in it; once a bot is to move, it thinks for ever."""

    def __init__(self, page: Page) -> None:
        self.thinks = False
        page.route_web_socket("**/ws*", self.stand_between)

    def stand_between(self, line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda told: self.hear(line, told))

    def hear(self, line: WebSocketRoute, told: str | bytes) -> None:
        letter = msgspec.json.decode(told)
        if not self.thinks:
            haste = {"busy": True} if "busy" in letter else {}
            line.send(msgspec.json.encode(letter | haste).decode())
        self.thinks |= bool(letter.get("view")) and not letter["actions"]


def test_the_bar_says_that_a_bot_thinks_less_in_a_busy_house(page: Page, photograph):
    BusyHouse(page)
    sailing.practise(page)
    thinks = page.locator(".bar .thinks")

    while not thinks.count():
        page.locator(sailing.ROLL).or_(thinks).wait_for()
        if page.locator(sailing.ROLL).count():
            sailing.press_and_see(page, sailing.wait_for_turn(page))

    expect(thinks).to_have_text("thinks less: busy house")
    photograph(page, "busy-1280")


def test_the_coach_says_that_there_was_little_time_in_a_busy_house(page: Page, photograph):
    BusyHouse(page)
    boarding.share_device(page, first=1)
    boarding.wait_for_turn(page)
    hurried = page.locator(".coach", has_text="had little time: busy house")

    page.click(".coach .switch")

    see_advice(page)
    expect(hurried).to_be_visible()
    expect(hurried.locator(".advice li").first).to_be_visible()
    photograph(page, "busy-coach-1280")


class SpeechlessCoach:
    """To the first question there is no answer."""

    def __init__(self, page: Page) -> None:
        self.asked = 0
        page.route_web_socket("**/ws*", self.stand_between)

    def stand_between(self, line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        house.on_message(line.send)
        line.on_message(lambda said: self.hear(line, house, said))

    def hear(self, line: WebSocketRoute, house: WebSocketRoute, said: str | bytes) -> None:
        message = msgspec.json.decode(said)
        self.asked += message["do"] == "advise"
        if message["do"] != "advise" or self.asked > 1:
            house.send(said)
            return
        no = {"tell": "refused", "id": message["id"], "code": "too-busy"}
        line.send(json.dumps({**no, "why": {"key": "denied-too-busy", "arguments": {}}}))


def test_a_coach_who_came_to_no_answer_is_asked_again(page: Page):
    SpeechlessCoach(page)
    boarding.share_device(page, first=1)
    boarding.wait_for_turn(page)
    page.click(".coach .switch")
    expect(page.locator(".coach")).to_contain_text("Too much is going on here just now")

    page.locator("[data-do=ask-again]").press("Enter")

    see_advice(page)
    expect(page.locator("[data-do=ask-again]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_after_the_game_one_sees_how_it_turned(page: Page, game: str, photograph):
    finished(page, game)

    expect(page.locator(".curve path.ln").first).to_be_visible()
    photograph(page, f"turned-{game}-1280")
    page.locator(".turning__at").first.click()

    expect(page.locator(".slider")).to_have_value(re.compile("[1-9]"))
    expect(page.locator(".curve path.now")).to_have_count(1)


def test_two_people_let_the_coach_in_together(page: Page, other: Page):
    open_table(page, "open", "none")
    sailing.sit_down(other, page.url)

    for each in (page, other):
        each.locator(".coach .switch").click()

    expect(page.get_by_text("advise me")).to_be_visible()
    expect(other.get_by_text("advise me")).to_be_visible()
