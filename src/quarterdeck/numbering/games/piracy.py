"""Piracy for learners: squares as planes over the sea, past turns as a row of records.

What is long past is packed: it has to be told apart, not to be learned from square by square.
"""

from collections.abc import Callable, Mapping

from quarterdeck.core.moment import Over
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy import state as at
from quarterdeck.games.piracy.waters import Waters, waters
from quarterdeck.numbering.layout import Learnable, Standpoint
from quarterdeck.numbering.parts import (
    BitSets,
    Scalars,
    amount,
    count_of_each,
    each,
    either,
    history_of,
    maybe,
    one_of,
    order_of,
    remember_values,
    row_of,
    set_of,
    struct_of,
)

ROUNDS = 8  # of lots that are told; ties that go on longer are as good as never seen
SHIP_NAMES = tuple(f"ship{number}" for number in range(1, box.SHIPS + 1))
FACES = tuple(f"die{face}" for face in range(1, box.FARTHEST + 1))
TURNS = tuple(f"turn{turn}" for turn in range(box.TURNS + 1))
GARRISONS = ("open", "closed")


class Sea:
    """The squares of one chart, numbered."""

    def __init__(self, sea: Waters) -> None:
        ocean = grid.list_squares(sea.ocean)
        self.ocean = {square: place for place, square in enumerate(ocean)}
        self.sites = {square: place for place, square in enumerate(sea.sites)}
        self.harbours = {square: place for place, square in enumerate(sea.harbours)}

    def square(self) -> Scalars:
        return one_of(names_of_squares(self.ocean), self.ocean.__getitem__)

    def packed_square(self) -> Scalars:
        """A square as one number, for what is past; nought where there is none."""
        ranks: dict[int | None, int] = {None: 0, box.SUNK: 1}
        ranks |= {square: 2 + at for square, at in self.ocean.items()}
        return rank_of(ranks)

    def bit_sets(self) -> BitSets:
        return BitSets(names_of_squares(self.ocean), tuple(self.ocean))

    def plane(self) -> Scalars:
        return set_of(names_of_squares(self.ocean), self.ocean.__getitem__)


def names_of_squares(squares: Mapping[int, int]) -> list[str]:
    return [grid.name_of(square) for square in squares]


def rank_of(ranks: Mapping[int | None, int]) -> Scalars:
    number = amount(len(ranks))
    rows = {square: number.write(rank) for square, rank in ranks.items()}
    return Scalars(number.labels, rows.__getitem__)


def fields(here: Standpoint) -> Mapping[str, Scalars]:
    sea = Sea(waters(here.options.map))
    sites = names_of_squares(sea.sites), sea.sites.__getitem__
    harbours = names_of_squares(sea.harbours), sea.harbours.__getitem__
    return {
        "seats": amount(here.seats),
        "pirate": here.which(),
        "captains": remember_values(each(SHIP_NAMES, here.which())),
        "lots": remember_values(thrown_lots(here)),
        "chests": set_of(*sites),
        "stolen": order_of(*sites),
        "ships": remember_values(row_of(SHIP_NAMES, ship(sea))),
        "garrisons": count_of_each(GARRISONS, max(box.GARRISONS)),
        "opened": order_of(*harbours),
        "closed": order_of(*harbours),
        "turn": amount(box.TURNS),
        "ship": one_of(SHIP_NAMES),
        "records": history_of(TURNS, past_record(sea)),
        "record": remember_values(turn_record(sea)),
        "possible": remember_values(sea.plane()),
        "sighted": maybe(sea.square()),
        "voyage": maybe(voyage(sea)),
        "awaiting": remember_values(moment(here)),
    }


def thrown_lots(here: Standpoint) -> Scalars:
    """Round by round; a seat that was out threw nothing."""
    rounds = tuple(f"round{number}" for number in range(1, ROUNDS + 1))
    return row_of(rounds, here.round_table(amount(box.FARTHEST)))


def ship(sea: Sea) -> Scalars:
    """Where it is; nowhere where it was sunk."""
    inner = maybe(sea.square(), "afloat")
    return Scalars(inner.labels, lambda at_: inner.write(None if at_ == box.SUNK else at_))


# Turns of the Pirate


def record_with(sea: Sea, square: Callable[[], Scalars], empty: Scalars) -> Scalars:
    site = rank_of({None: 0, **{each_: 1 + at_ for each_, at_ in sea.sites.items()}})
    harbour = rank_of({None: 0, **{each_: 1 + at_ for each_, at_ in sea.harbours.items()}})
    return struct_of(
        ships=row_of(SHIP_NAMES, sea.packed_square()),
        missed=site,
        landing=harbour,
        sighted=square(),
        empty=empty,
    )


def past_record(sea: Sea) -> Scalars:
    return record_with(sea, sea.packed_square, sea.bit_sets().packed())


def turn_record(sea: Sea) -> Scalars:
    return record_with(sea, lambda: maybe(sea.square()), sea.bit_sets().plane())


def voyage(sea: Sea) -> Scalars:
    """The Pirate's own log."""
    site = one_of(names_of_squares(sea.sites), sea.sites.__getitem__)
    chest = rank_of({None: 0, **{each_: 1 + at_ for each_, at_ in sea.sites.items()}})
    steps = tuple(f"step{step}" for step in range(1, box.SPEED + 1))
    leg = struct_of(path=row_of(steps, sea.packed_square()), loaded=chest)
    return struct_of(
        harbour=one_of(names_of_squares(sea.harbours), sea.harbours.__getitem__),
        start=sea.square(),
        square=sea.square(),
        loading=maybe(site),
        legs=history_of(TURNS, remember_values(leg)),
    )


def moment(here: Standpoint) -> Scalars:
    seat, which = here.which(), one_of(SHIP_NAMES)
    waiting = struct_of(seat=seat)
    rolled = struct_of(seat=seat, ship=which, roll=one_of(FACES, lambda face: face - 1))
    setting_up = (at.ToBury, at.ToStation, at.ToDepart, at.ToSail)
    deciding = (at.ToDecide, at.ToMove, at.ToEngage, at.ToFireAgain)
    return either(
        {
            **dict.fromkeys(setting_up, waiting),
            at.ToRoll: struct_of(seat=seat, ship=which),
            **dict.fromkeys(deciding, rolled),
            Over: struct_of(winners=set_of(here.names, here.number)),
        }
    )


LEARNABLE = Learnable(fields)
