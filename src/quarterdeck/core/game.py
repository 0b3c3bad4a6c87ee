"""The words every game answers to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from quarterdeck.core.counts import Counts
from quarterdeck.core.drawn import Drawn
from quarterdeck.core.examples import Example
from quarterdeck.core.menu import Menu
from quarterdeck.core.moment import Awaited, Moment, Over
from quarterdeck.core.orders import NO_ORDERS, Orders
from quarterdeck.core.roles import ALL_ALIKE, Roles
from quarterdeck.core.rulebook import Clause, Refusal, Rulebook
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.table import Event, Seat, Table

if TYPE_CHECKING:
    from quarterdeck.core.earlier import Earlier


class HasMoment(Protocol):
    @property
    def awaiting(self) -> Awaited: ...
    @property
    def options(self) -> Any: ...


S = TypeVar("S", bound=HasMoment)
A = TypeVar("A")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741  S, A, V and O: state, action, view, options

Flow = Mapping[tuple[type, type], Callable[[S, Any, Any, Table], S]]
Choices = Mapping[type, Callable[[S, Any], Menu[A]]]
Refusals = Mapping[type, tuple[Refusal, ...]]
Census = tuple[tuple[str, int | Counts], ...]


class Types(NamedTuple):
    """What travels: the unions and structs that codecs are made for."""

    state: Any
    action: Any
    view: Any
    event: Any
    prices: Any = None


def same_rules(state: Any) -> Any:
    return state.options


def nobody(_: Any, __: Seat) -> tuple[Seat, ...]:
    return ()


def always_reveals(_: Any, __: Seat, ___: Event) -> bool:
    return True


def nameless(_: Drawn) -> Sentence | None:
    return None


def never_adds(_: Any, __: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Game(Generic[S, A, V, O]):
    """A game is tables of small pure functions; where it stands is a value.

    `apply` trusts its caller. Actions from people go through `referee.play`.
    """

    name: str
    version: int  # rises exactly when some stored game would replay differently
    seats: range
    options: type[O]
    types: Types
    rulebook: Rulebook
    all_actions: Callable[[O], tuple[A, ...]]

    deal: Callable[[int, O, Table], S]
    choices: Choices[S, A]  # moment            -> what may be done
    flow: Flow[S]  # (moment, action)  -> what it does
    refusals: Refusals  # action            -> why it may not be
    scores: Callable[[S], tuple[int, ...]]
    census: Callable[[S], Census]  # what is in the box, wherever it lies

    view: Callable[[S, Seat | None], V]
    imagine: Callable[[V, Table], S]
    # A position with nothing hidden, for games that are over (rooms/hindsight.py); where a game has
    # none, an onlooker sees all there is.
    open_view: Callable[[S], V] | None = None
    # Whether an event tells whoever hears it what was hidden in that state: nothing is taken back
    # once it is known. Dice hide nothing, they are thrown anew; a shuffled pile does.
    reveals: Callable[[S, Seat, Event], bool] = always_reveals

    write: Callable[[A], str]
    read: Callable[[str], A]
    narrate: Callable[[Any], Sentence]
    # What a throw or a draw is called, for who checks chance afterwards; None where it has no name.
    drawn: Callable[[Drawn], Sentence | None] = nameless
    prices: Callable[[V], Any] | None = None  # what a table can say aloud before anybody pays
    # An example in notation, as the rules work it out; NotationError where it is none.
    example: Callable[[O, str], Example] | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)  # of the box, for sentences
    roles: Roles = ALL_ALIKE
    orders: Orders = NO_ORDERS
    team: Callable[[S, Seat], tuple[Seat, ...]] = nobody  # whom a seat may talk with in private
    again: Callable[[S], O] = same_rules  # what the next game of a match is played by
    adds: Callable[[S, A], bool] = never_adds  # to a choice of several parts, settled later
    # Moments with actions that not everyone may know: at a fair table they are sealed at once,
    # whatever they are, so that a seal says nothing.
    sealed: frozenset[tuple[type, type]] = frozenset()
    endings: tuple[type[Event], ...] = ()  # news that says how a game ended, where that differs
    earlier: "Mapping[int, Earlier]" = field(default_factory=dict)  # how old games are read

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels by name: other processes have the same rules."""
        return game_of, (package_of(self),)

    def __repr__(self) -> str:
        return f"{self.name}@{self.version}"

    def to_move(self, state: S) -> Seat | None:
        """The seat whose decision the game waits for, or None once it is over."""
        now = state.awaiting
        return now.seat if isinstance(now, Moment) else None

    def legal_actions(self, state: S) -> Menu[A]:
        """All that the seat to move may do; empty once the game is over.

        The first is what a clock plays for a seat that does not answer.
        """
        now = state.awaiting
        return self.choices[type(now)](state, now)

    def apply(self, state: S, action: A, table: Table) -> S:
        """The state after a legal action."""
        now = state.awaiting
        return self.flow[type(now), type(action)](state, now, action, table)

    def why_not(self, state: S, action: A) -> Clause | None:
        """The clause that forbids an action here, or None where it is legal."""
        refusal = self.refusal(state, action)
        return refusal.clause if refusal else None

    def refusal(self, state: S, action: A) -> Refusal | None:
        """What speaks against an action here, if anything does."""
        now = state.awaiting
        if (type(now), type(action)) not in self.flow:
            return self.rulebook.moments[type(now)]
        for refusal in self.refusals.get(type(action), ()):
            if refusal.applies(state, now, action):
                return refusal
        return None

    def payoffs(self, state: S) -> tuple[float, ...]:
        """Each seat's share of the win: one in all, or nothing before the end."""
        now = state.awaiting
        winners = now.winners if isinstance(now, Over) else ()
        return tuple(
            (seat in winners) / max(1, len(winners)) for seat, _ in enumerate(self.scores(state))
        )


AnyGame = Game[Any, Any, Any, Any]


def package_of(game: AnyGame) -> str:
    """Where a game lives: the folder its state is defined in."""
    return str(game.types.state.__module__).rpartition(".")[0]


def game_of(package: str) -> AnyGame:
    """The game that lives there."""
    game: AnyGame = import_module(package).GAME
    return game
