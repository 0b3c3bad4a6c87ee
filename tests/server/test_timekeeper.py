"""Games that never hang: time is up, people go, servers are stopped, clocks are set back."""

import asyncio
import json

import pytest

from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.clocks import A_DAY, LONGEST_PAUSE, ByPost, Live, Night, Timing
from quarterdeck.rooms.entries import Acted, Fill, Opened
from quarterdeck.rooms.seats import OPEN, Bot
from quarterdeck.rooms.timekeeping import is_up_at
from quarterdeck.server import clock_messages as ask
from quarterdeck.server import messages as say
from tests.server.timed_house import (
    ANNE,
    JACK,
    MARY,
    MORNING,
    HandClock,
    in_house,
    mover,
    opened_house,
)

SHORT = Live(base=100)
AN_HOUR = ByPost(allowance=3600)


def deeds(log):
    return [entry for entry in log if isinstance(entry, Acted)]


async def roll(house, table, guest="a", seat=0):
    room = house.room(table)
    word = GAME.write(GAME.legal_actions(room.state)[0])
    return await house.hub.change(table, lambda now: requests.play_own(now, guest, seat, word))


# Time is up


def test_when_time_is_up_the_caretaker_decides_and_after_three_times_stays(tmp_path):
    async def work(house):
        table = await house.open(ANNE, Bot("mate"), control=AN_HOUR)
        await house.pass_time(3599)
        before = len(deeds(await house.log(table)))
        covered = []
        for _ in range(3):
            covered.append(house.room(table).places[0].covered)
            await house.pass_time(3600)
        return before, covered, house.room(table).places[0], await house.log(table)

    before, covered, place, log = in_house(tmp_path, work)

    assert before == 0
    assert covered == [None] * 3
    assert (place.covered, place.why) == ("mate", "clock")
    assert [entry.by for entry in deeds(log) if entry.seat == 0][:3] == ["clock"] * 3


def test_at_a_live_table_the_house_waits_a_second_for_slow_lines(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=SHORT)
        await house.pass_time(100.9)
        waited = len(deeds(await house.log(table)))
        await house.pass_time(0.2)
        return waited, deeds(await house.log(table))[0].by

    assert in_house(tmp_path, work) == (0, "clock")


def test_who_loses_on_time_is_the_caretakers_to_the_end(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=SHORT, on_time="lost", caretaker="deckhand")
        anne = await house.come("a", table)
        await house.pass_time(102)
        back = await house.ask(anne, say.Reclaim(1, table, 0))
        return house.room(table).places[0], back

    place, back = in_house(tmp_path, work)

    assert (place.covered, place.why) == ("deckhand", "time")
    assert back.code == "seat-given-up"


def test_who_moves_in_time_is_not_moved_for(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=AN_HOUR)
        house.clock.at += 3600  # its alarm has not gone off yet
        await roll(house, table)
        await house.pass_time(0)
        return deeds(await house.log(table))

    (only,) = in_house(tmp_path, work)

    assert only.by == "person"


def test_a_decision_that_is_made_while_the_caretaker_thinks_stands(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=AN_HOUR)
        house.crew.free.clear()
        house.clock.at += 3601
        house.keeper.bell.set()
        while not house.crew.askers:
            await asyncio.sleep(0)
        await roll(house, table)
        house.crew.free.set()
        await house.settle()
        return deeds(await house.log(table))

    (only,) = in_house(tmp_path, work)

    assert only.by == "person"


def test_what_a_slow_line_took_is_given_back_up_to_a_second(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=SHORT)
        anne = await house.come("a", table)
        anne.lag = lambda: 4.0
        house.clock.at += 100.8
        room = house.room(table)
        done = await house.ask(anne, say.Play(1, table, 0, room.seq, "roll"))
        return done, deeds(await house.log(table))[0].lag, house.room(table).clock.banks[0]

    done, lag, bank = in_house(tmp_path, work)

    assert type(done) is say.Confirmed
    assert (lag, bank) == (1000, pytest.approx(0.2))


def test_nobody_plays_on_after_their_time(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=SHORT)
        anne = await house.come("a", table)
        house.clock.at += 100.5
        late = await house.ask(anne, say.Play(1, table, 0, house.room(table).seq, "roll"))
        return late.code, deeds(await house.log(table))

    assert in_house(tmp_path, work) == ("time-is-up", [])


# A correspondence game


def test_a_game_by_post_goes_on_for_three_days_with_one_of_two_never_seen(tmp_path):
    """Mary looks in by day, whichever server is up; nights do not count."""
    control = ByPost(allowance=6 * 3600, night=Night(begins=22, ends=7))
    evenings, mornings = [], []

    async def work():
        clock = HandClock()
        async with opened_house(tmp_path, clock) as house:
            table = await house.open(ANNE, MARY, control=control)
        for _ in range(3 * 24):  # every hour another server
            async with opened_house(tmp_path, clock) as house:
                await house.hub.room(table)
                await house.pass_time(3600)
                hour, written = clock.at % A_DAY // 3600, len(await house.log(table))
                evenings.extend([written] * (hour == 22))
                mornings.extend([written] * (hour == 7))
                if 8 <= hour <= 20:
                    await move_for_mary(house, table)
        async with opened_house(tmp_path, clock) as house:
            return await house.log(table), await house.hub.room(table)

    log, room = asyncio.run(work())

    assert {entry.by for entry in deeds(log) if entry.seat == 1} == {"person"}
    assert [entry.by for entry in deeds(log) if entry.seat == 0][:3] == ["clock"] * 3
    assert (room.places[0].why, room.places[1].why) == ("clock", "")
    assert evenings == mornings
    assert len(evenings) == 3


async def move_for_mary(house, table):
    while mover(house.room(table)) == 1:
        await roll(house, table, "m", 1)
        await house.settle()


def test_after_a_restart_clocks_are_as_they_were_and_time_is_not_given_twice(tmp_path):
    async def work():
        clock = HandClock()
        async with opened_house(tmp_path, clock) as house:
            table = await house.open(ANNE, MARY, control=Live(100, 5, 2))
            clock.at += 12
            await roll(house, table)
            clock.at += 20
            before = house.room(table)
        async with opened_house(tmp_path, clock) as house:
            after = await house.hub.room(table)
            return before, after, house.keeper.due[table] - clock.at

    before, after, left = asyncio.run(work())

    assert after == before
    assert left == pytest.approx(is_up_at(before) - (MORNING + 32) + 1)


def test_a_server_that_was_away_decides_at_once_what_was_due_and_once_only(tmp_path):
    async def work():
        clock = HandClock()
        async with opened_house(tmp_path, clock) as house:
            table = await house.open(ANNE, MARY, control=AN_HOUR)
        clock.at += 5 * 3600
        async with opened_house(tmp_path, clock) as house:
            await house.pass_time(0)
            return deeds(await house.log(table)), house.keeper.due[table] - clock.at

    (only,), left = asyncio.run(work())

    assert only.by == "clock"
    assert left == 3600


def test_of_two_servers_one_decides(tmp_path):
    async def work():
        clock = HandClock()
        async with opened_house(tmp_path, clock) as here, opened_house(tmp_path, clock) as there:
            table = await here.open(ANNE, MARY, control=AN_HOUR)
            await there.hub.room(table)
            there.keeper.look_at(there.hub.rooms[table])
            clock.at += 3600
            await asyncio.gather(here.pass_time(0), there.pass_time(0))
            return deeds(await here.log(table))

    assert [entry.by for entry in asyncio.run(work())] == ["clock"]


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


# Filling, and what is told


def test_bots_sit_down_when_nobody_came_and_after_a_restart_too(tmp_path):
    async def work():
        clock = HandClock()
        async with opened_house(tmp_path, clock) as house:
            entry = Opened(
                *("kapern", 1, GAME.options(), (ANNE, OPEN), "a"), fill=Fill(60, "deckhand")
            )
            table = (await house.hub.open(entry)).table
            await house.pass_time(59)
            waited = house.room(table).places[1]
        async with opened_house(tmp_path, clock) as house:
            await house.pass_time(1)
            return waited, (await house.hub.room(table)).places[1]

    assert asyncio.run(work()) == (OPEN, Bot("deckhand"))


def test_a_letter_says_what_is_left_and_never_what_time_it_is(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=Live(100, 5, 2))
        await house.come("a", table)
        await house.pass_time(1.5)
        await house.come("m", table)
        first = house.told["a"][-1]
        await house.pass_time(10)
        await roll(house, table)
        return first, house.told["a"]

    first, told = in_house(tmp_path, work)
    shown, last = json.loads(first)["clock"], json.loads(told[-1])["clock"]

    assert (shown["left"], shown["delay"], shown["runs"]) == ([100_000, 100_000], 500, 0)
    assert last["left"][0] == 100_000 - 9_500 + 5_000
    assert not any(str(int(MORNING))[:6] in letter.decode() for letter in told)


def test_nobody_hears_of_time_where_nobody_waits_for_anybody(tmp_path):
    async def work(house):
        table = await house.open(ANNE, Bot("mate"))
        await house.come("w", table)
        await house.come("a", table)
        return json.loads(house.told["w"][-1])["clock"]

    assert in_house(tmp_path, work) is None


def test_alarms_do_not_pile_up_over_a_long_game(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY, control=Live(10_000, 60))
        while not rooms.is_over(house.room(table)) and house.room(table).seq < 200:
            seat = mover(house.room(table))
            house.clock.at += 1
            await roll(house, table, "am"[seat], seat)
        return house.room(table).seq, len(house.keeper.heap)

    seq, alarms = in_house(tmp_path, work)

    assert seq > 20
    assert alarms <= 3


def test_pausing_is_refused_by_who_does_not_sit_there(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY)
        watcher = await house.come("w", table)
        return await house.ask(watcher, ask.Pause(1, table, 0))

    assert in_house(tmp_path, work).code == "not-your-seat"


def test_a_table_whose_timing_is_usual_has_nothing_due(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY)
        await house.come("a", table), await house.come("m", table)
        return dict(house.keeper.due), house.room(table).timing

    assert in_house(tmp_path, work) == ({}, Timing())
