"""A game that unfolds with chance as a player: it stands at a decision, or at a fork of chance.

The rules are run with the answers chance has given so far; where they ask for one more, they stop,
and the outcomes with their odds are there to be chosen from. So the same rule code that plays
games also spans their trees.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from quarterdeck.core.table import Chance, ChanceFork, ForkingTable, QuietTable
from quarterdeck.numbering import Numbering
from quarterdeck.research.recall import HearingTable, Memories

LONGEST = 100_000  # decisions: more than any game has

Outcomes = Sequence[tuple[float, Chance]]


class TreeTerms(NamedTuple):
    """How a tree is spanned.

    With `samples` chance has so many answers at every fork, each as likely as the next and drawn
    from the true odds, instead of all there can be. After `longest` decisions a game is broken
    off, and nobody has won.
    """

    numbering: Numbering
    samples: int = 0
    longest: int = LONGEST


class Unfolding:
    """One line of play through the tree of a game."""

    def __init__(self, terms: TreeTerms) -> None:
        self.numbering, self.samples, self.longest = terms
        self.game, self.decisions = terms.numbering.game, 0
        numbering = terms.numbering
        self.memories = Memories(self.game, numbering.seats)
        self.said: tuple[int, Any] | None = None  # who did what, until it is carried out
        self.path = b""  # all answers of chance so far, for samples to differ by
        self.state: Any = None
        self.run(())

    def carry_out(self, table: Any) -> Any:
        """The deal, or what was said: the state after it."""
        if self.said is None:
            options = self.game.roles.given(self.numbering.options)
            return self.game.deal(self.numbering.seats, options, table)
        return self.game.apply(self.state, self.said[1], table)

    def run(self, script: tuple[Chance, ...]) -> None:
        """The rules with these answers of chance, until they are done or want another."""
        table, self.script = ForkingTable(*script), script
        try:
            state = self.carry_out(table)
        except ChanceFork as fork:
            self.outcomes: Outcomes = fork.options
            return
        self.settle(state, table)

    def settle(self, state: Any, table: Any) -> None:
        """The rules are done: everybody is shown what came of it."""
        self.outcomes, self.state = (), state
        self.menu = self.game.legal_actions(state)
        if self.said is None:
            self.memories.dealt(state, table)
        else:
            self.memories.played(*self.said, state, table)

    # Whoever is to choose

    @property
    def at_chance(self) -> bool:
        return bool(self.outcomes)

    @property
    def seat(self) -> int | None:
        return self.game.to_move(self.state) if self.decisions < self.longest else None

    def odds(self) -> list[tuple[int, float]]:
        if self.samples:
            return [(answer, 1 / self.samples) for answer in range(self.samples)]
        return [(answer, odds) for answer, (odds, _) in enumerate(self.outcomes)]

    def answer(self, number: int) -> None:
        """Chance answers."""
        self.path += number.to_bytes(4)
        if self.samples:
            table = HearingTable(QuietTable(seed_of(self.path)))
            self.settle(self.carry_out(table), table)
        else:
            self.run((*self.script, self.outcomes[number][1]))

    def legal(self) -> list[int]:
        ids = self.numbering.ids.legal(self.menu, self.seat or 0)
        return sorted(ids.tolist())

    def act(self, number: int) -> None:
        """The seat to move decides."""
        seat = self.seat or 0
        self.said = seat, self.numbering.ids.action(number, seat)
        self.decisions += 1
        self.run(())

    # Others like it

    def copy(self) -> "Unfolding":
        """Another line that begins as this one did; values are shared, memories are not."""
        other = Unfolding.__new__(Unfolding)
        other.__dict__.update(self.__dict__)
        other.memories = self.memories.copy()
        return other

    def __deepcopy__(self, _: Any) -> "Unfolding":
        return self.copy()

    def imagine(self, seat: int, seed: int) -> "Unfolding":
        """A world that this seat cannot tell from the real one, remembering what it remembers."""
        other = self.copy()
        seen = self.game.view(self.state, seat)
        other.state = self.game.imagine(seen, QuietTable(seed))
        other.menu = self.game.legal_actions(other.state)
        other.memories = self.memories.only(seat, other.state)
        other.path += seed.to_bytes(8)
        return other


def seed_of(path: bytes) -> int:
    return int.from_bytes(blake2b(path, digest_size=7).digest())
