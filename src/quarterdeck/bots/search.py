"""Search: one tree over imagined worlds, in which every seat plays for itself.

Each iteration imagines a world that the view allows, walks down the tree, adds
one node, plays on for a while by a rule of thumb, and credits every seat with
its share of the win. Chance and secrets are dealt anew each time, so a node is
what was done, not where it led.
"""

import math
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from .player import Thinker
from .weighed import Weighed

Shares = tuple[float, ...]  # of the win, by seat
CLOCK = 8  # iterations between two looks at the clock


class SearchGuide(NamedTuple):
    """What a game tells the search about itself."""

    candidates: Callable[[Any, Any], Sequence[Any]]  # of a state and its menu, best first
    playout: Callable[[Any, Any, Callable[[], float]], Any]  # an action, by a rule of thumb
    far_enough: Callable[[Any, Any], bool]  # of the state a playout began with, and the state now
    worth: Callable[[Any], Shares]  # of a state that is not over
    first: Callable[[Any], Sequence[Any]] | None = None  # of a view: what to try first, if known
    curiosity: float = 0.3  # how much a seldom tried action is favoured
    memory: float = 6.0  # how much an action is favoured that did well elsewhere in the tree
    breadth: float = 1.0  # so many candidates at first, more with the root of the visits


class Average(NamedTuple):
    """What an action brought whoever does it: the share of the win, and its standard error."""

    share: float
    error: float


class Node:
    """What was found after some actions."""

    __slots__ = ("children", "order", "shares", "squares", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.shares = [0.0] * seats
        self.squares = 0.0  # of the shares of whoever came here
        self.children: dict[Any, Node] = {}
        self.order: Sequence[Any] = ()


class Search(Thinker[SearchGuide]):
    """A player who looks ahead. The same seed, view and iterations give the same choice."""

    def choose(self, seen: Any) -> Any:
        """The action that was looked at most."""
        return most_visited(self.grow(seen))

    def weigh(self, seen: Any) -> list[Weighed]:
        """All that was looked at: first what `choose` would play, then by its share of the win."""
        root = self.grow(seen)
        best = most_visited(root)
        tried = weigh_children(root, seen.seat, average(root.children[best], seen.seat))
        return sorted(tried, key=lambda each: (each.action != best, -each.share))

    def grow(self, seen: Any) -> Node:
        """The tree after as many iterations as there is time for."""
        world = self.game.imagine(seen, self.table)
        root = Node(len(self.game.scores(world)))
        menu = self.game.legal_actions(world)
        if len(menu) == 1:
            root.children[menu[0]] = Node(len(root.shares))
            return root
        if self.guide.first:
            root.order = self.guide.first(seen)
        past: dict[tuple[int, Any], list[float]] = {}
        begun, done = perf_counter(), 0
        while not self.spent(done, begun):
            self.iterate(root, self.game.imagine(seen, self.table), past)
            done += 1
        return root

    def spent(self, done: int, begun: float) -> bool:
        if self.budget.seconds is None:
            return done >= (self.budget.iterations or 1)
        return done > 0 and done % CLOCK == 0 and perf_counter() - begun >= self.budget.seconds

    def iterate(self, root: Node, world: Any, past: dict[tuple[int, Any], list[float]]) -> None:
        """Down the tree, one node more, on to the end, and back with the result."""
        node, path, played = root, [root], []
        while (seat := self.game.to_move(world)) is not None:
            action = self.select(node, seat, world, past)
            world = self.game.apply(world, action, self.table)
            played.append((seat, action))
            fresh = action not in node.children
            node = node.children.setdefault(action, Node(len(root.shares)))
            path.append(node)
            if fresh:
                break
        self.credit(path, played, self.play_out(world), past)

    def select(
        self, node: Node, seat: int, world: Any, past: dict[tuple[int, Any], list[float]]
    ) -> Any:
        """The next candidate while there is room for more, else the most promising of those."""
        menu = self.game.legal_actions(world)
        if not node.order:
            node.order = self.guide.candidates(world, menu)
        legal = set(menu)
        tried = [action for action in node.children if action in legal]
        room = self.guide.breadth * math.sqrt(node.visits + 1)
        if len(tried) < min(room, len(menu)):
            for action in (*node.order, *menu):
                if action in legal and action not in node.children:
                    return action
        return max(tried, key=lambda action: self.promise(node, seat, action, past))

    def promise(
        self, node: Node, seat: int, action: Any, past: dict[tuple[int, Any], list[float]]
    ) -> float:
        """What it brought, what it may yet bring, and what it brought elsewhere (UCT with
        progressive history)."""
        child = node.children[action]
        mean = child.shares[seat] / child.visits
        unsure = self.guide.curiosity * math.sqrt(math.log(node.visits) / child.visits)
        times, total = past.get((seat, action), (1.0, 0.5))
        elsewhere = total / times * self.guide.memory / (child.visits * (1 - mean) + 1)
        return mean + unsure + elsewhere

    def play_out(self, world: Any) -> Shares:
        begun, random = world, self.table.random
        while self.game.to_move(world) is not None:
            if self.guide.far_enough(begun, world):
                return self.guide.worth(world)
            menu = self.game.legal_actions(world)
            world = self.game.apply(world, self.guide.playout(world, menu, random), self.table)
        return self.game.payoffs(world)

    def credit(
        self,
        path: Sequence[Node],
        played: Sequence[tuple[int, Any]],
        shares: Shares,
        past: dict[tuple[int, Any], list[float]],
    ) -> None:
        for node in path:
            node.visits += 1
            for seat, share in enumerate(shares):
                node.shares[seat] += share
        for (seat, action), node in zip(played, path[1:], strict=True):
            node.squares += shares[seat] ** 2
            times_and_total = past.setdefault((seat, action), [0.0, 0.0])
            times_and_total[0] += 1
            times_and_total[1] += shares[seat]


def most_visited(root: Node) -> Any:
    return max(root.children, key=lambda action: root.children[action].visits)


def weigh_children(root: Node, seat: int, best: Average) -> list[Weighed]:
    """Every action that was looked at, beside the best."""
    found = []
    for action, node in root.children.items():
        share, error = average(node, seat)
        beside = best.share - share, math.hypot(error, best.error)
        found.append(Weighed(action, share, *beside, node.visits))
    return found


def average(node: Node, seat: int) -> Average:
    """What one look tells is nothing to go by."""
    visits = node.visits
    share = node.shares[seat] / max(1, visits)
    if visits < 2:
        return Average(share, error=1.0)
    spread = max(0.0, node.squares / visits - share**2)
    return Average(share, math.sqrt(spread / (visits - 1)))
