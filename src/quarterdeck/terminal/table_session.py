"""A game as screens and typists find it, whoever keeps it: this terminal, or a house elsewhere.

Whatever can be worked out from what the viewer sees is worked out here, once. Who keeps the game
says the rest: how it stands, and what comes of a word.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from quarterdeck.bots.budget import DEFAULT, Budget
from quarterdeck.bots.record import Advice, Side
from quarterdeck.core import referee
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Event, QuietTable, Seat
from quarterdeck.insight.win_bar import chances_to_show
from quarterdeck.terminal.prospects import Foreseen, prospects
from quarterdeck.terminal.seating import Sailor

News = list[Event]
Words = tuple[str, ...]  # actions in notation, played one after the other


class TurnScore(NamedTuple):
    """A turn that is over, and what it brought."""

    seat: Seat
    points: int


class TableSession:
    """One game, looked at by whoever sits at this screen."""

    def __init__(self, game: AnyGame, crew: Sequence[Sailor]) -> None:
        self.game, self.crew = game, tuple(crew)
        self.turn = 0  # being played, or the last, as the log counts them
        self.past: News = []  # heard before this keyboard was sat down at
        self.opening: News = []  # heard while it was sat down at

    # What whoever keeps the game says

    @property
    def seen(self) -> Any:
        """The view of whoever looks at the screen."""
        raise NotImplementedError

    @property
    def state(self) -> Any:
        """Where the game stands in the eyes of whoever is to move."""
        raise NotImplementedError

    @property
    def to_move(self) -> Seat | None:
        raise NotImplementedError

    @property
    def others_are_next(self) -> bool:
        """Whether it is the turn of somebody who does not sit at this keyboard."""
        raise NotImplementedError

    @property
    def alone(self) -> Seat | None:
        """The only person at the screen: what is whispered to them may be shown."""
        raise NotImplementedError

    @property
    def draft(self) -> Words:
        """What is picked of a choice that is not settled."""
        raise NotImplementedError

    def legal_words(self) -> Words:
        raise NotImplementedError

    def play(self, *words: str) -> News:
        """All of these words by whoever is to move, or none; what was heard."""
        raise NotImplementedError

    def take_back(self) -> None:
        """The last of what is picked of a choice that is not settled."""
        raise NotImplementedError

    def take_back_move(self) -> None:
        """All since the last decision at this keyboard."""
        raise NotImplementedError

    def advise(self, budget: Budget = DEFAULT) -> Advice:
        """What the coach would tell whoever is to move. Takes its time."""
        raise NotImplementedError

    # Who

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sailor.name for sailor in self.crew)

    @property
    def over(self) -> bool:
        return self.to_move is None

    @property
    def winners(self) -> tuple[Seat, ...]:
        now = self.seen.awaiting
        return now.winners if isinstance(now, Over) else ()

    @property
    def lost(self) -> tuple[Seat, ...]:
        """Who gave up, one after the other: the first of them comes last."""
        return ()

    @property
    def curtained(self) -> bool:
        """Whether others look on while the mover sees, or does, what is nobody else's business."""
        return False

    def lift_curtain(self) -> None:
        """The one to move is at the keyboard, and nobody else."""

    def mover(self) -> Seat:
        seat = self.to_move
        return 0 if seat is None else seat

    def actor(self) -> Seat:
        """Who would do what is done at this keyboard."""
        return self.mover()

    # What

    @property
    def scores(self) -> tuple[int, ...]:
        """The points as far as the viewer knows them."""
        return self.game.scores(self.imagined())

    def imagined(self) -> Any:
        return self.game.imagine(self.seen, QuietTable(0))

    def refusal(self, *words: str) -> QuarterdeckError | None:
        """Why these words cannot be played one after the other, if they cannot."""
        try:
            self.rehearse(*words)
        except QuarterdeckError as no:
            return no
        return None

    def rehearse(self, *words: str) -> None:
        """Play to an empty house: only the referee's no is of interest."""
        state, quiet = self.state, QuietTable(0)
        for word in words:
            state = referee.play(self.game, state, self.actor(), self.game.read(word), quiet)

    def foresee(self, *words: str) -> tuple[Foreseen, ...]:
        """Every way chance can take legal words, as far as the viewer can tell."""
        return prospects(self.game, self.imagined(), words)

    def chances(self) -> tuple[Side, ...]:
        """How likely everyone is to win, as far as the viewer can see. Takes its time."""
        return chances_to_show(self.game, self.seen, DEFAULT)
