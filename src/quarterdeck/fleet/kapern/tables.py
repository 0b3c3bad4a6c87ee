"""What can be looked up about eight dice and a card; all of it asked of the rules, once."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.counts import Counts
from quarterdeck.core.menu import Menu
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern import rules, scoring
from quarterdeck.games.kapern.options import Options

Ints = NDArray[np.integer]

# §1  Dice, by a number

LYING: tuple[Counts, ...] = tuple(
    (box.DICE - sum(others), *others[1:]) for others in do.PLACES
)  # in the order in which dice can be placed: the others of the eight are skulls
WAYS = len(LYING)

# Dice without their skulls as one number, so that taking up and throwing is adding.
RADIX = np.array([0, *((box.DICE + 1) ** face for face in range(len(box.FACES) - 1))], np.int32)
SUM = np.array([RADIX @ dice for dice in LYING], np.int32)
NUMBER = np.zeros(SUM.max() + 1, np.int16)  # and back
NUMBER[SUM] = np.arange(WAYS)

FACES = np.array(LYING, np.int8)
SKULLS = FACES[:, box.SKULL]

HALF = box.DICE // 2  # dice that are thrown by one number
SIDES = np.repeat(np.arange(len(box.FACES)), box.DIE)
FALLS = np.array([face[::-1] for face in product(SIDES, repeat=HALF)])  # by that number
THROWS = np.array(  # by how many of them are thrown
    [RADIX[FALLS[:, :thrown]].sum(axis=1) for thrown in range(HALF + 1)], np.uint16
)

# §2  Actions

KINDS = (do.Roll, do.Place, do.Stop, do.Reroll, do.Sink)
ROLLS, PLACES, STOPS, REROLLS, SINKS = range(len(KINDS))
KIND = np.array([KINDS.index(type(action)) for action in do.CATALOGUE], np.int8)


def dice_in(action: do.AnyAction) -> Counts:
    return action.dice if isinstance(action, do.Reroll | do.Place) else box.NO_DICE


TAKEN = np.array([dice_in(action) for action in do.CATALOGUE], np.int8)
TAKEN_SUM = (TAKEN.astype(np.int32) @ RADIX).astype(np.int32)

# §3  Prices

CARDS = range(len(box.CARDS))
SAVED = np.array([scoring.points_saved((0, *dice[1:])) for dice in LYING], np.int32)
IS_MAGIC = np.array([[scoring.is_magic(card, dice) for dice in LYING] for card in CARDS])


@lru_cache(maxsize=32)
def bounties(options: Options) -> Ints:
    """By whether a skull was lifted, card and dice: the points of stopping."""
    return np.array(
        [
            [
                [scoring.bounty(card, dice, possible)[0] for dice in LYING]
                for card in CARDS
                for possible in [scoring.chest_is_possible(options, card, lifted)]
            ]
            for lifted in (False, True)
        ],
        np.int32,
    )


UNIT = box.TREASURE  # of which all points are made
DEAREST = max(2 * box.CURSE * (box.DICE + max(box.SKULLS_ON)), *box.BONUS_ON)  # a turn can cost
BEST = max(  # a turn can bring
    scoring.bounty(card, dice, True)[0] for card in CARDS for dice in LYING
)

# §4  What may be done

ONLY_ROLL, NOTHING, FIRST_DICE = range(3)  # menus that are the same for all dice; then the others
PLACING, DECIDING, WITH_GUARDIAN, RESCUING = range(4)  # those, each for every way dice can lie


class Menus(NamedTuple):
    """Every menu there is, as lists of ids and as bits."""

    ids: Ints  # by menu, in the rules' order
    kinds: Ints  # how many kinds of action are offered, one or two
    first: Ints  # how many there are of the first
    second: Ints
    bits: NDArray[np.uint32]  # an id each


@lru_cache(maxsize=2)  # with and without a die that is kept
def menus(keep_one: bool) -> Menus:
    numbers = {action: number for number, action in enumerate(do.CATALOGUE)}
    offered = list(every_menu(keep_one))
    lists = [[numbers[action] for action in menu] for menu in offered]
    ids = np.zeros((len(lists), max(map(len, lists))), np.int16)
    legal = np.zeros((len(lists), -(-len(do.CATALOGUE) // 32) * 32), bool)
    for row, found in enumerate(lists):
        ids[row, : len(found)] = found
        legal[row, found] = True
    counts = [[count for _, count in menu.kinds] + [0, 0] for menu in offered]
    first, second, *_ = np.array([count[:2] for count in counts], np.int32).T
    kinds = np.array([max(1, len(menu.kinds)) for menu in offered], np.int32)
    bits = np.packbits(legal, axis=1, bitorder="little").view(np.uint32)
    return Menus(ids, kinds, first, second, bits)


def every_menu(keep_one: bool) -> Iterator[Menu[do.AnyAction]]:
    """In the order of their numbers."""
    yield rules.ONLY_ROLL
    yield rules.NOTHING
    for dice in LYING:
        yield rules.places_for(dice)
    for guardian in (False, True):
        for dice in LYING:
            yield rules.decisions_on(dice, guardian, keep_one)
    for dice in LYING:
        yield rules.rescues_on(dice, keep_one) if dice[box.SKULL] else rules.NOTHING
