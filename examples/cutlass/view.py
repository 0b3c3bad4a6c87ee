"""Who may know what. The only module that reads another captain's hand."""

import msgspec

from quarterdeck.core.counts import Counts, minus, plus
from quarterdeck.core.table import Table

from .options import Options
from .state import AnyMoment, Holdings, State


class SeenHoldings(msgspec.Struct, frozen=True):
    gold: int
    hand: int
    crew: Counts | None  # None where it is not yours to know


class View(msgspec.Struct, frozen=True):
    """All that one seat knows, or a spectator where `seat` is None."""

    seat: int | None
    options: Options
    captains: tuple[SeenHoldings, ...]
    unseen: Counts  # bag and hidden hands together
    spent: Counts
    turn: int
    dice: Counts
    awaiting: AnyMoment


def view(state: State, seat: int | None) -> View:
    unseen, seen = state.bag, []
    for who, captain in enumerate(state.captains):
        mine = who == seat
        if not mine:
            unseen = plus(unseen, captain.crew)
        seen.append(SeenHoldings(captain.gold, sum(captain.crew), captain.crew if mine else None))
    return View(
        seat=seat,
        options=state.options,
        captains=tuple(seen),
        unseen=unseen,
        spent=state.spent,
        turn=state.turn,
        dice=state.dice,
        awaiting=state.awaiting,
    )


def imagine(seen: View, table: Table) -> State:
    """A state the viewer cannot tell from the real one."""
    bag, captains = seen.unseen, []
    for captain in seen.captains:
        crew = captain.crew
        if crew is None:
            crew = table.take(bag, captain.hand)
            bag = minus(bag, crew)
        captains.append(Holdings(captain.gold, crew))
    return State(
        options=seen.options,
        captains=tuple(captains),
        bag=bag,
        spent=seen.spent,
        turn=seen.turn,
        dice=seen.dice,
        awaiting=seen.awaiting,
    )
