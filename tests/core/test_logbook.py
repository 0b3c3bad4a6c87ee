"""Logbooks: written, read, replayed, and what is wrong with a bad one."""

import pytest

from quarterdeck.core import logbook
from quarterdeck.core.errors import LogbookError, QuarterdeckError
from quarterdeck.core.table import LiveTable
from quarterdeck.games.kapern import GAME
from quarterdeck.words import words

GOOD = """\
kapern@1, 2 seats, {"target":5000}
deal : 0 2
0 roll : 1/0/0/0/7/0
0 stop : 0
1 roll : 3/0/0/0/5/0
scores 5400 0
"""


def wrong(text):
    """The sentence a bad logbook is answered with."""
    with pytest.raises(QuarterdeckError) as no:
        list(logbook.replay(GAME, logbook.read(text)))
    return words(GAME).say(no.value.sentence)


def test_a_recorded_game_survives_being_written_read_and_replayed():
    table = LiveTable(5)

    book = logbook.record(
        GAME, 3, GAME.options(), table, lambda state: GAME.legal_actions(state).pick(table.random)
    )
    *_, last = logbook.replay(GAME, logbook.read(logbook.write(book)))

    assert logbook.read(logbook.write(book)) == book
    assert GAME.scores(last.state) == book.scores


def test_a_logbook_keeps_its_options():
    first, *_ = logbook.replay(GAME, logbook.read(GOOD))

    assert first.state.options == GAME.options(target=5000)


def test_an_unfinished_logbook_is_replayed_as_far_as_it_goes():
    pages = list(logbook.replay(GAME, logbook.read("\n".join(GOOD.splitlines()[:3]))))

    assert GAME.to_move(pages[-1].state) == 0


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("kapern@1, 2 seats", "once upon a time", "This is no logbook"),
        ("kapern@1", "cutlass@1", "is of the game “cutlass”"),
        ("kapern@1", "kapern@9", "version 9 of the rules; these are version 1"),
        ("2 seats", "6 seats", "6 seats are not possible: kapern is for 2 to 5."),
        ("5000", "5500", "The options on line 1 cannot be used"),
        ("target", "tarjet", "The options on line 1 cannot be used"),
        ("deal : 0 2\n", "", "second line should be the deal"),
        ("0 stop : 0", "deal : 0 2", "Line 4 cannot be played. There is only one deal"),
        ("0 stop : 0", "0 stop and think? : 0", "Line 4 cannot be played. “stop and think?”"),
        ("0 stop : 0", "?", "Line 4 cannot be read: “?”"),
        ("0 stop : 0", "1 stop : 0", "Line 4 cannot be played. Seat 2 cannot act now"),
        ("0 stop : 0", "0 reroll 1c : 0", "Line 4 cannot be played. “reroll 1c”: A roll takes"),
        ("0 stop : 0", "0 stop : 11", "Line 4 cannot be played. “11” cannot be drawn"),
        ("0 stop : 0", "0 stop", "Line 4 cannot be played. The line ends too soon, or is"),
        ("0 stop : 0", "0 stop : 0 3", "more chance than the rules asked for: 3"),
        ("1/0/0/0/7/0", "1/0/0/0/8/0", "Line 3 cannot be played. The rules asked for 8 in all"),
        (
            "1/0/0/0/7/0",
            "1/0/7/0",
            "Line 3 cannot be played. The line ends too soon, or is",
        ),
        ("1/0/0/0/7/0", "1/0//7/0", "Line 3 cannot be read"),
        ("scores 5400 0", "scores 5500 0", "ends with the scores 5500 0, but the game comes to"),
        ("1 roll : 3/0/0/0/5/0\n", "", "ends with the scores"),
        (GOOD, "", "This is no logbook"),
    ],
)
def test_a_bad_logbook_is_answered_with_what_is_wrong_and_where(old, new, says):
    assert old in GOOD

    assert says in wrong(GOOD.replace(old, new, 1))


def test_a_line_added_by_hand_is_as_good_as_a_recorded_one():
    table = LiveTable(1)
    state, book = logbook.begin(GAME, 2, GAME.options(), table)
    seat = GAME.to_move(state)
    table.clear()

    after = GAME.apply(state, GAME.read("roll"), table)
    rolled = logbook.Entry(seat, "roll", tuple(table.chance))
    *_, last = logbook.replay(GAME, book._replace(entries=(*book.entries, rolled)))

    assert last.state == after


def test_our_own_logbooks_may_be_trusted():
    pages = logbook.replay(GAME, logbook.read(GOOD), logbook.trust)

    assert [page.entry.word for page in pages] == ["deal", "roll", "stop", "roll"]


def test_a_logbook_of_another_game_is_not_even_dealt():
    with pytest.raises(LogbookError):
        next(logbook.replay(GAME, logbook.read(GOOD.replace("kapern", "dorra"))))


REMARKED = GOOD.replace(
    "0 stop : 0\n", "0 stop : 0\n# A bold one.\n#fr Quel culot.\n#step why\n#\n", 1
)


def test_remarks_say_something_about_the_line_above():
    book = logbook.read(REMARKED)

    told = [(2, "", "A bold one."), (2, "fr", "Quel culot."), (2, "step", "why"), (2, "", "")]
    assert [tuple(remark) for remark in book.remarks] == told
    assert book._replace(remarks=()) == logbook.read(GOOD)
    assert logbook.read(logbook.write(book)) == book


def test_a_line_below_remarks_is_named_by_where_it_stands():
    assert "Line 9 cannot be played" in wrong(REMARKED.replace("1 roll : 3/0", "0 roll : 3/0"))


def test_a_remark_before_the_deal_is_none():
    assert "Line 2 cannot be read" in wrong(GOOD.replace("deal", "# Well.\ndeal", 1))
