"""What is news to whoever has closed the page, as a table changes."""

from msgspec.structs import replace

from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms.seats import Bot
from quarterdeck.server.push_notices import is_news, notices_after
from tests.rooms.test_caretaking import playing
from tests.server.timed_house import ANNE, MARY, mover


def told(before, after):
    return [(each.guest, each.kinds) for each in notices_after(before, after)]


def after_turn(room):
    """Until somebody else is to move."""
    seat = mover(room)
    while mover(room) == seat:
        word = "stop" if "stop" in words_of(room) else words_of(room)[0]
        room = requests.play_own(room, "am"[seat], seat, word)[-1].room
    return room


def words_of(room):
    return [GAME.write(action) for action in GAME.legal_actions(room.state)]


def test_whose_turn_it_has_become_is_told_once_and_not_at_every_decision():
    room = playing(ANNE, MARY)
    thrown = requests.play_own(room, "a", 0, "roll")[-1].room

    assert told(room, thrown) in ([], [("m", ("turn",))])  # or three skulls were thrown
    assert told(room, after_turn(room)) == [("m", ("turn",))]


def test_when_a_table_is_full_all_who_sit_there_are_told_and_who_begins_may_hear_that_instead():
    room = playing(ANNE, MARY)

    assert sorted(told(replace(room, state=None), room)) == [
        ("a", ("full", "turn")),
        ("m", ("full",)),
    ]


def test_a_rematch_leads_to_the_next_table():
    room = playing(ANNE, Bot("mate"))

    (only,) = notices_after(room, replace(room, rematch="kapern-next"))

    assert (only.guest, only.kinds, only.table) == ("a", ("rematch",), "kapern-next")


def test_what_has_passed_is_no_news_any_more():
    room = playing(ANNE, MARY)
    later = after_turn(room)
    (notice,) = notices_after(room, later)

    assert is_news(notice, later)
    assert not is_news(notice, replace(later, position=later.position + 1))
    assert not is_news(notice, replace(later, paused=True))
