"""Where one must remember oneself: how far each guest was told, so that nobody is told twice."""

from collections import OrderedDict
from collections.abc import Iterable

from quarterdeck.rooms.room import Room, forgets

TABLES = 2_000  # that are remembered; of any other everybody has heard all there is


class ToldOnce:
    """By table and guest, up to which seq. A reload or an old seq brings nothing back."""

    def __init__(self) -> None:
        self.seqs: OrderedDict[str, dict[str, int]] = OrderedDict()

    def note(self, room: Room, guests: Iterable[str]) -> None:
        """These have been told how it stands."""
        if not forgets(room):
            self.seqs.pop(room.table, None)
            return
        self.seqs.setdefault(room.table, {}).update(dict.fromkeys(guests, room.seq))
        self.seqs.move_to_end(room.table)
        if len(self.seqs) > TABLES:
            self.seqs.popitem(last=False)

    def recall(self, room: Room, guest: str, seq: int) -> None:
        """Somebody was told so far elsewhere, and nothing since."""
        self.seqs.setdefault(room.table, {})[guest] = seq

    def forget(self, table: str, guest: str) -> int | None:
        """Who has left may be told elsewhere: how far they were told here."""
        return self.seqs.get(table, {}).pop(guest, None)

    def since(self, room: Room, guest: str, seq: int) -> int:
        """From where on a guest may be told what they say they have seen up to a seq."""
        if not forgets(room):
            return seq
        return max(seq, self.seqs.get(room.table, {}).get(guest, room.seq))
