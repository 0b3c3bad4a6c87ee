"""Piracy, counted: what a place for a chest is worth, and how two Navies hunt."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from statistics import fmean

import numpy as np

from quarterdeck.bots.piracy.square_tables import SquareTables, square_tables
from quarterdeck.core.logbook import Page
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy.events import (
    AnsweredAye,
    Caught,
    Escaped,
    RanInto,
    ShutIn,
    Sunk,
)
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.state import State, ToDecide, ToEngage, ToMove
from quarterdeck.games.piracy.waters import waters
from quarterdeck.matches.arena import Match

from .kept_matches import KeptGame, kept_games
from .piracy_set_ups import ANYWHERE, OPTIONS, SUGGESTED, SetUp, SetUpGame, set_up_games
from .tallies import Key, Tally

SEED, DUEL_SEED = 91192, 91194
SEA = waters(OPTIONS.map)
CAPTAINS, MATES, LEARNED = "captain", "mate", "fleet_train:Learned"
LAID = {  # who lays the chests, and in how many games
    CAPTAINS: 150,
    LEARNED: 150,
    MATES: 150,
    SUGGESTED: 150,
    ANYWHERE: 600,
}
LAID_FOR_MATES = {CAPTAINS: 200, MATES: 200, SUGGESTED: 200, ANYWHERE: 200}
BEGUN = 150  # games in which chance says where the Pirate begins
HUNTS = 120  # games of each Navy against the captain's Pirate
THIRDS = 3


# Where chests lie


def count_layings() -> Tally:
    """What the Pirate wins, by who laid the chests, among captains and among mates."""
    tally = Tally(max(LAID.values()))
    for players, laid in ((CAPTAINS, LAID), (MATES, LAID_FOR_MATES)):
        for who, games in laid.items():
            for number, game in enumerate(set_up_games(SetUp(who, players, players), games, SEED)):
                for what, value in of_laying(game):
                    tally.add(number, Key(who, f"{what}, {players}s"), value)
    return tally


def of_laying(game: SetUpGame) -> Iterator[tuple[str, float]]:
    yield "pirate won", game.pirate_won
    yield "stolen", len(game.stolen)


def count_sites() -> Tally:
    """Chests laid by chance: with one at a site, and without."""
    tally = Tally(LAID[ANYWHERE])
    for number, game in enumerate(set_up_games(SetUp(ANYWHERE), LAID[ANYWHERE], SEED)):
        for site in SEA.sites:
            there = "with" if site in game.chests else "without"
            tally.add(number, Key(there, f"pirate won {site}"), game.pirate_won)
            if site in game.chests:
                tally.add(number, Key("with", f"stolen {site}"), site in game.stolen)
                tally.add(number, Key("with", f"first {site}"), (site,) == game.stolen[:1])
    return tally


def count_ways_to_lie() -> Tally:
    """The same games, by how the ten chests lie together: the least third, and the greatest."""
    games = list(set_up_games(SetUp(ANYWHERE), LAID[ANYWHERE], SEED))
    tally = Tally(len(games))
    for what, measure in MEASURES.items():
        measured = [measure(game.chests) for game in games]
        low, high = np.quantile(measured, (1 / THIRDS, 1 - 1 / THIRDS))
        for number, (game, value) in enumerate(zip(games, measured, strict=True)):
            where = "least" if value <= low else "greatest" if value >= high else "middle"
            tally.add(number, Key(where, what), game.pirate_won)
            tally.add(number, Key(where, f"{what} is"), value)
    return tally


def squares_to_load_from(chests: Iterable[Square]) -> float:
    return fmean(SEA.shore[site].bit_count() for site in chests)


def steps_to_a_harbour(chests: Iterable[Square]) -> float:
    """On average, from a chest to the harbour that is nearest to it."""
    return fmean(harbour_steps(site) for site in chests)


def steps_between(chests: Iterable[Square]) -> float:
    """On average, from each chest to the next one."""
    lying = tuple(chests)
    return fmean(min(steps(site, other) for other in lying if other != site) for site in lying)


def islands_with_two(chests: Iterable[Square]) -> float:
    lying = grid.together(chests)
    return sum((island & lying).bit_count() == box.PER_ISLAND for island in SEA.islands)


def ships_that_see(chests: Iterable[Square]) -> float:
    """From how many squares of the sea one sees those that a chest is loaded from."""
    found = tables()
    rows = [found.goals[site] for site in chests]
    return fmean(
        float((found.sight @ found.beside[row]).sum() / found.beside[row].sum()) for row in rows
    )


MEASURES: dict[str, Callable[[Iterable[Square]], float]] = {
    "squares to load from": squares_to_load_from,
    "steps to a harbour": steps_to_a_harbour,
    "steps between": steps_between,
    "islands with two": islands_with_two,
    "squares that see it": ships_that_see,
}


@lru_cache(maxsize=1)
def tables() -> SquareTables:
    return square_tables(SEA, OPTIONS.telescope)


@lru_cache(maxsize=2048)
def steps(goal: Square, other: Square) -> float:
    """Between the squares next to one and to the other."""
    found = tables()
    beside = found.beside[found.goals[other]] > 0
    return float(found.away[found.goals[goal]][beside].min())


@lru_cache(maxsize=256)
def harbour_steps(site: Square) -> float:
    return min(steps(site, harbour) for harbour in SEA.harbours)


# Where the Pirate begins


def count_departures() -> Tally:
    """Where captains begin, and what each harbour wins where chance begins."""
    tally = Tally(max(LAID[CAPTAINS], BEGUN))
    for who, games in ((CAPTAINS, LAID[CAPTAINS]), (ANYWHERE, BEGUN)):
        for number, game in enumerate(set_up_games(SetUp(CAPTAINS, who), games, SEED)):
            tally.add(number, Key(who, "pirate won"), game.pirate_won)
            tally.add(number, Key(who, f"won from {game.harbour}"), game.pirate_won)
            for harbour in SEA.harbours:
                tally.add(number, Key(who, f"begins {harbour}"), harbour == game.harbour)
    return tally


# How a Navy hunts


def count_hunts() -> Tally:
    """Two Navies, each against the captain's Pirate, with the same luck."""
    tally = Tally(HUNTS)
    for navy in (LEARNED, CAPTAINS):
        match = Match(GAME.name, (CAPTAINS, navy), OPTIONS, DUEL_SEED)
        for game in kept_games(match, HUNTS):
            for what, value in of_hunt(game):
                tally.add(game.block, Key(navy, what), value)
    return tally


def of_hunt(game: KeptGame) -> Iterator[tuple[str, float]]:
    end = game.pages[-1].state
    laid = (*grid.list_squares(end.chests), *end.stolen)
    yield "caught", game.payoffs[1]
    yield "turns", end.turn
    yield "stolen", len(end.stolen)
    for what, measure in MEASURES.items():
        yield f"chests: {what}", measure(laid)
    yield from how_it_ended(game.pages)
    for last, page in zip(game.pages, game.pages[1:], strict=False):
        yield from of_order(last.state, page)
        if page.state.turn > last.state.turn > 0:
            yield from of_round(last.state)


def how_it_ended(pages: list[Page]) -> Iterator[tuple[str, float]]:
    told = {type(event) for page in pages[-1:] for event in page.table.heard_by_anyone()}
    for kind in (Caught, RanInto, Sunk, ShutIn, Escaped):
        yield f"ended: {kind.__name__}", kind in told


def of_order(state: State, page: Page) -> Iterator[tuple[str, float]]:
    """What a ship does, and whether it sees him."""
    action = GAME.read(page.entry.word)
    seen = any(isinstance(event, AnsweredAye) for event in page.table.heard_by_anyone())
    match state.awaiting:
        case ToDecide():
            yield "looks first", isinstance(action, do.Look)
            yield "looks first and sees" if isinstance(action, do.Look) else "moves and sees", seen
            yield "sees", seen
        case ToMove():
            yield "stays", isinstance(action, do.Stay)
        case ToEngage():
            yield "fires", isinstance(action, do.Fire)
            yield "goes after him", isinstance(action, do.Move)


def of_round(state: State) -> Iterator[tuple[str, float]]:
    """How the ships lie as the Pirate's next turn begins."""
    afloat = [square for square in state.ships if square != box.SUNK]
    assert state.voyage is not None
    near = sorted(gap(square, state.voyage.square) for square in afloat)
    yield "nearest ship", near[0]
    yield "ships within six", sum(each <= 6 for each in near)
    yield "ships apart", fmean(gap(one, other) for one, other in combinations(afloat, 2))
    yield "squares he can be on", state.known.possible.bit_count()
    yield "ships in straits", sum(SEA.no_passing >> square & 1 for square in afloat)
    yield "chests watched", fmean(watched(site, afloat) for site in lying(state) or (0,))


def lying(state: State) -> tuple[Square, ...]:
    return grid.list_squares(state.chests)


def watched(site: Square, afloat: list[Square]) -> float:
    """Whether any ship overlooks a square that a chest is loaded from."""
    if not site:
        return 0.0
    found = tables()
    places = [found.known.places[square] for square in afloat]
    return float(found.watched[places, found.goals[site]].max())


def gap(one: Square, other: Square) -> int:
    """Squares across and down."""
    (row, column), (below, beside) = divmod(one, grid.STRIDE), divmod(other, grid.STRIDE)
    return abs(row - below) + abs(column - beside)
