"""Names, day and winners in a logbook: said as remarks, so that old readers read the same game."""

import pytest

from quarterdeck.core import logbook
from quarterdeck.core.errors import LogbookError
from quarterdeck.core.logbook_facts import Facts, check_winners, facts_in, with_facts
from quarterdeck.core.table import LiveTable

FACTS = Facts(("Anne, of the “Revenge”", "mate"), "2026-11-18", (1,))


@pytest.fixture
def book(game):
    """A whole game between two who do what is offered first or any."""
    table = LiveTable(seed=3)
    seats = game.seats[0]
    choose = lambda state: game.legal_actions(state).pick(table.random)  # noqa: E731
    return logbook.record(game, seats, game.options(), table, choose)


def last_state(game, book):
    *_, last = logbook.replay(game, book)
    return last.state


def named(book, facts=FACTS):
    seats = tuple(f"{facts.names[0]} {seat}" for seat in range(book.seats))
    return facts._replace(names=seats)


def test_what_is_known_of_a_game_is_read_back(book):
    facts = named(book)

    again = logbook.read(logbook.write(with_facts(book, facts)))

    assert facts_in(again) == facts
    assert (again.entries, again.scores) == (book.entries, book.scores)


def test_a_logbook_without_them_says_nothing(book):
    assert facts_in(book) == Facts()


def test_they_are_said_once_however_often_they_are_written(book):
    twice = with_facts(with_facts(book, named(book)), named(book)._replace(date="2026-11-19"))

    assert facts_in(twice).date == "2026-11-19"
    assert len(twice.remarks) == 3


def test_no_reader_of_remarks_is_shown_them(book):
    told = with_facts(book, named(book))

    assert not any(logbook.remarks_at(told, entry, "en") for entry, _ in enumerate(told.entries))


@pytest.mark.parametrize("text", ["Anne", '["Anne"]', "[1, 2]", '{"Anne": 1}'])
def test_names_that_are_not_one_a_seat_are_refused(book, text):
    wrong = logbook.with_remarks(book, [logbook.Remark(0, "names", text)])

    with pytest.raises(LogbookError, match="names"):
        facts_in(wrong)


def test_whoever_is_said_to_have_won_has_won(game, book):
    state = last_state(game, book)
    won = tuple(state.awaiting.winners)
    others = tuple(seat for seat in range(book.seats) if seat not in won) or (*won, book.seats)

    check_winners(game, with_facts(book, Facts(won=won)), state)
    with pytest.raises(LogbookError, match="won"):
        check_winners(game, with_facts(book, Facts(won=others)), state)
