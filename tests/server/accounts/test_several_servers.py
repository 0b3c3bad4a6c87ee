"""Accounts at a house of several servers, kept in PostgreSQL: what is done at one holds at all."""

from contextlib import closing

import pytest

from quarterdeck.cli import main
from tests.server.accounts.test_accounts import code_of, keep, sign_in
from tests.server.fair_devices import seal_shares, show_shares
from tests.server.running import Guest, eventually, is_over


def test_a_session_that_ends_at_one_server_ends_at_the_other(pair):
    anne, mary = pair
    keep(anne, "Anne of two decks")
    table = anne.open("me", "mate")
    there = Guest(mary.base, cookies={"qd_session": anne.web.cookies["qd_session"]})
    with closing(there.talk()) as line:
        assert line.follow(table)["seat"] == 0
        (here,) = anne.get("/api/account").json()["sessions"]

        assert anne.web.delete(f"/api/sessions/{here['id']}").status_code == 204

        with pytest.raises(Exception, match=r"1013|closed"):
            while True:
                line.hear()
    assert there.get("/api/me").json() == {"name": None}
    there.leave()


def test_a_kept_name_is_kept_everywhere_and_let_go_everywhere(pair):
    anne, mary = pair
    codes = keep(anne, "Anne of all decks")
    table = anne.open("me", "open", visibility="link")
    playing = anne.open("me", "mate")

    assert code_of(mary.introduce("Anne of all decks")) == (409, "name-taken")
    elsewhere = Guest(mary.base, "Stranger")
    came = sign_in(elsewhere, "Anne of all decks", "another sentence", code=codes[0])
    assert came.status_code == 201
    third = Guest(anne.base, "Third")
    again = sign_in(third, "Anne of all decks", "a third one", code=codes[0])
    assert code_of(again) == (403, "wrong-password")
    third.leave()
    with closing(mary.talk()) as line:
        assert line.follow(playing)["chairs"][0]["name"] == "Anne of all decks"
        assert elsewhere.post("/api/account/farewell", name="anne of all decks").status_code == 204

        line.wait_for(lambda letter: letter.get("chairs", [{}])[0].get("name") == "")
    eventually(lambda: mary.get(f"/api/tables/{table}").json()["chairs"][0]["kind"] == "open")
    elsewhere.leave()


def test_ratings_of_two_servers_are_worked_out_to_the_same(pair, shared_house, capsys):
    anne, mary = pair
    for each, name in ((anne, "Anne who is rated"), (mary, "Mary who is rated")):
        keep(each, name)
        rated = {"clock": {"kind": "live", "base": 300}, "rated": True}
        table = each.open("me", "mate", **rated)
        with closing(each.talk()) as line:
            seal_shares([line], table)
            show_shares([line], table)
            line.say("resign", table=table, seat=0)
            if not is_over(line.follow(table)):
                line.wait_for(is_over)

    told = anne.get("/api/games/kapern/ladder").json()["people"]
    main(["ratings", "--rebuild", "--data", shared_house.data, "--language", "en"])

    assert {each["name"] for each in told} >= {"Anne who is rated", "Mary who is rated"}
    assert "every number was right" in capsys.readouterr().out
