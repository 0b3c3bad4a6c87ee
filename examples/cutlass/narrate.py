"""What happened, as sentences without a language."""

from quarterdeck.core.sentence import Argument, Sentence

from . import components as box
from .events import AnyEvent, Fought, Hired, Threw, Won
from .notation import write_dice


def narrate(event: AnyEvent) -> Sentence:
    tag = type(event).__struct_config__.tag
    return Sentence(f"cutlass-{tag}", arguments(event))


def arguments(event: AnyEvent) -> dict[str, Argument]:
    match event:
        case Hired(seat, crew):
            return {"seat": seat, "strength": 0 if crew is None else box.WEAKEST + crew}
        case Threw(seat, dice):
            return {"seat": seat, "dice": write_dice(dice)}
        case Fought(seat, crew, won):
            return {"seat": seat, "strength": box.WEAKEST + crew, "won": int(won)}
        case Won(winners):
            return {"winners": len(winners), "seats": " ".join(map(str, winners))}
    return {name: int(getattr(event, name)) for name in event.__struct_fields__}
