"""What a captain may do. One decision, one action, one word of notation.

Choices of several parts are made one by one, in any order, and nothing comes of them until they are
settled.
"""

import msgspec

from . import components as box
from . import sea
from .options import Options


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do"):
    """Base of the union; never made itself."""


# Setting up


class ChoosePort(Action, frozen=True, tag="choose-port"):
    """Call a port home."""

    port: int


# A turn


class Sail(Action, frozen=True, tag="sail"):
    """Move so many squares along a line."""

    heading: int
    distance: int


class Turn(Action, frozen=True, tag="turn"):
    """Point the bows: after a move, or as the whole turn."""

    heading: int


class Stay(Action, frozen=True, tag="stay"):
    """Remain in one's own home port."""


class Challenge(Action, frozen=True, tag="challenge"):
    """Count the crew of whoever seems to have sailed too far."""


# Fights


class CallAttack(Action, frozen=True, tag="attack"):
    """Stop a ship that comes alongside, and fight it."""


class LetPass(Action, frozen=True, tag="pass"):
    """Let it sail on; or let a move stand."""


class Plunder(Action, frozen=True, tag="plunder"):
    """Demand all treasure aboard the loser."""


class Press(Action, frozen=True, tag="press"):
    """Demand so many of the loser's crew; he picks them."""

    crew: int


class Keep(Action, frozen=True, tag="keep"):
    """Of too much treasure, pick a piece of one's own to keep."""

    kind: int


# Goods


class Take(Action, frozen=True, tag="take"):
    """A thing from docks one trades with, from an island or from a beaten ship."""

    thing: int


class Offer(Action, frozen=True, tag="offer"):
    """Put a thing on the desk, to be paid."""

    thing: int


class Settle(Action, frozen=True, tag="settle"):
    """What was picked is what is meant: carry it out."""


class Done(Action, frozen=True, tag="done"):
    """Nothing more here."""


class Muster(Action, frozen=True, tag="muster"):
    """A crew card from one's own docks into the hand."""

    crew: int


class Load(Action, frozen=True, tag="load"):
    """In the home port: treasure or a Chance card from the docks aboard."""

    thing: int


class Land(Action, frozen=True, tag="land"):
    """In the home port: a thing from ship or hand to the docks."""

    thing: int


class Chest(Action, frozen=True, tag="chest"):
    """Treasure from the docks into the chest: three of a kind, then singly."""

    kind: int


# Chance


class LandChart(Action, frozen=True, tag="land-chart"):
    """Give up a chart at Anchor Corner for what it leads to."""


class DrawCrew(Action, frozen=True, tag="draw"):
    """Crew from Pirate Island instead of treasure."""


class Give(Action, frozen=True, tag="give"):
    """Part with a crew card of the hand."""

    crew: int


class GiveDocked(Action, frozen=True, tag="give-docked"):
    """Part with a crew card from one's docks."""

    crew: int


class Lose(Action, frozen=True, tag="lose"):
    """Part with a piece of treasure aboard."""

    kind: int


class Name(Action, frozen=True, tag="name"):
    """Choose a ship by its home port."""

    port: int


class Pick(Action, frozen=True, tag="pick"):
    """A card of another's hand, by its back."""

    value: int


class Anchor(Action, frozen=True, tag="anchor"):
    """Of ports equally near, be blown to this one."""

    port: int


class Drift(Action, frozen=True, tag="drift"):
    """Of squares equally near, be blown to this one."""

    square: int


AnyAction = (
    ChoosePort
    | Sail
    | Turn
    | Stay
    | Challenge
    | CallAttack
    | LetPass
    | Plunder
    | Press
    | Keep
    | Take
    | Offer
    | Settle
    | Done
    | Muster
    | Load
    | Land
    | Chest
    | LandChart
    | DrawCrew
    | Give
    | GiveDocked
    | Lose
    | Name
    | Pick
    | Anchor
    | Drift
)

STAY, CHALLENGE, ATTACK, PASS = Stay(), Challenge(), CallAttack(), LetPass()
PLUNDER, SETTLE, DONE = Plunder(), Settle(), Done()
LAND_CHART, DRAW = LandChart(), DrawCrew()
KINDS = range(len(box.KINDS))
THINGS = range(len(box.THINGS))
BAYS = tuple(
    sorted({ahead for bay in (sea.MUD_BAY, sea.CLIFF_CREEK) for ahead in sea.AHEAD[bay]} - {-1})
)

CHOOSE_PORTS = tuple(map(ChoosePort, range(box.HOMES)))
SAILS = tuple(
    tuple(Sail(heading, distance) for distance in range(1, sea.LONGEST + 1)) for heading in sea.WAYS
)
TURNS = tuple(map(Turn, sea.WAYS))
PRESSES = tuple(map(Press, range(1, box.SPOILS + 1)))
KEEPS = tuple(map(Keep, KINDS))
TAKES = tuple(map(Take, THINGS))
OFFERS = tuple(map(Offer, THINGS))
MUSTERS = tuple(map(Muster, range(box.CREW)))
LOADS = {thing: Load(thing) for thing in THINGS[box.TREASURE :]}
LANDS = tuple(map(Land, THINGS))
CHESTS = tuple(map(Chest, KINDS))
GIVES = tuple(map(Give, range(box.CREW)))
GIVES_DOCKED = tuple(map(GiveDocked, range(box.CREW)))
LOSES = tuple(map(Lose, KINDS))
NAMES = tuple(map(Name, range(box.HOMES)))
PICKS = tuple(map(Pick, box.VALUES))
ANCHORS = tuple(map(Anchor, range(len(box.PORTS))))
DRIFTS = {square: Drift(square) for square in BAYS}

CATALOGUE: tuple[AnyAction, ...] = (
    *CHOOSE_PORTS,
    *(sail for sails in SAILS for sail in sails),
    *TURNS,
    *(STAY, CHALLENGE, ATTACK, PASS, PLUNDER),
    *PRESSES,
    *KEEPS,
    *TAKES,
    *OFFERS,
    *(SETTLE, DONE),
    *MUSTERS,
    *LOADS.values(),
    *LANDS,
    *CHESTS,
    *(LAND_CHART, DRAW),
    *GIVES,
    *GIVES_DOCKED,
    *LOSES,
    *NAMES,
    *PICKS,
    *ANCHORS,
    *DRIFTS.values(),
)


def all_actions(_: Options) -> tuple[AnyAction, ...]:
    """The same under every house rule."""
    return CATALOGUE
