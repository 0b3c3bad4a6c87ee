"""Lines on their way from one worker to another, without a house around them."""

import asyncio
import socket

import pytest

from quarterdeck.server.neighbours import MORE, ON_THE_WAY, Neighbours, PassedLine
from quarterdeck.server.table_names import home_of_name, new_name


@pytest.mark.parametrize("place", range(3))
def test_a_table_is_named_so_that_it_is_at_home_where_it_is_opened(place):
    names = {new_name("kapern", place, workers=3) for _ in range(20)}

    assert len(names) == 20
    assert {home_of_name(name.encode(), 3) for name in names} == {place}


@pytest.fixture
def both(tmp_path):
    return [Neighbours(tmp_path, place, 2) for place in range(2)]


class Taken:
    """What came to one of them, one after the other."""

    def __init__(self):
        self.parcels = asyncio.Queue()

    def welcome(self, line, read):
        self.parcels.put_nowait((line, read))


def test_a_line_comes_with_what_was_read_and_can_be_read_on(both):
    here, there = both

    async def pass_one():
        taken = Taken()
        there.open(taken.welcome, lambda: 0)
        near, far = socket.socketpair()
        with near, far:
            far.sendall(b"and what comes later")
            assert here.pass_line(1, PassedLine(0, 0, b"what was read"), near.fileno())
            line, read = await taken.parcels.get()
        there.close()
        with line:
            return read, line.recv(100)

    assert asyncio.run(pass_one()) == (b"what was read", b"and what comes later")


def test_nobody_takes_what_is_passed_to_one_who_has_closed(both):
    here, there = both

    async def close():
        there.open(Taken().welcome, lambda: 0)
        there.close()
        return [
            here.pass_line(1, PassedLine(0, 0, b""), 0),
            there.pass_line(0, PassedLine(1, 0, b""), 0),
        ]

    assert asyncio.run(close()) == [False, False]


def test_so_many_may_be_on_the_way_and_each_comes_once(both):
    here, there = both

    async def pass_many():
        taken = Taken()
        there.open(taken.welcome, lambda: 0)
        near, far = socket.socketpair()
        with near, far:
            numbers = [b"%d" % number for number in range(2 * ON_THE_WAY)]
            passed = [n for n in numbers if here.pass_line(1, PassedLine(0, 0, n), near.fileno())]
            came = [await taken.parcels.get() for _ in passed]
        there.close()
        for line, _ in came:
            line.close()
        return numbers, passed, [read for _, read in came]

    numbers, passed, came = asyncio.run(pass_many())
    assert len(passed) < len(numbers)
    assert came == passed


def test_what_is_too_long_for_a_parcel_stays(both):
    here, there = both

    async def pass_much():
        there.open(Taken().welcome, lambda: 0)
        passed = here.pass_line(1, PassedLine(0, 0, b"x" * 100_000), 0)
        there.close()
        return passed

    assert not asyncio.run(pass_much())


def test_a_worker_that_is_full_sends_a_line_back_once(both):
    async def pass_to_full():
        taken = [Taken(), Taken()]
        for each, its in zip(both, taken, strict=True):
            each.open(its.welcome, lambda: 2 * 5 + MORE + 1)
        near, far = socket.socketpair()
        with near, far:
            assert both[0].pass_line(1, PassedLine(0, 5, b"here I am"), near.fileno())
            line, read = await taken[0].parcels.get()
        for each in both:
            each.close()
        line.close()
        return read, taken[1].parcels.empty()

    assert asyncio.run(pass_to_full()) == (b"here I am", True)
