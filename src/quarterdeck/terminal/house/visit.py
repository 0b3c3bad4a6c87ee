"""One's stay at a house: its door, the line to it, and letters that wait to be heard."""

from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Full, Queue

from quarterdeck.rooms.seats import Chair
from quarterdeck.terminal.house.address import HouseAddress
from quarterdeck.terminal.house.door import HouseDoor
from quarterdeck.terminal.house.letters import (
    ListedTable,
    ListLetter,
    OwnList,
    OwnMovedLetter,
    TableLetter,
)
from quarterdeck.terminal.house.line import Heard, HouseLine
from quarterdeck.terminal.house.table_wish import TableWish, check_bots

MOST_LETTERS = 1_000  # that may wait to be heard; then the line reads no further
BREATH = 0.2  # seconds after which a full box is tried again


def ring_nowhere() -> None:
    pass


class Visit:
    """Everything a terminal has to do with a house."""

    def __init__(self, address: HouseAddress, language: str) -> None:
        self.base, self.table = address
        self.door = HouseDoor(address.base, language)
        self.letters: Queue[Heard] = Queue(MOST_LETTERS)
        self.listed: tuple[ListedTable, ...] = ()
        self.ring: Callable[[], None] = ring_nowhere  # called in the line's thread
        self.name: str | None = None

    def come_in(self, name: str | None) -> str | None:
        """Knock; by the name that is given, or by that of the last time. None: no name yet."""
        self.name = self.door.knock()
        if name is not None and name != self.name:
            self.name = self.door.introduce(name)
        return self.name

    def call(self) -> None:
        """Open the line; only those who have a name can."""
        self.line = HouseLine(self.base, self.door.cookie_header, self.hear, self.table)
        self.line.open()

    def leave(self) -> None:
        if hasattr(self, "line"):
            self.line.close()

    # Letters

    def hear(self, letter: Heard) -> None:
        """In the thread of the line: what is about a table waits in a box, in order."""
        if isinstance(letter, ListLetter):
            self.listed = letter.tables
        elif not isinstance(letter, OwnMovedLetter):
            self.put(letter)
        self.ring()

    def put(self, letter: Heard) -> None:
        while not self.line.closed.is_set():
            with suppress(Full):
                self.letters.put(letter, timeout=BREATH)
                break
            self.ring()

    def next_letter(self) -> Heard | None:
        try:
            return self.letters.get_nowait()
        except Empty:
            return None

    # Tables

    def own_tables(self) -> OwnList:
        return self.door.own_tables()

    def open_table(self, wish: TableWish) -> str:
        """As it is wished for, with bots that are offered here."""
        check_bots(wish.seats, self.door.levels().get(wish.game.name, ()))
        return self.door.open_table(**wish.form())

    def follow_list(self) -> None:
        """Hear of every table, and of one's own, as things happen there; follow none."""
        for table in [*self.line.followed]:
            self.line.unfollow(table)
        self.line.follow_lobby()

    def unfollow_list(self) -> None:
        self.line.unfollow_lobby()

    def follow(self, table: str) -> TableLetter:
        """Look at this table from now on, and at no other."""
        for other in [each for each in self.line.followed if each != table]:
            self.line.unfollow(other)
        while self.next_letter() is not None:
            pass
        return self.line.follow(table)

    def sit_down(self, table: str) -> None:
        """On the first chair that is free, where one neither sits there nor has it begun."""
        listed = self.door.listed(table)
        if listed.stage == "waiting" and not listed.is_mine and listed.has_room:
            self.door.sit_down(table, seat_where(listed.chairs, lambda chair: chair.kind == "open"))

    def stand_up(self, letter: TableLetter) -> None:
        """Before the game has begun a chair can be given back."""
        if any(chair.yours for chair in letter.chairs):
            self.door.stand_up(letter.table, seat_where(letter.chairs, lambda chair: chair.yours))


def seat_where(chairs: tuple[Chair, ...], fits: Callable[[Chair], bool]) -> int:
    return next(seat for seat, chair in enumerate(chairs) if fits(chair))
