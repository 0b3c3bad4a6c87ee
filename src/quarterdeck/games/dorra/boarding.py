"""Boarding a ship: the booty, the pay, and everyone home again."""

from functools import cache

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump, put
from quarterdeck.core.table import Table

from . import components as box
from .book import BOOK
from .ending import finish
from .events import FellShort, Looted, Paid, Profited, Took
from .ships import ship_columns
from .state import Pile, Piles, State
from .turns import next_turn, turn_up


@BOOK.rule("D15")
def on_offer(state: State, ship: int) -> tuple[int, ...]:
    """The kinds pictured on a ship that the stock still holds."""
    icons = ship_columns(state.options.components).icons[ship]
    return tuple(kind for kind in dict.fromkeys(icons) if state.pieces[kind])


def carry_out(state: State, top: int, ship: int, kind: int | None, table: Table) -> State:
    """All that follows once the captain has his piece, or there is none for him."""
    pile = state.piles[top]
    booty, pieces = share_the_booty(state, pile, ship, kind, table)
    purses, stock = pay_the_crew(state, pile, ship, table)
    after = replace(
        state,
        piles=sent_home(state.piles, pile),
        open=tuple(other for other in state.open if other != ship),
        gone=(*state.gone, ship),
        purses=purses,
        stock=stock,
        booty=booty,
        pieces=pieces,
        stalemates=0,
    )
    return weigh_anchor(after, box.OWNER[top], table)


@BOOK.rule("D15", "D16")
def share_the_booty(
    state: State, pile: Pile, ship: int, kind: int | None, table: Table
) -> tuple[tuple[Counts, ...], Counts]:
    """One piece for the captain; the other for the owner of the second disc."""
    captain, mate = box.OWNER[pile[0]], box.OWNER[pile[1]]
    assert captain != mate  # an own disc never lies on an own one
    booty, pieces = state.booty, state.pieces
    if kind is None:
        return booty, pieces
    left = list(ship_columns(state.options.components).icons[ship])
    left.remove(kind)
    for seat, piece in ((captain, kind), *((mate, other) for other in left)):
        if pieces[piece]:
            table.say(Took(seat, piece))
            booty = put(booty, seat, bump(booty[seat], piece, +1))
            pieces = bump(pieces, piece, -1)
    return booty, pieces


@BOOK.rule("D17")
def pay_the_crew(state: State, pile: Pile, ship: int, table: Table) -> tuple[Counts, int]:
    """The captain takes the ship's money and pays his crew."""
    numbers = ship_columns(state.options.components)
    ducats, wages = numbers.ducats[ship], numbers.wages[ship]
    purses, missing = settle_wages(state.purses, pile, ducats, wages, table)
    return purses, state.stock - ducats - missing


@BOOK.rule("D17", "D18", "D19")
def settle_wages(
    before: Counts, pile: Pile, ducats: int, wages: Counts, table: Table
) -> tuple[Counts, int]:
    """The captain pays every disc of others, from the loot, then his purse, then the stock."""
    captain, purses = box.OWNER[pile[0]], list(before)
    table.say(Looted(captain, ducats))
    owed = pay_out(purses, pile, wages, table)
    own = purses[captain]
    purses[captain] = max(0, own + ducats - owed)
    missing = max(0, owed - ducats - own)
    if owed > ducats:
        table.say(FellShort(captain, owed - ducats - missing, missing))
    else:
        table.say(Profited(captain, ducats - owed))
    return tuple(purses), missing


def pay_out(purses: list[int], pile: Pile, wages: Counts, table: Table) -> int:
    """Pay into the purses, clockwise from the captain's left and the small values first.

    In the order of the pile it would tell more than the discs do once they lie at home.
    """
    captain, owed = box.OWNER[pile[0]], 0
    for disc in sorted(pile, key=clockwise(captain, len(purses)).__getitem__):
        seat = box.OWNER[disc]
        if seat != captain:
            wage = wages[box.FACE[disc]]
            table.say(Paid(captain, seat, disc, wage))
            purses[seat] += wage
            owed += wage
    return owed


@cache  # seats of five
def clockwise(captain: int, seats: int) -> tuple[tuple[int, int], ...]:
    """By disc: how far its owner sits from the captain, and which it is."""
    return tuple(((seat - captain) % seats, disc) for disc, seat in enumerate(box.OWNER))


@BOOK.rule("D20")
def sent_home(piles: Piles, pile: Pile) -> Piles:
    """All discs of a pile lie before their owners again, face up."""
    home = list(piles)
    for disc in pile:
        home[disc] = (disc,)
    return tuple(home)


@BOOK.rule("D6", "D20", "D26")
def weigh_anchor(state: State, captain: int, table: Table) -> State:
    """The ship has left the game; new ones come when all three have."""
    if not state.open:
        if not any(state.deck):
            return finish(state, table)
        state = turn_up(state, table)
    return next_turn(state, state.piles, captain, table)
