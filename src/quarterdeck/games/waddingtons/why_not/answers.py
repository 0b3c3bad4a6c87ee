"""Every reason to refuse an answer to a Chance card or to a demand for crew."""

from quarterdeck.core.game import Refusals
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.state import State


@BOOK.forbids("W18")
def no_crew_on_this_card(_: State, now: to.TakeTreasure, __: do.DrawCrew) -> bool:
    return not now.crew


Giving = to.Give | to.Discard | to.Lose


@BOOK.forbids("W25")
def no_such_card_in_hand(state: State, now: Giving, action: do.Give) -> bool:
    return not state.ships[now.ship].hand[action.crew]


@BOOK.forbids("W25")
def no_such_card_in_the_docks(state: State, now: to.Give, action: do.GiveDocked) -> bool:
    home = state.ships[now.ship].home
    return not state.docks[home][action.crew]


@BOOK.forbids("W25")
def from_the_hand_only(_: State, now: to.Give, __: do.GiveDocked) -> bool:
    return not now.docked


@BOOK.forbids("W25a")
def two_crew_or_none(state: State, now: Giving, _: do.Give) -> bool:
    return isinstance(now, to.Lose) and (now.best or sum(state.ships[now.ship].hand) < box.LOSS)


@BOOK.forbids("W25a")
def not_one_of_the_best(_: State, now: Giving, action: do.Give | do.GiveDocked) -> bool:
    return isinstance(now, to.Give) and box.VALUE[action.crew] < now.least


def at_or_below(state: State, now: Giving, value: int) -> list[int]:
    """The values of all cards that could still be given after one of this value, itself too."""
    ship = state.ships[now.ship]
    docked = isinstance(now, to.Give) and now.docked
    docks = state.docks[ship.home][: box.CREW] if docked else box.NO_CREW
    least = now.least if isinstance(now, to.Give) else 1
    counts = [n + m for n, m in zip(ship.hand, docks, strict=True)]
    cards = [box.VALUE[crew] for crew, count in enumerate(counts) for _ in range(count)]
    return [each for each in cards if least <= each <= value]


@BOOK.forbids("W26")
def better_ones_go_first(state: State, now: Giving, action: do.Give | do.GiveDocked) -> bool:
    """The best first: one that is better than the last is too late, and enough must be left."""
    value = box.VALUE[action.crew]
    if not isinstance(now, to.Lose) and value > now.most:
        return True
    rest = at_or_below(state, now, value)
    if isinstance(now, to.Discard):
        return sum(rest) < now.excess
    return len(rest) < (now.left if isinstance(now, to.Give) else box.LOSS)


@BOOK.forbids("W25a")
def not_aboard(state: State, now: to.Lose, action: do.Lose) -> bool:
    return not state.ships[now.ship].hold[action.kind]


@BOOK.forbids("W25a")
def not_the_best_aboard(state: State, now: to.Lose, action: do.Lose) -> bool:
    hold = state.ships[now.ship].hold
    best = max(points for points, count in zip(box.POINTS, hold, strict=True) if count)
    return now.best and box.POINTS[action.kind] < best


@BOOK.forbids("W18")
def not_one_of_them(state: State, now: to.Name, action: do.Name) -> bool:
    return action.port not in (state.ships[ship].home for ship in now.ships)


@BOOK.forbids("W25a")
def no_such_back(state: State, now: to.Pick, action: do.Pick) -> bool:
    backs = box.values(state.ships[now.other].hand)
    return backs[action.value - 1] <= now.picked[action.value - 1]


@BOOK.forbids("W25a")
def the_best_backs_first(state: State, now: to.Pick, action: do.Pick) -> bool:
    better = any(now.picked[: action.value - 1])
    backs, picked = box.values(state.ships[now.other].hand), now.picked
    return better or sum(backs[: action.value]) - sum(picked[: action.value]) < now.left


@BOOK.forbids("W23")
def not_the_nearest_port(_: State, now: to.Anchor, action: do.Anchor) -> bool:
    return action.port not in now.ports


@BOOK.forbids("W22")
def not_the_nearest_square(_: State, now: to.Drift, action: do.Drift) -> bool:
    return action.square not in now.squares


ANSWERS: Refusals = {
    do.DrawCrew: (no_crew_on_this_card,),
    do.Give: (no_such_card_in_hand, two_crew_or_none, not_one_of_the_best, better_ones_go_first),
    do.GiveDocked: (
        from_the_hand_only,
        no_such_card_in_the_docks,
        not_one_of_the_best,
        better_ones_go_first,
    ),
    do.Lose: (not_aboard, not_the_best_aboard),
    do.Name: (not_one_of_them,),
    do.Pick: (no_such_back, the_best_backs_first),
    do.Anchor: (not_the_nearest_port,),
    do.Drift: (not_the_nearest_square,),
}
