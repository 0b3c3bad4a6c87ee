"""Rooms without a server: what is asked of them, what they answer, what they leave as it was."""

import pytest
from msgspec.structs import replace

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.moment import Over
from quarterdeck.games.kapern import GAME
from quarterdeck.games.piracy import GAME as PIRACY
from quarterdeck.rooms import caretaking, coach_consent, requests, seats
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Agreed, Opened, read, write
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.permissions import may_read, may_talk
from quarterdeck.rooms.seats import OPEN, Bot, Person
from quarterdeck.server import letters
from quarterdeck.server.device import Device
from quarterdeck.server.letters import Audience

ANNE, MARY = Person("a", "Anne"), Person("m", "Mary")


def at_table(*places, **more):
    """A table of Kapern with these people around it, nothing dealt yet."""
    entry = Opened("kapern", 1, GAME.options(), places, "a", **more)
    return rooms.open_room("kapern-1", entry, GAME)


def playing(*places, **more):
    return requests.deal_cards(at_table(*places, **more)).room


def hunting(*places):
    """A hunt in which the first seat, the Pirate's, is about to slip out in secret."""
    entry = Opened("piracy", PIRACY.version, PIRACY.options(pirate=1), places, "a")
    room = requests.deal_cards(rooms.open_room("piracy-1", entry, PIRACY)).room
    while (seat := to_move(room)) != 0:
        room = requests.play_word(room, seat, "set up").room
    return room


def to_move(room):
    return room.game.to_move(room.state)


def test_asking_changes_nothing():
    room = playing(ANNE, MARY)
    before = (letters.write(room.state), room.seq, room.places)

    first, second = (requests.play_word(room, to_move(room), "roll") for _ in range(2))

    assert (letters.write(room.state), room.seq, room.places) == before
    assert first.room.seq == second.room.seq == room.seq + 1


def test_a_log_tells_the_same_story_again():
    entry = Opened("kapern", 1, GAME.options(), (ANNE, OPEN), "a")
    steps = [rooms.Step(rooms.open_room("kapern-1", entry, GAME), entry, [])]
    steps.append(requests.take_seat(steps[-1].room, "m", "Mary", 1))
    steps.append(requests.deal_cards(steps[-1].room))
    while not rooms.is_over(room := steps[-1].room):
        word = GAME.write(GAME.legal_actions(room.state)[0])
        steps.append(requests.play_word(room, to_move(room), word))

    again = replay_log("kapern-1", [read(write(step.entry)) for step in steps])

    assert [(s.room.state, s.room.places, s.told) for s in again] == [
        (s.room.state, s.room.places, s.told) for s in steps
    ]


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (lambda: requests.take_seat(playing(ANNE, MARY), "x", "Jack", 0), "already-playing"),
        (lambda: requests.take_seat(at_table(ANNE, OPEN), "x", "Jack", 0), "seat-taken"),
        (lambda: requests.take_seat(at_table(ANNE, OPEN), "x", "Jack", 7), "no-such-seat"),
        (lambda: requests.leave_seat(at_table(ANNE, OPEN), "x", 0), "not-your-seat"),
        (lambda: requests.leave_seat(playing(ANNE, MARY), "a", 0), "already-playing"),
        (lambda: requests.play_word(at_table(ANNE, OPEN), 0, "roll"), "not-yet-playing"),
        (lambda: requests.play_own(playing(ANNE, MARY), "a", 1, "roll"), "not-your-seat"),
        (lambda: requests.play_own(playing(ANNE, MARY), "a", 9, "roll"), "not-your-seat"),
        (lambda: requests.play_own(playing(ANNE, MARY), "a", 0, "dance"), "no-such-action"),
        (lambda: requests.require_seq(at_table(ANNE, OPEN), 3), "stale"),
        (lambda: caretaking.come_back(playing(ANNE, MARY), "a", 0), "not-covered"),
        (lambda: requests.ask_for_rematch(playing(ANNE, MARY), "a", "kapern-2"), "not-over"),
        (lambda: requests.ask_for_rematch(playing(ANNE, MARY), "x", "kapern-2"), "not-seated"),
    ],
)
def test_what_a_room_does_not_allow_has_a_code_and_a_sentence(ask, code):
    with pytest.raises(QuarterdeckError) as no:
        ask()

    assert letters.code_of(no.value) == code


@pytest.mark.parametrize(
    ("guest", "seat", "left", "code"),
    [
        ("x", 1, 0.0, "not-seated"),
        ("a", 1, None, "person-is-there"),
        ("a", 2, 0.0, "no-person-there"),
        ("a", 9, 0.0, "no-person-there"),
        ("a", 1, 12.3, "still-awaited"),
    ],
)
def test_a_bot_only_takes_the_place_of_somebody_who_has_been_gone_for_a_while(
    guest, seat, left, code
):
    room = playing(ANNE, MARY, Bot("mate"))

    with pytest.raises(QuarterdeckError) as no:
        caretaking.let_bot_play(room, guest, seat, left)

    assert letters.code_of(no.value) == code


def test_a_covered_seat_is_the_bots_until_it_is_taken_back():
    room = caretaking.let_bot_play(playing(ANNE, MARY), "a", 1, left=0.0).room

    assert seats.bot_level(room.places[1]) == "mate"
    with pytest.raises(QuarterdeckError) as no:
        requests.play_own(room, "m", 1, "roll")

    assert no.value.sentence.key == "denied-seat-covered"
    assert seats.bot_level(caretaking.come_back(room, "m", 1).room.places[1]) is None


def test_who_may_ask_the_coach():
    assert coach_consent.may_coach(playing(ANNE, Bot("mate")))
    assert coach_consent.may_coach(playing(ANNE, Person("a", "Anne's brother")))
    assert not coach_consent.may_coach(playing(ANNE, MARY))
    assert coach_consent.may_coach(playing(ANNE, MARY, coach=True))


def test_between_people_the_coach_comes_once_all_of_them_want_it():
    room = coach_consent.agree(playing(ANNE, MARY), "a", Agreed(0, wanted=True)).room
    both = coach_consent.agree(room, "m", Agreed(1, wanted=True)).room
    again = coach_consent.agree(both, "a", Agreed(0, wanted=False)).room

    assert [coach_consent.may_coach(each) for each in (room, both, again)] == [False, True, False]
    with pytest.raises(QuarterdeckError) as no:
        coach_consent.agree(room, "m", Agreed(0, wanted=True))

    assert no.value.sentence.key == "denied-not-your-seat"


def test_consent_to_the_coach_goes_with_whoever_gave_it():
    jack = Person("j", "Jack")
    room = at_table(ANNE, MARY, jack, OPEN)
    for seat, guest in enumerate("amj"):
        room = coach_consent.agree(room, guest, Agreed(seat, wanted=True)).room
    assert coach_consent.may_coach(room)

    room = requests.leave_seat(room, "j", 2).room
    room = requests.take_seat(room, "k", "Kate", 2).room

    assert not coach_consent.may_coach(room)


def test_to_ask_why_not_carries_nothing_out(monkeypatch):
    room = playing(ANNE, MARY)
    monkeypatch.setattr(type(GAME), "apply", lambda *_: pytest.fail("it was done"))

    requests.check_word(room, to_move(room), GAME.write(GAME.legal_actions(room.state)[0]))
    with pytest.raises(QuarterdeckError):
        requests.check_word(room, to_move(room), "stop")


def test_talk_at_a_private_table_stays_with_those_who_sit_there():
    private = replace(at_table(ANNE, MARY), visibility="private")

    assert [may_talk(private, guest) for guest in ("a", "m", "x")] == [True, True, False]
    assert may_talk(at_table(ANNE, MARY), "x")


def test_a_private_table_is_for_those_who_sit_there():
    room = at_table(ANNE, MARY, visibility="private")

    assert [may_read(room, guest) for guest in ("a", "m", "x", "")] == [
        True,
        True,
        False,
        False,
    ]


def test_a_finished_game_may_be_looked_at_by_whoever_has_its_link():
    room = playing(ANNE, MARY, visibility="private")
    over = replace(room, state=replace(room.state, awaiting=Over((0,))))

    assert not may_read(room, "x")
    assert may_read(over, "x")


def test_a_shared_device_needs_no_curtain_where_nothing_is_secret():
    room = playing(ANNE, Person("a", "Bess"))
    shown = letters.show(room, Audience("a", None, frozenset("a")))

    assert Device("a", lambda _: None).looks_as(room) == to_move(room)
    assert shown.curtain is None


def test_a_shared_device_shows_nobodys_hand_while_somebody_elsewhere_decides():
    room = hunting(Person("b", "Jack"), ANNE, Person("a", "Bess"))
    assert Device("a", lambda _: None).looks_as(room) is None


def test_a_shared_device_sees_with_one_seat_and_only_while_its_curtain_is_open():
    room = hunting(ANNE, Person("a", "Bess"))
    device = Device("a", lambda _: None)
    assert device.looks_as(room) is None

    device.curtains[room.table] = to_move(room)
    device.lower_curtain(room)
    assert device.looks_as(room) == to_move(room)

    device.curtains[room.table] = 1 - to_move(room)
    device.lower_curtain(room)
    assert device.looks_as(room) is None


def test_a_shared_device_is_told_who_should_look_next():
    room = hunting(ANNE, Person("a", "Bess"))

    shown = letters.show(room, Audience("a", None, frozenset("a")))

    assert (shown.seat, shown.curtain, shown.actions) == (None, to_move(room), ())


def test_other_rules_would_tell_another_story():
    with pytest.raises(QuarterdeckError) as no:
        rooms.open_room("kapern-1", Opened("kapern", 99, {}, (ANNE, MARY), "a"), GAME)

    assert no.value.sentence.key == "denied-other-version"


def test_guests_are_known_to_the_server_alone():
    room = playing(Person("secret-id", "Anne"), MARY)

    for guest in ("secret-id", "m", ""):
        shown = letters.write(letters.show(room, Audience(guest, None, frozenset())))
        assert b"secret-id" not in shown
