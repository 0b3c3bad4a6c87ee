"""How much anyone may ask for: only what is granted is charged, and everyone for themselves."""

import pytest

from quarterdeck.server.rate_limits import BURST, CROWD, Buckets


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def test_a_burst_is_granted_and_then_so_much_a_second(clock):
    buckets = Buckets(2, clock)
    assert all(buckets.take("anne") for _ in range(2 * BURST))

    assert not buckets.take("anne")
    clock.now += 0.5
    assert buckets.take("anne")
    assert not buckets.take("anne")


def test_whoever_asks_in_vain_is_charged_nothing(clock):
    buckets = Buckets(1, clock)
    while buckets.take("anne"):
        pass
    for _ in range(9):
        clock.now += 0.1
        assert not buckets.take("anne")

    clock.now += 0.2
    assert buckets.take("anne")


def test_the_wait_that_is_told_is_long_enough_and_no_longer(clock):
    buckets = Buckets(4, clock)
    while not (wait := buckets.wait("anne")):
        pass

    clock.now += wait * 0.9
    assert not buckets.take("anne")
    clock.now += wait * 0.2
    assert buckets.take("anne")


def test_the_haste_of_one_is_nothing_to_another(clock):
    buckets = Buckets(1, clock)
    while buckets.take("anne"):
        pass

    assert buckets.take("mary")


def test_a_crowd_is_forgotten_from_its_oldest_end(clock):
    buckets = Buckets(1, clock)
    while buckets.take("anne"):
        pass
    for stranger in range(2 * CROWD):
        buckets.take(str(stranger))
        buckets.take("anne")

    assert len(buckets.levels) == CROWD
    assert not buckets.take("anne")
