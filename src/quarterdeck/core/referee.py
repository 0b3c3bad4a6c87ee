"""The one door for actions we do not trust."""

import reprlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from quarterdeck.core import options as house
from quarterdeck.core.errors import (
    IllegalAction,
    NotationError,
    NotYourTurn,
    QuarterdeckError,
    SeatsError,
)
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
    return game.apply(state, check_action(game, state, seat, action), table)


def check_action(game: Game[S, A, Any, Any], state: S, seat: Seat, action: A) -> A:
    """The game's own action, if the rules allow it here; nothing is carried out."""
    known, mover = recognise(game, state, action), game.to_move(state)
    if known is None and not can_be_said(game, action):
        raise no_such_action(game, state, seat, action)
    if mover is None or seat != mover:
        raise NotYourTurn(seat, mover)
    action = action if known is None else known
    if refusal := game.refusal(state, action):
        instead = tuple(map(game.write, nearest_first(action, game.legal_actions(state))))
        reason = refusal.reason(state, action)
        raise IllegalAction(game.write(action), reason, refusal.clause, instead)
    if known is None:
        raise no_such_action(game, state, seat, action)
    return known


def is_legal(game: AnyGame, state: Any, action: Any) -> bool:
    """Whether the game knows this action at all, and no clause forbids it here."""
    known = recognise(game, state, action)
    return known is not None and game.why_not(state, known) is None


def recognise(game: Game[S, A, Any, Any], state: S, action: A) -> A | None:
    """The game's own action that is equal to this one; whatever equals none is never applied.

    Rules trust the values in an action, so whatever comes to them is one the game has made.
    """
    try:
        return own_actions(game, state.options).get(action)
    except TypeError:  # not even to be looked up
        return None


def can_be_said(game: Game[Any, A, Any, Any], action: A) -> bool:
    """Whether it is at least something people say, like a roll of one die: clauses answer that."""
    try:
        return game.read(game.write(action)) == action
    except (QuarterdeckError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        return False


def no_such_action(game: Game[S, A, Any, Any], state: S, seat: Seat, action: A) -> NotationError:
    """What may be done now is named to nobody but whoever is to move: it can be a secret."""
    now = game.legal_actions(state) if seat == game.to_move(state) else ()
    tries = (*now, *game.all_actions(state.options))[:EXAMPLES]
    return NotationError(reprlib.repr(action), map(game.write, tries))


def nearest_first(action: Any, legal: Iterable[A]) -> list[A]:
    """What is allowed, by how little it differs from what was wanted: the same kind first."""
    wanted = flat(action)

    def apart(other: A) -> tuple[bool, int, int]:
        here = flat(other)
        steps = sum(abs(a - b) for a, b in zip(wanted, here, strict=False))
        return type(other) is not type(action), abs(len(wanted) - len(here)), steps

    return sorted(legal, key=apart)


def flat(action: Any) -> list[int]:
    """The numbers in an action, one after the other."""
    parts = (getattr(action, name) for name in action.__struct_fields__)
    return [n for part in parts for n in (part if isinstance(part, tuple) else (part,))]


@lru_cache(maxsize=256)
def own_actions(game: Game[Any, A, Any, O], options: O) -> Mapping[A, A]:
    """Every action there is under these house rules, to be found by any that is equal."""
    return {action: action for action in game.all_actions(options)}
