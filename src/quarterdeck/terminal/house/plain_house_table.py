"""A table of a house line by line: what others do is told as it happens."""

from typing import TextIO

from quarterdeck.core.table import Seat
from quarterdeck.terminal.house.chair_lines import chair_lines
from quarterdeck.terminal.house.house_session import HouseSession
from quarterdeck.terminal.house.typed_inbox import TypedInbox
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.plain_frame import LEAVING, PlainFrame


class PlainHouseTable(PlainFrame):
    """One game that a house keeps, in lines of text."""

    session: HouseSession

    def __init__(self, session: HouseSession, voice: Voice, out: TextIO) -> None:
        super().__init__(session, voice, out)
        self.asked_at = -1  # the seq at which it was last asked what to do
        self.typed = ""  # last
        self.is_sure = False  # whether the same was typed twice
        self.held_why = ""  # why a bot plays one's own seat, as it was last told
        more = {"say": self.say, "tell": self.whisper, "who": self.who}
        more |= {"cover": self.cover, "reclaim": self.reclaim}
        more |= {"agree": self.agree, "disagree": self.disagree}
        more |= {"pause": self.pause, "resume": self.resume, "clock": self.clock}
        more |= {"urge": self.urge, "wait-for": self.wait_for, "resign": self.resign}
        more |= {"help": self.help, "?": self.help}
        self.answers.questions = {**self.answers.questions, **more}

    def stay(self, inbox: TypedInbox) -> None:
        """Until the game is over, somebody leaves, or nobody types any more."""
        self.who("")
        self.answers.typing()
        self.answers.show()
        self.listen()
        while not self.session.over:
            line = inbox.next_line(wanted=not self.session.others_are_next)
            if line is None:
                self.listen()
            elif line.casefold() in LEAVING:
                break
            else:
                self.hear(line)

    def listen(self) -> None:
        """What has come is told; when it is one's turn again, how the game stands."""
        self.tell(self.session.hear_all())
        self.go_on()
        self.prompt()

    def go_on(self) -> None:
        if self.session.over:
            self.answers.scores()
        elif not self.session.others_are_next:
            self.answers.changes()

    def prompt(self) -> None:
        """Once for every time that something is to be decided."""
        self.tell_way_back()
        mine = not self.session.over and not self.session.others_are_next
        if mine and self.asked_at != (now := self.session.shown.seq):
            self.asked_at = now
            self.clock("")
            super().prompt()
        self.out.flush()

    def tell_way_back(self) -> None:
        """How to play again oneself; once for every time that a bot has come, unless for good."""
        before, self.held_why = self.held_why, self.session.held_why
        if self.held_why not in ("", before) and not self.session.is_given_up:
            self.answers.say("terminal-house-reclaim")

    def hear(self, line: str) -> bool:
        self.is_sure, self.typed = line == self.typed, line
        self.asked_at = -1  # whatever was typed is answered, and asked again
        return super().hear(line)

    # What can be said besides

    def help(self, said: str) -> None:
        self.answers.help(said)
        self.answers.say("terminal-house-help-table")

    def say(self, text: str) -> None:
        self.session.say(text)
        self.tell(self.session.hear_all())

    def whisper(self, text: str) -> None:
        self.session.say(text, team=True)
        self.tell(self.session.hear_all())

    def who(self, _: str) -> None:
        """Everyone at the table, and whether they are there."""
        for line in chair_lines(self.session.shown.chairs, self.answers.words):
            self.write(line)
        if self.session.seat is None:
            self.answers.say("terminal-house-looks-on")
        if why := self.session.held_why:
            self.answers.say("terminal-house-held-why", why=why)

    def cover(self, name: str) -> None:
        """`cover Mary`: a bot for somebody who has gone."""
        self.session.cover(self.seat_of(name))

    def seat_of(self, name: str) -> Seat:
        """By name, or by the number of the chair; the one to move where none is named."""
        names = [each.casefold() for each in self.session.names]
        if name.casefold() in names:
            return names.index(name.casefold())
        return int(name) - 1 if name.isdecimal() and int(name) else self.session.mover()

    def reclaim(self, _: str) -> None:
        self.session.reclaim()

    def agree(self, _: str) -> None:
        """To the coach, who comes once all people want it."""
        self.session.agree_coach(True)

    def disagree(self, _: str) -> None:
        self.session.agree_coach(False)

    # Time

    def clock(self, _: str) -> None:
        """Everyone's time, where there is a clock."""
        told = self.session.clock(self.answers.words)
        self.answers.say("terminal-house-clock" if told else "terminal-house-no-clock", times=told)

    def pause(self, _: str) -> None:
        self.session.pause(True)

    def resume(self, _: str) -> None:
        self.session.pause(False)

    def urge(self, _: str) -> None:
        self.session.urge()

    def wait_for(self, name: str) -> None:
        """`wait-for Mary`: a minute more before a bot plays for her."""
        self.session.wait_for(self.seat_of(name))

    def resign(self, _: str) -> None:
        """Whoever types it again gives up."""
        self.session.actor()
        if self.is_sure:
            self.session.resign()
        else:
            self.answers.say("terminal-house-resign-again")
