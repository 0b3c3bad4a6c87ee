"""Chance cards 1 and 3 to 6: a ship is blown away, and helped if it is short of crew.

Being blown is no move: nobody can call an attack.
"""

from msgspec.structs import replace

from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.crew import hire, pile_size, sailing_strength, with_ship
from quarterdeck.games.waddingtons.events import Blown
from quarterdeck.games.waddingtons.menus import and_muster
from quarterdeck.games.waddingtons.ports import enter_port
from quarterdeck.games.waddingtons.state import State

from .parts import Branch, Outcome, Part, always, nothing


def is_occupied(state: State, square: int) -> bool:
    """A port holds any number of ships."""
    return square < sea.FIRST_HARBOUR and any(ship.square == square for ship in state.ships)


@BOOK.rule("W22a")
def blown(state: State, index: int, square: int, table: Table) -> State:
    ship = state.ships[index]
    table.say(Blown(ship.owner, index, square))
    return with_ship(state, index, replace(ship, square=square))


# Help


def few_hands(state: State, ship: int) -> bool:
    return sailing_strength(state.ships[ship]) <= box.FEW


def few_and_pile_short(state: State, ship: int) -> bool:
    return few_hands(state, ship) and pile_size(state) < box.RELIEF


def help_out(state: State, rest: RestOfCard, table: Table) -> Outcome:
    return hire(state, rest.ship, box.RELIEF, table), None


RELIEF: Part = (
    Branch("relief-short", few_and_pile_short, help_out),
    Branch("relief", few_hands, help_out),
    Branch("crew-enough", always, nothing),
)

# 1  Five leagues from the coast

FIFTH = box.BLOWN_TO - 2  # its place on the line that begins after the coast square, the first


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
        if square == state.ships[ship].square or not is_occupied(state, square)
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
def blow_out(state: State, rest: RestOfCard, table: Table) -> Outcome:
    """Then any heading is set."""
    square = downwind(state.ships[rest.ship].square)[lee(state, rest.ship)]
    return replace(blown(state, rest.ship, square, table), headed=False), None


OUT_TO_SEA: Part = (
    Branch("short", short, blow_out),
    Branch("short-taken", is_short, blow_out),
    Branch("fifth", fifth, blow_out),
    Branch("sixth", sixth, blow_out),
    Branch("further", always, blow_out),
)

# 3, 4  Mud Bay and Cliff Creek


@BOOK.rule("W17")
def drift_to(state: State, ship: int, square: int, table: Table) -> State:
    """In the next turn the ship may leave in any direction."""
    after = blown(state, ship, square, table)
    return with_ship(replace(after, headed=True), ship, replace(after.ships[ship], free=True))


@BOOK.rule("W22")
def near_bay(state: State, bay: int) -> tuple[int, ...]:
    """The nearest squares that are free; next to a bay there always is one."""
    around = (square for square in sea.AHEAD[bay] if square != sea.NOWHERE)
    return tuple(sorted(square for square in around if not is_occupied(state, square)))


def drift_beside(state: State, rest: RestOfCard, bay: int, table: Table) -> Outcome:
    squares = near_bay(state, bay)
    if len(squares) == 1:
        return drift_to(state, rest.ship, squares[0], table), None
    return state, to.Drift(state.ships[rest.ship].owner, rest.ship, squares, rest)


def drifts(state: State, now: to.Drift) -> Menu[do.AnyAction]:
    return and_muster(state, now.ship, Menu(do.DRIFTS[square] for square in now.squares))


def bay_part(bay: int) -> Part:
    """To a bay, or where it is taken beside it."""

    def to_bay(state: State, rest: RestOfCard, table: Table) -> Outcome:
        return drift_to(state, rest.ship, bay, table), None

    def beside_bay(state: State, rest: RestOfCard, table: Table) -> Outcome:
        return drift_beside(state, rest, bay, table)

    return (
        Branch("bay-taken", lambda state, _: is_occupied(state, bay), beside_bay),
        Branch("bay", always, to_bay),
    )


# 5, 6  Ports


def to_port(state: State, ship: int, port: int, table: Table) -> State:
    """A normal arrival, and no card goes on after it."""
    square = sea.harbour(port)
    return enter_port(blown(state, ship, square, table), ship, square, table)


def homewards(state: State, rest: RestOfCard, table: Table) -> Outcome:
    after = to_port(state, rest.ship, state.ships[rest.ship].home, table)
    return after, after.awaiting


@BOOK.rule("W23")
def ports_ahead(state: State, ship: int) -> tuple[int, ...]:
    """Along the way the ship came, or as its bows were just turned."""
    me = state.ships[ship]
    return sea.ports_ahead(me.square, me.heading)


def two_ports(state: State, ship: int) -> bool:
    return len(ports_ahead(state, ship)) > 1


def which_port(state: State, rest: RestOfCard, _: Table) -> Outcome:
    owner, ports = state.ships[rest.ship].owner, ports_ahead(state, rest.ship)
    return state, to.Anchor(owner, rest.ship, ports)


def nearest_port(state: State, rest: RestOfCard, table: Table) -> Outcome:
    after = to_port(state, rest.ship, ports_ahead(state, rest.ship)[0], table)
    return after, after.awaiting


@BOOK.rule("W23")
def anchor(state: State, now: to.Anchor, action: do.Anchor, table: Table) -> State:
    return to_port(state, now.ship, action.port, table)


def anchorages(state: State, now: to.Anchor) -> Menu[do.AnyAction]:
    return and_muster(state, now.ship, Menu(do.ANCHORS[port] for port in now.ports))


HOME: Part = (Branch("home", always, homewards),)
NEAREST_PORT: Part = (
    Branch("two-ports", two_ports, which_port),
    Branch("port", always, nearest_port),
)
