"""Moments at which London, the first of three, has to pick something: rare in play."""

from msgspec.structs import replace

from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.state import State

from .positions import A, B, at, ship

CREW = "r3 r3 b1"
OFF_THE_ISLAND = "8,13"
FINDING, LOSING, BORROWING, CURSED, SWAPPING = 14, 7, 2, 16, 20  # Chance cards


def rest_of(card: int) -> RestOfCard:
    return RestOfCard(A, card, 1)


def beaten_cadiz(hold: str = "rum rum") -> State:
    """Cadiz has lost with a diamond and a pearl aboard."""
    london = ship("london", "8,15", "e", CREW, hold=hold)
    cadiz = ship("cadiz", "8,15", "n", "r1 b1", hold="diamond pearl")
    return at(london, cadiz, ship("genoa", "3,3", "n", "b2"), fight=(A, B), winner=A)


def keeping() -> State:
    return replace(beaten_cadiz(), awaiting=to.Keep(A, A, B))


def demanding() -> State:
    return replace(beaten_cadiz(), awaiting=to.Spoil(A, A, B))


def off_the_island(awaiting: to.AnyMoment, hand: str = CREW, hold: str = "") -> State:
    london = ship("london", OFF_THE_ISLAND, "e", hand, hold=hold)
    cadiz = ship("cadiz", "8,15", "n", "r1 b1 r2 b3")
    return at(london, cadiz, ship("genoa"), awaiting=awaiting)


def finding() -> State:
    """Up to seven points, or three crew."""
    return off_the_island(to.TakeTreasure(A, A, FINDING, 7, 3, rest_of(FINDING)))


def losing() -> State:
    asked = to.Lose(A, A, LOSING, B, best=False, then=rest_of(LOSING))
    return off_the_island(asked, hold="rum gold")


def giving() -> State:
    asked = to.Give(A, A, BORROWING, B, 3, best=False, docked=False, then=rest_of(BORROWING))
    return off_the_island(asked, "r3 r3 b1 b2 r1")


def discarding() -> State:
    asked = to.Discard(A, A, CURSED, 10, rest_of(CURSED))
    return off_the_island(asked, "r3 r3 b1 b2 r1 b3 b3 r2")


def swapping() -> State:
    return off_the_island(to.Pick(A, A, B, 2, (), rest_of(SWAPPING)))


def salvaging() -> State:
    london = ship("london", "5,15", "e", CREW, hold="rum")
    asked = to.Salvage(A, A)
    return at(london, ship("cadiz"), ship("genoa"), flat="r2 b3 gold pearl", awaiting=asked)


def at_home() -> State:
    """Two diamonds aboard, a gold bar ashore."""
    london = ship("london", hand=CREW, hold="diamond diamond")
    docks = {"london": "gold r1"}
    return at(london, ship("cadiz"), ship("genoa"), docks=docks, awaiting=to.Moor(A, A))


def in_cadiz() -> State:
    """Where two points more are enough."""
    london = ship("london", "cadiz", "s", CREW, hold="rum rum")
    docks = {"cadiz": "diamond diamond ruby pearl r1 r1"}
    ships = (london, ship("cadiz", "3,3"), ship("genoa"))
    return at(*ships, docks=docks, awaiting=to.Trade(A, A))


def at_sea(**more: bool) -> State:
    ships = (ship("london", "8,15", "e", "r3 r3"), ship("cadiz"), ship("genoa"))
    return at(*ships, options=Options(**more))


def two_ships_each() -> State:
    ships = (
        ship("london", "8,15", "e", "r3 r3", owner=A),
        ship("cadiz", owner=B),
        ship("marseilles", "5,5", "n", "b2", owner=A),
        ship("genoa", owner=B),
    )
    return at(*ships, options=Options(two_ships=True))
