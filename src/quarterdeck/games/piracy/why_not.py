"""Every reason to refuse an action, one function a clause.

This is the rulebook read slowly; CHOICES in rules.py is the rulebook read fast.
A law in the tests holds the two together.
"""

from functools import lru_cache
from itertools import pairwise

from quarterdeck.core.game import Refusals
from quarterdeck.core.moment import Over
from quarterdeck.core.sentence import Argument

from . import actions as do
from . import components as box
from .book import BOOK
from .grid import Square, list_squares, name_of
from .state import (
    State,
    ToBury,
    ToDecide,
    ToDepart,
    ToEngage,
    ToFireAgain,
    ToMove,
    ToRoll,
    ToSail,
    ToStation,
    Voyage,
)
from .waters import Waters, waters

BOOK.moment(ToBury, "P4")
BOOK.moment(ToStation, "P5")
BOOK.moment(ToDepart, "P7")
BOOK.moment(ToSail, "P8")
BOOK.moment(ToRoll, "P18")
BOOK.moment(ToDecide, "P18")
BOOK.moment(ToMove, "P19")
BOOK.moment(ToEngage, "P21")
BOOK.moment(ToFireAgain, "P21")
BOOK.moment(Over, "P1")

AnySail = do.Sail | do.SailAndLand
Aboard = ToDecide | ToMove | ToEngage
Squares = frozenset[Square]


def sea_of(state: State) -> Waters:
    return waters(state.options.map)


def next_to(sea: Waters, square: Square) -> tuple[Square, ...]:
    return list_squares(sea.shore.get(square, 0))


def is_shut(state: State, square: Square) -> bool:
    """A NO PASSING square that holds a ship."""
    return square in state.ships and square in list_squares(sea_of(state).no_passing)


# What the sentences are filled in with

Told = dict[str, Argument]


def named_squares(_: State, __: object, action: do.AnyAction) -> Told:
    """The squares that an action names, but for a path."""
    fields = (name for name in action.__struct_fields__ if name != "path")
    return {name: name_of(getattr(action, name)) for name in fields}


def first_bad_step(state: State, _: ToSail, action: AnySail) -> Told:
    sea = sea_of(state)
    steps = pairwise((his(state).square, *action.path))
    here, there = next(each for each in steps if each[1] not in next_to(sea, each[0]))
    return {"here": name_of(here), "there": name_of(there)}


def square_again(state: State, _: ToSail, action: AnySail) -> Told:
    used = (his(state).square, *action.path)
    return {"square": name_of(next(each for each in used if used.count(each) > 1))}


def strait_held(state: State, _: ToSail, action: AnySail) -> Told:
    return {"square": name_of(next(each for each in action.path if is_shut(state, each)))}


def length(_: State, __: ToSail, action: AnySail) -> Told:
    return {"far": len(action.path)}


def where_he_lies(state: State, now: ToSail, action: do.Load) -> Told:
    return {**named_squares(state, now, action), "here": name_of(his(state).square)}


def where_he_ends(state: State, now: ToSail, action: AnySail) -> Told:
    end = name_of((his(state).square, *action.path)[-1])
    return {**named_squares(state, now, action), "end": end}


def chests_so_far(state: State, _: ToSail, __: do.SailAndLand) -> Told:
    return {"has": chests_loaded(state)}


def roll_and_square(state: State, now: Aboard, action: do.Move) -> Told:
    return {**named_squares(state, now, action), "roll": now.roll}


# Setting up


@BOOK.forbids("P4", named_squares)
def no_place_for_a_chest(state: State, _: ToBury, action: do.Bury) -> bool:
    return action.site not in sea_of(state).sites


@BOOK.forbids("P4", named_squares)
def a_chest_lies_there(state: State, _: ToBury, action: do.Bury) -> bool:
    return action.site in list_squares(state.chests)


@BOOK.forbids("P4")
def two_chests_on_the_island(state: State, _: ToBury, action: do.Bury) -> bool:
    island = next(each for each in map(list_squares, sea_of(state).islands) if action.site in each)
    return len(set(island) & set(list_squares(state.chests))) == box.PER_ISLAND


@BOOK.forbids("P5", named_squares)
def no_free_ocean(state: State, _: ToStation, action: do.Station) -> bool:
    return action.square not in list_squares(sea_of(state).ocean) or action.square in state.ships


@BOOK.forbids("P7", named_squares)
def not_next_to_a_harbour(state: State, _: ToDepart, action: do.Depart) -> bool:
    sea = sea_of(state)
    return action.harbour not in sea.harbours or action.square not in next_to(sea, action.harbour)


@BOOK.forbids("P7", named_squares)
def a_ship_waits_there(state: State, _: ToDepart, action: do.Depart) -> bool:
    return action.square in state.ships


@BOOK.forbids("P7", named_squares)
def shut_in_from_the_start(state: State, _: ToDepart, action: do.Depart) -> bool:
    return all(is_shut(state, square) for square in next_to(sea_of(state), action.square))


# The Pirate


def his(state: State) -> Voyage:
    assert state.voyage is not None
    return state.voyage


def chests_loaded(state: State) -> int:
    return sum(leg.loaded is not None for leg in his(state).legs)


@BOOK.forbids("P9", length)
def too_far(_: State, __: ToSail, action: AnySail) -> bool:
    return len(action.path) > box.SPEED


@BOOK.forbids("P9", first_bad_step)
def no_way_over_ocean(state: State, _: ToSail, action: AnySail) -> bool:
    sea = sea_of(state)
    steps = pairwise((his(state).square, *action.path))
    return any(there not in next_to(sea, here) for here, there in steps)


@BOOK.forbids("P9", square_again)
def a_square_twice(state: State, _: ToSail, action: AnySail) -> bool:
    used = (his(state).square, *action.path)
    return len(set(used)) < len(used)


@BOOK.forbids("P15", strait_held)
def a_ship_in_the_strait(state: State, _: ToSail, action: AnySail) -> bool:
    return any(is_shut(state, square) for square in action.path)


@BOOK.forbids("P11", named_squares)
def no_chest_there(state: State, _: ToSail, action: do.Load) -> bool:
    return action.site not in list_squares(state.chests)


@BOOK.forbids("P11", where_he_lies)
def not_next_to_the_chest(state: State, _: ToSail, action: do.Load) -> bool:
    return his(state).square not in next_to(sea_of(state), action.site)


@BOOK.forbids("P11")
def no_turn_has_ended_here(state: State, _: ToSail, __: do.Load) -> bool:
    return not his(state).legs


@BOOK.forbids("P12", named_squares)
def aboard_already(state: State, _: ToSail, action: do.Load) -> bool:
    return his(state).loading == action.site


@BOOK.forbids("P13", chests_so_far)
def fewer_than_six_chests(state: State, _: ToSail, __: do.SailAndLand) -> bool:
    return chests_loaded(state) < box.ENOUGH


@BOOK.forbids("P13", where_he_ends)
def no_harbour_next_to_the_end(state: State, _: ToSail, action: do.SailAndLand) -> bool:
    sea, end = sea_of(state), (his(state).square, *action.path)[-1]
    return action.harbour not in sea.harbours or end not in next_to(sea, action.harbour)


@BOOK.forbids("P13", where_he_ends)
def a_token_would_turn_by_itself(state: State, _: ToSail, action: do.Sail) -> bool:
    """By house rule: whoever could land there must."""
    if not state.options.badge or chests_loaded(state) < box.ENOUGH:
        return False
    sea, end = sea_of(state), (his(state).square, *action.path)[-1]
    untried = [harbour for harbour in sea.harbours if harbour not in state.closed]
    return any(end in next_to(sea, harbour) for harbour in untried)


@BOOK.forbids("P14", named_squares)
def known_to_be_closed(state: State, _: ToSail, action: do.SailAndLand) -> bool:
    return action.harbour in state.closed


# The Navy


@lru_cache(maxsize=1_000)  # whole questions; of each part of a route there would be thousands
def last_squares(sea: Waters, start: Square, steps: int, barred: Squares) -> Squares:
    """Where routes of so many steps can end, entering nothing twice or barred."""
    return frozenset(ends_of(sea, (start,), steps, barred))


def ends_of(sea: Waters, route: tuple[Square, ...], steps: int, barred: Squares) -> set[Square]:
    """Where a route can end that goes on for so many steps."""
    if not steps:
        return {route[-1]}
    onward = set(next_to(sea, route[-1])) - set(route) - barred
    return set().union(*(ends_of(sea, (*route, there), steps - 1, barred) for there in onward))


def as_far_as_possible(state: State, now: Aboard, barred: Squares) -> Squares:
    """Where the longest routes of no more than the roll can end without ramming a friend."""
    start = state.ships[now.ship]
    for steps in range(now.roll, 0, -1):
        if free := last_squares(sea_of(state), start, steps, barred) - set(state.ships):
            return free
    return frozenset()


@BOOK.forbids("P27", named_squares)
def a_friend_lies_there(state: State, now: Aboard, action: do.Move) -> bool:
    return action.square in state.ships and action.square != state.ships[now.ship]


@BOOK.forbids("P26", named_squares)
def only_past_a_friend_in_a_strait(state: State, now: Aboard, action: do.Move) -> bool:
    """Without the friends it would be a move."""
    allowed = as_far_as_possible(state, now, straits_held(state, now))
    return action.square in as_far_as_possible(state, now, frozenset()) - allowed


@BOOK.forbids("P19", roll_and_square)
def not_as_far_as_the_die_says(state: State, now: Aboard, action: do.Move) -> bool:
    return action.square not in as_far_as_possible(state, now, straits_held(state, now))


def straits_held(state: State, now: Aboard) -> Squares:
    """The NO PASSING squares that hold another ship."""
    return frozenset(
        square
        for ship, square in enumerate(state.ships)
        if ship != now.ship and is_shut(state, square)
    )


COURSE = (too_far, no_way_over_ocean, a_square_twice, a_ship_in_the_strait)

WHY_NOT: Refusals = {
    do.Bury: (no_place_for_a_chest, a_chest_lies_there, two_chests_on_the_island),
    do.Station: (no_free_ocean,),
    do.Depart: (not_next_to_a_harbour, a_ship_waits_there, shut_in_from_the_start),
    do.Sail: (*COURSE, a_token_would_turn_by_itself),
    do.Load: (no_chest_there, not_next_to_the_chest, no_turn_has_ended_here, aboard_already),
    do.SailAndLand: (
        *COURSE,
        fewer_than_six_chests,
        no_harbour_next_to_the_end,
        known_to_be_closed,
    ),
    do.Move: (a_friend_lies_there, only_past_a_friend_in_a_strait, not_as_far_as_the_die_says),
}
