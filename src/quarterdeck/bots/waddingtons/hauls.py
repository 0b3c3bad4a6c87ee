"""What to take where there is more than a ship can carry, piece by piece."""

from collections.abc import Callable

from quarterdeck.core.counts import Counts, minus
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.state import State

from .chores import menu_in_world

HAND = 2.0  # points of treasure that a card from the pile is worth


def next_keepsake(world: State) -> do.AnyAction:
    """The dearest piece that is left; of equals one's own, for the loser would get that."""
    pieces = [action for action in menu_in_world(world) if isinstance(action, do.Keep | do.Take)]
    return max(pieces, key=points_of, default=do.SETTLE)


def points_of(action: do.Keep | do.Take) -> int:
    return box.POINTS[action.kind] if isinstance(action, do.Keep) else box.WORTH[action.thing]


def next_piece(
    world: State, now: to.TakeTreasure, haul: Callable[[Counts, int, int], Counts]
) -> do.AnyAction:
    """On the way to the most that fits; or crew, where it is worth more."""
    room = box.HOLD - sum(world.ships[now.ship].hold) - sum(now.taken)
    best = haul(minus(world.island, now.taken), now.worth - box.points(now.taken), room)
    if not any(now.taken) and box.points(best) < HAND * now.crew:
        return do.DRAW
    kinds = (kind for kind, count in enumerate(best) if count)
    return next((do.TAKES[box.TREASURE + kind] for kind in kinds), do.SETTLE)


def best_haul(island: Counts, worth: int, room: int, least: int = 0) -> Counts:
    """The pieces worth most that fit, from this kind of the catalogue on."""
    best = box.NO_TREASURE
    for kind in range(least, len(island)):
        if island[kind] and box.POINTS[kind] <= worth and room:
            left = tuple(n - (k == kind) for k, n in enumerate(island))
            rest = best_haul(left, worth - box.POINTS[kind], room - 1, kind)
            haul = tuple(n + (k == kind) for k, n in enumerate(rest))
            best = max(best, haul, key=box.points)
    return best
