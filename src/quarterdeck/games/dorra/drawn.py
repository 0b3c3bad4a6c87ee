"""What a draw is called."""

from quarterdeck.core.drawn import Drawn, seat_drawn
from quarterdeck.core.sentence import Sentence, sentence


def name_drawn(what: Drawn) -> Sentence | None:
    return seat_drawn(what) if what.is_lot else sentence("dorra-drawn-ship", ship=what.kind + 1)
