"""What a draw is called: the die's face, or the token on a harbour."""

from quarterdeck.core.drawn import Drawn
from quarterdeck.core.sentence import Sentence, sentence

from . import components as box


def name_drawn(what: Drawn) -> Sentence | None:
    if len(what.of) == len(box.DIE):
        return sentence("piracy-drawn-die", die=what.kind)
    known = len(what.of) == len(box.GARRISONS)
    token = "open" if what.kind == box.OPEN else "closed"
    return sentence("piracy-drawn-garrison", token=token) if known else None
