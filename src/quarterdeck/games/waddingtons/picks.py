"""A choice of several parts, picked one by one in any order."""

from typing import Literal

from msgspec.structs import replace

from quarterdeck.core.counts import bump

from . import moments as to
from .book import BOOK
from .state import State

Pile = Literal["given", "taken", "kept", "picked"]


@BOOK.rule("W41a")
def pick_one(state: State, now: to.AnyMoment, pile: Pile, place: int) -> State:
    """One more of its kind lies with what was picked; nothing else happens before it is settled."""
    picked = bump(getattr(now, pile), place, +1)
    return replace(state, awaiting=replace(now, **{pile: picked}))
