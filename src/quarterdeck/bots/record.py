"""One record a game for its bots: who can sit down, and what they can say about a game."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Literal, NamedTuple

import msgspec

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.player import Player
from quarterdeck.core.logbook import Logbook
from quarterdeck.core.sentence import Sentence

Maker = Callable[[Any, int, Budget], Player]  # options, seed and budget make a player
Shares = tuple[float, ...]  # of the win, by seat: one in all
Heat = tuple[tuple[int, float], ...]  # squares, and how likely what is hidden is there


class Side(msgspec.Struct, frozen=True, gc=False):
    """Seats that win together, and how likely they do."""

    seats: tuple[int, ...]
    chance: float


class Option(msgspec.Struct, frozen=True, gc=False):
    """Something to do, and what comes of it if play goes on well."""

    action: str
    value: float  # points, or a chance: see Advice.measure
    risk: float  # the chance that this action ends the turn badly at once
    bust: float  # the chance that the turn ends badly, now or later
    reason: Sentence
    then: str = ""  # what to do next, where it takes two actions to carry this out


class Advice(msgspec.Struct, frozen=True, gc=False):
    """All that may be done, best first; nothing where it is another's turn.

    Where there is nothing to compare, there is no measure either.
    """

    measure: Literal["points", "win", "catch", "escape", "none"]
    options: tuple[Option, ...]
    heat: Heat = ()
    race: tuple[float, ...] = ()  # by seat: turns that it still needs to win
    chances: tuple[Side, ...] = ()  # of every side to win


class Slip(msgspec.Struct, frozen=True, gc=False):
    """A decision that gave something away: what was done, what was better, what it cost."""

    turn: int
    action: str
    better: str
    cost: float


class Account(msgspec.Struct, frozen=True, gc=False):
    """One seat's game: `points = fair + luck - given`, to the last digit."""

    turns: int
    points: float  # brought home by its own turns
    fair: float  # what such turns bring on average, played as well as can be
    luck: float  # of cards and dice
    given: float  # given away by decisions
    best_turn: float
    dearest: Slip | None


class Weight(NamedTuple):
    """One of all the options of a decision, beside the best."""

    action: Any
    share: float  # of the win, for whoever decides
    behind: float  # the best
    error: float  # the standard error of that; none where it is exact


class EveryOption(NamedTuple):
    """Where not only what comes into question can be weighed, but all that may be done."""

    moments: tuple[type, ...]  # at which an action is a whole decision
    weigh: Callable[[Any, int, int], Sequence[Weight]]  # of a view, in so many worlds of a seed
    say_why: Callable[[Any, Sequence[Weight]], Sequence[Sentence]]  # why, option by option
    seats: tuple[int, ...] = ()  # at tables for so many; at any, where it does not matter


Adviser = Callable[[Any, Budget], Advice]  # of a view
Recollect = Callable[[Any, Any], Any]  # of a view, and of the one before as it was remembered


def remember_nothing(seen: Any, _: Any) -> Any:
    """The view as it is: what was shown once is shown again."""
    return seen


@dataclass(frozen=True, kw_only=True)
class Bots:
    """What a game's folder of bots offers. Whatever a game leaves out, nobody is offered."""

    levels: Mapping[str, Maker] = field(default_factory=dict)  # weakest first
    # Frozen opponents to measure others by: they sit down at a duel, nobody is offered them.
    styles: Mapping[str, Maker] = field(default_factory=dict)
    styles_of_role: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # By role: opponents that nothing was ever tuned on. They are kept for the last proof.
    judges: Mapping[str, Mapping[str, Maker]] = field(default_factory=dict)
    advise: Adviser | None = None
    chances: Callable[[Any, Budget], Shares] | None = None  # of a view
    account: Callable[[Logbook], tuple[Account, ...]] | None = None
    every_option: EveryOption | None = None
    heat: Callable[[Logbook], tuple[Heat, ...]] | None = None  # a map for every line
    # Where a view does not show again what once was seen: the view of whoever remembers it.
    recollect: Recollect = remember_nothing
    remembering: tuple[str, ...] = ()  # the levels who do, and the coach

    @property
    def makers(self) -> Mapping[str, Maker]:
        """Every bot of ours but the random one: the levels, and whom to measure them by."""
        judges = chain.from_iterable(part.items() for part in self.judges.values())
        return {**self.levels, **self.styles, **dict(judges)}
