"""One game being played, in numbers: the core that every adapter shares."""

from typing import Any

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.table import QuietTable
from quarterdeck.numbering import Numbering
from quarterdeck.numbering.action_ids import Mask
from quarterdeck.numbering.layout import Vector


class Environment:
    """Where a game stands, whose decision it is, and what may be done.

    `step` believes its caller as `Game.apply` does; `try_step` refuses what is not offered.
    """

    def __init__(self, numbering: Numbering) -> None:
        self.numbering = numbering
        self.game, self.layout, self.ids = numbering.game, numbering.layout, numbering.ids
        self.seats = numbering.seats

    def reset(self, seed: int) -> None:
        """A new deal; the same seed and the same actions make the same game."""
        self.begin(self.game.roles.given(self.numbering.options), QuietTable(seed))

    def begin(self, options: Any, table: QuietTable) -> None:
        """A new deal by these house rules, with chance from this table."""
        self.table = table
        self.adopt(self.game.deal(self.seats, options, table))

    def adopt(self, state: Any) -> None:
        """Go on from this state."""
        self.state = state
        self.menu = self.game.legal_actions(state)
        self.seat = self.game.to_move(state)

    @property
    def over(self) -> bool:
        """Whether nobody is to decide any more."""
        return self.seat is None

    def step(self, number: int) -> None:
        """The seat to move does what this id means to it."""
        action = self.ids.actions[self.seat or 0][number]
        state = self.state = self.game.apply(self.state, action, self.table)
        self.menu = self.game.legal_actions(state)
        self.seat = self.game.to_move(state)

    def try_step(self, number: int) -> None:
        """The same as `step`, if that id is offered."""
        if self.seat is None:
            raise QuarterdeckError("research-over", game=self.game.name)
        action = self.ids.action(number, self.seat)
        if action not in self.menu:
            word = self.game.write(action)
            raise QuarterdeckError("research-not-offered", id=int(number), word=word)
        self.step(number)

    def observe(self, seat: int) -> Vector:
        """What a seat may know, as numbers."""
        return self.layout.observe(self.game.view(self.state, seat))

    def write(self, seat: int) -> bytes:
        """The same as bytes."""
        return self.layout.write(self.game.view(self.state, seat))

    def mask(self) -> Mask:
        """What the seat to move may do."""
        return self.ids.mask(self.menu, self.seat or 0)

    def pick(self) -> int:
        """Any kind of action, then any one of that kind: sensible play at random."""
        action = self.menu.pick(self.table.random)
        return self.ids.number(action, self.seat or 0)

    def returns(self) -> tuple[float, ...]:
        """What every seat got of the win, between minus one and one; nought before the end."""
        return self.numbering.returns(self.state)

    def scores(self) -> tuple[int, ...]:
        """The game's own points, by seat."""
        return self.numbering.scores(self.state)
