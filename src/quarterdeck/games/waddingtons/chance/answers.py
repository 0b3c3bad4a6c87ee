"""Answers to a Chance card or to the winner of a fight: which crew, which treasure, which ship."""

from functools import lru_cache

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump, minus
from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.continuations import AnyThen, FreeMove, NewHeading, RestOfCard
from quarterdeck.games.waddingtons.crew import each_of, give, hire, shuffle_alike
from quarterdeck.games.waddingtons.fighting import flee
from quarterdeck.games.waddingtons.islands import pick_up, set_bows, within_reach
from quarterdeck.games.waddingtons.menus import JUST_SETTLE, and_muster, kinds_left
from quarterdeck.games.waddingtons.picks import pick_one
from quarterdeck.games.waddingtons.state import TO_PILE, Ship, State

from .crew_cards import demand_gift
from .crew_swap import after_picks, swap
from .deck import obey
from .giving_crew import crew_of, give_slots
from .losses import best_kinds, best_value, part_with
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


@BOOK.rule("W18")
def take_treasure(state: State, now: to.TakeTreasure, action: do.Take, _: Table) -> State:
    return pick_one(state, now, "taken", action.thing - box.TREASURE)


@BOOK.rule("W18")
def carry_aboard(state: State, now: to.TakeTreasure, _: do.Settle, table: Table) -> State:
    """As much as was picked, or nothing."""
    return go_on(pick_up(state, now, table), now.then, table)


def crew_instead(state: State, now: to.TakeTreasure, _: do.DrawCrew, table: Table) -> State:
    return go_on(hire(state, now.ship, now.crew, table), now.then, table)


def treasures(state: State, now: to.TakeTreasure) -> Menu[do.AnyAction]:
    kinds = within_reach(state, now.ship, now.worth, now.taken)
    takes = (do.TAKES[box.TREASURE + kind] for kind in kinds)
    if any(now.taken):
        return Menu((*takes, do.SETTLE))
    draws = (do.DRAW,) if now.crew else ()
    return and_muster(state, now.ship, Menu((*takes, *draws, do.SETTLE)))


# Giving crew


@BOOK.rule("W25", "W34")
def give_crew(state: State, now: to.Give, action: do.Give, _: Table) -> State:
    return pick_one(state, now, "given", action.crew)


@BOOK.rule("W25")
def give_from_docks(state: State, now: to.Give, action: do.GiveDocked, _: Table) -> State:
    return pick_one(state, now, "given", box.CREW + action.crew)


@BOOK.rule("W25", "W34")
def part_with_crew(state: State, now: to.Give, _: do.Settle, table: Table) -> State:
    """Then the fight or the card goes on."""
    slots = shuffle_alike(now.given, table) if now.to == TO_PILE else each_of(now.given)
    return go_on(give_slots(state, now, slots, table), now.then, table)


def crew_to_give(state: State, now: to.Give) -> Menu[do.AnyAction]:
    if sum(now.given) == now.count:
        return JUST_SETTLE
    crew = crew_of(state, now.ship, now.docked)
    least = best_value(crew[: box.CREW]) if now.best else box.VALUES[0]
    slots = [k for k in kinds_left(crew, now.given) if box.VALUE[k % box.CREW] >= least]
    menu: Menu[do.AnyAction] = Menu(GIFTS[slot] for slot in slots)
    begun = any(now.given) or isinstance(now.then, FreeMove)  # hands are shown in a fight
    return menu if begun else and_muster(state, now.ship, menu)


GIFTS: tuple[do.AnyAction, ...] = (*do.GIVES, *do.GIVES_DOCKED)


# Discarding


@BOOK.rule("W26")
def discard(state: State, now: to.Discard, action: do.Give, _: Table) -> State:
    return pick_one(state, now, "given", action.crew)


@BOOK.rule("W26")
def send_back(state: State, now: to.Discard, _: do.Settle, table: Table) -> State:
    for crew in shuffle_alike(now.given, table):
        state = give(state, now.ship, crew, TO_PILE, table)
    return go_on(state, now.then, table)


def crew_to_discard(state: State, now: to.Discard) -> Menu[do.AnyAction]:
    """More, as long as it is too much; once it is little enough none that went need have."""
    hand = state.ships[now.ship].hand
    excess = box.strength(hand) - now.may_stay
    if box.strength(now.given) >= excess:
        return JUST_SETTLE
    menu: Menu[do.AnyAction] = Menu(
        do.GIVES[crew]
        for crew in kinds_left(hand, now.given)
        if comes_out(hand, bump(now.given, crew, +1), excess)
    )
    return menu if any(now.given) else and_muster(state, now.ship, menu)


@lru_cache(maxsize=20_000)
@BOOK.rule("W26")
def comes_out(hand: Counts, given: Counts, excess: int) -> bool:
    """Whether some of the rest can go with these so that none could have stayed.

    The least of all that go is no greater than the least of these; without it too much would stay.
    """
    left, wanted = minus(hand, given), excess - box.strength(given)
    least = min(box.VALUE[crew] for crew in each_of(given))
    return any(
        wanted <= worth < wanted + value
        for value in box.VALUES[:least]
        for worth in crew_sums(left[2 * (value - 1) :], box.VALUE[2 * (value - 1) :])
    )


def crew_sums(crew: Counts, values: Counts) -> set[int]:
    """What some of these can be worth together."""
    found = {0}
    for value, count in zip(values, crew, strict=True):
        found = {each + value * n for each in found for n in range(count + 1)}
    return found


# Losing treasure or crew


@BOOK.rule("W25a")
def lose(state: State, now: to.Lose, action: do.Lose, _: Table) -> State:
    return pick_one(state, now, "given", box.TREASURE + action.kind)


@BOOK.rule("W25a")
def lose_crew_instead(state: State, now: to.Lose, action: do.Give, _: Table) -> State:
    return pick_one(state, now, "given", action.crew)


@BOOK.rule("W25a")
def be_rid_of_it(state: State, now: to.Lose, _: do.Settle, table: Table) -> State:
    """The piece, or the crew."""
    for thing in each_of(now.given):
        if thing < box.TREASURE:
            state = give(state, now.ship, thing, now.to, table)
        else:
            state = part_with(state, now.ship, thing - box.TREASURE, now.to, table)
    return go_on(state, now.then, table)


def losable(ship: Ship, now: to.Lose) -> list[int]:
    if now.best:
        return best_kinds(ship.hold)
    return [kind for kind, count in enumerate(ship.hold) if count]


def losses(state: State, now: to.Lose) -> Menu[do.AnyAction]:
    """A piece and nothing else; or so much crew."""
    ship, crew = state.ships[now.ship], now.given[: box.CREW]
    if sum(crew) == box.LOSS or any(now.given[box.TREASURE :]):
        return JUST_SETTLE
    pieces = () if any(crew) else (do.LOSES[kind] for kind in losable(ship, now))
    unable = now.best or sum(ship.hand) < box.LOSS
    gifts = () if unable else (do.GIVES[kind] for kind in kinds_left(ship.hand, crew))
    menu = Menu((*pieces, *gifts))
    return menu if any(crew) else and_muster(state, now.ship, menu)


# Naming a ship


def name(state: State, now: to.Name, action: do.Name, table: Table) -> State:
    """Whoever is to give, or to swap."""
    ask = demand_gift if now.wanted == "gift" else swap
    outcome = ask(state, now.then, ship_of(state, action.port), table)
    return ask_or_go_on(outcome, now.then, table)


def ship_of(state: State, port: int) -> int:
    return next(index for index, ship in enumerate(state.ships) if ship.home == port)


def names(state: State, now: to.Name) -> Menu[do.AnyAction]:
    menu: Menu[do.AnyAction] = Menu(do.NAMES[state.ships[ship].home] for ship in now.ships)
    return and_muster(state, now.ship, menu)


# Swapping, drifting


@BOOK.rule("W25a")
def pick(state: State, now: to.Pick, action: do.Pick, _: Table) -> State:
    return pick_one(state, now, "picked", action.value - 1)


@BOOK.rule("W25a")
def picks_made(state: State, now: to.Pick, _: do.Settle, table: Table) -> State:
    return ask_or_go_on(after_picks(state, now, table), now.then, table)


@BOOK.rule("W22")
def drift(state: State, now: to.Drift, action: do.Drift, table: Table) -> State:
    return go_on(drift_to(state, now.ship, action.square, table), now.then, table)
