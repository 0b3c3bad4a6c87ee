"""What tells how a game of Piracy will probably go: a few numbers that a view allows.

Whoever knows where the Pirate is goes by that; everybody else by what must be believed.
"""

import math
from typing import NamedTuple

from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.state import ToDecide, ToEngage, ToFireAgain, ToMove
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import waters

from .belief import HEADS_FOR_TREASURE, Array, Filter, array_of, away, frame_of, open_harbours
from .threats import SECOND, deadly, eyes, squares_shelled, threat, without

GUARDED = 2.0  # steps that a goal seems farther for every ship in whose sight it lies
EARLY = 5  # turns that are added, so that the first sighting does not tell everything
USUAL_SHORE = 2.0  # squares from which a chest is loaded that was buried with some care,
ODDEST_SHORE = 0.4  # and how much fewer or more count: other charts have other islands


class Signs(NamedTuple):
    """All of them noughts before there is anything to tell by."""

    always: float = 1.0
    chests: float = 0.0  # as many as the viewer knows of, and no more than are enough
    enough: float = 0.0  # he only has to find an open harbour
    feared: float = 0.0  # how likely the next ship has him, if it looks where it should
    sighted: float = 0.0  # how often he was seen, a turn
    far: float = 0.0  # steps to the goals he still needs
    hidden: float = 0.0  # the logarithm of how many squares he can be on
    open_shores: float = 0.0  # squares from which a chest can be loaded, beside the usual
    odd_shores: float = 0.0  # the same, whether they are more or fewer


def signs_in(seen: View) -> Signs:
    exposed = exposure(seen)
    if not seen.turn:
        return Signs(open_shores=exposed, odd_shores=abs(exposed))
    here, chests = where_he_is(seen), chests_known(seen)
    return Signs(
        chests=float(chests),
        enough=float(chests == box.ENOUGH),
        feared=chance_of_capture(seen, here),
        sighted=times_sighted(seen) / (seen.turn + EARLY),
        far=steps_to_go(seen, here),
        hidden=math.log(max(1, len(seen.possible))),
        open_shores=exposed,
        odd_shores=abs(exposed),
    )


def exposure(seen: View) -> float:
    """From how many squares a chest can be loaded, beside the usual."""
    sea, buried = waters(seen.options.map), (*seen.chests, *seen.stolen)
    more = sum(sea.shore[site].bit_count() - USUAL_SHORE for site in buried) / box.CHESTS
    return max(-ODDEST_SHORE, min(ODDEST_SHORE, more))


def chests_known(seen: View) -> int:
    loading = seen.voyage is not None and seen.voyage.loading is not None
    return min(box.ENOUGH, len(seen.stolen) + loading)


def times_sighted(seen: View) -> int:
    return sum(record.sighted is not None for record in (*seen.records, seen.record))


def where_he_is(seen: View) -> Array:
    """By square: how likely he is there, as far as the viewer can tell."""
    if seen.voyage is not None:
        squares = frame_of(waters(seen.options.map)).squares
        return array_of(1 << seen.voyage.square, squares)
    follower = Filter(seen.options, HEADS_FOR_TREASURE)
    buried = grid.together((*seen.chests, *seen.stolen))
    return follower.follow(buried, seen.records, seen.record).anywhere


# What he has to sail


def steps_to_go(seen: View, here: Array) -> float:
    """To the nearest of the goals he needs, on average; those that ships watch seem farther."""
    known = frame_of(waters(seen.options.map))
    chests = chests_known(seen)
    goals = open_harbours(known, seen.closed) if chests == box.ENOUGH else seen.chests
    away_from = [float((here * away(known, (goal,))).sum()) for goal in goals]
    watched = ships_watching(seen, goals)
    far = sorted(steps + GUARDED * n for steps, n in zip(away_from, watched, strict=True))
    needed = far[: max(1, box.ENOUGH - chests)]
    return sum(needed) / max(1, len(needed))


def ships_watching(seen: View, goals: tuple[Square, ...]) -> list[float]:
    """By goal: how many ships see a square next to it."""
    sea, rule = waters(seen.options.map), seen.options.telescope
    afloat = [ship for ship, square in enumerate(seen.ships) if square != box.SUNK]
    sights = [eyes(sea, rule, seen.ships[ship], without(seen.ships, ship)) for ship in afloat]
    beside = frame_of(sea).beside
    return [sum(float((sight * beside[goal]).any()) for sight in sights) for goal in goals]


# What he has to fear


def aimed_at(seen: View) -> float | None:
    """How likely he is had by the ship that has just seen him; whoever can hit him does."""
    if not isinstance(seen.awaiting, ToEngage | ToFireAgain):
        return None
    assert seen.sighted is not None
    place = frame_of(waters(seen.options.map)).places[seen.sighted]
    return float(hits_in_turn(seen, seen.awaiting)[place])


def chance_of_capture(seen: View, here: Array) -> float:
    """How likely the ship whose turn it is has him, or the next; to ram him unseen is luck."""
    now = seen.awaiting
    if isinstance(now, ToMove) or seen.ships[seen.ship] == box.SUNK:
        return 0.0
    if isinstance(now, ToDecide | ToEngage | ToFireAgain):
        return float((here * hits_in_turn(seen, now)).sum())
    sea, others = waters(seen.options.map), without(seen.ships, seen.ship)
    feared = threat(sea, seen.options.telescope, seen.ships[seen.ship], others)
    return float((here * feared).sum())


def hits_in_turn(seen: View, now: ToDecide | ToEngage | ToFireAgain) -> Array:
    """By square: the chance to have him there now that the die lies."""
    sea, square = waters(seen.options.map), seen.ships[now.ship]
    others, squares = without(seen.ships, now.ship), frame_of(sea).squares
    if isinstance(now, ToFireAgain):
        return array_of(squares_shelled(sea, square, (now.roll,)), squares)
    certain, perhaps = deadly(sea, square, now.roll, others)
    hits = array_of(certain, squares) + SECOND * array_of(perhaps, squares)
    found: Array = eyes(sea, seen.options.telescope, square, others) * hits
    return found
