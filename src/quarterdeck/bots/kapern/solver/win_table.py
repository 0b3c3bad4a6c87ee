"""What a score is worth in a game of two: the chance to win, before a card is turned over.

    race ── final ──┬── reply
                    └── sudden death, as is a reply where both have fallen below the target

A game to another target is the same game, begun at other scores. Whoever stands below the
lowest row is taken to stand there. That a game ends after two hundred rounds is left out.
"""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

import numpy as np

from quarterdeck.bots.array_bytes import pack, unpack
from quarterdeck.games.kapern.options import Options

from .card_payoffs import LEAST, MAGIC, MOST, STEP, TOTALS
from .lattice import Indices, Numbers
from .turn_odds import CURSED, CURSES, WAYS

DEPTH = 10_000  # below the target
NEEDS = np.arange(LEAST, MOST + 2 * STEP, STEP)  # the last is out of reach

POINTS, CURSE = np.array(TOTALS)[:, None], np.array(CURSES)[:, None]


Phase = Literal["race", "final", "reply", "sudden"]


class Standings(NamedTuple):
    """The chance of whoever is to move, by this score and by the other's."""

    race: Numbers
    sudden: Numbers
    final: Numbers  # the other has started it, and stands at the target or above
    reply: Numbers  # by what is needed to draw level; where someone stands at the target


class Scale(NamedTuple):
    """Scores as rows, the lowest first: what counts is how far the target is away."""

    target: int
    rows: int
    floored: bool

    def row(self, score: Indices) -> Indices:
        """Of a score below the target."""
        return np.maximum(self.rows - (self.target - score) // STEP, 0)

    def above(self, score: Indices) -> Indices:
        """Of a score at the target or above it."""
        return np.clip((score - self.target) // STEP, 0, MOST // STEP - 1)

    def fall(self, score: Indices) -> Indices:
        """Where a score that has become less comes to stand."""
        return np.maximum(score, 0) if self.floored else score

    @property
    def scores(self) -> Indices:
        return self.target - STEP * np.arange(self.rows, 0, -1)

    @property
    def won(self) -> Indices:
        """What whoever starts the final round can stand at."""
        return np.arange(self.target, self.target + MOST, STEP)


def score_scale(options: Options) -> Scale:
    """Down to the floor; where there is none, far enough for every target."""
    depth = options.target if options.floor_zero else DEPTH
    return Scale(options.target, depth // STEP, options.floor_zero)


def column_of_need(need: Indices) -> Indices:
    """The column of a need."""
    return np.clip((need - LEAST) // STEP, 0, len(NEEDS) - 1)


class Pair(NamedTuple):
    """Scores, column by column: of whoever is to move, and of the other."""

    mine: Indices
    theirs: Indices


def score_pairs(mine: Indices, theirs: Indices) -> Pair:
    """Every score with every score, row by row."""
    both = np.meshgrid(mine, theirs, indexing="ij")
    return Pair(*(each.ravel() for each in both))


# What each way to end a turn is worth to whoever ends it


def value_in_the_race(scale: Scale, other: Standings, at: Pair) -> Numbers:
    mine, theirs = scale.fall(at.mine + POINTS), scale.row(at.theirs)
    there, last = mine >= scale.target, scale.target - STEP
    final = other.final[theirs, scale.above(mine)]
    on = other.race[theirs, scale.row(np.minimum(mine, last))]
    cursed = other.race[scale.row(scale.fall(at.theirs - CURSE)), scale.row(at.mine)]
    return value_columns(1.0 - np.where(there, final, on), 1.0 - cursed)


def value_in_sudden_death(scale: Scale, other: Standings, at: Pair) -> Numbers:
    mine, theirs = scale.fall(at.mine + POINTS), scale.row(at.theirs)
    there, last = mine >= scale.target, scale.target - STEP
    on = other.sudden[theirs, scale.row(np.minimum(mine, last))]
    cursed = other.sudden[scale.row(scale.fall(at.theirs - CURSE)), scale.row(at.mine)]
    return value_columns(np.where(there, 1.0, 1.0 - on), 1.0 - cursed)


def value_in_the_final_round(scale: Scale, other: Standings, at: Pair) -> Numbers:
    """Whoever passes the starter is answered; a curse can throw both back below the target."""
    fallen = scale.fall(at.theirs - CURSE)
    below, last = fallen < scale.target, scale.target - STEP
    sudden = other.sudden[scale.row(np.minimum(fallen, last)), scale.row(at.mine)]
    cursed = np.where(below, 1.0 - sudden, 0.0)
    return value_columns(passing(other.reply, at.theirs - at.mine), cursed)


def passing(reply: Numbers, need: Indices) -> Numbers:
    """The worth of points against somebody who answers if passed."""
    lead = POINTS - need
    return np.where(lead > 0, 1.0 - reply[column_of_need(lead)], level(lead))


def in_the_reply(need: Indices) -> Numbers:
    """Nobody answers any more."""
    return value_columns(level(POINTS - need), level(CURSE - need))


def level(lead: Indices) -> Numbers:
    """A lead is a win, a tie half of one."""
    return (1.0 + np.sign(lead)) / 2.0


def value_columns(points: Numbers, cursed: Numbers) -> Numbers:
    """One column of worths for each pair of scores; Pirate Magic always wins."""
    found = np.ones((WAYS, points.shape[1]))
    found[:MAGIC], found[CURSED:] = points, cursed
    return found


def value_of_turn(options: Options, known: Standings, phase: Phase, at: Pair) -> Numbers:
    """The same for any phase, by standings that may be those of other house rules."""
    measure = Scale(options.target, len(known.race), options.floor_zero)
    if phase == "reply":
        return in_the_reply(at.theirs - at.mine)
    return BY_SCORES[phase](measure, known, at)


BY_SCORES: Mapping[str, Callable[[Scale, Standings, Pair], Numbers]] = {
    "race": value_in_the_race,
    "sudden": value_in_sudden_death,
    "final": value_in_the_final_round,
}


def pack_standings(found: Standings) -> bytes:
    return pack(**{name: each.astype(np.float32) for name, each in found._asdict().items()})


def unpack_standings(packed: bytes) -> Standings:
    return Standings(**{name: each.astype(np.float64) for name, each in unpack(packed).items()})
