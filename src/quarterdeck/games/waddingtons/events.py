"""What the table hears happen. `seat` is a player, `ship` a place in the order of turns.

Colours of crew are told only to those who see them; everyone sees the backs.
"""

from quarterdeck.core.counts import Counts
from quarterdeck.core.table import Event, TurnBegan


class ByShip(Event, frozen=True):
    """Of one ship; never made itself."""

    seat: int
    ship: int


class Between(Event, frozen=True):
    """Of two players; never made itself."""

    seat: int
    other: int


# Setting up


class PortChosen(Event, frozen=True, tag="port-chosen"):
    seat: int
    port: int


class Dealt(Event, frozen=True, tag="dealt"):
    """Everyone has five crew; this seat deals and begins."""

    seat: int


class Stocked(Event, frozen=True, tag="stocked"):
    """Things were laid in the docks of a port nobody calls home."""

    port: int
    things: Counts


# Sailing


class Sailed(ByShip, frozen=True, tag="sailed"):
    """Square by square, from where the ship lay to where it stops or comes alongside another."""

    path: tuple[int, ...]


class Turned(ByShip, frozen=True, tag="turned"):
    """The bows: after a move, or as the whole turn."""

    heading: int


class Stayed(ByShip, frozen=True, tag="stayed"):
    """In the home port."""


class Blown(ByShip, frozen=True, tag="blown"):
    """By a Chance card; nobody can call attack."""

    square: int


class Challenged(Between, frozen=True, tag="challenged"):
    """`seat` doubted that `other` could sail so far."""

    upheld: bool


# Goods


class Mustered(ByShip, frozen=True, tag="mustered"):
    """Crew from the docks into the hand, for all to see."""

    crew: int


class Loaded(ByShip, frozen=True, tag="loaded"):
    thing: int


class Landed(ByShip, frozen=True, tag="landed"):
    thing: int


class Chested(ByShip, frozen=True, tag="chested"):
    kind: int
    count: int


class Traded(ByShip, frozen=True, tag="traded"):
    """A settled exchange with the docks of a port."""

    port: int
    given: Counts
    taken: Counts


class Salvaged(ByShip, frozen=True, tag="salvaged"):
    """From Flat Island."""

    thing: int


# Fights


class Attacked(Between, frozen=True, tag="attacked"):
    """`seat` sails onto the square of `other`."""

    ship: int
    target: int
    square: int


class Called(Between, frozen=True, tag="called"):
    """`seat` calls attack: `other`, coming alongside, must stop."""

    ship: int
    target: int
    square: int


class HandsShown(Between, frozen=True, tag="hands-shown"):
    """To the two fighters alone: attacker's and attacked's crew."""

    hand: Counts
    other_hand: Counts


class Beat(Between, frozen=True, tag="beat"):
    """`seat` wins the fight."""


class FoughtEven(Between, frozen=True, tag="fought-even"):
    """A fight without a winner."""


class Plundered(Between, frozen=True, tag="plundered"):
    """Treasure after a fight: what the winner gets, gives up, and leaves to Treasure Island."""

    ship: int
    loser: int
    taken: Counts
    given_up: Counts
    returned: Counts


class Fled(ByShip, frozen=True, tag="fled"):
    """The free move after a fight, square by square."""

    path: tuple[int, ...]


# Crew


class Hired(ByShip, frozen=True, tag="hired"):
    """Crew from the Pirate Island pile, told to its new captain."""

    crew: Counts


class HiredUnseen(ByShip, frozen=True, tag="hired-unseen"):
    """The same as the others see it: how many of 1, 2 and 3."""

    values: Counts


class Gave(Between, frozen=True, tag="gave"):
    """A crew card to another ship, told to whoever gets it."""

    ship: int
    target: int
    crew: int


class GaveUnseen(Between, frozen=True, tag="gave-unseen"):
    ship: int
    target: int
    value: int


class SentBack(ByShip, frozen=True, tag="sent-back"):
    """Crew goes face down under the pile: how many of 1, 2 and 3."""

    values: Counts


class Marooned(ByShip, frozen=True, tag="marooned"):
    """A thing is lost to Flat Island, where everyone sees it."""

    thing: int


class Swapped(Between, frozen=True, tag="swapped"):
    """Crew changed hands, colours unseen by others: what each gives, by value."""

    ship: int
    target: int
    given: Counts
    taken: Counts


# Chance


class TurnedUp(ByShip, frozen=True, tag="turned-up"):
    """A Chance card is shown to all; `branches` says which of its cases came true."""

    card: int
    branches: tuple[str, ...]


class Found(ByShip, frozen=True, tag="found"):
    """Treasure from Treasure Island."""

    kind: int


class Lost(Between, frozen=True, tag="lost"):
    """Treasure to another ship, by a Chance card."""

    ship: int
    target: int
    kind: int


class Kept(ByShip, frozen=True, tag="kept"):
    """The Chance card stays aboard."""

    card: int


class ChartLanded(ByShip, frozen=True, tag="chart-landed"):
    card: int


# The end


class Won(Event, frozen=True, tag="won"):
    """Twenty points in docks and chest."""

    seat: int
    points: int


class RoundsOver(Event, frozen=True, tag="rounds-over"):
    """Nobody got there in time: the richest win, together where they are several."""

    winners: tuple[int, ...]


AnyEvent = (
    TurnBegan
    | PortChosen
    | Dealt
    | Stocked
    | Sailed
    | Turned
    | Stayed
    | Blown
    | Challenged
    | Mustered
    | Loaded
    | Landed
    | Chested
    | Traded
    | Salvaged
    | Attacked
    | Called
    | HandsShown
    | Beat
    | FoughtEven
    | Plundered
    | Fled
    | Hired
    | HiredUnseen
    | Gave
    | GaveUnseen
    | SentBack
    | Marooned
    | Swapped
    | TurnedUp
    | Found
    | Lost
    | Kept
    | ChartLanded
    | Won
    | RoundsOver
)
