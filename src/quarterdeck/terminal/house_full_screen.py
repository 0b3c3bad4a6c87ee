"""The screens of a house in their order: its tables, one of them, and back."""

import asyncio

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import GAMES
from quarterdeck.terminal.full_screen import Deck
from quarterdeck.terminal.house.address import HouseAddress
from quarterdeck.terminal.house.house_session import HouseSession
from quarterdeck.terminal.house.letters import TableLetter
from quarterdeck.terminal.house.table_wish import TableWish
from quarterdeck.terminal.house.visit import Visit
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.pacing import PACE, tempo_of
from quarterdeck.terminal.screens.house_finding import HouseFindingScreen
from quarterdeck.terminal.screens.house_lobby import HouseLobbyScreen
from quarterdeck.terminal.screens.house_opening import HouseOpeningScreen
from quarterdeck.terminal.screens.house_table import HouseTableScreen
from quarterdeck.terminal.screens.house_waiting import HouseWaitingScreen
from quarterdeck.terminal.screens.talk import LineScreen

LONGEST_NAME = 40
Where = tuple[str, str]  # what to do, and at which table


class HouseDeck(Deck):
    """One table after another, until someone has had enough."""

    def __init__(self, visit: Visit, language: str, first: Where, pace: float = PACE) -> None:
        super().__init__()
        self.visit, self.first, self.pace = visit, first, pace
        # The list is of no game: whichever it speaks for, it says the frame's words alone.
        self.voice = Voice(next(iter(GAMES.values())), language)
        self.rung = asyncio.Event()
        self.no: QuarterdeckError | None = None  # to be said on the next list
        self.wish: TableWish | None = None

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        self.visit.ring = lambda: rouse(loop, self.rung)

    async def voyage(self) -> None:
        """Come in, and from the list to a table and back."""
        where = self.first if await self.come_in() else ("quit", "")
        while where[0] != "quit":
            try:
                where = await self.go(*where)
            except QuarterdeckError as no:
                self.no, where = no, ("list", "")
        self.exit()

    async def come_in(self) -> bool:
        """Whoever has no name yet is asked for one; whether they gave it."""
        why = ""
        while self.visit.name is None:
            asking = LineScreen(self.voice, "terminal-house-ask-name", LONGEST_NAME, why)
            said = await self.push_screen_wait(asking)
            if said is None:
                return False
            try:
                self.visit.name = await asyncio.to_thread(self.visit.door.introduce, said)
            except QuarterdeckError as no:
                why = self.voice.words.say(no.sentence)
        await asyncio.to_thread(self.visit.call)
        return True

    async def go(self, way: str, table: str) -> Where:
        """One way, and where it leads."""
        match way:
            case "open":
                return await self.open_table()
            case "find":
                return await self.find_players()
            case "join":
                await asyncio.to_thread(self.visit.sit_down, table)
                return await self.be_at(table)
            case "watch":
                return await self.be_at(table)
            case "rematch":
                return "join", await asyncio.to_thread(self.visit.door.rematch, table)
        return await self.look_at_list()

    async def look_at_list(self) -> Where:
        await asyncio.to_thread(self.visit.follow_list)
        no, self.no = self.no, None
        lobby = HouseLobbyScreen(self.visit, self.voice, self.rung, no)
        answer = await self.push_screen_wait(lobby)
        await asyncio.to_thread(self.visit.unfollow_list)
        return answer

    async def open_table(self) -> Where:
        wish, self.wish = self.wish, None
        wish = wish or await self.ask_for_table()
        if wish is None:
            return "list", ""
        return "watch", await asyncio.to_thread(self.visit.open_table, wish)

    async def ask_for_table(self) -> TableWish | None:
        offered = await asyncio.to_thread(self.visit.door.levels)
        return await self.push_screen_wait(HouseOpeningScreen(self.voice, offered))

    async def find_players(self) -> Where:
        wish = await self.push_screen_wait(HouseFindingScreen(self.voice))
        if wish is None:
            return "list", ""
        return "watch", await asyncio.to_thread(lambda: self.visit.door.find_table(**wish.form()))

    async def be_at(self, table: str) -> Where:
        """Wait until it is dealt, then play; what comes then is the next table, or the list."""
        letter: TableLetter | None = await asyncio.to_thread(self.visit.follow, table)
        assert letter is not None
        if letter.view is None:
            waiting = HouseWaitingScreen(self.visit, letter, self.voice, self.rung)
            letter = await self.push_screen_wait(waiting)
        if letter is None:
            return "list", ""
        session = HouseSession(self.visit, letter)
        voice = Voice(session.game, self.voice.language)
        screen = HouseTableScreen(session, voice, tempo_of(self, self.pace), self.rung)
        answer = await self.push_screen_wait(screen)
        self.voice.language = voice.language
        return answer, session.table


def rouse(loop: asyncio.AbstractEventLoop, bell: asyncio.Event) -> None:
    """Ring from the thread of the line; nobody hears it any more once the screens are gone."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(bell.set)


def run_house_screens(
    address: HouseAddress, language: str, *, name: str | None = None, wish: TableWish | None = None
) -> None:
    """Whatever is wrong with the house is said before any screen is drawn."""
    visit = Visit(address, language)
    visit.come_in(name)
    first = ("open", "") if wish else ("join", address.table) if address.table else ("list", "")
    deck = HouseDeck(visit, language, first)
    deck.wish = wish
    try:
        deck.run()
    finally:
        visit.leave()
