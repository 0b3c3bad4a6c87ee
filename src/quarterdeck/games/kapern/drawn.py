"""What a throw or a draw is called."""

from quarterdeck.core.drawn import Drawn, seat_drawn
from quarterdeck.core.sentence import Sentence, sentence

from . import components as box


def name_drawn(what: Drawn) -> Sentence | None:
    if what.ask == "roll" and len(what.of) == len(box.FACES):
        return sentence(f"kapern-thing-{box.LETTERS[what.kind]}", count=what.count, role="subject")
    if what.is_lot:
        return seat_drawn(what)
    known = len(what.of) == len(box.CARDS)
    return sentence("kapern-card", card=box.CARDS[what.kind]) if known else None
