"""The line to a house: one socket in a thread of its own, taken up again whenever it breaks.

Whoever follows a table is told everything that happens there once: after a break the line asks
for what has happened since the last letter it has read.
"""

import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLate
from contextlib import ExitStack, suppress
from itertools import count
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.sentence import Sentence
from quarterdeck.terminal.house.letters import (
    LARGEST_READ,
    AnyLetter,
    DoneLetter,
    NoAnswer,
    NoLetter,
    TableLetter,
    read_json,
)
from quarterdeck.terminal.house.own_shares import OwnShares
from quarterdeck.terminal.house.trouble import HouseRefusal, HouseTrouble, LineBroken

PATIENCE = 30.0  # seconds for an answer; the coach takes thought
OVERDUE = 4.0  # seconds after which an attempt that nobody answers is given up for another
FIRST_REST, LONGEST_REST = 0.2, 3.0  # seconds before the line is tried again, twice as many a time
GONE = (OSError, WebSocketException, EOFError)


class LineNote(NamedTuple):
    """The line has gone down, or is back; why, where the house has said so."""

    is_up: bool
    why: Sentence | None = None


Heard = AnyLetter | LineNote


class HouseLine:
    """What is asked gets its one answer; everything else goes to `hear`, in the line's thread."""

    def __init__(
        self, base: str, cookies: str, hear: Callable[[Heard], None], table: str | None = None
    ) -> None:
        self.address, self.table = base.replace("http", "ws", 1) + "/ws", table
        self.cookies, self.hear = cookies, hear
        self.ids = count(1)
        self.asked: dict[int, Future[AnyLetter]] = {}
        self.followed: dict[str, int] = {}  # tables, and the seq up to which each was read
        self.latest: dict[str, TableLetter] = {}
        self.read_at: dict[str, float] = {}  # when that was
        self.lobby = False  # whether the list is followed too
        self.shares, self.unheard = OwnShares(), set[int]()  # answers that are nobody's business
        self.coming_back: set[int] = set()  # tables that are asked for anew
        self.changed = threading.Condition()
        self.returns = 0  # how often the line was taken up again
        self.was_overdue = False  # whether nobody answered the last attempt
        self.up, self.closed = threading.Event(), threading.Event()
        self.socket: ClientConnection | None = None
        self.call = ExitStack()  # ends with the socket
        self.thread = threading.Thread(target=self.keep_open, name="house-line", daemon=True)

    def open(self) -> None:
        """The first time whatever is wrong is the caller's to know."""
        try:
            self.socket = self.dial()
        except InvalidStatus as no:
            raise line_refusal(no, self.address) from None
        except GONE as trouble:
            raise HouseTrouble("unreachable", house=self.address, why=str(trouble)) from None
        self.up.set()
        self.thread.start()

    def close(self) -> None:
        self.closed.set()
        if self.socket is not None:
            self.socket.close()
        if self.thread.is_alive():
            self.thread.join()

    # Asking, from any thread but the line's own

    def ask(self, do: str, **fields: Any) -> AnyLetter:
        """The answer; LineBroken where the line goes down before it has come."""
        if not self.up.wait(PATIENCE):
            raise LineBroken
        number, answer = next(self.ids), Future[AnyLetter]()
        self.asked[number] = answer
        try:
            self.say(do, number, fields)
            letter = answer.result(PATIENCE)
        except (*GONE, TooLate):
            raise LineBroken from None
        finally:
            self.asked.pop(number, None)
        if isinstance(letter, NoLetter):
            raise HouseRefusal(letter.code, letter.why)
        return letter

    def done(self, do: str, **fields: Any) -> int:
        """Ask for something to be done; the seq at which the table stands then."""
        letter = self.ask(do, **fields)
        return letter.seq if isinstance(letter, DoneLetter) else -1

    def follow(self, table: str) -> TableLetter:
        """From now on, and again whenever the line was broken."""
        self.followed.setdefault(table, -1)  # whatever comes from now on counts
        try:
            letter = self.ask("follow", table=table, seq=-1)
        except QuarterdeckError:
            self.followed.pop(table, None)
            raise
        if not isinstance(letter, TableLetter):
            raise HouseTrouble("other-version")
        return letter

    def unfollow(self, table: str) -> None:
        self.followed.pop(table, None)
        self.latest.pop(table, None)
        self.read_at.pop(table, None)
        self.done("unfollow", table=table)

    def follow_lobby(self) -> None:
        self.lobby = True
        self.done("follow-lobby")
        self.done("follow-own")

    def unfollow_lobby(self) -> None:
        self.lobby = False
        self.done("unfollow-lobby")

    def wait_for(self, table: str, wanted: Callable[[TableLetter], bool]) -> TableLetter:
        """The newest letter of a table, once it is as wanted."""

        def is_there() -> bool:
            return table in self.latest and wanted(self.latest[table])

        with self.changed:
            if not self.changed.wait_for(is_there, PATIENCE):
                raise LineBroken
            return self.latest[table]

    def wait_until_back(self, table: str, returns: int) -> TableLetter:
        """The table as it stands once the line has come back more often than that."""
        with self.changed:
            if not self.changed.wait_for(lambda: self.returns > returns, PATIENCE):
                raise LineBroken
            return self.latest[table]

    # In the thread of the line

    def keep_open(self) -> None:
        rest = FIRST_REST
        while not self.closed.is_set():
            if self.socket is not None:
                rest = FIRST_REST
                self.read_on(self.socket)
            if not self.closed.wait(rest):
                rest = min(2 * rest, LONGEST_REST)
                self.come_again()

    def read_on(self, socket: ClientConnection) -> None:
        """Letter by letter, until the line is down."""
        try:
            for text in socket:
                self.take(read_json(text, AnyLetter))  # type: ignore[arg-type]  # a union
        except HouseTrouble as strange:
            self.hear(LineNote(False, strange.sentence))
            socket.close()
        except GONE:
            pass
        self.break_off()

    def break_off(self) -> None:
        """Whoever waits for an answer is told that none will come."""
        self.up.clear()
        self.socket = None
        with suppress(*GONE):
            self.call.close()
        for answer in [*self.asked.values()]:
            if not answer.done():
                answer.set_exception(LineBroken())
        if not self.closed.is_set():
            self.hear(LineNote(False))

    def come_again(self) -> None:
        """Dial, and ask for what has happened meanwhile."""
        try:
            self.socket = self.dial()
            self.coming_back = {next(self.ids) for _ in self.followed}
            for number, (table, seq) in zip(
                self.coming_back, [*self.followed.items()], strict=False
            ):
                self.say("follow", number, {"table": table, "seq": seq})
            if self.lobby:
                self.say("follow-lobby", next(self.ids), {})
                self.say("follow-own", next(self.ids), {})
        except InvalidStatus as no:
            self.hear(LineNote(False, line_refusal(no, self.address).sentence))
        except GONE:
            self.socket = None
        else:
            self.is_back()

    def is_back(self) -> None:
        """Once all that was followed is shown again."""
        if self.coming_back:
            return
        self.up.set()
        with self.changed:
            self.returns += 1
            self.changed.notify_all()
        self.hear(LineNote(True))

    def take(self, letter: AnyLetter) -> None:
        number = getattr(letter, "id", None)
        if isinstance(letter, TableLetter):
            self.note(letter)
            self.bring_share(letter)
        if number in self.unheard:
            self.unheard.discard(number)
            return
        if number in self.coming_back:
            self.coming_back.discard(number)
            self.hear(letter)
            self.is_back()
        elif number in self.asked:
            self.asked[number].set_result(letter)
        elif not isinstance(letter, DoneLetter):
            self.hear(letter)

    def note(self, letter: TableLetter) -> None:
        """How far a table was read; an answer to an older question does not turn that back."""
        with self.changed:
            if letter.table in self.followed:
                self.followed[letter.table] = max(letter.seq, self.followed[letter.table])
            self.latest[letter.table], self.read_at[letter.table] = letter, time.monotonic()
            self.changed.notify_all()

    def bring_share(self, letter: TableLetter) -> None:
        """To a fair table, when its luck is made; whatever comes of it is seen in the letters."""
        if letter.luck is None:
            return
        saying = self.shares.hear(letter.table, letter.game, letter.chairs, letter.luck)
        if saying is not None:
            self.unheard.add(number := next(self.ids))
            self.say(saying[0], number, saying[1])

    # The socket

    def dial(self) -> ClientConnection:
        try:
            call = connect(
                self.where_to(),
                additional_headers={"Cookie": self.cookies},
                compression=None,
                max_size=LARGEST_READ,
                open_timeout=OVERDUE,
                close_timeout=1,
            )
        except GONE as trouble:
            self.was_overdue = isinstance(trouble, TimeoutError)
            raise
        return self.call.enter_context(call)

    def where_to(self) -> str:
        """Who names a table is let in where the others are, unless nobody answers there."""
        table = next(iter([*self.followed]), self.table)
        named = table is not None and not self.was_overdue
        return f"{self.address}?table={table}" if named else self.address

    def say(self, do: str, number: int, fields: Mapping[str, Any]) -> None:
        socket = self.socket
        if socket is None:
            raise LineBroken
        socket.send(msgspec.json.encode({"do": do, "id": number, **fields}).decode())


def line_refusal(no: InvalidStatus, house: str) -> HouseRefusal | HouseTrouble:
    """Why a house did not open its line."""
    try:
        told = read_json(bytes(no.response.body or b""), NoAnswer)
    except HouseTrouble:
        return HouseTrouble("none-there", house=house, status=no.response.status_code)
    return HouseRefusal(told.code, told.why)
