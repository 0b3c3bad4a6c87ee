"""Tables whose rules have gone: who sat there is in the log, how it ended in the story kept of it.

Such a table is a room like any other, where nobody is to move and nothing can be worked out.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from quarterdeck.core.game import AnyGame, Game, Types
from quarterdeck.core.menu import Menu
from quarterdeck.core.moment import Over
from quarterdeck.core.rulebook import Rulebook
from quarterdeck.core.table import Seat
from quarterdeck.games import GAMES
from quarterdeck.rooms.entries import Acted, AnyEntry, Closed, Dealt, Opened
from quarterdeck.rooms.joint_dice import begin_dice
from quarterdeck.rooms.refusals import Denied, Outlived
from quarterdeck.rooms.room import Room, follow_entry


class Ending(msgspec.Struct, frozen=True):
    """How a game ended: all that is left of where it stood."""

    awaiting: Over
    options: Any
    scores: tuple[int, ...]
    views: tuple[Any, ...]  # seat by seat, then the onlookers'; nothing where the page has changed


def rules_of_old(name: str, version: int) -> AnyGame:
    """The game as far as it is still known: it shows how it ended."""
    return Game(
        name=name,
        version=version,
        seats=range(0),
        options=dict,
        types=Types(Ending, None, Any, Any),
        rulebook=Rulebook({}),
        all_actions=no_rules_left,
        deal=no_rules_left,
        choices={Over: no_choice},
        flow={},
        refusals={},
        scores=ending_scores,
        census=no_rules_left,
        view=ending_view,
        imagine=no_rules_left,
        write=no_rules_left,
        read=no_rules_left,
        narrate=no_rules_left,
        prices=GAMES[name].prices if name in GAMES else None,
    )


def no_rules_left(*_: Any) -> Any:
    """There are no rules left to ask."""
    raise Denied("bygone")


def no_choice(_: Ending, __: Over) -> Menu[Any]:
    return Menu()


def ending_scores(end: Ending) -> tuple[int, ...]:
    return end.scores


def ending_view(end: Ending, seat: Seat | None) -> Any:
    return end.views[-1 if seat is None else seat]


def is_bygone(room: Room) -> bool:
    return isinstance(room.state, Ending)


def require_rules(room: Room) -> None:
    """What was played can be read for ever, but not worked on."""
    if is_bygone(room):
        raise Denied("bygone")


def bygone_room(table: str, entries: Sequence[AnyEntry]) -> Room:
    """A room as far as its log can be read without the rules: who sits there, and on what terms."""
    first, *rest = entries
    assert isinstance(first, Opened)
    game = rules_of_old(first.game, first.version)
    head = (table, game, first.options, first.places, first.host, first.visibility, first.coach)
    room = Room(*head, seq=0, state=None, version=first.version, fork=first.fork)
    room = replace(room, dice=begin_dice(table, first))
    for entry in rest:
        room = past_entry(room, entry)
    return replace(room, version=game.version)


def past_entry(room: Room, entry: AnyEntry) -> Room:
    """What was played is passed over."""
    if isinstance(entry, Dealt | Acted):
        return replace(room, seq=room.seq + 1)
    return follow_entry(room, entry).room


def why_closed(entries: Sequence[AnyEntry], no: Outlived) -> Denied:
    """Where they play on, if its game could not go on under the rules of today."""
    closed = [entry for entry in entries if isinstance(entry, Closed)]
    if closed and closed[-1].table:
        return Denied("closed", table=closed[-1].table)
    return no
