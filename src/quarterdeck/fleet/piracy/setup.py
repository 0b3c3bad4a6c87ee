"""Setting up: where chests and ships lie, and where the Pirate slips out."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array, lax

from quarterdeck.fleet.lookup import change_seldom, look_up
from quarterdeck.fleet.terms import FleetTerms
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy.setup import captains_of_ships

from . import tables as the
from .sets import no_squares, pack_flags
from .state import BURY, DEPART, NONE, SAIL, STATION, Chance, Known, Record, State, Voyage
from .waters import departures

LOG_ROW = box.SHIPS + 3 + -(-the.SQUARES // 16) + box.SPEED + 1


def pirate_of(terms: FleetTerms) -> int:
    """The chair agreed on, counted round the table."""
    chair: int = terms.options.pirate
    return (chair - 1) % terms.seats


def captain_of(terms: FleetTerms, ship: Array) -> Array:
    return look_up(jnp.array(captains_of_ships(pirate_of(terms), terms.seats)), ship)


def deal(terms: FleetTerms, _: Chance) -> State:
    """An empty chart."""
    nothing, none = jnp.int32(0), jnp.int32(NONE)
    nowhere = jnp.full(box.SHIPS, the.NOT_YET)
    return State(
        chests=jnp.zeros(the.SITES, bool),
        stolen=jnp.zeros(the.SITES, jnp.int32),
        ships=nowhere,
        opened=jnp.zeros(the.HARBOURS, jnp.int32),
        closed=jnp.zeros(the.HARBOURS, jnp.int32),
        turn=nothing,
        ship=nothing,
        roll=jnp.int32(1),
        record=Record(nowhere, none, none, none, no_squares()),
        known=Known(no_squares(), no_squares(), no_squares()),
        voyage=Voyage(nothing, nothing, jnp.int32(the.NOT_YET), none),
        log=jnp.zeros((box.TURNS + 1, LOG_ROW), jnp.uint16),
        moment=jnp.int32(BURY),
        seat=captain_of(terms, nothing),
        winners=jnp.zeros(terms.seats, bool),
        terms=terms,
    )


# Chests and ships


def put_down(state: State, action: Array) -> State:
    """A piece where one likes; or all one's own in a row, as the chart suggests."""
    kind = look_up(the.KIND, action)
    suggested = kind == the.SETS_UP
    chests, ships = pieces_to_put(state)
    at_site = (jnp.arange(the.SITES) == look_up(the.SITE_OF, action)) & (kind == the.BURIES)
    buried = at_site | suggested & suggest_sites(state.chests, chests)
    by_hand = jnp.where(first_not_yet(state.ships), look_up(the.SQUARE_OF, action), state.ships)
    stationed = jnp.where(kind == the.STATIONS, by_hand, state.ships)
    stationed = jnp.where(suggested, suggest_stations(state, ships), stationed)
    return ask_next(replace(state, chests=state.chests | buried, ships=stationed))


def ask_next(state: State) -> State:
    """The Captains put down one chest each, in turn; then each his own ship; then he departs."""
    captains = state.terms.seats - 1
    chests, ships = state.chests.sum(), (state.ships != the.NOT_YET).sum()
    burying = chests < box.CHESTS
    moment = jnp.where(burying, BURY, jnp.where(ships < box.SHIPS, STATION, DEPART))
    captain = captain_of(state.terms, jnp.where(burying, chests % captains, ships % box.SHIPS))
    seat = jnp.where(moment == DEPART, pirate_of(state.terms), captain)
    return replace(state, moment=moment.astype(jnp.int32), seat=seat.astype(jnp.int32))


def first_not_yet(ships: Array) -> Array:
    """True for the ship that is next."""
    return jnp.arange(box.SHIPS) == (ships != the.NOT_YET).sum()


def pieces_to_put(state: State) -> tuple[Array, Array]:
    """How many chests and ships are one's own in a row: all, where one commands the Navy."""
    chests = box.CHESTS - state.chests.sum()
    ships = (state.ships == the.NOT_YET).sum()
    if state.terms.seats == 2:
        return chests, ships
    burying = state.moment == BURY
    both = (chests == 1) & ((box.CHESTS - 1) % (state.terms.seats - 1) == 0)
    return 1 * burying, jnp.where(burying, 1 * both, 1)


def suggest_sites(chests: Array, count: Array) -> Array:
    """On islands that have as few chests as any, in their order, each on its first free site."""
    lying = pack_flags(chests)
    held = lax.population_count(lying & the.TOGETHER)
    level = held + lax.population_count(~lying & the.EARLIER)
    free = ~chests & (level < box.PER_ISLAND)
    key = jnp.uint32(1) << level * the.ISLANDS + the.ISLAND  # another for every free site
    keys = jnp.where(free, key, 0).sum(dtype=jnp.uint32)
    return free & (lax.population_count(keys & key - 1) < count)


def suggest_stations(state: State, count: Array) -> Array:
    """One after the other; what follows two ships or fewer is looked up."""
    ships = state.ships
    placed = (ships != the.NOT_YET).sum()
    first, second = (jnp.minimum(ships[at], the.SUNK) for at in range(2))
    looked_up = look_up(the.STATIONS_FOLLOWING, first, second).astype(jnp.int32)
    few = jnp.where(jnp.arange(box.SHIPS) < placed, ships, looked_up)
    most = change_seldom((placed > 2) & (placed < box.SHIPS), suggest_last, ships)
    full = jnp.where(placed > 2, most, few)
    return jnp.where(jnp.arange(box.SHIPS) < placed + count, full, the.NOT_YET)


def suggest_last(ships: Array) -> Array:
    """The fourth, unless it is there, and the fifth."""
    fourth = jnp.where(ships[3] == the.NOT_YET, suggest_station(ships[:3]), ships[3])
    ships = ships.at[3].set(fourth)
    return ships.at[4].set(suggest_station(ships[:4]))


def suggest_station(ships: Array) -> Array:
    """The first square from which most can be seen that no ship sees or lies on."""
    seen = jnp.zeros(the.SIGHT_BITS.shape[1], jnp.uint32)
    for ship in range(len(ships)):
        seen = seen | look_up(the.OVERLOOKED_BITS, ships[ship])
    news = lax.population_count(jnp.array(the.SIGHT_BITS) & ~seen).sum(axis=1, dtype=jnp.int32)
    squares = jnp.arange(the.SQUARES)
    taken = (squares == ships[:, None]).any(axis=0)
    # One number to compare, the first square the greatest: an argmax is slow on a CPU.
    best = (jnp.where(taken, -1, news) * the.SQUARES + the.SQUARES - 1 - squares).max()
    return the.SQUARES - 1 - best % the.SQUARES


# The departure


def depart(state: State, action: Array) -> State:
    """In secret; then the Pirate has the first turn."""
    square = look_up(the.SQUARE_OF, action).astype(jnp.int32)
    harbour = look_up(the.HARBOUR_OF, action).astype(jnp.int32)
    return replace(
        state,
        turn=jnp.ones_like(state.turn),
        record=replace(state.record, ships=state.ships),
        known=replace(state.known, possible=departures(state)),
        voyage=replace(state.voyage, harbour=harbour, start=square, square=square),
        moment=jnp.full_like(state.moment, SAIL),
        seat=jnp.full_like(state.seat, pirate_of(state.terms)),
    )
