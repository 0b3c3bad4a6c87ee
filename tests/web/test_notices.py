"""Notices: what the reader is called for, on the page and by the browser when it is closed."""

import json
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.server.push_service import Browser as Keys
from tests.server.running import Guest
from tests.server.several_servers import look
from tests.web import sailing
from tests.web.conftest import Watch
from tests.web.sailing import BREATH, PATIENCE
from tests.web.test_clocks import OPEN

KEYS = Keys()
# Browsers in tests reach no push service: this one is subscribed by hand.
SUBSCRIBED = """
  const told = { endpoint: "https://push.example/x", expirationTime: null, keys: %s };
  window.gone = 0;
  const made = { toJSON: () => told, unsubscribe: async () => { window.gone += 1; } };
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async (asked) => {
    window.asked = asked;
    current = made;
    return made;
  };
"""
# Another browser of the same reader.
ELSEWHERE = """async (keys) => {
  const token = document.cookie.match(/qd_csrf=([^;]+)/)[1];
  const headers = { "x-csrftoken": token, "content-type": "application/json" };
  const body = JSON.stringify({ endpoint: "https://push.example/y", keys, kinds: ["full"] });
  await fetch("/api/me/notices", { method: "POST", headers, body });
}"""
# Nor may they show anything: what the worker would show and open is written down.
WATCHED = """() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, { body, tag }) => {
    self.shown.push([title, body ?? "", tag]);
  };
  self.clients.openWindow = async (way) => void self.opened.push(way);
}"""


@pytest.fixture
def reader(browser: Browser, browser_context_args: dict, base_url: str, watch: Watch) -> Page:
    """Somebody who lets a house send notices, with a worker that shows them."""
    args = {**browser_context_args, "service_workers": "allow", "base_url": base_url}
    context = browser.new_context(**args)
    context.set_default_timeout(PATIENCE)
    context.grant_permissions(["notifications"])
    context.add_init_script(SUBSCRIBED % json.dumps(KEYS.keys))
    watch.over(context)
    yield context.new_page()
    context.close()


def switch(page: Page, where: str, name: str):
    return page.locator(where).get_by_role("switch", name=name)


def kept(page: Page) -> dict:
    return page.evaluate("async () => (await fetch('/api/me/notices')).json()")


def test_nothing_is_on_until_it_is_switched_on_and_each_kind_by_itself(reader: Page, faults):
    reader.goto("/")
    reader.get_by_role("link", name="Notices").click()
    expect(reader.get_by_role("heading", level=1)).to_have_text("Notices")
    closed = reader.locator("#when-closed [role=switch]")
    expect(closed).to_have_count(3)
    for each in range(3):
        expect(closed.nth(each)).to_have_attribute("aria-checked", "false")
    assert kept(reader) == {"kinds": {}, "quiet": []}
    assert faults(reader, "notices") == []

    switch(reader, "#when-closed", "Your turn").click()
    expect(switch(reader, "#when-closed", "Your turn")).to_have_attribute("aria-checked", "true")
    switch(reader, "#when-closed", "A rematch").click()
    expect(switch(reader, "#when-closed", "A rematch")).to_have_attribute("aria-checked", "true")
    (own,) = kept(reader)["kinds"]
    assert kept(reader)["kinds"] == {own: ["turn", "rematch"]}
    assert len(reader.evaluate("window.asked.applicationServerKey")) == 87

    reader.evaluate(ELSEWHERE, KEYS.keys)
    reader.reload()
    expect(switch(reader, "#when-closed", "Your turn")).to_have_attribute("aria-checked", "true")
    reader.get_by_role("button", name="Call them no longer").click()
    expect(reader.locator("#others")).to_have_count(0)
    assert [*kept(reader)["kinds"]] == [own]
    switch(reader, "#when-closed", "Your turn").press("Enter")
    expect(switch(reader, "#when-closed", "Your turn")).to_have_attribute("aria-checked", "false")
    switch(reader, "#when-closed", "A rematch").press("Space")
    expect(switch(reader, "#when-closed", "A rematch")).to_have_attribute("aria-checked", "false")
    assert kept(reader)["kinds"] == {}


def test_the_bell_at_a_table_hushes_that_table_alone(reader: Page):
    reader.goto("/notices")
    switch(reader, "#while-open", "Call me").click()
    switch(reader, "#when-closed", "Your turn").click()
    expect(switch(reader, "#when-closed", "Your turn")).to_have_attribute("aria-checked", "true")
    sailing.practise(reader)
    bell = reader.get_by_role("button", name="Call me when it is my turn")
    expect(bell).to_have_attribute("aria-pressed", "true")
    with reader.expect_response("**/api/me/quiet-tables"):
        bell.click()
    expect(bell).to_have_attribute("aria-pressed", "false")
    table = reader.url.rpartition("/")[2]
    assert kept(reader)["quiet"] == [table]

    reader.goto("/notices")
    expect(switch(reader, "#while-open", "Call me")).to_have_attribute("aria-checked", "true")
    reader.get_by_role("button", name="Hear of it again").click()
    expect(reader.locator("#quiet")).to_have_count(0)
    assert kept(reader)["quiet"] == []


def test_whose_turn_it_becomes_elsewhere_is_told_at_the_table_one_looks_at(
    reader: Page, base_url: str
):
    reader.goto("/notices")
    switch(reader, "#while-open", "Call me").click()
    form = {"game": "kapern", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"first": 2}}
    table = reader.evaluate(OPEN, form)
    practise_and_listen(reader)
    mary = Guest(base_url, "Mary")
    mary.post(f"/api/tables/{table}/seats/1")
    with closing(mary.talk()) as talk:
        shown = look(talk, table)
        while shown["actions"]:
            talk.play(shown, "stop" if "stop" in shown["actions"] else None)
            shown = talk.follow(table)
    mary.leave()
    reader.get_by_role("link", name="Your turn").click()

    reader.wait_for_url(f"**/t/{table}")


def practise_and_listen(page: Page) -> None:
    """Until the house is asked to tell of the reader's other tables: that comes after the board."""
    said: list[str] = []

    def overhear(line: WebSocket) -> None:
        if "table=" in line.url:
            line.on("framesent", lambda letter: said.append(str(letter)))

    page.on("websocket", overhear)
    sailing.practise(page)
    while not any("follow-own" in each for each in said):
        page.wait_for_timeout(BREATH)


def test_a_push_wakes_the_worker_and_a_click_opens_the_table(reader: Page, base_url: str):
    reader.goto("/notices")
    reader.wait_for_function("() => navigator.serviceWorker.controller")
    (worker,) = reader.context.service_workers
    worker.evaluate(WATCHED)
    line, found = reader.context.new_cdp_session(reader), []
    told = "ServiceWorker.workerRegistrationUpdated"
    line.on(told, lambda letter: found.extend(letter["registrations"]))
    line.send("ServiceWorker.enable")
    while not found:
        reader.wait_for_timeout(BREATH)
    about = {"origin": base_url, "registrationId": found[0]["registrationId"]}
    notice = {"title": "Your turn", "body": "Piraten Kapern", "table": "kapern-1", "kind": "turn"}
    astray = {**notice, "table": "../api"}
    for data in (json.dumps(notice), json.dumps(astray), "not for us"):
        line.send("ServiceWorker.deliverPushMessage", {**about, "data": data})
    while len(shown := worker.evaluate("() => self.shown")) < 3:
        reader.wait_for_timeout(BREATH)
    worker.evaluate("() => openTable('/t/kapern-1')")

    assert sorted(shown) == [
        ["Your turn", "Piraten Kapern", "/"],
        ["Your turn", "Piraten Kapern", "/t/kapern-1"],
        ["quarterdeck", "", "/"],
    ]
    assert worker.evaluate("() => self.opened") == ["/t/kapern-1"]


def test_a_browser_that_cannot_be_called_says_so(page: Page):
    page.add_init_script("delete window.PushManager;")
    page.goto("/notices")

    expect(page.locator("#when-closed [role=status]")).to_contain_text("cannot be called")
    expect(page.locator("#when-closed [role=switch]")).to_have_count(0)
