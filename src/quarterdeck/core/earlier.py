"""Games of an earlier version of the rules, told in today's words: what was begun can be finished.

A version of the rules is left behind by a reader, one small function a game:
`Game(earlier={1: Earlier(words)})`. Shown where the game stands by today's rules, and what was said
from there on, it gives what would be said today in the place of the first: nothing, the same, or
several things, perhaps by several seats. What chance answered then, it answers now; where today's
rules ask it for more, `luck` knows the answer from all that was said.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, chain
from typing import Any, NamedTuple

import msgspec

from quarterdeck.core import logbook, referee
from quarterdeck.core.errors import LogbookError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Entry, Logbook
from quarterdeck.core.table import Chance, LoadedTable, Seat

Said = tuple[Seat, str]  # by whom, and the word
Words = Callable[[Any, Sequence[Entry]], tuple[Said, ...]]
HouseRules = Callable[[int, dict[str, Any]], dict[str, Any]]  # of so many seats
Luck = Callable[[Any, Sequence[Entry]], tuple[Chance, ...]]  # of all that was said, up to this


def same_house_rules(_: int, options: dict[str, Any]) -> dict[str, Any]:
    return options


def no_more_luck(_: Any, __: Sequence[Entry]) -> tuple[Chance, ...]:
    return ()


class Earlier(NamedTuple):
    """How one earlier version is read."""

    words: Words
    options: HouseRules = same_house_rules
    luck: Luck = no_more_luck  # what chance answers before all else


def is_readable(game: AnyGame, version: int) -> bool:
    return version == game.version or version in game.earlier


def options_today(game: AnyGame, version: int, seats: int, options: Any) -> Any:
    """House rules as they were written down then."""
    plain = msgspec.to_builtins(options)
    if version != game.version:
        plain = game.earlier[version].options(seats, plain)
    return msgspec.convert(plain, game.options)


def words_today(
    game: AnyGame, version: int, state: Any, book: Sequence[Entry], at: int
) -> tuple[Entry, ...]:
    """What was said at this place, as it is said today; chance goes to whatever asks for it."""
    if version == game.version:
        return (book[at],)
    reader = game.earlier[version]
    said = reader.words(state, book[at:])
    chance = (*reader.luck(state, book[: at + 1]), *book[at].chance)
    return tuple(spread_chance(game, state, said, chance))


def spread_chance(
    game: AnyGame, state: Any, said: Sequence[Said], chance: tuple[Chance, ...]
) -> Iterator[Entry]:
    for seat, word in said:
        table = LoadedTable(*chance)
        state = referee.play(game, state, seat, game.read(word), table)
        used = len(chance) - len(table.script)
        yield Entry(seat, word, chance[:used])
        chance = chance[used:]
    if chance:
        raise LogbookError("logbook-chance-left", left=logbook.write_chance(chance))


def logbook_today(game: AnyGame, book: Logbook) -> Logbook:
    """A logbook of any version that can be read, as today's."""
    if book.version == game.version or book.version not in game.earlier:
        return book
    old = msgspec.json.decode(book.options)
    options = options_today(game, book.version, book.seats, old)
    told = list(entries_today(game, book, options))
    last = list(accumulate(map(len, told)))  # of what an entry comes to today
    remarks = tuple(each._replace(entry=last[each.entry] - 1) for each in book.remarks)
    head = (game.name, game.version, book.seats, msgspec.json.encode(options))
    return Logbook(*head, tuple(chain.from_iterable(told)), book.scores, remarks)


def entries_today(game: AnyGame, book: Logbook, options: Any) -> Iterator[tuple[Entry, ...]]:
    """What each entry comes to: one, several or none."""
    deal, *rest = book.entries
    yield (deal,)
    with logbook.at_line(2):
        state = referee.deal(game, book.seats, options, LoadedTable(*deal.chance))
    for number in range(len(rest)):
        with logbook.at_line(logbook.line_of(book, number + 1)):
            told = words_today(game, book.version, state, rest, number)
            for entry in told:
                table = LoadedTable(*entry.chance)
                state = game.apply(state, game.read(entry.word), table)
        yield told
