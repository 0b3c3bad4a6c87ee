"""The weights of Piracy's win bar, fitted anew to games of bots: ten minutes of work.

python -m tools.piracy_win_bar

Whoever looks at the bar does not know how well people play, but most sit down with their like: so
games between equals count most. Of every pairing all games together count the same, one part of
that by game and two by position, or long games would decide everything.
"""

from collections.abc import Iterator, Sequence
from itertools import count, product
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from quarterdeck.bots.kept_tables import keep_table, shipped_path
from quarterdeck.bots.piracy import BOTS
from quarterdeck.bots.piracy.signs import Signs, aimed_at, signs_in
from quarterdeck.bots.piracy.win_bar import Weights, weights_key
from quarterdeck.cli.options import CORES
from quarterdeck.core import logbook
from quarterdeck.games.piracy import GAME
from quarterdeck.insight.brier_score import places_to_look
from quarterdeck.matches.arena import Match, blocks_of

SEED = 331_000  # and those that follow; whoever checks the bar takes others
STRONG = ("mate", "captain")
WORTH = 600.0  # games that all of it together is worth,
DOUBT = 3.0  # beside so many that say no sign tells anything
ROUNDS = 20  # of Newton's method
Array = NDArray[np.float64]


class Pairing(NamedTuple):
    """Who meets whom, how often, and how much all of it counts."""

    pirate: str
    navy: str
    games: int
    weight: float


class Look(NamedTuple):
    """A position of a game that has ended since."""

    is_his: bool  # as the Pirate sees it
    signs: Signs
    escaped: bool
    weight: float
    length: int  # of the game


def pairings() -> Iterator[Pairing]:
    for pirate, navy in product(BOTS.levels, BOTS.levels):
        yield Pairing(pirate, navy, 120, 4.0) if pirate == navy else Pairing(pirate, navy, 40, 1.0)
    for pirate, navy in product(BOTS.styles_of_role["pirate"], STRONG):
        yield Pairing(pirate, navy, 6, 0.1)
    for pirate, navy in product(STRONG, BOTS.styles_of_role["navy"]):
        yield Pairing(pirate, navy, 16, 0.3)


# Looking at games


def all_looks() -> Iterator[Look]:
    for pairing, seed in zip(pairings(), count(SEED), strict=False):
        for book in played(pairing, seed):
            yield from looks_at(book, pairing.weight / pairing.games)


def played(pairing: Pairing, seed: int) -> Iterator[str]:
    match = Match("piracy", (pairing.pirate, pairing.navy), GAME.options(), seed, keep=True)
    for block in blocks_of(match, pairing.games, CORES):
        yield from block.books


def looks_at(book: str, weight: float) -> Iterator[Look]:
    """A game as an onlooker sees it, and as the Pirate does once he has slipped out.

    What the guns do with him needs no guess.
    """
    pages = logbook.replay(GAME, logbook.read(book), logbook.trust)
    *before, last = (page.state for page in pages)
    escaped = last.pirate in last.awaiting.winners
    for state in (before[place] for place in places_to_look(len(before))):
        for seat in (None, last.pirate) if state.turn else (None,):
            seen = GAME.view(state, seat)
            if aimed_at(seen) is None:
                yield Look(seat is not None, signs_in(seen), escaped, weight, len(before))


# Fitting


def fit(looks: Sequence[Look]) -> Signs:
    """The weights under which what came of all positions was likeliest, by Newton's method."""
    signs, escaped = np.array([look.signs for look in looks]), np.array([x.escaped for x in looks])
    scale = np.where(signs.std(axis=0) > 0, signs.std(axis=0), 1.0)
    doubt = DOUBT * (np.array(Signs._fields) != "always")
    found, counted = np.zeros(len(scale)), weights_of(looks)
    for _ in range(ROUNDS):
        found = found - newton_step(signs / scale, escaped, counted, doubt, found)
    return Signs(*np.round(found / scale, 4).tolist())


def newton_step(signs: Array, escaped: Any, counted: Array, doubt: Array, found: Array) -> Array:
    told = 1 / (1 + np.exp(-signs @ found))
    slope = signs.T @ (counted * (told - escaped)) + doubt * found
    bend = (signs * (counted * told * (1 - told))[:, None]).T @ signs + np.diag(doubt)
    step: Array = np.linalg.solve(bend, slope)
    return step


def weights_of(looks: Sequence[Look]) -> Array:
    lengths = np.array([look.length for look in looks])
    counted = np.array([look.weight for look in looks]) * (1 + 2 * lengths / lengths.mean())
    found: Array = counted * WORTH / counted.sum()
    return found


def fit_weights(looks: Sequence[Look]) -> Weights:
    own, others = ([x for x in looks if x.is_his is his] for his in (True, False))
    return Weights(fit(own), fit(others))


if __name__ == "__main__":
    keep_table(shipped_path(weights_key()), msgspec.json.encode(fit_weights(list(all_looks()))))
