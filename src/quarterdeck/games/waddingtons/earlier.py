"""Logbooks of version 1, in today's words.

Then picks were bound to the order of the catalogue, best cards first, and a choice settled itself
as soon as nothing more could be picked; a desk could be cleared. Now they come in any order and are
settled explicitly, so the picks of a choice wait here until version 1 settled it. Whoever sailed
without crew was not asked about, and two ships each were silently off for three or four players.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump
from quarterdeck.core.logbook import Entry, Logbook
from quarterdeck.core.table import Chance, LoadedTable

from . import actions as do
from . import components as box
from . import moments as to
from .crew import sailing_strength
from .notation import read, write
from .options import Options
from .rules import FLOW, PICKS
from .setup import deal
from .state import TO_PILE, State


class Retold(NamedTuple):
    options: bytes
    entries: tuple[tuple[Entry, ...], ...]


CLEARED = "cancel"


def read_version_1(book: Logbook) -> Retold:
    options = msgspec.json.decode(book.options, type=Options)
    if book.seats != 2:
        options = replace(options, two_ships=False)
    first, *rest = book.entries
    told = Retelling(deal(book.seats, options, LoadedTable(*first.chance)))
    entries = ((first,), *(told.retell(entry) for entry in rest))
    return Retold(msgspec.json.encode(options), entries)


class Retelling:
    """Where today's rules stand, and what is picked and not settled yet."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.picked: list[do.AnyAction] = []

    def retell(self, old: Entry) -> tuple[Entry, ...]:
        """What an old line is today: nothing, one line or several."""
        return tuple(self.followed(entry) for entry in self.lines(old))

    def followed(self, entry: Entry) -> Entry:
        now, action = self.state.awaiting, read(entry.word)
        table = LoadedTable(*entry.chance)
        self.state = FLOW[type(now), type(action)](self.state, now, action, table)
        return entry

    def lines(self, old: Entry) -> Iterator[Entry]:
        """Each is followed before the next is asked for."""
        now = self.state.awaiting
        if old.word == CLEARED:
            self.picked = []
        elif (type(now), type(action := read(old.word))) in PICKS:
            self.picked = with_forced(self.state, now, [*self.picked, action])
            yield from self.settle(old) if is_all(self.state, now, self.picked) else ()
        elif settles(now, action):
            yield from self.settle(old)
        else:
            self.picked = []
            yield old
        yield from self.unasked()

    def settle(self, old: Entry) -> Iterator[Entry]:
        """All that was picked at once; the chance of the old line goes with the settling."""
        chance = (*order_of(self.state.awaiting, self.picked), *old.chance)
        for action in self.picked:
            yield Entry(old.seat, write(action), ())
        self.picked = []
        yield Entry(old.seat, write(do.SETTLE), chance)

    def unasked(self) -> Iterator[Entry]:
        """Moves of a ship without crew that nobody could doubt."""
        while isinstance(now := self.state.awaiting, to.Challenge):
            if any(self.state.ships[self.state.sailing].hand):
                return
            yield Entry(now.seat, write(do.PASS), ())


# When version 1 had heard enough


def settles(now: Any, action: do.AnyAction) -> bool:
    """Taking no more was to be done; only exchanges were settled."""
    enough = isinstance(now, to.Keep | to.Salvage | to.TakeTreasure) and action == do.DONE
    return enough or action == do.SETTLE


def is_all(state: State, now: Any, picked: list[Any]) -> bool:
    match now:
        case to.Give() | to.Pick():
            return len(picked) == now.count
        case to.Keep():
            return len(picked) == box.HOLD
        case to.Lose():
            return isinstance(picked[-1], do.Lose) or len(picked) == box.LOSS
        case to.Discard():
            excess = sailing_strength(state.ships[now.ship]) - now.may_stay
            return sum(box.VALUE[action.crew] for action in picked) >= excess
        case to.Salvage():
            return nothing_further(state, now, state.flat, picked)
        case to.TakeTreasure():
            island = box.NO_CREW + state.island
            return nothing_further(state, now, island, picked, now.worth)
    return False


def nothing_further(
    state: State, now: Any, there: Counts, picked: list[do.Take], worth: int = sum(box.WORTH)
) -> bool:
    """From the last that was taken on, the catalogue holds nothing that could come aboard."""
    taken = [action.thing for action in picked]
    pieces = sum(thing >= box.TREASURE for thing in taken)
    full = sum(state.ships[now.ship].hold) + pieces >= box.HOLD
    worth -= sum(box.WORTH[thing] for thing in taken)
    return not any(
        count > taken.count(thing) and thing >= taken[-1] and box.WORTH[thing] <= worth
        for thing, count in enumerate(there)
        if not (full and thing >= box.TREASURE)
    )


# Backs of a swap, which were picked unasked where only one came next


def with_forced(state: State, now: Any, picked: list[Any]) -> list[Any]:
    if not isinstance(now, to.Pick):
        return picked
    *before, chosen = picked
    return picks_forced(state, now, [*picks_forced(state, now, before), chosen])


def picks_forced(state: State, now: to.Pick, picked: list[do.Pick]) -> list[do.Pick]:
    while len(picked) < now.count and len(backs := backs_next(state, now, picked)) == 1:
        picked = [*picked, do.PICKS[backs[0]]]
    return picked


def backs_next(state: State, now: to.Pick, picked: list[do.Pick]) -> list[int]:
    """The best came first; and enough had to be left."""
    there = box.values(state.ships[now.other].hand)
    for action in picked:
        there = bump(there, action.value - 1, -1)
    most = min((action.value for action in picked), default=len(there))
    left = now.count - len(picked)
    return [back for back in range(most) if there[back] and sum(there[: back + 1]) >= left]


# The order under the pile, which was that of the picks and is chance today


def order_of(now: Any, picked: list[Any]) -> Iterator[Chance]:
    if isinstance(now, to.Discard) or (isinstance(now, to.Give) and now.to == TO_PILE):
        for value in reversed(box.VALUES):
            alike = [place_among_alike(a) for a in picked if box.VALUE[a.crew] == value]
            yield from (place for n, place in enumerate(alike) if len(set(alike[n:])) > 1)


def place_among_alike(action: do.Give | do.GiveDocked) -> int:
    """Red and black of the hand, then of the docks."""
    return action.crew % 2 + 2 * isinstance(action, do.GiveDocked)
