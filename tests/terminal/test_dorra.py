"""Buccaneer on the screen and in lines of text: ships, crews, and a finger that points."""

import asyncio
import io

import pytest
from msgspec.structs import replace

from quarterdeck.core.table import LiveTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.events import Moved
from quarterdeck.games.dorra.state import ToMutiny, ToTake
from quarterdeck.terminal.games.dorra.hand import Hand
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.narrator import Narrator
from quarterdeck.terminal.plain import Plain
from quarterdeck.terminal.seating import seat_everyone
from quarterdeck.terminal.session import Session
from quarterdeck.terminal.widgets.action_bar import OfferButton
from quarterdeck.words import words
from quarterdeck.words.positions.dorra import TEXT
from tests.games.dorra.positions import AIDED, BLACK, HIDDEN, RED, at, counts, disc
from tests.spoken import SPOKEN
from tests.terminal.stage import at_table, on_stage

FOUR = ("Anne", "Bart", "Cleo", "Dirk")
SIZES = [(80, 24), (100, 30), (120, 40)]


def on_screen(state, act, **more):
    """Anne, Bart, Cleo and Dirk at one keyboard, the game standing like this."""
    on_stage(state, act, game=GAME, seats=FOUR, **more)


# In words


@pytest.mark.parametrize("language", SPOKEN)
def test_the_position_is_told_in_every_language(language):
    state = at("r5b2y?", booty=(counts(chest=2), *[counts()] * 3), options=HIDDEN)

    told = TEXT.lines(GAME.view(state, RED), words(GAME, language))

    assert len(told) == 3 + 1 + 4
    assert "r5/b/y" in told[4]


def test_the_position_is_told_in_words_and_in_notation():
    told = TEXT.lines(GAME.view(at("r5b2y?"), RED), words(GAME))

    assert told[2] == (
        "Ship 11: 22 ducats for a crew of 5, “?” is paid 4, 1 chest and 1 candlestick."
    )
    assert told[4] == "Seat 1, red (r): alone 2 3 4 ?; crews r5/b/y; booty nothing; purse 10."


def test_purses_that_are_hidden_are_no_empty_ones():
    seats = seat_everyone(GAME, FOUR)
    session, out = Session(GAME, seats, HIDDEN, LiveTable(1)), io.StringIO()
    plain = Plain(session, Voice(GAME, "en"), out)

    plain.hear("scores")

    mine = session.names[session.mover()]
    assert f"{mine} 10" in out.getvalue()
    assert out.getvalue().count(" ?") == 3


def test_no_ships_are_not_the_last_ones():
    seen = GAME.view(at("r5b2y?"), RED)

    last = replace(seen, deck=tuple(0 for _ in seen.deck))

    assert words(GAME).say(TEXT.stage(last)) == "The last 3 ships"
    assert TEXT.stage(replace(last, open=())) is None


@pytest.mark.clause("D12")
@pytest.mark.parametrize("language", SPOKEN)
def test_what_a_move_covers_is_told_when_it_happens_and_not_in_the_log(language):
    narrator, event = Narrator(GAME, FOUR), Moved(0, disc("r5"), 1, 1, 1, disc("b4"))
    narrator.hear(event)

    (kept,) = narrator.lines(language)

    assert "4" in narrator.tell(event, language).text
    assert "4" not in kept.text


def test_an_aided_table_tells_covered_values():
    told = TEXT.lines(GAME.view(at("r5b2y?", options=AIDED), RED), words(GAME))

    assert "crews r5/b2/y?" in told[4]


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("move 5 b2", "Put your 5 on Blue’s 2"),
        ("board ? 11", "Board ship 11 with your ?"),
        ("take chest", "Take a chest"),
        ("obey", "Keep quiet"),
        ("mutiny", "Mutiny"),
    ],
)
def test_words_are_put_kindly(word, says):
    assert TEXT.phrase(word, words(GAME)) == says


def test_a_game_is_played_in_lines_of_text():
    session = Session(GAME, seat_everyone(GAME, FOUR), GAME.options(), LiveTable(1))
    out = io.StringIO()
    mover = FOUR[session.mover()]
    target = next(word for word in session.legal_words() if word.startswith("move 5"))

    Plain(session, Voice(GAME, "en"), out).play([f"{target}\n", "why obey\n", "scores\n"])

    assert f"{mover} takes over" in out.getvalue()
    assert "(D4)" in out.getvalue()


# Pointing


def test_a_hand_always_points_at_something_that_can_be_done():
    hand = Hand(("move 2 b2", "move 2 b3", "move 5 b2", "board 5 1"))

    assert (hand.crews, hand.word) == (("2", "5"), "move 2 b2")
    assert hand.onward(1).onward(1).word == "move 2 b2"
    assert hand.beside(1).onward(-1).word == "board 5 1"
    assert hand.with_crew("5").at_target("1").word == "board 5 1"
    assert hand.with_crew("4") is None
    assert hand.at_target("k5") is None


# On the screen


def test_the_screen_shows_ships_crews_and_booty():
    async def act(anne):
        assert "y Ship 4: 12 ducats" in anne.sees
        assert "chest + candlestick" in anne.sees
        assert "×3" in anne.sees
        assert "C2*" in anne.sees

    on_screen(at("r5b2y?", booty=(counts(chest=2), *[counts()] * 3)), act)


def test_hidden_purses_are_not_told_by_the_race():
    async def act(anne):
        rows = [line for line in anne.sees.splitlines() if "▌" in line and line.rstrip()[-1] == "?"]
        assert len(rows) == 3

    on_screen(at(options=HIDDEN), act)


def test_a_crew_and_a_target_are_chosen_with_keys():
    async def act(anne):
        await anne.press("5", "down")
        assert "Put your 5 on Blue’s 3" in anne.sees
        assert "crew of 2; Bart, Cleo, and Dirk could take it over" in anne.sees

        await anne.press("enter")
        assert anne.words_played() == ["move 5 b3"]

    on_screen(at(), act)


def test_boarding_tells_what_everyone_would_get():
    async def act(anne):
        await anne.press("5", "z")
        assert "Board ship 11 with your 5" in anne.sees
        assert "Anne +10, Bart +5, Cleo +2, Dirk +5" in anne.sees

        await anne.press("z")
        assert anne.words_played() == ["board 5 11"]
        assert "Take a chest" in anne.sees

    on_screen(at("r5b5y2k5r2", options=AIDED), act)


def test_what_cannot_be_done_is_explained():
    async def act(anne):
        await anne.press("4")
        assert "(D13)" in anne.sees
        await anne.press("5", "z")
        assert "(D14)" in anne.sees
        assert anne.words_played() == []

    on_screen(at("r5b5", "b4r4"), act)


def test_a_click_points_and_another_one_does_it():
    async def act(anne):
        await anne.click("#ships", offset=(2, 0))
        assert "Board ship 1 with your 5" in anne.sees
        await anne.click("#ships", offset=(2, 0))
        assert anne.words_played() == ["board 5 1"]

    on_screen(at("r5b5", "b2r2", "b3r3", "b4r4", "b?r?"), act)


@pytest.mark.parametrize(("key", "word"), [("enter", "obey"), ("m", "mutiny")])
def test_a_mutiny_is_asked_calmly(key, word):
    async def act(dirk):
        assert "Dirk may mutiny against Anne." in dirk.sees
        assert "Keep quiet" in dirk.sees
        await dirk.press(key)
        assert dirk.words_played() == [word]

    on_screen(at("r5k2k3k4b2", awaiting=ToMutiny(BLACK, RED, disc("r5"), (), ())), act)


def test_one_of_two_pieces_is_taken():
    async def act(anne):
        await anne.press("down", "enter")
        assert anne.words_played() == ["take candlestick"]

    on_screen(at("r5b5y2k5r2", awaiting=ToTake(RED, disc("r5"), 10)), act)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_everything_is_in_sight(size, language):
    async def scene():
        five = (*FOUR, "Edda")
        async with at_table(game=GAME, seats=five, size=size, language=language) as anne:
            shown = [each for each in anne.table.query(OfferButton) if each.display]

            assert shown
            assert all(name in anne.sees for name in five)
            for part in ("#ships", "#crews", "ActionBar", "KeyLine"):
                assert anne.table.query_one(part).region in anne.app.screen.region, part

    asyncio.run(scene())
