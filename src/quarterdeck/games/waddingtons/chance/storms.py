"""Chance cards 1 and 3 to 6: a ship is blown away, and helped if it is short of crew.

Being blown is no move: nobody can call an attack.
"""

from msgspec.structs import replace

from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.crew import hire, pile_size, sailing_strength, with_ship
from quarterdeck.games.waddingtons.events import Blown
from quarterdeck.games.waddingtons.islands import come_to_rest
from quarterdeck.games.waddingtons.ports import enter_port
from quarterdeck.games.waddingtons.state import State

from .parts import Branch, Part, always, nothing

FEW, HELP = 3, 4  # a crew worth so little gets so many more


def occupied(state: State, square: int) -> bool:
    """A port holds any number of ships."""
    return square < sea.FIRST_HARBOUR and any(ship.square == square for ship in state.ships)


@BOOK.rule("W22a")
def blown(state: State, index: int, square: int, table: Table) -> State:
    ship = state.ships[index]
    table.say(Blown(ship.owner, index, square))
    return with_ship(state, index, replace(ship, square=square))


# Help


def few_hands(state: State, ship: int) -> bool:
    return sailing_strength(state.ships[ship]) <= FEW


def few_and_pile_short(state: State, ship: int) -> bool:
    return few_hands(state, ship) and pile_size(state) < HELP


def help_out(state: State, ship: int, _: int, table: Table) -> State:
    return hire(state, ship, HELP, table)


RELIEF: Part = (
    Branch("relief-short", few_and_pile_short, help_out),
    Branch("relief", few_hands, help_out),
    Branch("crew-enough", always, nothing),
)

# 1  Five leagues from the coast

FIFTH = 3  # places after the coast square, which is the first


@BOOK.rule("W22", "W22a")
def downwind(square: int) -> tuple[int, ...]:
    """Where card 1 blows a ship to, and where else if that square is taken, in order.

    From two corners an island is in the way: the last square before it, else nearer. If all are
    taken the ship stays.
    """
    line = sea.OUTWARDS[square]
    if len(line) > FIFTH:
        return line[FIFTH:]
    return (*reversed(line), square)


def lee(state: State, ship: int) -> int:
    """How many squares downwind are taken before the first free one."""
    squares = downwind(state.ships[ship].square)
    return next(
        place
        for place, square in enumerate(squares)
        if square == state.ships[ship].square or not occupied(state, square)
    )


def is_short(state: State, ship: int) -> bool:
    return len(sea.OUTWARDS[state.ships[ship].square]) <= FIFTH


def short(state: State, ship: int) -> bool:
    return is_short(state, ship) and not lee(state, ship)


def fifth(state: State, ship: int) -> bool:
    return not lee(state, ship)


def sixth(state: State, ship: int) -> bool:
    return lee(state, ship) == 1


@BOOK.rule("W22")
def blow_out(state: State, ship: int, _: int, table: Table) -> State:
    """Then any heading is set."""
    square = downwind(state.ships[ship].square)[lee(state, ship)]
    return replace(blown(state, ship, square, table), headed=False)


OUT_TO_SEA: Part = (
    Branch("short", short, blow_out),
    Branch("short-taken", is_short, blow_out),
    Branch("fifth", fifth, blow_out),
    Branch("sixth", sixth, blow_out),
    Branch("further", always, blow_out),
)

# 3, 4  Mud Bay and Cliff Creek

BAYS = {3: sea.MUD_BAY, 4: sea.CLIFF_CREEK}


@BOOK.rule("W17")
def drift_to(state: State, ship: int, square: int, table: Table) -> State:
    """In the next turn the ship may leave in any direction."""
    after = blown(state, ship, square, table)
    return with_ship(replace(after, headed=True), ship, replace(after.ships[ship], free=True))


@BOOK.rule("W22")
def near_bay(state: State, bay: int) -> tuple[int, ...]:
    """The nearest squares that are free; next to a bay there always is one."""
    around = (square for square in sea.AHEAD[bay] if square != sea.NOWHERE)
    return tuple(sorted(square for square in around if not occupied(state, square)))


def to_bay(state: State, ship: int, card: int, table: Table) -> State:
    return drift_to(state, ship, BAYS[card], table)


def beside_bay(state: State, ship: int, card: int, table: Table) -> State:
    squares = near_bay(state, BAYS[card])
    if len(squares) == 1:
        return drift_to(state, ship, squares[0], table)
    return replace(state, awaiting=to.Drift(state.ships[ship].owner, ship, squares))


@BOOK.rule("W22")
def drift(state: State, now: to.Drift, action: do.Drift, table: Table) -> State:
    return come_to_rest(drift_to(state, now.ship, action.square, table), now.ship, table)


def drifts(_: State, now: to.Drift) -> Menu[do.AnyAction]:
    return Menu(do.DRIFTS[square] for square in now.squares)


def bay_part(bay: int) -> Part:
    return (
        Branch("bay-taken", lambda state, _: occupied(state, bay), beside_bay),
        Branch("bay", always, to_bay),
    )


# 5, 6  Ports


def to_port(state: State, ship: int, port: int, table: Table) -> State:
    """A normal arrival."""
    square = sea.harbour(port)
    return enter_port(blown(state, ship, square, table), ship, square, table)


def homewards(state: State, ship: int, _: int, table: Table) -> State:
    return to_port(state, ship, state.ships[ship].home, table)


@BOOK.rule("W23")
def ports_ahead(state: State, ship: int) -> tuple[int, ...]:
    """Along the way the ship came, or as its bows were just turned."""
    me = state.ships[ship]
    return sea.ports_ahead(me.square, me.heading)


def two_ports(state: State, ship: int) -> bool:
    return len(ports_ahead(state, ship)) > 1


def which_port(state: State, ship: int, _: int, __: Table) -> State:
    asked = to.Anchor(state.ships[ship].owner, ship, ports_ahead(state, ship))
    return replace(state, awaiting=asked)


def nearest_port(state: State, ship: int, _: int, table: Table) -> State:
    return to_port(state, ship, ports_ahead(state, ship)[0], table)


@BOOK.rule("W23")
def anchor(state: State, now: to.Anchor, action: do.Anchor, table: Table) -> State:
    return to_port(state, now.ship, action.port, table)


def anchorages(_: State, now: to.Anchor) -> Menu[do.AnyAction]:
    return Menu(do.ANCHORS[port] for port in now.ports)


HOME: Part = (Branch("home", always, homewards),)
NEAREST_PORT: Part = (
    Branch("two-ports", two_ports, which_port),
    Branch("port", always, nearest_port),
)
