"""Answers to a Chance card or to the winner of a fight: which crew, which treasure, which ship."""

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump
from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.continuations import AnyThen, FreeMove, NewHeading, RestOfCard
from quarterdeck.games.waddingtons.crew import give, hire
from quarterdeck.games.waddingtons.fighting import flee
from quarterdeck.games.waddingtons.islands import pick_up, set_bows, within_reach
from quarterdeck.games.waddingtons.state import TO_PILE, Ship, State

from .crew_cards import demand_gift
from .crew_swap import go_on_picking, swap
from .deck import obey
from .giving_crew import crew_of, from_hand, give_slot
from .losses import best_kinds, part_with
from .parts import Outcome
from .storms import drift_to

# What follows


def go_on(state: State, then: AnyThen, table: Table) -> State:
    match then:
        case RestOfCard():
            return obey(state, then, table)
        case FreeMove(ship):
            return flee(state, ship, table)
        case NewHeading(ship):
            return set_bows(state, ship, table)


def ask_or_go_on(outcome: Outcome, then: AnyThen, table: Table) -> State:
    state, question = outcome
    if question is None:
        return go_on(state, then, table)
    return replace(state, awaiting=question)


# Taking treasure


@BOOK.rule("W21", "W41")
def take_treasure(state: State, now: to.TakeTreasure, action: do.Take, table: Table) -> State:
    """Piece by piece, until nothing more fits or is to be had."""
    after = pick_up(state, now, action.thing - box.TREASURE, table)
    more = after.awaiting
    assert isinstance(more, to.TakeTreasure)
    if within_reach(after, more.ship, more.worth, more.least):
        return after
    return enough_treasure(after, more, do.DONE, table)


def enough_treasure(state: State, now: to.TakeTreasure, _: do.Done, table: Table) -> State:
    return go_on(state, now.then, table)


def crew_instead(state: State, now: to.TakeTreasure, _: do.DrawCrew, table: Table) -> State:
    return go_on(hire(state, now.ship, now.crew, table), now.then, table)


def treasures(state: State, now: to.TakeTreasure) -> Menu[do.AnyAction]:
    kinds = within_reach(state, now.ship, now.worth, now.least)
    takes = (do.TAKES[box.TREASURE + kind] for kind in kinds)
    return Menu((*takes, *((do.DRAW,) if now.crew else ()), do.DONE))


# Giving crew


@BOOK.rule("W25", "W34")
def give_crew(state: State, now: to.Give, action: do.Give, table: Table) -> State:
    return after_gift(give_slot(state, now, action.crew, table), now, action.crew, table)


@BOOK.rule("W25")
def give_from_docks(state: State, now: to.Give, action: do.GiveDocked, table: Table) -> State:
    slot = box.CREW + action.crew
    return after_gift(give_slot(state, now, slot, table), now, action.crew, table)


def after_gift(state: State, now: to.Give, crew: int, table: Table) -> State:
    """More to give, or the fight or the card goes on."""
    if now.left > 1:
        more = replace(now, left=now.left - 1, most=box.VALUE[crew])
        return replace(state, awaiting=more)
    return go_on(state, now.then, table)


def values_to_give(crew: Counts, now: to.Give) -> range:
    """The best values first; and enough must be left for the rest."""
    counts = [0, *box.values(crew[: box.CREW])]
    if now.docked:
        counts = [a + b for a, b in zip(counts, (0, *box.values(crew[box.CREW :])), strict=True)]
    low = now.least
    while sum(counts[now.least : low + 1]) < now.left:
        low += 1
    return range(low, now.most + 1)


def crew_to_give(state: State, now: to.Give) -> Menu[do.AnyAction]:
    crew = crew_of(state, now.ship, now.docked)
    values = values_to_give(crew, now)
    hand = (do.GIVES[k] for k in range(box.CREW) if crew[k] and box.VALUE[k] in values)
    docked = (
        do.GIVES_DOCKED[k]
        for k in range(len(crew) - box.CREW)
        if crew[box.CREW + k] and box.VALUE[k] in values
    )
    return Menu((*hand, *docked))


# Discarding


@BOOK.rule("W26")
def discard(state: State, now: to.Discard, action: do.Give, table: Table) -> State:
    """The best first: then none that went could have been kept."""
    after = give(state, now.ship, action.crew, TO_PILE, table)
    value = box.VALUE[action.crew]
    if now.excess > value:
        return replace(after, awaiting=replace(now, excess=now.excess - value, most=value))
    return go_on(after, now.then, table)


def values_to_discard(hand: Counts, now: to.Discard) -> range:
    """What is left at or below a value must be enough."""
    low, worth = 1, 0
    for value, count in zip(box.VALUES, box.values(hand), strict=True):
        worth += value * count
        if worth >= now.excess:
            break
        low = value + 1
    return range(low, now.most + 1)


def crew_to_discard(state: State, now: to.Discard) -> Menu[do.AnyAction]:
    hand = state.ships[now.ship].hand
    values = values_to_discard(hand, now)
    return Menu(do.GIVES[k] for k, count in enumerate(hand) if count and box.VALUE[k] in values)


# Losing treasure or crew


@BOOK.rule("W25a")
def lose(state: State, now: to.Lose, action: do.Lose, table: Table) -> State:
    after = part_with(state, now.ship, action.kind, now.to, table)
    return go_on(after, now.then, table)


@BOOK.rule("W25a")
def lose_crew_instead(state: State, now: to.Lose, action: do.Give, table: Table) -> State:
    asked = from_hand(state, now.ship, now.to, box.LOSS, now.then)
    return after_gift(give_slot(state, asked, action.crew, table), asked, action.crew, table)


def losable(ship: Ship, now: to.Lose) -> list[int]:
    if now.best:
        return best_kinds(ship.hold)
    return [kind for kind, count in enumerate(ship.hold) if count]


def losses(state: State, now: to.Lose) -> Menu[do.AnyAction]:
    ship = state.ships[now.ship]
    pieces = [do.LOSES[kind] for kind in losable(ship, now)]
    if now.best or sum(ship.hand) < box.LOSS:
        return Menu(pieces)
    giving = from_hand(state, now.ship, now.to, box.LOSS, now.then)
    return Menu((*pieces, *crew_to_give(state, giving)))


# Naming a ship


def name(state: State, now: to.Name, action: do.Name, table: Table) -> State:
    """Whoever is to give, or to swap."""
    ask = demand_gift if now.wanted == "gift" else swap
    outcome = ask(state, now.then, ship_of(state, action.port), table)
    return ask_or_go_on(outcome, now.then, table)


def ship_of(state: State, port: int) -> int:
    return next(index for index, ship in enumerate(state.ships) if ship.home == port)


def names(state: State, now: to.Name) -> Menu[do.AnyAction]:
    return Menu(do.NAMES[state.ships[ship].home] for ship in now.ships)


# Swapping, drifting


@BOOK.rule("W25a")
def pick(state: State, now: to.Pick, action: do.Pick, table: Table) -> State:
    picked = bump(now.picked, action.value - 1, +1)
    picking = replace(now, left=now.left - 1, picked=picked)
    return ask_or_go_on(go_on_picking(state, picking, table), now.then, table)


@BOOK.rule("W22")
def drift(state: State, now: to.Drift, action: do.Drift, table: Table) -> State:
    return go_on(drift_to(state, now.ship, action.square, table), now.then, table)
