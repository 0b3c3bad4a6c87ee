"""A knock-out among a few actions, all tried in the same imagined worlds with the same luck.

    round 1   a b c d e f   each in n worlds, every world and its luck the same for all of them
    round 2   a   c   e     those that did better, in more worlds
    round 3   a   c         and so on, until one is left

For games where chance swamps what an action is worth: what differs between two actions in one
world is their doing. Where even that leaves doubt, the action that was thought best beforehand
stands. An iteration is one action in one world.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from time import perf_counter
from typing import Any, NamedTuple

from quarterdeck.bots.budget import Budget
from quarterdeck.core.table import QuietTable

from .player import Thinker
from .weighed import Weighed

ALONE = Budget(iterations=24)  # for an action without a rival: enough to say what it is worth
GOLDEN = (math.sqrt(5) - 1) / 2  # steps of this size are spread evenly, however many are taken


class HalvingGuide(NamedTuple):
    """What a game tells the knock-out about itself."""

    candidates: Callable[[Any, Callable[[], float]], Sequence[Any]]  # of a view, best first
    play: Callable[[Any, Callable[[], float]], Any]  # an action for whoever is to move
    far_enough: Callable[[Any, Any], bool]  # of the imagined world, and the state now
    worth: Callable[[Any], tuple[float, ...]]  # of a state that is not over, by seat
    doubt: float = 1.5  # standard errors by which another action must be better than the first


class Luck(QuietTable):
    """Chance for one world; the number that comes first is chosen, so that worlds differ evenly."""

    def __init__(self, seed: int, first: float) -> None:
        super().__init__(seed)
        numbers, self.first = self.random, [first]
        self.random = lambda: self.first.pop() if self.first else numbers()


class Trial:
    """What an action brought, world by world."""

    def __init__(self, action: Any) -> None:
        self.action = action
        self.found: list[float] = []

    @property
    def total(self) -> float:
        return sum(self.found)

    def lead(self, other: "Trial") -> tuple[float, float]:
        """Over another action in the worlds that both were tried in: mean and standard error."""
        leads = [a - b for a, b in zip(self.found, other.found, strict=False)]
        mean = sum(leads) / len(leads)
        spread = sum((lead - mean) ** 2 for lead in leads) / len(leads)
        return mean, math.sqrt(spread / len(leads))


class Halving(Thinker[HalvingGuide]):
    """A player who compares. The same seed, view and iterations give the same choice."""

    def choose(self, seen: Any) -> Any:
        """What would be weighed first; where there is nothing to compare, unweighed."""
        actions = self.guide.candidates(seen, self.table.random)
        return actions[0] if len(actions) == 1 else self.contest(seen, actions)[0].action

    def weigh(self, seen: Any) -> list[Weighed]:
        """Whatever comes into question, with its share of the win: the choice, then the best."""
        return self.contest(seen, self.guide.candidates(seen, self.table.random))

    def weigh_all(self, seen: Any, worlds: int) -> list[Weighed]:
        """All that may be done, in the same worlds to the last: nothing is knocked out."""
        menu = self.game.legal_actions(self.game.imagine(seen, QuietTable(0)))
        trials = [Trial(action) for action in menu]
        for imagined in islice(self.worlds(seen), worlds):
            self.compare(trials, *imagined)
        return weigh_against(max(trials, key=lambda trial: trial.total), trials)

    def contest(self, seen: Any, actions: Sequence[Any]) -> list[Weighed]:
        """The first stays in to the end, so that the winner can be held against it."""
        trials = [Trial(action) for action in actions]
        favourite, *others = trials
        worlds = self.worlds(seen)
        rounds = max(1, math.ceil(math.log2(len(actions))))
        spent = Spent(self.budget if others else ALONE, rounds)
        for _ in range(rounds):
            for _ in spent.tries(1 + len(others)):
                self.compare((favourite, *others), *next(worlds))
            others.sort(key=lambda trial: -trial.total)
            others = others[: max(1, len(others) // 2)]
        return weigh_against(self.winner(favourite, others), trials)

    def winner(self, favourite: Trial, others: Sequence[Trial]) -> Trial:
        """The best of the others only where there is hardly a doubt."""
        best = others[0] if others else favourite
        mean, error = best.lead(favourite)
        return best if mean > self.guide.doubt * error else favourite

    def worlds(self, seen: Any) -> Iterator[tuple[Any, int, float]]:
        """Worlds that the view allows, and the luck of each."""
        first = self.table.random()
        while True:
            world = self.game.imagine(seen, self.table)
            yield world, int(self.table.random() * 2**32), first
            first = (first + GOLDEN) % 1

    def compare(self, trials: Sequence[Trial], world: Any, seed: int, first: float) -> None:
        seat = self.game.to_move(world)
        assert seat is not None
        for trial in trials:
            trial.found.append(self.play_out(world, trial.action, Luck(seed, first))[seat])

    def play_out(self, world: Any, action: Any, luck: Luck) -> tuple[float, ...]:
        """What everyone may hope for once this was done and some more."""
        state = self.game.apply(world, action, luck)
        while self.game.to_move(state) is not None:
            if self.guide.far_enough(world, state):
                return self.guide.worth(state)
            state = self.game.apply(state, self.guide.play(state, luck.random), luck)
        return self.game.payoffs(state)


def weigh_against(chosen: Trial, trials: Sequence[Trial]) -> list[Weighed]:
    """The chosen one, then the others, best first.

    What another is behind is told by the worlds that both were tried in, and so is its share.
    """
    share = chosen.total / len(chosen.found)
    found = []
    for trial in trials:
        behind, error = chosen.lead(trial)
        found.append(Weighed(trial.action, share - behind, behind, error, len(trial.found)))
    return sorted(found, key=lambda each: (each.action is not chosen.action, -each.share))


class Spent:
    """A budget shared out over the rounds of a contest."""

    def __init__(self, budget: Budget, rounds: int) -> None:
        self.budget, self.rounds = budget, rounds
        self.begun, self.done, self.played = perf_counter(), 0, 0

    def tries(self, actions: int) -> Iterator[int]:
        """Once for every world that this round has time for, and once in any case."""
        self.played += 1
        part = self.played / self.rounds
        yield 0
        self.done += actions
        while self.has_time(part, actions):
            yield self.done
            self.done += actions

    def has_time(self, part: float, actions: int) -> bool:
        if self.budget.seconds is not None:
            return perf_counter() - self.begun < part * self.budget.seconds
        return self.done + actions <= part * (self.budget.iterations or 1)
