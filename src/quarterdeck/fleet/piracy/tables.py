"""What can be looked up about the chart: sights, ways, salvos, shores; asked of the rules, once.

The standard chart alone; others are larger than tables should be.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.chart import STANDARD
from quarterdeck.games.piracy.routes import courses, route_ends
from quarterdeck.games.piracy.telescope import falls, lines_of_sight, sweep
from quarterdeck.games.piracy.waters import dead_ends, waters

Ints = NDArray[np.integer[Any]]
Sets = NDArray[np.uint32]

SEA = waters(STANDARD)
ROWS, COLUMNS = len(STANDARD.rows), len(STANDARD.rows[0])
OCEAN = grid.list_squares(SEA.ocean)
SQUARES = len(OCEAN)
SUNK, NOT_YET = SQUARES, SQUARES + 1  # where ships are that are nowhere
NUMBER = {square: number for number, square in enumerate(OCEAN)}
SITES, HARBOURS = len(SEA.sites), len(SEA.harbours)
SITE = {square: number for number, square in enumerate(SEA.sites)}
HARBOUR = {square: number for number, square in enumerate(SEA.harbours)}
STRAITS = grid.list_squares(SEA.no_passing)

# §1  Sets of squares


def rows_of_set(squares: grid.Squares) -> Sets:
    """A set of the rules as words, one a row."""
    words = squares.to_bytes(ROWS * grid.STRIDE // 8, "little")
    return np.frombuffer(words, np.uint32)


def stack_sets(sets: list[grid.Squares]) -> Sets:
    return np.array(list(map(rows_of_set, sets)))


def bits_of_sites(flags: NDArray[np.bool_]) -> Sets:
    """Rows of truths, by site, as a word each."""
    bits: Sets = (flags << np.arange(SITES)).sum(axis=1).astype(np.uint32)
    return bits


WATER = rows_of_set(SEA.ocean)
ROW, COLUMN = np.divmod(np.array(OCEAN), grid.STRIDE)
NUMBER_AT = np.zeros((ROWS, COLUMNS), np.int32)
NUMBER_AT[ROW, COLUMN] = np.arange(SQUARES)
BIT = stack_sets([*(1 << square for square in OCEAN), 0, 0])  # none for ships that are nowhere
STRAIT = np.array([1 << STRAITS.index(s) if s in STRAITS else 0 for s in OCEAN] + [0, 0], np.int32)
SHUT = stack_sets(  # by which straits are shut
    [
        sum(1 << square for at, square in enumerate(STRAITS) if shut >> at & 1)
        for shut in range(1 << len(STRAITS))
    ]
)
SHORE_BY_SITE = stack_sets([SEA.shore[site] for site in SEA.sites])
SHORE_BY_HARBOUR = stack_sets([SEA.shore[harbour] for harbour in SEA.harbours])
COAST = np.bitwise_or.reduce(SHORE_BY_HARBOUR)
SITES_BY = np.array([[SEA.sites_by[s] >> site & 1 for site in SEA.sites] for s in OCEAN], bool)
HARBOURS_BY = np.array([[SEA.harbours_by[s] >> h & 1 for h in SEA.harbours] for s in OCEAN], bool)
ISLAND = np.array([[part >> site & 1 for site in SEA.sites] for part in SEA.islands]).argmax(axis=0)
ISLANDS = len(SEA.islands)
TOGETHER = bits_of_sites(ISLAND[:, None] == ISLAND)  # sites of the same island, a bit each
EARLIER = TOGETHER & ((1 << np.arange(SITES)) - 1).astype(np.uint32)  # those before it
DEAD_ENDS = stack_sets(
    [
        dead_ends(SEA, sum(1 << square for at, square in enumerate(STRAITS) if shut >> at & 1))
        for shut in range(1 << len(STRAITS))
    ]
)

# §2  Sights and salvos


@lru_cache(maxsize=2)  # telescopes
def sights(rule: str) -> Sets:
    """By square: all that is seen where no ship stands in the way."""
    return stack_sets([sweep(SEA, rule, square, 0).seen for square in OCEAN])


@lru_cache(maxsize=2)
def shadows(rule: str) -> Sets:
    """By square and another: what a ship there hides, itself included."""
    hidden = np.zeros((SQUARES, SQUARES + 2, ROWS), np.uint32)
    for number, square in enumerate(OCEAN):
        for line in lines_of_sight(SEA, rule, square):
            for place, ship in enumerate(line):
                hidden[number, NUMBER[ship]] = rows_of_set(grid.together(line[place:]))
    return hidden


def number_or_none(square: grid.Square | None) -> int:
    return SUNK if square is None else NUMBER[square]


FALLS = np.array(  # by square, direction and range
    [
        [
            [number_or_none(falls(SEA, square, direction, reach)) for reach in range(1, 7)]
            for direction in range(len(grid.DIRECTIONS))
        ]
        for square in OCEAN
    ],
    np.int16,
)

# §3  Stations, as the chart suggests them: overlooking most of what no other ship does


def pack_bits(flags: NDArray[np.bool_]) -> NDArray[np.uint32]:
    """Rows of truths as words of thirty-two bits."""
    wide = np.pad(flags, ((0, 0), (0, -flags.shape[1] % 32)))
    return np.ascontiguousarray(np.packbits(wide, axis=1, bitorder="little")).view(np.uint32)


def unpack_sets(sets: Sets) -> NDArray[np.bool_]:
    """By square of the sea: whether it is there."""
    return (sets[:, ROW] >> COLUMN.astype(np.uint32) & 1).astype(bool)


SIGHT_BITS = pack_bits(unpack_sets(sights("eight")))
OVERLOOKED_BITS = SIGHT_BITS | pack_bits(np.eye(SQUARES, dtype=bool))
OVERLOOKED_BITS = np.pad(OVERLOOKED_BITS, ((0, 2), (0, 0)))  # nothing, from ships that are nowhere


def next_stations(ships: Ints) -> Ints:
    """For each row of ships: where the next one is best."""
    seen = np.bitwise_or.reduce(OVERLOOKED_BITS[ships], axis=1)
    news = np.bitwise_count(SIGHT_BITS & ~seen[:, None]).sum(axis=2, dtype=np.int16)
    for ship in ships.T:
        afloat = ship < SUNK
        news[np.flatnonzero(afloat), ship[afloat]] = -1
    best: Ints = news.argmax(axis=1)
    return best


def stations_following() -> Ints:
    """By the first two ships, or SUNK for those that are not there: all five."""
    table = np.zeros((SQUARES + 1, SQUARES + 1, box.SHIPS), np.int16)
    first, second = (each.ravel() for each in np.indices(table.shape[:2]))
    found = np.stack([first, second], axis=1)
    for at in range(2):
        missing = found[:, at] == SUNK
        found[missing, at] = next_stations(found[missing])
    for _ in range(2, box.SHIPS):
        found = np.column_stack([found, next_stations(found)])
    table[first, second] = found
    return table


STATIONS_FOLLOWING = stations_following()

# §4  Ways of ships

MOST_STRAITS = max(straits.bit_count() for straits in SEA.far_straits.values())


def straits_nearby() -> Ints:
    """By square and another: the bit of that strait among those a die can come to."""
    bits = np.zeros((SQUARES, SQUARES + 2), np.int32)
    for number, square in enumerate(OCEAN):
        for place, strait in enumerate(grid.list_squares(SEA.far_straits[square])):
            bits[number, NUMBER[strait]] = 1 << place
    return bits


def ends_of_routes() -> Sets:
    """By square, which straits near it are shut, and length: where a ship can end."""
    ends = np.zeros((SQUARES, 1 << MOST_STRAITS, box.FARTHEST + 1, ROWS), np.uint32)
    for number, square in enumerate(OCEAN):
        near = grid.list_squares(SEA.far_straits[square])
        for shut in range(1 << len(near)):
            held = sum(1 << strait for at, strait in enumerate(near) if shut >> at & 1)
            ends[number, shut] = stack_sets(list(route_ends(SEA, square, held)))
    return ends


NEAR_STRAIT = straits_nearby()
ROUTE_ENDS = ends_of_routes()

# §5  Actions

CATALOGUE = do.list_actions(STANDARD)
IDS = {action: number for number, action in enumerate(CATALOGUE)}
KINDS = (
    *(do.Bury, do.Station, do.SetUp, do.Depart, do.Sail, do.Load, do.SailAndLand, do.Roll),
    *(do.Look, do.Move, do.Stay, do.Fire, do.Cease),
)
BURIES, STATIONS, SETS_UP, DEPARTS, SAILS, LOADS, LANDS = range(7)
ROLLS, LOOKS, MOVES, STAYS, FIRES, CEASES = range(7, len(KINDS))
KIND = np.array([KINDS.index(type(action)) for action in CATALOGUE], np.int8)
FIRST = [KIND.tolist().index(kind) for kind in range(len(KINDS))]  # id of each kind
COUNT = [KIND.tolist().count(kind) for kind in range(len(KINDS))]


def read_off(field: str, numbers: dict[int, int]) -> Ints:
    """A field of every action that has it, as a number; else nought."""
    return np.array([numbers.get(getattr(action, field, -1), 0) for action in CATALOGUE], np.int16)


SITE_OF, SQUARE_OF = read_off("site", SITE), read_off("square", NUMBER)
HARBOUR_OF = read_off("harbour", HARBOUR)
DIRECTION = np.array([getattr(action, "direction", 0) for action in CATALOGUE], np.int8)


def path_of(action: do.AnyAction) -> tuple[int, ...]:
    return tuple(NUMBER[square] for square in getattr(action, "path", ()))


PATH = np.array([(*path_of(action), -1, -1, -1)[: box.SPEED] for action in CATALOGUE], np.int16)
END = np.array([(-1, *path_of(action))[-1] for action in CATALOGUE], np.int16)  # -1: as before
ENTERED = np.array([sum(STRAIT[n] for n in path_of(action)) for action in CATALOGUE], np.int32)

# §6  The Pirate's ways


def ways_from(square: grid.Square) -> tuple[list[int], list[int]]:
    """The ids of every course, and of every landing, with nothing in the way."""
    paths = courses(SEA, square, 0)
    near = {path: SEA.harbours_by[path[-1] if path else square] for path in paths}
    landings = [(path, harbour) for path in paths for harbour in grid.list_squares(near[path])]
    ids = do.landings(STANDARD)
    return (
        [IDS[do.courses(STANDARD)[path]] for path in paths],
        [IDS[ids[landing]] for landing in landings],
    )


def fill_up(lists: Sequence[list[int]]) -> Ints:
    """Lists as rows of a table; -1 where one is at its end."""
    return np.array([row + [-1] * (max(map(len, lists)) - len(row)) for row in lists], np.int16)


FROM_EACH = [ways_from(square) for square in OCEAN]
COURSES = fill_up([sailed for sailed, _ in FROM_EACH])
LANDINGS = fill_up([landed for _, landed in FROM_EACH])


def bits_of_ways() -> NDArray[np.uint32]:
    """By square: every id of a course or landing from there, a bit each."""
    offered = np.zeros((SQUARES, len(CATALOGUE)), bool)
    for number in range(SQUARES):
        for ids in (COURSES[number], LANDINGS[number]):
            offered[number, ids[ids >= 0]] = True
    return pack_bits(offered)


WAYS = bits_of_ways()
