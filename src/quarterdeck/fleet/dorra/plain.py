"""A game in arrays as the rules know it, for whoever wants to look at one."""

from collections.abc import Mapping
from itertools import compress
from typing import Any

from quarterdeck.core.counts import Counts, minus
from quarterdeck.core.moment import Over
from quarterdeck.fleet.terms import FleetTerms
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra import state as at
from quarterdeck.games.dorra.ships import KINDS, SHIPS

from .state import ACT, MUTINY, TAKE


def rebuild(terms: FleetTerms, numbers: Mapping[str, Any]) -> at.State:
    """One game from its fields, each a number or a list of them."""
    held = tuple(map(tuple, numbers["booty"]))
    pieces: Counts = (box.PIECES,) * len(KINDS)
    for booty in held:
        pieces = minus(pieces, booty)
    return at.State(
        options=terms.options,
        turn=numbers["turn"],
        piles=plain_piles(numbers["pile_of"], numbers["depth"], numbers["heights"]),
        open=tuple(ship for ship in range(SHIPS) if numbers["open"] >> ship & 1),
        deck=tuple(numbers["deck"] >> ship & 1 for ship in range(SHIPS)),
        gone=list_in_order(numbers["gone"]),
        purses=tuple(numbers["purses"]),
        stock=box.COINS - sum(numbers["purses"]),
        booty=held,
        pieces=pieces,
        stalemates=numbers["stalemates"],
        awaiting=plain_moment(terms.seats, numbers),
    )


def plain_piles(pile_of: list[int], depth: list[int], heights: list[int]) -> at.Piles:
    """Disc by disc; a height that its pile has not would be seen in its length."""
    piles = [[-1] * height for height in heights]
    for disc, top in enumerate(pile_of):
        piles[top][depth[disc]] = disc
    return tuple(map(tuple, piles))


def list_in_order(places: list[int]) -> tuple[int, ...]:
    """What has a place, the first first."""
    return tuple(sorted(compress(range(len(places)), places), key=places.__getitem__))


def plain_moment(seats: int, numbers: Mapping[str, Any]) -> at.AnyMoment:
    moment, seat, captain = numbers["moment"], numbers["seat"], numbers["captain"]
    rebels = list_in_order(numbers["rebels"])
    if moment == MUTINY:
        asked = (seat - captain) % seats
        waiting = tuple((captain + step) % seats for step in range(asked + 1, seats))
        return at.ToMutiny(seat, captain, numbers["pile"], waiting, rebels)
    if moment == ACT:
        return at.ToAct(seat, rebels)
    if moment == TAKE:
        return at.ToTake(seat, numbers["pile"], numbers["ship"])
    return Over(tuple(each for each, won in enumerate(numbers["winners"]) if won))
