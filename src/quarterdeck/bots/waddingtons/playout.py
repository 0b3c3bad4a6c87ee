"""How a captain in a hurry plays: the quickest plan, and the straightest way there.

Quick enough to play a world on for some rounds, hundreds of times a move. It looks at no other
action than the one it wants, and every hand it looks at is its own.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import product
from typing import Any

from quarterdeck.core.counts import Counts, minus
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.crew import fighting_strength, sailing_strength
from quarterdeck.games.waddingtons.menus import is_home
from quarterdeck.games.waddingtons.ports import chesting
from quarterdeck.games.waddingtons.sailing import BEARINGS, NOT_IN_LINE, any_way, reach
from quarterdeck.games.waddingtons.state import Ship, State
from quarterdeck.games.waddingtons.trading import port_of

from . import distances
from .chores import home_chore, menu_in_world
from .exchanges import Exchange, still_open
from .fight_odds import balance
from .hauls import best_haul, next_keepsake, next_piece
from .mate import Mate, choose_spoils
from .race import SAILORS, Docks, Lie, quickest_plan

Random = Callable[[], float]
WORTHWHILE = 3  # points aboard another ship that are worth a fight
LAST_CREW = 3  # crew that is kept even where it would buy the game
haul = lru_cache(maxsize=20_000)(best_haul)


def quick_action(state: State, random: Random) -> do.AnyAction:
    """What whoever is asked does."""
    now = state.awaiting
    answer = ANSWERS.get(type(now))
    return menu_in_world(state)[0] if answer is None else answer(state, now, random)


def housework(state: State, ship: Ship, fighting: bool = False) -> do.AnyAction | None:
    """Chores, where there are any."""
    docks = state.docks[ship.home]
    goods = any(docks[: box.CREW]) or any(docks[box.CARDS :])
    if goods or chesting(docks, ship.chest) or (is_home(ship) and any(ship.hold)):
        return home_chore(state, fighting)
    return None


# Where to


def swift(ship: Ship) -> int:
    return min(reach(ship), distances.FASTEST)


def quick_sail(state: State, now: to.Sail, _: Random) -> do.AnyAction:
    ship = state.ships[now.ship]
    attack = quick_attack(state, ship)
    task = housework(state, ship, fighting=attack is not None)
    return task or attack or steer(state, ship) or menu_in_world(state)[0]


def quick_attack(state: State, ship: Ship) -> do.AnyAction | None:
    """Onto a laden ship within reach that is hardly stronger."""
    for other in state.ships:
        if tempting(ship, other) and other.square not in sea.SAFE:
            way, far = BEARINGS.get((ship.square, other.square), NOT_IN_LINE)
            if 0 < far <= reach(ship) and (way == ship.heading or any_way(ship)):
                return do.SAILS[way][far - 1]
    return None


def tempting(ship: Ship, other: Ship) -> bool:
    """Half of a crew is about what it fights with."""
    if other.owner == ship.owner or box.points(other.hold) < WORTHWHILE:
        return False
    return 2 * fighting_strength(ship.hand) > sailing_strength(other)


def steer(state: State, ship: Ship) -> do.AnyAction | None:
    """As near as one move brings it; a turn where no move is better."""
    wanted = quickest_plan(Lie(ship, state.docks)).goal
    if wanted is distances.COAST and ship.square in wanted:
        return do.TURNS[bows(ship, wanted, ship.heading)]
    turns, taken = distances.table(swift(ship), wanted), squares_of_others(state)
    ways = range(8) if any_way(ship) else (ship.heading,)
    best, chosen = turns[ship.square] or distances.FAR, None  # to stop there anew, it leaves first
    for way in ways:
        for place, end in enumerate(sea.RAYS[ship.square][way][: reach(ship)]):
            if turns[end] < best and end not in taken:
                best, chosen = turns[end], do.SAILS[way][place]
    if chosen is None and ship.square < sea.FIRST_HARBOUR:
        return do.TURNS[bows(ship, wanted, ship.heading)]
    return chosen


def squares_of_others(state: State) -> set[int]:
    """Squares where one would meet another."""
    return {ship.square for ship in state.ships if ship.square < sea.FIRST_HARBOUR}


def quick_heading(state: State, now: to.Head, _: Random) -> do.AnyAction:
    ship = state.ships[now.ship]
    wanted = quickest_plan(Lie(ship, state.docks, setting=True)).goal
    return housework(state, ship) or do.TURNS[bows(ship, wanted)]


def bows(ship: Ship, wanted: distances.Goal, barred: int | None = None) -> int:
    return best_bows(ship.square, swift(ship), wanted, ship.home, barred)


@lru_cache(maxsize=20_000)
def best_bows(
    square: int, strength: int, wanted: distances.Goal, home: int, barred: int | None
) -> int:
    """Towards the goal; off the coast, towards home.

    Never at Treasure Island: nobody sails there, and turning away from it earns no card.
    """
    far = distances.ahead(strength, distances.port(home) if square in wanted else wanted, square)
    aground = [ahead in sea.TREASURE_ISLAND for ahead in sea.AHEAD[square]]
    headings = (way for way in sea.POINTING[square] if way != barred)
    return min(headings, key=lambda way: (aground[way], far[way]))


def quick_flight(state: State, now: to.Flee, _: Random) -> do.AnyAction:
    ship = state.ships[now.ship]
    turns = distances.table(swift(ship), quickest_plan(Lie(ship, state.docks, setting=True)).goal)
    sails = (action for action in menu_in_world(state) if isinstance(action, do.Sail))
    lines = sea.RAYS[ship.square]
    return housework(state, ship) or min(
        sails, key=lambda sail: turns[lines[sail.heading][sail.distance - 1]]
    )


# Trade


def trade(state: State, now: to.Trade, _: Random) -> do.AnyAction:
    ship = state.ships[now.ship]
    wanted = bargain(ship, state.docks)
    if not any(now.given) and not any(now.taken) and (task := housework(state, ship)):
        return task
    if wanted is None or not still_open(now, wanted):
        return do.DONE
    return Mate.step(now, wanted)


@lru_cache(maxsize=20_000)
def bargain(ship: Ship, docks: Docks) -> Exchange | None:
    """As many points of treasure as crew can be spared for; all but the last to win."""
    home = docks[ship.home][box.TREASURE : box.CARDS]
    need = box.GOAL - box.points(home) - box.points(ship.chest) - box.points(ship.hold)
    room = box.HOLD - sum(ship.hold)
    for wanted in lots(docks[port_of(ship)][box.TREASURE : box.CARDS], room):
        points = box.points(wanted)
        kept = LAST_CREW if points >= need else SAILORS
        given = payment(ship.hand, ship.cards, points, kept)
        if given is not None:
            return given, box.NO_CREW + wanted + box.NO_CARDS
    return None


@lru_cache(maxsize=20_000)
def lots(treasure: Counts, room: int) -> tuple[Counts, ...]:
    """One or two pieces of what lies there, the best first."""
    some = product(*(range(min(count, room) + 1) for count in treasure))
    return tuple(sorted((lot for lot in some if 0 < sum(lot) <= room), key=box.points)[::-1])


@lru_cache(maxsize=20_000)
def payment(hand: Counts, cards: Counts, price: int, kept: int) -> Counts | None:
    """The least crew, then the least in cards, then what leaves the stronger hand."""
    spare = max(0, box.strength(hand) - kept)
    ways = (
        (box.strength(crew), worth, -fighting_strength(minus(hand, crew)), crew + bought)
        for bought, worth in purses(cards)
        for crew in product(*(range(count + 1) for count in hand))
        if price - worth <= box.strength(crew) <= min(price, spare)
    )
    best = min(ways, default=None)
    return None if best is None else best[-1]


def purses(cards: Counts) -> list[tuple[Counts, int]]:
    """Value cards that can be given, as things after crew, and what they buy up to."""
    first, second = (card - box.CARDS for card in box.VALUE_CARDS)
    found = []
    for one, two in product(range(cards[first] + 1), range(cards[second] + 1)):
        given = [0] * len(box.KEPT)
        given[first], given[second] = one, two
        worth = one * box.WORTH[box.VALUE_CARDS[0]] + two * box.WORTH[box.VALUE_CARDS[1]]
        found.append((box.NO_TREASURE + tuple(given), worth))
    return found


# Answers


def call(state: State, now: to.Call, _: Random) -> do.AnyAction:
    passing = state.ships[state.sailing]
    return do.ATTACK if tempting(state.ships[now.ship], passing) else do.PASS


def spoil(state: State, now: to.Spoil, _: Random) -> do.AnyAction:
    return choose_spoils(state, now)


def doubt(state: State, _: to.Challenge, __: Random) -> do.AnyAction:
    far, strength = state.sailed
    return do.CHALLENGE if far > strength else do.PASS


def quick_take(state: State, now: to.TakeTreasure, _: Random) -> do.AnyAction:
    return next_piece(state, now, haul)


def quick_keep(state: State, _: to.Keep, __: Random) -> do.AnyAction:
    return next_keepsake(state)


def chart(state: State, now: to.LandChart, _: Random) -> do.AnyAction:
    return do.LAND_CHART if sum(state.ships[now.ship].hold) < box.HOLD else do.DONE


def keep_house(state: State, _: to.Moor | to.Muster, __: Random) -> do.AnyAction:
    return home_chore(state) or do.DONE


def quick_gift(state: State, now: to.Give, _: Random) -> do.AnyAction:
    """The least crew, and of equals what the hand fights better without."""
    lead = balance(state.ships[now.ship].hand)
    crew = [each for each in menu_in_world(state) if isinstance(each, do.Give | do.GiveDocked)]
    return min(
        crew,
        key=lambda each: (box.VALUE[each.crew], -abs(lead - box.SIGN[each.crew])),
        default=do.SETTLE,
    )


def whichever(state: State, _: to.Discard | to.Name, random: Random) -> do.AnyAction:
    return menu_in_world(state).pick(random)


ANSWERS: Mapping[type, Callable[[State, Any, Random], do.AnyAction]] = {
    to.Sail: quick_sail,
    to.Head: quick_heading,
    to.Flee: quick_flight,
    to.Trade: trade,
    to.Call: call,
    to.Spoil: spoil,
    to.Challenge: doubt,
    to.TakeTreasure: quick_take,
    to.Keep: quick_keep,
    to.LandChart: chart,
    to.Moor: keep_house,
    to.Muster: keep_house,
    to.Give: quick_gift,
    to.Discard: whichever,
    to.Name: whichever,
}
