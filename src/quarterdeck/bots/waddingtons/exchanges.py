"""Exchanges worth a look in a port: what could be paid for which treasure."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, within
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.state import State
from quarterdeck.games.waddingtons.trading import (
    can_level,
    exchange_with_docks,
    fits,
    port_of,
    tradable,
    worth,
)

Exchange = tuple[Counts, Counts]  # what is given, what is taken


def exchanges(carried: Counts, docks: Counts, charts: bool) -> Iterator[Exchange]:
    """Every way of paying for up to two pieces of treasure, with crew made good."""
    for taken in hauls(docks):
        for given in payments(tradable(carried, charts)):
            if can_level(given, taken) and fits(carried[box.TREASURE : box.CARDS], given, taken):
                yield given, taken


@lru_cache(maxsize=250)
def payments(carried: Counts) -> tuple[Counts, ...]:
    """Everything that could be given, but for nothing at all."""
    ranges = [range(min(count, 3) + 1) for count in carried]
    return tuple(given for given in product(*ranges) if 0 < worth(given) <= 12 and any(given))


@lru_cache(maxsize=250)
def hauls(docks: Counts) -> tuple[Counts, ...]:
    """One or two pieces of treasure that lie there, alone or with a hand of crew."""
    kinds = [kind for kind in range(box.TREASURE, box.CARDS) if docks[kind]]
    pairs = [*((kind,) for kind in kinds), *combinations_with_replacement(kinds, 2)]
    crews = [(), *((crew,) for crew in range(box.CREW) if docks[crew])]
    found = (count_things((*pair, *crew)) for pair in pairs for crew in crews)
    return tuple(each for each in found if are_in_docks(each, docks))


def count_things(things: tuple[int, ...]) -> Counts:
    return tuple(things.count(thing) for thing in range(len(box.THINGS)))


def are_in_docks(things: Counts, docks: Counts) -> bool:
    return all(have >= want for have, want in zip(docks, things, strict=True))


# At the desk


def still_open(now: to.Trade, wanted: Exchange) -> bool:
    """Whether what lies on the desk can become this."""
    return within(now.given, wanted[0]) and within(now.taken, wanted[1])


def world_after_exchange(world: State, now: to.Trade, exchange: Exchange) -> State:
    """The world after an exchange."""
    given, taken = exchange
    ship = world.ships[now.ship]
    port = port_of(ship)
    docks = tuple(d - t + g for d, t, g in zip(world.docks[port], taken, given, strict=True))
    ships = (
        *world.ships[: now.ship],
        exchange_with_docks(ship, given, taken),
        *world.ships[now.ship + 1 :],
    )
    every = (*world.docks[:port], docks, *world.docks[port + 1 :])
    return replace(world, ships=ships, docks=every)
