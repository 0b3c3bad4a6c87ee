"""Games of version 1, in today's words.

Then picks were bound to the order of the catalogue, the best cards first; a choice settled itself
as soon as nothing more could be picked, and a desk could be cleared. Today picks come in any order,
and settling is a word of its own. Nobody was asked about a move of a ship without crew, and two
ships each were silently off for three or four players.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quarterdeck.core.counts import Counts, minus
from quarterdeck.core.earlier import Earlier, Said
from quarterdeck.core.logbook import Entry
from quarterdeck.core.table import Chance

from . import actions as do
from . import components as box
from . import moments as to
from .crew import sailing_strength
from .notation import read, write
from .rules import PICKS
from .state import TO_PILE, State

CLEARED = "cancel"
ENDS_OF_TRADE = (CLEARED, write(do.SETTLE), write(do.DONE))


def retell(state: State, coming: Sequence[Entry]) -> tuple[Said, ...]:
    """What the first of these is today."""
    now, (seat, word, _) = state.awaiting, coming[0]
    assert seat is not None
    if word == CLEARED:
        return ()
    if isinstance(now, to.Challenge) and not any(state.ships[state.sailing].hand):
        return (*passes(state, now), (seat, word))
    action = read(word)
    if (type(now), type(action)) in PICKS:
        return tuple((seat, write(each)) for each in pick_today(state, now, action, coming))
    if isinstance(now, to.Keep | to.Salvage | to.TakeTreasure) and action == do.DONE:
        return ((seat, write(do.SETTLE)),)
    return ((seat, word),)


def passes(state: State, now: to.Challenge) -> tuple[Said, ...]:
    """By all who would be asked today."""
    asked = (now.ship, *now.waiting)
    return tuple((state.ships[ship].owner, write(do.PASS)) for ship in asked)


def pick_today(
    state: State, now: Any, action: Any, coming: Sequence[Entry]
) -> tuple[do.AnyAction, ...]:
    """The pick, and settling where version 1 had heard enough; of a desk what was not cleared."""
    if isinstance(now, to.Trade):
        end = next((each.word for each in coming if each.word in ENDS_OF_TRADE), CLEARED)
        return (action,) if end == write(do.SETTLE) else ()
    if isinstance(now, to.Pick):
        return backs_today(state, now, action)
    return (action, do.SETTLE) if is_all(state, now, action) else (action,)


# When version 1 had heard enough


def is_all(state: State, now: Any, action: Any) -> bool:
    return HEARD_ENOUGH[type(now)](state, now, action)


def all_given(_: State, now: to.Give, __: do.Give | do.GiveDocked) -> bool:
    return sum(now.given) + 1 == now.count


def all_lost(_: State, now: to.Lose, action: do.Lose | do.Give) -> bool:
    return isinstance(action, do.Lose) or sum(now.given) + 1 == box.LOSS


def all_kept(_: State, now: to.Keep, __: do.Keep | do.Take) -> bool:
    return sum(now.kept) + sum(now.taken) + 1 == box.HOLD


def all_discarded(state: State, now: to.Discard, action: do.Give) -> bool:
    excess = sailing_strength(state.ships[now.ship]) - now.may_stay
    return box.strength(now.given) + box.VALUE[action.crew] >= excess


def all_salvaged(state: State, now: to.Salvage, action: do.Take) -> bool:
    room = box.HOLD - sum(state.ships[now.ship].hold) - sum(now.taken[box.TREASURE :])
    return nothing_further(minus(state.flat, now.taken), action.thing, room)


def all_found(state: State, now: to.TakeTreasure, action: do.Take) -> bool:
    room = box.HOLD - sum(state.ships[now.ship].hold) - sum(now.taken)
    island = box.NO_CREW + minus(state.island, now.taken)
    return nothing_further(island, action.thing, room, now.worth - box.points(now.taken))


def nothing_further(there: Counts, thing: int, room: int, worth: int = sum(box.WORTH)) -> bool:
    """From what is taken now on, the catalogue holds nothing more that could come aboard."""
    full = room <= (thing >= box.TREASURE)
    return not any(
        count > (kind == thing) and box.WORTH[kind] <= worth - box.WORTH[thing]
        for kind, count in enumerate(there)
        if kind >= thing and not (full and kind >= box.TREASURE)
    )


HEARD_ENOUGH: Mapping[type, Callable[[State, Any, Any], bool]] = {
    to.Give: all_given,
    to.Lose: all_lost,
    to.Keep: all_kept,
    to.Discard: all_discarded,
    to.Salvage: all_salvaged,
    to.TakeTreasure: all_found,
}


# The backs of a swap: where only one could come next it was picked unasked


def backs_today(state: State, now: to.Pick, action: do.Pick) -> tuple[do.AnyAction, ...]:
    before = force_backs(state, now, ())
    picked = force_backs(state, now, (*before, action.value))
    told = tuple(do.PICKS[value - 1] for value in picked)
    return (*told, do.SETTLE) if sum(now.picked) + len(picked) == now.count else told


def force_backs(state: State, now: to.Pick, picked: tuple[int, ...]) -> tuple[int, ...]:
    """What is picked, and what has to follow: the best came first, and enough had to be left."""
    there = list(minus(box.values(state.ships[now.other].hand), now.picked))
    for value in picked:
        there[value - 1] -= 1
    gone = [value for value in box.VALUES if now.picked[value - 1] or value in picked]
    left = now.count - sum(now.picked) - len(picked)
    most = min(gone, default=box.VALUES[-1])
    values = [v for v in box.VALUES[:most] if there[v - 1] and sum(there[:v]) >= left]
    return force_backs(state, now, (*picked, *values)) if left and len(values) == 1 else picked


# The order under the pile, which was that of the picks and is chance today


def luck(state: State, said: Sequence[Entry]) -> tuple[Chance, ...]:
    """What chance says today where the last of these settled such a choice."""
    now: Any = state.awaiting
    under = isinstance(now, to.Discard) or (isinstance(now, to.Give) and now.to == TO_PILE)
    if not under or not is_all(state, now, read(said[-1].word)):
        return ()
    picked: list[Any] = [read(each.word) for each in said[-1 - sum(now.given) :]]
    alike = [
        [place_among_alike(action) for action in picked if box.VALUE[action.crew] == value]
        for value in reversed(box.VALUES)
    ]
    return tuple(
        place for places in alike for n, place in enumerate(places) if len(set(places[n:])) > 1
    )


def place_among_alike(action: do.Give | do.GiveDocked) -> int:
    """Red and black of the hand, then of the docks."""
    return action.crew % 2 + 2 * isinstance(action, do.GiveDocked)


def house_rules(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    return {**options, "two_ships": options.get("two_ships", False) and seats == box.FEWEST_SEATS}


VERSION_1 = Earlier(retell, house_rules, luck)
