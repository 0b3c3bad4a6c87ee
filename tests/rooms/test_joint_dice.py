"""Shares of the luck: who brings one, what is refused, and what is left out."""

from functools import partial

import pytest
from msgspec.structs import replace

from quarterdeck.core.commitments import joint_key
from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import coach_consent, joint_dice, requests, share_requests
from quarterdeck.rooms.clocks import ByPost, Timing
from quarterdeck.rooms.entries import (
    Agreed,
    Covered,
    Dealt,
    ShareOpened,
    ShareSealed,
    SharesMixed,
)
from quarterdeck.rooms.refusals import Denied, Stale
from quarterdeck.rooms.room import cover_seat
from quarterdeck.rooms.seats import OPEN, Bot, Person
from quarterdeck.rooms.timekeeping import keep_times
from tests.fair_games import begin, mix, open_fair, people, seal_of, share_of

ANNE, MARY = people(2)


def seal(room, seat, value=None, guest=None):
    entry = ShareSealed(seat, value or seal_of(room, seat))
    return share_requests.seal_share(room, guest or f"guest-{seat}", entry).room


def show(room, seat, share=None):
    entry = ShareOpened(seat, share or share_of(seat).hex())
    return share_requests.open_share(room, f"guest-{seat}", entry).room


def go_on(room):
    return share_requests.going_on(room)(room).room


@pytest.fixture
def sealed():
    """Both have sealed their shares, and are to show them."""
    room, _, _ = open_fair(GAME, (ANNE, MARY))
    return go_on(seal(seal(room, 0), 1))


def test_shares_make_the_key_with_the_secret_of_the_house(sealed):
    room = go_on(show(show(sealed, 1), 0))
    secret = bytes(32)

    key = joint_key(secret, room.dice.terms, [(0, share_of(0)), (1, share_of(1))])

    assert room.dice.used == (0, 1)
    assert joint_dice.luck_key(room.dice, secret).value == key
    assert "LuckKey(...)" in repr(joint_dice.luck_key(room.dice, secret))


def test_who_stays_away_is_left_out(sealed):
    room = go_on(show(sealed, 1))

    assert room.dice.used == (1,)
    assert joint_dice.shares_used(room.dice) == ((1, share_of(1).hex()),)


REFUSED = {
    "a share that does not fit": (lambda room: show(room, 0, "00" * 32), "share-does-not-fit"),
    "a share of another seat": (
        lambda room: show(room, 0, share_of(1).hex()),
        "share-does-not-fit",
    ),
    "a second share": (lambda room: show(show(room, 0), 0), "share-opened-already"),
    "a late share": (lambda room: show(go_on(room), 0), "shares-mixed-already"),
    "a seal when they are closed": (lambda room: seal(room, 0), "seals-closed"),
    "somebody who leaves": (
        lambda room: requests.leave_seat(room, "guest-0", 0),
        "already-playing",
    ),
}


@pytest.mark.parametrize(("ask", "code"), REFUSED.values(), ids=REFUSED)
def test_what_makes_no_sense_is_refused_and_changes_nothing(sealed, ask, code):
    with pytest.raises(Denied) as no:
        ask(sealed)

    assert no.value.sentence.key == f"denied-{code}"
    assert show(show(sealed, 0), 1).dice.shares


def test_before_seals_are_closed_no_share_is_heard_of():
    room, _, _ = open_fair(GAME, (ANNE, MARY))
    for ask, code in (
        (partial(show, room, 0), "shares-not-yet"),
        (partial(seal, seal(room, 0), 0), "share-sealed-already"),
        (partial(seal, seal(room, 0), 1, seal_of(room, 0)), "share-doubled"),
        (partial(seal, room, 1, None, "guest-0"), "not-your-seat"),
    ):
        with pytest.raises(Denied) as no:
            ask()
        assert no.value.sentence.key == f"denied-{code}"


def test_one_share_from_two_seats_counts_once():
    room, _, _ = open_fair(GAME, (ANNE, MARY))
    twice = seal_of(room, 1, share_of(0))
    room = show(go_on(seal(seal(room, 0), 1, twice)), 0)

    with pytest.raises(Denied) as no:
        show(room, 1, share_of(0).hex())

    assert no.value.sentence.key == "denied-share-doubled"


def test_a_device_that_several_share_brings_one_share_and_bots_none():
    room, _, _ = open_fair(GAME, (Bot("mate"), ANNE, Person("guest-0", "Beside"), MARY))

    assert joint_dice.sharers(room.places) == (1, 3)
    with pytest.raises(Denied) as no:
        seal(room, 2, guest="guest-0")
    assert no.value.sentence.key == "denied-share-by-first-seat"


def test_whoever_leaves_takes_the_seal_along_and_the_next_brings_another():
    room, _, _ = open_fair(GAME, (ANNE, MARY))
    room = requests.leave_seat(seal(room, 1), "guest-1", 1).room
    assert room.dice.seals == ()
    room = requests.take_seat(room, "guest-1", "Jack", 1).room
    assert seal(room, 1).dice.seals


def test_nothing_is_thrown_before_the_luck_is_made(sealed):
    with pytest.raises(Stale):
        requests.deal_cards(sealed)


def test_what_was_seen_to_be_time_is_done_once(sealed):
    twice = share_requests.going_on(sealed)

    with pytest.raises(Stale):
        twice(twice(sealed).room)


def test_shares_are_waited_for_from_when_seals_were_closed():
    room, _, _ = open_fair(GAME, (ANNE, OPEN))
    sat = keep_times(room, [requests.take_seat(room, "guest-1", "Mary", 1)], [100.0])[-1].room
    closed = keep_times(sat, [share_requests.going_on(sat)(sat)], [110.0])[-1].room

    assert share_requests.goes_on_at(sat) == 120.0
    assert share_requests.goes_on_at(closed) == 130.0
    assert joint_dice.patience(Timing(ByPost(3600))) == 3600


def test_talk_orders_coach_and_cover_change_no_draw():
    """The same decision throws the same, whatever else is in the log."""
    room, entries, _ = begin(GAME, 2)
    mover = GAME.to_move(room.state)
    plain = requests.play_word(room, mover, "roll")

    busy = coach_consent.agree(room, "guest-0", Agreed(0, wanted=True)).room
    busy = cover_seat(busy, Covered(1 - mover, "mate")).room

    assert requests.play_word(busy, mover, "roll").entry.chance == plain.entry.chance
    assert entries[-2:] == [SharesMixed((0, 1)), Dealt(entries[-1].chance)]


def test_another_share_is_another_luck():
    both, _, secret = begin(GAME, 2)
    room, entries, _ = open_fair(GAME, people(2))
    room = mix(replace(room, dice=replace(room.dice, house=both.dice.house)), entries, [0])

    assert joint_dice.luck_key(room.dice, secret) != both.key
