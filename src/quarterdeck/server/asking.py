"""What is asked of a room and answered by steps: whose business they are."""

from collections.abc import Callable, Iterable, Sequence

from quarterdeck.rooms import requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Ordered
from quarterdeck.rooms.room import Room, Step
from quarterdeck.rooms.sealed_moves import seal_moves
from quarterdeck.server import letters

Ask = Callable[[Room], Step | list[Step]]  # one entry, several that belong together, or a draft


def ask_room(room: Room, ask: Ask) -> list[Step]:
    """What a room says; one that slept since earlier rules says first that it goes on by these."""
    awake = [requests.play_on_today(room)] if rooms.is_behind(room) else []
    answer = ask(awake[0].room if awake else room)
    steps = answer if isinstance(answer, list) else [answer]
    return seal_moves(room, [*awake, *steps])


def changes_lists(steps: Iterable[Step]) -> bool:
    """Whether a list of tables looks different after these."""
    return any(letters.stage_after(step) != "same" for step in steps)


def told_alone(steps: Sequence[Step]) -> int | None:
    """The seat whose business alone it is, if it is nobody else's."""
    first = whose(steps[0])
    return first if all(whose(step) == first for step in steps[1:]) else None


def whose(step: Step) -> int | None:
    """A draft is seen by who picks, an order by who gave it, all else by everyone."""
    if step.entry is None:
        return step.room.game.to_move(step.room.state)
    return step.entry.seat if isinstance(step.entry, Ordered) else None
