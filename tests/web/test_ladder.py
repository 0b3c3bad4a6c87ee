"""A rated game, and where one stands by it: the end, the ladder, a profile."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_accounts import Faults, keep_by_password


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "phone"])
def test_ladder_and_profile_are_read_by_keys_alone(
    page: Page, faults: Faults, photograph, wide: bool
):
    if not wide:
        page.set_viewport_size({"width": 390, "height": 844})
    name = f"Bart of the {'wide' if wide else 'narrow'} quay"
    keep_by_password(page, name)
    assert faults(page, f"account-{wide}") == []
    lose_rated_game(page)
    mine, bots = (page.locator(".final tr", has_text=each) for each in (name, "mate"))
    expect(mine).to_contain_text(re.compile(r"Rating 1,?000 → \d+ \(−\d+\)"))
    expect(bots).to_contain_text("A fixed rung at")
    photograph(page, f"end-rated-{wide}")
    page.goto("/")
    expect(page.locator(".past")).to_contain_text("You gave up")

    page.goto("/ladder/kapern")
    expect(page.locator(".rung")).to_have_count(5)
    expect(page.locator(".is-me")).to_contain_text(name)
    assert faults(page, f"ladder-{wide}") == []
    page.goto(f"/sailor/{name}")
    expect(page.locator("h1")).to_have_text(name)
    assert faults(page, f"profile-{wide}") == []
    page.locator(".prof__top a").press("Enter")
    expect(page.locator("h1")).to_contain_text(name)
    if wide:
        page.locator("nav a[href='/ladder']").press("Enter")
    else:
        page.goto("/ladder")
    expect(page.locator(".climb")).to_be_visible()
    expect(page.locator(".climb__bar").first).to_be_visible(visible=wide)
    expect(page.locator(".reads__doubt")).to_be_visible(visible=wide)  # what is said of that bar
    page.locator(".lad a[href='/ladder/piracy']").press("Enter")
    expect(page.locator(".lad__roles a")).to_have_count(2)


OPEN_RATED = """async () => {
  const csrf = document.cookie.match(/qd_csrf=([^;]+)/)[1];
  const headers = { "x-csrftoken": csrf, "content-type": "application/json" };
  const seats = [{ kind: "me" }, { kind: "bot", level: "mate" }];
  const form = { game: "kapern", seats, clock: { kind: "live", base: 300 }, rated: true };
  const body = JSON.stringify(form);
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""
RESIGN = """async (table) => {
  const line = new WebSocket(`ws://${location.host}/ws`);
  await new Promise((done) => (line.onopen = done));
  await new Promise((done) => {
    line.onmessage = ({ data }) => {
      const letter = JSON.parse(data);
      if (letter.tell !== "shown") return;
      if (letter.view?.awaiting.moment === "over") done();
      if (letter.view && !letter.chairs[0].level)
        line.send(JSON.stringify({ do: "resign", id: 2, table, seat: 0 }));
    };
    line.send(JSON.stringify({ do: "follow", id: 1, table }));
  });
  line.close();
}"""


def lose_rated_game(page: Page) -> None:
    """Its page draws the reader's share of the luck; then the game is given up."""
    table = page.evaluate(OPEN_RATED)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".deck")
    page.evaluate(RESIGN, table)
