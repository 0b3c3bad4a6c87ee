"""Every reason to refuse to move goods: one's own docks and chest, whatever is taken."""

from typing import Any

from quarterdeck.core.counts import Counts
from quarterdeck.core.game import Refusals
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.continuations import FreeMove
from quarterdeck.games.waddingtons.state import Ship, State

from . import told
from .trade import charts_are_not_traded, dearer_than_all_one_has, other_docks, treasure

InPort = to.Sail | to.Moor
Taking = to.Trade | to.Salvage | to.TakeTreasure | to.Keep
PICKING = (to.Trade, to.Salvage, to.TakeTreasure, to.Give, to.Discard, to.Lose, to.Pick)


def at_home(ship: Ship) -> bool:
    return ship.square == sea.harbour(ship.home)


def own_docks(state: State, now: Any) -> Counts:
    return state.docks[state.ships[now.ship].home]


def is_treasure(thing: int) -> bool:
    return box.TREASURE <= thing < box.CARDS


# The owner's goods


@BOOK.forbids("W41a")
def something_is_picked(_: State, now: Any, __: do.AnyAction) -> bool:
    """First things first: what is picked is settled before anything else moves."""
    fields = ("given", "taken", "picked") if isinstance(now, PICKING) else ()
    return any(any(getattr(now, field, ())) for field in fields)


@BOOK.forbids("W31")
def hands_are_shown(_: State, now: Any, __: do.Muster) -> bool:
    return isinstance(now, to.Give) and isinstance(now.then, FreeMove)


@BOOK.forbids("W31", told.what)
def no_such_crew_in_the_docks(state: State, now: Any, action: do.Muster) -> bool:
    return not own_docks(state, now)[action.crew]


@BOOK.forbids("W30", told.what)
def crew_landed_this_turn(state: State, now: Any, action: do.Muster) -> bool:
    ship = state.ships[now.ship]
    return at_home(ship) and bool(ship.landed >> action.crew & 1)


@BOOK.forbids("W30")
def away_from_home(state: State, now: InPort, _: do.Load | do.Land) -> bool:
    return not at_home(state.ships[now.ship])


@BOOK.forbids("W30", told.what)
def not_in_the_docks(state: State, now: InPort, action: do.Load) -> bool:
    return not own_docks(state, now)[action.thing]


@BOOK.forbids("W30", told.what)
def landed_this_turn(state: State, now: InPort, action: do.Load) -> bool:
    return bool(state.ships[now.ship].landed >> action.thing & 1)


@BOOK.forbids("W21")
def no_room_to_load(state: State, now: InPort, action: do.Load) -> bool:
    return is_treasure(action.thing) and sum(state.ships[now.ship].hold) >= box.HOLD


@BOOK.forbids("W30", told.what)
def nothing_of_the_kind_aboard(state: State, now: InPort, action: do.Land) -> bool:
    ship = state.ships[now.ship]
    return not (ship.hand + ship.hold + ship.cards)[action.thing]


@BOOK.forbids("W30", told.what)
def loaded_this_turn(state: State, now: InPort, action: do.Land) -> bool:
    return bool(state.ships[now.ship].loaded >> action.thing & 1)


@BOOK.forbids("W38", told.of_a_kind)
def fewer_than_three_of_a_kind(state: State, now: Any, action: do.Chest) -> bool:
    need = 1 if state.ships[now.ship].chest[action.kind] else box.SET
    return treasure(own_docks(state, now))[action.kind] < need


# Taking: in trade, from an island, from a beaten ship


def there(state: State, now: Taking, thing: int) -> int:
    """How many of a thing are to be had."""
    kind = thing - box.TREASURE
    match now:
        case to.Trade():
            return other_docks(state, now)[thing] - now.taken[thing]
        case to.Salvage():
            return state.flat[thing] - now.taken[thing]
        case to.TakeTreasure():
            return state.island[kind] - now.taken[kind] if is_treasure(thing) else 0
        case to.Keep():
            prize = state.ships[now.loser].hold
            return prize[kind] - now.taken[kind] if is_treasure(thing) else 0


@BOOK.forbids("W41", told.what)
def nothing_of_the_kind_there(state: State, now: Taking, action: do.Take) -> bool:
    return there(state, now, action.thing) <= 0


@BOOK.forbids("W18", told.card_and_picks)
def dearer_than_the_card_allows(_: State, now: Taking, action: do.Take) -> bool:
    if not isinstance(now, to.TakeTreasure):
        return False
    picked = sum(points * n for points, n in zip(box.POINTS, now.taken, strict=True))
    return picked + box.WORTH[action.thing] > now.worth


@BOOK.forbids("W21")
def a_third_treasure(state: State, now: Taking, action: do.Take) -> bool:
    """A ship carries two; what is aboard can still be paid, but elsewhere it stays."""
    aboard = sum(state.ships[now.ship].hold)
    match now:
        case to.Keep(kept=kept, taken=taken):
            pieces = sum(kept) + sum(taken)
        case to.Trade(taken=taken):
            pieces = sum(treasure(taken))
        case to.Salvage(taken=taken):
            pieces = aboard + sum(treasure(taken))
        case to.TakeTreasure(taken=taken):
            pieces = aboard + sum(taken)
    return is_treasure(action.thing) and pieces >= box.HOLD


GOODS: Refusals = {
    do.Muster: (
        something_is_picked,
        hands_are_shown,
        no_such_crew_in_the_docks,
        crew_landed_this_turn,
    ),
    do.Chest: (something_is_picked, fewer_than_three_of_a_kind),
    do.Load: (away_from_home, not_in_the_docks, landed_this_turn, no_room_to_load),
    do.Land: (away_from_home, nothing_of_the_kind_aboard, loaded_this_turn),
    do.Take: (
        charts_are_not_traded,
        nothing_of_the_kind_there,
        dearer_than_the_card_allows,
        dearer_than_all_one_has,
        a_third_treasure,
    ),
}
