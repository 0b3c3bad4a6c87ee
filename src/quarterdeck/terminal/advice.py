"""The coach's advice, ready to be read: what to do, its worth, its risk, the reason."""

from typing import NamedTuple

from quarterdeck.bots.record import Advice
from quarterdeck.words import Words
from quarterdeck.words.positions.position_text import PositionText


class Counsel(NamedTuple):
    """One option in words."""

    phrase: str
    worth: str
    risk: str
    reason: str


def counsels(advice: Advice, text: PositionText, words: Words) -> list[Counsel]:
    """Best first. Where two actions make one gesture, the second is what it is about."""
    measure = advice.measure
    return [
        Counsel(
            phrase=text.phrase(option.then or option.action, words),
            worth=words.text("terminal-coach-worth", measure=measure, value=option.value),
            risk=words.text("terminal-coach-risk", measure=measure, odds=option.risk),
            reason=words.say(option.reason),
        )
        for option in advice.options
    ]
