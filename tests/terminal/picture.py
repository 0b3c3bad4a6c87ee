"""Draws docs/pictures/terminal.svg: `python -m tests.terminal.picture`."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from quarterdeck.games.kapern import GAME
from quarterdeck.terminal.full_screen import Quarterdeck
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.pacing import Tempo
from quarterdeck.terminal.screens.table_screen import TableScreen
from quarterdeck.terminal.seating import Sailor, TableTerms
from quarterdeck.terminal.session import Session
from tests.terminal.stage import Player, script, stand_at

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.svg"
CREW = (Sailor("Anneke"), Sailor("Tomás"), Sailor("Pip", "deckhand"), Sailor("Wren", "captain"))
NIGHT = (3, "pirate", "5k2c1s", "1k1m1s", "1c1s", "treasure_island")
MORNING = ("1k1s1m1p3c1d",)


def session():
    """Turn 19: Wren comes home from Skull Island, Anneke turns over Treasure Island."""
    game = Session(GAME, CREW, GAME.options(), script(*NIGHT, *MORNING))
    state = replace(game.state, scores=(4100, 5500, 1000, 5100), turn=18)
    stand_at(game, state)
    news = [event for _ in range(4) for event in game.play("roll")]
    game.opening = [*game.opening, *news]
    return game


class Easel(Quarterdeck):
    """The game as it stands, on a screen."""

    def sit_down(self):
        game = session()
        game.opening = [each for each in game.opening if "skull" not in type(each).__name__.lower()]
        return TableScreen(game, self.voice, Tempo(pace=0))


async def draw():
    app = Easel(Voice(GAME, "en"), TableTerms((), GAME.options()), script(), pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        anneke = Player(app, pilot)
        await anneke.settle()
        await anneke.press("2", "3", "4", "c")
        await anneke.until_sees("chance to win")
        app.save_screenshot(str(PICTURE))


if __name__ == "__main__":
    asyncio.run(draw())
