"""What can be looked up about discs, ships and actions; all of it asked of the rules, once."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.ships import KINDS as PIECES
from quarterdeck.games.dorra.ships import SHIPS, Numbers, ship_columns

Ints = NDArray[np.integer[Any]]

OWNER, FACE = np.array(box.OWNER), np.array(box.FACE)

# §1  Actions

KINDS = (do.Move, do.Board, do.Take, do.Obey, do.Mutiny)
MOVES, BOARDS, TAKES, OBEYS, MUTINIES = range(len(KINDS))
KIND = np.array([KINDS.index(type(action)) for action in do.CATALOGUE], np.int8)


def read_off(field: str) -> Ints:
    """A field of every action that has it, else nought."""
    return np.array([getattr(action, field, 0) for action in do.CATALOGUE], np.int8)


MOVED, ONTO, BOARDED, TAKEN = map(read_off, ("face", "onto", "ship", "kind"))
_, FIRST_BOARD, FIRST_TAKE, OBEY, MUTINY = map(KIND.tolist().index, range(len(KINDS)))

# §2  Sets of ships

ALL_SHIPS = (1 << SHIPS) - 1
SETS = np.arange(1 << SHIPS)
IN_SET = (SETS[:, None] >> np.arange(SHIPS) & 1).astype(bool)
COUNT = IN_SET.sum(axis=1).astype(np.int8)


def list_ships() -> Ints:
    """By set and number: the ship that is the first in it, the second, and so on."""
    found = np.argsort(~IN_SET, axis=1, kind="stable")
    return found.astype(np.int8)


NTH = list_ships()
NONE = len(PIECES)  # no piece of booty


class Ships(NamedTuple):
    """The numbers of one box."""

    ducats: Ints
    crews: Ints
    least_crew: Ints  # by set of ships
    wages: Ints  # by ship and face
    icons: Ints  # by ship: two kinds of booty, the second of which may be none
    worth: Ints  # by kind
    most: int  # ducats that one purse could ever hold


@lru_cache(maxsize=8)
def ships(numbers: Numbers) -> Ships:
    columns = ship_columns(numbers)
    crews = np.array(columns.crews)
    least = np.where(IN_SET, crews, box.HIGHEST + 1).min(axis=1).astype(np.int8)
    icons = np.array([(*kinds, NONE)[:2] for kinds in columns.icons], np.int8)
    wages = np.array(columns.wages, np.int32)
    paid = SHIPS * box.HIGHEST * int(wages.max())
    booty = sum(columns.worth) + box.PIECES * len(PIECES) * box.CONSOLATION
    most = box.MOST_SEATS * box.START + sum(columns.ducats) + paid + booty
    ducats, worth = np.array(columns.ducats, np.int32), np.array(columns.worth, np.int32)
    return Ships(ducats, crews, least, wages, icons, worth, most)
