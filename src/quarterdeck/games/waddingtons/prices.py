"""What can be said aloud before a choice is settled: what it brings, what it costs, what is left.

From a view alone; whoever does not choose hears nothing of the picks.
"""

from typing import Any

import msgspec

from quarterdeck.core.counts import Counts, minus, plus

from . import components as box
from . import moments as to
from .narrate import any_things
from .view import View


class Settled(msgspec.Struct, frozen=True, gc=False):
    """What settling now would do. Things are a count and a letter, as events tell them."""

    gained: str
    lost: str
    left: str  # to others, or where it lies


class Prices(msgspec.Struct, frozen=True, gc=False):
    settle: Settled | None  # None where there is nothing to settle, or somebody else does
    more: int  # to be picked still: cards to give or pick, points to send back or to be had


def prices(seen: View) -> Prices:
    now: Any = seen.awaiting
    mine = type(now) in to.NOTHING_PICKED and now.seat == seen.seat
    told = map(any_things, sides_of_settling(seen, now)) if mine else ()
    return Prices(Settled(*told) if mine else None, more_to_pick(seen, now))


def sides_of_settling(seen: View, now: Any) -> tuple[Counts, Counts, Counts]:
    """What is gained, what is lost, what is left."""
    none = box.NOTHING
    match now:
        case to.Keep(ship=ship, loser=loser, kept=kept, taken=taken):
            prize = seen.ships[loser].hold
            return taken, minus(seen.ships[ship].hold, kept), minus(prize, taken)
        case to.Trade(given=given, taken=taken):
            return taken, given, none
        case to.Salvage(taken=taken):
            return taken, none, minus(seen.flat, taken)
        case to.TakeTreasure(taken=taken) | to.Pick(picked=taken):
            return taken, none, none
        case to.Give(given=given):
            return none, plus(given[: box.CREW], given[box.CREW :]), none
    return none, now.given, none


def more_to_pick(seen: View, now: Any) -> int:
    """Of what is hidden from the viewer nothing is counted as picked."""
    match now:
        case to.Give(count=count, given=picked) | to.Pick(count=count, picked=picked):
            return count - sum(picked)
        case to.TakeTreasure(worth=worth, taken=taken):
            return worth - box.points(taken)
        case to.Discard(ship=ship, may_stay=may_stay, given=given):
            strength = sum(map(int.__mul__, box.VALUES, seen.ships[ship].values))
            return max(0, strength - may_stay - box.strength(given))
    return 0
