"""A game in arrays as the rules know it, for whoever wants to look at one."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any

from quarterdeck.core.moment import Over
from quarterdeck.fleet.terms import FleetTerms
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy import state as at
from quarterdeck.games.piracy.routes import fleet
from quarterdeck.games.piracy.setup import captains_of_ships

from . import tables as the
from .observing import EMPTY, MARKS, PATH, SHIPS
from .pirate import BITS
from .setup import pirate_of
from .state import NONE, OVER, ROLL, SAIL

Fields = Mapping[str, Any]
PLACES = (*the.OCEAN, box.SUNK)
MOMENTS = (
    *(at.ToBury, at.ToStation, at.ToDepart, at.ToSail, at.ToRoll),
    *(at.ToDecide, at.ToMove, at.ToEngage, at.ToFireAgain),
)


def rebuild(terms: FleetTerms, numbers: Fields) -> at.State:
    """One game from its fields, each a number or a list of them, or the bytes of some bits."""
    log = numbers["log"][: max(0, numbers["turn"] - (numbers["moment"] == SAIL))]
    opened, closed = (harbours(numbers[field]) for field in ("opened", "closed"))
    ships = plain_ships(numbers["ships"])
    return at.State(
        terms.options,
        terms.seats,
        pirate_of(terms),
        captains_of_ships(pirate_of(terms), terms.seats),
        (),
        grid.together(compress(the.SEA.sites, numbers["chests"])),
        list_by_place(numbers["stolen"], the.SEA.sites),
        ships,
        fleet(ships),
        (box.GARRISONS[0] - len(opened), box.GARRISONS[1] - len(closed)),
        opened,
        closed,
        numbers["turn"],
        numbers["ship"],
        tuple(map(record_logged, log)),
        plain_record(numbers["record"]),
        at.Known(*map(plain_set, numbers["known"].values())),
        plain_voyage(numbers["voyage"], log) if numbers["turn"] else None,
        plain_moment(numbers),
    )


def list_by_place(places: Sequence[int], squares: Sequence[grid.Square]) -> tuple[grid.Square, ...]:
    """What has a place, the first first."""
    found = sorted(compress(zip(places, squares, strict=True), places))
    return tuple([square for _, square in found])


def harbours(places: Sequence[int]) -> tuple[grid.Square, ...]:
    return list_by_place(places, the.SEA.harbours)


def plain_ships(ships: Sequence[int]) -> tuple[grid.Square, ...]:
    return tuple([PLACES[ship] for ship in ships if ship != the.NOT_YET])


def plain_set(words: bytes) -> grid.Squares:
    return int.from_bytes(words, "little")


def one_of_squares(number: int, squares: Sequence[grid.Square]) -> grid.Square | None:
    return None if number == NONE else squares[number]


def plain_record(record: Fields) -> at.Record:
    return at.Record(
        plain_ships(record["ships"]),
        one_of_squares(record["missed"], the.SEA.sites),
        one_of_squares(record["landing"], the.SEA.harbours),
        one_of_squares(record["sighted"], the.OCEAN),
        plain_set(record["empty"]),
    )


def read_log_row(row: bytes) -> Sequence[int]:
    """A row of the log, as numbers again."""
    return memoryview(row).cast("H").tolist()


# Rows once written stay: a game that goes on is asked for them again and again.


@lru_cache(maxsize=65_536)
def record_logged(written: bytes) -> at.Record:
    row = read_log_row(written)
    missed, landing, sighted = row[MARKS]
    bits = sum(word << BITS * at_ for at_, word in enumerate(row[EMPTY]))
    return at.Record(
        tuple([PLACES[rank - 2] for rank in row[SHIPS]]),
        (None, *the.SEA.sites)[missed],
        (None, *the.SEA.harbours)[landing],
        (None, box.SUNK, *the.OCEAN)[sighted],
        grid.together(square for at_, square in enumerate(the.OCEAN) if bits >> at_ & 1),
    )


def plain_voyage(voyage: Fields, log: Sequence[bytes]) -> at.Voyage:
    return at.Voyage(
        the.SEA.harbours[voyage["harbour"]],
        the.OCEAN[voyage["start"]],
        the.OCEAN[voyage["square"]],
        one_of_squares(voyage["loading"], the.SEA.sites),
        tuple(map(plain_leg, log)),
    )


@lru_cache(maxsize=65_536)
def plain_leg(written: bytes) -> at.Leg:
    row = read_log_row(written)
    path = tuple(the.OCEAN[rank - 2] for rank in row[PATH] if rank)
    return at.Leg(path, (None, *the.SEA.sites)[row[PATH.stop]])


def plain_moment(numbers: Fields) -> at.AnyMoment:
    moment, seat, ship = numbers["moment"], numbers["seat"], numbers["ship"]
    if moment == OVER:
        return Over(tuple(each for each, won in enumerate(numbers["winners"]) if won))
    turns_on = (seat,) if moment < ROLL else (seat, ship, numbers["roll"])[: 2 + (moment > ROLL)]
    found: at.AnyMoment = MOMENTS[moment](*turns_on)
    return found
