"""What may be done, as a list with a finger on it; and the squares some of it is about."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.notation import read
from quarterdeck.games.waddingtons.view import View
from quarterdeck.terminal.table_session import Words

IDLE = ("settle", "done", "stay")  # so that nobody ends or leaves anything by accident


class Helm(NamedTuple):
    """The legal words, which of them is pointed at, and where on the chart each would lead."""

    words: Words = ()
    at: int = 0
    targets: Mapping[int, tuple[int, ...]] = {}  # by square: places in the list

    @property
    def word(self) -> str:
        return self.words[self.at] if self.words else ""

    @property
    def verb(self) -> str:
        return verb_of(self.word)

    @property
    def square(self) -> int:
        """Where the word pointed at leads, or nowhere."""
        return next((s for s, places in self.targets.items() if self.at in places), sea.NOWHERE)

    def onward(self, by: int) -> "Helm":
        return self._replace(at=(self.at + by) % max(1, len(self.words)))

    def beside(self, by: int) -> "Helm":
        """The first word of the next kind, or of the one before."""
        verbs = list(dict.fromkeys(map(verb_of, self.words)))
        verb = verbs[(verbs.index(self.verb) + by) % len(verbs)]
        return self._replace(at=next(n for n, w in enumerate(self.words) if verb_of(w) == verb))

    def to_square(self, square: int) -> "Helm | None":
        """Pointing at what leads there."""
        places = self.targets.get(square)
        return self._replace(at=places[0]) if places else None

    def to_heading(self, heading: str) -> "Helm | None":
        """One square farther that way, or the first; else turning there."""
        ways = [n for n, word in enumerate(self.words) if word.split()[1:2] == [heading]]
        after = [place for place in ways if place > self.at and self.at in ways]
        return self._replace(at=(after or ways)[0]) if ways else None


def helm(seen: View, words: Sequence[str]) -> Helm:
    """Sailing first, doing nothing last, and all of a kind together."""
    verbs = ["sail", *dict.fromkeys(verb_of(word) for word in words if word not in IDLE), *IDLE]
    ordered = tuple(sorted(words, key=lambda word: verbs.index(verb_of(word))))
    found: dict[int, list[int]] = defaultdict(list)
    for place, word in enumerate(ordered):
        if (square := square_of_action(seen, read(word))) != sea.NOWHERE:
            found[square].append(place)
    targets = {square: tuple(places) for square, places in found.items()}
    return Helm(ordered, first(seen, ordered), targets)


def first(seen: View, words: Words) -> int:
    """The bows as they are, where they are to be set; else the first of the list."""
    ship = getattr(seen.awaiting, "ship", sea.NOWHERE)
    kept = f"turn {sea.HEADINGS[seen.ships[ship].heading]}" if ship != sea.NOWHERE else ""
    return words.index(kept) if kept in words else 0


def verb_of(word: str) -> str:
    return word.partition(" ")[0]


def square_of_action(seen: View, action: do.AnyAction) -> int:
    """The square one points at for this, or nowhere."""
    ship = getattr(seen.awaiting, "ship", sea.NOWHERE)
    here = seen.ships[ship].square if 0 <= ship < len(seen.ships) else sea.NOWHERE
    match action:
        case do.Sail(heading, distance):
            return sea.RAYS[here][heading][distance - 1]
        case do.Turn(heading):
            return sea.AHEAD[here][heading]
        case do.ChoosePort(port) | do.Anchor(port):
            return sea.harbour(port)
        case do.Drift(square):
            return square
        case do.Name(port):
            return next(each.square for each in seen.ships if each.home == port)
    return sea.NOWHERE
