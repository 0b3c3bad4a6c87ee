"""Who decides for a person who does not: by agreement, never by an opponent's choice."""

import pytest
from msgspec.structs import replace

from quarterdeck import bots
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.moment import Over
from quarterdeck.games.kapern import GAME
from quarterdeck.games.waddingtons import GAME as WADDINGTONS
from quarterdeck.rooms import caretaking, requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.clocks import ByPost, Live, Timing
from quarterdeck.rooms.entries import Covered, Fill, Opened, Pausing
from quarterdeck.rooms.final_results import FinalResult, final_result, winners_of
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.rated_results import LAST, result_of
from quarterdeck.rooms.seats import OPEN, Bot, Person
from quarterdeck.rooms.timekeeping import keep_times
from quarterdeck.server import letters
from tests.games.waddingtons.test_trade import visit

ANNE, MARY, JACK = Person("a", "Anne"), Person("m", "Mary"), Person("j", "Jack")
BARGAIN = ("offer ruby", "take r1", "take gold", "settle")
BOT = Bot("mate")
LATE = 301.0  # seconds after the deal, which is at nought


def playing(*places, **timing):
    """Anne begins."""
    options = GAME.options(first=1)
    entry = Opened("kapern", GAME.version, options, places, "a", timing=Timing(**timing))
    room = replay_log("t", [entry])[-1].room
    return keep_times(room, [requests.deal_cards(room)], [0.0])[-1].room


def ended(room):
    return replace(room, state=replace(room.state, awaiting=Over((0,))))


def pausing(room, seat, guest, wanted=True):
    return caretaking.ask_for_pause(room, guest, Pausing(seat, wanted)).room


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (lambda: caretaking.give_up_seat(playing(ANNE, MARY), "a", 1), "not-your-seat"),
        (lambda: caretaking.give_up_seat(ended(playing(ANNE, MARY)), "a", 0), "already-over"),
        (lambda: caretaking.wait_longer(playing(ANNE, MARY), "x", 1, True), "not-seated"),
        (lambda: caretaking.wait_longer(playing(ANNE, MARY), "a", 1, False), "person-is-there"),
        (lambda: caretaking.let_bots_finish(playing(ANNE, MARY), "a", 0), "person-is-there"),
        (lambda: caretaking.let_bots_finish(playing(ANNE, BOT), "a", 0), "person-is-there"),
        (lambda: caretaking.urge_mover(playing(ANNE, MARY), "a", 0, LATE), "nobody-to-urge"),
        (lambda: caretaking.urge_mover(playing(ANNE, MARY), "m", 1, 299.0), "not-idle-yet"),
        (lambda: caretaking.urge_mover(playing(ANNE, MARY), "m", 0, LATE), "not-your-seat"),
        (
            lambda: caretaking.urge_mover(playing(ANNE, MARY, control=Live(9)), "m", 1, LATE),
            "clock-decides",
        ),
        (
            lambda: requests.play_own(pausing(playing(ANNE, Bot("mate")), 0, "a"), "a", 0, "roll"),
            "paused",
        ),
    ],
)
def test_what_is_not_allowed_has_a_code_and_a_sentence(ask, code):
    with pytest.raises(QuarterdeckError) as no:
        ask()

    assert letters.code_of(no.value) == code


def test_who_was_left_alone_has_the_game_finished_and_keeps_the_place():
    alone = caretaking.give_up_seat(playing(ANNE, MARY, BOT), "m", 1).room
    finished = caretaking.let_bots_finish(alone, "a", 0)

    assert finished.entry == Covered(0, "mate", "alone")
    assert finished.room.lost == (1,)
    assert caretaking.come_back(finished.room, "a", 0).room == replace(alone, seq=alone.seq + 2)


def test_the_caretaker_is_the_tables_choice_or_else_a_mate(monkeypatch):
    assert caretaking.caretaker_of(playing(ANNE, MARY)) == "mate"
    assert caretaking.caretaker_of(playing(ANNE, MARY, caretaker="captain")) == "captain"
    monkeypatch.setattr(bots, "of", lambda _: bots.NO_BOTS)
    assert caretaking.caretaker_of(playing(ANNE, MARY)) == "first"


def test_who_says_no_to_a_pause_is_known_until_it_is_asked_anew():
    asked = pausing(playing(ANNE, MARY, JACK), 0, "a")
    refused = pausing(asked, 1, "m", wanted=False)

    assert (refused.pausing, refused.declining) == ({0}, {1})
    assert pausing(refused, 2, "j").declining == set()
    assert pausing(refused, 0, "a", wanted=False).declining == set()


def test_time_stands_still_once_all_people_agree_and_goes_on_once_all_do():
    one = pausing(playing(ANNE, MARY), 0, "a")
    both = pausing(one, 1, "m")
    back = pausing(both, 0, "a", wanted=False)
    on = pausing(back, 1, "m", wanted=False)

    assert [room.paused for room in (one, both, back, on)] == [False, True, True, False]
    assert [room.pausing for room in (one, both, back, on)] == [{0}, set(), {0}, set()]


def test_who_has_agreed_to_a_pause_may_think_again():
    room = pausing(pausing(playing(ANNE, MARY), 0, "a"), 0, "a", wanted=False)

    assert (room.paused, room.pausing) == (False, frozenset())


def test_whoever_has_left_the_game_to_a_bot_is_not_asked():
    room = rooms.cover_seat(playing(ANNE, MARY), Covered(1, "mate")).room

    assert pausing(room, 0, "a").paused


def test_while_time_stands_still_bots_wait_too():
    room = playing(Bot("mate"), MARY, Bot("mate"))

    assert rooms.bot_to_move(room) == (0, "mate")
    assert rooms.bot_to_move(pausing(room, 1, "m")) is None


def test_all_others_agree_not_to_wait_for_somebody_who_is_there():
    room = playing(ANNE, MARY, JACK)

    (first,) = caretaking.urge_mover(room, "m", 1, LATE)
    _, covered = caretaking.urge_mover(first.room, "j", 2, LATE)

    assert first.room.urging == {1}
    assert (covered.entry.seat, covered.entry.why, covered.entry.level) == (0, "idle", "mate")
    assert covered.room.urging == frozenset()


def test_who_decides_at_last_is_no_longer_urged():
    (urged,) = caretaking.urge_mover(playing(ANNE, MARY, JACK), "m", 1, LATE)

    (played,) = requests.play_own(urged.room, "a", 0, "roll")

    assert played.room.urging == frozenset()


def test_somebody_who_has_gone_is_given_a_minute_more_once():
    room = caretaking.wait_longer(playing(ANNE, MARY), "m", 0, absent=True).room

    with pytest.raises(QuarterdeckError) as no:
        caretaking.wait_longer(room, "m", 0, absent=True)

    assert letters.code_of(no.value) == "waited-already"
    assert requests.play_own(room, "a", 0, "roll")[-1].room.awaited == frozenset()


@pytest.mark.parametrize("lose", ["resign", "time"])
def test_who_gave_up_or_lost_on_time_never_comes_back(lose):
    room = playing(ANNE, MARY, control=Live(9), on_time="lost")
    step = (
        caretaking.give_up_seat(room, "a", 0)
        if lose == "resign"
        else caretaking.lose_on_time(room, 0)
    )

    with pytest.raises(QuarterdeckError) as no:
        caretaking.come_back(step.room, "a", 0)

    assert letters.code_of(no.value) == "seat-given-up"
    assert step.room.places[0].covered == "mate"


def test_who_gave_up_comes_last_whatever_was_played_for_them():
    room = caretaking.give_up_seat(playing(ANNE, MARY, JACK), "a", 0).room
    over = replace(room, state=replace(room.state, awaiting=Over((0,)), scores=(9000, 5000, 100)))

    assert winners_of(over) == (1, 2)
    assert winners_of(replace(over, lost=())) == (0,)


def test_where_everyone_gave_up_nobody_wins_and_the_first_to_do_so_comes_last():
    room = playing(ANNE, MARY)
    for guest, seat in (("m", 1), ("a", 0)):
        room = caretaking.give_up_seat(room, guest, seat).room
    over = replace(room, state=replace(room.state, awaiting=Over((1,)), scores=(100, 9000)))

    assert final_result(room) is None
    assert final_result(over) == FinalResult(winners=(), lost=(1, 0))
    assert [seat.place for seat in result_of(over).seats] == [LAST, LAST + 1]


def test_a_clock_that_gives_no_more_is_not_come_back_to():
    room = playing(ANNE, MARY, control=Live(10))
    covered = caretaking.cover_for(room, 0, "clock").room
    empty = replace(covered, clock=replace(covered.clock, banks=(0.0, 10.0)))

    with pytest.raises(QuarterdeckError) as no:
        caretaking.come_back(empty, "a", 0)

    assert letters.code_of(no.value) == "out-of-time"
    assert caretaking.come_back(covered, "a", 0).room.places[0].covered is None


def test_bots_sit_down_where_a_table_has_waited_long_enough():
    entry = Opened("kapern", 1, GAME.options(), (ANNE, OPEN, OPEN), "a", fill=Fill(60, "deckhand"))
    room = rooms.open_room("t", entry, GAME)

    steps = caretaking.fill_with_bots(room)

    assert steps[-1].room.places[1:] == (Bot("deckhand"), Bot("deckhand"))


def test_a_decision_is_only_made_for_whoever_is_still_to_make_it():
    room = playing(ANNE, MARY, control=ByPost(60))
    covered = rooms.cover_seat(room, Covered(0, "mate")).room

    for asked in (covered, pausing(pausing(room, 0, "a"), 1, "m")):
        with pytest.raises(QuarterdeckError) as no:
            caretaking.decide_for(asked, 0, ["roll"])
        assert letters.code_of(no.value) == "stale"


def test_what_somebody_had_picked_is_not_the_caretakers():
    """Anne has begun to bargain; the caretaker strikes the same bargain from the beginning."""
    about = (WADDINGTONS.name, WADDINGTONS.version, WADDINGTONS.options(), (ANNE, MARY), "a")
    room = rooms.open_room("t", Opened(*about, timing=Timing(ByPost(60))), WADDINGTONS)
    clock = replace(room.clock, runs=0, missed=(0, 0))
    room = replace(room, state=visit("r1 gold", hold="ruby"), clock=clock)
    drafted = requests.play_own(room, "a", 0, BARGAIN[0])[-1].room

    steps = caretaking.decide_for(drafted, 0, BARGAIN)

    assert drafted.draft == BARGAIN[:1]
    assert [(step.entry.word, step.entry.by) for step in steps] == [(w, "clock") for w in BARGAIN]
