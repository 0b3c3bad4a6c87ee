"""What happened, as sentences without a language; squares in grid notation, ships from one."""

from typing import Any

from quarterdeck.core.sentence import Argument, Sentence

from . import grid, notation
from .events import AnyEvent, Fired, OpenedLog, Sailed, TriedToLand, Won
from .grid import DIRECTIONS, Square

SQUARES = ("square", "start")
PLACES = ("site", "harbour")  # which the chart has names for
SHIPS = ("ship", "sunk")
UNTOLD = ("ends", "place")


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
        case TriedToLand(open=is_open):
            told = plainly(event, ("seat", "harbour"))
            return {**told, "token": "open" if is_open else "closed"}
        case OpenedLog(start=start, legs=legs):
            told = plainly(event, ("seat", "harbour"))
            return {**told, "log": "; ".join(notation.track(start, legs)) or grid.name_of(start)}
        case Won(winners, navy):
            seats = " ".join(map(str, winners))
            return {"side": "navy" if navy else "pirate", "seats": seats}
    return plainly(event, tuple(name for name in event.__struct_fields__ if name not in UNTOLD))


def plainly(event: Any, names: tuple[str, ...]) -> dict[str, Argument]:
    return {
        name: name_place(event.place, getattr(event, name))
        if name in PLACES
        else plain(name, getattr(event, name))
        for name in names
    }


def name_place(place: str, square: Square) -> Argument:
    """By its name, as the chart shows it; what has none is its square."""
    name = grid.name_of(square)
    return name if place == name else Sentence("piracy-place", {"place": place, "square": name})


def plain(name: str, value: int) -> Argument:
    return grid.name_of(value) if name in SQUARES else value + (name in SHIPS)
