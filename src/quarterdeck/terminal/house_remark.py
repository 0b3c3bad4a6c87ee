"""Something that is told at a table and is no event of its game: talk, and who came or went."""

from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import Event


class HouseRemark(Event, frozen=True, tag="remark"):
    """A sentence of the house, about a seat where it is about one."""

    seat: int | None
    sentence: Sentence
