"""Whatever is written on a board can be read, in all its colours and in 256 of them."""

import asyncio

import pytest
from rich.color import ColorSystem

from quarterdeck.core.table import LiveTable
from quarterdeck.games import GAMES
from quarterdeck.terminal.contrast import READABLE, contrast
from tests.terminal.stage import any_words, at_table

# A terminal of 256 colours takes the nearest it has, so it is held to what is asked of large text.
ASKED = {ColorSystem.TRUECOLOR: READABLE, ColorSystem.EIGHT_BIT: 3.0}
DRAWN = set("·┆━▀█▌▄─~•")  # pictures and ruled lines: nothing to read
MOVES, LOOKS = 120, 8  # how far a game is played, and every how many moves somebody looks


def signs_on(screen):
    """Every piece of text with its style."""
    for strip in screen._compositor.render_strips():
        for text, style, _ in strip:
            if style and style.color and style.bgcolor and set(text) - DRAWN - {" "}:
                yield text, style


def faint_on(screen):
    """What cannot be read well enough, and in which palette."""
    return {
        (text, str(style), palette.name)
        for text, style in signs_on(screen)
        for palette, least in ASKED.items()
        if contrast(style, palette) < least
    }


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_sign_stands_out_from_its_ground(game):
    async def scene():
        seats = ("Anne", "Bart", "Cleo", "Dirk")
        async with at_table(LiveTable(3), seats=seats, size=(120, 40), game=game) as anne:
            for number, word in enumerate(any_words(anne.session, MOVES)):
                if number % LOOKS == 0:
                    await look(anne)
                    assert not faint_on(anne.app.screen)
                anne.session.play(word)

    asyncio.run(scene())


async def look(player):
    """Past the curtain, at what can be chosen now."""
    while not player.at_table:
        await player.press("enter")
    player.session.lift_curtain()
    player.board.live = False
    player.table.draw()
    player.board.live = True
    await player.pilot.pause()
