"""Waddingtons Buccaneer for learners: ships in the order of turns, one's own first.

Ports and squares are places on the chart and keep their names for everybody.
"""

from collections.abc import Mapping
from typing import Any

from quarterdeck.core.moment import Over
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import continuations as after
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.state import NOBODY, TO_FLAT_ISLAND, TO_PILE
from quarterdeck.games.waddingtons.view import View
from quarterdeck.numbering.layout import Learnable, Standpoint
from quarterdeck.numbering.parts import (
    Scalars,
    amount,
    count_of_each,
    each,
    either,
    maybe,
    one_of,
    order_of,
    remember_objects,
    remember_values,
    row_of,
    set_of,
    struct_of,
    yes_no,
)

LONG_GAME = 200  # turns
HOMES = box.PORTS[: box.HOMES]
BACKS = tuple(f"value{value}" for value in box.VALUES)
CARDS = tuple(f"card{number}" for number in range(1, len(box.CHANCE) + 1))
BENEATH = tuple(f"place{place}" for place in range(1, sum(box.PACK) + 1))
SHIPS = ("mine", *(f"next{step}" for step in range(1, 4)))
STRONG = sum(box.PACK)

Decision = Mapping[str, Scalars]


def own_ship(seen: View) -> int:
    """One's own ship comes first."""
    return next((at for at, ship in enumerate(seen.ships) if ship.owner == seen.seat), 0)


class Fleet:
    """The ships, counted from one's own."""

    def __init__(self, here: Standpoint) -> None:
        count = 2 * here.seats if here.options.two_ships else here.seats
        self.names, self.turned = SHIPS[:count], here.turned

    def number(self, ship: int) -> int:
        return (ship - self.turned) % len(self.names)

    def which(self, *others: tuple[str, int]) -> Scalars:
        """One of the ships, or something else that has a name and a number below nought."""
        places = {number: len(self.names) + at for at, (_, number) in enumerate(others)}
        names = (*self.names, *(name for name, _ in others))
        return one_of(names, lambda ship: places[ship] if ship < 0 else self.number(ship))

    def order(self) -> Scalars:
        return order_of(self.names, self.number)

    def row(self, part: Scalars) -> Scalars:
        """Something of every ship, once ports are chosen."""
        inner = row_of(self.names, part)
        at = self.turned
        return Scalars(inner.labels, lambda ships: inner.write(ships[at:] + ships[:at]))


def fields(here: Standpoint) -> Mapping[str, Scalars]:
    fleet = Fleet(here)
    things, treasure = counts_to_five(box.THINGS), counts_to_five(box.KINDS)
    somebody = fleet.which(("nobody", NOBODY))
    return {
        "seats": amount(here.seats),
        "homes": remember_values(homes(here)),
        "turn": amount(LONG_GAME),
        "ships": fleet.row(remember_values(ship(here))),
        "docks": remember_objects(each(box.PORTS, things)),
        "island": treasure,
        "flat": things,
        "pile": count_of_each(BACKS, STRONG),
        "top": amount(len(BACKS)),
        "beneath": remember_values(row_of(BENEATH, card_beneath())),
        "chance": remember_values(set_by_counts()),
        "shown": order_of(CARDS, lambda number: number - 1),
        "gone": order_of(CARDS, lambda number: number - 1),
        "sailing": somebody,
        "fleeing": somebody,
        "headed": yes_no(),
        "fight": fleet.order(),
        "winner": somebody,
        "sailed": remember_values(each(("squares", "strength"), amount(STRONG))),
        "awaiting": remember_values(moment(here, fleet)),
    }


def counts_to_five(names: tuple[str, ...]) -> Scalars:
    return count_of_each(names, 5)


def homes(here: Standpoint) -> Scalars:
    """Ports as seats choose them, the first seat first: who has not chosen yet comes last."""
    inner = row_of([f"seat{seat}" for seat in range(here.seats)], one_of(HOMES))
    return Scalars(inner.labels, inner.write)


def ship(here: Standpoint) -> Scalars:
    crew, treasure = count_of_each(box.CREWS, 6), count_of_each(box.KINDS, 5)
    witnesses = (*here.names, "public")
    return struct_of(
        owner=here.which(),
        home=one_of(HOMES),
        square=one_of(sea.NAMES),
        heading=one_of(sea.HEADINGS),
        values=count_of_each(BACKS, 6),
        hand=maybe(crew),
        known=crew,
        seen_by=remember_values(turn_known(here, row_of(witnesses, crew))),
        hold=treasure,
        cards=count_of_each(box.KEPT, 1),
        chest=treasure,
        free=yes_no(),
        landed=things_as_bits(),
        loaded=things_as_bits(),
    )


def turn_known(here: Standpoint, part: Scalars) -> Scalars:
    """What each seat knows, then the public; nothing of others' hands."""
    return Scalars(part.labels, lambda known: part.write((*here.turn(known[:-1]), *known[-1:])))


def things_as_bits() -> Scalars:
    inner = set_of(box.THINGS)
    every = range(len(box.THINGS))

    def write(bits: int) -> bytes:
        return inner.write(tuple(at for at in every if bits >> at & 1))

    return remember_values(Scalars(inner.labels, write))


def card_beneath() -> Scalars:
    return struct_of(value=one_of(BACKS, lambda value: value - 1), crew=maybe(one_of(box.CREWS)))


def set_by_counts() -> Scalars:
    return count_of_each(CARDS, 1)


# Moments


def picks(kinds: int) -> Scalars:
    """What is picked so far; hidden from others, which an empty tuple says."""
    inner = maybe(count_of_each([f"kind{kind}" for kind in range(kinds)], 5))
    return Scalars(inner.labels, lambda picked: inner.write(picked or None))


def continuation(fleet: Fleet) -> Scalars:
    which = fleet.which()
    return either(
        {
            after.RestOfCard: struct_of(ship=which, card=amount(len(CARDS)), part=amount(5)),
            after.FreeMove: struct_of(ship=which),
            after.NewHeading: struct_of(ship=which),
        }
    )


def moment(here: Standpoint, fleet: Fleet) -> Scalars:
    return either({kind: struct_of(**parts) for kind, parts in moments(here, fleet).items()})


def moments(here: Standpoint, fleet: Fleet) -> Mapping[type, Decision]:
    """Every decision, field by field; most are about a ship."""
    ships = {"seat": here.which(), "ship": fleet.which()}
    return {
        to.ChoosePort: {"seat": here.which()},
        **dict.fromkeys((to.Sail, to.Head, to.Muster, to.Flee, to.Moor, to.LandChart), ships),
        to.Call: {**ships, "waiting": fleet.order(), "left": amount(sea.LONGEST)},
        to.Spoil: {**ships, "loser": fleet.which()},
        to.Trade: {**ships, "given": picks(len(box.THINGS)), "taken": picks(len(box.THINGS))},
        to.Salvage: {**ships, "taken": picks(len(box.THINGS))},
        to.Challenge: {**ships, "waiting": fleet.order()},
        to.Anchor: {**ships, "ports": order_of(box.PORTS)},
        to.Keep: {**ships, "loser": fleet.which(), **treasure_picks("kept", "taken")},
        **moments_amid(ships, fleet),
        Over: {"winners": set_of(here.names, here.number)},
    }


def treasure_picks(*names: str) -> dict[str, Scalars]:
    return dict.fromkeys(names, picks(len(box.KINDS)))


def moments_amid(ships: Decision, fleet: Fleet) -> Mapping[type, Decision]:
    """Decisions in the midst of something, which goes on then."""
    card = {**ships, "card": amount(len(CARDS))}
    goal = fleet.which(("nobody", NOBODY), ("pile", TO_PILE), ("flat-island", TO_FLAT_ISLAND))
    then = {"then": continuation(fleet)}
    crew, both = picks(box.CREW), picks(2 * box.CREW)
    anything = picks(box.CREW + len(box.KINDS))
    some = {"to": goal, "best": yes_no()}
    limits = {"worth": amount(STRONG), "crew": amount(5)}
    return {
        to.TakeTreasure: {**card, **limits, **then, **treasure_picks("taken")},
        to.Give: {**card, **some, "count": amount(5), "docked": yes_no(), **then, "given": both},
        to.Discard: {**card, "may_stay": amount(STRONG), **then, "given": crew},
        to.Lose: {**card, **some, **then, "given": anything},
        to.Name: {**card, "ships": fleet.order(), "wanted": purpose(), **then},
        to.Pick: {**ships, **crew_swap(fleet), **then},
        to.Drift: {**ships, "squares": order_of(sea.NAMES), **then},
    }


def purpose() -> Scalars:
    purposes = ("gift", "swap")
    return one_of(purposes, purposes.index)


def crew_swap(fleet: Fleet) -> dict[str, Any]:
    backs = picks(len(BACKS))
    return {"other": fleet.which(), "count": amount(5), "first": backs, "picked": backs}


LEARNABLE = Learnable(fields, turned=own_ship)
