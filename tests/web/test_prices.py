"""What a button says comes from the server: with another number there, it says that number."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web import sailing

STOP, RISK, FIRST = 1230, 0.42, 0.17


def with_other_prices(letter: str) -> str:
    """The same letter, but for numbers that no dice could give."""
    told = json.loads(letter)
    prices = told.get("prices") or {}
    if prices.get("stop"):
        prices["stop"]["points"] = STOP
    if prices.get("roll"):
        prices["roll"] = {"bust": FIRST, "island": 0}
    if prices.get("reroll"):
        prices["reroll"] = [RISK] * len(prices["reroll"])
    return json.dumps(told)


def lie(ours: WebSocketRoute) -> None:
    server = ours.connect_to_server()
    server.on_message(lambda letter: ours.send(with_other_prices(letter)))


def test_the_buttons_of_kapern_say_what_the_server_says(page: Page):
    page.route_web_socket("**/ws", lie)
    sailing.practise(page)
    sailing.wait_for_turn(page)
    expect(page.locator(f"{sailing.ROLL} small")).to_have_text("bust 17%")

    sailing.roll_until_dice_can_be_picked(page)
    for die in page.locator(".hand .die:not([aria-disabled])").all()[:2]:
        die.click()

    expect(page.locator(f"{sailing.STOP} small")).to_have_text("take 1230")
    expect(page.locator(f"{sailing.ROLL} small")).to_have_text("bust 42%")
