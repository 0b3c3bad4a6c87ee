"""What a draw is called: a Chance card, crew, the value on a back, or a colour."""

from quarterdeck.core.drawn import Drawn
from quarterdeck.core.sentence import Sentence, sentence

from . import components as box

BACKS = "xyz"  # one for each value, as sentences count them


def name_drawn(what: Drawn) -> Sentence | None:
    if what.is_lot:
        return sentence("waddingtons-drawn-ship", ship=what.kind + 1)
    if what.ask == "take" and len(what.of) == box.CREW:
        return crew_taken(what)
    if len(what.of) == len(box.CHANCE):
        return sentence(f"waddingtons-chance-{what.kind + 1}")
    if len(what.of) == len(box.VALUES):
        return sentence(f"waddingtons-thing-{BACKS[what.kind]}", count=1, role="subject")
    return sentence("waddingtons-drawn-colour", colour=box.COLOURS[what.kind % 2])


def crew_taken(what: Drawn) -> Sentence:
    return sentence(f"waddingtons-thing-{box.LETTERS[what.kind]}", count=what.count, role="subject")
