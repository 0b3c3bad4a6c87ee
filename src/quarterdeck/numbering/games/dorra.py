"""Buccaneer for learners: piles by the disc on top, one's own first; covered faces are unknown."""

from collections.abc import Mapping

from quarterdeck.core.moment import Over
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra import state as at
from quarterdeck.games.dorra.discs import disc_number
from quarterdeck.games.dorra.ships import KINDS, SHIPS
from quarterdeck.games.dorra.view import SeenPile
from quarterdeck.numbering.layout import Learnable, Standpoint
from quarterdeck.numbering.parts import (
    Memo,
    Scalars,
    amount,
    count_of_each,
    either,
    maybe,
    one_of,
    order_of,
    put_name,
    remember_values,
    row_of,
    set_of,
    struct_of,
    yes_no,
)

LONG_GAME, RICH = 100, 100  # turns, ducats
UNDER = tuple(f"under{depth}" for depth in range(1, box.HIGHEST))
SHIP_NAMES = tuple(f"ship{number}" for number in range(1, SHIPS + 1))


def fields(here: Standpoint) -> Mapping[str, Scalars]:
    ships = order_of(SHIP_NAMES)
    return {
        "turn": amount(LONG_GAME),
        "piles": piles(here),
        "open": ships,
        "deck": count_of_each(SHIP_NAMES, 1),
        "gone": ships,
        "purses": remember_values(here.round_table(maybe(amount(RICH)))),
        "stock": amount(RICH),
        "booty": remember_values(here.round_table(count_of_each(KINDS, box.PIECES))),
        "pieces": count_of_each(KINDS, box.PIECES),
        "stalemates": amount(box.PATIENCE),
        "awaiting": remember_values(moment(here)),
    }


# Discs


def disc_names(here: Standpoint) -> list[str]:
    return [f"{whose} {face}" for whose in here.names for face in box.FACES]


def place_of_disc(here: Standpoint, disc: int) -> int:
    """Where a disc stands among all, one's own first."""
    return disc_number(here.number(box.OWNER[disc]), box.FACE[disc])


def piles(here: Standpoint) -> Scalars:
    """A place for every disc: the pile under it, or nothing where it is covered."""
    one = pile(here)
    nothing = [one.blank] * (here.seats * box.HAND)

    def place_and_write(seen: SeenPile) -> tuple[int, bytes]:
        top = seen[0]
        return here.number(top.seat) * box.HAND + (top.face or 0), one.write(seen)

    known = Memo(place_and_write).__getitem__

    def write(seen: tuple[SeenPile, ...]) -> bytes:
        written = nothing.copy()
        for place, bytes_ in map(known, seen):
            written[place] = bytes_
        return b"".join(written)

    names = disc_names(here)
    return Scalars(tuple(label for name in names for label in put_name(name, one).labels), write)


def pile(here: Standpoint) -> Scalars:
    """Whether it stands, and who is under its top, top first."""
    disc = remember_values(struct_of(seat=here.which(), face=maybe(one_of(box.FACES))))
    under = row_of(UNDER, disc)
    stands = yes_no()
    labels = (*put_name("stands", stands).labels, *under.labels)
    return Scalars(labels, lambda seen: stands.write(1) + under.write(seen[1:]))


# Moments


def moment(here: Standpoint) -> Scalars:
    discs = disc_names(here)
    which_disc = one_of(discs, lambda disc: place_of_disc(here, disc))
    rebels = order_of(discs, lambda disc: place_of_disc(here, disc))
    waiting = order_of(here.names, here.number)
    seat = here.which()
    asked = struct_of(seat=seat, captain=seat, pile=which_disc, waiting=waiting, rebels=rebels)
    return either(
        {
            at.ToMutiny: asked,
            at.ToAct: struct_of(seat=seat, rebels=rebels),
            at.ToTake: struct_of(seat=seat, pile=which_disc, ship=one_of(SHIP_NAMES)),
            Over: struct_of(winners=set_of(here.names, here.number)),
        }
    )


# Actions: another's discs are counted from whoever plays


def unrotate(action: do.AnyAction, here: Standpoint) -> do.AnyAction:
    return turn_onto(action, here.seat, here.seats)


def turn_onto(action: do.AnyAction, by: int, seats: int) -> do.AnyAction:
    """Chairs that stand empty keep their numbers."""
    if not isinstance(action, do.Move) or box.OWNER[action.onto] >= seats:
        return action
    owner = (box.OWNER[action.onto] + by) % seats
    return do.MOVES[action.face][disc_number(owner, box.FACE[action.onto])]


LEARNABLE = Learnable(fields, unrotate)
