"""The game that this terminal keeps: who plays, where it stands, what was written down.

Knows no screen. The table is a room, as on the server; bots are given views, and whatever
is shown comes from the view of whoever looks.
"""

from collections.abc import Sequence
from datetime import date
from typing import Any

import msgspec

from quarterdeck.bots.budget import DEFAULT, Budget
from quarterdeck.bots.levels import sit
from quarterdeck.bots.player import Player
from quarterdeck.bots.record import Advice
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Entry, Logbook
from quarterdeck.core.logbook_facts import Facts, seats_that_won, with_facts
from quarterdeck.core.table import Listening, LiveTable, Seat, TurnBegan
from quarterdeck.insight import coach
from quarterdeck.insight.turning_points import Course, course_of_game
from quarterdeck.rooms import requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt, Opened
from quarterdeck.rooms.forks import take_back_decision
from quarterdeck.rooms.logs import logbook_of, replay_log
from quarterdeck.rooms.privacy import decides_in_private
from quarterdeck.rooms.recollection import is_remembered, view_remembered
from quarterdeck.rooms.room import Room, Step
from quarterdeck.rooms.seats import Bot, Person
from quarterdeck.terminal.games import own_scores
from quarterdeck.terminal.seating import Sailor
from quarterdeck.terminal.table_session import News, TableSession, TurnScore, Words

HERE = "terminal"  # the table, and whoever sits at its keyboard


class Session(TableSession):
    """One game, from the deal to the last line of its logbook."""

    def __init__(
        self,
        game: AnyGame,
        crew: Sequence[Sailor],
        options: Any,
        table: LiveTable,
        seed: int | None = None,
    ) -> None:
        super().__init__(game, crew)
        self.options, self.table = options, table
        self.seed = int(LiveTable(seed).random() * 2**32)  # the bots', not the dice's
        self.bots: dict[Seat, Player] = {}
        self.turns: list[TurnScore] = []
        self.gain = 0
        self.looker: Seat | None = None  # who has taken the keyboard, for as long as they decide
        opening = opening_of(game, self.crew, options)
        self.steps = [Step(rooms.open_room(HERE, opening, game), opening, [])]
        self.follow(requests.deal_cards(self.room, table))
        self.opening = self.heard(self.steps)

    @property
    def room(self) -> Room:
        """The table as it stands: the same value that a server keeps."""
        return self.steps[-1].room

    @property
    def state(self) -> Any:
        return rooms.state_for(self.room, self.to_move)

    @property
    def book(self) -> Logbook:
        return logbook_of(self.steps)

    def book_with_names(self, day: date) -> Logbook:
        """The same, saying who sits there, on which day, and who has won."""
        facts = Facts(self.names, day.isoformat(), seats_that_won(self.state))
        return with_facts(self.book, facts)

    # Who

    @property
    def to_move(self) -> Seat | None:
        return self.game.to_move(self.room.state)

    @property
    def others_are_next(self) -> bool:
        """Whether a bot is: everyone else is at this keyboard."""
        seat = self.to_move
        return seat is not None and self.crew[seat].level is not None

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, sailor in enumerate(self.crew) if sailor.level is None)

    @property
    def alone(self) -> Seat | None:
        return self.people[0] if len(self.people) == 1 else None

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes the screen has: the only person's, else the mover's, else nobody's."""
        shown = self.to_move in self.people and not self.curtained
        return self.to_move if shown else self.alone

    @property
    def curtained(self) -> bool:
        """Whether others look on while the mover sees, or does, what is nobody else's business."""
        seat = self.to_move
        if seat is None or len(self.people) < 2 or self.others_are_next or seat == self.looker:
            return False
        return decides_in_private(self.game, self.state)

    def lift_curtain(self) -> None:
        """The one to move is at the keyboard, and nobody else."""
        self.looker = self.to_move

    # What

    @property
    def seen(self) -> Any:
        return self.game.view(rooms.state_for(self.room, self.viewer), self.viewer)

    def legal_words(self) -> Words:
        return tuple(map(self.game.write, self.game.legal_actions(self.state)))

    # Playing

    def play(self, *words: str) -> News:
        self.rehearse(*words)
        return [event for word in words for event in self.step(self.mover(), word)]

    def step(self, seat: Seat, word: str) -> News:
        self.table.clear()
        by = "bot" if self.crew[seat].level else "person"
        steps = requests.play_or_draft(self.room, seat, word, by, self.table)
        self.adopt(steps)
        self.looker = self.looker if self.looker == self.to_move else None
        return self.heard(steps)

    def adopt(self, steps: Sequence[Step]) -> None:
        """A draft changes how the table stands, but is no step yet."""
        if steps[-1].entry is None:
            self.steps[-1] = self.steps[-1]._replace(room=steps[-1].room)
        else:
            for step in steps:
                self.follow(step)

    @property
    def draft(self) -> Words:
        return self.room.draft

    def take_back(self) -> None:
        self.adopt([requests.draft(self.room, self.mover(), self.room.draft[:-1])])

    def take_back_move(self) -> None:
        """All since the last decision at this keyboard, unless a secret was seen since."""
        forked = take_back_decision(self.steps, HERE)
        self.start_from((forked.opened, *forked.carried))

    def follow(self, step: Step) -> None:
        """Go on, and count: the turn, and what it has brought so far."""
        seat = getattr(step.entry, "seat", None)
        before = self.points_of(seat)
        self.steps.append(step)
        self.gain += self.points_of(seat) - before
        begun = [event for _, event, _ in step.told if isinstance(event, TurnBegan)]
        self.turn = begun[-1].turn if begun else self.turn
        if seat is not None and (begun or self.over):
            self.turns.append(TurnScore(seat, self.gain))
            self.gain = 0

    def points_of(self, seat: Seat | None) -> int:
        return 0 if seat is None else own_scores(self.game, self.state)[seat] or 0

    def take_up(self, book: Logbook) -> None:
        """Play on where a logbook ends, instead of what was dealt."""
        opening = opening_of(self.game, self.crew, self.options)
        said = [entry_of(self.crew, each) for each in book.entries]
        self.start_from([opening, *said])
        self.opening = []

    def start_from(self, entries: Sequence[AnyEntry]) -> None:
        """Another log instead of this one; bots know of it what it shows them."""
        first, *steps = replay_log(HERE, entries)
        self.steps, self.turns, self.gain, self.bots = [first], [], 0, {}
        self.adopt(steps)
        self.past = self.heard(self.steps)

    def heard(self, steps: Sequence[Step]) -> News:
        ear = Listening()
        ear.told = [told for step in steps for told in step.told]
        return ear.heard_by(self.alone)

    def think(self) -> str:
        """The word of the bot to move. Takes its time: call it from a thread."""
        seat = self.mover()
        level = self.crew[seat].level or ""
        if seat not in self.bots:
            self.bots[seat] = sit(self.game, level, self.options, self.seed + seat)
        return self.game.write(self.bots[seat].choose(self.view_for(level)))

    def view_for(self, level: str) -> Any:
        """What whoever is to move sees; for bots who remember, with what was shown before."""
        if is_remembered(self.room, level):
            return view_remembered(self.room, self.steps, self.mover())
        return self.game.view(self.state, self.mover())

    def course(self) -> Course:
        """How the finished game went. Takes its time."""
        return course_of_game(self.game, self.book)

    def advise(self, budget: Budget = DEFAULT) -> Advice:
        return coach.advise(self.game, self.view_for("coach"), budget)


def opening_of(game: AnyGame, crew: Sequence[Sailor], options: Any) -> Opened:
    """A table that everyone sits at already, all people at one keyboard."""
    places = tuple(
        Bot(sailor.level) if sailor.level else Person(HERE, sailor.name) for sailor in crew
    )
    return Opened(game.name, game.version, msgspec.to_builtins(options), places, HERE, "private")


def entry_of(crew: Sequence[Sailor], line: Entry) -> AnyEntry:
    """A line of a logbook as this table would have written it."""
    if line.seat is None:
        return Dealt(line.chance)
    return Acted(line.seat, line.word, line.chance, "bot" if crew[line.seat].level else "person")
