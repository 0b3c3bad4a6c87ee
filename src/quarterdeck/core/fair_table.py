"""A table whose chance follows from a key: whoever has it can throw every die again.

Chance is cut from blocks of HMAC-SHA-256 by the number of the decision, of the draw in it, and of
the block, so that nothing else that is said or done at a table changes a throw.
"""

from bisect import bisect
from functools import lru_cache
from hmac import digest
from itertools import accumulate
from struct import Struct

from quarterdeck.core.counts import Counts, bump
from quarterdeck.core.errors import TableError
from quarterdeck.core.table import Chance, Listening

PLACE = Struct(">III")  # decision, draw, block
WORDS = Struct(">QQQQ")  # what a block is cut into
SPAN = 1 << 64  # values of a word


class Stream:
    """The words of one draw, one after the other."""

    __slots__ = ("block", "decision", "draw", "key", "words")

    def __init__(self, key: bytes, decision: int, draw: int) -> None:
        self.key, self.decision, self.draw = key, decision, draw
        self.block, self.words = 0, list[int]()

    def below(self, limit: int) -> int:
        """A number from 0, each as likely as the next: a word that would favour some is skipped."""
        fair = SPAN - SPAN % limit
        while True:
            if not self.words:
                place = PLACE.pack(self.decision, self.draw, self.block)
                self.words = [*reversed(WORDS.unpack(digest(self.key, place, "sha256")))]
                self.block += 1
            word = self.words.pop()
            if word < fair:
                return word % limit


@lru_cache(maxsize=4096)
def ends_of_kinds(weights: Counts) -> tuple[int, ...]:
    """Where each kind ends, counted from the first."""
    return tuple(accumulate(weights))


def roll_dice(stream: Stream, dice: int, weights: Counts) -> Counts:
    """One die after the other: how often each face came up."""
    steps, faces = ends_of_kinds(weights), [0] * len(weights)
    for _ in range(dice):
        faces[bisect(steps, stream.below(steps[-1]))] += 1
    return tuple(faces)


def draw_kind(stream: Stream, bag: Counts) -> int:
    """The things in a bag lie in the order of their kinds; one of them is drawn."""
    steps = ends_of_kinds(bag)
    if not steps or not steps[-1]:
        raise TableError("empty-bag")
    return bisect(steps, stream.below(steps[-1]))


def take_kinds(stream: Stream, bag: Counts, count: int) -> Counts:
    """One after the other, none of them put back."""
    taken: Counts = (0,) * len(bag)
    for _ in range(count):
        kind = draw_kind(stream, bag)
        bag, taken = bump(bag, kind, -1), bump(taken, kind, +1)
    return taken


class FairTable(Listening):
    """For people who need not trust the house; news and chance are kept until collected."""

    def __init__(self, key: bytes, decision: int) -> None:
        super().__init__()
        self.key, self.decision = key, decision
        self.chance: list[Chance] = []

    def stream(self) -> Stream:
        """Of the next draw."""
        return Stream(self.key, self.decision, len(self.chance))

    def roll(self, dice: int, weights: Counts) -> Counts:
        """How often each face came up; it is written down."""
        result = roll_dice(self.stream(), dice, weights)
        self.chance.append(result)
        return result

    def draw(self, bag: Counts) -> int:
        """The kind of the one thing that was drawn; it is written down."""
        kind = draw_kind(self.stream(), bag)
        self.chance.append(kind)
        return kind

    def take(self, bag: Counts, count: int) -> Counts:
        """How many of each kind were drawn; written down as one answer."""
        taken = take_kinds(self.stream(), bag, count)
        self.chance.append(taken)
        return taken
