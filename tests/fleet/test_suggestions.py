"""What the chart suggests to whoever sets up Piracy, in arrays and by the rules."""

from dataclasses import replace
from random import Random

import jax
import jax.numpy as jnp
import pytest

from quarterdeck import fleet
from quarterdeck.fleet.in_arrays import in_arrays
from quarterdeck.fleet.piracy import tables as the
from quarterdeck.fleet.piracy.setup import suggest_sites, suggest_stations
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.setup import suggested_site, suggested_station

TERMS = fleet.agree_on("piracy", 3)


@pytest.fixture(scope="module")
def empty():
    game = in_arrays(TERMS)
    return game.deal(TERMS, game.chance_from(jnp.zeros(game.words, jnp.uint32)))


@pytest.mark.parametrize("placed", range(box.SHIPS))
def test_the_next_ship_is_stationed_where_the_rules_would(placed, empty):
    random, missing = Random(placed), [the.NOT_YET] * (box.SHIPS - placed)
    fleets = [random.sample(range(the.SQUARES), placed) for _ in range(32)]
    suggest = jax.jit(jax.vmap(lambda ships: suggest_stations(replace(empty, ships=ships), 1)))

    found = suggest(jnp.array([[*ships, *missing] for ships in fleets])).tolist()

    for ships, after in zip(fleets, found, strict=True):
        next_one = suggested_station(the.SEA, tuple(the.OCEAN[ship] for ship in ships))
        assert after == [*ships, the.NUMBER[next_one], *missing[1:]]


def test_the_next_chest_is_buried_where_the_rules_would():
    random = Random(1)
    laid = [lay_chests(random) for _ in range(64)]

    found = jax.vmap(lambda chests: suggest_sites(chests, 1))(jnp.array(laid)).tolist()

    for chests, after in zip(laid, found, strict=True):
        sites = grid.together(
            site for site, there in zip(the.SEA.sites, chests, strict=True) if there
        )
        next_one = suggested_site(the.SEA, sites)
        assert after == [site == next_one for site in the.SEA.sites]


def lay_chests(random):
    """Some chests, on every island no more than may lie there."""
    islands = [
        [at for at in range(the.SITES) if the.ISLAND[at] == each] for each in range(the.ISLANDS)
    ]
    chosen = [random.sample(sites, random.randint(0, min(2, len(sites)))) for sites in islands]
    return [any(at in each for each in chosen) for at in range(the.SITES)]
