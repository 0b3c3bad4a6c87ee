"""What is asked before a table is opened, here and at a house: every line whole, and in words."""

import asyncio
import re

import pytest

from quarterdeck.bots.levels import levels
from quarterdeck.games import GAMES
from quarterdeck.terminal.full_screen import Deck
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.screens.house_opening import HouseOpeningScreen
from quarterdeck.terminal.screens.start import StartScreen
from quarterdeck.terminal.seating import TableTerms
from quarterdeck.words import LANGUAGES
from tests.terminal.stage import Player

SIZE = (80, 60)  # as wide as is enough, and all lines in sight
TOUCHING = re.compile(r"\S‹|‹[^›]*$", re.MULTILINE)


def opening(voice):
    screen = HouseOpeningScreen(voice, {name: levels(game) for name, game in GAMES.items()})
    screen.choose_game(voice.game)
    return screen


def start(voice):
    return StartScreen(voice, TableTerms(("me",), voice.game.options()))


class Desk(Deck):
    """One form, to be looked at."""

    def __init__(self, form):
        super().__init__()
        self.form = form

    async def voyage(self):
        await self.push_screen_wait(self.form)


async def seen(form):
    async with Desk(form).run_test(size=SIZE) as pilot:
        anyone = Player(pilot.app, pilot)
        await anyone.until_sees("‹")
        return anyone.sees


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", [opening, start])
def test_no_value_is_cut_off_or_touches_what_it_is_of(form, game, language):
    shown = asyncio.run(seen(form(Voice(GAMES[game], language))))

    assert shown.count("‹") >= len(GAMES[game].seats)
    assert not TOUCHING.findall(shown), shown


@pytest.mark.parametrize("form", [opening, start])
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", {"strict", "open", "by lot", "booty decides"}),
        ("de", {"streng", "offen", "das Los", "Schätze entscheiden"}),
        ("fr", {"stricte", "ouvertes", "au sort", "les trésors décident"}),
    ],
)
def test_house_rules_are_told_in_the_words_of_the_page(form, language, told):
    shown = asyncio.run(seen(form(Voice(GAMES["dorra"], language))))

    values = {value.strip() for value in re.findall("‹(.*)›", shown)}
    assert told <= values
    assert values.isdisjoint({"strict", "public", "lot", "booty"} - told)


def test_a_house_rule_that_names_a_chair_says_its_letter():
    assert Voice(GAMES["dorra"], "en").rule_value("first", 2) == "B"
    assert Voice(GAMES["kapern"], "de").rule_value("target", 5000) == "5000"
