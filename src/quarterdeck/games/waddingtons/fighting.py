"""Fights: crew mustered, hands shown, spoils taken, and a free move for whoever did not win."""

from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, minus, plus, put
from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table

from . import actions as do
from . import components as box
from . import moments as to
from . import sea
from .arrivals import arrive
from .book import BOOK
from .chance.giving_crew import from_hand, give_up
from .continuations import FreeMove
from .crew import fighting_strength, sailing_strength, with_ship
from .events import Beat, Fled, FoughtEven, HandsShown, Plundered
from .islands import set_bows
from .knowledge import shown_to
from .menus import JUST_SETTLE, Part, kinds_left, menu_of, own_crew
from .picks import pick_one
from .ports import household
from .state import Ship, State


@BOOK.rule("W33")
def begin_fight(state: State, attacker: int, attacked: int, table: Table) -> State:
    return ask_to_muster(replace(state, fight=(attacker, attacked)), 0, table)


@BOOK.rule("W31")
def ask_to_muster(state: State, place: int, table: Table) -> State:
    """Once, before hands are shown: the attacker first, then the attacked."""
    for index in state.fight[place:]:
        ship = state.ships[index]
        if any(own_crew(state, ship)):
            return replace(state, awaiting=to.Muster(ship.owner, index))
    return show_hands(state, table)


@BOOK.rule("W31")
def muster_no_more(state: State, now: to.Muster, _: do.Done, table: Table) -> State:
    return ask_to_muster(state, state.fight.index(now.ship) + 1, table)


def recruits(state: State, now: to.Muster) -> Menu[do.AnyAction]:
    crew = own_crew(state, state.ships[now.ship])
    return Menu((do.DONE, *(do.MUSTERS[kind] for kind, count in enumerate(crew) if count)))


@BOOK.rule("W33", "W36")
def show_hands(state: State, table: Table) -> State:
    """The two look at each other's hands, and nobody else does; the stronger wins."""
    first, second = state.fight
    one, two = state.ships[first], state.ships[second]
    for seat in (one.owner, two.owner):
        table.whisper(HandsShown(one.owner, two.owner, one.hand, two.hand), seat)
    lead = fighting_strength(one.hand) - fighting_strength(two.hand)
    ships = put(state.ships, first, replace(one, known=shown_to(one.known, one.hand, two.owner)))
    ships = put(ships, second, replace(two, known=shown_to(two.known, two.hand, one.owner)))
    after = replace(state, ships=ships)
    if not lead:
        table.say(FoughtEven(one.owner, two.owner))
        return flee(after, second, table)
    return win(after, (first, second) if lead > 0 else (second, first), table)


@BOOK.rule("W33", "W34")
def win(state: State, sides: tuple[int, int], table: Table) -> State:
    winner, loser = sides
    ship, beaten = state.ships[winner], state.ships[loser]
    table.say(Beat(ship.owner, beaten.owner))
    state = replace(state, winner=winner)
    if any(beaten.hold) or any(beaten.hand):
        return replace(state, awaiting=to.Spoil(ship.owner, winner, loser))
    return flee(state, loser, table)


# Spoils


@BOOK.rule("W34")
def plunder(state: State, now: to.Spoil, _: do.Plunder, table: Table) -> State:
    """All treasure; where there is too little room he picks what he ends up with."""
    ship, beaten = state.ships[now.ship], state.ships[now.loser]
    if sum(ship.hold) + sum(beaten.hold) > box.HOLD:
        return replace(state, awaiting=to.Keep(now.seat, now.ship, now.loser))
    everything = to.Keep(now.seat, now.ship, now.loser, ship.hold, beaten.hold)
    return share_out(state, everything, do.SETTLE, table)


@BOOK.rule("W34")
def share_out(state: State, now: to.Keep, _: do.Settle, table: Table) -> State:
    """What he gives up goes to the loser; what he leaves, to Treasure Island."""
    ship, beaten = state.ships[now.ship], state.ships[now.loser]
    given_up, left = minus(ship.hold, now.kept), minus(beaten.hold, now.taken)
    sides = (ship.owner, beaten.owner, now.ship, now.loser)
    table.say(Plundered(*sides, now.taken, given_up, left))
    ships = put(state.ships, now.ship, replace(ship, hold=plus(now.kept, now.taken)))
    ships = put(ships, now.loser, replace(beaten, hold=given_up))
    after = replace(state, ships=ships, island=plus(state.island, left))
    return flee(after, now.loser, table)


@BOOK.rule("W34")
def keep_own(state: State, now: to.Keep, action: do.Keep, _: Table) -> State:
    return pick_one(state, now, "kept", action.kind)


@BOOK.rule("W34")
def keep_prize(state: State, now: to.Keep, action: do.Take, _: Table) -> State:
    return pick_one(state, now, "taken", action.thing - box.TREASURE)


@BOOK.rule("W34")
def press(state: State, now: to.Spoil, action: do.Press, table: Table) -> State:
    """The number is the winner's choice, the cards are the loser's."""
    asked = from_hand(state, now.loser, now.ship, action.crew, FreeMove(now.loser))
    after, question = give_up(state, asked, table)
    if question is None:
        return flee(after, now.loser, table)
    return replace(after, awaiting=question)


def spare(state: State, now: to.Spoil, _: do.Done, table: Table) -> State:
    return flee(state, now.loser, table)


def spoils(state: State, now: to.Spoil) -> Menu[do.AnyAction]:
    beaten = state.ships[now.loser]
    treasure = (do.PLUNDER,) if any(beaten.hold) else ()
    return Menu((*treasure, *do.PRESSES[: sum(beaten.hand)], do.DONE))


@BOOK.rule("W21")
def keepsakes(state: State, now: to.Keep) -> Menu[do.AnyAction]:
    """Pieces of both, as many as the hold takes; or fewer."""
    if sum(now.kept) + sum(now.taken) == box.HOLD:
        return JUST_SETTLE
    own, prize = state.ships[now.ship].hold, state.ships[now.loser].hold
    keeps = (do.KEEPS[kind] for kind in kinds_left(own, now.kept))
    takes = (do.TAKES[box.TREASURE + kind] for kind in kinds_left(prize, now.taken))
    return Menu((*keeps, *takes, do.SETTLE))


# The free move


@BOOK.rule("W35", "W36")
def flee(state: State, index: int, table: Table) -> State:
    """At once, in any direction; whoever is hemmed in stays."""
    ship = state.ships[index]
    after = with_ship(replace(state, fleeing=index), index, replace(ship, free=False))
    if not escapes(after, ship)[0]:
        return set_bows(replace(after, headed=index != state.sailing), index, table)
    return replace(after, awaiting=to.Flee(ship.owner, index))


@BOOK.rule("W35")
def run(state: State, now: to.Flee, action: do.Sail, table: Table) -> State:
    """Nobody may call an attack on it."""
    ship = state.ships[now.ship]
    path = sea.RAYS[ship.square][action.heading][: action.distance]
    table.say(Fled(ship.owner, now.ship, (ship.square, *path)))
    after = with_ship(state, now.ship, replace(ship, heading=action.heading))
    return arrive(after, now.ship, path[-1], table)


@BOOK.rule("W35")
def escapes(state: State, ship: Ship) -> Part:
    """Every line up to the strength left, but not onto another ship."""
    everywhere = ways(ship.square, max(box.ADRIFT, sailing_strength(ship)))
    taken = {each.square for each in state.ships if each.square < sea.FIRST_HARBOUR}
    if len(taken) == 1:
        return everywhere
    free = tuple(
        sail
        for sail in everywhere[0]
        if sea.RAYS[ship.square][sail.heading][sail.distance - 1] not in taken
    )
    return free, (len(free),)


@lru_cache(maxsize=20_000)
def ways(square: int, strength: int) -> tuple[tuple[do.Sail, ...], Counts]:
    """All eight lines as far as they go."""
    lines = (
        do.SAILS[heading][: min(len(line), strength)]
        for heading, line in enumerate(sea.RAYS[square])
    )
    sails = tuple(chain.from_iterable(lines))
    return sails, (len(sails),)


def free_moves(state: State, now: to.Flee) -> Menu[do.AnyAction]:
    ship = state.ships[now.ship]
    return menu_of(escapes(state, ship), household(state, ship))
