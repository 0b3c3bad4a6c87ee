"""Rated tables at a running house: who may sit, and where it shows afterwards."""

from contextlib import closing

import pytest

from tests.server.accounts.test_accounts import code_of, keep
from tests.server.fair_devices import seal_shares, show_shares
from tests.server.running import Guest, is_over

CLOCK = {"kind": "live", "base": 300}
RATED = {"game": "kapern", "clock": CLOCK, "rated": True}


def seats(*kinds):
    return [{"kind": k} if k in ("me", "open") else {"kind": "bot", "level": k} for k in kinds]


@pytest.fixture
def kept(guest, request):
    """Somebody with an account."""

    def come(name):
        own = guest(name)
        keep(own, f"{name} {abs(hash(request.node.nodeid)) % 10_000}")
        return own

    return come


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"clock": None}, "rated-without-clock"),
        ({"coach": True}, "rated-with-coach"),
        ({"options": {"target": 8000}}, "rated-house-rules"),
        ({"seats": seats("me", "me")}, "rated-shared-device"),
    ],
)
def test_a_table_that_says_nothing_of_strength_is_not_rated(anne, form, code):
    told = anne.post("/api/tables", **{**RATED, "seats": seats("me", "mate"), **form})

    assert code_of(told) == (422, code)


def test_guests_and_shared_devices_do_not_sit_at_a_rated_table(anne, kept):
    host = kept("Kate")
    table = host.open("me", "open", **RATED)
    same = Guest(host.base, cookies={"qd_device": host.web.cookies["qd_device"]})
    same.introduce("Second")
    keep(same, f"Second {table}")

    refused = [each.post(f"/api/tables/{table}/seats/1") for each in (anne, same)]
    own = anne.post("/api/tables", **RATED, seats=seats("me", "mate"))
    quick = anne.post("/api/quick-match", **RATED, seats=2)

    assert [code_of(each)[1] for each in refused] == [
        "rated-without-account",
        "rated-shared-device",
    ]
    assert code_of(own) == code_of(quick) == (403, "rated-without-account")
    same.leave()


def test_a_rated_game_shows_on_ladder_and_profile(kept):
    anne = kept("Bonny")
    name = anne.get("/api/me").json()["name"]
    table = anne.open("me", "mate", **RATED)
    listed = anne.get(f"/api/tables/{table}").json()
    assert listed["rated"]
    assert listed["fair"]
    with closing(anne.talk()) as line:
        seal_shares([line], table)
        show_shares([line], table)
        assert not line.shown[table]["coach"]
        line.say("resign", table=table, seat=0)
        if not is_over(line.follow(table)):
            line.wait_for(is_over)

    ladder = anne.get("/api/games/kapern/ladder").json()
    profile = anne.get(f"/api/people/{name}").json()

    (own,) = [each for each in ladder["people"] if each["yours"]]
    assert (own["name"], own["games"], own["sure"]) == (name, 1, False)
    assert [each["level"] for each in ladder["rungs"]][-1] == "admiral"
    (rating,) = profile["ratings"]
    assert rating["curve"] == [1000, rating["points"]]
    assert (profile["lately"][0]["table"], profile["lately"][0]["won"]) == (table, False)
    assert profile["bots"] == [{"game": "kapern", "level": "mate", "games": 1, "won": 0}]
    (mate,) = [each["points"] for each in ladder["rungs"] if each["level"] == "mate"]
    assert anne.get(f"/api/tables/{table}/ratings").json() == [
        {"seat": 0, "before": 1000, "after": own["points"], "bot": ""},
        {"seat": 1, "before": mate, "after": mate, "bot": "mate"},
    ]


def test_ladders_and_people_that_are_not_there_are_told(anne):
    assert code_of(anne.get("/api/people/nobody")) == (404, "no-such-person")
    assert code_of(anne.get("/api/games/kapern/ladder?role=navy")) == (404, "no-such-role")
    assert anne.get("/api/games/piracy/ladder?role=navy").json()["role"] == "navy"
