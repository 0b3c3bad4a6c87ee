"""What happened, as sentences without a language."""

from typing import Any

from quarterdeck.core.sentence import Argument, Sentence

from . import components as box
from .events import AnyEvent, Placed, Threw, TurnedOver, Won
from .notation import write_dice


def narrate(event: AnyEvent) -> Sentence:
    """An event's tag is its key, its fields are the arguments."""
    tag = type(event).__struct_config__.tag
    return Sentence(f"kapern-{tag}", arguments(event))


def arguments(event: AnyEvent) -> dict[str, Argument]:
    match event:
        case TurnedOver(seat, card):
            return {"seat": seat, "card": box.CARDS[card]}
        case Threw(seat, thrown, dice):
            return {"seat": seat, "thrown": write_dice(thrown), "dice": write_dice(dice)}
        case Placed(seat, dice, points):
            return {"seat": seat, "dice": write_dice(dice), "points": points}
        case Won(winners):
            return {"winners": len(winners), "seats": " ".join(map(str, winners))}
    return plain(event)


def plain(event: Any) -> dict[str, Argument]:
    return {name: int(getattr(event, name)) for name in event.__struct_fields__}
