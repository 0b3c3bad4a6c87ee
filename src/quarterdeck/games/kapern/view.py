"""Who may know what. Nothing lies hidden but the order of the pile, which does not exist."""

import msgspec

from quarterdeck.core.counts import Counts
from quarterdeck.core.table import Table

from .options import Options
from .state import AnyMoment, AnyStage, State


class View(msgspec.Struct, frozen=True, gc=False):
    """All that one seat knows, or a spectator where `seat` is None."""

    seat: int | None
    options: Options
    scores: tuple[int, ...]
    stage: AnyStage
    turn: int
    pile: Counts  # whoever counts the discards knows what is left
    discards: Counts
    card: int
    dice: Counts
    island: Counts
    lifted: bool
    awaiting: AnyMoment


def view(state: State, seat: int | None) -> View:
    return View(
        seat,
        state.options,
        state.scores,
        state.stage,
        state.turn,
        state.pile,
        state.discards,
        state.card,
        state.dice,
        state.island,
        state.lifted,
        state.awaiting,
    )


def imagine(seen: View, _: Table) -> State:
    """The only state that looks like this."""
    return State(
        seen.options,
        seen.scores,
        seen.stage,
        seen.turn,
        seen.pile,
        seen.discards,
        seen.card,
        seen.dice,
        seen.island,
        seen.lifted,
        seen.awaiting,
    )
