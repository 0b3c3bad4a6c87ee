"""Piracy on the screen: a chart, and a finger on it."""

import asyncio

import pytest

from quarterdeck.core.table import LiveTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.events import AnsweredAye, Fired, Looked, Missed, Moved
from quarterdeck.games.piracy.state import ToDecide, ToEngage, ToFireAgain, ToMove, ToRoll
from quarterdeck.terminal.games.piracy.pointer import pointer
from quarterdeck.terminal.pacing import Tempo
from quarterdeck.terminal.screens.curtain import CurtainScreen
from quarterdeck.words import words
from tests.games.piracy.positions import (
    NAVY,
    OPTIONS,
    PIRATE,
    aboard,
    at,
    listed,
    name,
    play,
    sq,
    squares,
)
from tests.spoken import SPOKEN
from tests.terminal.stage import at_table, on_stage

TWO = ("Anne", "Bart")  # Anne is the Pirate
SIZES = [(80, 24), (100, 30), (120, 40)]
SHIPS = "M5 K5 B2 F9 E3"


def on_screen(state, act, **more):
    """Anne and Bart at one keyboard, the game standing like this, the curtain lifted."""
    on_stage(state, act, game=GAME, seats=TWO, options=OPTIONS, **more)


def seen(state, seat):
    return GAME.view(state, seat)


def test_the_screen_shows_the_chart_and_who_hunts_whom():
    async def act(anne):
        for sign in ("▸1", "▸5", "■", "×", "⌂?", "==", "P "):
            assert sign in anne.sees, sign
        assert "the Pirate" in anne.sees
        assert "ships 1 2 3 4 5" in anne.sees
        assert "Log, 1 aboard: M13 (C4)" in anne.sees

    on_screen(at("K11", ships=SHIPS, stolen="C4"), act)


def test_a_captain_sees_no_pirate():
    async def act(bart):
        assert "P " not in bart.sees.replace("P Q", "")
        assert "Log" not in bart.sees

    on_screen(aboard(ToDecide, 0, "K11", SHIPS, roll=3), act)


def test_the_pirate_sails_where_the_finger_points():
    async def act(anne):
        await anne.press("up", "up")
        assert "Sail K10-K9" in anne.sees

        await anne.press("enter")
        assert anne.words_played() == ["sail K10-K9"]
        assert "P " not in anne.sees.replace("P Q", "")

    on_screen(at("K11", ships=SHIPS), act)


def test_another_way_to_the_same_square():
    async def act(anne):
        await anne.press("up", "right")
        assert "Space: another way (2)" in anne.sees
        first = anne.board.pointer.word

        await anne.press("space", "enter")
        assert anne.words_played() == [{"sail K10-L10": "sail L11-L10"}.get(first, "sail K10-L10")]

    on_screen(at("K11", ships=SHIPS), act)


@pytest.mark.parametrize(
    ("moment", "keys", "word"),
    [
        (ToRoll, ["enter"], "roll"),
        (ToDecide, ["enter"], "look"),
        (ToDecide, ["down", "down", "t"], "look"),
        (ToDecide, ["down", "right", "enter"], "move N6"),
        (ToMove, ["s"], "stay"),
        (ToEngage, ["s"], "stay"),
        (ToEngage, ["6"], "fire east"),
        (ToFireAgain, ["s"], "cease"),
        (ToFireAgain, ["2"], "fire south"),
    ],
)
def test_a_captain_has_a_key_for_everything(moment, keys, word):
    async def act(bart):
        await bart.press(*keys)
        assert bart.words_played() == [word]

    roll = {} if moment is ToRoll else {"roll": 2}
    on_screen(aboard(moment, 0, "B10", SHIPS, **roll), act)


def test_the_captains_may_leave_the_set_up_to_the_chart():
    async def act(bart):
        await bart.press("u")
        assert bart.words_played() == ["set up"]
        assert isinstance(bart.app.screen, CurtainScreen)

    on_screen(GAME.deal(2, OPTIONS, LiveTable(1)), act)


@pytest.mark.clause("P16")
def test_the_pirate_is_warned_before_he_runs_into_a_ship():
    async def act(anne):
        await anne.press("up")
        assert "You would lose" in anne.sees

        await anne.press("enter")
        assert anne.words_played() == []
        assert "Ship 3 lies there" in anne.sees
        assert anne.table.second_thoughts.warned_of[1] == ("sail K10",)

    on_screen(at("K11", ships="M5 K5 K10 F9 E3"), act)


@pytest.mark.clause("P16")
def test_who_was_warned_may_point_elsewhere():
    async def act(anne):
        await anne.press("up", "enter", "right", "enter")

        assert anne.words_played() == ["sail K10-L10"]

    on_screen(at("K11", ships="M5 K5 K10 F9 E3"), act)


def test_after_an_aye_the_finger_is_on_the_pirate_and_enter_does_not_waste_it():
    async def act(bart):
        assert bart.board.pointer.cursor == sq("B10")
        assert bart.board.pointer.word == "fire north"

    on_screen(aboard(ToEngage, 0, "B10", "B12 K5 B2 F9 E3", roll=2, sighted="B10"), act)


def test_whoever_has_begun_by_hand_does_not_set_up_the_rest_with_enter():
    fresh = GAME.deal(2, OPTIONS, LiveTable(1))
    begun, _ = play(fresh, "bury C4")

    first, next_one = (pointer(seen(state, NAVY), listed(state)) for state in (fresh, begun))

    assert first.word == "set up"
    assert next_one.word.startswith("bury")


def test_what_cannot_be_done_is_explained():
    async def act(bart):
        await bart.press("down", "enter")
        assert "(P19)" in bart.sees
        await bart.press("escape", "8")
        assert "(P18)" in bart.sees
        assert bart.words_played() == []

    on_screen(aboard(ToDecide, 0, "B10", SHIPS, roll=2), act)


def test_arrows_do_nothing_where_no_square_can_be_chosen():
    async def act(bart):
        await bart.press("down", "enter")
        assert bart.words_played() == ["roll"]

    on_screen(aboard(ToRoll, 0, "B10", SHIPS), act)


def test_a_click_points_and_another_one_does_it():
    async def act(anne):
        for _ in range(2):
            await anne.click("#chart", offset=(3 + 2 * 10, 10))
        assert anne.words_played() == ["sail K10"]

    on_screen(at("K11", ships=SHIPS), act)


def test_the_coach_shades_the_chart():
    async def scene():
        async with at_table(game=GAME, seats=("Anne", "mate"), options=OPTIONS) as anne:
            await anne.press("c")
            await anne.until(lambda: "depart" in anne.session.legal_words()[0])
            await anne.press("enter")
            await anne.until(lambda: anne.board.heat)
            assert "red sea: where he probably is" in anne.sees
            await anne.press("c")
            assert not anne.board.heat

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("event", "sign"),
    [
        (Looked(NAVY, 0, sq("M5"), squares("M2")), " +"),
        (AnsweredAye(PIRATE, sq("K11")), "P!"),
        (Fired(NAVY, 0, sq("M5"), 0, 3, sq("M2")), "✕✕"),
        (Missed(sq("C4"), 1, "Horseshoe Key"), "!!"),
    ],
)
def test_what_happens_flashes_on_the_chart(event, sign):
    async def act(bart):
        bart.board.tempo = Tempo()
        lit = asyncio.create_task(bart.board.perform(event))
        await bart.until(lambda: sign in bart.board.flash.values())
        bart.board.tempo.hurry()
        await lit
        assert not bart.board.flash

    on_screen(aboard(ToRoll, 0, "K11", SHIPS), act)


def test_a_ship_is_seen_to_move():
    async def act(bart):
        await bart.board.perform(Moved(NAVY, 0, sq("M5"), sq("N6")))
        assert name(bart.board.seen.ships[0]) == "N6"

    on_screen(aboard(ToRoll, 0, "K11", SHIPS), act)


@pytest.mark.slow
def test_bots_play_a_whole_game_on_the_screen():
    async def scene():
        async with at_table(game=GAME, seats=("random", "random"), options=OPTIONS) as nobody:
            await nobody.until(lambda: nobody.session.over)
            await nobody.until_sees("win")
            assert nobody.board.seen.voyage is not None

    asyncio.run(scene())


# Room


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_everything_is_in_sight(size, language):
    async def scene():
        six = ("Anne", "Bart", "Cleo", "Dirk", "Edda", "Fynn")
        async with at_table(
            game=GAME, seats=six, size=size, language=language, options=OPTIONS
        ) as bart:
            await bart.press("left", "enter")
            assert all(name in bart.sees for name in six)
            assert words(GAME, language).text("terminal-key-quit") in bart.sees
            for part in ("#chart", "#legend", "Roster", "LogPanel", "ActionBar", "KeyLine"):
                assert bart.table.query_one(part).region in bart.app.screen.region, part

    asyncio.run(scene())


def test_a_large_screen_has_a_large_chart():
    async def act(bart):
        assert bart.board.query_one("#chart").region.size == (3 + 18 * 4 + 1, 1 + 14 * 2)

    on_screen(aboard(ToRoll, 0, "K11", SHIPS), act, size=(120, 40))
