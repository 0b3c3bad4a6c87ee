"""A finger on the chart: which squares can be chosen, and what each of them would mean."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.notation import read
from quarterdeck.games.piracy.state import ToEngage, ToFireAgain, ToStation
from quarterdeck.games.piracy.telescope import falls
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import waters
from quarterdeck.terminal.table_session import Words

# What Enter does while nothing is pointed at, the first of them that may be done.
USUAL = ("roll", "look", "stay", "cease", "set up")


class Pointer(NamedTuple):
    """The legal words by the square they are about, and where the finger is, if anywhere."""

    words: Words = ()
    targets: Mapping[Square, Words] = {}
    cursor: Square | None = None
    way: int = 0  # which of the words of that square
    usual: Words = USUAL

    @property
    def word(self) -> str:
        """What Enter plays; nothing where the square cannot be chosen."""
        if self.cursor is None:
            return next((word for word in self.usual if word in self.words), "")
        found = self.targets.get(self.cursor, ())
        return found[self.way % len(found)] if found else ""

    @property
    def ways(self) -> int:
        return len(self.targets.get(self.cursor, ())) if self.cursor is not None else 0

    def at(self, square: Square | None) -> "Pointer":
        return self._replace(cursor=square, way=0)

    def another_way(self) -> "Pointer":
        return self._replace(way=self.way + 1)


def pointer(seen: View, words: Sequence[str]) -> Pointer:
    """Sorted by square, shots and short ways first; the finger waits if there is a usual thing."""
    ordered = sorted(words, key=lambda word: (word[0] != "f", word.count("-")))
    pointed = sort_by_square(ordered, lambda action: square_pointed_at(seen, action))
    landed = sort_by_square(ordered, lambda action: quay_of(seen, action))
    targets = {**landed, **pointed}  # at sea one lands only where one cannot sail without
    empty = Pointer(tuple(words), targets, usual=usual_words(seen))
    return empty if empty.word else empty.at(home(seen, targets))


def sort_by_square(
    words: Sequence[str], square_of: Callable[[do.AnyAction], Square | None]
) -> dict[Square, Words]:
    found: dict[Square, list[str]] = defaultdict(list)
    for word in words:
        square = square_of(read(word))
        if square is not None:
            found[square].append(word)
    return {square: tuple(each) for square, each in found.items()}


def quay_of(seen: View, action: do.AnyAction) -> Square | None:
    """The square from which this would land."""
    match action:
        case do.SailAndLand(path, _):
            return path[-1] if path else own_square(seen)
    return None


def usual_words(seen: View) -> Words:
    """Not what would waste an Aye, or set up the rest of what somebody has begun by hand."""
    if isinstance(seen.awaiting, ToEngage):
        return ()
    begun = seen.ships if isinstance(seen.awaiting, ToStation) else seen.chests
    return tuple(word for word in USUAL if word != "set up" or not begun)


def home(seen: View, targets: Mapping[Square, Words]) -> Square | None:
    """Where the finger comes down: on the Pirate, on the ship whose turn it is, or anywhere."""
    likely = (seen.sighted, own_square(seen), *targets)
    return next((square for square in likely if square is not None), None)


def own_square(seen: View) -> Square | None:
    """Where whoever is to decide lies, if that is known to them."""
    if seen.voyage is not None:
        return seen.voyage.square
    ship = getattr(seen.awaiting, "ship", None)
    return None if ship is None else seen.ships[ship]


def square_pointed_at(seen: View, action: do.AnyAction) -> Square | None:
    """The square one points at for this."""
    match action:
        case do.Bury(square) | do.Station(square) | do.Move(square) | do.Load(square):
            return square
        case do.Depart(_, square) | do.SailAndLand(_, square):
            return square
        case do.Sail(path):
            return path[-1] if path else own_square(seen)
        case do.Fire(direction):
            return falling(seen, direction)
    return None


def falling(seen: View, direction: int) -> Square | None:
    """Where a salvo of the ship whose turn it is would come down."""
    match seen.awaiting:
        case ToEngage(_, ship, roll) | ToFireAgain(_, ship, roll):
            return falls(waters(seen.options.map), seen.ships[ship], direction, roll)
    return None


def step_from(seen: View, square: Square, right: int, down: int) -> Square:
    """One square on, as far as the chart goes."""
    rows = seen.options.map.rows
    row = min(max(square // grid.STRIDE + down, 0), len(rows) - 1)
    column = min(max(square % grid.STRIDE + right, 0), len(rows[0]) - 1)
    return grid.square_at(row, column)
