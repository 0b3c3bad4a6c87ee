"""A game written down: who did what, and what chance answered.

    kapern@1, 2 seats, {"target":5000}
    deal : 1 4
    1 roll : 1/0/2/1/4/0
    1 reroll 2m1p : 0/0/0/0/2/1
    1 stop
    ...
    scores 600 5200

Chance is written out, so a logbook outlives any random generator. It holds all
secrets, so it is shown only when the game is over. A line that begins with `#` is
a remark about where the line above it led.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from quarterdeck.core import referee
from quarterdeck.core.errors import LogbookError, QuarterdeckError, SeatsError
from quarterdeck.core.game import A, AnyGame, Game, O, S
from quarterdeck.core.table import Chance, LiveTable, LoadedTable, Seat, Table

Play = Callable[[AnyGame, Any, Seat, Any, Table], Any]

HEAD = re.compile(r"(?P<game>[a-z_]+)@(?P<version>\d+), (?P<seats>\d+) seats, (?P<options>\{.*\})")
LINE = re.compile(r"(?P<doing>deal|(?P<seat>\d+) (?P<word>[^:]+?))(?: : (?P<chance>[-\d/ ]+))?")
FOOT = re.compile(r"scores(?P<scores>( -?\d+)+)")
REMARK = re.compile(r"#(?P<tag>[a-z]*)(?: +(?P<text>.*))?")


class Entry(NamedTuple):
    """One line: a seat and its word (none for the deal), and what chance answered."""

    seat: Seat | None
    word: str
    chance: tuple[Chance, ...]


class Remark(NamedTuple):
    """Something said about a position: `# …`, `#fr …` in a language, `#step …` by a lesson."""

    entry: int  # that led there, the deal being 0
    tag: str
    text: str


class Logbook(NamedTuple):
    """A whole game, or as much of it as was played."""

    game: str
    version: int
    seats: int
    options: bytes  # as JSON: what they mean is the game's business
    entries: tuple[Entry, ...]
    scores: tuple[int, ...] | None  # None while the game goes on
    remarks: tuple[Remark, ...] = ()  # in the order of what they are about


class Page(NamedTuple):
    """Where an entry led, and the table at which it happened."""

    entry: Entry
    state: Any
    table: LoadedTable


# Recording


def begin(game: Game[S, A, Any, O], seats: int, options: O, table: LiveTable) -> tuple[S, Logbook]:
    """Deal, and open a logbook with it."""
    state = referee.deal(game, seats, options, table)
    first = Entry(None, "deal", tuple(table.chance))
    head = (game.name, game.version, seats, msgspec.json.encode(options))
    return state, Logbook(*head, (first,), None)


def record(
    game: AnyGame, seats: int, options: Any, table: LiveTable, choose: Callable[[Any], Any]
) -> Logbook:
    """A whole game, played by whoever chooses."""
    state, book = begin(game, seats, options, table)
    entries = list(book.entries)
    while (seat := game.to_move(state)) is not None:
        table.clear()
        action = choose(state)
        state = game.apply(state, action, table)
        entries.append(Entry(seat, game.write(action), tuple(table.chance)))
    return book._replace(entries=tuple(entries), scores=game.scores(state))


# Replaying


def trust(game: AnyGame, state: Any, _: Seat, action: Any, table: Table) -> Any:
    """For logbooks of our own making: no questions asked."""
    return game.apply(state, action, table)


def replay(game: AnyGame, book: Logbook, play: Play = referee.play) -> Iterator[Page]:
    """Every position of a logbook, from the deal to its last line, held to the rules."""
    check_head(game, book)
    first, *rest = book.entries
    table = LoadedTable(*first.chance)
    options = msgspec.json.decode(book.options, type=game.options)
    with at_line(2):
        state = used_up(table, game.deal(book.seats, options, table))
    yield Page(first, state, table)
    for number, entry in enumerate(rest, start=1):
        table = LoadedTable(*entry.chance)
        with at_line(line_of(book, number)):
            state = follow_line(game, state, entry, table, play)
        yield Page(entry, state, table)
    check_scores(game, book, state)


def follow_line(game: AnyGame, state: Any, entry: Entry, table: LoadedTable, play: Play) -> Any:
    """The state after one line."""
    if entry.seat is None:
        raise LogbookError("logbook-second-deal")
    return used_up(table, play(game, state, entry.seat, game.read(entry.word), table))


def used_up(table: LoadedTable, state: S) -> S:
    """The state, if the line held no more chance than the rules asked for."""
    if table.script:
        raise LogbookError("logbook-chance-left", left=write_chance(tuple(table.script)))
    return state


def line_of(book: Logbook, entry: int) -> int:
    """Where an entry stands in the text: under the head and every remark about those before."""
    return 2 + entry + sum(remark.entry < entry for remark in book.remarks)


@contextmanager
def at_line(number: int) -> Iterator[None]:
    """Whatever goes wrong is told with the number of its line."""
    try:
        yield
    except QuarterdeckError as wrong:
        raise LogbookError("logbook-line", line=number, why=wrong.sentence) from wrong


def check_head(game: AnyGame, book: Logbook) -> None:
    if book.game != game.name:
        raise LogbookError("logbook-other-game", got=book.game, game=game.name)
    if book.version != game.version:
        raise LogbookError("logbook-other-version", got=book.version, version=game.version)
    if book.seats not in game.seats:
        raise SeatsError(game.name, book.seats, game.seats)
    try:
        msgspec.json.decode(book.options, type=game.options)
    except msgspec.MsgspecError as wrong:
        raise LogbookError("logbook-options", why=str(wrong)) from wrong


def check_scores(game: AnyGame, book: Logbook, state: Any) -> None:
    """What the last line promises is what the game came to."""
    reached = game.scores(state)
    if book.scores is None:
        return
    if book.scores != reached or game.to_move(state) is not None:
        scores, got = (" ".join(map(str, each)) for each in (reached, book.scores))
        raise LogbookError("logbook-scores", scores=scores, got=got)


# Remarks


def with_remarks(book: Logbook, more: Iterable[Remark]) -> Logbook:
    """The same game with more said about it; nothing twice, and what was said first stays first."""
    fresh = (remark for remark in more if remark not in book.remarks)
    remarks = sorted((*book.remarks, *fresh), key=lambda remark: remark.entry)
    return book._replace(remarks=tuple(remarks))


def remarks_at(book: Logbook, entry: int, language: str) -> tuple[str, ...]:
    """What is said about a position, to everyone or to readers of a language."""
    said = (each for each in book.remarks if each.entry == entry and each.tag in ("", language))
    return tuple(each.text for each in said)


# Text


def write(book: Logbook) -> str:
    """A logbook as text, which `read` reads."""
    head = f"{book.game}@{book.version}, {book.seats} seats, {book.options.decode()}"
    foot = [] if book.scores is None else ["scores " + " ".join(map(str, book.scores))]
    return "\n".join([head, *body_lines(book), *foot]) + "\n"


def body_lines(book: Logbook) -> Iterator[str]:
    """Every entry, with what is remarked about it."""
    for number, entry in enumerate(book.entries):
        yield write_entry(entry)
        yield from (f"#{tag} {text}" for about, tag, text in book.remarks if about == number)


def write_entry(entry: Entry) -> str:
    doing = entry.word if entry.seat is None else f"{entry.seat} {entry.word}"
    return f"{doing} : {write_chance(entry.chance)}" if entry.chance else doing


def write_chance(chance: tuple[Chance, ...]) -> str:
    return " ".join(str(c) if isinstance(c, int) else "/".join(map(str, c)) for c in chance)


def read(text: str) -> Logbook:
    """A logbook from text; a line that cannot be read is named."""
    lines = text.splitlines()
    head = HEAD.fullmatch(lines[0].strip()) if lines else None
    if head is None:
        raise LogbookError("logbook-head", text=lines[0][:60] if lines else "")
    foot = FOOT.fullmatch(lines[-1].strip())
    entries, remarks = read_body(lines[1:-1] if foot else lines[1:])
    if not entries or entries[0].seat is not None:
        raise LogbookError("logbook-no-deal")
    scores = tuple(map(int, foot["scores"].split())) if foot else None
    start = (head["game"], int(head["version"]), int(head["seats"]), head["options"].encode())
    return Logbook(*start, entries, scores, remarks)


def read_body(lines: Sequence[str]) -> tuple[tuple[Entry, ...], tuple[Remark, ...]]:
    entries: list[Entry] = []
    remarks: list[Remark] = []
    for number, line in enumerate(lines, start=2):
        if line.lstrip().startswith("#") and entries:
            remarks.append(read_remark(len(entries) - 1, line.strip()))
        else:
            entries.append(read_entry(number, line))
    return tuple(entries), tuple(remarks)


def read_remark(entry: int, line: str) -> Remark:
    found = REMARK.fullmatch(line)
    return (
        Remark(entry, found["tag"], found["text"] or "") if found else Remark(entry, "", line[1:])
    )


def read_entry(number: int, line: str) -> Entry:
    found = LINE.fullmatch(line.strip())
    if found is None:
        raise LogbookError("logbook-unreadable", line=number, text=line[:60])
    seat = None if found["seat"] is None else int(found["seat"])
    return Entry(seat, found["word"] or "deal", read_chance(number, found["chance"] or ""))


def read_chance(number: int, text: str) -> tuple[Chance, ...]:
    try:
        tokens = [tuple(map(int, token.split("/"))) for token in text.split()]
    except ValueError:
        raise LogbookError("logbook-unreadable", line=number, text=text[:60]) from None
    return tuple(token if len(token) > 1 else token[0] for token in tokens)
