"""Short builders: `at("K11", ships="B2 C2 D2 E2 F2")` is a Pirate to sail, and where the ships lie.

Seat 0 is the Pirate, seat 1 commands the Navy. Squares are written as in notation.
"""

from pathlib import Path

from msgspec.structs import replace

from quarterdeck.core.table import LoadedTable
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy.chart import Chart
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.routes import fleet
from quarterdeck.games.piracy.setup import spread_out
from quarterdeck.games.piracy.state import Known, Leg, Record, ToSail, Voyage
from quarterdeck.games.piracy.waters import waters

PIRATE, NAVY = 0, 1
FAR = "B2 C2 D2 E2 F2"  # five ships in the north-west, out of the way
ALONE = "M10 B2 C2 D2 E2"  # ship 1 in the open, the others far away
CHESTS = "C4 L3 I5 O5 D8 L7 O10 C11 G10 J11"
OPTIONS = Options(pirate=1)
BOXES = Path(__file__).parent / "boxes"


def sq(name):
    """`M11` as the rules count it; `-` is a ship that is sunk."""
    return box.SUNK if name == "-" else grid.square_of(name)


def squares(text):
    return tuple(map(sq, text.split()))


def name(square):
    return None if square is None else grid.name_of(square)


def names(bits):
    """A set of squares as people write it."""
    return " ".join(map(grid.name_of, grid.list_squares(bits)))


def at(square, ships=FAR, chests=CHESTS, stolen="", loading=None, **more):
    """The Pirate is to sail, having ended a turn where he is."""
    taken = squares(stolen)
    loads = (*taken, *([] if loading is None else [sq(loading)]))
    legs = (Leg(()), *(Leg((), site) for site in loads))
    options = more.pop("options", OPTIONS)
    lying = grid.together(squares(chests)) & ~grid.together(taken)
    record = Record(squares(ships))
    state = replace(
        spread_out(options, 2, PIRATE, ()),
        chests=lying,
        stolen=taken,
        ships=squares(ships),
        fleet=fleet(squares(ships)),
        turn=len(legs) + 1,
        records=(record,) * len(legs),
        record=record,
        known=Known(waters(options.map).ocean & ~fleet(squares(ships)), 0),
        voyage=Voyage(sq("M14"), sq("M13"), sq(square), sq(loading) if loading else None, legs),
        awaiting=ToSail(PIRATE),
    )
    return replace(state, **more)


def aboard(moment, ship, square, ships, **more):
    """The Pirate is here, and it is a ship's turn: `aboard(ToDecide, 0, "K11", FAR, roll=3)`."""
    roll = {"roll": more.pop("roll")} if "roll" in more else {}
    sighted = more.pop("sighted", None)
    state = at(square, ships, **more)
    record = replace(state.record, sighted=sq(sighted) if sighted else None)
    return replace(state, record=record, ship=ship, awaiting=moment(NAVY, ship, **roll))


def play(state, *words, chance=()):
    """Play some words with this luck. The state, and what the Navy heard."""
    table = LoadedTable(*chance)
    for word in words:
        state = GAME.apply(state, GAME.read(word), table)
    assert not table.script, "luck was left over"
    return state, table.heard_by(NAVY)


def listed(state):
    """What may be done, in notation."""
    return [GAME.write(action) for action in GAME.legal_actions(state)]


def kinds(events):
    return [type(event).__name__ for event in events]


def small(file="narrow_waters", **more):
    """House rules on one of the small charts."""
    return Options(map=Chart.load(str(BOXES / f"{file}.toml")), **more)
