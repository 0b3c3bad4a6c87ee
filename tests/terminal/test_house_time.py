"""Time at a house's table: what a clock shows, what is told of it, and what can be said."""

import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.rooms.clocks import ByPost, Live
from quarterdeck.rooms.seats import Chair
from quarterdeck.terminal.house.chair_lines import chair_lines
from quarterdeck.terminal.house.clock_face import (
    NO_CLOCK,
    AwayRead,
    ClockRead,
    time_left,
    write_clock,
    write_time,
)
from quarterdeck.terminal.house.house_remarks import what_time_does, who_came_and_went
from quarterdeck.terminal.house.match_wish import read_match
from quarterdeck.terminal.house.table_wish import read_wish
from quarterdeck.terminal.house_remark import HouseRemark
from quarterdeck.words import words
from tests.server.running import Guest, running, settings
from tests.terminal.house_guests import hear_until, seated, session_at, typing_at, visiting

LIVE = {"kind": "live", "base": 120, "delay": 30}
WHY = ("absent", "idle", "clock", "resigned", "time")
ENGLISH = words(None, "en")
RUNS = ClockRead(Live(120, delay=30), left=(60_000, 90_000), runs=0, delay=5_000)
pytestmark = pytest.mark.usefixtures("own_folder")


# The face


@pytest.mark.parametrize(
    ("seconds", "told"),
    [(0, "0:00"), (58.9, "0:59"), (287, "4:47"), (3753, "1 h 2 min"), (183_600, "2 d 3 h")],
)
def test_a_time_is_written_as_long_as_it_needs(seconds, told):
    assert write_time(seconds, ENGLISH) == told


@pytest.mark.parametrize(("passed", "left"), [(0, 65), (5, 60), (15, 50), (1000, 0)])
def test_what_is_free_of_a_decision_goes_down_with_the_rest(passed, left):
    assert time_left(RUNS, 0, passed) == left


def test_only_the_seat_that_decides_loses_time_and_nobody_in_a_pause():
    assert time_left(RUNS, 1, 50) == 90 + 30
    assert time_left(ClockRead(left=(60_000,), runs=0, paused=True), 0, 50) == 60


def test_a_sign_stands_before_the_clock_that_runs_and_another_before_those_that_stand():
    assert write_clock(RUNS, 0, ENGLISH) == "▸A 1:05  B 2:00"
    assert write_clock(ClockRead(left=(60_000,), paused=True), 9, ENGLISH) == "‖A 1:00"
    assert write_clock(NO_CLOCK, 9, ENGLISH) == ""


def test_by_post_only_the_decision_that_is_waited_for_has_a_time_of_its_own():
    day = 86_400_000
    by_post = ClockRead(ByPost(86_400), left=(day, day), runs=1)

    assert write_clock(by_post, 60, ENGLISH) == "▸B 23 h 59 min"


# What is told


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (RUNS, RUNS, []),
        (NO_CLOCK, ClockRead(pausing=(1,)), ["Mary asks for a pause."]),
        (ClockRead(pausing=(1,)), ClockRead(pausing=(1,)), []),
        (ClockRead(pausing=(1,)), ClockRead(paused=True), ["Time stands still."]),
        (ClockRead(paused=True), ClockRead(paused=True, pausing=(0,)), ["Anne would go on."]),
        (ClockRead(paused=True, pausing=(0,)), NO_CLOCK, ["Time goes on."]),
        (NO_CLOCK, ClockRead(urging=(0,)), ["Anne does not want to wait any longer."]),
        (NO_CLOCK, ClockRead(away=(AwayRead(1),)), []),
        (NO_CLOCK, ClockRead(away=(AwayRead(1, True),)), ["Mary is waited for a minute more."]),
    ],
)
def test_what_people_agree_on_is_told_once(before, after, told):
    heard = what_time_does(before, after, ("Anne", "Mary"))

    said = [words(None, "en").say(each.sentence) for each in heard]
    assert [*map(str.startswith, said, told)] == [True] * len(told) == [True] * len(said)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_reason_for_a_bot_is_told_of_others_and_of_oneself(language):
    told = set()
    for why in WHY:
        for yours in (False, True):
            now = Chair("person", "Mary", "mate", yours=yours, why=why)
            (one,) = who_came_and_went((Chair("person", "Mary", yours=yours),), (now,))
            told |= {words(None, language).say(one.sentence)}
            told |= {*chair_lines((now,), words(None, language))}

    assert len(told) == 3 * len(WHY)


# What is wished for


@pytest.mark.parametrize(
    ("typed", "seen"), [("", "link"), ("public", "public"), ("private", "private")]
)
def test_a_table_is_by_link_unless_something_else_is_said(typed, seen):
    assert read_wish(f"kapern me open {typed}").form()["visibility"] == seen


@pytest.mark.parametrize(
    ("typed", "clock"),
    [
        ("", None),
        ("clock=live:30+120+5", Live(base=120, increment=5, delay=30)),
        ("clock=post:12h", ByPost(43_200)),
        ("clock=post:1d nights=on", ByPost(86_400)),
    ],
)
def test_a_clock_is_typed_with_the_table_and_with_the_match(typed, clock):
    assert read_wish(f"kapern me open {typed} target=5000").clock == clock
    assert read_match(f"kapern seats=3 {typed}").clock == clock


def test_nights_are_left_out_by_the_clock_of_this_machine():
    clock = read_wish("kapern clock=post:1d nights=off").clock

    assert (clock.night.begins, clock.night.ends) == (23, 7)


@pytest.mark.parametrize("said", ["live", "live:30", "live:1+2+99999", "post:1w", "post:99d", ""])
@pytest.mark.parametrize("nights", ["", " nights=off", " nights=maybe"])
def test_what_is_no_clock_is_answered_with_the_form_of_one(said, nights):
    with pytest.raises(QuarterdeckError, match=r"Write clock=live:30\+120\+0"):
        read_wish(f"kapern clock={said}{nights}")


@pytest.mark.parametrize("typed", ["clock=live:1+1+1 nights=off", "nights=off"])
def test_nights_are_for_games_by_post(typed):
    with pytest.raises(QuarterdeckError, match="clock=post:1d"):
        read_wish(f"kapern {typed}")


@pytest.mark.parametrize("said", ["seats=x", "wait=3601", "wait=99999999", "three"])
def test_what_is_no_match_is_answered_with_an_example(said):
    with pytest.raises(QuarterdeckError, match="find kapern seats=3 wait=60"):
        read_match(f"kapern {said}")


@pytest.mark.parametrize("said", ["seats=9", "chairs=3"])
def test_a_match_is_for_as_many_as_the_game_takes_and_has_no_other_terms(said):
    with pytest.raises(QuarterdeckError):
        read_match(f"kapern {said}")


# At a real house


def test_two_who_want_the_same_find_each_other(house, mary):
    wanted = {"game": "kapern", "seats": 2, "clock": {"kind": "post"}, "wait": 3600, "fair": True}
    table = mary.post("/api/quick-match", **wanted).json()["table"]

    with typing_at(house) as anne:
        anne.types("find kapern seats=2 wait=3600 clock=post:1d")
        anne.sees(table)
        anne.sees("B  Anne (you)")


def test_a_table_with_a_clock_shows_it_stands_still_by_agreement_and_is_given_up(house, mary):
    table = mary.open("me", "open", clock=LIVE, options={"first": 2})
    talk = mary.talk()
    talk.follow(table)
    with typing_at(house, table=table) as anne:
        anne.sees("Time: ")
        anne.sees("A 2:30  ▸B 2:")
        talk.say("pause", table=table, seat=0)
        anne.sees("Mary asks for a pause.")
        anne.types("pause")
        anne.sees("Time stands still.")
        anne.types("resume")
        anne.sees("Anne would go on.")
        talk.say("pause", table=table, seat=0, wanted=False)
        anne.sees("Time goes on.")

        anne.types("resign")
        anne.sees("resign, once more, gives up")
        anne.types("who")
        anne.sees("Anne (you)")
        anne.types("resign")
        anne.sees("resign, once more, gives up")
        anne.types("resign")
        anne.sees("You gave this game up")
        anne.types("who")
        assert "reclaim" not in anne.sees("Anne (gave up, a bot plays to the end)")
        anne.types("reclaim")
        anne.sees("the caretaker plays to the end")
    talk.close()


def test_a_table_is_opened_with_a_clock_by_typing(house):
    with typing_at(house) as anne:
        anne.types("open kapern me random clock=live:30+120+0")
        anne.sees("Time: ")
        anne.sees("2:30")


def test_what_cannot_be_said_just_now_is_answered_with_why(house, mary):
    table = mary.open("me", "open", options={"first": 1})
    talk = mary.talk()
    talk.follow(table)
    with typing_at(house, table=table) as anne:
        anne.sees("Mary is to decide.")
        anne.types("urge")
        anne.sees("Mary is here and may think.")
        anne.types("wait-for Mary")
        anne.sees("Mary is here.")
        talk.close()
        anne.sees("Mary has gone.")
        anne.types("wait-for Mary")
        anne.sees("Mary is waited for a minute more.")
        anne.types("wait-for Mary")
        anne.sees("Mary has been given a minute more already.")


def test_a_bot_comes_for_whoever_has_gone_and_they_come_back(tmp_path):
    with (
        running(settings(tmp_path, grace=0.0, think=0.05)) as server,
        visiting(server.base) as anne,
    ):
        mary = Guest(server.base, "Mary")
        table = seated(anne, "me", "open", options={"first": 2})
        session_to_be = mary.post(f"/api/tables/{table}/seats/1")
        assert session_to_be.status_code == 201
        session = session_at(anne, table)
        heard = hear_until(session, lambda: session.shown.chairs[1].why == "absent")
        talk = mary.talk()
        talk.follow(table)
        talk.say("reclaim", table=table, seat=1)
        heard += hear_until(session, lambda: session.shown.chairs[1].level is None)

        told = [each.sentence.key for each in heard if isinstance(each, HouseRemark)]
        assert "terminal-house-reclaimed" in told
        talk.close()
        mary.leave()
