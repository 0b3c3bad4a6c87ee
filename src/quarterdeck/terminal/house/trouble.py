"""What can go wrong between this terminal and a house, each with its sentence."""

from typing import Any

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.sentence import Sentence
from quarterdeck.words import explain


class HouseTrouble(QuarterdeckError):
    """The house cannot be reached, or cannot be understood."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(f"terminal-house-{code}", **arguments)


class LineBroken(HouseTrouble):
    """The line went down before an answer came."""

    def __init__(self) -> None:
        super().__init__("line-down")


class HouseRefusal(QuarterdeckError):
    """The house has said no: in its own sentence, or where it is none of ours, by its code."""

    def __init__(self, code: str, why: Sentence) -> None:
        self.code = code
        ours = why if is_speakable(why) else Sentence("terminal-house-refused", {"code": code})
        super().__init__(ours.key, **ours.arguments)


def is_speakable(why: Sentence) -> bool:
    """Whether it is a sentence of this version."""
    try:
        explain(why)
    except (LookupError, ValueError):
        return False
    return True
