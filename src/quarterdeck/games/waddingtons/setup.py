"""Setting up: home ports are chosen, crew is dealt, and ports nobody calls home are stocked."""

from collections.abc import Iterator

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump, minus, put
from quarterdeck.core.errors import OptionsError
from quarterdeck.core.menu import Menu
from quarterdeck.core.table import Table

from . import actions as do
from . import components as box
from . import moments as to
from . import sea
from .book import BOOK
from .crew import new_top
from .events import Dealt, PortChosen, Stocked
from .knowledge import nobody_knows
from .options import Options
from .state import NOBODY, Ship, State
from .turns import NOT_SAILED, begin_turn

# Home ports


@BOOK.rule("W1", "W2")
def deal(seats: int, options: Options, _: Table) -> State:
    """Everything in its place, and the first to sit down chooses a port."""
    check_two_ships(seats, options)
    return State(
        options=options,
        seats=seats,
        homes=(),
        turn=0,
        ships=(),
        docks=(box.NOTHING,) * len(box.PORTS),
        island=box.HOARD,
        flat=box.NOTHING,
        pile=box.PACK,
        top=0,
        beneath=(),
        chance=box.CHANCE,
        shown=(),
        gone=(),
        sailing=NOBODY,
        fleeing=NOBODY,
        headed=False,
        fight=(),
        winner=NOBODY,
        sailed=NOT_SAILED,
        awaiting=to.ChoosePort(0),
    )


@BOOK.rule("W5")
def check_two_ships(seats: int, options: Options) -> None:
    """There are four home ports, so two players can have two ships each, and no more."""
    if options.two_ships and 2 * seats > box.HOMES:
        raise OptionsError("waddingtons-two-ships-for-two", clause="W5", seats=seats)


@BOOK.rule("W1", "W5")
def free_ports(state: State) -> tuple[int, ...]:
    """A port of one's own; of two players the second sits on an adjacent side."""
    ports = (port for port in range(box.HOMES) if port not in state.homes)
    if state.seats > 2 or not state.homes:
        return tuple(ports)
    return tuple(port for port in ports if (port - state.homes[0]) % 2)


@BOOK.rule("W1")
def choose_port(state: State, now: to.ChoosePort, action: do.ChoosePort, table: Table) -> State:
    """One after another; who has no choice is not asked."""
    table.say(PortChosen(now.seat, action.port))
    after = replace(state, homes=(*state.homes, action.port))
    if len(after.homes) == state.seats:
        return set_out(after, table)
    asked = to.ChoosePort(now.seat + 1)
    ports = free_ports(after)
    if len(ports) == 1 or state.options.two_ships:
        return choose_port(after, asked, do.CHOOSE_PORTS[ports[0]], table)
    return replace(after, awaiting=asked)


def port_choices(state: State, _: to.ChoosePort) -> Menu[do.AnyAction]:
    return Menu(do.CHOOSE_PORTS[port] for port in free_ports(state))


# The deal


@BOOK.rule("W1", "W2", "W3")
def set_out(state: State, table: Table) -> State:
    """Five crew for each ship, two in every port that is nobody's; then the dealer is drawn."""
    ships = []
    for home, seat in sorted(berths(state)):
        hand = table.take(state.pile, box.DEALT)
        state = replace(state, pile=minus(state.pile, hand))
        ships.append(ship_at(home, seat, hand, state.seats))
    state = replace(state, ships=tuple(ships))
    homes = {ship.home for ship in ships}
    for port in (box.VENICE, box.AMSTERDAM, *range(box.HOMES)):
        if port not in homes:
            state = stock(state, port, table)
    dealer = table.draw((1,) * len(ships))
    state = replace(state, top=new_top(state, table))
    table.say(Dealt(ships[dealer].owner))
    return begin_turn(state, dealer, 1, table)


@BOOK.rule("W5")
def berths(state: State) -> Iterator[tuple[int, int]]:
    """Home ports and their seats; with two ships each also the port on the opposite side."""
    for seat, home in enumerate(state.homes):
        yield home, seat
        if state.options.two_ships:
            yield (home + 2) % box.HOMES, seat


def ship_at(home: int, seat: int, hand: Counts, seats: int) -> Ship:
    return Ship(
        owner=seat,
        home=home,
        square=sea.harbour(home),
        heading=sea.OUTWARD[home],
        hand=hand,
        hold=box.NO_TREASURE,
        cards=box.NO_CARDS,
        chest=box.NO_TREASURE,
        known=nobody_knows(seats),
    )


@BOOK.rule("W3", "W4")
def stock(state: State, port: int, table: Table) -> State:
    """Two crew face up, made up to eight points with treasure."""
    crew = table.take(state.pile, box.IN_DOCKS)
    treasure = make_up(box.PORT_WORTH - box.strength(crew), state.island)
    things = crew + treasure + box.NO_CARDS
    table.say(Stocked(port, things))
    return replace(
        state,
        pile=minus(state.pile, crew),
        island=minus(state.island, treasure),
        docks=put(state.docks, port, things),
    )


@BOOK.rule("W4")
def make_up(need: int, island: Counts) -> Counts:
    """Treasure of the highest possible value; of diamonds and rubies what there is more of."""
    treasure = box.NO_TREASURE
    while need:
        kinds = [k for k, n in enumerate(minus(island, treasure)) if n and fills(k, need)]
        kind = max(kinds, key=lambda k: (box.POINTS[k], island[k], -k))
        treasure, need = bump(treasure, kind, +1), need - box.POINTS[kind]
    return treasure


def fills(kind: int, need: int) -> bool:
    """A piece may leave nothing, or something that another piece can fill."""
    return need == box.POINTS[kind] or need - box.POINTS[kind] in box.POINTS
