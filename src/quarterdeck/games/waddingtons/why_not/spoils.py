"""Every reason to refuse the winner of a fight what he asks for."""

from quarterdeck.core.game import Refusals
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.state import State

from . import told


@BOOK.forbids("W34")
def an_empty_hold(state: State, now: to.Spoil, _: do.Plunder) -> bool:
    return not any(state.ships[now.loser].hold)


@BOOK.forbids("W34", told.crew_demanded)
def more_crew_than_the_loser_has(state: State, now: to.Spoil, action: do.Press) -> bool:
    return action.crew > sum(state.ships[now.loser].hand)


@BOOK.forbids("W34", told.what)
def not_of_his_own(state: State, now: to.Keep, action: do.Keep) -> bool:
    return state.ships[now.ship].hold[action.kind] <= now.kept[action.kind]


@BOOK.forbids("W21")
def the_hold_is_full(_: State, now: to.Keep, __: do.Keep) -> bool:
    return sum(now.kept) + sum(now.taken) >= box.HOLD


SPOILS: Refusals = {
    do.Plunder: (an_empty_hold,),
    do.Press: (more_crew_than_the_loser_has,),
    do.Keep: (not_of_his_own, the_hold_is_full),
}
