"""A house line by line: its tables, and whichever one sits down at."""

import sys
from collections.abc import Callable
from typing import Any, TextIO

from quarterdeck.core.errors import QuarterdeckError, quote
from quarterdeck.games import GAMES
from quarterdeck.rooms.caretaking import usual_level
from quarterdeck.terminal.house.address import HouseAddress, read_table
from quarterdeck.terminal.house.chair_lines import (
    chair_lines,
    sailors_at,
    stage_of_listed,
    stage_of_own,
    title_of,
)
from quarterdeck.terminal.house.house_session import HouseSession
from quarterdeck.terminal.house.letter_contents import game_in
from quarterdeck.terminal.house.letters import ListedTable, TableLetter, TalkLetter
from quarterdeck.terminal.house.line import LineNote
from quarterdeck.terminal.house.match_wish import read_match
from quarterdeck.terminal.house.plain_house_table import PlainHouseTable
from quarterdeck.terminal.house.table_wish import TableWish, read_wish
from quarterdeck.terminal.house.typed_inbox import TypedInbox
from quarterdeck.terminal.house.visit import Visit
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.plain_frame import LEAVING
from quarterdeck.terminal.whole_words import fit_to
from quarterdeck.words import Words, words


class PlainHouse:
    """Somebody at a house who types."""

    def __init__(self, visit: Visit, language: str, inbox: TypedInbox, out: TextIO) -> None:
        self.visit, self.language, self.inbox, self.out = visit, language, inbox, out
        self.words: Words = words(None, language)
        self.known: list[str] = []  # tables as they were listed last
        visit.ring = inbox.ring
        self.ways: dict[str, Callable[[str], None]] = {
            "": self.tables,
            "tables": self.tables,
            "open": self.open,
            "find": self.find,
            "join": self.join,
            "watch": self.watch,
            "name": self.rename,
            "help": self.help,
            "?": self.help,
        }

    def stay(self, name: str | None, table: str | None, wish: TableWish | None) -> None:
        """From knocking to leaving; the end of what is typed is a polite end as well."""
        try:
            self.come_in(name)
            if wish is not None:
                self.try_to(self.sit_at_new, wish)
            elif table is not None:
                self.try_to(self.join, table)
            self.look_around()
        except EOFError:
            pass
        self.say("terminal-house-bye")

    def come_in(self, name: str | None) -> None:
        """By the name of the last time; whoever has none is asked."""
        called = self.visit.come_in(name)
        while called is None:
            self.say("terminal-house-ask-name")
            called = self.try_to(self.visit.door.introduce, self.next_line())
        self.visit.call()
        self.say("terminal-house-welcome", sailor=called, house=self.visit.base)

    def look_around(self) -> None:
        """The list, and one way after the other."""
        self.try_to(self.tables, "")
        while (line := self.next_line()).casefold() not in LEAVING:
            way, _, rest = line.partition(" ")
            found = self.ways.get(way.casefold())
            if found is None:
                self.say("terminal-house-no-way", text=quote(line))
            else:
                self.try_to(found, rest.strip())

    def try_to(self, do: Callable[..., Any], *said: Any) -> Any:
        """A no is said, and one is where one was."""
        try:
            return do(*said)
        except QuarterdeckError as no:
            self.write(self.words.say(no.sentence))
            return None

    # Ways

    def tables(self, _: str) -> None:
        """One's own games first; then what is open to everybody."""
        own = self.visit.own_tables().all
        mine = {each.listing.table for each in own}
        others = [each for each in self.visit.door.tables() if each.table not in mine]
        if own:
            self.say("terminal-house-own")
        self.known = []
        for each in own:
            self.list_table(each.listing, stage_of_own(each, self.words))
        self.say("terminal-house-others", count=len(others))
        for listed in others:
            self.list_table(listed, stage_of_listed(listed, self.words))
        self.say("terminal-house-ways")

    def list_table(self, listed: ListedTable, stage: str) -> None:
        self.known.append(listed.table)
        game, sailors = title_of(listed.game, self.language), sailors_at(listed, self.words)
        self.write(
            self.words.text(
                "terminal-house-listed",
                number=len(self.known),
                table=listed.table,
                game=game,
                sailors=sailors,
                stage=stage,
            )
        )

    def open(self, said: str) -> None:
        self.sit_at_new(read_wish(said))

    def sit_at_new(self, wish: TableWish) -> None:
        self.sit(self.visit.open_table(wish))

    def find(self, said: str) -> None:
        self.sit(self.visit.door.find_table(**read_match(said).form()))

    def join(self, said: str) -> None:
        table = self.table_meant(said)
        self.visit.sit_down(table)
        self.sit(table)

    def watch(self, said: str) -> None:
        self.sit(self.table_meant(said))

    def table_meant(self, said: str) -> str:
        """By its number in the list that was told last, by its name, or by its link."""
        by_number = {str(place): table for place, table in enumerate(self.known, start=1)}
        return by_number.get(said) or read_table(said)

    def rename(self, said: str) -> None:
        called = self.visit.door.introduce(said)
        self.say("terminal-house-welcome", sailor=called, house=self.visit.base)

    def help(self, _: str) -> None:
        self.say("terminal-house-help", games=", ".join(GAMES))

    # At a table

    def sit(self, table: str) -> None:
        """Wait until everybody has come, play, and once more if both would."""
        self.say("terminal-house-link", link=f"{self.visit.base}/t/{table}")
        letter = self.visit.follow(table)
        if letter.view is None:
            letter = self.wait_for_others(letter)
        if letter.view is not None:
            self.play(letter)
        self.say("terminal-house-ways")

    def play(self, letter: TableLetter) -> None:
        session = HouseSession(self.visit, letter)
        PlainHouseTable(session, Voice(session.game, self.language), self.out).stay(self.inbox)
        if session.over and session.seat is not None:
            self.say("terminal-house-after")
            self.after(session)

    def after(self, session: HouseSession) -> None:
        """Once more at the same table, or back to the list."""
        if self.next_line().casefold() == "rematch":
            self.sit(self.visit.door.rematch(session.table))

    def wait_for_others(self, letter: TableLetter) -> TableLetter:
        """The table once the game has begun; as it is where somebody goes away."""
        self.show_chairs(letter)
        while letter.view is None:
            line = self.inbox.next_line(wanted=letter.hosts)
            if line is None:
                letter = self.hear_letters(letter)
            elif line.casefold() in (*LEAVING, "leave"):
                self.try_to(self.visit.stand_up, letter)
                break
            else:
                self.try_to(self.do_meanwhile, letter, line)
        return letter

    def do_meanwhile(self, letter: TableLetter, line: str) -> None:
        way, _, rest = line.partition(" ")
        if way.casefold() == "bots":
            level = rest or usual_level(game_in(letter))
            self.visit.door.hire_bots(letter.table, level)
        elif way.casefold() == "say":
            self.visit.line.done("chat", table=letter.table, text=rest)
        else:
            self.show_chairs(letter)

    def hear_letters(self, letter: TableLetter) -> TableLetter:
        """Until the game begins; what comes after that is the session's."""
        while letter.view is None and (heard := self.visit.next_letter()) is not None:
            if isinstance(heard, TableLetter) and heard.table == letter.table:
                letter = heard
                self.show_chairs(letter)
            elif isinstance(heard, TalkLetter):
                self.say("terminal-house-said", speaker=heard.name, text=heard.text, to="all")
            elif isinstance(heard, LineNote) and heard.why is None:
                self.say("terminal-house-line-back" if heard.is_up else "terminal-house-line-gone")
        return letter

    def show_chairs(self, letter: TableLetter) -> None:
        for line in chair_lines(letter.chairs, self.words):
            self.write(line)
        if letter.view is None:
            self.say("terminal-house-waiting", hosts="yes" if letter.hosts else "no")

    # Lines

    def next_line(self) -> str:
        while (line := self.inbox.next_line(wanted=True)) is None:
            pass
        return line

    def say(self, key: str, **arguments: Any) -> None:
        self.write(self.words.text(key, **arguments))

    def write(self, text: str) -> None:
        self.out.write(fit_to(self.out, text) + "\n")
        self.out.flush()


def run_plain_house(
    address: HouseAddress, language: str, *, name: str | None = None, wish: TableWish | None = None
) -> None:
    """From standard input to standard output."""
    visit = Visit(address, language)
    inbox = TypedInbox(sys.stdin, eager=sys.stdin.isatty())
    try:
        PlainHouse(visit, language, inbox, sys.stdout).stay(name, address.table, wish)
    except KeyboardInterrupt:
        sys.stdout.write("\n")
    finally:
        visit.leave()
