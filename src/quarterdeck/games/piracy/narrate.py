"""What happened, as sentences without a language; squares in grid notation, ships from one."""

from typing import Any

from quarterdeck.core.sentence import Argument, Sentence

from . import grid, notation
from .events import AnyEvent, Fired, OpenedLog, Sailed, TriedToLand, Won
from .grid import DIRECTIONS

SQUARES = ("square", "site", "harbour", "start")
SHIPS = ("ship", "sunk")


def narrate(event: AnyEvent) -> Sentence:
    """An event's tag is its key, its fields are the arguments."""
    tag = type(event).__struct_config__.tag
    return Sentence(f"piracy-{tag}", arguments(event))


def arguments(event: AnyEvent) -> dict[str, Argument]:
    """Plain ints as they are; what people have words for, as those words."""
    match event:
        case Sailed(seat, start, path):
            return {"seat": seat, "steps": len(path), "path": grid.names_of((start, *path))}
        case Fired(square=square, direction=direction):
            fell = "nowhere" if square is None else grid.name_of(square)
            told = plainly(event, ("seat", "ship", "range"))
            return {**told, "direction": DIRECTIONS[direction], "square": fell}
        case TriedToLand(seat, harbour, is_open):
            token = "open" if is_open else "closed"
            return {"seat": seat, "harbour": grid.name_of(harbour), "token": token}
        case OpenedLog(seat, harbour, start, legs):
            told = {"seat": seat, "harbour": grid.name_of(harbour)}
            return {**told, "log": "; ".join(notation.track(start, legs)) or grid.name_of(start)}
        case Won(winners, navy):
            seats = " ".join(map(str, winners))
            return {"side": "navy" if navy else "pirate", "seats": seats}
    return plainly(event, tuple(name for name in event.__struct_fields__ if name != "ends"))


def plainly(event: Any, names: tuple[str, ...]) -> dict[str, Argument]:
    return {name: plain(name, getattr(event, name)) for name in names}


def plain(name: str, value: int) -> Argument:
    return grid.name_of(value) if name in SQUARES else value + (name in SHIPS)
