"""What chance answered, apart from any game: so many of a kind, out of so many of each."""

import msgspec

from quarterdeck.core.counts import Counts
from quarterdeck.core.sentence import Sentence, sentence


class Drawn(msgspec.Struct, frozen=True):
    """Kinds are numbered as the rules number them; which they are a game's `drawn` says."""

    ask: str  # roll, draw, take
    of: Counts  # sides of a die, or what was in the bag
    kind: int
    count: int = 1
    dealing: bool = False  # before anybody decided anything

    @property
    def is_lot(self) -> bool:
        """Who begins, drawn from all who sit there."""
        return self.ask == "draw" and self.dealing and {*self.of} == {1}


def all_drawn(ask: str, of: Counts, got: Counts | int, dealing: bool) -> list[Drawn]:
    """One answer of chance, kind by kind."""
    counts = {got: 1} if isinstance(got, int) else dict(enumerate(got))
    return [Drawn(ask, of, kind, count, dealing) for kind, count in counts.items() if count]


def seat_drawn(drawn: Drawn) -> Sentence:
    return sentence("seat", number=drawn.kind + 1)
