"""What a knock-out is told about Waddingtons Buccaneer: what is worth a try, and for how long.

The mate says which actions come into question, and what to do where there is little to choose; of
moves that leave a ship as far from everywhere, his favourite stands for all. Exchanges are weighed
at the desk, by how they change everyone's chances.
"""

from collections.abc import Callable, Hashable, Sequence

from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.sailing import reach
from quarterdeck.games.waddingtons.state import Ship, State
from quarterdeck.games.waddingtons.trading import port_of, things_carried
from quarterdeck.games.waddingtons.view import View, imagine

from . import distances
from .chores import menu_in_world, ship_asked
from .exchanges import Exchange, exchanges, still_open, world_after_exchange
from .mate import SPECIAL, WORLDS, Mate
from .race import ANCHORAGE
from .win_share import chances_of_seats

TRIED = 8  # actions that are compared
FLIGHTS = 24  # and ways to flee, of which the mate knows less
TROUBLE = 0.0001  # of the win that an exchange must bring

GOALS = (distances.COAST, ANCHORAGE, *map(distances.port, range(len(box.PORTS))))
SETTLED = (to.ChoosePort, to.Challenge, to.Keep, to.Moor, to.Muster)  # by the mate


def candidates(seen: View, random: Callable[[], float]) -> Sequence[do.AnyAction]:
    """The mate's first choice, and what he thought of next."""
    mate = Mate(random)
    if isinstance(seen.awaiting, SETTLED):
        return (mate.choose(seen),)
    worlds = [imagine(seen, mate.table) for _ in range(WORLDS)]
    task = mate.chore(seen, worlds)
    if task is not None:
        return (task,)
    if isinstance(seen.awaiting, to.Trade):
        return (trade(worlds[0], seen.awaiting),)
    ranked = distinct(worlds[0], rank_candidates(mate, seen, worlds))
    if brings_home(worlds[0], ranked[0]):
        return ranked[:1]
    return ranked[: FLIGHTS if isinstance(seen.awaiting, to.Flee) else TRIED]


def rank_candidates(mate: Mate, seen: View, worlds: Sequence[State]) -> Sequence[do.AnyAction]:
    if type(seen.awaiting) in SPECIAL:
        first = mate.choose(seen)
        return (first, *(action for action in menu_in_world(worlds[0]) if action != first))
    worths = mate.weighed(seen, worlds)
    return sorted(worths, key=lambda action: -worths[action])


def brings_home(world: State, action: do.AnyAction) -> bool:
    """Whether treasure lies at home after it. That is not put off: a look that ends before the next
    turn finds a ship one turn from home as well off as one that has landed, turn after turn."""
    if not isinstance(action, do.Sail):
        return False
    ship = world.ships[ship_asked(world)]
    end = sea.RAYS[ship.square][action.heading][action.distance - 1]
    return any(ship.hold) and end - sea.FIRST_HARBOUR == ship.home


# Kinds of moves


def distinct(world: State, actions: Sequence[do.AnyAction]) -> Sequence[do.AnyAction]:
    """The first of each kind."""
    if not isinstance(world.awaiting, to.Sail | to.Flee):
        return actions
    ship = world.ships[world.awaiting.ship]
    kinds: dict[Hashable, do.AnyAction] = {}
    for action in actions:
        kinds.setdefault(kind(world, ship, action), action)
    return tuple(kinds.values())


def kind(world: State, ship: Ship, action: do.AnyAction) -> Hashable:
    """How far it is to every goal afterwards; or whom it meets."""
    strength = min(reach(ship), distances.FASTEST)
    match action:
        case do.Sail(heading, distance):
            end = sea.RAYS[ship.square][heading][distance - 1]
            if any(other.square == end for other in world.ships):
                return end
            return tuple(distances.table(strength, goal)[end] for goal in GOALS)
        case do.Turn(heading):
            return tuple(distances.ahead(strength, goal, ship.square)[heading] for goal in GOALS)
    return action


# Trade


def trade(world: State, now: to.Trade) -> do.AnyAction:
    """The next step to the best exchange that the desk can still become; or leave."""
    best = next(iter(good_bargains(world, now)), None)
    return do.DONE if best is None else Mate.step(now, best)


def good_bargains(world: State, now: to.Trade) -> dict[Exchange, float]:
    """Exchanges that are better than leaving, each with the chance to win after it, best first."""
    ship, least = world.ships[now.ship], chances_of_seats(world)[now.seat] + TROUBLE
    docks, charts = world.docks[port_of(ship)], world.options.chart_value_3
    chances = {
        each: chances_of_seats(world_after_exchange(world, now, each))[now.seat]
        for each in exchanges(things_carried(ship), docks, charts)
        if still_open(now, each)
    }
    good = (each for each, chance in chances.items() if chance > least)
    return {each: chances[each] for each in sorted(good, key=lambda each: -chances[each])}


def far_enough(begun: State, now: State) -> bool:
    """Until every ship has had a turn."""
    return now.turn >= begun.turn + len(begun.ships)
