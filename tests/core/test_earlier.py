"""A game of an earlier version, read in today's words: Cutlass as if `throw` had been its word."""

from dataclasses import replace

import pytest

from cutlass import GAME as TODAY
from quarterdeck.core import logbook
from quarterdeck.core.earlier import Earlier, logbook_today
from quarterdeck.core.errors import LogbookError
from quarterdeck.rooms import logs, requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Acted, Dealt, Opened, Renewed
from quarterdeck.rooms.seats import Person

THEN = """\
cutlass@1, 2 seats, {"goal":1000,"rum":true}
deal : 2/0/0 1/0/1
0 think
0 throw and bank : 1/1/2/1
1 throw : 0/3/2/0
1 challenge 0
0 fight 0
0 think
0 throw and bank : 0/1/2/2
scores 1000 200
"""
NOW = """\
cutlass@2, 2 seats, {"goal":1000}
deal : 2/0/0 1/0/1
0 roll : 1/1/2/1
0 bank
1 roll : 0/3/2/0
1 challenge 0
0 fight 0
0 roll : 0/1/2/2
0 bank
scores 1000 200
"""


def words(_, coming):
    """Version 1 threw where today's rules roll, banked in one breath, and thought aloud."""
    seat, word, _chance = coming[0]
    told = {"think": (), "throw": ("roll",), "throw and bank": ("roll", "bank")}
    return tuple((seat, each) for each in told.get(word, (word,)))


def without_rum(_, options):
    return {name: value for name, value in options.items() if name != "rum"}


GAME = replace(TODAY, version=2, earlier={1: Earlier(words, without_rum)})


def log_of(text):
    """The log of a table at which that was played."""
    book = logbook.read(text)
    places = tuple(Person(f"guest-{seat}", f"N{seat}") for seat in range(book.seats))
    opened = Opened("cutlass", 1, {"goal": 1000, "rum": True}, places, "guest-0")
    deal, *rest = book.entries
    return [opened, Dealt(deal.chance), *(Acted(*entry) for entry in rest)]


@pytest.fixture(autouse=True)
def _cutlass_is_known(monkeypatch):
    monkeypatch.setattr(logs, "find", lambda _: GAME)


def test_an_old_logbook_is_told_in_todays_words():
    assert logbook.write(logbook_today(GAME, logbook.read(THEN))) == NOW


def test_where_today_asks_chance_for_more_the_reader_knows_from_all_that_was_said():
    seen = []

    def luck(_, said):
        seen.append([each.word for each in said])
        return ((0, 3, 2, 0),) if said[-1].word == "throw" else ()

    more = replace(GAME, earlier={1: Earlier(words, without_rum, luck)})
    silent = THEN.replace("1 throw : 0/3/2/0", "1 throw")

    assert logbook.write(logbook_today(more, logbook.read(silent))) == NOW
    assert seen[2] == ["think", "throw and bank", "throw"]


def test_a_logbook_of_today_is_left_as_it_is():
    book = logbook.read(NOW)

    assert logbook_today(GAME, book) is book


def test_a_version_nobody_reads_is_refused():
    with pytest.raises(LogbookError) as no:
        list(logbook.replay(GAME, logbook_today(GAME, logbook.read(THEN.replace("@1", "@7")))))

    assert no.value.sentence.key == "logbook-other-version"


@pytest.mark.parametrize(
    ("was", "wrong", "line"),
    [
        ("1 throw : 0/3/2/0", "1 throw : 0/3/2/0 4", 5),  # chance that nobody asks for
        ("1 challenge 0", "1 challenge 1", 6),
    ],
)
def test_what_is_wrong_in_an_old_logbook_is_told_with_its_line(was, wrong, line):
    with pytest.raises(LogbookError) as no:
        logbook_today(GAME, logbook.read(THEN.replace(was, wrong)))

    assert no.value.sentence.arguments["line"] == line


def test_the_steps_of_an_old_table_keep_the_numbers_they_were_written_under():
    entries = log_of(THEN)

    steps = logs.replay_log("cutlass-1", entries)

    assert [step.room.seq for step in steps] == [0, 2, 3, 3, 4, 5, 7, 8, 8]
    assert logbook.write(logs.logbook_of(steps)) == NOW


def test_what_says_nothing_today_still_counts():
    begun = log_of(THEN)[:3]  # opened, dealt, thought

    *_, last = logs.replay_log("cutlass-1", begun)

    assert last.room.seq == 2
    assert rooms.is_behind(last.room)


def test_an_old_table_goes_on_in_todays_words():
    begun = log_of(THEN)[:5]
    room = logs.replay_log("cutlass-1", begun)[-1].room

    awake = requests.play_on_today(room)
    rolled = requests.play_word(awake.room, 1, "bank")
    entries = [*begun, awake.entry, rolled.entry]

    assert awake.entry == Renewed(2)
    assert logs.replay_log("cutlass-1", entries)[-1].room == rolled.room
    assert not rooms.is_behind(rolled.room)
