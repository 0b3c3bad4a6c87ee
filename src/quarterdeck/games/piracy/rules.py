"""Piracy, in the order of its rulebook.

set up ── depart ──▶ sail / load / land ──▶ roll ──┬── look ──┬── Nay: move or stay ──────┐
                     ▲                             │          └── Aye: fire, move or stay ┤
                     │                             └── move, then look ───────────────────┤
                     └────────────────────────────────────────────────────────────────────┘

Setting up is in setup.py, the Pirate's turn in pirate.py, a ship's in navy.py, the end in
ending.py; here is what may be done, and what does it.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from quarterdeck.core.game import Choices, Flow
from quarterdeck.core.menu import Menu, spans
from quarterdeck.core.moment import Over

from . import actions as do
from . import components as box
from . import grid
from .grid import Square, Squares
from .navy import (
    cease,
    fire,
    fire_again,
    look_first,
    move_after_aye,
    move_after_nay,
    move_first,
    roll,
    stay_after_aye,
    stay_after_nay,
)
from .pirate import load, sail, sail_and_land
from .routes import courses, destinations
from .setup import bury, bury_as_suggested, depart, station, station_as_suggested
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
)
from .waters import Waters, departures, rooms, waters

Actions = Sequence[do.AnyAction]


def join_menus(*kinds: Actions) -> Menu[do.AnyAction]:
    """Some kinds of action in one menu, which so need not find out where each begins."""
    menu: Menu[do.AnyAction] = Menu(chain.from_iterable(kinds))
    menu.kinds = spans(tuple(len(kind) for kind in kinds if kind))
    return menu


# Setting up

SUGGESTED: Actions = (do.SET_UP,)


def burials(state: State, _: ToBury) -> Menu[do.AnyAction]:
    """Whoever is asked may leave his own to the chart."""
    free = rooms(waters(state.options.map), state.chests)
    every = do.burials(state.options.map).values()
    return join_menus(SUGGESTED, [each for each in every if free >> each.site & 1])


def stations(state: State, _: ToStation) -> Menu[do.AnyAction]:
    free = do.stations(state.options.map).copy()
    for square in state.ships:
        del free[square]
    return join_menus(SUGGESTED, tuple(free.values()))


def exits(state: State, _: ToDepart) -> Menu[do.AnyAction]:
    free = departures(waters(state.options.map), state.fleet)
    return join_menus([each for each in do.exits(state.options.map) if free >> each.square & 1])


# The Pirate


def voyages(state: State, _: ToSail) -> Menu[do.AnyAction]:
    """Lying still comes first."""
    sea, voyage = waters(state.options.map), state.voyage
    assert voyage is not None
    square = voyage.square
    chests = sea.sites_by[square] & state.chests if state.turn > 1 else 0
    if chests and voyage.loading is not None:
        chests &= ~(1 << voyage.loading)
    shut = state.fleet & sea.near_straits[square]
    rich = len(state.stolen) + (voyage.loading is not None) >= box.ENOUGH
    harbours = havens(sea, state) if rich else 0
    return at_sea(sea, square, shut, chests, harbours, bound=state.options.badge)


def havens(sea: Waters, state: State) -> Squares:
    """The harbours where he could still try to land."""
    return grid.together(sea.harbours) & ~grid.together(state.closed)


@lru_cache(maxsize=50_000)
def at_sea(
    sea: Waters, square: Square, shut: Squares, chests: Squares, harbours: Squares, *, bound: bool
) -> Menu[do.AnyAction]:
    """Whoever is bound to land where he can may not end there otherwise."""
    every, paths = do.courses(sea.chart), courses(sea, square, shut)
    loads = [do.loads(sea.chart)[site] for site in grid.list_squares(chests)]
    near = {path: sea.harbours_by[path[-1] if path else square] & harbours for path in paths}
    landings = [
        do.landings(sea.chart)[path, harbour]
        for path in paths
        for harbour in grid.list_squares(near[path])
    ]
    return join_menus([every[p] for p in paths if not (bound and near[p])], loads, landings)


# The Navy

ROLLING: Menu[do.AnyAction] = Menu((do.ROLL,))
FIRING_AGAIN: Menu[do.AnyAction] = Menu((do.CEASE, *do.FIRES))
NOTHING: Menu[do.AnyAction] = Menu()

# What is offered before and after the moves, when there is a choice of them.
BESIDE_MOVES: dict[type, tuple[Actions, Actions]] = {
    ToDecide: ((do.LOOK,), ()),
    ToMove: ((do.STAY,), ()),
    ToEngage: ((do.STAY,), do.FIRES),  # after them: a clock should not fire anyone's guns
}


def rolling(_: State, __: ToRoll) -> Menu[do.AnyAction]:
    return ROLLING


def moving(state: State, now: ToDecide | ToMove | ToEngage) -> Menu[do.AnyAction]:
    """Wherever the die takes the ship, and what else may be done."""
    sea, square = waters(state.options.map), state.ships[now.ship]
    _, squares = destinations(sea, square, now.roll, state.fleet ^ 1 << square)
    return moves_to(sea, squares, type(now))


@lru_cache(maxsize=50_000)
def moves_to(sea: Waters, squares: Squares, moment: type) -> Menu[do.AnyAction]:
    first, last = BESIDE_MOVES[moment]
    moves = do.moves(sea.chart)
    return join_menus(first, [moves[square] for square in grid.list_squares(squares)], last)


def firing_again(_: State, __: ToFireAgain) -> Menu[do.AnyAction]:
    return FIRING_AGAIN


def nothing(_: State, __: Over) -> Menu[do.AnyAction]:
    return NOTHING


CHOICES: Choices[State, do.AnyAction] = {
    ToBury: burials,
    ToStation: stations,
    ToDepart: exits,
    ToSail: voyages,
    ToRoll: rolling,
    ToDecide: moving,
    ToMove: moving,
    ToEngage: moving,
    ToFireAgain: firing_again,
    Over: nothing,
}

FLOW: Flow[State] = {
    (ToBury, do.Bury): bury,
    (ToBury, do.SetUp): bury_as_suggested,
    (ToStation, do.Station): station,
    (ToStation, do.SetUp): station_as_suggested,
    (ToDepart, do.Depart): depart,
    (ToSail, do.Sail): sail,
    (ToSail, do.Load): load,
    (ToSail, do.SailAndLand): sail_and_land,
    (ToRoll, do.Roll): roll,
    (ToDecide, do.Look): look_first,
    (ToDecide, do.Move): move_first,
    (ToMove, do.Move): move_after_nay,
    (ToMove, do.Stay): stay_after_nay,
    (ToEngage, do.Move): move_after_aye,
    (ToEngage, do.Stay): stay_after_aye,
    (ToEngage, do.Fire): fire,
    (ToFireAgain, do.Fire): fire_again,
    (ToFireAgain, do.Cease): cease,
}

# The Pirate's own log: that he sails is heard, but not where, nor whether he lay still and loaded.
SEALED = frozenset(
    {
        (ToDepart, do.Depart),
        (ToSail, do.Sail),
        (ToSail, do.Load),
        (ToSail, do.SailAndLand),
    }
)
