"""The queue before the bots: in turn by guest and table, people before bots among themselves."""

import pytest

from quarterdeck.server.fair_queue import Asker, FairQueue

ANNE, MARY, READ = "anne", "mary", "read"
HARBOUR, AT_SEA = "192.0.2.1", "192.0.2.2"


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

    assert [queue.crowd(Asker(guest)) for guest in (ANNE, MARY, READ)] == [10, 2, 2]


# One address, many names


def names_of_one(count):
    """So many fresh guests of one address, each with a table where a bot is to move."""
    return [Asker(f"fresh {n}", f"table {n}", address=HARBOUR) for n in range(count)]


def test_fifty_names_of_one_address_make_nobody_wait_for_more_than_one():
    queue, quiet = queue_of(), Asker(ANNE, "hers", address=AT_SEA)
    for asker in names_of_one(50):
        queue.put(asker, asker.guest)
    first = queue.take(anything)

    turns = []
    for _ in range(10):
        queue.put(quiet, "quiet")
        turns.append([queue.take(anything), queue.take(anything)].index("quiet"))

    assert first == "fresh 0"
    assert max(turns) <= 1


def test_the_guests_of_one_address_have_their_turns_too():
    queue = queue_of()
    for asker in (*names_of_one(3), *names_of_one(1)):
        queue.put(asker, asker.guest)

    assert served(queue) == ["fresh 0", "fresh 1", "fresh 2", "fresh 0"]


def test_many_names_make_others_think_no_less_than_one():
    queue, quiet = queue_of(), Asker(ANNE, "hers", address=AT_SEA)
    for asker in (*names_of_one(50), quiet):
        queue.put(asker, asker.guest)

    assert queue.crowd(quiet) == 2
    assert queue.crowd(names_of_one(1)[0]) == 51
