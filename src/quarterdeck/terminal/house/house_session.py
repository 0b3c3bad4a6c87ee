"""A game that a house keeps: as its last letter shows it to the seat that plays from here.

Letters wait until somebody hears them, one after the other, so that a screen can show each
before the next. Knows no screen.
"""

import time
from collections.abc import Iterable
from typing import Any

import msgspec

from quarterdeck.bots.budget import DEFAULT, Budget
from quarterdeck.bots.record import Advice, Side
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.moment import Moment
from quarterdeck.core.table import Event, Seat, TurnBegan
from quarterdeck.rooms.seats import TO_THE_END
from quarterdeck.terminal.house.clock_face import NO_CLOCK, ClockRead, write_clock
from quarterdeck.terminal.house.house_remarks import (
    luck_of_table,
    remark,
    remark_of_talk,
    sentence_in,
    what_time_does,
    who_came_and_went,
)
from quarterdeck.terminal.house.letter_contents import crew_in, game_in, view_in
from quarterdeck.terminal.house.letters import (
    AdviceLetter,
    NewsPiece,
    NoLetter,
    TableLetter,
    TalkLetter,
)
from quarterdeck.terminal.house.line import LineNote
from quarterdeck.terminal.house.trouble import HouseRefusal, HouseTrouble, LineBroken
from quarterdeck.terminal.house.visit import Visit
from quarterdeck.terminal.house_remark import HouseRemark
from quarterdeck.terminal.table_session import News, TableSession, Words
from quarterdeck.words import Words as Language

LONGEST_LINE = 500  # letters of what can be said at once


class HouseSession(TableSession):
    """One seat's game, or that of somebody who looks on, from sitting down to its end."""

    def __init__(self, visit: Visit, letter: TableLetter) -> None:
        self.visit, self.talk_heard, self.line_is_up = visit, -1, True
        super().__init__(game_in(letter), crew_in(letter.chairs))
        self.start_from(letter)

    def start_from(self, letter: TableLetter) -> None:
        """At this table, as the letter shows it; what was told there is past."""
        self.shown, self.crew = letter, crew_in(letter.chairs)
        self.view = view_in(letter, self.game)
        self.past = [*map(self.event_in, letter.news), *luck_of_table(letter.luck)]
        self.turn = 0
        self.count_turns(self.past)

    @property
    def table(self) -> str:
        return self.shown.table

    # Who

    @property
    def seat(self) -> Seat | None:
        return self.shown.seat

    @property
    def alone(self) -> Seat | None:
        return self.seat

    @property
    def to_move(self) -> Seat | None:
        now = self.view.awaiting
        return now.seat if isinstance(now, Moment) else None

    @property
    def others_are_next(self) -> bool:
        return not self.over and not self.shown.actions

    @property
    def is_covered(self) -> bool:
        """Whether a bot plays for whoever sits here."""
        return self.seat is not None and self.shown.chairs[self.seat].level is not None

    @property
    def held_why(self) -> str:
        """Why it does; nothing where nobody plays but oneself."""
        return "" if self.seat is None else self.shown.chairs[self.seat].why

    @property
    def is_given_up(self) -> bool:
        """Whether it does so to the end."""
        return self.held_why in TO_THE_END

    @property
    def is_held_up(self) -> bool:
        """Whether somebody is to move who has gone."""
        if self.to_move is None:
            return False
        chair = self.shown.chairs[self.to_move]
        return chair.kind == "person" and not (chair.present or chair.level)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """As the house says, which knows who gave up."""
        return self.shown.result.winners if self.shown.result else super().winners

    @property
    def lost(self) -> tuple[Seat, ...]:
        return self.shown.result.lost if self.shown.result else ()

    def actor(self) -> Seat:
        if self.seat is None:
            raise QuarterdeckError("denied-not-seated")
        return self.seat

    # What

    @property
    def seen(self) -> Any:
        return self.view

    @property
    def state(self) -> Any:
        """A world that the viewer cannot tell from the one in the house."""
        return self.imagined()

    @property
    def draft(self) -> Words:
        return self.shown.draft

    def legal_words(self) -> Words:
        return self.shown.actions

    @property
    def time(self) -> ClockRead:
        """As the letter that is shown has it."""
        return self.shown.clock or NO_CLOCK

    def clock(self, words: Language) -> str:
        """Everyone's time by the newest letter, whether it is shown already or not."""
        line = self.visit.line
        newest = line.latest.get(self.table, self.shown)
        since = line.read_at.get(self.table, time.monotonic())
        if newest.clock is None:
            return ""
        return write_clock(newest.clock, time.monotonic() - since, words)

    # Hearing

    def hear_all(self) -> News:
        """Whatever has come since somebody listened last."""
        heard: News = []
        while (news := self.hear_one()) is not None:
            heard += news
        return heard

    def hear_one(self) -> News | None:
        """What the next letter tells; None where none has come."""
        letter = self.visit.next_letter()
        match letter:
            case None:
                return None
            case TableLetter() if letter.table == self.table:
                return self.adopt(letter)
            case TalkLetter() if letter.table == self.table and letter.number > self.talk_heard:
                self.talk_heard = letter.number
                return [remark_of_talk(letter)]
            case NoLetter():
                return [HouseRemark(None, HouseRefusal(letter.code, letter.why).sentence)]
            case LineNote():
                return self.note_line(letter)
        return []

    def adopt(self, letter: TableLetter) -> News:
        """The table as it stands now, and each thing that led there once."""
        if letter.seq < self.shown.seq:
            return []
        before, self.shown = self.shown, letter
        self.view, self.crew = view_in(letter, self.game), crew_in(letter.chairs)
        since = [piece for piece in letter.news if piece.seq > before.seq]
        news: News = [*map(self.event_in, since)]
        self.count_turns(news)
        if letter.earlier is not None and letter.earlier > before.seq + 1:
            news = [remark("missed"), *map(sentence_in, since)]
        news += who_came_and_went(before.chairs, letter.chairs)
        return [*news, *what_time_does(before.clock or NO_CLOCK, self.time, self.names)]

    def event_in(self, piece: NewsPiece) -> Event:
        """What happened, to be seen; or at least its sentence, where it is none of this version."""
        try:
            event: Event = msgspec.convert(piece.event, self.game.types.event, str_keys=True)
        except msgspec.ValidationError:
            return sentence_in(piece)
        return event

    def count_turns(self, news: Iterable[Event]) -> None:
        begun = [event.turn for event in news if isinstance(event, TurnBegan)]
        self.turn = begun[-1] if begun else self.turn

    def note_line(self, note: LineNote) -> News:
        """Said once when it goes, and once when it is back; or why the house wants nobody."""
        changed, self.line_is_up = note.is_up != self.line_is_up, note.is_up
        if note.why is not None:
            return [HouseRemark(None, note.why)]
        return [remark("line-back" if note.is_up else "line-gone")] if changed else []

    # Doing: these wait for the house, and may be called from any thread

    def play(self, *words: str) -> News:
        self.act(*words)
        return self.hear_all()

    def act(self, *words: str) -> None:
        """Say words one after the other; whoever hears letters is told what came of them."""
        seat, now = self.actor(), self.shown
        if self.visit.line.shares.is_wronged(self.table):
            raise QuarterdeckError("terminal-house-luck-left-out")
        if len(words) > 1:
            self.rehearse(*words)
        for word in words:
            now = self.say_word(seat, word, now)

    def say_word(self, seat: Seat, word: str, at: TableLetter) -> TableLetter:
        """The table after a word that was said looking at it like this."""
        line = self.visit.line
        saying = {"seat": seat, "seq": at.seq, "action": word, **line.shares.salt(at.table)}
        returns = line.returns
        try:
            line.done("play", table=at.table, **saying)
        except LineBroken:
            now = line.wait_until_back(at.table, returns)
            if not has_moved(at, now):  # it never arrived: the same seq cannot be played twice
                line.done("play", table=at.table, **saying)
            elif now.seq == at.seq and now.draft != (*at.draft, word):
                raise
        return line.wait_for(at.table, lambda letter: has_moved(at, letter))

    def take_back(self) -> None:
        seat, at = self.actor(), self.shown
        fields = {"seat": seat, "seq": at.seq, "actions": at.draft[:-1]}
        self.visit.line.done("draft", table=at.table, **fields)
        self.visit.line.wait_for(at.table, lambda letter: has_moved(at, letter))
        self.hear_all()

    def take_back_move(self) -> None:
        """The house opens another table for it: a log is never cut."""
        table = self.visit.door.take_back(self.table)
        self.start_from(self.visit.follow(table))

    def say(self, text: str, team: bool = False) -> None:
        self.visit.line.done("chat", table=self.table, text=text[:LONGEST_LINE], team=team)

    def cover(self, seat: Seat) -> None:
        """Let the caretaker play for somebody who has gone."""
        self.visit.line.done("cover", table=self.table, seat=seat)

    def reclaim(self) -> None:
        self.visit.line.done("reclaim", table=self.table, seat=self.actor())

    def pause(self, wanted: bool) -> None:
        """Let all clocks stand, or run again, once all people want it."""
        self.visit.line.done("pause", table=self.table, seat=self.actor(), wanted=wanted)

    def urge(self) -> None:
        """Wait no longer for whoever is to move: a bot plays once all others say so."""
        self.visit.line.done("urge", table=self.table, seat=self.actor())

    def wait_for(self, seat: Seat) -> None:
        """A minute more for somebody who has gone."""
        self.visit.line.done("wait-for", table=self.table, seat=seat)

    def resign(self) -> None:
        self.visit.line.done("resign", table=self.table, seat=self.actor())

    def agree_coach(self, wanted: bool) -> None:
        self.visit.line.done("agree-coach", table=self.table, seat=self.actor(), wanted=wanted)

    def advise(self, budget: Budget = DEFAULT) -> Advice:
        """The house thinks as long as it lets everybody."""
        letter = self.visit.line.ask("advise", table=self.table, seat=self.actor())
        if not isinstance(letter, AdviceLetter):
            raise HouseTrouble("other-version")
        told = msgspec.structs.asdict(letter) | {"options": letter.choices}
        return msgspec.convert(told, Advice, from_attributes=True)

    def chances(self) -> tuple[Side, ...]:
        """As far as the house tells them: where the coach may be asked."""
        return self.advise().chances if self.shown.coach and not self.over else ()


def has_moved(before: TableLetter, after: TableLetter) -> bool:
    return after.seq > before.seq or after.draft != before.draft
