"""What a network learned of Buccaneer, and how a world is shown to it: as it learned to look.

It learned at tables for three, four and five, with the printed ships and every disc known.
"""

from functools import lru_cache

from msgspec.structs import replace

from quarterdeck.bots.network import Array, Network, share_by_opinion, shipped_layers
from quarterdeck.bots.record import Shares
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.options import Options
from quarterdeck.games.dorra.state import State
from quarterdeck.games.dorra.view import View
from quarterdeck.numbering import Numbering
from quarterdeck.numbering.reading import Reading

READING = Reading(most=5)
AS_LEARNED = Options(memory="aided")


def is_known(options: Options) -> bool:
    """Whether it learned with these ships; it knows nothing of those in somebody's own box."""
    return options.components == AS_LEARNED.components


def likings(world: State) -> Array:
    """Of all that may be done, in the menu's order."""
    seat = GAME.to_move(world)
    assert seat is not None
    network, seen = network_at(len(world.purses)), show_as_learned(world, seat)
    return network.likings(seen, GAME.legal_actions(world))


def share_of_everyone(world: State) -> Shares:
    """Of the win, as the network expects it."""
    seats = len(world.purses)
    views = [show_as_learned(world, seat) for seat in range(seats)]
    return tuple(share_by_opinion(float(each), seats) for each in network_at(seats).opinions(views))


@lru_cache(maxsize=len(GAME.seats))
def network_at(seats: int) -> Network:
    return Network(shipped_layers(GAME), READING, Numbering(GAME, seats, AS_LEARNED))


def show_as_learned(world: State, seat: int) -> View:
    """What a seat sees of a world in which nothing is hidden."""
    return GAME.view(replace(world, options=AS_LEARNED), seat)
