"""Every reason to refuse an answer to a Chance card or to a demand for crew."""

from itertools import product
from typing import Any

from quarterdeck.core.counts import Counts
from quarterdeck.core.game import Refusals
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.state import State

from . import told
from .trade import it_does_not_level, no_room_for_all_that_is_taken


@BOOK.forbids("W18")
def no_crew_on_this_card(_: State, now: to.TakeTreasure, __: do.DrawCrew) -> bool:
    return not now.crew


@BOOK.forbids("W18")
def treasure_is_picked(_: State, now: to.TakeTreasure, __: do.DrawCrew) -> bool:
    """The card says or."""
    return any(now.taken)


# Crew

Giving = to.Give | to.Discard | to.Lose


@BOOK.forbids("W25", told.what)
def no_such_card_in_hand(state: State, now: Giving, action: do.Give) -> bool:
    return state.ships[now.ship].hand[action.crew] <= now.given[action.crew]


@BOOK.forbids("W25", told.what)
def no_such_card_in_the_docks(state: State, now: to.Give, action: do.GiveDocked) -> bool:
    home = state.ships[now.ship].home
    return state.docks[home][action.crew] <= now.given[box.CREW + action.crew]


@BOOK.forbids("W25")
def from_the_hand_only(_: State, now: to.Give, __: do.GiveDocked) -> bool:
    return not now.docked


@BOOK.forbids("W25", told.cards_asked_for)
def as_many_as_are_asked_for(_: State, now: Giving, __: do.Give | do.GiveDocked) -> bool:
    return isinstance(now, to.Give) and sum(now.given) >= now.count


@BOOK.forbids("W25a", told.two_of_crew)
def two_crew_or_none(state: State, now: Giving, _: do.Give) -> bool:
    return isinstance(now, to.Lose) and (now.best or sum(state.ships[now.ship].hand) < box.LOSS)


@BOOK.forbids("W25a", told.two_of_crew)
def crew_or_treasure(_: State, now: Giving, __: do.Give) -> bool:
    """Not both, and no third card."""
    if not isinstance(now, to.Lose):
        return False
    return any(now.given[box.TREASURE :]) or sum(now.given) >= box.LOSS


@BOOK.forbids("W25a")
def not_one_of_the_best(state: State, now: Giving, action: do.Give | do.GiveDocked) -> bool:
    hand = state.ships[now.ship].hand
    better = [box.VALUE[crew] > box.VALUE[action.crew] for crew, n in enumerate(hand) if n]
    return isinstance(now, to.Give) and now.best and any(better)


# Too much crew


def cards(crew: Counts) -> list[int]:
    """Their values, card by card."""
    return [box.VALUE[kind] for kind, count in enumerate(crew) for _ in range(count)]


def none_could_have_stayed(given: list[int], excess: int) -> bool:
    return sum(given) >= excess > sum(given) - min(given, default=0)


def excess_of(state: State, now: to.Discard) -> int:
    return sum(cards(state.ships[now.ship].hand)) - now.may_stay


@BOOK.forbids("W26")
def one_of_them_could_have_stayed(state: State, now: Giving, action: do.Give) -> bool:
    """Whatever went with these, so that few enough is left."""
    if not isinstance(now, to.Discard):
        return False
    given = tuple(n + (kind == action.crew) for kind, n in enumerate(now.given))
    spare = [n - m for n, m in zip(state.ships[now.ship].hand, given, strict=True)]
    rests = product(*(range(count + 1) for count in spare))
    excess, gone = excess_of(state, now), cards(given)
    enough = sum(cards(now.given)) >= excess
    return enough or not any(none_could_have_stayed(gone + cards(r), excess) for r in rests)


# Treasure


@BOOK.forbids("W25a", told.what)
def not_aboard(state: State, now: to.Lose, action: do.Lose) -> bool:
    return state.ships[now.ship].hold[action.kind] <= now.given[box.TREASURE + action.kind]


@BOOK.forbids("W25a")
def one_piece_and_nothing_else(_: State, now: to.Lose, __: do.Lose) -> bool:
    return any(now.given)


@BOOK.forbids("W25a")
def not_the_best_aboard(state: State, now: to.Lose, action: do.Lose) -> bool:
    hold = state.ships[now.ship].hold
    best = max(points for points, count in zip(box.POINTS, hold, strict=True) if count)
    return now.best and box.POINTS[action.kind] < best


@BOOK.forbids("W18")
def not_one_of_them(state: State, now: to.Name, action: do.Name) -> bool:
    return action.port not in (state.ships[ship].home for ship in now.ships)


@BOOK.forbids("W25a", told.what)
def no_such_back(state: State, now: to.Pick, action: do.Pick) -> bool:
    backs = box.values(state.ships[now.other].hand)
    return backs[action.value - 1] <= now.picked[action.value - 1]


@BOOK.forbids("W25a", told.backs_asked_for)
def backs_enough(_: State, now: to.Pick, __: do.Pick) -> bool:
    return sum(now.picked) >= now.count


@BOOK.forbids("W23", told.what)
def not_the_nearest_port(_: State, now: to.Anchor, action: do.Anchor) -> bool:
    return action.port not in now.ports


@BOOK.forbids("W22")
def not_the_nearest_square(_: State, now: to.Drift, action: do.Drift) -> bool:
    return action.square not in now.squares


# Settling


@BOOK.forbids("W25", told.cards_asked_for)
def fewer_than_are_asked_for(_: State, now: Any, __: do.Settle) -> bool:
    return isinstance(now, to.Give) and sum(now.given) != now.count


@BOOK.forbids("W26", told.crew_to_stay)
def still_too_much_crew(state: State, now: Any, _: do.Settle) -> bool:
    if not isinstance(now, to.Discard):
        return False
    return not none_could_have_stayed(cards(now.given), excess_of(state, now))


@BOOK.forbids("W25a", told.two_of_crew)
def neither_treasure_nor_crew_in_full(_: State, now: Any, __: do.Settle) -> bool:
    if not isinstance(now, to.Lose):
        return False
    return not any(now.given[box.TREASURE :]) and sum(now.given) != box.LOSS


@BOOK.forbids("W25a", told.backs_asked_for)
def too_few_backs(_: State, now: Any, __: do.Settle) -> bool:
    return isinstance(now, to.Pick) and sum(now.picked) != now.count


ANSWERS: Refusals = {
    do.DrawCrew: (no_crew_on_this_card, treasure_is_picked),
    do.Give: (
        no_such_card_in_hand,
        as_many_as_are_asked_for,
        two_crew_or_none,
        crew_or_treasure,
        not_one_of_the_best,
        one_of_them_could_have_stayed,
    ),
    do.GiveDocked: (
        from_the_hand_only,
        no_such_card_in_the_docks,
        as_many_as_are_asked_for,
        not_one_of_the_best,
    ),
    do.Lose: (not_aboard, not_the_best_aboard, one_piece_and_nothing_else),
    do.Settle: (
        it_does_not_level,
        no_room_for_all_that_is_taken,
        fewer_than_are_asked_for,
        still_too_much_crew,
        neither_treasure_nor_crew_in_full,
        too_few_backs,
    ),
    do.Name: (not_one_of_them,),
    do.Pick: (no_such_back, backs_enough),
    do.Anchor: (not_the_nearest_port,),
    do.Drift: (not_the_nearest_square,),
}
