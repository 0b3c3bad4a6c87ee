"""Actions as text: `sail ne 7`, `turn e`, `offer r2`, `take ruby`, `settle`, `attack`, `pass`.

Crew is a colour and a value: r1 b1 r2 b2 r3 b3. Squares are column,row; ports, treasure and the
Chance cards that are kept go by their names.
"""

from quarterdeck.core.errors import NotationError

from . import actions as do
from . import components as box
from . import sea

TRIES = ("sail ne 7", "turn e", "stay", "offer r2", "take ruby", "done")

# What an action's one argument is called.
CALLED: dict[type, tuple[str, ...]] = {
    do.ChoosePort: box.PORTS,
    do.Turn: sea.HEADINGS,
    do.Press: tuple(map(str, range(box.SPOILS + 1))),
    do.Keep: box.KINDS,
    do.Take: box.THINGS,
    do.Offer: box.THINGS,
    do.Muster: box.CREWS,
    do.Load: box.THINGS,
    do.Land: box.THINGS,
    do.Chest: box.KINDS,
    do.Give: box.CREWS,
    do.GiveDocked: box.CREWS,
    do.Lose: box.KINDS,
    do.Name: box.PORTS,
    do.Pick: ("0", "1", "2", "3"),
    do.Anchor: box.PORTS,
    do.Drift: sea.NAMES,
}


def write(action: do.AnyAction) -> str:
    """The action's tag, then what it is about."""
    tag = str(type(action).__struct_config__.tag)
    if isinstance(action, do.Sail):
        return f"{tag} {sea.HEADINGS[action.heading]} {action.distance}"
    if type(action) not in CALLED:
        return tag
    (field,) = action.__struct_fields__
    return f"{tag} {CALLED[type(action)][getattr(action, field)]}"


BY_TEXT = {write(action): action for action in do.CATALOGUE}


def read(text: str) -> do.AnyAction:
    """Any action that can be said, legal or not; the referee tells which."""
    try:
        return BY_TEXT[" ".join(text.lower().split())]
    except KeyError:
        raise NotationError(text, TRIES) from None
