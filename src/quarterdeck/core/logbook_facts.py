"""What a logbook says of a game besides its lines: who sat there, on which day, who won.

Remarks with tags of their own, so that whoever does not know them reads the same game:

    deal : 1 4
    #names ["Anne","mate"]
    #date 2026-11-18
    ...
    1 stop
    #won 1
"""

from typing import Any, NamedTuple

import msgspec

from quarterdeck.core.errors import LogbookError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook, Remark, with_remarks
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Seat

NAMES, DATE, WON = "names", "date", "won"


class Facts(NamedTuple):
    """All of them may be left out."""

    names: tuple[str, ...] = ()  # by seat
    date: str = ""  # as 2026-11-18
    won: tuple[Seat, ...] = ()  # nobody, while the game goes on


def with_facts(book: Logbook, facts: Facts) -> Logbook:
    """The same game with what is known of it; what was said of it before is forgotten."""
    others = tuple(each for each in book.remarks if each.tag not in (NAMES, DATE, WON))
    return with_remarks(book._replace(remarks=others), tuple(remarks_of(facts, book)))


def remarks_of(facts: Facts, book: Logbook) -> list[Remark]:
    """Names and day under the deal, who won under the last line."""
    names = msgspec.json.encode(facts.names).decode()
    found = [
        (facts.names, Remark(0, NAMES, names)),
        (facts.date, Remark(0, DATE, facts.date)),
        (facts.won, Remark(len(book.entries) - 1, WON, " ".join(map(str, facts.won)))),
    ]
    return [remark for known, remark in found if known]


def facts_in(book: Logbook) -> Facts:
    """What a logbook says of its game; names that are not one a seat are refused."""
    said = {each.tag: each.text for each in book.remarks}
    won = said.get(WON, "").split()
    if not all(map(str.isdecimal, won)):
        raise LogbookError("logbook-fact", fact=WON, text=said[WON])
    return Facts(
        read_names(said.get(NAMES, ""), book.seats), said.get(DATE, ""), tuple(map(int, won))
    )


def read_names(text: str, seats: int) -> tuple[str, ...]:
    if not text:
        return ()
    try:
        names = msgspec.json.decode(text, type=tuple[str, ...])
    except msgspec.MsgspecError:
        names = ()
    if len(names) != seats:
        raise LogbookError("logbook-fact", fact=NAMES, text=text)
    return names


def check_winners(game: AnyGame, book: Logbook, state: Any) -> None:
    """Whoever is said to have won has won."""
    won, winners = facts_in(book).won, seats_that_won(state)
    if won and won != winners:
        told, found = (" ".join(map(str, each)) for each in (won, winners))
        raise LogbookError("logbook-won", game=game.name, got=told, won=found or "-")


def seats_that_won(state: Any) -> tuple[Seat, ...]:
    """The seats that have won; nobody before the end."""
    return tuple(state.awaiting.winners) if isinstance(state.awaiting, Over) else ()
