"""Actions as numbers: stable ids over a game's catalogue, counted from whoever plays.

An id means the same to every seat: "my 5 onto the 2 of the seat to my left". The catalogue in words
has a digest; who stores ids stores it beside them, and finds out when they mean something else.
"""

from functools import cached_property
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.menu import Menu
from quarterdeck.numbering.layout import Learnable, Standpoint

Ids = NDArray[np.intp]
Mask = NDArray[np.int8]


class ActionIds:
    """The ids of one game, so many seats and house rules."""

    def __init__(self, game: AnyGame, learnable: Learnable, seats: int, options: Any) -> None:
        self.game = game
        self.catalogue: tuple[Any, ...] = game.all_actions(options)
        standpoints = [Standpoint(seat, seats, options) for seat in range(seats)]
        unrotate = learnable.unrotate
        self.actions = [
            tuple(unrotate(each, here) for each in self.catalogue) if unrotate else self.catalogue
            for here in standpoints
        ]
        self.keys = [f"ids {self.version} {seats} {seat}" for seat in range(seats)]
        first = {action: number for number, action in enumerate(self.catalogue)}
        self.numbers = [
            {action: number for number, action in enumerate(actions)} if unrotate else first
            for actions in self.actions
        ]

    def __len__(self) -> int:
        return len(self.catalogue)

    @cached_property
    def words(self) -> tuple[str, ...]:
        """Every action by its id, as the first seat says it."""
        return tuple(map(self.game.write, self.catalogue))

    @cached_property
    def digest(self) -> str:
        """Changes when an id comes to mean something else."""
        return blake2b("\n".join(self.words).encode(), digest_size=8).hexdigest()

    @property
    def version(self) -> str:
        """Game, version of its rules and digest: stored beside whatever uses these ids."""
        return f"{self.game.name}-{self.game.version}-{self.digest}"

    def action(self, number: int, seat: int) -> Any:
        """What a seat means by an id."""
        if not 0 <= number < len(self.catalogue):
            raise QuarterdeckError("research-action-id", id=int(number), most=len(self) - 1)
        return self.actions[seat][number]

    def number(self, action: Any, seat: int) -> int:
        """The id of an action that a seat does."""
        return self.numbers[seat][action]

    def legal(self, menu: Menu[Any], seat: int) -> Ids:
        """The ids of all that a seat is offered, in the menu's order."""
        return menu.once(self.keys[seat], lambda: self.look_up(menu, seat))

    def look_up(self, menu: Menu[Any], seat: int) -> Ids:
        """The same, worked out."""
        return np.array(list(map(self.numbers[seat].__getitem__, menu)), np.intp)

    def mask(self, menu: Menu[Any], seat: int) -> Mask:
        """One for what the seat is offered, nought for the rest; all nought where it is none."""
        offered = np.zeros(len(self.catalogue), np.int8)
        offered[self.legal(menu, seat)] = 1
        return offered
