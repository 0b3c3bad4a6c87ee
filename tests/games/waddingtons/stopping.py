"""Stopping at the coast, to see what a Chance card does."""

from quarterdeck.games.waddingtons.events import TurnedUp
from tests.games.waddingtons.positions import A, at, draw, heard, play, ship

STRONG = "r3 b3"  # a crew that needs no relief


def stop(number, *others, hand=STRONG, place="9,14", way="s", **more):
    """The first ship stops on the coast and draws this card."""
    luck, words = more.pop("luck", ()), more.pop("words", ())
    mine = {key: more.pop(key) for key in ("hold", "cards", "home") if key in more}
    me = ship(mine.pop("home", "london"), place, way, hand, **mine)
    state = at(me, *(others or (ship("genoa"),)), **more)
    after, table = play(state, f"sail {way} 1", *words, chance=(draw(number), *luck))
    return after, heard(table, TurnedUp)[0].branches, table


def where(state, index=A):
    return state.ships[index].square
