"""The one door for actions we do not trust."""

import reprlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from quarterdeck.core import options as house
from quarterdeck.core.errors import IllegalAction, NotationError, NotYourTurn, SeatsError
from quarterdeck.core.game import A, AnyGame, Game, O, S
from quarterdeck.core.table import Seat, Table

EXAMPLES = 3  # actions named to somebody who wants one that there is not


def deal(game: Game[S, A, Any, O], seats: int, options: O, table: Table) -> S:
    """Set the table for as many as the box allows, by house rules that there are."""
    if seats not in game.seats:
        raise SeatsError(game.name, seats, game.seats)
    house.check(game.options, options)
    return game.deal(seats, options, table)


def play(game: Game[S, A, Any, Any], state: S, seat: Seat, action: A, table: Table) -> S:
    """Apply an action if the rules allow it, or say which clause does not."""
    action = recognise(game, state, action)
    if seat != game.to_move(state):
        raise NotYourTurn(seat, game.to_move(state))
    if clause := game.why_not(state, action):
        instead = tuple(map(game.write, game.legal_actions(state)))
        raise IllegalAction(game.write(action), clause, instead)
    return game.apply(state, action, table)


def is_legal(game: AnyGame, state: Any, action: Any) -> bool:
    """Whether the game knows this action at all, and no clause forbids it here."""
    try:
        return game.why_not(state, recognise(game, state, action)) is None
    except NotationError:
        return False


def recognise(game: Game[S, A, Any, Any], state: S, action: A) -> A:
    """The game's own action that is equal to this one; whatever equals none is no action.

    Rules trust the values in an action, so whatever comes to them is one the game has made.
    """
    try:
        known: A = catalogue(game, state.options)[action]
    except (KeyError, TypeError):  # unknown, or not even to be looked up
        tries = (*game.legal_actions(state), *game.all_actions(state.options))[:EXAMPLES]
        raise NotationError(reprlib.repr(action), map(game.write, tries)) from None
    return known


@lru_cache(maxsize=256)
def catalogue(game: Game[Any, A, Any, O], options: O) -> Mapping[A, A]:
    """Every action there is under these house rules, to be found by any that is equal."""
    return {action: action for action in game.all_actions(options)}
