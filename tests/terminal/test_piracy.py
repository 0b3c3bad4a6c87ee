"""Piracy on the screen and in lines of text: a chart, a finger on it, and a curtain."""

import asyncio
import io

import pytest

from quarterdeck.core.table import LiveTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.events import AnsweredAye, Fired, Looked, Missed, Moved
from quarterdeck.games.piracy.state import ToDecide, ToEngage, ToFireAgain, ToMove, ToRoll
from quarterdeck.terminal.crew import muster
from quarterdeck.terminal.games.piracy.drawing import blend, line
from quarterdeck.terminal.games.piracy.pointer import pointer
from quarterdeck.terminal.games.piracy.sketch import SKETCH
from quarterdeck.terminal.plain import Plain
from quarterdeck.terminal.screens.curtain import CurtainScreen
from quarterdeck.terminal.session import Session
from quarterdeck.terminal.tempo import Tempo
from quarterdeck.terminal.voice import Voice
from quarterdeck.words import LANGUAGES, words
from tests.games.piracy.positions import (
    NAVY,
    OPTIONS,
    PIRATE,
    aboard,
    at,
    listed,
    name,
    sq,
    squares,
)
from tests.terminal.stage import at_table

TWO = ("Anne", "Bart")  # Anne is the Pirate
SIZES = [(80, 24), (100, 30), (120, 40)]
SHIPS = "M5 K5 B2 F9 E3"


def on_screen(state, act, **more):
    """Anne and Bart at one keyboard, the game standing like this, the curtain lifted."""

    async def scene():
        async with at_table(game=GAME, seats=TWO, options=OPTIONS, **more) as player:
            player.session.state = state
            player.session.lift_curtain()
            player.board.live = False
            player.table.draw()
            player.board.live = True
            await player.pilot.pause()
            await act(player)

    asyncio.run(scene())


def seen(state, seat):
    return GAME.view(state, seat)


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_is_told_in_every_language(language):
    told = SKETCH.lines(seen(at("K11", stolen="C4"), PIRATE), words(GAME, language))

    assert len(told) == 7
    assert "K11" in told[4]
    assert "M13 (C4)" in told[5]


def test_a_captain_is_not_told_where_the_pirate_is():
    told = SKETCH.lines(seen(aboard(ToRoll, 0, "K11", SHIPS), NAVY), words(GAME))

    assert told[0] == "Ships of the Navy: 1 M5, 2 K5, 3 B2, 4 F9, 5 E3."
    assert told[3] == "He can be on 135 squares."
    assert told[-1] == "Ship 1 throws the die."
    assert len(told) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_asks_something_else(language):
    rolled = [aboard(m, 0, "K11", SHIPS, roll=2) for m in (ToDecide, ToMove, ToEngage, ToFireAgain)]
    begun = GAME.deal(2, OPTIONS, LiveTable(1))
    states = [begun, at("K11"), aboard(ToRoll, 0, "K11", SHIPS), *rolled]

    told = {SKETCH.lines(seen(state, None), words(GAME, language))[-1] for state in states}

    assert len(told) == len(states)


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("bury C4", "Put a chest on C4"),
        ("set up", "Set up as the chart suggests"),
        ("depart M14 M13", "Start at M13, out of M14"),
        ("sail L11-K11", "Sail L11-K11"),
        ("sail H13-I13 land I14", "Sail H13-I13 and land at I14"),
        ("land I14", "Land at I14"),
        ("fire north", "Fire north"),
        ("cease", "Cease fire"),
    ],
)
def test_words_are_put_kindly(word, says):
    assert SKETCH.phrase(word, words(GAME)) == says


def test_stages_are_told():
    begun = GAME.deal(2, OPTIONS, LiveTable(1))
    aye = aboard(ToEngage, 0, "K11", SHIPS, roll=2, sighted="K11")
    rich = at("K11", stolen="C4 L3 I5 O5 D8 L7")

    told = [SKETCH.stage(seen(state, None)).key for state in (begun, aye, rich)]

    assert told == ["piracy-stage-set-up", "piracy-stage-aye", "piracy-stage-escape"]
    assert SKETCH.stage(seen(at("K11"), None)) is None


def plain(*lines):
    session = Session(GAME, muster(GAME, TWO), OPTIONS, LiveTable(1))
    out = io.StringIO()
    Plain(session, Voice(GAME, "en"), out).play(f"{line}\n" for line in lines)
    return out.getvalue()


def test_lines_of_text_have_a_curtain_too():
    told = plain("set up", "", "depart M14 M13")

    before, _, after = told.partition("Anne is to decide, and nobody else may look.")
    assert "depart M14 M13" not in before
    assert "You may write: depart" in after
    assert "M13" not in after.partition("has had")[2]


def test_a_whole_game_is_played_in_lines_of_text():
    session = Session(GAME, muster(GAME, TWO), OPTIONS, LiveTable(1))
    out = io.StringIO()

    Plain(session, Voice(GAME, "en"), out).play(any_words(session))

    assert session.over
    assert "log, from" in out.getvalue()
    assert "wins:" in out.getvalue()


def any_words(session):
    """Whatever comes to mind, until it is over."""
    table = LiveTable(2)
    while not session.over:
        legal = session.legal_words()
        yield legal[int(table.random() * len(legal))]


# Pointing


def test_every_square_that_can_be_chosen_has_its_words():
    state = at("K10", ships=SHIPS)

    held = pointer(seen(state, PIRATE), listed(state))

    assert (name(held.cursor), held.word) == ("K10", "wait")
    assert held.at(sq("K9")).word == "sail K9"
    assert held.at(sq("L9")).ways == 2
    assert held.at(sq("L9")).another_way().word != held.at(sq("L9")).word
    assert held.at(sq("A1")).word == ""


def test_a_shot_comes_before_a_move_to_the_same_square():
    state = aboard(ToEngage, 1, "K8", SHIPS, roll=3, sighted="K8")

    held = pointer(seen(state, NAVY), listed(state))

    assert held.targets[sq("K8")] == ("fire south", "move K8")
    assert held.word == "fire south"


def test_lines_and_colours_between_two_ends():
    assert line(sq("B2"), sq("E5")) == [*squares("C3 D4 E5")]
    assert line(sq("E5"), sq("B5")) == [*squares("D5 C5 B5")]
    assert blend("#000000", "#ff8000", 0.5) == "#804000"


# On the screen


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
        (Missed(sq("C4"), 1), "!!"),
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


# The curtain


def test_a_curtain_falls_before_the_pirate_and_not_before_a_captain():
    async def scene():
        async with at_table(game=GAME, seats=TWO, options=OPTIONS) as both:
            assert both.session.viewer == NAVY
            await both.press("u")
            assert "Pass the keyboard to Anne." in both.sees
            assert "⌂" not in both.sees

            await both.press("enter")
            assert both.session.viewer == PIRATE

    asyncio.run(scene())


def test_behind_the_curtain_nothing_is_drawn():
    async def act(both):
        await both.press("enter", "enter", "s")
        assert isinstance(both.app.screen, CurtainScreen)
        assert both.board.seen.voyage is None
        assert not both.board.pointer.words

        await both.press("enter")
        assert both.board.seen.voyage is not None

    on_screen(aboard(ToRoll, 0, "B13", SHIPS), act)


def test_the_curtain_falls_again_before_every_turn_of_the_pirate():
    async def act(both):
        await both.press("s")
        assert both.session.viewer == NAVY
        await both.press("enter", "enter", "s")
        assert both.words_played() == ["wait", "roll", "look", "stay"]
        assert isinstance(both.app.screen, CurtainScreen)

    on_screen(at("B13", ships=SHIPS), act)


def test_someone_alone_needs_no_curtain():
    async def scene():
        async with at_table(game=GAME, seats=("Anne", "random"), options=OPTIONS) as anne:
            assert anne.session.viewer == PIRATE
            assert not anne.session.curtained

    asyncio.run(scene())


# Room


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
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
