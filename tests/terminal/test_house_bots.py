"""A house offers bots that are not installed where the terminal runs: it decides who sits down."""

import asyncio
from pathlib import Path

import pytest

from quarterdeck.games import GAMES
from quarterdeck.terminal.screens.house_lobby import HouseLobbyScreen
from quarterdeck.terminal.screens.house_opening import HouseOpeningScreen
from quarterdeck.terminal.screens.house_table import HouseTableScreen
from tests.server.running import running, settings
from tests.terminal.house_guests import typing_at
from tests.terminal.house_stage import at_house

pytestmark = pytest.mark.usefixtures("own_folder")
EXAMPLES = Path(__file__).parents[2] / "examples"
CAUTIOUS = "my_first_bot:Cautious"


@pytest.fixture(scope="module")
def hospitable(tmp_path_factory):
    """A house that lets a bot in of which this terminal knows nothing."""
    chosen = settings(tmp_path_factory.mktemp("hospitable"), bots=(f"kapern={CAUTIOUS}",))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(EXAMPLES), prepend=":")
        with running(chosen) as server:
            yield server.base


def test_a_table_is_opened_with_a_bot_that_only_the_house_knows(hospitable):
    with typing_at(hospitable) as anne:
        anne.sees("join TABLE")
        anne.types(f"open kapern me {CAUTIOUS}")
        anne.sees("Card: ")
        anne.types("who")
        anne.sees(CAUTIOUS)


def test_free_chairs_are_given_to_a_bot_that_only_the_house_knows(hospitable):
    with typing_at(hospitable) as anne:
        anne.types("open kapern")
        anne.sees("Waiting for people")
        anne.types(f"bots {CAUTIOUS}")
        anne.sees("Card: ")


def test_who_is_no_bot_of_the_house_is_told_who_is(hospitable):
    with typing_at(hospitable) as anne:
        anne.sees("join TABLE")
        anne.types("open dorra me open meee")
        anne.sees("There is no bot “meee”. Bots: admiral, captain, deckhand, mate, me")
        anne.types(f"open dorra me open {CAUTIOUS}")
        anne.sees(f"There is no bot “{CAUTIOUS}”. Bots: admiral, captain, deckhand, mate, me, ")


def test_the_form_offers_the_bots_of_the_house(hospitable):
    async def scene():
        async with at_house(hospitable) as anne:
            await anne.until_at(HouseLobbyScreen)
            await anne.press("o")
            await anne.until_at(HouseOpeningScreen)
            form = anne.app.screen
            form.choose_game(GAMES["kapern"])
            assert form.kinds[2:4] == ("random", CAUTIOUS)
            form.choose("1", form.kinds.index(CAUTIOUS))
            await anne.press("enter")
            await anne.until_at(HouseTableScreen)
            assert anne.session.crew[1].level == CAUTIOUS

    asyncio.run(scene())
