"""The queue before the bots: in turn by guest and table, people before bots among themselves."""

import pytest

from quarterdeck.server.fair_queue import Asker, FairQueue

ANNE, MARY, READ = "anne", "mary", "read"


def anything(_):
    return True


def queue_of(*asked):
    """What was asked, in this order: guest, table, item."""
    queue = FairQueue()
    for guest, table, item in asked:
        queue.put(Asker(guest, table), item)
    return queue


def served(queue):
    """Everything, in the order it would be answered."""
    return [queue.take(anything) for _ in range(len(queue))]


def test_guests_are_answered_in_turn_however_much_one_of_them_asks():
    flood = [(ANNE, "a", f"a{n}") for n in range(5)]

    queue = queue_of(*flood, (MARY, "m", "m0"), (READ, "r", "r0"), (MARY, "m", "m1"))

    assert served(queue) == ["a0", "m0", "r0", "a1", "m1", "a2", "a3", "a4"]


def test_the_tables_of_a_guest_are_answered_in_turn():
    queue = queue_of((ANNE, "a", 1), (ANNE, "a", 2), (ANNE, "b", 3), (MARY, "m", 4))

    assert served(queue) == [1, 4, 3, 2]


def test_whoever_comes_back_stands_behind_those_who_waited():
    queue = queue_of((ANNE, "a", 1), (MARY, "m", 2))

    first = queue.take(anything)
    queue.put(Asker(ANNE, "a"), 3)

    assert [first, *served(queue)] == [1, 2, 3]


def test_people_who_wait_come_before_bots_among_themselves():
    queue = queue_of()
    queue.put(Asker(ANNE, "bots", waited_for=False), "bots")
    queue.put(Asker(MARY, "hers"), "people")
    queue.put(Asker(ANNE, "hers"), "people too")

    assert served(queue) == ["people", "people too", "bots"]


def test_what_does_not_fit_keeps_its_place():
    queue = queue_of((ANNE, "a", "long"), (MARY, "m", "short"))

    assert queue.take(lambda item: item == "short") == "short"
    assert queue.take(lambda item: item == "short") is None
    assert served(queue) == ["long"]


@pytest.mark.parametrize("table", ["a", "b"])
def test_a_device_that_asks_anew_gives_up_what_it_asked_before(table):
    queue = queue_of()
    queue.put(Asker(ANNE, "a", device="phone"), "older")
    queue.put(Asker(ANNE, "a", device="laptop"), "another")

    dropped = queue.put(Asker(ANNE, table, device="phone"), "newer")

    assert dropped == "older"
    assert sorted(served(queue)) == ["another", "newer"]


def test_asking_anew_costs_nobody_their_place():
    queue = queue_of()
    queue.put(Asker(ANNE, "a", device="phone"), "older")
    queue.put(Asker(MARY, "m", device="hers"), "hers")

    queue.put(Asker(ANNE, "a", device="phone"), "newer")

    assert served(queue) == ["newer", "hers"]


def test_what_has_begun_does_not_give_way():
    queue = queue_of()
    queue.put(Asker(ANNE, "a", device="phone"), "begun")
    queue.take(anything)

    assert queue.put(Asker(ANNE, "a", device="phone"), "newer") is None


def test_what_the_house_asks_never_gives_way():
    queue = queue_of((ANNE, "a", 1))

    assert queue.put(Asker(ANNE, "a"), 2) is None


def test_whoever_goes_away_is_not_answered():
    queue = queue_of((ANNE, "a", 1), (MARY, "m", 2), (MARY, "m", 3))

    queue.drop(2)

    assert served(queue) == [1, 3]


def test_a_flood_counts_for_others_as_one_and_in_full_for_its_own():
    queue = queue_of(*[(ANNE, "a", n) for n in range(9)], (MARY, "m", 10))

    assert (queue.crowd(ANNE), queue.crowd(MARY), queue.crowd(READ)) == (10, 2, 2)
