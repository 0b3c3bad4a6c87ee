"""Chores: what is good to do before anything else is decided, and when crew had better wait."""

from collections.abc import Callable, Sequence

from quarterdeck.core.menu import Menu
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.menus import own_crew
from quarterdeck.games.waddingtons.rules import CHOICES
from quarterdeck.games.waddingtons.state import State

from .fight_odds import balance

HOUSEHOLD = (do.Muster, do.Chest, do.Load, do.Land)
BEFORE_A_FIGHT = (to.Muster, to.Call)
CHORES: Sequence[Callable[[do.AnyAction], bool]] = (
    lambda action: isinstance(action, do.Chest),
    lambda action: isinstance(action, do.Land) and box.TREASURE <= action.thing < box.CARDS,
    lambda action: isinstance(action, do.Muster),
    lambda action: isinstance(action, do.Load) and action.thing >= box.CARDS,
)


def menu_in_world(world: State) -> Menu[do.AnyAction]:
    now = world.awaiting
    return CHOICES[type(now)](world, now)


def ship_asked(world: State) -> int:
    """The ship that is asked, or the first of the seat where none is."""
    ship: int = getattr(world.awaiting, "ship", world.sailing)
    return ship


def home_chore(world: State, fighting: bool = False) -> do.AnyAction | None:
    """Chest, land treasure, take crew and cards aboard; before a fight only crew that helps."""
    wary = fighting or isinstance(world.awaiting, BEFORE_A_FIGHT)
    menu = [a for a in menu_in_world(world) if not (wary and is_off_colour(world, a))]
    for is_wanted in CHORES:
        for action in menu:
            if is_wanted(action):
                return action
    return None


# Crew for a fight: red and black cancel


def is_off_colour(world: State, action: do.AnyAction) -> bool:
    """Whether this is crew that the hand fights better without."""
    if not isinstance(action, do.Muster):
        return False
    return not crew_that_helps(world, ship_asked(world))[action.crew]


def crew_that_helps(world: State, index: int) -> tuple[int, ...]:
    """Of the crew in a ship's docks: all of the colour that makes the hand strongest, or none."""
    ship = world.ships[index]
    crew, lead = own_crew(world, ship), balance(ship.hand)
    reds = tuple(count * (sign > 0) for count, sign in zip(crew, box.SIGN, strict=True))
    blacks = tuple(count * (sign < 0) for count, sign in zip(crew, box.SIGN, strict=True))
    return max((box.NO_CREW, reds, blacks), key=lambda more: abs(lead + balance(more)))


def fighting_hand(world: State, index: int) -> tuple[int, ...]:
    """The hand that a ship would show in a fight, crew from its docks called in time."""
    hand = world.ships[index].hand
    return tuple(map(int.__add__, hand, crew_that_helps(world, index)))
