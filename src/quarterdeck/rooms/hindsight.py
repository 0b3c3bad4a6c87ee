"""A finished game with nothing hidden any more: the one door to what was nobody else's to know.

Who asks shows the whole game, and its last step must be its end. So nothing that is still played
can be looked at like this, whoever asks and however.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import Event, Seat
from quarterdeck.rooms.entries import Acted, Dealt
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Step, is_over

Heard = TypeVar("Heard")


class OpenStep(NamedTuple):
    """A step, and how the table looked after it."""

    step: Step
    view: Any
    told: tuple[Event, ...]


def look_back(steps: Sequence[Step]) -> Iterator[OpenStep]:
    """Every step that was played, with all that was hidden then."""
    if not steps or not is_over(steps[-1].room):
        raise Denied("not-over")
    return (open_step(step) for step in steps if is_played(step))


def is_played(step: Step) -> bool:
    return isinstance(step.entry, Dealt | Acted)


def open_step(step: Step) -> OpenStep:
    return OpenStep(step, seen_by_all(step.room.game, step.room.state), heard_by_all(step.told))


def seen_by_all(game: AnyGame, state: Any) -> Any:
    return game.view(state, None) if game.open_view is None else game.open_view(state)


def heard_by_all(told: Iterable[tuple[Seat | None, Heard, Heard | None]]) -> tuple[Heard, ...]:
    """What was whispered too; what several were whispered is told once."""
    heard, whispered = list[Heard](), list[Heard]()
    for to, event, _ in told:
        if to is None or event not in whispered:
            heard.append(event)
        if to is not None:
            whispered.append(event)
    return tuple(heard)
