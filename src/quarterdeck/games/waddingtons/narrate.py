"""What happened, as sentences without a language.

Things travel as a count and a letter, `2a1D`, which words know how to say.
"""

from collections.abc import Callable
from typing import Any

from quarterdeck.core.counts import Counts
from quarterdeck.core.sentence import Argument, Sentence

from . import components as box
from . import sea
from .events import AnyEvent, ChartLanded, Fled, Kept, RoundsOver, Sailed, TurnedUp

BACKS = "xyz"  # crew of which only the value is seen


def things(counts: Counts) -> str:
    return "".join(f"{n}{letter}" for n, letter in zip(counts, box.LETTERS, strict=False) if n)


def treasure(counts: Counts) -> str:
    return things(box.NO_CREW + counts)


def backs(counts: Counts) -> str:
    return "".join(f"{n}{letter}" for n, letter in zip(counts, BACKS, strict=True) if n)


def join_seat_numbers(seats: tuple[int, ...]) -> str:
    return " ".join(map(str, seats))


def any_things(counts: Counts) -> str:
    """Backs, treasure or all things: they differ in how many kinds there are."""
    by_kinds = {len(BACKS): backs, len(box.KINDS): treasure}
    return by_kinds.get(len(counts), things)(counts)


# Cases of Chance cards that words remark on.
IN_VAIN = {"void", "nothing", "nothing-there", "hold-full", "island-bare", "pile-empty", "healthy"}

# By field: how its value is told. Fields that are for the eye alone are left out.
TOLD: dict[str, Callable[[Any], Argument]] = {
    **dict.fromkeys(("seat", "other", "turn", "card", "count", "value", "points"), int),
    **dict.fromkeys(("things", "given", "taken", "given_up", "returned"), any_things),
    **dict.fromkeys(("hand", "other_hand", "values"), any_things),
    "port": lambda port: box.PORTS[port],
    "heading": lambda heading: sea.HEADINGS[heading],
    "square": lambda square: sea.NAMES[square],
    "upheld": lambda upheld: "yes" if upheld else "no",
    "crew": lambda crew: things(crew) if isinstance(crew, tuple) else box.CREWS[crew],
    "kind": lambda kind: box.KINDS[kind],
    "thing": lambda thing: box.THINGS[thing],
}


def narrate(event: AnyEvent) -> Sentence:
    """An event's tag is its key, its fields are the arguments."""
    return Sentence(f"waddingtons-{type(event).__struct_config__.tag}", arguments(event))


def arguments(event: AnyEvent) -> dict[str, Argument]:
    """Plain ints as they are; what people have words for, as those words."""
    fields = (name for name in event.__struct_fields__ if name in TOLD)
    told = {name: TOLD[name](getattr(event, name)) for name in fields}
    match event:
        case Sailed(path=path) | Fled(path=path):
            return {**told, "square": sea.NAMES[path[-1]]}
        case TurnedUp(card=card, branches=branches):
            return {**told, **card_words(card), "case": worth_telling(branches)}
        case Kept(card=card) | ChartLanded(card=card):
            return {**told, **card_words(card)}
        case RoundsOver(winners):
            return {"winners": len(winners), "seats": join_seat_numbers(winners)}
    return told


def worth_telling(branches: tuple[str, ...]) -> str:
    """A case in which the card comes to nothing, or any other."""
    return next((name for name in branches if name in IN_VAIN), "other")


def card_words(card: int) -> dict[str, Argument]:
    """What a Chance card is called, and what it says."""
    return {
        "title": Sentence(f"waddingtons-chance-{card}"),
        "says": Sentence(f"waddingtons-chance-{card}-says"),
    }
