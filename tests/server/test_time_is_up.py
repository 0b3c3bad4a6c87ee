"""Nobody has more time than was given: the caretaker decides, by clocks and by post, once only."""

import asyncio

import pytest

from quarterdeck.rooms.clocks import A_DAY, ByPost, Live, Night
from quarterdeck.rooms.seats import Bot
from quarterdeck.rooms.timekeeping import is_up_at
from quarterdeck.server import clock_messages as ask
from quarterdeck.server import messages as say
from tests.server.timed_house import (
    AN_HOUR,
    ANNE,
    MARY,
    MORNING,
    SHORT,
    HandClock,
    deeds,
    in_house,
    mover,
    opened_house,
    roll,
)

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


@pytest.mark.parametrize("control", [SHORT, ByPost(3600), ByPost(3600, Night(22, 7))])
def test_whatever_is_said_after_time_is_up_gives_nobody_more(tmp_path, control):
    async def work(house):
        table = await house.open(ANNE, MARY, control=control)
        anne, due = await house.come("a", table), is_up_at(house.room(table))
        house.crew.free.clear()  # the caretaker thinks
        house.clock.at = due + 0.5
        for wanted in (True, False):
            (said,) = await house.requests.answer(anne, ask.Pause(1, table, 0, wanted))
            assert type(said) is say.Confirmed
            house.clock.at += 0.4
        after = is_up_at(house.room(table))
        house.crew.free.set()
        await house.pass_time(0)
        return due, after, deeds(await house.log(table))[0].by

    due, after, by = in_house(tmp_path, work)

    assert after == pytest.approx(due)
    assert by == "clock"


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
