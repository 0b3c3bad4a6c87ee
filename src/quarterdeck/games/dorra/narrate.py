"""What happened, as sentences without a language.

A move tells the value it covers, which everyone sees, as `once`: a log that is kept leaves that
out, since who wants to know later what lies under a pile must remember it.
"""

from collections.abc import Iterator
from typing import Any

from quarterdeck.core.sentence import Argument, Sentence

from . import components as box
from .events import AnyEvent, BrokeTie, Majority, Paid, SailedAway, TurnedUp, Won
from .ships import KINDS

RENAMED = {"covered": "once"}  # what a log that is kept leaves out


def narrate(event: AnyEvent) -> Sentence:
    """An event's tag is its key, its fields are the arguments."""
    tag = type(event).__struct_config__.tag
    return Sentence(f"dorra-{tag}", arguments(event))


def arguments(event: AnyEvent) -> dict[str, Argument]:
    """Plain ints as they are; what people have words for, as those words."""
    match event:
        case TurnedUp(ships) | SailedAway(ships):
            return {"count": len(ships), "ships": ship_numbers(ships)}
        case Paid(seat, other, disc, ducats):
            face = box.FACES[box.FACE[disc]]
            return {"seat": seat, "other": other, "face": face, "ducats": ducats}
        case Majority(kind, seats, ducats):
            told = {"kind": KINDS[kind], "ducats": ducats, "leaders": len(seats)}
            return {**told, "seats": join_seats(seats)}
        case BrokeTie(seats, by):
            return {"seats": join_seats(seats), "by": by}
        case Won(winners):
            return {"winners": len(winners), "seats": join_seats(winners)}
    return {RENAMED.get(name, name): plain(name, getattr(event, name)) for name in told_of(event)}


def told_of(event: Any) -> Iterator[str]:
    """Which disc it was is for the eye alone."""
    return (name for name in event.__struct_fields__ if name != "disc")


def plain(name: str, value: int) -> Argument:
    """Kinds have names, discs have faces, and ships are numbered from one."""
    if name == "covered":
        return box.FACES[box.FACE[value]]
    return KINDS[value] if name == "kind" else value + (name == "ship")


def join_seats(seats: tuple[int, ...]) -> str:
    return " ".join(map(str, seats))


def ship_numbers(ships: tuple[int, ...]) -> str:
    return ", ".join(str(ship + 1) for ship in ships)
