"""While a table waits: bots for free chairs, the way there for friends, an address that is none."""

import pytest

from quarterdeck.server import nearby
from tests.server.test_own_tables import begun


def kinds(listing):
    return [chair["kind"] for chair in listing.json()["chairs"]]


def test_the_host_puts_a_bot_on_a_free_chair_and_sends_it_away(anne):
    table = anne.open("me", "open", "open")

    hired = anne.post(f"/api/tables/{table}/bots", level="mate", seat=1)
    dismissed = anne.web.delete(f"/api/tables/{table}/bots/1")

    assert kinds(hired) == ["person", "bot", "open"]
    assert kinds(dismissed) == ["person", "open", "open"]


def test_the_host_starts_now_with_bots_on_all_free_chairs(anne):
    table = anne.open("me", "open", "open")
    listing = anne.post(f"/api/tables/{table}/bots", level="deckhand")

    assert kinds(listing) == ["person", "bot", "bot"]
    begun(anne.talk(), table)


def test_only_the_host_hires_and_only_for_free_chairs(anne, mary):
    table = anne.open("me", "open", "open")

    other = mary.post(f"/api/tables/{table}/bots", level="mate")
    taken = anne.post(f"/api/tables/{table}/bots", level="mate", seat=0)
    unknown = anne.post(f"/api/tables/{table}/bots", level="king")
    nobody = anne.web.delete(f"/api/tables/{table}/bots/0")
    no_chair = anne.post(f"/api/tables/{table}/bots", level="mate", seat=7)

    codes = [(each.status_code, each.json()["code"]) for each in (other, taken, nobody, no_chair)]
    assert codes == [
        (403, "not-the-host"),
        (409, "seat-taken"),
        (422, "no-bot-there"),
        (404, "no-such-seat"),
    ]
    assert unknown.status_code == 422
    assert kinds(anne.get(f"/api/tables/{table}")) == ["person", "open", "open"]


def test_a_game_that_has_begun_takes_no_more_bots(anne):
    table = anne.open("me", "me", visibility="private")
    begun(anne.talk(), table)

    assert anne.post(f"/api/tables/{table}/bots", level="mate").json()["code"] == "already-playing"


def test_the_way_to_a_table_is_a_picture_to_scan(anne, mary):
    table = anne.open("me", "open", "open", visibility="link")

    code = anne.get(f"/api/tables/{table}/code.svg")

    assert code.headers["content-type"] == "image/svg+xml"
    assert code.content == nearby.draw_code(f"{anne.base}/t/{table}")
    assert mary.get("/api/tables/kapern-none/code.svg").status_code == 404


@pytest.mark.parametrize(
    ("host", "own", "told"),
    [
        ("127.0.0.1", "192.168.1.20", None),
        ("localhost", "192.168.1.20", None),
        ("0.0.0.0", "192.168.1.20", "http://192.168.1.20:8000"),
        ("0.0.0.0", None, None),
        ("192.168.1.7", None, "http://192.168.1.7:8000"),
        ("fe80::1", None, "http://[fe80::1]:8000"),
        ("ship.example", None, "http://ship.example:8000"),
    ],
)
def test_friends_nearby_are_given_an_address_that_leads_here(monkeypatch, host, own, told):
    monkeypatch.setattr(nearby, "own_address", lambda: own)

    assert nearby.nearby_address(host, 8000) == told


def test_a_house_for_one_machine_has_no_address_for_others(anne):
    assert anne.get("/api/house").json() == {"nearby": None}


@pytest.mark.parametrize("address", ["/nowhere/at/all", "/learn", "/replay", "/t", "/t/a/b"])
def test_people_at_an_address_that_is_none_get_a_page_and_programs_a_problem(anne, address):
    page = anne.web.get(address, headers={"accept": "text/html"})
    program = anne.web.get(address, headers={"accept": "*/*"})
    api = anne.web.get("/api/nowhere", headers={"accept": "text/html"})

    assert (page.status_code, page.text[:15]) == (404, "<!doctype html>")
    assert (program.status_code, program.json()["code"]) == (404, "no-such-page")
    assert (api.status_code, api.json()["code"]) == (404, "no-such-page")


def test_those_who_look_on_are_named_and_those_who_sit_are_not(anne, mary):
    table = anne.open("me", "open", "open")
    talk = anne.talk()
    talk.follow(table)

    hers = mary.talk()
    hers.follow(table)
    seen = talk.wait_for(lambda letter: letter["tell"] == "shown" and letter["watchers"])
    mary.post(f"/api/tables/{table}/seats/1")
    seated = talk.wait_for(lambda letter: letter["tell"] == "shown" and not letter["watchers"])

    assert seen["watchers"] == ["Mary"]
    assert [chair["name"] for chair in seated["chairs"]] == ["Anne", "Mary", ""]
    talk.close(), hers.close()
