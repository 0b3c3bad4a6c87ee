"""The chart: squares, headings and lines, worked out once from the map.

A square is a number: row by row from the bottom left, then the six harbours outside the map.
"""

from functools import cache

from . import components as box

HEADINGS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
WAYS = range(len(HEADINGS))
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
ROWS: tuple[str, ...] = tuple(reversed(box.RAW["map"].split()))  # row 1 first
SIDE = len(ROWS)
HARBOURS: tuple[tuple[int, int], ...] = tuple(
    (column, row) for column, row in box.RAW["ports"].values()
)

PLACES: tuple[tuple[int, int], ...] = (
    *((column, row) for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)),
    *HARBOURS,
)
SQUARES = {place: square for square, place in enumerate(PLACES)}
FIRST_HARBOUR = SIDE * SIDE
NOWHERE = -1
NAMES: tuple[str, ...] = (
    *(f"{column},{row}" for column, row in PLACES[:FIRST_HARBOUR]),
    *box.PORTS,
)


def letter(square: int) -> str:
    """What the map shows on a square; a harbour is sea."""
    if square >= FIRST_HARBOUR:
        return "."
    column, row = PLACES[square]
    return ROWS[row - 1][column - 1]


LAND = frozenset(square for square in range(FIRST_HARBOUR) if letter(square) in "TFP")


def neighbour(square: int, heading: int) -> int:
    """The square ahead, land included, or nowhere."""
    (column, row), (right, up) = PLACES[square], STEPS[heading]
    return SQUARES.get((column + right, row + up), NOWHERE)


AHEAD = tuple(tuple(neighbour(square, h) for h in WAYS) for square in range(len(PLACES)))
POINTING = tuple(tuple(h for h in WAYS if ahead[h] != NOWHERE) for ahead in AHEAD)


def squares_marked(mark: str) -> frozenset[int]:
    return frozenset(square for square in range(FIRST_HARBOUR) if letter(square) == mark)


def shore(mark: str) -> frozenset[int]:
    """The sea around an island, corners included."""
    around = {square for land in squares_marked(mark) for square in AHEAD[land]}
    return frozenset(around - LAND - {NOWHERE})


TREASURE_ISLAND, FLAT_ISLAND, PIRATE_ISLAND = map(squares_marked, "TFP")
COAST = shore("T")
FLAT_SHORE = shore("F")
(MUD_BAY,), (CLIFF_CREEK,), (ANCHOR_CORNER,) = map(squares_marked, "MCA")
SAFE = COAST | frozenset(range(FIRST_HARBOUR, len(PLACES)))


def ray(square: int, heading: int) -> tuple[int, ...]:
    """Where a line leads before land, the edge or, once entered, a harbour ends it."""
    line: list[int] = []
    ahead = AHEAD[square][heading]
    while ahead != NOWHERE and ahead not in LAND:
        line.append(ahead)
        ahead = AHEAD[ahead][heading] if ahead < FIRST_HARBOUR else NOWHERE
    return tuple(line)


RAYS = tuple(tuple(ray(square, h) for h in WAYS) for square in range(len(PLACES)))
LONGEST = max(len(line) for lines in RAYS for line in lines)
OUTWARD = tuple(
    next(h for h in (0, 2, 4, 6) if RAYS[FIRST_HARBOUR + port][h]) for port in range(len(HARBOURS))
)


def harbour(port: int) -> int:
    return FIRST_HARBOUR + port


@cache  # a sea of 400 squares
def distances(start: int) -> tuple[int, ...]:
    """King's moves through sea to every square; nowhere where none lead."""
    reached = [NOWHERE] * len(PLACES)
    reached[start], edge = 0, [start]
    while edge:
        square = edge.pop(0)
        for near in AHEAD[square]:
            if near != NOWHERE and near not in LAND and reached[near] == NOWHERE:
                reached[near] = reached[square] + 1
                edge.append(near)
    return tuple(reached)


@cache  # a sea of 400 squares
def ports_ahead(square: int, heading: int) -> tuple[int, ...]:
    """Along a heading, over land, to the edge of the map: the port or ports nearest there."""
    while 0 <= (ahead := AHEAD[square][heading]) < FIRST_HARBOUR:
        square = ahead
    column, row = PLACES[square]
    away = [(column - c) ** 2 + (row - r) ** 2 for c, r in HARBOURS]
    return tuple(port for port, far in enumerate(away) if far == min(away))


def outwards(square: int) -> int:
    """From a coast square straight away from Treasure Island; from a corner diagonally."""
    column, row = PLACES[square]
    columns, rows = zip(*(PLACES[land] for land in TREASURE_ISLAND), strict=True)
    right = (column > max(columns)) - (column < min(columns))
    up = (row > max(rows)) - (row < min(rows))
    return STEPS.index((right, up))


OUTWARDS = {square: RAYS[square][outwards(square)] for square in COAST}
