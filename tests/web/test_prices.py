"""What the page says of a decision is what the server says: with another number, that one."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from quarterdeck.games.dorra.components import HAND
from tests.web import boarding, sailing
from tests.web.test_pages import prefer

Change = Callable[[dict[str, Any]], None]


def send_other_prices(page: Page, change: Change) -> None:
    """Whatever the server says comes with prices that no game could have."""

    def tamper(ours: WebSocketRoute) -> None:
        ours.connect_to_server().on_message(lambda letter: ours.send(changed(letter, change)))

    page.route_web_socket("**/ws*", tamper)


def changed(letter: str, change: Change) -> str:
    told = json.loads(letter)
    if told.get("prices"):
        change(told)
    return json.dumps(told)


def of_kapern(told: dict[str, Any]) -> None:
    prices = told["prices"]
    prices["reroll"] = [0.42 for _ in prices["reroll"]]
    prices["stop"] = prices["stop"] and {"points": 1230, "chest": False}
    prices["roll"] = prices["roll"] and {"bust": 0.17, "island": 0}


def of_dorra(told: dict[str, Any]) -> None:
    """Every pirate has a covered one under him, so that there are crews to speak of."""
    view, prices = told["view"], told["prices"]
    prices["booty"] = [[7 for _ in gains] for gains in prices["booty"]]
    for pile in view["piles"]:
        pile.append({"seat": 0, "face": None})
    prices["crews"] = [priced(view, pile[0]) for pile in view["piles"]]


def priced(view: dict[str, Any], top: dict[str, int]) -> dict[str, Any]:
    boarding = [[33 for _ in view["purses"]] for _ in view["open"]]
    return {"top": top["seat"] * HAND + top["face"], "boarding": boarding, "captors": []}


def test_the_buttons_of_kapern_say_what_the_server_says(page: Page):
    send_other_prices(page, of_kapern)
    sailing.practise(page)
    sailing.wait_for_turn(page)
    expect(page.locator(f"{sailing.ROLL} small")).to_have_text("bust 17%")

    sailing.roll_until_dice_can_be_picked(page)
    for die in page.locator(".hand .die:not([aria-disabled])").all()[:2]:
        die.click()

    expect(page.locator(f"{sailing.STOP} b")).to_have_text("Take 1230")
    expect(page.locator(f"{sailing.ROLL} small")).to_have_text("bust 42%")


def test_booty_and_crews_of_dorra_are_worth_what_the_server_says(page: Page):
    send_other_prices(page, of_dorra)
    prefer(page, coach="on")
    boarding.practise(page)
    boarding.wait_for_turn(page)
    purse = int(page.locator(".south .purse").inner_text())
    expect(page.locator(".south .who i")).to_have_text(f"{purse + 4 * 7} with booty")

    expect(page.locator(".pay td.minus")).to_have_count(0)
    expect(page.locator(".pay tbody td").first).to_have_text("+33")
