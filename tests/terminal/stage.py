"""A table with loaded dice, and a player who presses keys and reads the screen."""

import asyncio
import time
from contextlib import asynccontextmanager

from msgspec.structs import replace

from quarterdeck.core.table import LiveTable, LoadedTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.notation import read_dice
from quarterdeck.terminal.full_screen import Quarterdeck
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.screens.table_screen import TableScreen
from quarterdeck.terminal.seating import TableTerms

FIRST = 0  # the first seat begins
PATIENCE = 600  # seconds, only there to fail instead of hanging


class ScriptedTable(LoadedTable):
    """Loaded dice whose results can be written into a logbook."""

    def __init__(self, *script):
        super().__init__(*script)
        self.chance = []

    def roll(self, dice, weights):
        self.chance.append(super().roll(dice, weights))
        return self.chance[-1]

    def draw(self, bag):
        self.chance.append(super().draw(bag))
        return self.chance[-1]

    def clear(self):
        self.told.clear()
        self.chance.clear()


def script(*chance):
    """`"coin"` is a card, `"3k5c"` a throw, a number a seat."""
    return ScriptedTable(*map(meant, chance))


def meant(chance):
    if chance in box.CARDS:
        return box.CARDS.index(chance)
    return chance if isinstance(chance, int) else read_dice(chance)


class Player:
    """Someone at the keyboard."""

    def __init__(self, app, pilot):
        self.app, self.pilot = app, pilot

    async def press(self, *keys):
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def click(self, selector, **where):
        await self.pilot.click(selector, **where)
        await self.settle()

    async def settle(self):
        """Until it is a person's turn, or another screen is in front."""
        await self.pilot.pause()
        await self.until(lambda: not self.at_table or self.board.live)

    async def until(self, condition):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, f"waited in vain; the screen shows:\n{self.sees}"
            await self.pilot.pause(0.005)
        await self.pilot.pause()

    async def until_sees(self, text):
        await self.until(lambda: text in self.sees)

    @property
    def at_table(self):
        return isinstance(self.app.screen, TableScreen) and not self.app.screen.session.over

    @property
    def table(self):
        return next(s for s in self.app.screen_stack if isinstance(s, TableScreen))

    @property
    def board(self):
        return self.table.board

    @property
    def session(self):
        return self.table.session

    @property
    def sees(self):
        """What is on the screen, as lines of text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips).replace("\xa0", " ")

    def words_played(self):
        return [entry.word for entry in self.session.book.entries[1:]]


@asynccontextmanager
async def at_table(table=None, seats=("Anne", "random"), size=(80, 24), game=GAME, **more):
    """Sit down; nobody waits for anything unless a pace is given."""
    voice = Voice(game, more.pop("language", "en"))
    options, book = more.pop("options", game.options()), more.pop("book", None)
    agreed = TableTerms(seats, options, seed=1, book=book)
    app = Quarterdeck(voice, agreed, table or LiveTable(1), **{"pace": 0, **more})
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        if app.pace == 0:
            await player.settle()
        yield player


def on_stage(state, act, **table):
    """Act at a table where the game stands like this and the curtain is lifted."""

    async def scene():
        async with at_table(**table) as player:
            stand_at(player.session, state)
            player.session.lift_curtain()
            player.board.live = False
            player.table.draw()
            player.board.live = True
            await player.pilot.pause()
            await act(player)

    asyncio.run(scene())


def stand_at(session, state):
    """Let the game stand like this."""
    last = session.steps[-1]
    session.steps[-1] = last._replace(room=replace(last.room, state=state))


def any_words(session, most=100_000):
    """Whatever comes to mind, until it is over or they have had enough."""
    table = LiveTable(2)
    for _ in range(most):
        if session.over:
            break
        legal = session.legal_words()
        yield legal[int(table.random() * len(legal))]
