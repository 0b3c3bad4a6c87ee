"""Chairs: who sits where as one guest sees it, and which of them are one person's."""

import msgspec

from quarterdeck.rooms.seats import OPEN, Bot, Person, chairs_at

ANNE, MARY = "guest-of-anne", "guest-of-mary"
PLACES = (
    Person(MARY, "Mary"),
    Person(ANNE, "Anne"),
    OPEN,
    Person(ANNE, "Jack", "mate"),
    Bot("mate"),
    Person(ANNE, "Jim"),
)


def test_who_holds_several_chairs_is_seen_to():
    for reader in (ANNE, MARY, ""):
        chairs = chairs_at(PLACES, reader, frozenset({MARY}))

        assert [chair.with_seat for chair in chairs] == [None, None, None, 1, None, 1]


def test_nobody_is_told_who_a_guest_is():
    told = msgspec.json.encode(chairs_at(PLACES, MARY, frozenset({MARY})))

    assert ANNE.encode() not in told
    assert MARY.encode() not in told


def test_two_of_one_name_are_told_apart():
    places = (Person(MARY, "Guest 5"), Bot("mate"), OPEN, Person(ANNE, "guest 5"))
    places += (Person("guest-of-jack", "Wren"), Person("nobody", ""), Person("gone", ""))

    names = [chair.name for chair in chairs_at(places, ANNE, frozenset())]

    assert names == ["Guest 5", "Wren", "", "guest 5 (2)", "Wren (2)", "", ""]
