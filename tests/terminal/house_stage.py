"""Somebody at the keyboard of a house on the whole screen."""

import asyncio
from contextlib import asynccontextmanager

from quarterdeck.games import GAMES
from quarterdeck.terminal.house.address import read_address
from quarterdeck.terminal.house.visit import Visit
from quarterdeck.terminal.house_full_screen import HouseDeck
from quarterdeck.terminal.screens.house_table import HouseTableScreen
from tests.terminal.stage import Player


class HousePlayer(Player):
    """Somebody at the keyboard who waits for what they want to see next."""

    async def press(self, *keys):
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until_at(self, screen):
        await self.until(lambda: isinstance(self.app.screen, screen))

    async def until_my_turn(self):
        await self.until_at(HouseTableScreen)
        await self.until(lambda: self.table.is_mounted and self.board.live)

    @property
    def table(self):
        return next(s for s in self.app.screen_stack if isinstance(s, HouseTableScreen))


@asynccontextmanager
async def at_house(base, name="Anne", first=("list", ""), size=(80, 24), language="en"):
    visit = Visit(read_address(base), language)
    visit.come_in(name)
    app = HouseDeck(visit, language, first, pace=0)
    try:
        async with app.run_test(size=size) as pilot:
            yield HousePlayer(app, pilot)
    finally:
        visit.leave()


async def open_with_bot(player, game="kapern", **more):
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (GAMES[game].seats[0] - 1)]
    door = player.app.visit.door
    return await asyncio.to_thread(lambda: door.open_table(game, seats, **more))
