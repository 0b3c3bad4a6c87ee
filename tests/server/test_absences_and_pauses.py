"""Somebody goes, is idle or gives up; time stands still and goes on: no game hangs on one."""

import json

import pytest

from quarterdeck.rooms.clocks import LONGEST_PAUSE
from quarterdeck.rooms.seats import Bot
from quarterdeck.rooms.timekeeping import is_up_at
from quarterdeck.server import clock_messages as ask
from quarterdeck.server import messages as say
from tests.server.timed_house import (
    AN_HOUR,
    ANNE,
    JACK,
    MARY,
    SHORT,
    deeds,
    in_house,
    mover,
    roll,
)

# Somebody has gone


def test_who_has_gone_is_waited_for_and_then_the_caretaker_comes_by_itself(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, caretaker="deckhand")
        anne, _ = await house.come("a", table), await house.come("m", table)
        house.hub.unfollow(anne, table)
        await house.pass_time(59)
        still = house.room(table).places[0].covered
        told = json.loads(house.told["m"][-1])["clock"]["away"]
        await house.pass_time(1)
        return still, told, house.room(table).places[0]

    still, told, place = in_house(tmp_path, work)

    assert still is None
    assert told == [{"seat": 0, "left": 60000, "awaited": False}]
    assert (place.covered, place.why) == ("deckhand", "absent")


def test_an_opponent_can_neither_hurry_the_caretaker_nor_choose_it(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY)
        anne, mary = await house.come("a", table), await house.come("m", table)
        house.hub.unfollow(anne, table)
        await house.pass_time(30)
        hurried = await house.ask(mary, say.Cover(1, table, 0, "random"))
        await house.pass_time(30)
        return hurried, house.room(table).places[0].covered

    hurried, level = in_house(tmp_path, work)

    assert (hurried.code, hurried.why.arguments["seconds"]) == ("still-awaited", 31)
    assert level == "mate"


def test_who_has_gone_for_long_is_covered_before_it_is_their_turn_if_somebody_asks(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, JACK, caretaker="deckhand")
        anne, mary, _ = [await house.come(guest, table) for guest in "amj"]
        house.hub.unfollow(mary, table)
        await house.pass_time(60)
        still = house.room(table).places[1].covered
        done = await house.ask(anne, say.Cover(1, table, 1, "admiral"))
        again = await house.ask(anne, say.Cover(2, table, 1))
        return still, type(done), again.code, house.room(table).places[1]

    still, done, again, place = in_house(tmp_path, work)

    assert (still, done, again) == (None, say.Confirmed, "seat-covered")
    assert (place.covered, place.why) == ("deckhand", "absent")


def test_who_comes_back_in_time_keeps_the_seat_and_has_the_whole_grace_again(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY)
        anne, _ = await house.come("a", table), await house.come("m", table)
        house.hub.unfollow(anne, table)
        await house.pass_time(50)
        anne = await house.come("a", table)
        await house.pass_time(100)
        house.hub.unfollow(anne, table)
        await house.pass_time(50)
        return house.room(table).places[0].covered

    assert in_house(tmp_path, work) is None


def test_anybody_at_the_table_may_ask_for_a_minute_more_once(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, JACK)
        anne, mary = await house.come("a", table), await house.come("m", table)
        house.hub.unfollow(anne, table)
        first = await house.ask(mary, ask.WaitFor(1, table, 0))
        again = await house.ask(mary, ask.WaitFor(2, table, 0))
        await house.pass_time(119)
        waited = house.room(table).places[0].covered
        await house.pass_time(1)
        return first, again, waited, house.room(table).places[0].covered

    first, again, waited, covered = in_house(tmp_path, work)

    assert (type(first), again.code) == (say.Confirmed, "waited-already")
    assert (waited, covered) == (None, "mate")


@pytest.mark.parametrize("alone", ["with bots", "by post", "nobody there", "not their turn"])
def test_where_nobody_waits_the_caretaker_does_not_come_for_an_absence(tmp_path, alone):
    async def work(house):
        others = (Bot("mate"), Bot("mate")) if alone == "with bots" else (MARY, JACK)
        control = AN_HOUR if alone == "by post" else None
        table = await house.open(ANNE, *others, control=control)
        if alone == "not their turn":
            for guest in "aj":
                await house.come(guest, table)
        else:
            anne = await house.come("a", table)
            if alone != "nobody there":
                await house.come("w" if alone == "with bots" else "m", table)
            house.hub.unfollow(anne, table)
        await house.pass_time(600)
        return [getattr(place, "covered", None) for place in house.room(table).places]

    assert in_house(tmp_path, work)[:2] == [None, None]


def test_of_whoever_is_there_and_idle_all_others_may_tire(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY)
        _, mary = await house.come("a", table), await house.come("m", table)
        early = await house.ask(mary, ask.Urge(1, table, 1))
        idle = json.loads(house.told["a"][-1])["clock"]["idle"]
        await house.pass_time(300)
        done = await house.ask(mary, ask.Urge(2, table, 1))
        return early.code, idle, type(done), house.room(table).places[0]

    early, idle, done, place = in_house(tmp_path, work)

    assert (early, idle, done) == ("not-idle-yet", 300_000, say.Confirmed)
    assert (place.covered, place.why) == ("mate", "idle")


def test_who_has_gone_is_not_asked_whether_to_wait_for_somebody_idle(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, JACK)
        _, mary, jack = [await house.come(guest, table) for guest in "amj"]
        await house.pass_time(290)
        house.hub.unfollow(jack, table)
        await house.pass_time(10)
        await house.ask(mary, ask.Urge(1, table, 1))
        waiting = house.room(table).places[0].covered
        await house.pass_time(50)
        return waiting, house.room(table).places[0]

    waiting, place = in_house(tmp_path, work)

    assert waiting is None
    assert (place.covered, place.why) == ("mate", "idle")


def test_the_caretaker_plays_on_for_who_gave_up(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY)
        anne = await house.come("a", table)
        await house.come("m", table)
        await house.ask(anne, ask.Resign(1, table, 0))
        return house.room(table).places[0].why, deeds(await house.log(table))

    why, played = in_house(tmp_path, work)

    assert why == "resigned"
    assert {(entry.seat, entry.by) for entry in played} == {(0, "bot")}


# Pauses


def test_a_pause_ends_by_itself_so_that_no_game_hangs(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=SHORT)
        anne, mary = await house.come("a", table), await house.come("m", table)
        await house.pass_time(30)
        for device, seat in ((anne, 0), (mary, 1)):
            await house.ask(device, ask.Pause(1, table, seat))
        paused = house.room(table).paused
        await house.pass_time(LONGEST_PAUSE - 1)
        still = house.room(table).paused, len(deeds(await house.log(table)))
        await house.pass_time(1)
        resumed = house.room(table)
        return paused, still, resumed.paused, is_up_at(resumed) - house.clock.at

    paused, still, after, left = in_house(tmp_path, work)

    assert (paused, still, after) == (True, (True, 0), False)
    assert left == 70


async def paused_table(house):
    """Anne, Mary and Jack have agreed on a pause."""
    table = await house.open(ANNE, MARY, JACK, control=SHORT)
    devices = [await house.come(guest, table) for guest in "amj"]
    for seat, device in enumerate(devices):
        await house.ask(device, ask.Pause(1, table, seat))
    assert house.room(table).paused
    return table, devices


@pytest.mark.parametrize("goes", ["before the others ask", "after they have asked"])
def test_who_goes_during_a_pause_holds_nobody_up(tmp_path, goes):
    async def work(house):
        table, (anne, mary, jack) = await paused_table(house)
        early = goes.startswith("before")
        if early:
            house.hub.unfollow(jack, table)
        for seat, device in enumerate((anne, mary)):
            await house.ask(device, ask.Pause(2, table, seat, wanted=False))
        if not early:
            house.hub.unfollow(jack, table)
        await house.pass_time(59)
        still = house.room(table).paused
        await house.pass_time(1)
        return still, house.room(table).paused, house.room(table).places[2].covered

    assert in_house(tmp_path, work) == (True, False, None)


@pytest.mark.parametrize("why", ["nobody asked", "one who is there has not", "came back"])
def test_a_pause_goes_on_as_long_as_somebody_who_is_there_wants_it(tmp_path, why):
    async def work(house):
        table, (anne, mary, jack) = await paused_table(house)
        house.hub.unfollow(jack, table)
        asking = {"nobody asked": [], "one who is there has not": [anne]}.get(why, [anne, mary])
        for seat, device in enumerate(asking):
            await house.ask(device, ask.Pause(2, table, seat, wanted=False))
        if why == "came back":
            await house.come("j", table)
        await house.pass_time(600)
        return house.room(table).paused

    assert in_house(tmp_path, work) is True


def test_who_gives_up_during_a_pause_is_not_asked_any_more(tmp_path):
    async def work(house):
        table, (anne, mary, jack) = await paused_table(house)
        for seat, device in enumerate((anne, mary)):
            await house.ask(device, ask.Pause(2, table, seat, wanted=False))
        await house.ask(jack, ask.Resign(3, table, 2))
        return house.room(table).paused

    assert in_house(tmp_path, work) is False


def test_bots_go_on_when_a_pause_is_over(tmp_path):
    async def work(house):
        table = await house.open(Bot("mate"), MARY, control=AN_HOUR)
        mary = await house.come("m", table)
        room = house.room(table)
        while mover(house.room(table)) == 1:
            await roll(house, table, "m", 1)
        await house.ask(mary, ask.Pause(1, table, 1))
        stood = house.room(table)
        await house.ask(mary, ask.Pause(1, table, 1, wanted=False))
        return room.seq, stood.paused, house.room(table).paused, mover(house.room(table))

    _, stood, after, seat = in_house(tmp_path, work)

    assert (stood, after) == (True, False)
    assert seat in (1, None)
