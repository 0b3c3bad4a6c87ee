"""Across the server: in every world a seat imagines, the bytes it is sent are the same."""

from dataclasses import replace

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.errors import TableError
from quarterdeck.core.table import LiveTable, LoadedTable, QuietTable
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.room import Room, Step, open_room
from quarterdeck.rooms.seats import Person
from quarterdeck.server import letters, messages
from quarterdeck.server.letters import Audience
from tests.strategies import positions

WORLDS, DEALS = 5, 200
PRESENT = frozenset({"guest-0"})


def room_at(game, state):
    """A room in which everyone is a person and the game stands here."""
    places = tuple(Person(f"guest-{seat}", f"N{seat}") for seat, _ in enumerate(game.scores(state)))
    entry = Opened(game.name, game.version, state.options, places, "guest-0", coach=True)
    fresh = open_room("brine-1", entry, game)
    return Room(*(getattr(fresh, name) for name in fresh.__struct_fields__[:7]), 7, state)


def worlds(game, state, seat, seed):
    """What could be true as far as a seat knows."""
    seen, table = game.view(state, seat), QuietTable(seed)
    return [game.imagine(seen, table) for _ in range(WORLDS)]


def letter(room, seat, steps=()):
    guest = "" if seat is None else f"guest-{seat}"
    return letters.write(letters.show(room, Audience(guest, seat, PRESENT), steps))


def step(game, state, action, chance):
    """Where an action leads with this luck."""
    table = LiveTable(chance) if isinstance(chance, int) else LoadedTable(*chance)
    after = game.apply(state, action, table)
    return Step(room_at(game, after), None, table.told)


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_letter_is_the_same_in_all_worlds_of_its_reader(game, data, seed):
    state = data.draw(positions(game))

    for seat in (None, *range(len(game.scores(state)))):
        mine = letter(room_at(game, state), seat)
        for world in worlds(game, state, seat, seed):
            assert letter(room_at(game, world), seat) == mine


@given(data=st.data())
def test_prices_are_asked_of_what_the_reader_sees(game, data):
    state, asked = data.draw(positions(game)), []
    room = msgspec.structs.replace(room_at(game, state), game=replace(game, prices=asked.append))

    for seat in (None, *range(len(game.scores(state)))):
        letter(room, seat)
        assert asked.pop() == game.view(state, seat)


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_letter_about_what_happened_is_the_same_in_all_worlds_of_its_reader(game, data, seed):
    state = data.draw(positions(game))
    if not (actions := game.legal_actions(state)):
        return
    action, table = data.draw(st.sampled_from(actions)), LiveTable(seed)
    game.apply(state, action, table)
    real = step(game, state, action, table.chance)

    for seat in (None, *range(len(game.scores(state)))):
        for world in worlds(game, state, seat, seed):
            if action in game.legal_actions(world):
                check_same(game, real, stepped(game, world, action, table.chance, seed), seat)


def stepped(game, world, action, chance, seed):
    """The same luck where that world allows it, any luck otherwise."""
    try:
        return step(game, world, action, chance)
    except TableError:
        return step(game, world, action, seed)


def check_same(game, real, other, seat):
    """Where luck did not show a difference, the letter must not either."""
    if game.view(other.room.state, seat) == game.view(real.room.state, seat):
        mine, theirs = (letter(step.room, seat, [step]) for step in (real, other))
        assert mine == theirs


def test_deals_that_look_alike_to_a_seat_read_alike(game):
    told = {}
    for seed in range(DEALS):
        table = LiveTable(seed)
        state = game.deal(min(game.seats), game.options(), table)
        dealt = Step(room_at(game, state), None, table.told)
        for seat in (None, *range(min(game.seats))):
            mine = letter(dealt.room, seat, [dealt])
            assert told.setdefault((seat, game.view(state, seat)), mine) == mine


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_the_answer_to_why_not_is_the_same_in_all_worlds_of_the_asker(game, data, seed):
    state = data.draw(positions(game))
    action = data.draw(st.sampled_from(game.all_actions(state.options)))

    for seat, _ in enumerate(game.scores(state)):
        asked = messages.WhyNot(1, "brine-1", seat, game.write(action))
        mine = letters.write(letters.why_not(room_at(game, state), asked))
        for world in worlds(game, state, seat, seed):
            assert letters.write(letters.why_not(room_at(game, world), asked)) == mine
