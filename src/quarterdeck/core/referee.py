"""The one door for actions we do not trust."""

from typing import Any

from quarterdeck.core import options as house
from quarterdeck.core.errors import IllegalAction, NotYourTurn, SeatsError
from quarterdeck.core.game import A, Game, O, S
from quarterdeck.core.table import Seat, Table


def deal(game: Game[S, A, Any, O], seats: int, options: O, table: Table) -> S:
    """Set the table for as many as the box allows, by house rules that there are."""
    if seats not in game.seats:
        raise SeatsError(game.name, seats, game.seats)
    house.check(game.options, options)
    return game.deal(seats, options, table)


def play(game: Game[S, A, Any, Any], state: S, seat: Seat, action: A, table: Table) -> S:
    """Apply an action if the rules allow it, or say which clause does not."""
    if seat != game.to_move(state):
        raise NotYourTurn(seat, game.to_move(state))
    if clause := game.why_not(state, action):
        instead = tuple(map(game.write, game.legal_actions(state)))
        raise IllegalAction(game.write(action), clause, instead)
    return game.apply(state, action, table)
