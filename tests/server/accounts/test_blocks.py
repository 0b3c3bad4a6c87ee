"""Whom somebody would rather not meet: unheard, not at their tables, and told to the host."""

from contextlib import closing

import pytest

from quarterdeck.cli import main
from tests.server.accounts.test_accounts import code_of


def heard(letter):
    return letter["tell"] == "heard"


def test_a_block_hides_talk_old_and_new_from_who_blocked_alone(anne, mary, guest):
    table = anne.open("me", "open", "open")
    mary.post(f"/api/tables/{table}/seats/1")
    jack = guest("Jack")
    with closing(anne.talk()) as a, closing(mary.talk()) as m, closing(jack.talk()) as j:
        for line in (a, m, j):
            line.follow(table)
        m.say("chat", table=table, text="first")
        a.wait_for(heard)

        assert anne.post("/api/blocks", table=table, seat=1).status_code == 204
        m.say("chat", table=table, text="second")
        j.say("chat", table=table, text="third")

        assert a.wait_for(heard)["text"] == "third"
        assert [j.wait_for(heard)["text"] for _ in range(3)] == ["first", "second", "third"]
        a.say("unfollow", table=table)
        a.follow(table)
        assert a.wait_for(heard)["text"] == "third"


def test_an_onlooker_is_blocked_by_what_they_said(anne, mary):
    table = anne.open("me", "open")
    with closing(anne.talk()) as a, closing(mary.talk()) as m:
        a.follow(table)
        m.follow(table)
        m.say("chat", table=table, text="boo")
        number = a.wait_for(heard)["number"]

    assert anne.post("/api/blocks", table=table, line=number).status_code == 204
    assert code_of(mary.post(f"/api/tables/{table}/seats/1")) == (403, "not-welcome")

    (block,) = anne.get("/api/blocks").json()
    assert block["name"] == "Mary"
    assert anne.web.delete(f"/api/blocks/{block['id']}").status_code == 204
    assert mary.post(f"/api/tables/{table}/seats/1").status_code == 201


def test_quick_matches_bring_nobody_together_who_is_blocked(anne, mary, guest):
    met = anne.open("me", "open", visibility="link")
    mary.post(f"/api/tables/{met}/seats/1")
    assert anne.post("/api/blocks", table=met, seat=1).status_code == 204
    wanted = {"game": "kapern", "seats": 4, "wait": 3000}

    hers = mary.post("/api/quick-match", **wanted).json()["table"]
    mine = anne.post("/api/quick-match", **wanted).json()["table"]
    jacks = guest("Jack").post("/api/quick-match", **wanted).json()["table"]

    assert mine != hers
    assert jacks in (mine, hers)


def test_who_cannot_be_blocked_is_told(anne):
    table = anne.open("me", "mate", "open")

    told = [anne.post("/api/blocks", table=table, seat=seat) for seat in (0, 1, 2, 9)]

    codes = [code_of(each)[1] for each in told]
    assert codes == ["own-block", "nobody-there", "nobody-there", "nobody-there"]
    assert code_of(anne.post("/api/blocks", table="kapern-0", seat=1)) == (404, "no-such-table")
    assert code_of(anne.web.delete("/api/blocks/9")) == (404, "no-such-block")


def test_a_report_is_read_and_settled_by_the_host(server, anne, mary, capsys):
    table = anne.open("me", "open")
    mary.post(f"/api/tables/{table}/seats/1")
    form = {
        "who": {"table": table, "seat": 1},
        "reason": "insult",
        "words": "called me a landlubber",
    }
    data = ("--data", server.settings.data, "--language", "en")

    assert anne.post("/api/reports", **form).status_code == 204
    main(["admin", "reports", *data])
    told = capsys.readouterr().out
    number = next(line.split()[0] for line in told.splitlines() if table[:8] in line)
    main(["admin", "settle", number, *data])
    main(["admin", "reports", *data])

    assert "Mary" in told
    assert "insult" in told
    assert table[:8] not in capsys.readouterr().out.partition("settled.")[2]


@pytest.mark.parametrize("whom", [{"seat": -1}, {"seat": 9}, {"line": -1}, {"line": 2**70}, {}])
def test_a_number_that_nobody_has_is_nobodys(anne, whom):
    """The description of the API does not bound them: they are answered, not called malformed."""
    table = anne.open("me", "open")

    answer = anne.post("/api/blocks", table=table, **whom)

    assert answer.status_code in (404, 409)
    assert code_of(answer)[1] == "nobody-there"
