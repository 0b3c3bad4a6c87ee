"""A Chance card is one part or several, and each part has cases: the first that applies is obeyed.

Every case has a name, so that it can be told, looked for in recorded games, and tested.
"""

from collections.abc import Callable
from typing import NamedTuple

from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.state import State

Applies = Callable[[State, int], bool]  # with the ship that drew the card
Outcome = tuple[State, to.AnyMoment | None]  # what is waited for now; None: go on with the card
Obey = Callable[[State, RestOfCard, Table], Outcome]  # with what follows this part


class Branch(NamedTuple):
    name: str
    applies: Applies
    obey: Obey


Part = tuple[Branch, ...]


def always(_: State, __: int) -> bool:
    return True


def nothing(state: State, _: RestOfCard, __: Table) -> Outcome:
    """Nothing can be done, or need be."""
    return state, None


def case(part: Part, state: State, ship: int) -> Branch:
    """The first that applies; the last of a part always does."""
    return next(branch for branch in part if branch.applies(state, ship))
