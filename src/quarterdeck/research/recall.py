"""Perfect recall: all that one seat has been shown, has heard and has done, in order.

A view shows how things stand, and where the rules let the table forget, it forgets too. What a seat
was shown when it had to decide is kept here as what had changed since the last time; what it heard
and did in between is kept as it came. Two games that look the same to a player with a perfect
memory have the same recall, and no others have.
"""

from typing import Any

import msgspec

from quarterdeck import bots
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import Event, Generated, Listening

Shown = tuple[tuple[str, Any], ...]  # fields of a view with what they held
Lines = tuple[bytes, ...]

write_line = msgspec.json.Encoder().encode


class HearingTable(Listening, Generated):
    """Chance as for bots, with ears for all."""

    def __init__(self, table: Generated) -> None:
        Listening.__init__(self)
        Generated.__init__(self, table.random)


class Recall:
    """What one seat remembers of a game."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game, self.seat = game, seat
        self.lines: list[bytes] = []
        self.last: Any = None
        self.remembered: Any = None

    def hear(self, news: list[Event]) -> None:
        self.lines.extend(b"heard " + write_line(event) for event in news)

    def look(self, seen: Any) -> None:
        """A view, as what has changed since the last."""
        changed = {
            name: value
            for name in seen.__struct_fields__
            if (value := getattr(seen, name)) != getattr(self.last, name, None)
        }
        self.lines.append(b"saw " + write_line(changed))
        self.last = seen
        self.remembered = bots.of(self.game).recollect(seen, self.remembered)

    def do(self, action: Any) -> None:
        self.lines.append(b"did " + self.game.write(action).encode())

    def history(self) -> Lines:
        """The whole of it, line by line."""
        return tuple(self.lines)

    def view(self) -> Any:
        """The last view, with what a good memory adds to it: as many numbers as any view."""
        return self.remembered

    def copy(self) -> "Recall":
        other = Recall(self.game, self.seat)
        other.lines, other.last = self.lines.copy(), self.last
        other.remembered = self.remembered
        return other


class Memories:
    """The recall of every seat, kept beside a game as it is played."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = [Recall(game, seat) for seat in range(seats)]

    def dealt(self, state: Any, table: Listening) -> None:
        for recall in self.seats:
            recall.hear(table.heard_by(recall.seat))
            recall.look(self.game.view(state, recall.seat))

    def played(self, seat: int, action: Any, state: Any, table: Listening) -> None:
        """An action, what was heard of it, and how things stand then for each seat."""
        self.seats[seat].do(action)
        self.dealt(state, table)

    def only(self, seat: int, state: Any) -> "Memories":
        """One seat's own; the others begin with what such a state shows them."""
        other = Memories(self.game, len(self.seats))
        for recall in other.seats:
            recall.look(self.game.view(state, recall.seat))
        other.seats[seat] = self.seats[seat].copy()
        return other

    def copy(self) -> "Memories":
        other = Memories(self.game, 0)
        other.seats = [recall.copy() for recall in self.seats]
        return other
