"""What Captains and the Pirate may do. One decision, one action, one word of notation.

A path names the squares that are entered, not the one it starts from.
"""

from functools import lru_cache

import msgspec

from . import components as box
from . import grid
from .chart import CHARTS, Chart
from .grid import DIRECTIONS, Square
from .options import Options
from .waters import Waters, waters

Path = tuple[Square, ...]


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """Base of the union; never made itself."""


class Bury(Action, frozen=True, tag="bury"):
    """Put a chest on an island."""

    site: Square


class Station(Action, frozen=True, tag="station"):
    """Put one's ship on the sea."""

    square: Square


class SetUp(Action, frozen=True, tag="set-up"):
    """Have one's own put where the chart suggests it, for as long as it is one's turn."""


class Depart(Action, frozen=True, tag="depart"):
    """Choose a harbour, and the square next to it where the voyage begins."""

    harbour: Square
    square: Square


class Sail(Action, frozen=True, tag="sail"):
    """Sail up to three squares, or none."""

    path: Path


class Load(Action, frozen=True, tag="load"):
    """Lie still and load a chest."""

    site: Square


class SailAndLand(Action, frozen=True, tag="land"):
    """Sail, and try to land at a harbour."""

    path: Path
    harbour: Square


class Roll(Action, frozen=True, tag="roll"):
    """Throw the die for one's ship."""


class Look(Action, frozen=True, tag="look"):
    """Look through the telescope before moving."""


class Move(Action, frozen=True, tag="move"):
    """Sail as far as the die says; which way is nobody's business."""

    square: Square


class Stay(Action, frozen=True, tag="stay"):
    """Having looked, lie still."""


class Fire(Action, frozen=True, tag="fire"):
    """Fire a salvo as far as the die says."""

    direction: int


class Cease(Action, frozen=True, tag="cease"):
    """Leave the second salvo."""


AnyAction = (
    Bury
    | Station
    | SetUp
    | Depart
    | Sail
    | Load
    | SailAndLand
    | Roll
    | Look
    | Move
    | Stay
    | Fire
    | Cease
)

SET_UP, ROLL, LOOK, STAY, CEASE = SetUp(), Roll(), Look(), Stay(), Cease()
FIRES = tuple(map(Fire, range(len(DIRECTIONS))))


@lru_cache(maxsize=CHARTS)
def courses(chart: Chart) -> dict[Path, Sail]:
    """Every way of sailing up to three squares, wherever it starts."""
    sea = waters(chart)
    paths: list[Path] = [()]
    newest: list[Path] = [(square,) for square in grid.list_squares(sea.ocean)]
    for _ in range(box.SPEED):
        paths += newest
        newest = [longer for path in newest for longer in lengthen_path(sea, path)]
    return {path: Sail(path) for path in paths}


def lengthen_path(sea: Waters, path: Path) -> list[Path]:
    """A path with one more square, none of them twice."""
    return [
        (*path, square) for square in grid.list_squares(sea.shore[path[-1]]) if square not in path
    ]


@lru_cache(maxsize=CHARTS)
def landings(chart: Chart) -> dict[tuple[Path, Square], SailAndLand]:
    """Every way of sailing up to a harbour; where to one that is next to him already."""
    sea = waters(chart)
    ends = [(path, harbour) for path in courses(chart) for harbour in ends_at(sea, path)]
    return {(path, harbour): SailAndLand(path, harbour) for path, harbour in ends}


def ends_at(sea: Waters, path: Path) -> tuple[Square, ...]:
    return grid.list_squares(sea.harbours_by[path[-1]]) if path else sea.harbours


@lru_cache(maxsize=CHARTS)
def moves(chart: Chart) -> dict[Square, Move]:
    return {square: Move(square) for square in grid.list_squares(waters(chart).ocean)}


@lru_cache(maxsize=CHARTS)
def stations(chart: Chart) -> dict[Square, Station]:
    return {square: Station(square) for square in grid.list_squares(waters(chart).ocean)}


@lru_cache(maxsize=CHARTS)
def burials(chart: Chart) -> dict[Square, Bury]:
    return {site: Bury(site) for site in waters(chart).sites}


@lru_cache(maxsize=CHARTS)
def loads(chart: Chart) -> dict[Square, Load]:
    return {site: Load(site) for site in waters(chart).sites}


@lru_cache(maxsize=CHARTS)
def exits(chart: Chart) -> tuple[Depart, ...]:
    """Every harbour with every square next to it."""
    sea = waters(chart)
    return tuple(
        Depart(harbour, square)
        for harbour in sea.harbours
        for square in grid.list_squares(sea.shore[harbour])
    )


@lru_cache(maxsize=CHARTS)
def catalogue(chart: Chart) -> tuple[AnyAction, ...]:
    return (
        *burials(chart).values(),
        *stations(chart).values(),
        SET_UP,
        *exits(chart),
        *courses(chart).values(),
        *loads(chart).values(),
        *landings(chart).values(),
        ROLL,
        LOOK,
        *moves(chart).values(),
        STAY,
        *FIRES,
        CEASE,
    )


def all_actions(options: Options) -> tuple[AnyAction, ...]:
    """The same under every house rule but the chart."""
    return catalogue(options.map)
