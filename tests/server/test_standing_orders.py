"""Standing orders: given once, carried out by the room, forgotten with the pile they were about."""

import json

import pytest
from msgspec.structs import replace

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.dorra import GAME
from quarterdeck.rooms import requests, standing_orders
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Covered, Opened, Ordered
from quarterdeck.rooms.seats import Person
from quarterdeck.server import letters
from quarterdeck.server.bot_driver import BotDriver, next_chore
from quarterdeck.server.device import Device
from quarterdeck.server.letters import Audience
from tests.games.dorra.positions import BLUE, RED, at, disc
from tests.server.outliving import with_house

ANNE, MARY, JACK = Person("a", "Anne"), Person("m", "Mary"), Person("j", "Jack")
RIPE = f"pile {disc('r5')}"  # Blue has three discs in it
ALWAYS, NEVER = Ordered(BLUE, RIPE, "mutiny"), Ordered(BLUE, RIPE, "obey")


def room(*, seat=RED):
    """Red's tower holds three of Blue's discs; the turn is this seat's."""
    places = (ANNE, MARY, JACK)
    entry = Opened("dorra", GAME.version, GAME.options(), places, "a")
    state = at("r5b2b3b4", seat=seat, seats=3, ships=(1, 4, 11))
    return replace(rooms.open_room("dorra-1", entry, GAME), state=state)


def ordered(order, **more):
    return standing_orders.give_order(room(**more), "m", order).room


def test_an_order_is_carried_out_when_its_pile_is_asked_about():
    ready = ordered(ALWAYS, seat=2)

    after = requests.play_word(ready, 2, word_of_a_move(ready)).room

    assert standing_orders.due(after) == (BLUE, "mutiny")
    assert next_chore(after) is BotDriver.obey
    assert requests.play_word(after, *standing_orders.due(after), by="order").entry.by == "order"


def test_whoever_has_given_up_is_asked_for_no_orders():
    given_up = replace(room(), lost=(BLUE,))

    assert standing_orders.subjects_of(room(), BLUE) == (RIPE,)
    assert standing_orders.subjects_of(given_up, BLUE) == ()
    with pytest.raises(QuarterdeckError, match="no"):
        standing_orders.give_order(given_up, "m", ALWAYS)


def word_of_a_move(at_table):
    """A move that leaves the tower alone."""
    words = map(GAME.write, GAME.legal_actions(at_table.state))
    return next(word for word in words if "r5" not in word)


def test_without_an_order_the_seat_is_asked():
    before = room(seat=2)

    after = requests.play_word(before, 2, word_of_a_move(before)).room

    assert GAME.to_move(after.state) == BLUE
    assert standing_orders.due(after) is None


def test_an_order_can_be_changed_and_taken_back():
    changed = standing_orders.give_order(ordered(ALWAYS), "m", NEVER).room
    taken_back = standing_orders.give_order(changed, "m", replace(NEVER, word=None)).room

    assert [word for _, word in changed.orders] == ["obey"]
    assert taken_back.orders == ()


def test_an_order_is_forgotten_with_its_pile():
    ready = ordered(NEVER)

    after = requests.play_word(ready, RED, "board 5 1").room

    assert after.orders == ()


def test_only_the_seat_itself_reads_its_orders():
    ready = ordered(ALWAYS)

    own, other = (
        letters.show(ready, Audience(guest, seat, frozenset()))
        for guest, seat in (("m", 1), ("a", 0))
    )

    assert (own.orders, own.subjects) == ({RIPE: "mutiny"}, (RIPE,))
    assert (other.orders, other.subjects) == ({}, ())


def test_that_an_order_was_given_is_told_to_its_seat_alone(tmp_path):
    told = {guest: [] for guest in "am"}

    async def work(hub):
        begun = await hub.open(
            Opened("dorra", GAME.version, GAME.options(), (ANNE, MARY, JACK), "a")
        )
        dealt = await hub.change(begun.table, requests.deal_cards)
        hub.remember(replace(dealt, state=room().state))
        for guest, letters_to in told.items():
            hub.follow(Device(guest, letters_to.append), await hub.room(begun.table))
        for letters_to in told.values():
            letters_to.clear()
        await hub.change(begun.table, lambda now: standing_orders.give_order(now, "m", ALWAYS))

    with_house(tmp_path / "log.sqlite", work)

    assert [json.loads(letter)["orders"] for letter in told["m"]] == [{RIPE: "mutiny"}]
    assert told["a"] == []


def test_giving_an_order_does_not_spoil_a_move_that_is_under_way():
    before = room()

    after = ordered(ALWAYS)

    assert after.seq == before.seq + 1
    requests.require_seq(after, before.seq)


def test_a_bot_in_the_seat_decides_for_itself():
    ready = ordered(ALWAYS, seat=2)
    after = requests.play_word(ready, 2, word_of_a_move(ready)).room

    covered = rooms.cover_seat(after, Covered(BLUE, "mate")).room

    assert standing_orders.due(covered) is None


@pytest.mark.parametrize(
    ("guest", "order", "code"),
    [
        ("a", ALWAYS, "not-your-seat"),
        ("m", replace(ALWAYS, subject="pile 99"), "unknown-order-subject"),
        ("m", replace(ALWAYS, word="dance"), "unknown-order"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(guest, order, code):
    with pytest.raises(QuarterdeckError) as no:
        standing_orders.give_order(room(), guest, order)

    assert letters.code_of(no.value) == code
