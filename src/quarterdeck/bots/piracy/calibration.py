"""How good the Navy's reckoning is: what it believed of each square, and where the Pirate was."""

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise

import msgspec

from quarterdeck.core import logbook
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy.state import State, ToRoll

from .belief import HEADS_FOR_TREASURE, WANDERS, Array, Filter, Model

EDGES = (0.0, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.01)
MODELS = {"wanders": WANDERS, "heads-for-treasure": HEADS_FOR_TREASURE}


class Bin(msgspec.Struct):
    """All squares that were believed in about as much."""

    low: float
    high: float
    squares: int = 0
    believed: float = 0.0  # in all
    found: int = 0  # how often he was there

    def add(self, belief: float, there: bool) -> None:
        self.squares += 1
        self.believed += belief
        self.found += there


class Calibration(msgspec.Struct):
    """One model, over many turns of the Pirate; a loss is in nats a turn."""

    model: str
    turns: int
    excluded: int  # how often the true square was ruled out
    loss: float
    uniform: float  # what knowing nothing would cost
    bins: tuple[Bin, ...]

    @property
    def gain(self) -> float:
        return self.uniform - self.loss


def calibrate(books: Iterable[str]) -> tuple[Calibration, ...]:
    """Every model, held against the same recorded games."""
    games = [tuple(waking(logbook.read(book))) for book in books]
    return tuple(weigh_model(name, model, games) for name, model in MODELS.items())


def waking(book: logbook.Logbook) -> Iterator[State]:
    """The positions in which a ship's turn begins: what is believed matters then."""
    for page in logbook.replay(GAME, book, logbook.trust):
        if isinstance(page.state.awaiting, ToRoll):
            yield page.state


def weigh_model(name: str, model: Model, games: Iterable[tuple[State, ...]]) -> Calibration:
    bins = tuple(Bin(low, high) for low, high in pairwise(EDGES))
    losses: list[float] = []
    uniform, excluded = 0.0, 0
    for states in games:
        for belief, place in beliefs_with_truth(model, states):
            chance = float(belief[place])
            excluded += chance <= 0
            losses.append(-math.log(max(chance, 1e-12)))
            uniform += math.log(len(belief))
            sort_out(bins, belief, place)
    turns = max(1, len(losses))
    return Calibration(name, len(losses), excluded, sum(losses) / turns, uniform / turns, bins)


def beliefs_with_truth(model: Model, states: tuple[State, ...]) -> Iterator[tuple[Array, int]]:
    """At each position the belief, and where in it the truth is."""
    follower = Filter(states[0].options, model) if states else None
    for state in states:
        assert follower is not None and state.voyage is not None
        buried = state.chests | grid.together(state.stolen)
        belief = follower.follow(buried, state.records, state.record).anywhere
        yield belief, follower.known.places[state.voyage.square]


def sort_out(bins: tuple[Bin, ...], belief: Array, place: int) -> None:
    for at, chance in enumerate(belief.tolist()):
        if chance > 0:
            next(each for each in bins if chance < each.high).add(chance, at == place)
