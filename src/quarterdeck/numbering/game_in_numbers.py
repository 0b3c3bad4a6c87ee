"""One game with so many seats and house rules, in numbers: what adapters are made from."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from quarterdeck.core.errors import QuarterdeckError, SeatsError
from quarterdeck.core.game import AnyGame, package_of
from quarterdeck.core.moment import Over
from quarterdeck.core.options import check, read
from quarterdeck.games import find
from quarterdeck.numbering.action_ids import ActionIds, Mask
from quarterdeck.numbering.layout import Layout, Learnable, Vector


def learnable_of(game: AnyGame) -> Learnable:
    """What research knows of a game: ours here, a plug-in's beside its rules."""
    own = package_of(game)
    home = f"quarterdeck.numbering.games.{game.name}"
    place = home if own.startswith("quarterdeck.") else f"{own}.research"
    if find_spec(place) is None:
        raise QuarterdeckError("research-not-learnable", game=game.name, place=place)
    found: Learnable = import_module(place).LEARNABLE
    return found


class Numbering:
    """Action ids, observations and returns of one game as it is agreed on."""

    def __init__(self, game: AnyGame, seats: int, options: Any) -> None:
        if seats not in game.seats:
            raise SeatsError(game.name, seats, game.seats)
        check(game.options, options)
        self.game, self.seats, self.options = game, seats, options
        learnable = learnable_of(game)
        self.ids = ActionIds(game, learnable, seats, options)
        self.layout = Layout(game, learnable, seats, options)

    def __reduce__(self) -> tuple[Any, ...]:
        return Numbering, (self.game, self.seats, self.options)

    def observe(self, seen: Any) -> Vector:
        """What a seat may know, from its view."""
        return self.layout.observe(seen)

    def mask(self, state: Any) -> Mask:
        """What the seat to move may do, read off the menu: no world is imagined for it."""
        seat = self.game.to_move(state)
        return self.ids.mask(self.game.legal_actions(state), seat or 0)

    def returns(self, state: Any) -> tuple[float, ...]:
        """Between minus one and one, and nought before the end.

        They add up to nought where every seat plays for itself; where seats win together, each of
        them wins all of it.
        """
        if not isinstance(state.awaiting, Over):
            return (0.0,) * self.seats
        if self.game.roles.names:
            return tuple(1.0 if seat in state.awaiting.winners else -1.0 for seat in self.all_seats)
        return tuple((self.seats * share - 1) / (self.seats - 1) for share in self.shares(state))

    def shares(self, state: Any) -> tuple[float, ...]:
        """Each seat's part of the win: one in all, or nothing before the end."""
        return self.game.payoffs(state)

    def scores(self, state: Any) -> tuple[int, ...]:
        """The game's own points."""
        return self.game.scores(state)

    @property
    def all_seats(self) -> range:
        """Every seat, from 0."""
        return range(self.seats)


def number_game(game: str | AnyGame, seats: int | None = None, *house_rules: str) -> Numbering:
    """By name, with as few seats as there can be unless told, and house rules as they are typed."""
    record = find(game) if isinstance(game, str) else game
    options = read(record.options, house_rules)
    return Numbering(record, record.seats[0] if seats is None else seats, options)
