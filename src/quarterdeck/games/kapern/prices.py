"""What can be said aloud before anybody pays: what stopping brings, how a throw may end.

From a view alone, by the rules alone. What depends on little is worked out once for all tables.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from math import comb
from typing import Literal

import msgspec

from quarterdeck.core.counts import Counts, parts

from . import components as box
from .notation import write_dice
from .scoring import bounty, chest_is_possible, points_saved, symbols, treasure
from .state import ToDecide, ToPlace, ToRescue, ToRoll
from .view import View

Odds = tuple[float, ...]  # by how many dice are thrown
NO_ODDS: Odds = ()


class Earning(msgspec.Struct, frozen=True, gc=False):
    """A part of what stopping pays: so many alike, treasure, the ship, the chest, the Pirate."""

    kind: Literal["group", "animals", "treasure", "ship", "chest", "double", "lost"]
    dice: str  # in notation
    points: int


class Bounty(msgspec.Struct, frozen=True, gc=False):
    """What stopping pays, a lost fight included, whether the chest is full, and what for."""

    points: int
    chest: bool
    earnings: tuple[Earning, ...]


class FirstRoll(msgspec.Struct, frozen=True, gc=False):
    """The chances that all eight dice end the turn, and that they lead to Skull Island."""

    bust: float
    island: float


class Prices(msgspec.Struct, frozen=True, gc=False):
    stop: Bounty | None  # None where nobody may stop
    roll: FirstRoll | None  # None once it is rolled
    reroll: Odds  # that a throw of so many dice ends the turn; none where nobody may throw again
    lift: Odds  # the same if one of them is a skull that the Guardian lifts
    saved: int  # what the dice on Treasure Island bring if the skulls come
    savable: dict[str, int]  # the same for all that may be laid there now, in notation


def prices(seen: View) -> Prices:
    decides = isinstance(seen.awaiting, ToDecide | ToPlace)
    again = decides or isinstance(seen.awaiting, ToRescue)
    return Prices(
        stop=stop(seen) if decides else None,
        roll=first_roll(seen.card) if isinstance(seen.awaiting, ToRoll) else None,
        reroll=reroll(seen) if decides else NO_ODDS,
        lift=lift(seen) if again else NO_ODDS,
        saved=points_saved(seen.island),
        savable=savable(seen.dice) if isinstance(seen.awaiting, ToPlace) else {},
    )


# What is paid


def stop(seen: View) -> Bounty:
    possible = chest_is_possible(seen.options, seen.card, seen.lifted)
    return bounty_with_earnings(seen.card, seen.dice, possible)


@lru_cache(maxsize=8192)  # the dice of tables that are being looked at: of some ten thousand in all
def bounty_with_earnings(card: int, dice: Counts, possible: bool) -> Bounty:
    points, chest = bounty(card, dice, possible)
    return Bounty(points, chest, earnings(card, dice, chest))


def earnings(card: int, dice: Counts, chest: bool) -> tuple[Earning, ...]:
    """The parts that make the points, each for what it is paid."""
    if dice[box.SABRE] < box.SABRES_ON[card]:
        return (Earning("lost", "", -box.BONUS_ON[card]),)
    paid = [each for each in single_earnings(card, dice, chest) if each.points]
    total = sum(each.points for each in paid)
    doubled = [Earning("double", "", total)] if card == box.PIRATE and total else []
    return (*paid, *doubled)


def single_earnings(card: int, dice: Counts, chest: bool) -> Iterator[Earning]:
    shown = symbols(card, dice)
    for face, count in enumerate(shown):
        if face != box.SKULL:
            merged = card == box.ANIMALS and face == box.MONKEY
            alike = tuple(count if each == face else 0 for each in range(len(shown)))
            yield Earning("animals" if merged else "group", write_dice(alike), box.GROUP[count])
    gems = tuple(n if face in (box.COIN, box.DIAMOND) else 0 for face, n in enumerate(shown))
    yield Earning("treasure", write_dice(gems), treasure(shown))
    yield Earning("ship", "", box.BONUS_ON[card])
    yield Earning("chest", "", box.CHEST * chest)


@lru_cache(maxsize=256)  # enough for all who look at the same dice; each is a hundred entries
def savable(dice: Counts) -> dict[str, int]:
    """Any of the dice but skulls may lie on the island."""
    laid = ((0, *others) for others in parts(dice[1:]))
    return {write_dice(each): points_saved(each) for each in laid}


# How a throw may end


@cache  # cards, and skulls of eight dice
def first_roll(card: int) -> FirstRoll:
    """One skull more than the third leads to Skull Island, but not a ship."""
    third = box.DEADLY - box.SKULLS_ON[card]
    beyond = at_least(third + 1, box.DICE)
    if box.SABRES_ON[card]:
        return FirstRoll(at_least(third, box.DICE), 0.0)
    guarded = card == box.GUARDIAN  # he stands by for the third
    return FirstRoll(0.0 if guarded else at_least(third, box.DICE) - beyond, beyond)


def reroll(seen: View) -> Odds:
    """The Guardian stands by for the third skull, if he has not been called."""
    guarded = seen.card == box.GUARDIAN and not seen.lifted
    return ruin(box.DEADLY - box.SKULLS_ON[seen.card] - seen.dice[box.SKULL] + guarded)


def lift(seen: View) -> Odds:
    """One skull is thrown with the others, and nobody stands by any more."""
    if seen.card != box.GUARDIAN or seen.lifted or not seen.dice[box.SKULL]:
        return NO_ODDS
    return ruin(box.DEADLY - seen.dice[box.SKULL] + 1)


@cache  # cards, and skulls of eight dice
def ruin(skulls: int) -> Odds:
    """The chances of at least so many skulls, for none to eight dice."""
    return tuple(at_least(skulls, dice) for dice in range(box.DICE + 1))


def at_least(skulls: int, dice: int) -> float:
    p = box.DIE[box.SKULL] / sum(box.DIE)
    return sum(comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(skulls, dice + 1))
