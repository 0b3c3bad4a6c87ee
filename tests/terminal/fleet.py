"""Four ships of Waddingtons Buccaneer, for boards to show."""

from msgspec.structs import replace

from quarterdeck.games.waddingtons import moments as to
from tests.games.waddingtons.positions import A, at, play, ship, things

FOUR = ("Anne", "Bart", "Cleo", "Dirk")
REST = (
    ship("cadiz", "11,17", "s", "r2 r2 r1 b1 b3"),
    ship("marseilles", "15,7", "w", "r1 r1 b2"),
    ship("genoa", None, "n", "r3 r3 b1", chest="ruby ruby ruby"),
)
DOCKS = {"london": "diamond b1", "venice": "r1 b3 gold"}


def at_sea(where="8,16", bows="e", **more):
    """Anne of London at sea with a ruby aboard, to sail."""
    anne = ship("london", where, bows, "r3 b2 r1", hold="ruby")
    return at(anne, *REST, docks=DOCKS, **more)


def at_desk():
    """Anne in Venice, a ruby on the desk for a red 1."""
    desk = to.Trade(A, 0, things("ruby"), things("r1"))
    return replace(at_sea("venice"), awaiting=desk)


def alongside():
    """Anne has come alongside Bart on her way east."""
    state, _ = play(at_sea("8,17"), "sail e 4")
    assert isinstance(state.awaiting, to.Call)
    return state
